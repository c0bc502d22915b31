"""How a player's answers are given at a table: one, or several that lead along a way; and why one cannot be given."""
from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from sparktable.app.session import Change
from sparktable.app.translations import WORDS
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Option
from sparktable.table.gestures import Walk
from sparktable.table.prompt import ENDING
from sparktable.ui.end_turn_warning import EndTurnWarning

if TYPE_CHECKING:
    from sparktable.ui.game_window import GameWindow


class Answers:
    def __init__(self, window: GameWindow) -> None:
        self._window, self._session, self._area = window, window.session, window.table_area
        self._warning = EndTurnWarning(window)
        self._walk: Option | None = None
        """What stands for the walk that is under way."""
        self._way: deque[Option] = deque()
        """What is still to be given on it."""
        self._area.answered.connect(self.take)
        self._area.walked.connect(self.walk)
        self._area.asked_why.connect(self.explain)
        self._area.rested.connect(self._walk_on)

    def take(self, option: Option) -> None:
        """Give the player's answer, unless it wastes something and the player wants to be asked."""
        window = self._window
        if option not in self._session.options:
            self.explain(option)
            return
        if window.puzzle is not None:
            if not window.puzzle.refuses(option):
                self.give(option)
        elif window.lesson is None or window.lesson.course.over:
            self._warning.ask(option, lambda: self.give(option))
        elif not window.lesson.refuses(option):  # what it asks for is no waste
            self.give(option)

    def give(self, option: Option) -> None:
        self._way.clear()
        self._window.news.have_read()
        self._area.skip()  # the table does not fall behind whoever answers before it has come to rest
        if option in self._session.options:
            self._area.tell_given(option)
            self._session.answer(option)

    def walk(self, walk: Walk) -> None:
        """Give several answers one after the other; what happens on the way may end it."""
        self._window.news.have_read()
        self._walk, self._way = walk.option, deque(walk.steps)
        self._step(further=False)

    def _walk_on(self) -> None:
        self._step(further=True)

    def _step(self, *, further: bool) -> None:
        if self._way and self._walk is not None:
            option = self._way.popleft()
            strip = self._window.lesson or self._window.puzzle
            if option in self._session.options and not (strip is not None and strip.refuses(option)):
                self._area.tell_given(self._walk)
                self._session.answer(option, further=further)
            else:
                self._way.clear()

    def follow(self, change: Change) -> None:
        """The game has moved on: a walk goes on once that has been shown, or ends."""
        if self._way and not self._area.goes_on(change):
            self._way.clear()
        elif self._way and not self._area.moving:
            QTimer.singleShot(0, self._area, self._walk_on)

    def end_turn(self) -> None:
        """Give the answer that ends the turn, or say why that cannot be done now."""
        ends = [option for option in self._session.options if option.kind in ENDING]
        if ends:
            self.take(ends[0])
        elif self._session.decision is not None and self._session.curtain is None:
            self.explain(Option(kinds.END_TURN))

    def explain(self, wish: Option) -> None:
        """Say in one line why something is not possible."""
        reasons = self._session.why_not(wish)
        state = self._session.view.state
        sentence = self._window.speech.reason(reasons[0], state) if reasons else WORDS.say("why.unknown")
        self._area.say_why(sentence)
