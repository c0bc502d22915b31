"""Continuous effects: counted when asked for, gone when their time is over."""
from __future__ import annotations

from sparktable.kernel.durations import expire, lasts
from sparktable.kernel.modifiers import CapAt, Change, SetTo, drop, modify, release, value
from sparktable.kernel.nodes import label_tree
from sparktable.kernel.values import SOURCE, Modifier
from toys.mini import MiniState, mini


class Doubles(Change):
    def changed(self, s: MiniState, m: Modifier, value: int, subject: int) -> int:
        return value * 2


PLUS, SETS, DOUBLES, AT_MOST = Change(), SetTo(), Doubles(), CapAt()
for _name, _node in {"plus": PLUS, "sets": SETS, "doubles": DOUBLES, "at-most": AT_MOST}.items():
    label_tree(f"test/modifiers/{_name}", _node)


def test_two_of_a_kind_add_up() -> None:
    s = mini()
    modify(s, "bold", PLUS, amount=1)
    modify(s, "bold", PLUS, amount=2)
    assert value(s, "bold", 1) == 4
    assert value(s, "tough", 1) == 1


def test_bases_come_before_sums_and_caps_after_them_whatever_came_first() -> None:
    s = mini()
    modify(s, "power", AT_MOST, amount=7)
    modify(s, "power", PLUS, amount=3)
    modify(s, "power", SETS, amount=5)
    assert value(s, "power", 1) == 7
    modify(s, "power", SETS, amount=2)
    assert value(s, "power", 1) == 5


def test_within_a_layer_the_order_of_arrival_counts() -> None:
    s = mini()
    modify(s, "power", PLUS, amount=1)
    modify(s, "power", DOUBLES)
    assert value(s, "power", 1) == 4
    other = mini()
    modify(other, "power", DOUBLES)
    modify(other, "power", PLUS, amount=1)
    assert value(other, "power", 1) == 3


def test_a_modifier_speaks_of_its_subject_alone() -> None:
    s = mini()
    modify(s, "power", PLUS, amount=1, subject=4)
    modify(s, "power", PLUS, amount=2)
    assert value(s, "power", 0, subject=4) == 3
    assert value(s, "power", 0, subject=5) == 2


def test_a_span_of_time_ends_with_its_own_modifiers_only() -> None:
    s = mini()
    for until, n in (("turn", 1), ("battle", 10), (SOURCE, 100)):
        modify(s, "power", PLUS, amount=n, until=until)
    expire(s, "battle")
    assert value(s, "power", 0) == 101 and lasts(s, "turn") and not lasts(s, "battle")
    expire(s, "turn")
    assert value(s, "power", 0) == 100 and not lasts(s, "turn")


def test_what_a_card_does_ends_when_it_leaves_and_what_it_did_for_a_while_stays() -> None:
    s = mini()
    modify(s, "power", PLUS, source=3, amount=1)
    modify(s, "power", PLUS, source=3, amount=10, until="turn")
    modify(s, "power", PLUS, source=4, amount=100)
    release(s, 3)
    assert value(s, "power", 0) == 110


def test_a_modifier_for_one_use_is_dropped_alone() -> None:
    s = mini()
    modify(s, "power", PLUS, source=3, amount=1)
    modify(s, "power", PLUS, source=3, amount=1)
    drop(s, s.modifiers["power"][0])
    assert value(s, "power", 0) == 1


def test_copies_do_not_share_the_table() -> None:
    s = mini()
    modify(s, "power", PLUS, amount=1, until="turn")
    copied = s.copy()
    expire(copied, "turn")
    modify(copied, "range", PLUS, amount=1)
    assert value(s, "power", 0) == 1
    assert value(s, "range", 0) == 0
