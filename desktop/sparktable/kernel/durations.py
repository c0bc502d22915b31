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
from .values import NOBODY


def begin_span(s: State) -> int:
    """A battle begins, or any other span of time that can be fought inside its like: its number."""
    s.spans += 1
    return s.spans


def expire(s: State, until: Duration, whose: int = NOBODY) -> None:
    """A span of time is over: all that lasted until then ends. Where it has a number or a seat, what belongs to
    another one goes on."""
    over = [stat for stat, table in s.modifiers.items()
            if any(m.until == until and not _is_of_another(m.whose, whose) for m in table)]
    for stat in over:
        keep(s, stat, [m for m in s.modifiers[stat] if m.until != until or _is_of_another(m.whose, whose)])
    heard = [kind for kind, listeners in s.listeners.items()
             if any(each.until == until and not _is_of_another(each.whose, whose) for each in listeners)]
    for kind in heard:
        keep_listening(s, kind, [each for each in s.listeners[kind]
                                 if each.until != until or _is_of_another(each.whose, whose)])


def _is_of_another(whose: int, over: int) -> bool:
    """Whether something belongs to another span of time, or to another one's turn, than the one that is over."""
    return over not in (NOBODY, whose) and whose != NOBODY


def lasts(s: State, until: Duration) -> bool:
    """Whether anything goes on until then."""
    return any(entry.until == until for tables in (s.modifiers, s.listeners) for table in tables.values()
               for entry in table)


def redate(s: State, until: Duration, whose: int, now: Duration) -> None:
    """What was to last until something far off now lasts until something near: when the turn has come of which "until
    the end of your next turn" spoke, it lasts until the end of the turn."""
    for stat, table in [*s.modifiers.items()]:
        if any(m.until == until and m.whose == whose for m in table):
            keep(s, stat, [m.having(until=now, whose=NOBODY) if m.until == until and m.whose == whose else m
                           for m in table])
    for kind, listeners in [*s.listeners.items()]:
        if any(each.until == until and each.whose == whose for each in listeners):
            keep_listening(s, kind, [each.having(until=now, whose=NOBODY)
                                     if each.until == until and each.whose == whose else each for each in listeners])
