"""Damage: what may replace it, and what is left of it."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Happen, Happening, Replacement
from sparktable.kernel.stack import CHECK, call
from sparktable.kernel.state import State
from sparktable.kernel.values import Modifier

from . import names
from .state import TEAM, DuelState


@dataclass(frozen=True, eq=False)
class Softens(Replacement):
    """Would take `least` or more damage: takes `instead`."""

    least: int
    instead: int

    def applies(self, s: State, m: Modifier, happening: Happening) -> bool:
        return self.covers(s, m, happening.subject) and happening.amount >= self.least

    def applied(self, s: State, m: Modifier, happening: Happening) -> None:
        happening.amount = self.instead


class Shrinks(Replacement):
    """Would take damage: takes that much less."""

    def applied(self, s: State, m: Modifier, happening: Happening) -> None:
        happening.amount = max(0, happening.amount - m.amount)


class Guards(Replacement):
    """Another of the team would take damage from an attack: it takes that damage itself."""

    def applies(self, s: State, m: Modifier, happening: Happening) -> bool:
        return (happening.cause == "attack" and happening.subject != m.source
                and s.owner[happening.subject] == m.seat)

    def applied(self, s: State, m: Modifier, happening: Happening) -> None:
        happening.redirect(m.source, m.seat)


class Hurt(Node):
    """What is left of the damage is carried out."""

    def run(self, s: DuelState, frame: Frame) -> None:
        happening: Happening = frame.data
        slot = happening.subject
        if s.where[slot] == TEAM + s.owner[slot]:
            s.damage[slot] += happening.amount


class Damage(Happen):
    """The attacking player's replacements come before the defending player's."""

    def in_turn(self, s: State, happening: Happening) -> tuple[int, ...]:
        return (s.active, 1 - s.active)


DAMAGE = Damage(Hurt())
label_tree("toy-duel/damage", DAMAGE)


def hurt(s: DuelState, slot: int, n: int, source: int, cause: str) -> None:
    """A character is about to take damage."""
    hurt_each(s, [slot], n, source, cause)


def hurt_each(s: DuelState, slots: list[int], n: int, source: int, cause: str) -> None:
    """Several characters are about to take damage together: who falls is seen when all have taken it."""
    call(s, CHECK, s.active)
    for slot in reversed(slots):
        DAMAGE.begin(s, Happening(kind=names.DAMAGE, subject=slot, amount=n, seat=s.owner[slot], source=source,
                                  cause=cause))
