"""The last page of a game: who won and why, the scores, and what next."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from sparktable.app.archive import SealedShuffle
from sparktable.app.game_texts import Speech
from sparktable.app.replay import RecordedGame
from sparktable.app.session import Session
from sparktable.app.translations import WORDS
from sparktable.kernel.values import Outcome
from sparktable.record.verification import Verdict
from sparktable.table.art.figures.cast import home_faction
from sparktable.ui import style
from sparktable.ui.backdrop import TROUPE, Backdrop
from sparktable.ui.fair_shuffle import FairShufflePanel
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.game_review import Review
from sparktable.ui.widgets import Button, Icon, label, panel, role, rule, scrolling

if TYPE_CHECKING:
    from sparktable.ui.backdrop_painting import Troupe

EDGE = 48
"""What is left free on both sides of the page."""


class EndPage(Backdrop):
    again = Signal()
    rematch = Signal()
    """The same deal once more."""
    review = Signal(int)
    """The replay, from a position on."""
    home = Signal()

    def __init__(self, session: Session, speech: Speech, deal: SealedShuffle | None,
                 verify: Callable[[], Verdict | None], reason: Callable[[], str] | None) -> None:
        super().__init__(_winner(session, speech))
        self._session, self._speech, self._deal, self._verify = session, speech, deal, verify
        self._reason = reason
        self._recording = RecordedGame.of_match(session.match, session.players)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._inside = self._page()
        self._row.addWidget(self._inside)

    def retranslate(self) -> None:
        fresh = self._page()
        self._row.replaceWidget(self._inside, fresh)
        self._inside.deleteLater()
        self._inside = fresh
        self.arrange()

    def arrange(self) -> None:
        """The scores and the look back side by side; where there is no room for that, one below the other."""
        bar = self._inside.verticalScrollBar().sizeHint().width()
        room = self.width() - 2 * style.current().px(EDGE) - bar
        sides = [side.minimumSize().width() for side in self._sides]
        beside = sum(sides) + self._columns.spacing() <= room
        self._columns.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._columns.setStretch(0, int(beside))

    def _page(self) -> QScrollArea:
        outcome = self._session.outcome
        assert outcome is not None
        now = style.current()
        page = QWidget()
        self.follow(page)
        role(page, "clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(now.px(EDGE), now.px(32), now.px(EDGE), now.px(24))
        column.setSpacing(now.px(14))
        column.addWidget(label("hero" if now.text < 1.4 else "title", text=self._speech.winners(outcome)))
        column.addWidget(label("lead", "end.summary", reason=self._speech.outcome(outcome),
                               turn=self._session.match.state.turn))
        if self._session.practised:
            column.addWidget(label("caption", "end.practised"))
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        columns.setSpacing(now.px(16))
        self._sides = left, right = QVBoxLayout(), QVBoxLayout()
        for side in self._sides:
            side.setSpacing(now.px(14))
            columns.addLayout(side, 1)
        left.addWidget(self._scores(outcome))
        buttons = FlowLayout(gap=now.px(10))
        self.play_again = Button("end.again", "convert", "primary", self.again.emit)
        buttons.addWidget(self.play_again)
        buttons.addWidget(Button("end.rematch", "die", on_click=self.rematch.emit))
        buttons.addWidget(Button("end.review", "log", on_click=lambda: self.review.emit(0)))
        buttons.addWidget(Button("end.home", "menu", on_click=self.home.emit))
        left.addLayout(buttons)
        if len(self._recording.moments) > 1:
            looking_back = Review(self._recording, self._speech)
            looking_back.wanted.connect(self.review)
            right.addWidget(looking_back)
        if self._reason is not None:
            frame, inside = panel(margin=10, gap=6)
            inside.addWidget(label("label", "end.reason", wrap=False))
            inside.addWidget(label("body", text=self._reason()))
            right.addWidget(frame)
        if self._deal is not None:
            left.addWidget(FairShufflePanel(self._deal, self._verify))
        left.addStretch()
        right.addStretch()
        column.addLayout(columns, 1)
        area = scrolling(page)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)  # the scores of five in large letters
        return area

    def _scores(self, outcome: Outcome) -> QWidget:
        """A column for every seat, a row for every line that the game counts, the totals below."""
        frame, inside = panel(margin=18, gap=10)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(style.current().px(24))
        inside.addLayout(grid)
        players = self._session.players
        for seat, player in enumerate(players):
            cell = QVBoxLayout()
            cell.setSpacing(0)
            cell.addWidget(self._middle(label("name", text=self._speech.seat(seat))))
            who = self._speech.beside(seat) or WORDS.level(player.level)
            cell.addWidget(self._middle(label("caption", text=who)))
            if seat in outcome.winners and not self._speech.tied(outcome):
                mark = QHBoxLayout()
                mark.setSpacing(style.current().px(4))
                mark.addStretch()
                mark.addWidget(Icon("check", 18, "can"))
                mark.addWidget(label("strong", "end.winner", wrap=False))
                mark.addStretch()
                cell.addLayout(mark)
            cell.addStretch()
            grid.addLayout(cell, 0, seat + 1)
        lines = self._speech.title.score_lines(self._session.match.state)
        for row, (key, points) in enumerate(lines, 1):
            grid.addWidget(label("strong", text=WORDS.first(f"{self._speech.title.name}.score.{key}",
                                                            f"score.{key}")), row, 0)
            for seat, number in enumerate(points):
                lost = number < 0 and bool(outcome.scores)  # where nothing is added up, it is no debt
                text = signed(number) if lost else str(abs(number))
                grid.addWidget(self._middle(label("minus" if lost else "number", text=text)), row, seat + 1)
        if outcome.scores and lines:  # who wins or loses together has no points
            last = len(lines) + 1
            grid.addWidget(rule(), last, 0, 1, len(players) + 1)
            grid.addWidget(label("name", "end.total"), last + 1, 0)
            for seat, score in enumerate(outcome.scores):
                grid.addWidget(self._middle(label("total", text=signed(score))), last + 1, seat + 1)
            if len(set(outcome.scores)) < len(outcome.scores):
                self._ties(grid, last + 2)
        return frame

    def _ties(self, grid: QGridLayout, row: int) -> None:
        """Equal scores: what then decided."""
        game = self._speech.title.name
        for number, (key, counts) in enumerate(self._speech.title.tie_breakers(self._session.match.state), row):
            grid.addWidget(label("caption", f"{game}.tie.{key}"), number, 0)
            for seat, count in enumerate(counts):
                grid.addWidget(self._middle(label("caption", text=str(count))), number, seat + 1)

    @staticmethod
    def _middle(text):
        text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return text

    def settle(self) -> None:
        self.play_again.setFocus(Qt.FocusReason.TabFocusReason)


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"


def _winner(session: Session, speech: Speech) -> Troupe:
    """Who stands behind the page: somebody of the faction that won."""
    seats = speech.title.form(session.match.game.options).seats
    won = {seats[seat].faction for seat in session.outcome.winners} if session.outcome is not None else set()
    return tuple(figure for figure in TROUPE[1:] if home_faction(figure[0]).name in won)[:1] or TROUPE[2:]
