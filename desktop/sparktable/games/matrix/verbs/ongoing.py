"""Ongoing texts: what holds while a card is in play, lies faceup in the Matrix, or for the rest of a turn."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from sparktable.kernel.control import Amount, Condition, Effect, amount, no_frame
from sparktable.kernel.modifiers import modify
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import Stat, Thing
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.selections import Selection
from sparktable.kernel.vocabulary.statics import forbid

from .. import stats
from ..events import ACTIVATES, BUYS, MOVES_ONTO, SEARCHES, STEPS
from ..facts.power import PowerText, fits_versus, range_of
from ..headings import done_before
from ..state import ANY_USE, PLAY, Deed, MatrixState, seat_zone
from ..statics import Static
from ..stats import (
    ACTIONS,
    BUYING,
    COST,
    ENERGON_ABILITIES,
    NEXT,
    NO_AMBUSH,
    SEARCHING,
    STEPPING,
    TURN,
)
from .pick import PickFrom

DEED: Final = {BUYING: BUYS, SEARCHING: SEARCHES, STEPPING: MOVES_ONTO, ENERGON_ABILITIES: ACTIVATES}
"""What is told when it has been done, of that which can have a first time each turn."""


def speaks_of(s: MatrixState, m: Modifier, seat: int, of: Selection | None, subject: int) -> bool:
    """Whether a text is about this card."""
    if m.subject not in (-1, subject):
        return False
    return of is None or (subject >= 0 and of.fits(s, no_frame(seat, m.source), subject))


@dataclass(frozen=True, eq=False)
class CostMod(Static):
    """Something takes more or less Power, Move or Energon."""

    action: Thing
    n: Amount
    of: Selection | None = None
    """Cards that it concerns; moving: onto them."""
    _: KW_ONLY
    first: bool = False
    """Only the first time each turn: what was done before the text came into force counts."""
    provided: Condition | None = None

    def stat(self) -> Stat:
        return COST[self.action]

    def amount_for(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> int:
        if not speaks_of(s, m, seat, self.of, subject):
            return 0
        if self.first and done_before(s, filter(self._was_paid, s.deeds), seat, self.of, m.source):
            return 0
        return amount(s, no_frame(seat, m.source), self.n)

    def _was_paid(self, deed: Deed) -> bool:
        """Whether a deed was of this kind, and at a price: a step that takes no Move is none."""
        return deed.kind == DEED[self.action] and (self.action != STEPPING or deed.number == STEPS)


@dataclass(frozen=True, eq=False)
class Forbid(Static):
    """Something cannot be done."""

    what: Thing
    of: Selection | None = None
    _: KW_ONLY
    provided: Condition | None = None
    unless_flying: bool = False
    """Flight and Teleport are exempt."""
    everybody: bool = False

    def stat(self) -> Stat:
        return forbid(self.what)

    def is_about(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> bool:
        return speaks_of(s, m, seat, self.of, subject)


@dataclass(frozen=True, eq=False)
class Grant(Static):
    """Something is allowed, lifted or given that the rules do not give."""

    what: Stat
    of: Selection | None = None
    _: KW_ONLY
    provided: Condition | None = None
    everybody: bool = False
    draws: bool = False
    """Avoiding an Ambush: the Encounter is drawn even so."""

    def stat(self) -> Stat:
        return self.what

    def is_about(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> bool:
        return speaks_of(s, m, seat, self.of, subject)


@dataclass(frozen=True, eq=False)
class PowerBonus(PowerText):
    """Cards have more or less Power for a purpose, recounted whenever Power is spent."""

    n: Amount
    of: Selection
    """Which cards."""
    use: int = ANY_USE
    versus: str = ""
    _: KW_ONLY
    provided: Condition | None = None
    one_card: bool = False
    """Only one card, which the player picks when a battle is declared; before that, none can do more than the one
    with the longest Range."""
    everybody: bool = False
    once: bool = False
    """Several copies of the card count no more than one."""

    def stat(self) -> Stat:
        return stats.POWER

    def bonus(self, s: MatrixState, m: Modifier, seat: int, slot: int, purpose: int, target: int) -> int:
        if not self.use & purpose or not speaks_of(s, m, seat, self.of, slot):
            return 0
        if self.versus and not fits_versus(s, seat, self.versus, target):
            return 0
        if self.one_card and slot != _favoured(s, seat):
            return 0
        if self.once and m is not next(other for other in s.modifiers[stats.POWER]
                                       if other.node is self and other.seat == m.seat):
            return 0
        return amount(s, no_frame(seat, m.source), self.n)


def _favoured(s: MatrixState, seat: int) -> int:
    """The one card that such a text strengthens; -1: none."""
    if s.battle is not None and s.battle.attacker == seat and s.battle.favoured is not None:
        return s.battle.favoured
    return max(s.zones[seat_zone(seat, PLAY)], key=lambda slot: range_of(s, slot), default=-1)


@dataclass(frozen=True, eq=False)
class PoolBonus(PowerText):
    """Power that belongs to no card: Range 0 (War on Cybertron p.17)."""

    n: Amount
    use: int = ANY_USE
    _: KW_ONLY
    each_time: bool = False
    provided: Condition | None = None

    def stat(self) -> Stat:
        return stats.POOL

    def bonus(self, s: MatrixState, m: Modifier, seat: int, slot: int, purpose: int, target: int) -> int:
        return amount(s, no_frame(seat, m.source), self.n) if self.use & purpose else 0


@dataclass(frozen=True, eq=False)
class RangeBonus(Static):
    """Cards reach farther or less far; never below 0."""

    n: int
    of: Selection | None = None
    _: KW_ONLY
    provided: Condition | None = None

    def stat(self) -> Stat:
        return stats.RANGE

    def amount_for(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> int:
        return self.n if speaks_of(s, m, seat, self.of, subject) else 0


@dataclass(frozen=True, eq=False)
class MoveBonus(Static):
    """Cards have more Move when they are played."""

    n: int
    of: Selection | None = None

    def stat(self) -> Stat:
        return stats.MOVE

    def amount_for(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> int:
        return self.n if speaks_of(s, m, seat, self.of, subject) else 0


@dataclass(frozen=True, eq=False)
class AltMove(Static):
    """The Alt side has more or less Move."""

    n: int

    def stat(self) -> Stat:
        return stats.ALT_MOVE

    def amount_for(self, s: MatrixState, m: Modifier, seat: int, subject: int) -> int:
        return self.n


@dataclass(frozen=True, eq=False)
class MustBePlayedFirst(Static):
    """While in hand it has to be the first card played (War on Cybertron p.19); the rules see to it for Damage."""

    def stat(self) -> Stat:
        return stats.PLAY_FIRST


@dataclass(frozen=True, eq=False)
class ForcesAssist(Static):
    """One more of the Assists that others lay must be resolved (Core p.20); the rules count them."""

    def stat(self) -> Stat:
        return stats.FORCED_ASSISTS


@dataclass(frozen=True, eq=False)
class ThisTurn(Effect):
    """A text comes into force for the rest of the turn."""

    text: Static
    _: KW_ONLY
    once: bool = False
    """Only for the next time."""
    actions_only: bool = False
    """Only till the Action Phase ends."""

    def do(self, s: MatrixState, frame: Frame) -> None:
        until = NEXT if self.once else ACTIONS if self.actions_only else TURN
        modify(s, self.text.stat(), self.text, source=frame.source, seat=frame.seat, until=until)


@dataclass(frozen=True, eq=False)
class ThisTurnFor(PickFrom):
    """A text comes into force for the rest of the turn, about the cards picked."""

    text: Static

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        modify(s, self.text.stat(), self.text, source=frame.source, seat=frame.seat, until=TURN, subject=item)


def avoid_next_ambush() -> ThisTurn:
    """The next Ambush that would hit you this turn does not."""
    return ThisTurn(Grant(NO_AMBUSH), once=True)


