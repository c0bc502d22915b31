"""Replacements: each has its turn once, in the order that the player chooses; the rest is carried out."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.decisions import Decision
from sparktable.kernel.modifiers import drop, modify, release
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Happen, Happening, Replacement
from sparktable.kernel.run import advance, take
from sparktable.kernel.stack import call
from sparktable.kernel.state import dump, load
from sparktable.kernel.values import Modifier
from toys.mini import GAME, MiniState, mini


class Suffer(Node):
    def run(self, s: MiniState, frame: Frame) -> None:
        s.log.append(f"{frame.data.amount} to {frame.data.subject}")


@dataclass(frozen=True, eq=False)
class Adds(Replacement):
    n: int

    def applied(self, s: MiniState, m: Modifier, happening: Happening) -> None:
        happening.amount += self.n


@dataclass(frozen=True, eq=False)
class Halves(Replacement):
    def applied(self, s: MiniState, m: Modifier, happening: Happening) -> None:
        happening.amount //= 2


@dataclass(frozen=True, eq=False)
class PreventsOne(Replacement):
    """Prevents 1, once; or puts itself into force anew each time."""

    again: bool = False

    def applied(self, s: MiniState, m: Modifier, happening: Happening) -> None:
        happening.amount -= 1
        drop(s, m)
        if self.again:
            modify(s, m.stat, self, source=m.source, subject=m.subject, amount=m.amount - 1)


@dataclass(frozen=True, eq=False)
class AtLeast5(Replacement):
    """Would take 5 or more: takes 4 instead."""

    def applies(self, s: MiniState, m: Modifier, happening: Happening) -> bool:
        return self.covers(s, m, happening.subject) and happening.amount >= 5

    def applied(self, s: MiniState, m: Modifier, happening: Happening) -> None:
        happening.amount = 4


@dataclass(frozen=True, eq=False)
class Redirects(Replacement):
    """It happens to the source instead."""

    def applied(self, s: MiniState, m: Modifier, happening: Happening) -> None:
        happening.subject = m.source


DAMAGE = Happen(Suffer())
ADD2, HALVE, AT_LEAST_5, REDIRECT = Adds(2), Halves(), AtLeast5(), Redirects()
PREVENT, PREVENT_AGAIN = PreventsOne(), PreventsOne(again=True)
for _name, _node in {"damage": DAMAGE, "add": ADD2, "halve": HALVE, "5": AT_LEAST_5, "redirect": REDIRECT,
                     "prevent": PREVENT, "prevent again": PREVENT_AGAIN}.items():
    label_tree(f"test/replacements/{_name}", _node)


def suffer(s: MiniState, n: int, subject: int = 1) -> Decision | None:
    call(s, DAMAGE, 0, data=Happening(kind="damage", subject=subject, amount=n, seat=2))
    return advance(s)


def replaces(s: MiniState, node: Replacement, source: int, subject: int = 1) -> None:
    modify(s, "would damage", node, source=source, subject=subject)


def test_without_replacements_it_just_happens() -> None:
    s = mini()
    assert suffer(s, 3) is None
    assert s.log == ["3 to 1"]


def test_would_take_5_or_more_takes_4_instead() -> None:
    for n, expected in ((4, "4 to 1"), (5, "4 to 1"), (9, "4 to 1"), (1, "1 to 1")):
        s = mini()
        replaces(s, AT_LEAST_5, source=3)
        suffer(s, n)
        assert s.log == [expected]


def test_another_subject_is_not_protected() -> None:
    s = mini()
    replaces(s, AT_LEAST_5, source=3, subject=1)
    suffer(s, 9, subject=2)
    assert s.log == ["9 to 2"]


def test_the_owner_of_the_subject_orders_several() -> None:
    for first, expected in ((0, "4 to 1"), (1, "5 to 1")):
        s = mini()
        replaces(s, ADD2, source=3)
        replaces(s, HALVE, source=4)
        asked = suffer(s, 6)
        assert asked is not None
        assert (asked.seat, asked.kind) == (2, "replace")
        assert [option.value("card") for option in asked.options] == [3, 4]
        assert take(s, asked.options[first]) is None
        assert s.log == [expected]


def test_each_replacement_has_its_turn_once() -> None:
    s = mini()
    replaces(s, ADD2, source=3)
    replaces(s, ADD2, source=4)
    asked = suffer(s, 1)
    assert asked is not None
    take(s, asked.options[0])
    assert s.log == ["5 to 1"]


def test_what_a_card_has_put_there_twice_has_its_turn_twice_and_is_put_in_order_by_nobody() -> None:
    for node, expected in ((ADD2, "7 to 1"), (PREVENT, "1 to 1")):
        s = mini()
        replaces(s, node, source=3)
        replaces(s, node, source=3)
        assert suffer(s, 3) is None
        assert s.log == [expected]


def test_what_protects_two_does_not_protect_one_of_them_twice() -> None:
    s = mini()
    replaces(s, ADD2, source=3, subject=0)
    replaces(s, ADD2, source=3, subject=1)
    suffer(s, 3)
    assert s.log == ["5 to 1"]


def test_one_that_puts_itself_into_force_anew_waits_for_the_next_time() -> None:
    s = mini()
    replaces(s, PREVENT_AGAIN, source=3)
    suffer(s, 3)
    suffer(s, 3)
    assert s.log == ["2 to 1", "2 to 1"]


def test_one_that_no_longer_applies_drops_out() -> None:
    s = mini()
    replaces(s, HALVE, source=3)
    replaces(s, AT_LEAST_5, source=4)
    asked = suffer(s, 6)
    assert asked is not None
    take(s, asked.options[0])
    assert s.log == ["3 to 1"]


def test_one_that_applies_only_now_comes_in() -> None:
    s = mini()
    replaces(s, ADD2, source=3)
    replaces(s, AT_LEAST_5, source=4)
    suffer(s, 4)
    assert s.log == ["4 to 1"]


def test_what_is_left_of_nothing_does_not_happen() -> None:
    s = mini()
    replaces(s, HALVE, source=3)
    suffer(s, 1)
    assert s.log == []


def test_redirected_it_meets_the_new_subjects_replacements_and_never_the_same_again() -> None:
    s = mini()
    replaces(s, REDIRECT, source=7, subject=-1)
    replaces(s, AT_LEAST_5, source=8, subject=7)
    suffer(s, 9)
    assert s.log == ["4 to 7"]


def test_a_replacement_leaves_with_its_card() -> None:
    s = mini()
    replaces(s, HALVE, source=3)
    release(s, 3)
    suffer(s, 6)
    assert s.log == ["6 to 1"]


def test_what_is_about_to_happen_survives_a_save_and_is_not_shared_by_copies() -> None:
    s = mini()
    replaces(s, ADD2, source=3)
    replaces(s, HALVE, source=4)
    suffer(s, 6)
    others = [s.copy(), load(GAME, dump(s))]
    assert s.pending is not None
    take(s, s.pending.options[0])
    for other in others:
        asked = advance(other)
        assert asked is not None
        take(other, asked.options[1])
        assert other.log == ["5 to 1"]  # type: ignore[attr-defined]
    assert s.log == ["4 to 1"]
