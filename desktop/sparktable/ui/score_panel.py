"""How the points came: a line for everything that the game counts, a column for every seat, in words that say it."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.session import Session
from sparktable.app.translations import WORDS
from sparktable.kernel.values import Outcome
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.celebration import Champion
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import Icon, label, role, rule

FACE, FEW = 38, 2
"""How large a face is; for so many, unless words are large, there is always room for every line."""


class ScorePanel(QFrame):
    """Who played, and what each has got for what. Lines in which nobody has anything are left out."""

    def __init__(self, session: Session, speech: Speech, champions: list[Champion], *,
                 roomy: bool = False) -> None:
        super().__init__()
        role(self, "panel")
        now = style.current()
        self._pad = now.px(8 if roomy else 2)
        crowded = len(session.players) > FEW or now.has_large_words
        self._brief = not roomy and crowded  # how a line counts is told when one points at it
        self._tight = self._brief and now.has_large_words
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(12)] * 4))
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(now.px(14))
        self._grid.setVerticalSpacing(now.px(3))
        outer.addLayout(self._grid)
        outer.addStretch()
        outcome = session.outcome
        assert outcome is not None
        self._session, self._speech = session, speech
        self._heads(outcome, champions)
        self._lines(outcome)

    def _heads(self, outcome: Outcome, champions: list[Champion]) -> None:
        for seat, player in enumerate(self._session.players):
            cell = QVBoxLayout()
            cell.setSpacing(0)
            who = self._speech.beside(seat) or WORDS.level(player.level)
            won = seat in outcome.winners and not self._speech.tied(outcome)
            if self._tight:
                self._head_in_brief(cell, champions[seat] if champions else None, seat, who, won=won)
                self._grid.addLayout(cell, 0, seat + 1)
                continue
            if champions:
                cell.addWidget(_middle(self._face(champions[seat])))
            cell.addWidget(_middle(label("strong", text=self._speech.seat(seat))))
            if not (won and self._brief):
                cell.addWidget(_middle(label("caption", text=who)))
            if won:
                cell.addLayout(_mark())
            cell.addStretch()
            self._grid.addLayout(cell, 0, seat + 1)

    def _head_in_brief(self, cell: QVBoxLayout, champion: Champion | None, seat: int, who: str, *, won: bool) -> None:
        """A face, marked if it has won, over a name; what else there is to say is told when one points at it."""
        above = QHBoxLayout()
        above.setSpacing(style.current().px(4))
        above.addStretch()
        if champion is not None:
            above.addWidget(self._face(champion))
        if won:
            above.addWidget(Icon("check", 22, "can"))
        above.addStretch()
        cell.addLayout(above)
        name = label("strong", text=self._speech.seat(seat))
        told = ", ".join(filter(None, (who, WORDS.say("end.winner") if won else "")))
        name.setAccessibleName(f"{name.text()}, {told}")
        tip(name, told)
        cell.addWidget(_middle(name))

    def _face(self, champion: Champion) -> QLabel:
        now, face = style.current(), label("", wrap=False)
        side = FACTIONS.get(champion.faction) or champion.side
        drawn = avatar(champion.name, side, now.px(FACE), self.devicePixelRatioF(), now.theme)
        face.setPixmap(QPixmap.fromImage(drawn))
        return face

    def _lines(self, outcome: Outcome) -> None:
        game, state = self._speech.title.name, self._session.match.state
        lines = self._speech.title.telling.score_lines(state)
        seats, row = len(self._session.players), 1
        for key, points in lines:
            if not any(points) and len(lines) > 1:
                continue
            ground = QFrame()
            role(ground, "zebra" if row % 2 else "clear")
            self._grid.addWidget(ground, row, 0, 1, seats + 1)
            self._grid.addWidget(self._words(WORDS.first(f"{game}.score.{key}", f"score.{key}"),
                                             f"{game}.score.{key}.note"), row, 0)
            for seat, number in enumerate(points):
                lost = number < 0 and bool(outcome.scores)  # where nothing is added up, it is no debt
                text = signed(number) if lost else str(abs(number))
                self._grid.addWidget(_middle(label("minus" if lost else "number", text=text)), row, seat + 1)
            row += 1
        if not (outcome.scores and lines):  # who wins or loses together has no points
            return
        self._grid.addWidget(self._words(WORDS.say("end.points"), "", "label"), 0, 0, Qt.AlignmentFlag.AlignBottom)
        self._grid.addWidget(rule(), row, 0, 1, seats + 1)
        self._grid.addWidget(self._words(WORDS.say("end.total"), "", "name"), row + 1, 0)
        for seat, score in enumerate(outcome.scores):
            total = label("title" if self._tight else "total", text=signed(score))
            self._grid.addWidget(_middle(total), row + 1, seat + 1)
        if self._was_level(outcome):
            self._ties(row + 2)

    def _was_level(self, outcome: Outcome) -> bool:
        """Whether no side alone had the best score: then something else decided."""
        sides = [sum(outcome.scores[seat] for seat in side) for side in self._session.match.game.sides()]
        return sides.count(max(sides)) > 1

    def _words(self, text: str, note: str, kind: str = "strong") -> QWidget:
        """What a line counts, and under it how."""
        now, held = style.current(), QWidget()
        role(held, "clear")
        column = QVBoxLayout(held)
        column.setContentsMargins(now.px(10), self._pad, 0, self._pad)
        column.setSpacing(0)
        column.addWidget(label(kind, text=text))
        if note and WORDS.has(note):
            if self._brief:
                tip(held, WORDS.say(note))
            else:
                column.addWidget(label("caption", note))
        return held

    def _ties(self, row: int) -> None:
        """Equal scores: what then decided."""
        game = self._speech.title
        for number, (key, counts) in enumerate(game.telling.tie_breakers(self._session.match.state), row):
            self._grid.addWidget(self._words(WORDS.say(f"{game.name}.tie.{key}"), "", "caption"), number, 0)
            for seat, count in enumerate(counts):
                self._grid.addWidget(_middle(label("caption", text=str(count))), number, seat + 1)


def _mark() -> QHBoxLayout:
    """Whoever has won."""
    mark = QHBoxLayout()
    mark.setSpacing(style.current().px(4))
    mark.addStretch()
    mark.addWidget(Icon("check", 16, "can"))
    mark.addWidget(label("strong", "end.winner", wrap=False))
    mark.addStretch()
    return mark


def _middle(text: QLabel) -> QLabel:
    text.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return text


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
