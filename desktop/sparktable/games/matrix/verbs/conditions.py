"""What a text asks before it does something."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Condition
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import EventKind
from sparktable.kernel.vocabulary.seats import YOU
from sparktable.kernel.vocabulary.selections import IT, Selection

from ..card import ROBOT
from ..events import AMBUSHED, DECLARES, DECLARES_BATTLE, FLIPS, FORCED, MOVES_ONTO, TELEPORTS
from ..state import DISCARD, HAND, MATRIX, MatrixState, seat_zone
from .select import ANYBODY, Place, reach, under_command


@dataclass(frozen=True, eq=False)
class On(Condition):
    """Your character stands on such a card."""

    what: Selection

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        space = s.at[frame.seat]
        if space < 0:
            return False
        slot = s.zones[MATRIX][space]
        return slot >= 0 and self.what.fits(s, frame, slot)


@dataclass(frozen=True, eq=False)
class OnBattled(Condition):
    """Your character stands where the battled Adversary lies."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return s.battle is not None and s.at[frame.seat] == s.battle.space


@dataclass(frozen=True, eq=False)
class FarFromBattle(Condition):
    """Your character stands at least that far from the battled Adversary."""

    distance: int

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        at = s.at[frame.seat]
        return s.battle is not None and (at < 0 or s.game.grid.distance[at][s.battle.space] >= self.distance)


@dataclass(frozen=True, eq=False)
class Near(Condition):
    """Your character stands on the card that speaks, or beside it, as the place word says."""

    at: Place

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return s.at[frame.seat] in reach(s, frame, self.at)


@dataclass(frozen=True, eq=False)
class InMode(Condition):
    """Your character shows that side."""

    mode: int

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return s.mode[frame.seat] == self.mode


@dataclass(frozen=True, eq=False)
class Commanded(Condition):
    """The Polity that speaks is under that command."""

    by: str

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return under_command(s, frame.seat, frame.source, self.by)


@dataclass(frozen=True, eq=False)
class BlockedByCard(Condition):
    """The Attack was Blocked by discarding a card, not by an Energon ability."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        hand = seat_zone(frame.seat, HAND), seat_zone(frame.seat, DISCARD)
        return any(s.where[slot] in hand for slot in s.scope.it)


# --- what was done this turn ------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Did(Condition):
    """It was done earlier this turn, by you or by anybody; `to`: to the card in question."""

    event: EventKind
    who: str = YOU
    to: Selection | None = None

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        slots = self.to.found(s, frame) if self.to is not None else None
        return any(deed.kind == self.event and (self.who == ANYBODY or deed.seat == frame.seat)
                   and (slots is None or deed.slot in slots) for deed in s.deeds)


@dataclass(frozen=True, eq=False)
class FirstRobotBattle(Condition):
    """No battle against a Robot has been declared this turn before the one that is going on or to come."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        declared = [deed.slot for deed in s.deeds
                    if deed.kind in (DECLARES_BATTLE, DECLARES) and ROBOT in s.card(deed.slot).types]
        going_on = s.battle is not None and s.battle.slot in declared
        return len(declared) <= int(going_on)


def TurnedUpByYou() -> Did:
    """You turned up this card this turn."""
    return Did(FLIPS, to=IT)


def AmbushedYou() -> Did:
    """This card Ambushed you this turn."""
    return Did(AMBUSHED, to=IT)


@dataclass(frozen=True, eq=False)
class Forced(Condition):
    """The move onto this card was not the mover's own."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return _last_way(s) == FORCED


@dataclass(frozen=True, eq=False)
class Teleported(Condition):
    """The mover came onto this card by a Teleport, which Ambushes nobody (War on Cybertron p.7)."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return _last_way(s) == TELEPORTS


def _last_way(s: MatrixState) -> int:
    return next(deed.number for deed in reversed(s.deeds) if deed.kind == MOVES_ONTO)


# --- what a Mission asks of the event that it watches: `s.scope.amount` is the event's number -------------------


@dataclass(frozen=True, eq=False)
class FromAfar(Condition):
    """The battle was fought over at least that distance; a defeat without a battle never was."""

    distance: int

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return s.battle is not None and s.battle.slot in s.scope.it and s.scope.amount >= self.distance


@dataclass(frozen=True, eq=False)
class ByMargin(Condition):
    """The battle was won with at least that much more Power than it took."""

    n: int

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return s.battle is not None and s.battle.slot in s.scope.it and s.battle.margin >= self.n


@dataclass(frozen=True, eq=False)
class BlockedForAnother(Condition):
    """The Attack was aimed at a character other than the blocker's."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return s.scope.amount not in (-1, s.scope.them)


@dataclass(frozen=True, eq=False)
class TakenFromAdversaries(Condition):
    """The Polity was under Adversary command before."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        return s.scope.amount == 1 - s.game.side[frame.seat]


@dataclass(frozen=True, eq=False)
class DefenceHeld(Condition):
    """Your defensive Assist was resolved, and the Boss still stands."""

    def holds(self, s: MatrixState, frame: Frame) -> bool:
        battle = s.battle
        return battle is not None and s.where[battle.slot] == MATRIX and any(
            s.owner[slot] == frame.seat for slot in battle.defending)


