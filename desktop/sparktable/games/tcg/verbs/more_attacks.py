"""Attacks beyond the one that everybody has."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import NOBODY, Modifier

from ..facts.combat import DueAttack
from ..state import TcgState
from ..stats import MORE_ATTACKS
from .select import Selection


@dataclass(frozen=True, eq=False)
class OneMoreAttack(DueAttack):
    """One more attack this turn, which only such a character can make."""

    who: Selection

    def stat(self) -> Stat:
        return MORE_ATTACKS

    def may_attack(self, s: TcgState, m: Modifier, slot: int) -> bool:
        speaks = m.source if m.subject == NOBODY else m.subject
        return self.who.fits(s, Frame(self, 0, m.seat, speaks), slot)


class OneMoreAgainstIt(OneMoreAttack):
    """What an enemy gains: an extra attack against it, with another such character than the one that has just
    attacked."""

    def may_attack(self, s: TcgState, m: Modifier, slot: int) -> bool:
        return slot != s.attacked[-1] and super().may_attack(s, m, slot)

    def against(self, m: Modifier) -> tuple[int, ...]:
        return (m.subject,)
