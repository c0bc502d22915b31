"""The interpreter asks where there is a choice, and nowhere else."""
from __future__ import annotations

from dataclasses import dataclass

import pytest

from sparktable.kernel.control import Effect, Seq
from sparktable.kernel.decisions import DONE, NUMBER, Decision, IllegalAnswer, Option, seat
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.run import Endless, advance, pending, take
from sparktable.kernel.scope import Scope
from sparktable.kernel.stack import begin, call, finish, settle
from sparktable.kernel.state import digest
from sparktable.kernel.values import Outcome
from toys.mini import Ask, Calls, Mini, MiniState, Note, mini

ASK3 = Ask(3)
label_tree("test/run/ask3", ASK3)


def test_it_runs_until_there_is_a_choice() -> None:
    s = mini(Note("before"), ASK3, Note("after"))
    asked = advance(s)
    assert asked is not None
    assert (asked.seat, asked.kind, len(asked.options)) == (0, "number", 3)
    assert s.log == ["before"]
    assert take(s, NUMBER[1]) is None
    assert s.log == ["before", "answered 1", "after"]


def test_a_question_with_one_answer_is_not_asked() -> None:
    s = mini(Ask(1))
    assert advance(s) is None
    assert s.log == ["answered 0"]


def test_a_secret_question_is_asked_even_then() -> None:
    s = mini(Ask(1, secret=True))
    asked = advance(s)
    assert asked is not None
    assert len(asked.options) == 1
    assert s.log == []


def test_an_illegal_answer_changes_nothing() -> None:
    s = mini(ASK3)
    asked = advance(s)
    before = digest(s)
    for wrong in (NUMBER[3], Option("number"), DONE):
        with pytest.raises(IllegalAnswer, match="is not possible now: seat 0 is asked 'number'"):
            take(s, wrong)
    assert digest(s) == before
    assert pending(s) is asked


def test_an_equal_option_is_as_good_as_the_one_offered() -> None:
    s = mini(ASK3)
    advance(s)
    take(s, Option("number", (NUMBER[2].refs[0],)))
    assert s.log == ["answered 2"]


def test_nothing_can_be_answered_after_the_end() -> None:
    s = mini(ASK3)
    advance(s)
    take(s, NUMBER[0])
    with pytest.raises(IllegalAnswer, match="the game is over"):
        take(s, NUMBER[0])


def test_a_copy_finds_its_question_by_running_the_top_frame() -> None:
    s = mini(ASK3)
    advance(s)
    copied = s.copy()
    copied.pending = None
    again = pending(copied)
    assert again is not None
    assert list(again.options) == [NUMBER[0], NUMBER[1], NUMBER[2]]
    assert copied == s


def test_when_the_game_is_over_nothing_more_happens() -> None:
    end = Calls(lambda s: finish(s, Outcome("won", (1,))))
    s = mini(Seq(Note("x"), end, Note("y")), Note("z"))
    assert advance(s) is None
    assert s.log == ["x"]
    assert s.stack == []
    assert s.outcome == Outcome("won", (1,))


def test_an_ability_has_a_scope_of_its_own() -> None:
    s = mini()
    s.scope = Scope((4,), 2, 3, 5, False)
    inside = []

    def look(inner: MiniState) -> None:
        inside.append(inner.scope.parts())
        inner.scope.it, inner.scope.them, inner.scope.spot, inner.scope.amount = (9, 9), 9, 9, 9

    begin(s, Calls(look), seat=0, it=(7,), them=1)
    advance(s)
    assert inside == [((7,), 1, -1, 0, True)]
    assert s.scope.parts() == ((4,), 2, 3, 5, False)


class Waits(Effect):
    """A question during which the other seats may wave."""

    def run(self, s: MiniState, frame: Frame) -> Decision:
        waves = tuple(Option("wave", (seat(other),)) for other in (1, 2) if f"wave {other}" not in s.log)
        return Decision(frame.seat, "go on", [NUMBER[0], NUMBER[1]], asides=waves)

    def answer(self, s: MiniState, frame: Frame, option: Option) -> None:
        if option.kind == "wave":
            s.log.append(f"wave {option.value('seat')}")
            s.stack.append(frame)
        else:
            s.log.append("gone on")


WAITS = Waits()
label_tree("test/run/waits", WAITS)


def test_other_seats_may_act_while_a_question_waits() -> None:
    s = mini(WAITS)
    advance(s)
    asked = take(s, Option("wave", (seat(2),)))
    assert asked is not None
    assert [option.label() for option in asked.asides] == ["wave seat:1"]
    with pytest.raises(IllegalAnswer):
        take(s, Option("wave", (seat(2),)))
    assert take(s, NUMBER[1]) is None
    assert s.log == ["wave 2", "gone on"]


def test_what_is_called_last_runs_first() -> None:
    s = mini()
    call(s, Note("first called"), 0)
    call(s, Note("last called"), 0)
    advance(s)
    assert s.log == ["last called", "first called"]


def test_a_broken_node_is_not_hidden() -> None:
    class Broken(Node):
        def run(self, s: MiniState, frame: Frame) -> None:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        advance(mini(Broken()))


@pytest.mark.parametrize("next_node", [Note("too late"), ASK3])
def test_when_what_is_settled_ends_the_game_nothing_more_runs_or_is_asked(
        next_node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mini, "settle", lambda self, s: finish(s, Outcome("settled", (0,))))
    s = mini(next_node)
    settle(s)
    assert advance(s) is None
    assert (s.log, s.stack, s.pending) == ([], [], None)


@dataclass(frozen=True, eq=False)
class Again(Effect):
    """Comes back so many times, or for ever."""

    times: int

    def run(self, s: MiniState, frame: Frame) -> None:
        if len(s.log) != self.times:
            s.log.append("again")
            s.stack.append(frame)


def test_a_state_from_a_file_may_be_given_up_that_never_comes_to_its_next_question() -> None:
    """Real rules always do, so that nobody else has to say how long it may take."""
    with pytest.raises(Endless):
        advance(mini(Again(-1), ASK3), most=1000)
    with pytest.raises(Endless):
        advance(mini(Again(5), ASK3), most=1)
    assert advance(mini(Again(5000), ASK3)) is not None
    asked = advance(s := mini(Again(5), ASK3), most=7)
    assert asked is not None and len(s.log) == 5, "just enough"
