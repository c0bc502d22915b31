"""How effects are put together: what is offered, what is skipped, what comes first."""
from __future__ import annotations

from sparktable.kernel.control import (
    NOTHING,
    AtLeast,
    AtMost,
    Choose,
    Condition,
    Effect,
    If,
    IfDo,
    May,
    Not,
    Seq,
    Value,
    amount,
)
from sparktable.kernel.decisions import NO
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.run import advance, take
from sparktable.kernel.triggers import Trigger, fire, listen
from toys.mini import Ask, Calls, Fails, MiniState, Note, Slow, mini

A, B, FAILS = Note("a"), Note("b"), Fails()


class LogLength(Value):
    def count(self, s: MiniState, frame: Frame) -> int:
        return len(s.log)


class Holds(Condition):
    def holds(self, s: MiniState, frame: Frame) -> bool:
        return "a" in s.log


def ran(*nodes: Effect) -> list[str]:
    s = mini(*nodes)
    assert advance(s) is None
    return s.log


def labelled_tree(name: str, tree: Effect) -> Effect:
    label_tree(f"test/control/{name}", tree)
    return tree


def test_a_sequence_runs_in_order_whether_its_parts_are_instant_or_not() -> None:
    assert ran(Seq(A, Slow("slow"), B, Seq(Note("inner")), A)) == ["a", "slow", "b", "inner", "a"]


def test_what_a_part_triggers_comes_before_the_next_part() -> None:
    on_bell = Trigger("bell", Note("triggered"))
    label_tree("test/control/bell", on_bell)
    s = mini(Seq(A, Calls(lambda s: fire(s, "bell")), B))
    listen(s, "bell", 0, 1, on_bell)
    advance(s)
    assert s.log == ["a", "triggered", "b"]


def test_a_question_in_the_middle_is_answered_before_the_rest() -> None:
    s = mini(Seq(A, Ask(2), B))
    asked = advance(s)
    assert asked is not None
    take(s, asked.options[1])
    assert s.log == ["a", "answered 1", "b"]


def test_may_is_asked_and_may_be_declined() -> None:
    tree = labelled_tree("may", Seq(May(A), B))
    for answer, expected in ((0, ["a", "b"]), (1, ["b"])):
        s = mini(tree)
        asked = advance(s)
        assert asked is not None
        assert asked.kind == "may"
        assert asked.options[1] == NO
        take(s, asked.options[answer])
        assert s.log == expected
        assert s.scope.done == (answer == 0)


def test_may_is_not_asked_when_it_cannot_be_done() -> None:
    s = mini(labelled_tree("may not", May(FAILS)))
    assert advance(s) is None
    assert not s.scope.done


def test_choose_offers_only_what_can_be_done() -> None:
    tree = labelled_tree("choose", Choose(Note("a"), Fails(), Note("b")))
    s = mini(tree)
    asked = advance(s)
    assert asked is not None
    assert [option.label() for option in asked.options] == ["do word:test/control/choose/0",
                                                            "do word:test/control/choose/2"]
    take(s, asked.options[1])
    assert s.log == ["b"]


def test_choose_with_one_possible_choice_is_not_asked() -> None:
    assert ran(labelled_tree("choose one", Choose(Fails(), B))) == ["b"]


def test_choose_without_a_possible_choice_is_not_done() -> None:
    s = mini(labelled_tree("choose none", Choose(Fails())))
    assert advance(s) is None
    assert not s.scope.done


def test_they_can_be_the_ones_who_choose() -> None:
    s = mini(labelled_tree("they choose", Choose(Note("x"), Note("y"), by_them=True)))
    s.scope.them = 2
    asked = advance(s)
    assert asked is not None
    assert asked.seat == 2


def test_if_takes_one_side() -> None:
    assert ran(If(Holds(), B, Note("other"))) == ["other"]
    assert ran(A, If(Holds(), B, Note("other"))) == ["a", "b"]
    assert ran(If(Not(Holds()), B)) == ["b"]
    assert ran(If(Holds(), B)) == []


def test_if_do_goes_on_only_after_its_first_part_was_done_in_full() -> None:
    assert ran(IfDo(A, B, Note("other"))) == ["a", "b"]
    assert ran(IfDo(Fails(), B, Note("other"))) == ["other"]
    assert ran(IfDo(Fails(), B)) == []


def test_if_do_does_not_mind_what_failed_before_it() -> None:
    assert ran(Fails(), IfDo(A, B)) == ["a", "b"]


def test_numbers_are_counted_when_they_are_needed() -> None:
    assert ran(A, If(AtLeast(LogLength(), 1), B)) == ["a", "b"]
    assert ran(If(AtLeast(LogLength(), 1), B)) == []
    assert ran(A, A, If(AtMost(LogLength(), 1), B)) == ["a", "a"]
    frame = Frame(A, 0, 0)
    assert amount(mini(), frame, 3) == 3
    assert amount(mini(), frame, LogLength()) == 0


def test_what_a_compound_can_do_follows_from_its_parts() -> None:
    s, frame = mini(), Frame(A, 0, 0)
    possible = {Seq(FAILS, A): True, Seq(FAILS, FAILS): False, May(FAILS): False, May(A): True,
                Choose(FAILS, A): True, Choose(FAILS): False, If(Holds(), A): False, If(Not(Holds()), A): True,
                If(Not(Holds()), FAILS): False, IfDo(A): True, IfDo(FAILS): False, IfDo(FAILS, A, B): True}
    for tree, expected in possible.items():
        assert tree.possible(s, frame) == expected, tree
    assert ran(NOTHING) == []
