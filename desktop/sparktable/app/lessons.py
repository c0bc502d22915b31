"""Lessons: scenario files with spoken steps (`resources/lessons/`), played as a game like any other.

A lesson holds one sentence per answer, so where it stands follows from how many answers the match has: undo and redo
need nothing of their own. The first seat is the learner's; for the others the file answers, until the last step is
done and real opponents take over. Where the last step ends the game, a whole one against them is offered instead.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sparktable.app.players import HUMAN, Ask, Player
from sparktable.app.session import Session
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.games import load_all
from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.match import Match
from sparktable.kernel.names import shown
from sparktable.kernel.scenario import Mistake, NotPossible
from sparktable.kernel.view import View
from sparktable.record.files import BadFile
from sparktable.record.scenarios.file import Do, Say, ScenarioFile, Teaching, Words, read_scenario
from sparktable.record.scenarios.run import ScenarioRun
from sparktable.resources import resource

LEARNER = 0


class Line(NamedTuple):
    """One answer of a lesson."""

    sentence: str
    step: Do
    before: tuple[Say, ...]
    """What is read before it."""

    @property
    def spoken(self) -> bool:
        return self.step.say is not None


class Lesson:
    """A lesson's file, and its answers one by one."""

    def __init__(self, file: ScenarioFile) -> None:
        self.file = file
        if file.scenario.lesson is None:
            raise file.mistake(Mistake("a lesson says what it teaches", "lesson"))
        self.teaching: Teaching = file.scenario.lesson
        self.name = file.path.stem
        self.lines: list[Line] = []
        read: list[Say] = []
        for index, step in enumerate(file.scenario.steps):
            if isinstance(step, Say):
                read.append(step)
            elif isinstance(step, Do):
                sentences = [step.do] if isinstance(step.do, str) else step.do
                if step.say is not None and len(sentences) > 1:
                    raise file.mistake(Mistake("a spoken step is one answer", "steps", index, "do"))
                for sentence in sentences:
                    self.lines.append(Line(sentence, step, tuple(read)))
                    read = []
        self.farewell: tuple[Say, ...] = tuple(read)
        """What is read when the last answer is given."""

    @property
    def steps(self) -> int:
        """How many there are to read or to do."""
        return len(self.farewell) + sum(len(line.before) + line.spoken for line in self.lines)

    @property
    def whole_game(self) -> Setup:
        """The game that the lesson is about, from its beginning, against those who would take over."""
        game = self.file.game
        return Setup(game.name, game.options, self.players())

    def players(self) -> tuple[Player, ...]:
        seats = range(self.file.game.seats)
        return tuple(Player("", HUMAN if seat == LEARNER else self.teaching.level) for seat in seats)


