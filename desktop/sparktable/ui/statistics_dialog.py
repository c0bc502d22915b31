"""The statistics of games played, as tables."""
from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.error_messages import in_words
from sparktable.app.past_games import Sieve
from sparktable.app.records import by_character
from sparktable.app.statistics import GROUPS, GamePlayed, Statistics, Tally, counted, tallies
from sparktable.app.translations import WORDS
from sparktable.games.forms import PAIR
from sparktable.record.files import CannotWrite
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import style, window_geometry
from sparktable.ui.inputs import Segments
from sparktable.ui.no_games import NoGames
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, restyle, role

COLUMNS = ("what", "played", "won", "tied", "share")
ROUND, ROW, MOST_SEEN = 290, 32, 12
"""How high the dialog is without rows, a row, and how many are seen at a time."""
MOST_ROWS, MOST_FACES = 1000, 40
"""More different things nobody has played: a file that says so does not hold the window up, nor do its faces."""
FACED = ("character", "level")
"""Groups of somebody."""
FACE = 28


def _side(column: int) -> Qt.AlignmentFlag:
    """Names begin at the left; numbers stand below each other at the right, and so do their headings."""
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class ShareBar(QStyledItemDelegate):
    """A share as a bar before its number."""

    LONG, HIGH = 96, 8

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        super().paint(painter, option, index)
        now, share = style.current(), index.data(Qt.ItemDataRole.UserRole)
        cell, high = QRectF(option.rect), now.px(self.HIGH)  # type: ignore[attr-defined]
        bar = QRectF(cell.x() + now.px(8), cell.center().y() - high / 2, now.px(self.LONG), high)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, part in (("s3", 1.0), ("acc", share)):
            painter.setBrush(now.theme.color(colour))
            painter.drawRoundedRect(QRectF(bar.topLeft(), bar.size().scaled(
                bar.width() * part, high, Qt.AspectRatioMode.IgnoreAspectRatio)), high / 2, high / 2)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(style.current().px(self.LONG + 12), 0)


