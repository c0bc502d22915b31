"""How long something lasts: modifiers and triggers alike.

`until` names what must come to an end ("turn", "battle"), `whose` which one, where there can be several: the number
of a battle, since one may be fought inside another, or the seat whose turn is meant. What lasts while its card stays
in force (`SOURCE`) is ended by `release` and `unlisten`. "While …" is no duration: a `Change` looks itself whether it
`covers` something now.
"""
from __future__ import annotations

from .modifiers import keep
from .state import State
from .triggers import keep_listening
from .typed import Duration
from .values import NOBODY, Listener, Modifier

Entry = Modifier | Listener


def begin_span(s: State) -> int:
    """A battle begins, or any other span of time that can be fought inside its like: its number."""
    s.spans += 1
    return s.spans


def expire(s: State, until: Duration, whose: int = NOBODY) -> None:
    """A span of time is over: all that lasted until then ends. Where it has a number or a seat, what belongs to
    another one goes on."""
    def ends(entry: Entry) -> bool:
        return entry.until == until and (whose == NOBODY or entry.whose in (NOBODY, whose))

    for stat, table in [*s.modifiers.items()]:
        if any(map(ends, table)):
            keep(s, stat, [m for m in table if not ends(m)])
    for kind, listeners in [*s.listeners.items()]:
        if any(map(ends, listeners)):
            keep_listening(s, kind, [listener for listener in listeners if not ends(listener)])


def lasts(s: State, until: Duration) -> bool:
    """Whether anything goes on until then."""
    return any(entry.until == until for tables in (s.modifiers, s.listeners) for table in tables.values()
               for entry in table)


def redate(s: State, until: Duration, whose: int, now: Duration) -> None:
    """What was to last until something far off now lasts until something near: when the turn has come of which "until
    the end of your next turn" spoke, it lasts until the end of the turn."""
    def nearer(entry: Entry) -> bool:
        return entry.until == until and entry.whose == whose

    for stat, table in [*s.modifiers.items()]:
        if any(map(nearer, table)):
            keep(s, stat, [m._replace(until=now, whose=NOBODY) if nearer(m) else m for m in table])
    for kind, listeners in [*s.listeners.items()]:
        if any(map(nearer, listeners)):
            keep_listening(s, kind, [each._replace(until=now, whose=NOBODY) if nearer(each) else each
                                     for each in listeners])
