"""What an opponent says about its last move, and an adviser about a hint: as much as the viewer may know."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from sparktable.app.game_texts import Speech
from sparktable.app.sentence_parts import begun, ended_once
from sparktable.games.forms import PAIR
from sparktable.kernel import kinds, questions
from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.state import State
from sparktable.kernel.view import View, view

if TYPE_CHECKING:
    from sparktable.ai.thought import Thought, Weighed
    from sparktable.kernel.match import Answer, Match


TOLD = 2
"""So many alternatives are told."""
_STEPS = frozenset({"move", "go on", "boost", "draw"})
_LITTLE = (frozenset({"end", "end turn", "done", "pass", "skip", "no", "keep", "stay", "call off"}),
           frozenset({"card", "space", "seat", "number", "yes", "do", "pay", "discard", "character"}),
           _STEPS,
           frozenset({"play", "convert"}),
           frozenset({"search", "use", "activate"}))
"""Kinds of answer that tell less than to buy or to battle, the least first: ends, details, steps, what is played to
do something, and what only leads to more."""
_OTHER = "why.other"
"""A reason that says nothing of the answer."""
_DEED = len(_LITTLE) - 1
"""From this weight on an answer is worth to be told beside a better one."""


SHORT = 40
"""Letters of a hint's first line: what is longer stands under it."""


class Told(NamedTuple):
    """What is told of an answer: all of it, and for who wants to read little first a line and a second one."""

    whole: str
    line: str = ""
    note: str = ""
    option: Option | None = None
    """What is advised."""


class Said(NamedTuple):
    """A thought, whose it was, and in which turn."""

    seat: int
    turn: int
    thought: Thought
    hidden: tuple[int, ...] = ()
    """What must lie open before anything is told (see `hidden_cards`)."""
    asked: Decision | None = None

    def is_about(self, answer: Answer) -> bool:
        return (self.seat, self.thought.option) == (answer.seat, answer.option)

    @property
    def weight(self) -> int:
        """How much the answer tells of what its player wanted; least of all where nothing had to be weighed."""
        if not self.thought.tries:
            return -1
        kind = self.thought.option.kind
        return next((weight for weight, kinds in enumerate(_LITTLE) if kind in kinds), len(_LITTLE))


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

    def told(self, match: Match, seat: int, since: int = -1, *, latest_first: bool = False) -> list[tuple[int, Said]]:
        """What there is to tell a seat of the answers that stand and were given after a turn, with their places: the
        most telling one of each opponent, the opponent first that was last; then all other deeds, the last first.
        Where there is none, that of the last turn before. `latest_first`: what was done last comes before everything,
        little as it may be."""
        recent: list[int] = []
        for place, said in sorted(self._said.items(), reverse=True):
            if recent and said.turn <= since:
                break
            if place < len(match.answers) and said.is_about(match.answers[place]) and (
                    not said.hidden or as_witnessed(match, place, said, seat) is not None):
                since = since if recent else min(since, said.turn - 1)
                recent.append(place)
        best: dict[int, int] = {}
        for place in recent:
            said = self._said[place]
            if said.seat not in best or said.weight > self._said[best[said.seat]].weight:
                best[said.seat] = place
        deeds = [place for place in recent if self._said[place].weight >= _DEED]
        order = dict.fromkeys([*recent[:latest_first], *best.values(), *deeds])
        return [(place, self._said[place]) for place in order]


def quoted(speech: Speech, option: Option, view: View, asked: Decision | None = None) -> str:
    """An answer in the middle of a sentence, as one to what was asked, if that is told: a card's text brings a full
    stop of its own."""
    deed = option.kind == kinds.DO  # the text tells more than that it is used
    named = speech.option(option, view.state) if asked is None or deed else speech.answer(option, asked, view.state)
    return named.removesuffix(".")


