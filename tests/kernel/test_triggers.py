"""Triggered abilities wait for the running effect, and are put in order by their owners."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Seq
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.run import advance, take
from sparktable.kernel.stack import begin
from sparktable.kernel.state import digest, dump, load
from sparktable.kernel.triggers import Trigger, fire, listen, unlisten
from sparktable.kernel.values import Listener, Waiting
from toys.mini import GAME, Ask, Calls, Effect, MiniState, Note, mini


@dataclass(frozen=True, eq=False)
class Says(Effect):
    """Writes down whose ability it is, and on which card."""

    def do(self, s: MiniState, frame: Frame) -> None:
        s.log.append(f"{frame.seat}:{frame.source}")


@dataclass(frozen=True, eq=False)
class OnBell(Trigger):
    def matches(self, s: MiniState, listener: Listener, facts: tuple[int, ...]) -> bool:
        return facts[0] != listener.slot


@dataclass(frozen=True, eq=False)
class KeepsFacts(Trigger):
    def begin(self, s: MiniState, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.facts)


ON_BELL = OnBell("bell", Says())
BELL = Calls(lambda s: fire(s, "bell", 99))
RING = Seq(BELL, Note("rung"))
label_tree("test/triggers/on-bell", ON_BELL)
label_tree("test/triggers/ring", RING)


def rung(*owners: int, active: int = 0) -> MiniState:
    """Abilities on slots 0, 1, 2 … of these owners; the bell has been rung."""
    s = mini(RING)
    s.active = active
    for slot, owner in enumerate(owners):
        listen(s, "bell", slot, owner, ON_BELL)
    advance(s)
    return s


def test_the_active_seats_abilities_come_first_then_around_the_table() -> None:
    assert rung(0, 1, 2, active=1).log == ["1:1", "2:2", "0:0", "rung"]
    assert rung(0, 1, 2, active=2).log == ["2:2", "0:0", "1:1", "rung"]


def test_an_owner_of_several_orders_them() -> None:
    s = rung(1, 1, 0)
    asked = s.pending
    assert asked is not None
    assert s.log == ["0:2"]
    assert (asked.seat, asked.kind) == (1, "order")
    assert [option.value("card") for option in asked.options] == [0, 1]
    take(s, asked.options[1])
    assert s.log == ["0:2", "1:1", "1:0", "rung"]


def test_of_three_two_questions_are_left() -> None:
    s = rung(0, 0, 0)
    for expected in (3, 2):
        assert s.pending is not None
        assert len(s.pending.options) == expected
        take(s, s.pending.options[-1])
    assert s.log == ["0:2", "0:1", "0:0", "rung"]


def test_nobody_is_asked_to_order_what_is_all_the_same() -> None:
    s = mini(Seq(BELL, BELL, Note("rung")))
    listen(s, "bell", 0, 1, ON_BELL)
    s.waiting.append(Waiting(ON_BELL, 0, 1, (99,)))
    advance(s)
    assert s.log == ["1:0", "1:0", "1:0", "rung"]


def test_an_ability_speaks_of_some_events_and_not_of_others() -> None:
    s = mini(Calls(lambda s: fire(s, "bell", 0)), Calls(lambda s: fire(s, "whistle", 99)))
    listen(s, "bell", 0, 1, ON_BELL)
    advance(s)
    assert s.log == []


def test_a_card_that_left_listens_no_more() -> None:
    s = mini(RING)
    for slot in (0, 1):
        listen(s, "bell", slot, slot, ON_BELL)
    unlisten(s, 0)
    advance(s)
    assert s.log == ["1:1", "rung"]


def test_what_a_trigger_fires_comes_before_the_triggers_that_still_wait() -> None:
    again = OnBell("bell", Seq(Says(), Calls(lambda s: fire(s, "whistle", 99) if "1:1" not in s.log else None)))
    whistled = OnBell("whistle", Note("whistled"))
    label_tree("test/triggers/again", again)
    label_tree("test/triggers/whistled", whistled)
    s = mini(BELL)
    listen(s, "bell", 0, 0, again)
    listen(s, "bell", 1, 1, ON_BELL)
    listen(s, "whistle", 2, 2, whistled)
    advance(s)
    assert s.log == ["0:0", "whistled", "1:1"]


def test_a_trigger_knows_what_the_event_was_about() -> None:
    seen = []
    node = KeepsFacts("bell", Calls(lambda s: seen.append(s.scope.it)))
    label_tree("test/triggers/facts", node)
    s = mini(BELL)
    s.scope.it = (1, 2)
    listen(s, "bell", 0, 0, node)
    advance(s)
    assert seen == [(99,)]
    assert s.scope.it == (1, 2)


def test_waiting_triggers_survive_a_save() -> None:
    s = rung(1, 1, 1, 0)
    again = load(GAME, dump(s))
    assert again == s
    assert digest(again) == digest(s)
    for state in (s, again):
        asked = advance(state)
        assert asked is not None
        take(state, asked.options[0])
    assert again.log == s.log  # type: ignore[attr-defined]


def test_an_ability_may_ask() -> None:
    asks = OnBell("bell", Ask(2))
    label_tree("test/triggers/asks", asks)
    s = mini(RING)
    listen(s, "bell", 0, 2, asks)
    asked = advance(s)
    assert asked is not None
    assert asked.seat == 2
    take(s, asked.options[1])
    assert s.log == ["answered 1", "rung"]


@dataclass(frozen=True, eq=False)
class Alike(OnBell):
    """Every copy of it does the same."""

    def alike(self, s: MiniState, one: Waiting, other: Waiting) -> bool:
        return True


ALIKE = Alike("bell", Says())
label_tree("test/triggers/alike", ALIKE)


def test_copies_that_do_the_same_are_put_in_order_by_nobody() -> None:
    s = mini(RING)
    for slot in (0, 1):
        listen(s, "bell", slot, 0, ALIKE)
    advance(s)
    assert s.log == ["0:0", "0:1", "rung"]


def test_of_copies_that_do_the_same_one_stands_for_all() -> None:
    """Their place among the others is still chosen, each by itself; two owners' are not alike."""
    s = mini(RING)
    for slot, seat, node in ((0, 0, ALIKE), (1, 0, ON_BELL), (2, 0, ALIKE), (3, 1, ALIKE)):
        listen(s, "bell", slot, seat, node)
    asked = advance(s)
    for expected in ([0, 1], [1, 2]):
        assert asked is not None
        assert [option.value("card") for option in asked.options] == expected
        asked = take(s, asked.options[0 if expected == [0, 1] else 1])
    assert s.log == ["0:0", "0:2", "0:1", "1:3", "rung"]
