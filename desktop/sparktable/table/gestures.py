"""How an answer is given by hand: what is taken up, and where it is put. Each game has a table of these.

    {"play": Gesture(target=place("play"), icon="hand"),
     "move": Gesture(source="me", target="space", icon="move")}

A kind of option that the table lacks still works: what it names is lit up and can be clicked; an option that names
nothing on the table becomes a button.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from sparktable.kernel import kinds, questions
from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.typed import OptionKind, QuestionKind
from sparktable.table.piece import role

LOCATED = ("card", "space", "seat")
"""Kinds of references that are somewhere on the table."""


def mover(seat: int) -> Ref:
    """The piece that a player moves about: its *mover*."""
    return role("mover", seat)


class Gesture(NamedTuple):
    """One way of answering."""

    source: str | Ref = ""
    """What is taken up: `card`, `card 2`, `space`, `seat`, `me` for the mover of who is asked, or a place. Empty:
    the first thing that the option names. `card as deck` is what stands for that card's deck."""
    target: str | Ref = ""
    """Where it is put: a kind of reference as above, or a place. Empty: a click is enough."""
    icon: str = ""
    rank: int = 5
    """The lower, the sooner it is what a card's tab shows and what comes first in a list."""
    tab: bool = True
    """Whether icon and price stand on the upper edge of what can be taken."""
    declines: bool = False
    """It ends or refuses something: never the yellow button beside a real answer."""
    at_once: bool = False
    """A click on its target gives it, where nothing else can be meant."""
    double: bool = False
    """A double click gives it."""
    ways: tuple[int, ...] = ()
    """The numbers by which answers differ that come to the same, the usual way first. It is taken unless the player
    asks for the others."""
    payer: str = ""
    """From what on an answer names what is to pay, where that is not the usual: `card 2`. The usual is taken unless
    the player asks."""


class Walk(NamedTuple):
    """Something that takes several answers, one after the other."""

    option: Option
    """What stands for it at the table: an answer to no question, of a kind that `is_walk` knows."""
    steps: tuple[Option, ...]


Gestures = Mapping[OptionKind | tuple[QuestionKind, OptionKind], Gesture]
"""By the kind of option, or by the question and the kind where the kind alone does not tell."""
Signs = Mapping[QuestionKind, str]
"""The sign of what is asked, by the kind of question. Where a game names none it is that of the answers, if they
share one that tells something."""
PLAIN = Gesture(icon="check")
WALK = OptionKind("walk")
"""A kind of walks that has words and a gesture of its own is called `walk.attack`."""


def is_walk(option: Option) -> bool:
    return option.kind.partition(".")[0] == WALK


COMMON: Gestures = {
    kinds.CARD: Gesture(icon="check", tab=False),
    kinds.SPACE: Gesture(icon="pawn", tab=False),
    kinds.SEAT: Gesture(icon="player", tab=False),
    kinds.DO: Gesture(icon="check"),
    kinds.YES: Gesture(icon="check"),
    kinds.NO: Gesture(icon="close", declines=True),
    kinds.PASS: Gesture(icon="skip", declines=True),
    kinds.DONE: Gesture(icon="check", declines=True),
}


COMMON_SIGNS: Signs = {
    questions.CHOOSE_CARD: "deck",
    questions.CHOOSE_SPACE: "pawn",
    questions.CHOOSE_SEAT: "player",
    questions.TURN_UP: "reveal",
    questions.ORDER: "log",
    questions.REPLACE: "log",
}


class Act(NamedTuple):
    """An answer, and how it is given by hand."""

    option: Option
    gesture: Gesture
    source: Ref | None
    target: Ref | None

    @property
    def way(self) -> int:
        """The smaller, the more usual this way of doing the same is."""
        if self._says_what_pays:
            return len(self.gesture.ways) + 1
        numbers = [int(ref.value) for ref in self.option.refs if ref.kind == "number"]
        ways = self.gesture.ways
        return ways.index(numbers[0]) if numbers and numbers[0] in ways else len(ways)

    def same_as(self, other: Act) -> bool:
        """Whether both come to the same, and differ only in the way."""
        return self.option.kind == other.option.kind and self.gesture is other.gesture and self.what == other.what

    @property
    def what(self) -> tuple[Ref, ...]:
        """What is done, whatever the way."""
        refs = self.option.refs
        if self._says_what_pays:
            kind, _, index = self.gesture.payer.partition(" ")
            cards = [at for at, ref in enumerate(refs) if ref.kind == kind]
            refs = refs[:cards[int(index or 1) - 1]]
        return tuple(ref for ref in refs if ref.kind != "number") if self.gesture.ways else refs

    @property
    def _says_what_pays(self) -> bool:
        return _named(self.gesture.payer, self.option, -1) is not None

    @property
    def to_place(self) -> bool:
        """The target is one that needs no pointing at: there is only one."""
        return self.target is not None and self.target.kind == "place"


def acts_of(decision: Decision, options: Iterable[Option], me: int, table: Gestures) -> Iterator[Act]:
    """How each option is given by hand. The table may know a kind within one question: `discard/card`."""
    for option in options:
        gesture = (table.get((decision.kind, option.kind)) or table.get(option.kind)
                   or COMMON.get(option.kind) or PLAIN)
        source = gesture.source if isinstance(gesture.source, Ref) else _named(gesture.source, option, me)
        if source is None and not gesture.source:
            source = next((ref for ref in option.refs if ref.kind in LOCATED), None)
        target = gesture.target if isinstance(gesture.target, Ref) else _named(gesture.target, option, me)
        yield Act(option, gesture, source, target)


def usual(acts: Iterable[Act]) -> tuple[Act, ...]:
    """These answers, each in its most usual way only."""
    found: list[Act] = []
    for act in acts:
        at = next((index for index, other in enumerate(found) if act.same_as(other)), None)
        if at is None:
            found.append(act)
        elif act.way < found[at].way:
            found[at] = act
    return tuple(found)


def things(option: Option) -> tuple[Ref, ...]:
    """What an answer names, whatever the way."""
    return tuple(ref for ref in option.refs if ref.kind != "number")


def _named(what: str, option: Option, me: int) -> Ref | None:
    """The reference that a word of the table means."""
    if not what:
        return None
    if what == "me":
        return mover(me)
    what, _, part = what.partition(" as ")
    kind, _, index = what.partition(" ")
    found = [ref for ref in option.refs if ref.kind == kind]
    at = int(index or 1) - 1
    if at >= len(found):
        return None
    return role(part, found[at].value) if part else found[at]
