"""Lessons: every one can be played to its end, and leads whoever takes it."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from sparktable.app.catalog import title
from sparktable.app.lessons import LEARNER, Course, check, lesson_files, lessons, read_lesson
from sparktable.app.next_lesson import next_lesson
from sparktable.kernel.state import digest
from sparktable.kernel.view import View
from sparktable.record.scenarios.file import Do, Words

FIRST, OPEN = (next(path for path in lesson_files() if path.stem == name) for name in ("first_game", "core_set"))
"""Of the first the last step ends the game, of the other it does not."""


def test_which_lesson_comes_next_is_told_without_reading_them_whole() -> None:
    every, done = lessons(), dict[str, int]()
    for place, lesson in enumerate(every, 1):
        assert next_lesson(done) == (place, len(every), lesson.teaching.minutes)
        done[lesson.name] = len(lesson.lines)
    assert next_lesson(done) is None


def nobody(view: View, opponent: str, seed: int) -> int:
    return 1


@pytest.fixture
def course() -> Course:
    found = Course(read_lesson(FIRST), nobody)
    found.session.start()
    return found


def answer(course: Course, sentence: str) -> None:
    option = course.lesson.file.adapter.find(course.session.match.state, sentence)
    assert course.accepts(option)
    course.session.answer(option)


def do_next(course: Course) -> None:
    """Read, wait or do whatever comes next."""
    if course.to_read is not None:
        course.go_on()
    elif course.waits:
        course.deliver()
    else:
        assert course.line is not None
        answer(course, course.line.sentence)


@pytest.mark.parametrize("path", lesson_files(), ids=lambda path: path.stem)
def test_a_lesson_can_be_played_through(path: Path) -> None:
    assert check(read_lesson(path)) == []


@pytest.mark.parametrize("path", lesson_files(), ids=lambda path: path.stem)
def test_whoever_errs_is_told_what_to_do(path: Path) -> None:
    for line in read_lesson(path).lines:
        assert not line.spoken or line.step.otherwise is not None, line.sentence


@pytest.mark.parametrize("path", lesson_files(), ids=lambda path: path.stem)
def test_a_lesson_takes_the_minutes_that_are_promised(path: Path) -> None:
    """150 words a minute, as a child reads, and seven seconds for whatever is to be done or read."""
    lesson = read_lesson(path)
    spoken = [line.step.say for line in lesson.lines if line.step.say is not None]
    spoken += [each.say for line in lesson.lines for each in line.before] + [each.say for each in lesson.farewell]
    assert len(spoken) == lesson.steps
    for language in ("en", "de"):
        words = sum(len(said.within(language).split()) for said in spoken)
        assert abs(lesson.teaching.minutes - (words / 150 + lesson.steps * 7 / 60)) <= 1
        assert max(len(said.within(language).split()) for said in spoken) <= 34, "nobody reads more at once"


def test_another_copy_of_the_same_card_counts(course: Course) -> None:
    """Two cards of a name lie in the hand: it makes no difference which of them is played."""
    while course.line is None or course.line.sentence != "play Bold":
        do_next(course)
    both = [option for option in course.session.options if course.accepts(option)]
    assert len(both) == 2 and {option.kind for option in both} == {"play"}
    course.session.answer(both[1])
    assert course.line is not None and course.line.sentence == "activate Bold for 1"


def test_lessons_stand_in_their_order() -> None:
    places = [lesson.teaching.place for lesson in lessons()]
    assert places == sorted(set(places))


def test_another_answer_does_not_count(course: Course) -> None:
    course.go_on()
    other = next(option for option in course.session.options if not course.accepts(option))
    assert other in course.session.options
    assert course.otherwise is not None


def test_nothing_counts_before_the_text_is_read(course: Course) -> None:
    assert course.to_read is not None
    assert not any(course.accepts(option) for option in course.session.options)


def test_what_is_pointed_at_is_what_the_answer_is_about(course: Course) -> None:
    course.go_on()
    assert [ref.kind for ref in course.pointed_at()] == ["space"]


@pytest.mark.parametrize("path", lesson_files(), ids=lambda path: path.stem)
def test_what_is_to_be_done_is_stressed_where_more_is_said(path: Path) -> None:
    for line in read_lesson(path).lines:
        said = line.step.say
        for language in ("en", "de") if said is not None else ():
            told, task = said.within(language), said.stressed(language)
            assert bool(task) == (len(re.findall(r"[.!?](?= [A-ZÄÖÜ])", told)) > 0), told


def test_what_is_stressed_has_an_end() -> None:
    with pytest.raises(ValidationError, match="stands between two"):
        Words(en="*Search.", de="*Suche.*")


def test_what_counts_as_well_is_not_pointed_at() -> None:
    course = Course(read_lesson(OPEN), nobody)
    course.session.start()
    while course.line is None or course.line.sentence != "buy Roll Out!" or course.to_read is not None:
        do_next(course)
    find, state = course.lesson.file.adapter.find, course.session.match.state
    assert course.accepts(find(state, "buy Roll Out! with Courage"))
    assert course.asked_for() == [find(state, "buy Roll Out!")]


def test_an_undo_goes_back_a_step(course: Course) -> None:
    course.go_on()
    before = course.number
    do_next(course)
    course.session.undo()
    assert (course.number, course.to_read) == (before, None)


def test_it_goes_on_where_it_was_left(course: Course) -> None:
    for _ in range(9):
        do_next(course)
    again = Course(course.lesson, nobody, course.at)
    assert again.number == course.number
    assert digest(again.session.match.state) == digest(course.session.match.state)


def test_a_real_opponent_takes_over() -> None:
    asked: list[int] = []

    def real(view: View, opponent: str, seed: int) -> int:
        asked.append(view.seat)
        return 1

    course = Course(read_lesson(OPEN), real)
    course.session.start()
    while not course.over:
        assert not asked
        do_next(course)
    course.deliver()
    while not asked:
        course.session.answer(course.session.options[-1])
    assert set(asked) == {1}
    assert course.session.awaits(1)


def test_the_first_lesson_leads_to_the_end_and_the_count(course: Course) -> None:
    """A Ruin, a Mission, a city and the last turn are played, and a whole game against a real opponent can follow."""
    while not course.over:
        do_next(course)
    outcome, happened = course.session.outcome, {entry.event.kind for entry in course.session.log}
    assert course.played_out and outcome is not None and LEARNER in outcome.winners
    assert {"clears", "completes mission", "commands", "buys", "converts"} <= happened
    whole = course.lesson.whole_game
    assert [player.level for player in whole.players] == ["human", "rookie"]
    assert title(whole.game).open(whole.options).new(1).turn == 1


@pytest.mark.parametrize(("path", "ends"), [(FIRST, True), (OPEN, False)])
def test_what_is_said_at_the_end_belongs_to_a_game_that_ends(tmp_path: Path, path: Path, ends: bool) -> None:
    told = json.loads(path.read_text("utf-8"))
    if ends:
        del told["lesson"]["ending"]
    else:
        told["lesson"]["ending"] = {"en": "Over.", "de": "Aus."}
    (tmp_path / "broken.json").write_text(json.dumps(told), "utf-8")
    assert check(read_lesson(tmp_path / "broken.json"))


def test_whoever_skips_a_lesson_plays_on(course: Course) -> None:
    course.leave()
    assert course.words is None
    assert all(course.accepts(option) for option in course.session.options)


def test_a_changed_rule_breaks_the_lesson_and_not_the_player(tmp_path: Path) -> None:
    text = FIRST.read_text("utf-8")
    broken = json.loads(text)
    step = next(step for step in broken["steps"] if step.get("do") == "search")
    step["do"] = "convert"
    (tmp_path / "broken.json").write_text(json.dumps(broken), "utf-8")
    assert check(read_lesson(tmp_path / "broken.json"))


def test_the_learner_sits_first(course: Course) -> None:
    assert [player.is_human for player in course.session.players].index(True) == LEARNER
    assert isinstance(course.lesson.lines[0].step, Do)
