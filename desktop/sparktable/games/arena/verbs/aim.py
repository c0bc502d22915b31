"""Whom a text is about: one opponent, each of them, a player. What follows speaks of "it", and of "them", its player.

A text acts for the Transformer whose back its card bears ("this Transformer"). In a combat, "it" is from the start
the other Transformer of that combat. Where nobody fits, nothing happens.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sparktable.kernel.control import Condition, Effect
from sparktable.kernel.decisions import SEAT, Options, Ref
from sparktable.kernel.nodes import Frame
from sparktable.kernel.state import State
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.vocabulary.aiming import InTurn
from sparktable.kernel.vocabulary.picking import Picking
from sparktable.kernel.vocabulary.seats import seats_of
from sparktable.kernel.vocabulary.selections import bind

from .. import questions
from ..facts.position import could_attack, next_to
from ..state import HAND, ArenaState, deck_of, foes, own, seat_zone, space_of

NEXT: Final = "next to it"
IN_POSITION: Final = "in position"
ANYWHERE: Final = "anywhere"
"""Where an opponent must be: on one of the eight spaces around, where this Transformer could attack it, anywhere."""


def targets(s: ArenaState, frame: Frame, where: str) -> list[int]:
    """The opponents' Transformers that stand so to the text's own."""
    me = deck_of(s, frame.source)
    found = foes(s, frame.seat)
    if where == ANYWHERE:
        return found
    if me not in own(s, frame.seat):
        return []
    here = space_of(s, me)
    fits = next_to if where == NEXT else could_attack
    return [pawn for pawn in found if fits(s, here, space_of(s, pawn))]


def players(s: ArenaState, frame: Frame, whom: str) -> list[int]:
    """The players still in the game that a word means, in turn order from the text's own."""
    first, seats = frame.seat, s.game.seats
    meant = sorted(seats_of(s, frame, whom), key=lambda seat: (seat - first) % seats)
    return [seat for seat in meant if own(s, seat)]


class Choosing(Picking):
    """One is chosen, and the body goes on about it."""

    body: Effect

    def about(self, s: ArenaState, frame: Frame) -> tuple[Ref, ...]:
        return ()

    def complete(self, s: State, picks: tuple[int, ...]) -> None:
        """Whether something was done is for the body to say."""

    def end(self, s: State, frame: Frame, picks: tuple[int, ...], left: int) -> None:
        s.scope.done = False

    def take(self, s: ArenaState, frame: Frame, item: int) -> None:
        bind(s, self.family(), item)
        s.stack.append(frame.to(self.body))


@dataclass(frozen=True, eq=False)
class AtOne(Choosing):
    """Choose one opponent's Transformer that stands so."""

    where: str
    body: Effect

    def question(self) -> QuestionKind:
        return questions.CHOOSE_OPPONENT

    def candidates(self, s: ArenaState, frame: Frame) -> list[int]:
        return targets(s, frame, self.where)


@dataclass(frozen=True, eq=False)
class FromOne(Choosing):
    """Choose a player who holds cards."""

    whom: str
    body: Effect

    def question(self) -> QuestionKind:
        return questions.CHOOSE_PLAYER

    def family(self) -> Options:
        return SEAT

    def candidates(self, s: ArenaState, frame: Frame) -> list[int]:
        return [seat for seat in players(s, frame, self.whom) if s.zones[seat_zone(seat, HAND)]]


@dataclass(frozen=True, eq=False)
class AtEach(InTurn):
    """Every opponent's Transformer that stands so now, one after the other."""

    where: str
    body: Effect

    def meant(self, s: ArenaState, frame: Frame) -> list[int]:
        return targets(s, frame, self.where)


@dataclass(frozen=True, eq=False)
class EachPlayer(InTurn):
    """Every player meant, in turn order. Where a ruling is named, the table's choice says who is meant."""

    whom: str
    body: Effect
    ruling: str = ""

    def meant(self, s: ArenaState, frame: Frame) -> list[int]:
        return players(s, frame, str(s.game.ruling(self.ruling)) if self.ruling else self.whom)

    def family(self) -> Options:
        return SEAT


@dataclass(frozen=True, eq=False)
class DidDamage(Condition):
    """The attack of this combat did damage."""

    def holds(self, s: ArenaState, frame: Frame) -> bool:
        return s.scope.amount > 0
