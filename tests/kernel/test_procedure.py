"""Procedures: named steps in the book's order."""
from __future__ import annotations

from typing import Any, ClassVar

import pytest

from sparktable.kernel.fields import Record
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.run import advance, take
from sparktable.kernel.stack import call, finish
from sparktable.kernel.triggers import Trigger, fire, listen
from sparktable.kernel.values import Outcome
from toys.mini import Ask, MiniState, Note, mini


class Lap(Record):
    laps: int

    DEFAULTS: ClassVar[dict[str, Any]] = {"laps": 0}

    # --- written by packaging/write_records.py
    __slots__ = ("laps",)
    FIELDS: ClassVar[dict[str, str]] = {"laps": "int"}

    def __init__(self, *, laps: int = 0) -> None:
        self.laps = laps

    def copy(self) -> Lap:
        n: Lap = Lap.__new__(Lap)
        n.laps = self.laps
        return n
    # --- as far as here


class Race(Procedure):
    @step("1")
    def start(self, s: MiniState, frame: Frame) -> None:
        s.log.append("start")

    @step("2")
    def run_a_lap(self, s: MiniState, frame: Frame) -> Result:
        s.log.append("lap")
        frame.data.laps += 1
        return ASK

    @step("3")
    def look(self, s: MiniState, frame: Frame) -> Result:
        if s.log[-1] == "answered 1":
            return self.go_to("run_a_lap")
        return self.leave() if s.log[-1] == "answered 2" else None

    @step("4")
    def finish_line(self, s: MiniState, frame: Frame) -> None:
        s.log.append(f"finish after {frame.data.laps}")


ASK, RACE, AFTER = Ask(3), Race(), Note("after")
label_tree("test/procedure/ask", ASK)
label_tree("test/procedure/race", RACE)


def race(*answers: int) -> list[str]:
    s = mini(AFTER)
    call(s, RACE, 0, data=Lap())
    asked = advance(s)
    for answer in answers:
        assert asked is not None
        asked = take(s, asked.options[answer])
    assert asked is None
    return s.log


def test_steps_run_in_order_and_what_one_returns_comes_before_the_next() -> None:
    assert race(0) == ["start", "lap", "answered 0", "finish after 1", "after"]


def test_a_step_can_go_back_by_name_and_keeps_the_bindings() -> None:
    assert race(1, 1, 0) == ["start", "lap", "answered 1", "lap", "answered 1", "lap", "answered 0", "finish after 3",
                             "after"]


def test_a_step_can_leave_the_rest_out() -> None:
    assert race(2) == ["start", "lap", "answered 2", "after"]


def test_the_last_step_can_go_back_too() -> None:
    class Twice(Procedure):
        @step("1")
        def first(self, s: MiniState, frame: Frame) -> None:
            s.log.append("first")

        @step("2")
        def last(self, s: MiniState, frame: Frame) -> Result:
            return self.go_to("first") if s.log.count("first") < 2 else None

    s = mini(Twice(), AFTER)
    advance(s)
    assert s.log == ["first", "first", "after"]


def test_the_numbers_are_those_of_the_book() -> None:
    assert [one.number for one in Race.steps] == ["1", "2", "3", "4"]
    assert Race.names == {"start": 0, "run_a_lap": 1, "look": 2, "finish_line": 3}


def test_a_variant_adds_its_steps_after_the_inherited_ones() -> None:
    class Party(Race):
        @step("5")
        def party(self, s: MiniState, frame: Frame) -> None:
            s.log.append("party")

    s = mini()
    call(s, Party(), 0, data=Lap())
    asked = advance(s)
    assert asked is not None
    take(s, asked.options[0])
    assert s.log[-2:] == ["finish after 1", "party"]
    assert len(Race.steps) == 4


def test_a_variant_changes_a_step_in_its_place() -> None:
    class Sprint(Race):
        @step("1")
        def start(self, s: MiniState, frame: Frame) -> None:
            s.log.append("bang")

    s = mini()
    call(s, Sprint(), 0, data=Lap())
    asked = advance(s)
    assert asked is not None
    take(s, asked.options[0])
    assert s.log[:2] == ["bang", "lap"]
    assert s.log.count("start") == 0
    assert Sprint.names == Race.names


def test_what_a_step_triggers_comes_before_the_next_step() -> None:
    class Rings(Procedure):
        @step("1")
        def ring(self, s: MiniState, frame: Frame) -> None:
            fire(s, "bell")

        @step("2")
        def then(self, s: MiniState, frame: Frame) -> None:
            s.log.append("then")

    s = mini(Rings())
    listen(s, "bell", 0, 1, Trigger("bell", Note("triggered")))
    advance(s)
    assert s.log == ["triggered", "then"]


def test_a_step_may_put_several_things_first() -> None:
    class Calls(Procedure):
        @step("1")
        def both(self, s: MiniState, frame: Frame) -> Result:
            call(s, Note("second"), 0)
            return Note("first")

        @step("2")
        def then(self, s: MiniState, frame: Frame) -> None:
            s.log.append("then")

    s = mini(Calls())
    advance(s)
    assert s.log == ["first", "second", "then"]


def test_a_node_can_be_returned_with_its_bindings() -> None:
    class Starts(Procedure):
        @step("1")
        def start(self, s: MiniState, frame: Frame) -> Result:
            return RACE, Lap(laps=10)

    s = mini(Starts())
    asked = advance(s)
    assert asked is not None
    take(s, asked.options[0])
    assert s.log[-1] == "finish after 11"


def test_no_step_follows_the_end_of_the_game() -> None:
    class Ends(Procedure):
        @step("1")
        def end(self, s: MiniState, frame: Frame) -> None:
            finish(s, Outcome("over", ()))

        @step("2")
        def then(self, s: MiniState, frame: Frame) -> None:
            s.log.append("never")

    s = mini(Ends(), AFTER)
    assert advance(s) is None
    assert s.log == []


def test_a_step_that_takes_other_frames_is_caught() -> None:
    class Thief(Procedure):
        @step("1")
        def steal(self, s: MiniState, frame: Frame) -> Result:
            s.stack.clear()
            return AFTER

    with pytest.raises(RuntimeError, match="took frames off the stack"):
        thief = Thief()
        label_tree("test/procedure/thief", thief)
        advance(mini(thief, AFTER))
