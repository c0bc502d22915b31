"""Attacks, Blocks, Ambushes, battles."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.decisions import card, number, seat
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import call
from sparktable.kernel.vocabulary.picking import ALL, Picking
from sparktable.kernel.vocabulary.seats import TEAMMATES, YOU
from sparktable.kernel.vocabulary.selections import Selection
from sparktable.kernel.zones import move

from .. import state as zones
from .. import stats
from ..card import ROBOT
from ..deeds.assisting import extra_assist
from ..deeds.attack import ambush, attack, attack_you
from ..deeds.gaining import gain_reward
from ..deeds.paying import add_cost
from ..deeds.piles import DISCARD_OR_VAULT
from ..deeds.victory import defeat
from ..events import COSTS_MORE
from ..facts.assist import able
from ..facts.contest import assists_played
from ..headings import Blocks, RemovesAssists
from ..state import MATRIX, MatrixState, seat_zone
from .pick import Pick, PickFrom
from .resources import spared
from .select import ANYBODY, Chars


@dataclass(frozen=True, eq=False)
class Attack(PickFrom):
    """Attack characters: each that nobody Blocks for suffers the effect as `them` (War on Cybertron p.11)."""

    effect: Effect
    n: int = 1

    @property
    def whom(self) -> Chars:
        """The characters that it can be."""
        assert isinstance(self.what, Chars)
        return self.what

    def wanted(self, s: MatrixState, frame: Frame) -> int:
        return self.n

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        return s.at[item] >= 0

    def finish(self, s: MatrixState, frame: Frame, picks: tuple[int, ...]) -> None:
        attack(s, picks, self.effect, frame.seat, frame.source)


@dataclass(frozen=True, eq=False)
class AttackYou(Effect):
    """An Attack on the text's own player: the lower half of some Encounters."""

    effect: Effect

    def run(self, s: MatrixState, frame: Frame) -> None:
        attack_you(s, (frame.seat,), self.effect, frame.source)


@dataclass(frozen=True, eq=False)
class Ambush(Effect):
    """Ambush all these characters with one Encounter card (War on Cybertron p.12)."""

    what: Chars

    def _victims(self, s: MatrixState, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in self.what.found(s, frame) if not spared(s, frame, seat, stats.NO_RUIN_AMBUSH))

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return bool(self._victims(s, frame))

    def run(self, s: MatrixState, frame: Frame) -> None:
        victims = self._victims(s, frame)
        s.scope.done = bool(victims)
        ambush(s, victims, frame.source, frame.seat)


THEMSELVES: Final = Chars(YOU)


@dataclass(frozen=True, eq=False)
class Block(Blocks):
    """Prevent one Attack on one of these characters. The question whether to Block offers it; there is nothing to do
    besides."""

    what: Selection = THEMSELVES
    _: KW_ONLY
    everybody: bool = False
    """The one use Blocks for all of them."""

    def covers(self, s: MatrixState, frame: Frame, victim: int) -> bool:
        """Whether it can Block for that character."""
        return self.what.fits(s, frame, victim)

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return False  # never as an action of its own

    def do(self, s: MatrixState, frame: Frame) -> None:
        pass


@dataclass(frozen=True, eq=False)
class KeepBlock(Effect):
    """The card just discarded to Block goes back to hand."""

    def do(self, s: MatrixState, frame: Frame) -> None:
        if s.where[frame.source] == seat_zone(frame.seat, zones.DISCARD):
            move(s, frame.source, seat_zone(frame.seat, zones.HAND))


@dataclass(frozen=True, eq=False)
class Defeat(Pick):
    """Defeat Adversaries as in a battle that was won, without its steps."""

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        return s.where[item] == MATRIX and ROBOT in s.card(item).types

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        defeat(s, frame.seat, item)


@dataclass(frozen=True, eq=False)
class GainReward(Pick):
    """Collect a card's reward without defeating it."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        gain_reward(s, frame.seat, item)


@dataclass(frozen=True, eq=False)
class AddCost(Effect):
    """The Boss that is confronted costs that much more; fixed when this resolves (Core p.16-17)."""

    n: Amount

    def do(self, s: MatrixState, frame: Frame) -> None:
        more = amount(s, frame, self.n)
        add_cost(s, more)
        if s.battle is not None and more > 0:
            emit(s, COSTS_MORE, frame.seat, seat(frame.seat), card(s.battle.slot), number(more))


@dataclass(frozen=True, eq=False)
class ExtraAssist(Picking):
    """Another card from your hand becomes an Assist, faceup, and is resolved straight away."""

    def candidates(self, s: MatrixState, frame: Frame) -> list[int]:
        if s.battle is None:
            return []
        return [slot for slot in s.zones[seat_zone(frame.seat, zones.HAND)] if able(s, frame.seat, slot)]

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        """Any hand will do: whether the ability is offered must not tell what is in it."""
        return s.battle is not None and bool(s.zones[seat_zone(frame.seat, zones.HAND)])

    def secret(self, s: MatrixState, frame: Frame) -> bool:
        return bool(s.zones[seat_zone(frame.seat, zones.HAND)])

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        extra_assist(s, frame.seat, item)


@dataclass(frozen=True, eq=False)
class Assists(Selection):
    """Cards laid as Assists in the battle that is going on."""

    side: str = ANYBODY
    """TEAMMATES of the active player, or ANYBODY."""
    _: KW_ONLY
    unresolved: bool = False

    def found(self, s: MatrixState, frame: Frame) -> list[int]:
        if s.battle is None:
            return []
        slots = assists_played(s, "teammates")
        if self.side != TEAMMATES:
            slots += assists_played(s, "defenders")
        if self.unresolved:
            resolved = (frame.source, *s.battle.helping, *s.battle.defending)
            slots = [slot for slot in slots if slot not in resolved]
        return slots


@dataclass(frozen=True, eq=False)
class DiscardAssists(Pick, RemovesAssists):
    """Assists are discarded: what they gave is gone."""

    what: Selection = Assists()
    n: Amount = ALL

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        call(s, DISCARD_OR_VAULT, s.owner[item], item)

