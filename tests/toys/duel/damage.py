"""Damage: what may replace it, and what is left of it."""
from __future__ import annotations

from sparktable.kernel.modifiers import release
from sparktable.kernel.nodes import Frame, Node, label_tree, verb
from sparktable.kernel.replacements import Happen, Happening, Replacement
from sparktable.kernel.run import call, finish
from sparktable.kernel.state import Modifier, Outcome, State
from sparktable.kernel.triggers import unlisten
from sparktable.kernel.zones import move

from .state import FALLEN, GEAR, SCRAP, TEAM, DuelState, characters


@verb
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
        happening.subject = m.source


class Hurt(Node):
    """What is left of the damage is carried out."""

    def run(self, s: DuelState, frame: Frame) -> None:
        happening: Happening = frame[4]
        slot = happening.subject
        if s.where[slot] == TEAM + s.owner[slot]:
            s.damage[slot] += happening.amount
            if s.damage[slot] >= s.card(slot).health:
                knock_out(s, slot)


DAMAGE = Happen(Hurt())
label_tree("toy-duel/damage", DAMAGE)


def hurt(s: DuelState, slot: int, n: int, source: int, cause: str) -> None:
    """A character is about to take damage."""
    seat = s.owner[slot]
    call(s, DAMAGE, seat, source, Happening(kind="damage", subject=slot, amount=n, seat=seat, source=source,
                                            cause=cause))


def knock_out(s: DuelState, slot: int) -> None:
    """The character leaves, and what was on it is scrapped."""
    seat = s.owner[slot]
    move(s, slot, FALLEN + seat)
    release(s, slot)
    unlisten(s, slot)
    for gear in [gear for gear in s.zones[GEAR + seat] if s.host[gear] == slot]:
        s.host[gear] = -1
        move(s, gear, SCRAP + seat)
        release(s, gear)
    if not characters(s, seat):
        finish(s, Outcome("beaten", (1 - seat,)))
