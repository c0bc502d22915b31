"""Continuous effects: "your Starters have +1 Range", "-1 Power in Alt Mode", "Bold 2 until end of turn".

All stand in one table by the stat they change, with source, duration and the order they came in, and are asked when a
value is needed. Nothing is ever written into a card, so nothing has to be undone when an effect ends.
"""
from __future__ import annotations

from typing import Any

from .nodes import Node
from .state import Modifier, State

SOURCE = "source"
"""Lasts while its card stays in force."""


class Change(Node):
    """What a modifier does to a value: it adds its amount. Games subclass it for whatever else they need."""

    layer = 1
    """0 sets the base, 1 adds, 2 caps: values are changed layer by layer, in order of arrival within one."""

    def covers(self, s: Any, m: Modifier, subject: int) -> bool:
        """Whether it speaks of this subject (a slot, a seat, a space: whatever the stat is about)."""
        return m.subject in (-1, subject)

    def changed(self, s: Any, m: Modifier, value: int, subject: int) -> int:
        """The value after this modifier."""
        return value + m.amount


def modify(s: State, stat: str, node: Change, *, source: int = -1, seat: int = -1, amount: int = 0,
           until: str = SOURCE, subject: int = -1) -> None:
    """Put a continuous effect into force."""
    entry = Modifier(stat, node, source, seat, amount, until, subject)
    table = s.modifiers.get(stat, ())
    s.modifiers[stat] = tuple(sorted((*table, entry), key=_layer)) if table else (entry,)


def _layer(m: Modifier) -> int:
    return m.node.layer  # type: ignore[attr-defined, no-any-return]


def value(s: State, stat: str, base: int, subject: int = -1) -> int:
    """A value with everything that is in force on it."""
    for m in s.modifiers.get(stat, ()):
        node = m.node
        assert isinstance(node, Change)
        if node.covers(s, m, subject):
            base = node.changed(s, m, base, subject)
    return base


def expire(s: State, until: str) -> None:
    """A span of time is over: "turn", "battle" …"""
    for stat, table in [*s.modifiers.items()]:
        for m in table:
            if m.until == until:
                _keep(s, stat, [m for m in table if m.until != until])
                break


def release(s: State, source: int) -> None:
    """A card left: what lasted as long as it was there ends."""
    for stat, table in [*s.modifiers.items()]:
        for m in table:
            if m.source == source and m.until == SOURCE:
                _keep(s, stat, [m for m in table if m.source != source or m.until != SOURCE])
                break


def drop(s: State, used: Modifier) -> None:
    """A modifier for one use has been used."""
    table = list(s.modifiers[used.stat])
    table.remove(used)
    _keep(s, used.stat, table)


def _keep(s: State, stat: str, table: list[Modifier]) -> None:
    """What is left in force on a stat. Where nothing is left the stat goes, so that `stat in s.modifiers` tells."""
    if table:
        s.modifiers[stat] = tuple(table)
    else:
        del s.modifiers[stat]
