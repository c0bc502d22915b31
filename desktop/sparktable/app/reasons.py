"""What an opponent says about its last move, and an adviser about a hint: as much as the viewer may know."""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sparktable.app.speech import Speech
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

if TYPE_CHECKING:
    from sparktable.ai.thought import Thought, Weighed


BARE = frozenset({"card", "space", "seat", "number", "yes", "no", "do"})
"""Kinds of answer that say little without their question."""


class Said(NamedTuple):
    """A thought, whose it was, and in which turn."""

    seat: int
    turn: int
    thought: Thought

    def tells_more_than(self, other: Said | None) -> bool:
        """Whether this is what a player would ask about: the latest, but rather a move than a detail of it."""
        return (other is None or (self.seat, self.turn) != (other.seat, other.turn)
                or self.thought.option.kind not in BARE or other.thought.option.kind in BARE)


def quoted(speech: Speech, option: Option, view: View) -> str:
    """An answer in the middle of a sentence: a card's text brings a full stop of its own."""
    return speech.option(option, view.state).removesuffix(".")


def reasons(speech: Speech, thought: Thought, view: View) -> str:
    """The sentence that says why, and one with the next best answers and the chance to win that was seen in them."""
    words = speech.words
    sentences = [speech.thought(thought.why, view.state)]
    others = _told_apart(speech, thought, view)
    if others:
        facts = {f"option{index}": quoted(speech, other.option, view) for index, other in enumerate(others, 1)}
        facts |= {f"chance{index}": str(round(100 * other.score)) for index, other in enumerate(others, 1)}
        sentences.append(words.say(f"why.next.{len(others)}", chance=round(100 * thought.score), **facts))
    return " ".join(sentence for sentence in sentences if sentence)


def _told_apart(speech: Speech, thought: Thought, view: View) -> list[Weighed]:
    """The next best answers that the viewer may know, each that reads differently once."""
    told = {quoted(speech, thought.option, view)}
    found = []
    for other in thought.alternatives:
        if known(other.option, view) and (sentence := quoted(speech, other.option, view)) not in told:
            told.add(sentence)
            found.append(other)
    return found


def about_move(speech: Speech, said: Said, view: View) -> str:
    """What an opponent did last, and why."""
    return speech.words.say("why.move", who=speech.seat(said.seat),
                            option=quoted(speech, said.thought.option, view), why=reasons(speech, said.thought, view))


def known(option: Option, view: View) -> bool:
    """Whether an answer that was not given tells nothing that the viewer does not know: a card in a hand would."""
    bit = 1 << view.seat
    return all(view.state.known[int(ref.value)] & bit for ref in option.refs if ref.kind == "card")
