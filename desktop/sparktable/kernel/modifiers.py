"""Continuous effects: "your Scouts have +1 Range", "-1 Power while tapped", "Bold 2 until end of turn".

All stand in one table by the stat they change, with source, duration and the order they came in, and are asked when a
value is needed. Nothing is ever written into a card, so nothing has to be undone when an effect ends.
"""
from __future__ import annotations

from typing import Any, ClassVar

from .compiler import mypyc_attr
from .nodes import Node
from .stack import settle
from .state import State
from .typed import Duration, Stat
from .values import NOBODY, SOURCE, Modifier

RECOLOUR, SET, ADD, CAP, DENY = -1, 0, 1, 2, 3
"""The layers, in the order in which they change a value: what it counts as, where it starts, what adds to it, how
far it may go, and that there is none of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Node):
    """What a modifier does to a value: it adds its amount. Games subclass it for whatever else they need."""

    layer: ClassVar[int] = ADD
    """Values are changed layer by layer, in order of arrival within one."""
    of_cards: ClassVar[bool] = True
    """Whether `subject` is a slot where it names anything: then what is in force on a card ends when the card
    leaves play (`presence.py`)."""

    def stat(self) -> Stat:
        """What it changes, where it is the text of a card: a thing that can be in force (`flight`), be forbidden
        (`forbid move`), be added to, or be replaced (`would damage`)."""
        raise NotImplementedError

    def covers(self, s: Any, m: Modifier, subject: int) -> bool:
        """Whether it speaks of this subject (a slot, a seat, a space: whatever the stat is about)."""
        return m.subject in (-1, subject)

    def changed(self, s: Any, m: Modifier, value: int, subject: int) -> int:
        """The value after this modifier."""
        return value + m.amount


@mypyc_attr(allow_interpreted_subclasses=True)
class SetTo(Change):
    """The value starts from its amount."""

    layer: ClassVar[int] = SET

    def changed(self, s: Any, m: Modifier, value: int, subject: int) -> int:
        return m.amount


@mypyc_attr(allow_interpreted_subclasses=True)
class CapAt(Change):
    """The value is its amount at most."""

    layer: ClassVar[int] = CAP

    def changed(self, s: Any, m: Modifier, value: int, subject: int) -> int:
        return min(value, m.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deny(Change):
    """There is none of it, whatever gives some."""

    layer: ClassVar[int] = DENY

    def changed(self, s: Any, m: Modifier, value: int, subject: int) -> int:
        return 0


class Recolour(Change):
    """What is one thing counts as another: pairs of before and after. A swap names both ways."""

    layer: ClassVar[int] = RECOLOUR
    GIVEN: ClassVar[tuple[str, ...]] = ("pairs",)

    def __init__(self, pairs: tuple[tuple[int, int], ...]) -> None:
        self.pairs = pairs

    def changed(self, s: Any, m: Modifier, value: int, subject: int) -> int:
        return dict(self.pairs).get(value, value)


def modify(s: State, stat: Stat, node: Change, *, source: int = -1, seat: int = -1, amount: int = 0,
           until: Duration = SOURCE, whose: int = NOBODY, subject: int = -1) -> None:
    """Put a continuous effect into force."""
    entry = Modifier(stat, node, source, seat, amount, until, subject, whose)
    table = s.modifiers.get(stat, ())
    s.modifiers[stat] = tuple(sorted((*table, entry), key=_layer)) if table else (entry,)
    if stat in s.game.settled_by:
        settle(s)


def _layer(m: Modifier) -> int:
    return m.node.layer  # type: ignore[attr-defined, no-any-return]


def value(s: State, stat: Stat, base: int, subject: int = -1) -> int:
    """A value with everything that is in force on it."""
    for m in s.modifiers.get(stat, ()):
        node = m.node
        assert isinstance(node, Change)
        if node.covers(s, m, subject):
            base = node.changed(s, m, base, subject)
    return base


def release(s: State, source: int) -> None:
    """A card left: what lasted as long as it was there ends."""
    for stat, table in [*s.modifiers.items()]:
        for m in table:
            if m.source == source and m.until == SOURCE:
                keep(s, stat, [m for m in table if m.source != source or m.until != SOURCE])
                break


def drop(s: State, used: Modifier) -> None:
    """A modifier for one use has been used."""
    table = list(s.modifiers[used.stat])
    table.remove(used)
    keep(s, used.stat, table)


def keep(s: State, stat: Stat, table: list[Modifier]) -> None:
    """What is left in force on a stat. Where nothing is left the stat goes, so that `stat in s.modifiers` tells."""
    if table:
        s.modifiers[stat] = tuple(table)
    else:
        del s.modifiers[stat]
    if stat in s.game.settled_by:
        settle(s)
