"""Energon, VP, Damage, Power, Move, drawn cards: what a text gives and takes."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Final

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.modifiers import modify
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.picking import Picking
from sparktable.kernel.vocabulary.seats import YOU, seat_of
from sparktable.kernel.vocabulary.statics import forbidden, in_force

from .. import state as zones
from .. import stats
from ..card import RUIN
from ..deeds.piles import draw, draw_missions
from ..deeds.resources import gain_damage, gain_energon, gain_vp, lose_energon, lose_vp, repair
from ..events import MOVES_ONTO, PLAYS, RUNS_EMPTY, happened
from ..facts.cards import mission_stack
from ..facts.holdings import controlled_damage, energon_left, energon_room
from ..facts.power import PowerText, fits_versus
from ..headings import GivesPower, Plain, StrengthensIt
from ..ruleset import AS_ENERGON, NOTHING, TOKENS
from ..state import ANY_USE, ASSISTING, BATTLE, COMMAND, MATRIX, Bonus, MatrixState, seat_zone
from ..stats import TURN
from .pick import Pick


@dataclass(frozen=True, eq=False)
class GainEnergon(Plain):
    n: Amount
    who: str = YOU

    def is_printed(self) -> bool:
        return isinstance(self.n, int)

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return energon_room(s, seat_of(s, frame, self.who)) > 0

    def do(self, s: MatrixState, frame: Frame) -> None:
        n = amount(s, frame, self.n)
        s.scope.done = gain_energon(s, seat_of(s, frame, self.who), n) == n


@dataclass(frozen=True, eq=False)
class LoseEnergon(Plain):
    """As much of it as there is; done in full only if there was enough."""

    n: int
    who: str = YOU

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return s.energon[seat_of(s, frame, self.who)] > 0

    def do(self, s: MatrixState, frame: Frame) -> None:
        s.scope.done = lose_energon(s, seat_of(s, frame, self.who), self.n)


@dataclass(frozen=True, eq=False)
class GainVP(Plain):
    n: int

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return s.game.rules.vp != NOTHING

    def do(self, s: MatrixState, frame: Frame) -> None:
        gain_vp(s, frame.seat, self.n)


@dataclass(frozen=True, eq=False)
class LoseVP(Plain):
    n: int

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        held = {TOKENS: s.vp, AS_ENERGON: s.energon}.get(s.game.rules.vp)
        return held is not None and held[frame.seat] >= self.n

    def do(self, s: MatrixState, frame: Frame) -> None:
        s.scope.done = lose_vp(s, frame.seat, self.n)


@dataclass(frozen=True, eq=False)
class GainDamage(Plain):
    """One by one from the stack. What a Ruin does spares those whom a text protects from it."""

    n: Amount
    who: str = YOU

    def is_printed(self) -> bool:
        return isinstance(self.n, int)

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        supply = s.zones[zones.DAMAGE_STACK] or s.zones[zones.DAMAGE_DISCARD]
        return bool(supply) and amount(s, frame, self.n) > 0 and not forbidden(s, stats.GAINING_DAMAGE,
                                                                               seat_of(s, frame, self.who))

    def do(self, s: MatrixState, frame: Frame) -> None:
        seat = seat_of(s, frame, self.who)
        if not spared(s, frame, seat, stats.NO_RUIN_DAMAGE):
            gain_damage(s, seat, amount(s, frame, self.n), by=frame.source)


def spared(s: MatrixState, frame: Frame, seat: int, what: Stat) -> bool:
    """Whether a Ruin's text does not touch a seat this turn."""
    return bool(what in s.modifiers and frame.source >= 0 and RUIN in s.card(frame.source).types
                and in_force(s, what, seat))


@dataclass(frozen=True, eq=False)
class Repair(Picking):
    """Controlled Damage goes back to the stack; the text's player picks which."""

    n: int = 1
    who: str = YOU
    _: KW_ONLY
    up_to: bool = False
    optional: bool = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self.may_stop(self.up_to)

    def candidates(self, s: MatrixState, frame: Frame) -> list[int]:
        return [slot for slot in controlled_damage(s, seat_of(s, frame, self.who))
                if not forbidden(s, stats.RETURNING_DAMAGE, frame.seat, slot)]

    def wanted(self, s: MatrixState, frame: Frame) -> int:
        return self.n

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        repair(s, item, frame.seat)


@dataclass(frozen=True, eq=False)
class Draw(Plain):
    n: Amount = 1

    def is_printed(self) -> bool:
        return isinstance(self.n, int)

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        seat = frame.seat
        return bool(s.zones[seat_zone(seat, zones.DECK)] or s.zones[seat_zone(seat, zones.DISCARD)])

    def do(self, s: MatrixState, frame: Frame) -> None:
        n = amount(s, frame, self.n)
        drawn = draw(s, frame.seat, n)
        s.scope.it, s.scope.done = tuple(drawn), len(drawn) == n


