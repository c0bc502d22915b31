"""What an opponent says about its last move, and an adviser about a hint: as much as the viewer may know."""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sparktable.app.speech import Speech
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

if TYPE_CHECKING:
    from sparktable.ai.thought import Thought, Weighed
    from sparktable.kernel.match import Answer, Match


BARE = frozenset({"card", "space", "seat", "number", "yes", "no", "do"})
"""Kinds of answer that say little without their question."""


class Said(NamedTuple):
    """A thought, whose it was, and in which turn."""

    seat: int
    turn: int
    thought: Thought

    def is_about(self, answer: Answer) -> bool:
        return (self.seat, self.thought.option) == (answer.seat, answer.option)

    def tells_more_than(self, other: Said | None) -> bool:
        """Whether this is what a player would ask about: the latest, but rather a move than a detail of it."""
        return (other is None or (self.seat, self.turn) != (other.seat, other.turn)
                or self.thought.option.kind not in BARE or other.thought.option.kind in BARE)


class Recall:
    """What opponents thought of their answers. What was taken back is not told, unless it is given again."""

    def __init__(self) -> None:
        self._said: dict[int, Said] = {}
        """An answer's place in the game -> what was thought of it."""

    def note(self, match: Match, said: Said | None) -> None:
        """An answer was given, taken back or given again; `said` is what was thought last."""
        if match.undone:
            return
        given = len(match.answers)
        self._said = {place: each for place, each in self._said.items() if place < given}
        if said is not None and given and said.is_about(match.answers[-1]):
            self._said[given - 1] = said

    def latest(self, match: Match) -> Said | None:
        """The last move that somebody thought about, of those that stand."""
        told = None
        for place, said in self._said.items():
            if place < len(match.answers) and said.is_about(match.answers[place]) and said.tells_more_than(told):
                told = said
        return told


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
        facts |= {f"chance{index}": str(_percent(other)) for index, other in enumerate(others, 1)}
        as_good = sum(_percent(other) == _percent(thought) for other in others)
        key = f"why.as good.{as_good}.{len(others)}" if as_good else f"why.next.{len(others)}"
        sentences.append(words.say(key, chance=_percent(thought), **facts))
    return " ".join(sentence for sentence in sentences if sentence)


def _percent(weighed: Thought | Weighed) -> int:
    return round(100 * weighed.score)


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
