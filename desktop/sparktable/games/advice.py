"""What there is to learn from a game: told of what one seat was asked, did and saw, and of nothing else.

A game that gives any has a module `advice` with `advise(played)`, the most useful first, and `could_still(view)`:
what a beginner may overlook before the turn ends. Words: `<game>.advice.<key>`."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Card
from sparktable.kernel.typed import EventKind, OptionKind, QuestionKind
from sparktable.kernel.values import Event


class Choice(NamedTuple):
    """A question to a seat, and what it answered."""

    place: int
    """How many answers had been given before."""
    turn: int
    seat: int
    question: QuestionKind
    offered: frozenset[OptionKind]
    taken: Option


class Played(NamedTuple):
    """A game as one seat has seen it."""

    seat: int
    choices: tuple[Choice, ...]
    """What this seat was asked and answered."""
    events: tuple[tuple[int, Event], ...]
    """What happened, as this seat saw it, each with how many answers had been given before."""
    cards: tuple[Card, ...]
    """The catalogue."""

    def told(self, *kinds: EventKind) -> list[tuple[int, Event]]:
        """What happened of these kinds."""
        return [(place, event) for place, event in self.events if event.kind in kinds]


class Advice(NamedTuple):
    key: str
    n: int
    """How often it was so."""
    place: int
    """Where to look at it: how many answers had been given before."""
    elsewhere: tuple[int, ...] = ()
    """Where else it was so, the last first."""


def passed_by(choices: Iterable[Choice], taken: Iterable[OptionKind], offered: OptionKind) -> list[Choice]:
    """Where something was offered and something else was done, once a turn at most."""
    kinds, found = frozenset(taken), {}
    for choice in choices:
        if choice.taken.kind in kinds and offered in choice.offered:
            found[choice.turn] = choice
    return list(found.values())


def advice(key: str, where: list[Choice], least: int) -> list[Advice]:
    """That something was passed by so often, if it was often enough to be worth telling; the last time is shown."""
    if len(where) < least:
        return []
    last, *before = (each.place for each in reversed(where))
    return [Advice(key, len(where), last, tuple(before))]


def never(key: str, choices: Iterable[Choice], kind: OptionKind, least: int) -> list[Advice]:
    """That something was never done, though it could have been in so many turns."""
    chances: dict[int, Choice] = {}
    for choice in choices:
        if choice.taken.kind == kind:
            return []
        if kind in choice.offered:
            chances.setdefault(choice.turn, choice)
    return advice(key, list(chances.values()), least)