@dataclass(frozen=True, eq=False)
class DrawMission(Effect):
    """From the team's stack."""

    n: int = 1

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return bool(s.zones[mission_stack(s, frame.seat)])

    def do(self, s: MatrixState, frame: Frame) -> None:
        drawn = draw_missions(s, frame.seat, self.n)
        s.scope.it, s.scope.done = tuple(drawn), len(drawn) == self.n


@dataclass(frozen=True, eq=False)
class AddPower(GivesPower):
    """Power on this card, for this turn: it shares the card's Range and fate. In the pool it has Range 0; of a player
    who Assists it joins the Assist card."""

    n: Amount
    use: int = ANY_USE
    versus: str = ""
    _: KW_ONLY
    pool: bool = False

    def amount_now(self, s: MatrixState, frame: Frame) -> int:
        """What it would add now: of a player who Assists, only where it counts for that."""
        if s.battle is not None and frame.seat != s.battle.attacker and not self._helps(s, frame.seat, s.battle.slot):
            return 0
        return amount(s, frame, self.n)

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return self.amount_now(s, frame) > 0

    def do(self, s: MatrixState, frame: Frame) -> None:
        n = self.amount_now(s, frame)
        slot = -1 if self.pool else frame.source
        laid = s.zones[seat_zone(frame.seat, zones.ASSIST)]
        if laid and (self.pool or slot in laid):
            s.scope.done = n > 0
            s.power[laid[-1] if self.pool else slot] += n
        elif n <= 0 or (slot >= 0 and s.where[slot] != seat_zone(frame.seat, zones.PLAY)):
            s.scope.done = False
        elif self.use != ANY_USE or self.versus:
            s.bonuses = (*s.bonuses, Bonus(slot, n, self.use, frame.source, self.versus))
        elif self.pool:
            s.loose += n
        else:
            s.power[slot] += n

    def _helps(self, s: MatrixState, seat: int, target: int) -> bool:
        """Power for battles counts for Assists, which are battling (p.14), where the table says so."""
        uses = ASSISTING | BATTLE if s.game.ruling("battle_text_on_assist") else ASSISTING
        return self.use & uses != 0 and fits_versus(s, seat, self.versus, target)


@dataclass(frozen=True, eq=False)
class AddMove(Effect):
    """Move on this card, for this turn."""

    n: int

    def do(self, s: MatrixState, frame: Frame) -> None:
        s.moves[frame.source] += self.n


@dataclass(frozen=True, eq=False)
class Strengthen(Pick, StrengthensIt):
    """A card of yours gets Power or Move for this turn."""

    _: KW_ONLY
    power: Amount = 0
    move: int = 0

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return bool(self.candidates(s, frame)) and (self.move > 0 or amount(s, frame, self.power) > 0)

    def power_given(self, s: MatrixState, frame: Frame) -> int:
        return amount(s, frame, self.power)

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        s.power[item] += self.power_given(s, frame)
        s.moves[item] += self.move


@dataclass(frozen=True, eq=False)
class PowerForThisPolity(Effect):
    """Power on this card that can pay only for commanding the Polity you stand on; leaving it loses the Power."""

    n: int

    def do(self, s: MatrixState, frame: Frame) -> None:
        space = s.at[frame.seat]
        modify(s, stats.POWER, _FOR_POLITY, source=frame.source, seat=frame.seat, until=TURN, amount=self.n,
               subject=s.zones[MATRIX][space])


class _ForPolity(PowerText):
    """The Power of a First Strike."""

    def __init__(self) -> None:
        self.use = COMMAND

    def stat(self) -> Stat:
        return stats.POWER

    def bonus(self, s: MatrixState, m: Modifier, seat: int, slot: int, purpose: int, target: int) -> int:
        if slot != m.source or target != m.subject:
            return 0
        since = next(deed for deed in reversed(s.deeds)
                     if (deed.kind == PLAYS and deed.slot == slot) or (deed.kind == MOVES_ONTO and deed.seat == seat))
        return m.amount if since.kind == PLAYS else 0


_FOR_POLITY: Final = _ForPolity()
label_tree("matrix/power for this polity", _FOR_POLITY)


@dataclass(frozen=True, eq=False)
class Store(Effect):
    """Energon from the supply is put on this card."""

    n: int

    def do(self, s: MatrixState, frame: Frame) -> None:
        s.stored[frame.source] = s.stored.get(frame.source, 0) + min(self.n, energon_left(s))


@dataclass(frozen=True, eq=False)
class Take(Effect):
    """Energon from this card, as much as there is and as you have room for."""

    n: Amount

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return s.stored.get(frame.source, 0) > 0 and energon_room(s, frame.seat) > 0

    def do(self, s: MatrixState, frame: Frame) -> None:
        slot = frame.source
        left = s.stored.get(slot, 0)
        taken = gain_energon(s, frame.seat, min(left, amount(s, frame, self.n)))
        s.stored[slot] = left - taken
        if left == taken:
            happened(s, RUNS_EMPTY, frame.seat, slot)
