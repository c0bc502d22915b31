"""Under the table while a lesson is taken: what to read or to do, how far it is, and the ways out. It asks nothing
itself: the answers are given at the table, and what they are about is lit there."""
from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from sparktable.app.lessons import LEARNER, Course, said, stressed
from sparktable.app.translations import WORDS
from sparktable.kernel.decisions import Option
from sparktable.kernel.scenario import Mistake, NotPossible
from sparktable.record.scenarios.file import Words
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.step_marks import StepMarks
from sparktable.ui.table_area import TableArea
from sparktable.ui.task_strip import TaskStrip
from sparktable.ui.widgets import Button, picture, restyle, role

PAUSE = 700
"""Milliseconds before an answer of the file is given, so that it can be followed."""
TEACHER, FACE = "Ratchet", 58
"""Who leads through it, and how large the face is."""
PATIENCE = 3
"""After so many answers that did not count, the one that does is offered."""


class LessonStrip(TaskStrip):
    over = Signal()
    """Real opponents play from now on."""
    delivered = Signal()
    """Others have answered."""
    shown = Signal(object)
    """The answer that counts is to be given for the learner, who asked for it."""

    def __init__(self, course: Course, area: TableArea) -> None:
        super().__init__(area.speech.lexicon, picture())
        role(self, "lesson")
        self.marks = StepMarks(course.lesson.steps)
        self.head.addWidget(self.marks, 1)
        self.next = Button("lesson.next", "check", "primary", self.go_on)
        self.reveal = Button("lesson.show", "hint", "primary", self.show_answer)
        self.again = Button("lesson.again", "hint", "", self.show_again)
        self.stay = Button("lesson.stay", "undo", "primary", self.ask_no_more)
        self.skip = Button("lesson.skip", "skip", "", self.leave)
        self.add(self.next, self.reveal, self.stay, ways=(self.again, self.skip))
        self.course, self._area = course, area
        self._astray = Counter[int]()
        """How many answers to a step did not count."""
        self._asking = False
        """Whether it shall be left."""
        course.wake = self._wait
        course.session.on_change.append(lambda _: QTimer.singleShot(0, self, self.refresh))
        area.rested.connect(self.refresh)

    def relook(self) -> None:
        super().relook()
        now = style.look_at(self)
        face = avatar(TEACHER, home_faction(TEACHER), now.px(FACE), self.devicePixelRatioF(), now.theme)
        self.sign.setPixmap(QPixmap.fromImage(face))
        self.sign.setFixedSize(face.deviceIndependentSize().toSize())

    def refresh(self) -> None:
        """Show what is said now; where that is new, it is also spoken, and what it is about is lit."""
        course, words = self.course, self.course.words
        self.setVisible(not course.over)
        if words is None or self._asking:
            return
        self._offer()
        self.marks.go_to(course.number)
        new = self.tell(WORDS.say("lesson.place", lesson=said(course.lesson.teaching.title), n=course.number,
                                  of=course.lesson.steps), *self._sentence(words))
        self.point()
        if new and course.to_read is not None:
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sentence(self, words: Words) -> tuple[str, str]:
        """What is said, and what of it is stressed: that others play, as long as it is still to be seen."""
        course, answers = self.course, self.course.session.match.answers
        who = answers[-1].seat if answers else LEARNER
        if course.others_play and (asked := course.session.decision) is not None:
            who = asked.seat
        elif not self._area.moving:
            who = LEARNER
        if who == LEARNER:
            return said(words), stressed(words)
        return WORDS.say("lesson.watch", who=self._area.speech.seat(who)), ""

    def _offer(self) -> None:
        """What there is to press. Beside the last words nothing leads back or out: they end it."""
        course = self.course
        here = not self._asking
        ends = course.to_read is not None and course.number == course.lesson.steps
        if ends:
            self.setMinimumHeight(self.height())  # the table keeps its place
        for way in (self.again, self.skip):
            way.setVisible(not ends)
        for button, offered in ((self.next, here and course.to_read is not None),
                                (self.reveal, here and self._astray[course.number] >= PATIENCE),
                                (self.stay, self._asking)):
            button.setVisible(offered)
            restyle(button)  # hidden, it never learnt how wide its letters are

    def point(self) -> None:
        """Light what the step is about; what has moved since has put it out."""
        if not self.course.over:
            self._area.point_out(self.course.pointed_at(), self.course.asked_for(), spared=self.course.told_of)

    def retranslate(self) -> None:
        asking, self._asking = self._asking, False
        self.refresh()
        if asking:
            self._ask()

    def refuses(self, option: Option) -> bool:
        """Whether an answer does not count now; then it is said what to do instead."""
        self._asking = False  # whoever plays on, stays
        self._offer()
        if self.course.accepts(option):
            return False
        words = self.course.otherwise or self.course.words
        if words is not None:
            self.interject(said(words))
        if self.course.to_read is None and self.course.asked_for():
            self._astray[self.course.number] += 1
            self._offer()
        self.point()
        return True

    def show_answer(self) -> None:
        """Give the answer that counts, so that the lesson goes on."""
        self._area.take_focus()
        self.shown.emit(self.course.asked_for()[0])

    def go_on(self) -> None:
        """What was to be read is read."""
        self.course.go_on()
        self._area.take_focus()
        self.refresh()
        self._end()

    def show_again(self) -> None:
        """Say it once more; the keys are then where the answer is given."""
        self.forget()
        self.refresh()
        if self.course.to_read is None:
            self._area.focus_wanted()

    def ask_to_leave(self) -> None:
        """Ask once whether the lesson shall be skipped; asked once more, it goes on."""
        if self._asking:
            self.ask_no_more()
            return
        self._ask()
        self.stay.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self) -> None:
        self._asking = True
        self._offer()
        self.interject(WORDS.say("lesson.skip.ask"))

    def ask_no_more(self) -> None:
        self._asking = False
        self._area.take_focus()
        self.forget()
        self.refresh()

    def leave(self) -> None:
        """Play on without the lesson."""
        self.course.leave()
        self._area.take_focus()
        self.refresh()
        self._end()

    def _end(self) -> None:
        if self.course.over:
            self._area.point_out(())
            self.over.emit()

    def _wait(self) -> None:
        QTimer.singleShot(PAUSE if self._area.isVisible() else 0, self, self._deliver)

    def _deliver(self) -> None:
        try:
            self.course.deliver()
        except (NotPossible, Mistake):  # a rule has changed since: the player plays on without the lesson
            self.leave()
        self.delivered.emit()
