"""Records: one declaration, from which they are made, copied and compared."""
from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest

from sparktable.kernel.fields import Frozen, Record
from sparktable.kernel.modifiers import modify
from sparktable.kernel.stack import call
from sparktable.tools.build import BUILD
from toys.mini import Note, mini

from .test_modifiers import PLUS


class Point(Record):
    x: int
    tags: list[str]

    DEFAULTS: ClassVar[dict[str, Any]] = {"tags": []}

    # --- written by packaging/write_records.py
    __slots__ = ("tags", "x")
    FIELDS: ClassVar[dict[str, str]] = {"x": "int", "tags": "list[str]"}

    def __init__(self, *, x: int, tags: list[str] | None = None) -> None:
        self.x = x
        self.tags = [] if tags is None else tags

    def copy(self) -> Point:
        n: Point = Point.__new__(Point)
        n.x = self.x
        n.tags = self.tags[:]
        return n
    # --- as far as here


class Point3(Point):
    z: int

    DEFAULTS: ClassVar[dict[str, Any]] = {"z": 0}

    # --- written by packaging/write_records.py
    __slots__ = ("z",)
    FIELDS: ClassVar[dict[str, str]] = {**Point.FIELDS, "z": "int"}

    def __init__(self, *, z: int = 0, **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.z = z

    def copy(self) -> Point3:
        n: Point3 = Point3.__new__(Point3)
        n.x = self.x
        n.tags = self.tags[:]
        n.z = self.z
        return n
    # --- as far as here


class Toll(Frozen):
    coins: int
    gate: str

    DEFAULTS: ClassVar[dict[str, Any]] = {"gate": ""}

    # --- written by packaging/write_records.py
    __slots__ = ("coins", "gate")
    FIELDS: ClassVar[dict[str, str]] = {"coins": "int", "gate": "str"}

    def __init__(self, coins: int, gate: str = "") -> None:
        self.coins = coins
        self.gate = gate

    def parts(self) -> tuple[Any, ...]:
        return (self.coins, self.gate)
    # --- as far as here


def test_what_is_frozen_is_equal_where_all_its_fields_are() -> None:
    toll = Toll(2, "north")
    assert toll == Toll(2, "north") != Toll(2) and toll != (2, "north")
    assert {toll: 1}[Toll(2, "north")] == 1
    assert toll.having(coins=3) == Toll(3, "north") and toll.coins == 2
    assert pickle.loads(pickle.dumps(toll)) == toll
    assert repr(toll) == "Toll(coins=2, gate='north')"


def test_a_copy_shares_nothing_that_can_change() -> None:
    s = mini()
    copied = s.copy()
    copied.ident[0] = 4
    copied.zones[0].append(99)
    copied.rows[1].append(7)
    copied.log.append("x")
    copied.listeners["x"] = ()
    modify(copied, "power", PLUS)
    assert copied != s
    assert s == mini()


def test_the_bindings_of_a_procedure_are_copied_with_its_frame() -> None:
    s = mini()
    call(s, Note("x"), 0, data=Point(x=1))
    copied = s.copy()
    copied.stack[-1].data.x = 2
    assert s.stack[-1].data == Point(x=1)


def test_what_an_ability_chooses_in_a_copy_is_the_copys_own() -> None:
    s = mini()
    copied = s.copy()
    copied.scope.it = (1,)
    assert s.scope.it == () and mini().scope.it == ()


def test_a_subclass_has_the_inherited_fields_first() -> None:
    assert list(Point3.FIELDS) == ["x", "tags", "z"]
    assert Point3(x=1, z=3).copy() == Point3(x=1, tags=[], z=3)


def test_a_list_given_as_default_belongs_to_one_record_alone() -> None:
    one, other = Point(x=1), Point(x=1)
    one.tags.append("x")
    assert other.tags == []


def test_a_record_needs_a_value_for_each_field_without_default() -> None:
    with pytest.raises(TypeError, match="required keyword-only argument: 'x'"):
        Point()  # type: ignore[call-arg]


def test_records_of_different_kinds_are_not_equal() -> None:
    assert Point(x=1) != Point3(x=1)
    assert Point(x=1) != Point(x=2)


def test_what_watchers_collect_is_neither_copied_nor_compared() -> None:
    s = mini()
    s.events, s.chance = [], [3]
    copied = s.copy()
    assert copied.events is None
    assert copied.chance is None
    assert copied == s


@pytest.mark.skipif(BUILD == "compiled", reason="this record is not compiled, and what it derives from is")
def test_a_field_that_does_not_exist_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        mini().tunr = 3  # type: ignore[attr-defined]