class Course:
    """A lesson that somebody takes: the session, and where it stands in the file."""

    def __init__(self, lesson: Lesson, ask: Ask, done: int = 0) -> None:
        """`ask` is for the opponents who take over. The first `done` answers were given another time."""
        self.lesson = lesson
        self.over = False
        """Whether real opponents play: the lesson is done, or was left."""
        self.wake: Callable[[], None] = lambda: None
        """Called when an answer of the file waits to be delivered."""
        self._ask, self._asked = ask, 0
        self._waiting = False
        match = Match(lesson.file.game, lesson.file.scenario.seed, watched=True, start=lesson.file.set_up())
        for line in lesson.lines[:done]:
            match.take(lesson.file.adapter.find(match.state, line.sentence))
        self._read = {(at, part) for at in range(done) for part in range(len(self._before(at)))}
        self.session = Session(match, lesson.players(), self._put, practice=True, practised=True)

    # --- where it stands ----------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """How many of the file's answers were given."""
        return min(len(self.session.match.answers), len(self.lesson.lines))

    @property
    def played_out(self) -> bool:
        """Whether its last answer has ended the game."""
        return self.session.outcome is not None and len(self.session.match.answers) == len(self.lesson.lines)

    @property
    def line(self) -> Line | None:
        """The answer that comes next; None behind the last one."""
        return self.lesson.lines[self.at] if self.at < len(self.lesson.lines) else None

    @property
    def to_read(self) -> Say | None:
        """What is to be read first."""
        at = self.at
        return next((say for part, say in enumerate(self._before(at)) if (at, part) not in self._read), None)

    @property
    def others_play(self) -> bool:
        """Whether the file answers for others now, and nothing is to be read first."""
        return not self.over and self.to_read is None and self.line is not None and not self.line.spoken

    @property
    def words(self) -> Words | None:
        """What is said now: the step that waits for the learner, or the next one while others answer."""
        if self.over:
            return None
        if self.to_read is not None:
            return self.to_read.say
        return next((line.step.say for line in self.lesson.lines[self.at:] if line.spoken), None)

    @property
    def number(self) -> int:
        """Which of the lesson's steps it is, from 1."""
        passed = sum(len(line.before) + line.spoken for line in self.lesson.lines[:self.at])
        return passed + sum((self.at, part) in self._read for part in range(len(self._before(self.at)))) + 1

    def _before(self, at: int) -> Sequence[Say]:
        lines = self.lesson.lines
        return lines[at].before if at < len(lines) else self.lesson.farewell

    # --- going on -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """What was to be read is read. After the last of it, real opponents take over."""
        read = self.to_read
        if read is not None:
            self._read.add((self.at, self._before(self.at).index(read)))
        if self.line is None and self.to_read is None:
            self.leave()
        elif self._waiting:
            self.wake()

    def leave(self) -> None:
        """No more of the lesson: whoever is asked now thinks for himself."""
        self.over = True
        if self._waiting:
            self.wake()

    def accepts(self, option: Option) -> bool:
        """Whether an answer of the learner counts now."""
        return self.over or (self.to_read is None and option in self._meant(others=True))

    @property
    def otherwise(self) -> Words | None:
        """What is said to an answer that does not count; None where the task is said once more."""
        line = self.line
        return line.step.otherwise if line is not None and self.to_read is None else None

    def pointed_at(self) -> list[Ref]:
        """What is lit: what the step says, or else what its answers are about."""
        return [ref for option in self.asked_for() for ref in option.refs]

    @property
    def told_of(self) -> Sequence[str]:
        """Groups of pieces, and single ones, that are spoken of now."""
        if self.to_read is not None:
            return self.to_read.told_of
        return self.line.step.told_of if self.line is not None and self.line.spoken else ()

    def asked_for(self) -> list[Option]:
        """The answers that a step is about."""
        if self.over:
            return []
        return list(self._found(self.to_read.point)) if self.to_read is not None else self._meant()

    def _meant(self, *, others: bool = False) -> list[Option]:
        """What the step asks for; with the `others` all that it takes for an answer."""
        line = self.line
        sentences = [] if line is None or not line.spoken else [line.sentence, *(line.step.also if others else ())]
        meant = list(self._found(sentences))
        return [*meant, *(other for other in self.session.options if other not in meant
                          and any(self._alike(other, option) for option in meant))]

    def _alike(self, one: Option, other: Option) -> bool:
        """Whether two answers differ in nothing but which copy of a card is taken."""
        state = self.session.match.state

        def plain(option: Option) -> list[tuple[str, int | str, int]]:
            return [("card", state.ident[int(ref.value)], state.where[int(ref.value)]) if ref.kind == "card"
                    else (ref.kind, ref.value, 0) for ref in option.refs]

        return one.kind == other.kind and plain(one) == plain(other)

    def _found(self, sentences: Sequence[str]) -> Iterator[Option]:
        for sentence in sentences:
            try:
                yield self.lesson.file.adapter.find(self.session.match.state, sentence)
            except NotPossible:
                continue

    # --- for the others -----------------------------------------------------------------------------

    def _put(self, view: View, opponent: str, seed: int) -> int:
        if self.over:
            return self._ask(view, opponent, seed)
        self._asked -= 1  # numbers below 0: nobody else counts so
        self._waiting = True
        self._aside = view.decision is None or view.decision.seat != view.seat
        self.wake()
        return self._asked

    @property
    def waits(self) -> bool:
        """Whether an answer of the file can be delivered."""
        return self._waiting and (self.over or self.to_read is None)

    def deliver(self) -> None:
        """The others answer as the file says."""
        if not self.waits or not self.session.awaits(self._asked):
            return
        if self.over:
            self._waiting = False
            self.session.ask_anew()
            return
        line = self.line
        option = None
        if not self._aside:
            if line is None or line.spoken:
                raise NotPossible("an opponent is asked, and the file has no answer")
            option = self.lesson.file.adapter.find(self.session.match.state, line.sentence)
        self._waiting = False
        self.session.answered(self._asked, option)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in their order. Raises BadFile for one that cannot be read."""
    return tuple(sorted(map(read_lesson, lesson_files()), key=lambda lesson: lesson.teaching.place))


def read_lesson(path: Path) -> Lesson:
    """One lesson. Raises BadFile."""
    load_all()  # a game knows its scenarios once it is loaded
    return Lesson(read_scenario(path))


def lesson_files() -> list[Path]:
    return sorted(resource("lessons").glob("*.json"))


def said(words: Words) -> str:
    """A sentence in the language that is spoken."""
    return shown(words.within(WORDS.language))


def stressed(words: Words) -> str:
    """What of it is the task itself, if anything else is said beside it."""
    return shown(words.stressed(WORDS.language))


def check(lesson: Lesson) -> list[str]:
    """Play a lesson through as the window does, with every answer that counts. What does not hold, in words."""
    try:
        failures = [str(failure) for failure in ScenarioRun(lesson.file).run()]
    except BadFile as trouble:
        return [str(trouble)]
    if not failures:
        others = [(at, other) for at, line in enumerate(lesson.lines) for other in line.step.also]
        for at, other in [(-1, ""), *others]:
            failures += _played(lesson, at, other)
    return failures


def _played(lesson: Lesson, at: int, other: str) -> list[str]:
    """One way through a lesson: at one answer another one that counts is given."""
    def nobody(view: View, opponent: str, seed: int) -> int:
        return 1

    course = Course(lesson, nobody)
    course.session.start()
    while not course.over:
        place, line = course.at, course.line
        where = f"answer {place + 1}" if line is None else f"'{line.sentence}'"
        try:
            if course.to_read is not None:
                if len(list(course._found(course.to_read.point))) < len(course.to_read.point):
                    return [f"before {where}: what is pointed at is not there"]
                course.go_on()
            elif course.waits:
                course.deliver()
            elif line is None or not line.spoken or not course.session.options:
                return [f"{where}: the learner is asked, and nothing is said"]
            else:
                sentence = other if place == at else line.sentence
                course.session.answer(lesson.file.adapter.find(course.session.match.state, sentence))
        except (NotPossible, Mistake) as trouble:
            return [f"{where}: {trouble}"]
    if course.played_out != (lesson.teaching.ending is not None):
        return ["'ending' belongs to a lesson whose last step ends the game, and to no other"]
    return []
