"""What a text asks before it does something, besides `Not`, `AtLeast` and `AtMost` of `control.py`."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from ..compiler import mypyc_attr
from ..control import Condition, Value
from ..nodes import Frame, Node
from ..state import State
from .seats import THEM, seat_of
from .selections import IT, Described, Selection


@mypyc_attr(allow_interpreted_subclasses=True)
class Both(Condition):
    """All of these."""

    GIVEN: ClassVar[tuple[str, ...]] = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def parts(self) -> Iterator[tuple[str, Node]]:
        return ((str(index), condition) for index, condition in enumerate(self.conditions))

    def holds(self, s: State, frame: Frame) -> bool:
        return all(condition.holds(s, frame) for condition in self.conditions)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Condition):
    """At least one of these."""

    GIVEN: ClassVar[tuple[str, ...]] = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def parts(self) -> Iterator[tuple[str, Node]]:
        return ((str(index), condition) for index, condition in enumerate(self.conditions))

    def holds(self, s: State, frame: Frame) -> bool:
        return any(condition.holds(s, frame) for condition in self.conditions)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Is(Condition):
    """The card chosen, drawn or looked at is of this kind."""

    kind: Described
    what: Selection = IT

    def holds(self, s: State, frame: Frame) -> bool:
        found = self.what.found(s, frame)
        return bool(found) and all(self.kind.like(s, frame, item) for item in found)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class MoreThan(Condition):
    """One number is greater than another: "if you hold more cards than they do"."""

    value: Value
    other: Value

    def holds(self, s: State, frame: Frame) -> bool:
        return self.value.count(s, frame) > self.other.count(s, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Taking(Condition):
    """The player concerned is the one whose turn it is."""

    who: str = THEM

    def holds(self, s: State, frame: Frame) -> bool:
        return seat_of(s, frame, self.who) == int(s.active)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class ForAnother(Condition):
    """The one concerned is not you."""

    def holds(self, s: State, frame: Frame) -> bool:
        return int(s.scope.them) != frame.seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Ruled(Condition):
    """The table plays by that reading of the rules."""

    ruling: str
    value: str | int | bool

    def holds(self, s: Any, frame: Frame) -> bool:
        return bool(s.game.ruling(self.ruling) == self.value)
