"""A match: answers, undo and redo, and where undo must stop."""
from __future__ import annotations

import pytest

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import NUMBER, Decision, IllegalAnswer, Option, seat
from sparktable.kernel.match import SNAPSHOT_EVERY, Barrier, Match
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.rng import roll
from sparktable.kernel.run import advance
from sparktable.kernel.state import digest
from sparktable.kernel.zones import learn, move
from toys.mini import GAME, TABLE, MiniState, mini


class Deeds(Effect):
    """0 and 1 are quiet; 2 is a roll of the die; 3 lets seat 1 learn a card; 4 moves one for all to see. Seat 1 may
    wave at any time."""

    def run(self, s: MiniState, frame: Frame) -> Decision:
        return Decision(0, "deed", [NUMBER[n] for n in range(5)], asides=(Option("wave", (seat(1),)),))

    def answer(self, s: MiniState, frame: Frame, option: Option) -> None:
        s.stack.append(frame)
        s.log.append(option.label())
        deed = option.value("number") if option.kind == "number" else -1
        if deed == 2:
            roll(s, 6)
        elif deed == 3:
            learn(s, 1, 0)
        elif deed == 4:
            move(s, 1, TABLE)


DEEDS = Deeds()
label_tree("test/match/deeds", DEEDS)


def a_match(*deeds: int, watched: bool = False) -> Match:
    s = mini(DEEDS)
    advance(s)
    match = Match(GAME, 1, watched=watched, start=s)
    for deed in deeds:
        match.take(NUMBER[deed])
    return match


def test_quiet_answers_can_be_taken_back_and_given_again() -> None:
    match = a_match(0, 1)
    after = digest(match.state)
    assert match.undo() == NUMBER[1]
    assert match.state.log == ["number number:0"]  # type: ignore[attr-defined]
    assert match.undo() == NUMBER[0]
    assert match.state == a_match().state
    match.redo()
    match.redo()
    assert digest(match.state) == after
    assert match.undone == []


@pytest.mark.parametrize("deed", [2, 3, 4])
def test_undo_stops_at_the_last_moment_anybody_learnt_something(deed: int) -> None:
    match = a_match(0, deed, 1)
    assert match.barrier() == 2
    match.undo()
    before = digest(match.state)
    with pytest.raises(Barrier):
        match.undo()
    assert digest(match.state) == before
    assert len(match.answers) == 2
    assert match.undo(beyond_barrier=True) == NUMBER[deed]
    assert match.undo() == NUMBER[0]


def test_there_is_nothing_before_the_beginning() -> None:
    with pytest.raises(IndexError, match="nothing to take back"):
        a_match().undo()
    with pytest.raises(IndexError):
        a_match(1).redo()


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    match = a_match(0, 1)
    match.undo()
    match.take(NUMBER[0])
    assert match.undone == []
    assert [answer.option for answer in match.answers] == [NUMBER[0], NUMBER[0]]


def test_an_answer_is_kept_with_what_chance_did() -> None:
    match = a_match(0, 2)
    quiet, rolled = match.answers
    assert quiet.chance == ()
    assert len(rolled.chance) == 1
    match.undo(beyond_barrier=True)
    match.redo()
    assert match.answers[1] == rolled


def test_an_aside_is_kept_as_the_answer_of_who_gave_it() -> None:
    match = a_match(0)
    match.take(Option("wave", (seat(1),)))
    assert [answer.seat for answer in match.answers] == [0, 1]
    match.undo()
    match.redo()
    assert match.answers[1].seat == 1


def test_an_illegal_answer_leaves_no_trace() -> None:
    match = a_match(0)
    with pytest.raises(IllegalAnswer):
        match.take(NUMBER[9])
    assert len(match.answers) == 1
    assert match.state.chance is None
    match.take(NUMBER[1])
    assert match.undo() == NUMBER[1]


def test_any_earlier_position_can_be_seen_and_gone_back_to() -> None:
    deeds = [number % 2 for number in range(2 * SNAPSHOT_EVERY + 3)]
    match = a_match(*deeds)
    for count in (0, 1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1, len(deeds)):
        assert match.at(count) == a_match(*deeds[:count]).state
    match.rewind(SNAPSHOT_EVERY + 1)
    assert match.state == a_match(*deeds[:SNAPSHOT_EVERY + 1]).state
    for deed in deeds[SNAPSHOT_EVERY + 1:]:
        match.take(NUMBER[deed])
    assert match.state == a_match(*deeds).state


def test_looking_back_changes_nothing() -> None:
    match = a_match(0, 1, 0)
    match.at(1).log.append("scribble")  # type: ignore[attr-defined]
    assert match.at(1) == a_match(0).state


def test_only_a_watched_match_tells_what_happened() -> None:
    assert a_match().take(NUMBER[4]) == []
    assert [event.kind for event in a_match(watched=True).take(NUMBER[4])] == ["moved"]
