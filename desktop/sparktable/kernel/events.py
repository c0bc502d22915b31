"""Events: what happened, for those who watch. Nothing in the rules reads them.

An event carries who knew what at that moment, so it can be told to each seat without telling more than that seat
saw: `event.seen_by(seat)`.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .decisions import Ref

if TYPE_CHECKING:
    from .state import State


class Event(NamedTuple):
    kind: str
    """A message key: `moved`, `played`, `bought`, `ambushed` …"""
    seat: int
    """Who did it or to whom it happened; -1 for nobody in particular."""
    refs: tuple[Ref, ...]
    """What it was about, in the order the message names it."""
    identities: tuple[tuple[int, int, int], ...]
    """(slot, identity, mask of the seats that knew it) for each card named."""

    def seen_by(self, seat: int) -> Event:
        """The event as that seat saw it: identities it did not know are left out."""
        bit = 1 << seat
        return self._replace(identities=tuple(item for item in self.identities if item[2] & bit))

    def identity(self, slot: int) -> int | None:
        """What a slot was, if the viewer knew it."""
        for known_slot, ident, _ in self.identities:
            if known_slot == slot:
                return ident
        return None


def emit(s: State, kind: str, seat: int, *refs: Ref) -> None:
    """Tell those who watch. Costs next to nothing when nobody does; callers in hot paths test `s.events` first."""
    if s.events is not None:
        identities = tuple((int(ref.value), s.ident[int(ref.value)], s.known[int(ref.value)])
                           for ref in refs if ref.kind == "card")
        s.events.append(Event(kind, seat, refs, identities))