def reasons(speech: Speech, thought: Thought, view: View, said: Said | None = None) -> str:
    """The sentence that says why, and one with the chance to win that was seen in it and in the next best answers. Of
    what was `said` by another seat, some may have been better that lie hidden."""
    words, asked = speech.words, view.decision if said is None else _laid_open(said, view)
    sentences = [speech.thought(thought.why, view.state)]
    others = _told_apart(speech, thought, view, view.seat if said is None else said.seat, asked)
    if others:
        facts = {f"option{index}": quoted(speech, other.option, view, asked)
                 for index, other in enumerate(others, 1)}
        facts |= {f"chance{index}": str(_percent(other)) for index, other in enumerate(others, 1)}
        as_good = sum(_percent(other) == _percent(thought) for other in others)
        best = "next" if said is None or _all_open(said, view) else "next open"
        key = f"why.{f'as good.{as_good}' if as_good else best}.{len(others)}"
        sentences.append(words.say(key, chance=_percent(thought), **facts))
    elif thought.tries:
        sentences.append(words.say("why.chance", chance=_percent(thought)))
    return ended_once(" ".join(sentence for sentence in sentences if sentence))


def _percent(weighed: Thought | Weighed) -> int:
    return round(100 * weighed.score)


def _told_apart(speech: Speech, thought: Thought, view: View, seat: int, asked: Decision | None) -> list[Weighed]:
    """The two next best answers that the viewer may know, each that reads differently once."""
    told = {quoted(speech, thought.option, view, asked)}
    found: list[Weighed] = []
    for other in thought.alternatives:
        if len(found) < TOLD and known(other.option.refs, view, seat):
            sentence = quoted(speech, other.option, view, asked)
            if sentence not in told:
                told.add(sentence)
                found.append(other)
    return found


def about_move(speech: Speech, said: Said, view: View) -> Told:
    """What an opponent did, and why."""
    who, asked = speech.seat(said.seat), _asked(speech, said, view)
    option = quoted(speech, said.thought.option, view)
    if option != who:
        option = quoted(speech, said.thought.option, view, _laid_open(said, view))
    why = reasons(speech, said.thought, view, said)
    named = any(_names(option, each) for each in who.split(PAIR))  # nobody is named twice
    key = f"why.move{'.named' * named}{'.asked' * bool(asked and not _names(f'{who}, {option}', asked))}"
    whole = ended_once(speech.words.say("why.move.self" if option == who else key, who=who, option=option, why=why,
                                        asked=asked))
    line = option if named else speech.words.say("why.line", who=who, option=option)
    return Told(whole, line, speech.thought(said.thought.why, view.state))