class StatisticsDialog(QDialog):
    forgotten = Signal()
    """There are no games any more."""
    play = Signal()
    """A game is to be chosen."""

    def __init__(self, statistics: Statistics, parent: QWidget | None = None, sieve: Sieve | None = None,
                 group: str = "") -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._statistics, self._sieve = statistics, sieve or Sieve()
        self._group = group or GROUPS[0]
        say(self, "setWindowTitle", "statistics.title")
        now = style.current()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*([now.px(24)] * 4))
        self._column.setSpacing(now.px(12))
        self._column.addWidget(label("title", "statistics.title"))
        self._segments = self._groups()
        self._column.addWidget(self._segments, 0, Qt.AlignmentFlag.AlignLeft)
        self.table = QTableWidget(0, len(COLUMNS))
        self._held: list[QTableWidgetItem] = []
        """Every cell and heading that is in it: see `item_list`."""
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)  # Tab goes on to what lies after the table
        say(self.table, "setAccessibleName", "statistics.title")
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.setItemDelegateForColumn(len(COLUMNS) - 1, ShareBar(self.table))
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.horizontalHeader().setMinimumSectionSize(now.px(96))  # or nothing is left for names
        self._column.addWidget(self.table, 1)
        self._none = NoGames(self._play)
        self._column.addWidget(self._none, 1)
        self.message = label("caption")
        self._column.addWidget(self.message)
        foot = QHBoxLayout()
        self.export_button = Button("statistics.export", "log", on_click=self.export)
        foot.addWidget(self.export_button)
        self.reset = Button("statistics.reset", "destroy", on_click=self._ask_reset)
        foot.addWidget(self.reset)
        self.sure = Button("statistics.reset.sure", "destroy", on_click=self._reset)
        self.sure.hide()
        foot.addWidget(self.sure)
        foot.addStretch()
        self.shut = Button("action.close", "check", "primary", self.accept)
        foot.addWidget(self.shut)
        self._column.addLayout(foot)
        rows = max(len(tallies(filter(self._sieve.fits, statistics.games()), group)) for group in GROUPS)
        if not rows:  # as high as its longest table, or a picture of what there will be
            rows = MOST_SEEN
        window_geometry.size(self, 720, ROUND + ROW * min(rows, MOST_SEEN))
        self._fill()

    def retranslate(self) -> None:
        fresh = self._groups()
        self._column.replaceWidget(self._segments, fresh)
        self._segments.deleteLater()
        self._segments = fresh
        self._fill()

    def export(self) -> None:
        """Ask where to, without stopping the world."""
        dialog = QFileDialog(self, WORDS.say("statistics.export"), "", "CSV (*.csv)")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("sparktable-games.csv")
        dialog.fileSelected.connect(self.export_to)
        dialog.open()

    def export_to(self, path: str) -> None:
        try:
            self._statistics.export(Path(path))
        except CannotWrite as trouble:
            self.message.setText(in_words(str(trouble)))
        else:
            say(self.message, "setText", "statistics.exported", file=Path(path).name)
        self.message.show()

    def _groups(self) -> Segments:
        made = Segments([(group, WORDS.say(f"statistics.{group}"), "") for group in GROUPS], self._group)
        made.picked.connect(self._show)
        return made

    def _show(self, group: str) -> None:
        self._group = group
        self._fill()

    def _fill(self) -> None:
        held: list[QTableWidgetItem] = []
        for column, name in enumerate(COLUMNS):
            head = QTableWidgetItem(WORDS.say(f"statistics.column.{name}"))
            held.append(head)
            head.setTextAlignment(_side(column))
            self.table.setHorizontalHeaderItem(column, head)
        games = self._statistics.games()
        rows = self._rows(list(filter(self._sieve.fits, games)))[:MOST_ROWS]
        self.table.setRowCount(len(rows))
        self.table.setIconSize(QSize(style.current().px(FACE), style.current().px(FACE)))
        for row, (key, said, tally) in enumerate(rows):
            shares = WORDS.say("settings.percent", n=tally.percent)
            texts = (said, str(tally.played), str(tally.won), str(tally.tied), shares)
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                held.append(item)
                item.setTextAlignment(_side(column))
                if not column and self._group in FACED and row < MOST_FACES:
                    item.setIcon(self._face(key))
                self.table.setItem(row, column, item)
            item.setData(Qt.ItemDataRole.UserRole, tally.percent / 100)
        self._held = held  # those before are in it no more
        counts = bool(counted(games))
        for each in (self.table, self._segments):
            each.setVisible(counts)
        self._none.setVisible(not counts)
        self._none.tell(finished=bool(games))
        restyle(role(self.shut, "primary" if counts else ""))
        self.shut.relook()
        if not games:
            self.message.clear()
        elif self._statistics.cut:
            say(self.message, "setText", "statistics.cut", n=len(games))
        elif self._sieve != Sieve():
            say(self.message, "setText", "statistics.sifted")
        self.export_button.setVisible(bool(games))
        self.reset.setVisible(bool(games))
        self.message.setVisible(bool(self.message.text()))

    def _rows(self, games: list[GamePlayed]) -> list[tuple[str, str, Tally]]:
        """What each row is about, how that is called, and what it comes to."""
        if self._group == "character":
            return [(whom.name, whom.told, tally) for whom, tally in by_character(games).items()]
        return [(key, self._name(key), tally) for key, tally in tallies(games, self._group).items()]

    def _name(self, key: str) -> str:
        """A game, mode or level has words; a month is called as it is."""
        for found in (f"title.{key}", f"level.{key}", f"mode.{key}"):
            if WORDS.has(found):
                return WORDS.say(found)
        return key

    def _face(self, key: str) -> QIcon:
        """Of a character, or an opponent; of a pair that of the first."""
        name, now = key.split(PAIR)[0], style.current()
        return QIcon(QPixmap.fromImage(avatar(name, home_faction(name), now.px(FACE), self.devicePixelRatioF(),
                                              now.theme)))

    def _play(self) -> None:
        self.accept()
        self.play.emit()

    def _ask_reset(self) -> None:
        self.reset.hide()
        self.sure.show()
        self.sure.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reset(self) -> None:
        self.sure.hide()
        self.reset.show()
        trouble = ""
        try:
            self._statistics.reset()
        except CannotWrite as reason:
            trouble = in_words(str(reason))
        self._fill()
        if not self._statistics.games():
            self._none.first_game.setFocus(Qt.FocusReason.OtherFocusReason)
        if trouble:
            self.message.setText(trouble)
            self.message.show()
        else:
            self.forgotten.emit()
