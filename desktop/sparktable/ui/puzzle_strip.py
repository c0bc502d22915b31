"""Under the table while a puzzle is tried: what is to be reached, how that went, and the ways on."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal

from sparktable.app.lessons import said
from sparktable.app.puzzles import Attempt
from sparktable.app.translations import WORDS
from sparktable.kernel.decisions import Option
from sparktable.ui.table_area import TableArea
from sparktable.ui.task_strip import TaskStrip
from sparktable.ui.widgets import Button, restyle, role


class PuzzleStrip(TaskStrip):
    again = Signal()
    shown = Signal()
    """The solution is wanted."""
    following = Signal()
    """The next puzzle is wanted."""
    solved = Signal()

    def __init__(self, attempt: Attempt, area: TableArea, name: Callable[[Option], str]) -> None:
        """`name` says what an answer is called at the table."""
        super().__init__(area.speech.lexicon)
        self.step = Button("puzzle.step", "skip", "primary", self.go_on)
        self.next = Button("puzzle.next", "check", "primary", self.following.emit)
        self.retry = Button("puzzle.again", "undo", "quiet", self.again.emit)
        self.reveal = Button("puzzle.show", "hint", "quiet", self.shown.emit)
        self.add(self.step, self.next, ways=(self.retry, self.reveal))
        self.attempt, self._area, self._name = attempt, area, name
        self._counted = False
        self._hints = 0
        """How often a hint was asked for, and …"""
        self._hinted_after: list[Option] = []
        """… after which answers."""
        attempt.session.on_change.append(lambda _: QTimer.singleShot(0, self, self.refresh))
        area.rested.connect(self.point)

    def refresh(self) -> None:
        """Show how it stands; whoever has solved it is told why it works."""
        attempt, riddle = self.attempt, self.attempt.puzzle.riddle
        course = attempt.course
        done = course in ("solved", "lucky") if not attempt.shown else attempt.next_answer() is None
        self._offer(self.step, attempt.shown and not done)
        self._offer(self.next, done)
        lost = course != "open" and not done and not attempt.shown
        role(self.retry, "primary" if lost else "quiet")
        self._offer(self.retry, attempt.shown or course != "open" or bool(attempt.session.match.answers))
        self._offer(self.reveal, not attempt.shown and course != "solved")
        told = WORDS.say("puzzle.place", puzzle=said(riddle.title), grade=WORDS.say(f"puzzles.grade.{riddle.grade}"))
        if self.tell(told, self._sentence()) and course != "open" and not attempt.shown:
            (self.next if done else self.retry).setFocus(Qt.FocusReason.OtherFocusReason)
        self.point()
        if course == "solved" and not attempt.shown and not self._counted:
            self._counted = True
            self.solved.emit()

    def _sentence(self) -> str:
        attempt, riddle = self.attempt, self.attempt.puzzle.riddle
        if attempt.shown:
            option = attempt.next_answer()
            if option is None:
                return said(riddle.why)
            return WORDS.say("puzzle.answer", n=attempt.step + 1, of=len(attempt.puzzle.solution),
                             answer=self._name(option))
        if attempt.course == "open":
            return self._hint() or said(riddle.task)
        return {"missed": said(riddle.missed), "lucky": WORDS.say("puzzle.lucky"),
                "solved": WORDS.say("puzzle.solved", why=said(riddle.why))}[attempt.course]

    # --- hints --------------------------------------------------------------------------------------

    def give_hint(self) -> None:
        """First what to look at, then the answer; asked once more, it is put away."""
        if self.attempt.course == "open" and not self.attempt.shown:
            self._hints = self._hints + 1 if self._kind_of_hint() else 1
            self._hinted_after = self._given()
            self.refresh()

    def _hint(self) -> str:
        kind = self._kind_of_hint()
        if kind == "answer":
            option = self.attempt.next_answer()
            return WORDS.say("puzzle.hint.answer", told=self._name(option)) if option is not None else ""
        return WORDS.say(f"puzzle.hint.{kind}", told=said(self.attempt.puzzle.riddle.hint)) if kind else ""

    def _kind_of_hint(self) -> str:
        """Which one is told now, if any."""
        if not self._hints or self._hinted_after != self._given():
            return ""
        kinds = self._kinds_of_hint()
        return kinds[self._hints - 1] if self._hints <= len(kinds) else ""

    def _given(self) -> list[Option]:
        return [answer.option for answer in self.attempt.session.match.answers]

    def _kinds_of_hint(self) -> tuple[str, ...]:
        """What there is to say, one after the other."""
        attempt = self.attempt
        if not attempt.session.match.answers:
            return "look", "answer"
        if attempt.on_course:
            return ("answer",)
        return ("well",) if attempt.has_begun_well() else ("astray",)

    def _offer(self, button: Button, offered: bool) -> None:
        button.setVisible(offered)
        restyle(button)  # hidden, it never learnt how wide its letters are

    def point(self) -> None:
        """Light what the solution's next answer is about, while that is shown."""
        told = self.attempt.shown or self._kind_of_hint() == "answer"
        option = self.attempt.next_answer() if told else None
        if option is not None:
            self._area.point_out(option.refs, (option,))

    def retranslate(self) -> None:
        self.refresh()

    def refuses(self, option: Option) -> bool:
        """Whether an answer does not count now: it is over, or the solution is looked at and says something else."""
        if self.attempt.shown:
            refused = option != self.attempt.next_answer()
        else:
            refused = self.attempt.course != "open"
        if refused:
            self.interject(self._sentence())
            self.point()
        return refused

    def go_on(self) -> None:
        """The solution's next answer is given."""
        self.attempt.show_next()
        self.refresh()
