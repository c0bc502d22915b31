"""Events: what happened, for those who watch. Nothing in the rules reads them.

An event carries who knew what at that moment, so it can be told to each seat without telling more than that seat
saw: `event.seen_by(seat)`.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .decisions import Ref
from .typed import EventKind
from .values import Event

if TYPE_CHECKING:
    from .state import State



MOVED: Final[EventKind] = EventKind("moved")
SHUFFLED: Final[EventKind] = EventKind("shuffled")
"""The kernel's own. Games tell theirs in a file of this name."""


def emit(s: State, kind: EventKind, seat: int, *refs: Ref) -> None:
    """Tell those who watch. Costs next to nothing when nobody does; callers in hot paths test `s.events` first."""
    if s.events is not None:
        identities = tuple((int(ref.value), s.ident[int(ref.value)], s.known[int(ref.value)])
                           for ref in refs if ref.kind == "card")
        s.events.append(Event(kind, seat, refs, identities))