def _names(text: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def _all_open(said: Said, view: View) -> bool:
    """Whether the viewer may know all there was to choose from; of actions and secret questions nobody is told that
    much."""
    asked = said.asked
    return said.seat == view.seat or (asked is not None and asked.kind != questions.ACTION
                                      and not asked.secret and all(
        known(option.refs, view, said.seat) for option in asked.options))


def _laid_open(said: Said, view: View) -> Decision | None:
    """What was asked, where the viewer may know all of it."""
    asked = said.asked
    return asked if asked is not None and _all_open(said, view) and known(asked.about, view, said.seat) else None


def _asked(speech: Speech, said: Said, view: View) -> str:
    """What an answer was given to, where it does not say so itself and the viewer may know: the card whose text
    asked, or the question."""
    asked = said.asked
    if asked is None or asked.kind == questions.ACTION or asked.secret or not known(asked.about, view, said.seat):
        return ""
    if asked.source >= 0:
        return speech.card(asked.source, view.state)
    question = speech.question(asked, view.state)  # one that names whoever answers would name them twice
    return "" if any(name in question for name in speech.seat(said.seat).split(PAIR)) else question


def advised(speech: Speech, thought: Thought, view: View) -> Told:
    """A hint: first a few words, what to do and the one thing it brings that tells most; then all of it, and why."""
    option, why = quoted(speech, thought.option, view, view.decision), reasons(speech, thought, view)
    whole = ended_once(speech.words.say("hint.because", option=option, why=why))
    outlook = speech.game.outlook(view, thought.option)
    telling = [each for each in outlook if each.numbers or not set(each.refs) <= set(thought.option.refs)]
    brings = [speech.in_short(each, view.state) for each in telling or outlook]  # what the answer does not say
    name = speech.answer(thought.option, view.decision, view.state).removesuffix(".") if view.decision else option
    called = _called(speech, thought.option, view) or name
    effects = [effect for effect in brings if effect.removesuffix(".").casefold() not in ("", called.casefold())]
    lines = (begun(effect) if _names(effect, called) else f"{called}: {effect}" for effect in effects)
    line = next((line for line in lines if len(line) <= SHORT), name)
    note = begun(effects[0]) if effects and line == name else ""
    says_little = thought.option.kind in _STEPS or (not effects and thought.why.key != _OTHER)
    if says_little and speech.words.has(f"{speech.title.name}.{thought.why.key}"):
        note = speech.thought(thought.why, view.state)  # it does not say what it is for
    return Told(whole, line, note, thought.option)


def _called(speech: Speech, option: Option, view: View) -> str:
    """The short name of an answer; "" where it could as well be that of the same with another card."""
    called, meant = speech.called(option, view.state), speech.option(option, view.state)
    if not called:
        return ""
    offered = view.decision.options if view.decision is not None else ()
    first = {each.refs[0] for each in offered if each.kind == option.kind and each.refs}
    others = [option.having(refs=(each, *option.refs[1:])) for each in first]
    doubtful = any(speech.called(each, view.state) == called and speech.option(each, view.state) != meant
                   for each in others)
    return "" if doubtful else called


def hidden_cards(asked: Decision, option: Option, s: State) -> tuple[int, ...] | None:
    """Which cards must lie open before anybody is told why an answer was given; None if that must never be told.
    Where a question is a secret, so is it that there was a choice; but whoever answers it with a card that is hidden,
    where there was an answer without any, shows that there was."""
    everybody = (1 << s.game.seats) - 1

    def hidden(answer: Option) -> tuple[int, ...]:
        return tuple(int(ref.value) for ref in answer.refs
                     if ref.kind == "card" and ~s.known[int(ref.value)] & everybody)

    if not asked.secret:
        return ()
    return hidden(option) or None if not all(map(hidden, asked.options)) else None


def as_witnessed(match: Match, place: int, said: Said, seat: int) -> View | None:
    """What a seat saw when an answer was given: what lay there before, and which cards the answer itself brought to
    light, but what it turned up on the board was not known yet. None while cards are hidden that must lie open."""
    before, after, bit = match.at(place), match.at(place + 1), 1 << seat
    laid = [_laid(slot, before, after) for slot in said.hidden]
    later, count = after, place + 1
    while not all(later.known[slot] & bit for slot in laid):
        count += 1
        if count > len(match.answers) or later.turn != said.turn:
            return None
        later = match.at(count)
    seen = view(before, seat)
    s, since = seen.state, view(after, seat).state
    for ref in (*said.thought.option.refs, *said.thought.why.refs):
        slot = int(ref.value) if ref.kind == "card" else -1
        if slot in said.hidden:
            s.ident[slot] = before.ident[slot]
            s.known[slot] |= bit
        elif slot >= 0 and not s.known[slot] & bit and not s.game.zone_is_board[s.where[slot]]:
            s.ident[slot] = since.ident[slot]
            s.known[slot] |= since.known[slot] & bit
    return seen


def _laid(slot: int, before: State, after: State) -> int:
    """Where a card of a hand was laid: facedown they change places with others, so that none can be followed."""
    hand = before.where[slot]
    return next((other for other in before.zones[hand]
                 if after.where[other] != hand and after.ident[other] == before.ident[slot]), slot)


def known(refs: Iterable[Ref], view: View, seat: int) -> bool:
    """Whether what a question or an answer that was not given speaks of tells nothing that the viewer does not know:
    a card in a hand would, and what this seat thinks of a card on the board that it alone has peeked at."""
    s, bit = view.state, 1 << view.seat
    return all(s.known[slot] & bit or (s.game.zone_is_board[s.where[slot]] and not s.known[slot] & 1 << seat)
               for slot in (int(ref.value) for ref in refs if ref.kind == "card"))
