"""Leaving play, and being another card when one returns.

A card keeps its slot for good, but what leaves play and comes back is another one to everything that spoke of it: to
triggers, modifiers, "once per turn". An `Incarnation` names a card for as long as it stays.
"""
from __future__ import annotations

from typing import Final

from .modifiers import Change, keep, modify, release
from .nodes import label_tree
from .relations import part, unbind
from .state import State
from .triggers import fire, unlisten
from .typed import Duration, EventKind, Stat
from .values import NOBODY, Incarnation


def incarnation(s: State, slot: int) -> Incarnation:
    """The card as it is now."""
    return Incarnation(slot, s.visits.get(slot, 0))


def is_still(s: State, slot: int, visit: int) -> bool:
    """Whether it has not left since."""
    return s.visits.get(slot, 0) == visit


def depart(s: State, event: EventKind, *slots: int) -> None:
    """Cards leave play together. The event is told of each, with what is last known of it, while all still listen: so
    each of them sees itself and the others go. Then all that was in force by them or on them ends, and what hung on
    them is told. Where they go to is for the caller to say, before or after."""
    for slot in slots:
        fire(s, event, slot, *s.game.last_known(s, slot))
    for slot in slots:
        s.visits[slot] = s.visits.get(slot, 0) + 1
        unbind(s, slot)
        release(s, slot)
        unlisten(s, slot)
        _end_on(s, slot)
    for slot in slots:
        part(s, slot)


def _end_on(s: State, slot: int) -> None:
    """Whatever is in force on a card alone is over, however long it was to last."""
    def ends(subject: int, node: object) -> bool:
        return subject == slot and isinstance(node, Change) and node.of_cards

    for stat, table in [*s.modifiers.items()]:
        if any(ends(m.subject, m.node) for m in table):
            keep(s, stat, [m for m in table if not ends(m.subject, m.node)])


USED_UP: Final[Stat] = Stat("used up")
_USED: Final = Change()
label_tree("kernel/used", _USED)


def use_up(s: State, slot: int, until: Duration, which: int = 0, whose: int = NOBODY) -> None:
    """"Once a turn": the card has used one of its abilities, the first or which it is."""
    modify(s, USED_UP, _USED, subject=slot, amount=which, until=until, whose=whose)


def is_used_up(s: State, slot: int, which: int = 0) -> bool:
    return any((m.subject, m.amount) == (slot, which) for m in s.modifiers.get(USED_UP, ()))
