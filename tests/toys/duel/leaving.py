"""How cards leave play: characters that fall, and what becomes of what was on them."""
from __future__ import annotations

from typing import Any, ClassVar

from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import depart
from sparktable.kernel.relations import Relation, host_of
from sparktable.kernel.replacements import Happen, Happening, Replacement
from sparktable.kernel.stack import finish
from sparktable.kernel.state import State
from sparktable.kernel.values import Modifier, Outcome
from sparktable.kernel.zones import move

from . import names
from .state import FALLEN, HAND, SCRAP, SEATS, DuelState, characters, stat


class Leaving(Happening):
    """A card is about to leave play."""

    zone: int
    """Where it is going."""

    # --- written by packaging/write_records.py
    __slots__ = ("zone",)
    FIELDS: ClassVar[dict[str, str]] = {**Happening.FIELDS, "zone": "int"}

    def __init__(self, *, zone: int, **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.zone = zone

    def copy(self) -> Leaving:
        n: Leaving = Leaving.__new__(Leaving)
        n.kind = self.kind
        n.subject = self.subject
        n.seat = self.seat
        n.amount = self.amount
        n.source = self.source
        n.cause = self.cause
        n.used = self.used
        n.zone = self.zone
        return n
    # --- as far as here


class Scrap(Node):
    """It goes where it is going after all replacements."""

    def run(self, s: State, frame: Frame) -> None:
        leaving: Leaving = frame.data
        depart(s, names.SCRAPPED, leaving.subject)
        move(s, leaving.subject, leaving.zone)


class ComesBack(Replacement):
    """An upgrade on its character would be scrapped: it comes to its owner's hand instead."""

    def applies(self, s: State, m: Modifier, happening: Happening) -> bool:
        return host_of(s, happening.subject) == m.subject

    def applied(self, s: State, m: Modifier, happening: Happening) -> None:
        assert isinstance(happening, Leaving)
        happening.zone = HAND + happening.seat


class Attached(Relation):
    """An upgrade on a character is scrapped when the character leaves."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        scrap(s, slot)


class Under(Relation):
    """A card under a character is scrapped when the character leaves."""

    def host_left(self, s: State, slot: int, host: int) -> None:
        scrap(s, slot)


SCRAPPING, COMES_BACK = Happen(Scrap()), ComesBack()
ATTACHED, UNDER_IT = Attached(), Under()
for _name, _node in {"scrapping": SCRAPPING, "comes-back": COMES_BACK, "attached": ATTACHED,
                     "under": UNDER_IT}.items():
    label_tree(f"toy-duel/{_name}", _node)


def scrap(s: State, slot: int) -> None:
    """A card is about to be scrapped."""
    seat = s.owner[slot]
    SCRAPPING.begin(s, Leaving(kind=names.SCRAP, subject=slot, seat=seat, zone=SCRAP + seat))


def fall(s: DuelState) -> None:
    """Whoever has no health left falls, all of them together."""
    fallen = [slot for seat in range(SEATS) for slot in characters(s, seat)
              if s.damage[slot] >= stat(s, names.HEALTH, slot)]
    if not fallen:
        return
    depart(s, names.FELL, *fallen)
    for slot in fallen:
        move(s, slot, FALLEN + s.owner[slot])
        s.damage[slot] = s.tapped[slot] = s.mode[slot] = 0
    beaten = [seat for seat in range(SEATS) if not characters(s, seat)]
    if beaten:
        finish(s, Outcome("beaten", tuple(seat for seat in range(SEATS) if seat not in beaten)))
