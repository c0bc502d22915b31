"""The statistics of games played, as pictures; below them the games themselves, to be watched or played again."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.past_games import (
    Recordings,
    Sieve,
    against,
    called,
    choices,
    figures,
    last_ten,
    unplayed,
)
from sparktable.app.records import by_character
from sparktable.app.statistics import GamePlayed, Statistics, counted
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.game_rows import GameRows
from sparktable.ui.inputs import Picker, Segments
from sparktable.ui.no_games import NoGames
from sparktable.ui.statistics_pictures import CharacterColumns, LastTen, LevelTicks, Picture
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, back_button, emptied, label, panel, refill, role, scrolling

BESIDE = 1100
"""From this width on two pictures stand beside each other."""
NUMBER = 200
"""How wide one of the four numbers is at least."""


class StatisticsPage(QWidget):
    left = Signal()
    watch = Signal(object)
    """The file of a recording."""
    play = Signal(object)
    """A set-up that deals again what was dealt."""

    deeds = Signal()

    def __init__(self, statistics: Statistics, recordings: Recordings, table: Callable[[Sieve, str], object],
                 sieve: Sieve | None = None) -> None:
        """`table` shows all numbers as tables."""
        super().__init__()
        role(self, "page")
        self._statistics, self._recordings, self._table = statistics, recordings, table
        self.sieve = sieve or Sieve()
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(now.px(24), now.px(20), now.px(24), now.px(16))
        column.setSpacing(now.px(12))
        head = QHBoxLayout()
        head.setSpacing(now.px(10))
        head.addWidget(back_button(self.left.emit))
        head.addWidget(label("title", "statistics.title", wrap=False))
        head.addStretch()
        self.table_button = Button("statistics.table", "log", on_click=self.show_table)
        self.deeds_button = Button("home.deeds", "vp", on_click=self.deeds.emit)
        head.addWidget(self.table_button)
        head.addWidget(self.deeds_button)
        self._filters = FlowLayout(gap=now.px(10), level=True)
        column.addLayout(head)
        column.addLayout(self._filters)
        self._area = scrolling(QWidget())
        column.addWidget(self._area, 1)
        self._pairs: list[QBoxLayout] = []
        self._tiles: list[QFrame] = []
        self._counts = False
        """Whether there is any game that counts."""
        self._fill()

    # --- what is counted ----------------------------------------------------------------------------

    def sift(self, **parts: str) -> None:
        """Count other games, part by part (see `Sieve`)."""
        self.sieve = self.sieve._replace(**parts)
        self._fill()

    def show_table(self) -> None:
        """The same numbers as tables; of a picture that has the focus, the one that tells what it shows."""
        looked_at = self.focusWidget()
        self._table(self.sieve, looked_at.group if isinstance(looked_at, Picture) else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_T and not event.modifiers():
            if self._counts:
                self.show_table()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # --- what it is made of -------------------------------------------------------------------------

    def _fill(self) -> None:
        every = self._statistics.games()
        games = [played for played in every if self.sieve.fits(played)]
        now, inside = style.current(), QWidget()
        role(inside, "clear")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, now.px(8), 0)
        column.setSpacing(now.px(12))
        self._pairs, self._tiles = [], []
        self._counts = bool(counted(every))
        if self._counts:
            self._numbers(column, games)
            self._pictures(column, games, every)
        else:
            none = NoGames(self.left.emit)
            none.tell(finished=bool(every))
            self.first_game = none.first_game
            column.addWidget(none, 1)
        if every:
            frame, below = panel(gap=10)
            below.addWidget(label("name", "statistics.last_games"))
            below.addWidget(label("caption", "statistics.last_games.note"))
            self.rows = GameRows(games, self._recordings)
            self.rows.watch.connect(self.watch)
            self.rows.play.connect(self.play)
            below.addWidget(self.rows)
            column.addWidget(frame)
            if self._statistics.cut:
                column.addWidget(label("caption", "statistics.cut", n=len(every)))
            column.addStretch()
        refill(self._area, inside)
        self._build_filters(every)
        self._arrange()

    def _build_filters(self, every: list[GamePlayed]) -> None:
        emptied(self._filters)
        games = choices(every, "game")
        if len(games) > 1:
            segments = Segments([("", WORDS.say("statistics.every.game"), ""),
                                 *((name, called("game", name), "") for name in games)], self.sieve.game)
            segments.picked.connect(lambda name: self.sift(game=name, mode=""))
            say(segments, "setAccessibleName", "statistics.game")
            self._filters.addWidget(segments)
        of_game = [played for played in every if self.sieve.game in ("", played.game)]
        whose = {played.mode: played.game for played in of_game}
        for part in ("mode", "level"):
            names = choices(of_game, part)
            if len(names) > 1 or getattr(self.sieve, part):
                picker = Picker()
                picker.setMinimumContentsLength(13)
                picker.addItem(WORDS.say(f"statistics.every.{part}"), "")
                for name in names:
                    picker.addItem(called(part, name, whose.get(name, "")), name)
                picker.setCurrentIndex(max(0, picker.findData(getattr(self.sieve, part))))
                picker.activated.connect(partial(self._pick, part, picker))
                say(picker, "setAccessibleName", f"statistics.{part}")
                self._filters.addWidget(picker)
        self.table_button.setVisible(self._counts)

    def _pick(self, part: str, picker: Picker, at: int) -> None:
        self.sift(**{part: picker.itemData(at)})

    def _numbers(self, column: QVBoxLayout, games: list[GamePlayed]) -> None:
        """Four numbers, each with what it means."""
        told = figures(games)
        grid = QGridLayout()
        grid.setSpacing(style.current().px(12))
        now = WORDS.say("statistics.row.now", n=told.now) if told.now else WORDS.say("statistics.row.none")
        percent = WORDS.say("settings.percent", n=round(100 * told.won / told.played) if told.played else 0)
        self._tiles = [_tile(number) for number in (
            Number("played", told.played), Number("won", told.won, percent),
            Number("row", told.row, now),
            Number("fastest", told.fastest, of_turns=True))]
        for place, tile in enumerate(self._tiles):
            grid.addWidget(tile, 0, place)
        column.addLayout(grid)
        self._grid = grid

    def _pictures(self, column: QVBoxLayout, games: list[GamePlayed], every: list[GamePlayed]) -> None:
        characters, levels, line = by_character(games), against(games), last_ten(games)
        drawn: list[tuple[str, Picture]] = []
        if characters:
            drawn.append(("statistics.characters", CharacterColumns(characters, unplayed(games, every))))
        if levels:
            drawn.append(("statistics.opponents", LevelTicks(levels)))
        if line:
            drawn.append(("statistics.last_ten", LastTen(line)))
        self.pictures = [each for _, each in drawn]
        frames = [self._framed(key, each) for key, each in drawn]
        pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        pair.setSpacing(style.current().px(12))
        if frames and characters:
            pair.addWidget(frames.pop(0), 1)
        right = QVBoxLayout()
        right.setSpacing(style.current().px(12))
        for frame in frames:
            right.addWidget(frame)
        right.addStretch()
        pair.addLayout(right, 1)
        column.addLayout(pair)
        self._pairs.append(pair)

    @staticmethod
    def _framed(key: str, drawn: Picture) -> QFrame:
        frame, inside = panel(gap=8)
        inside.addWidget(label("name", key))
        inside.addWidget(label("caption", f"{key}.note"))
        inside.addWidget(drawn)
        return frame

    # --- the window ---------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Beside each other where there is room."""
        now = style.current()
        beside = self.width() >= now.px(BESIDE) * max(1.0, now.text * 0.9)
        for pair in self._pairs:
            wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
            pair.setDirection(wanted)
        abreast = self.width() >= len(self._tiles) * now.px(NUMBER) * max(1.0, now.text)
        for place, tile in enumerate(self._tiles):
            columns = len(self._tiles) if abreast else 2
            self._grid.addWidget(tile, place // columns, place % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        self._fill()

    def relook(self) -> None:
        self._fill()

    def settle(self) -> None:
        first = self.table_button if self._counts else self.first_game
        first.setFocus(Qt.FocusReason.TabFocusReason)


class Number(NamedTuple):
    """One of those over the pictures."""

    name: str
    counted: int
    note: str = ""
    """What it means, if that is not always the same."""
    of_turns: bool = False
    """No game takes none: 0 says that there is nothing to count yet."""


def _tile(number: Number) -> QFrame:
    now, name, n = style.current(), number.name, number.counted
    frame, inside = panel(margin=8, gap=0)
    row = QHBoxLayout()
    row.setContentsMargins(now.px(6), 0, 0, 0)
    row.setSpacing(now.px(12))
    row.addWidget(label("total", text="–" if number.of_turns and not n else str(n), wrap=False))
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(label("strong", f"statistics.number.{name}", n=n), 1, Qt.AlignmentFlag.AlignBottom)
    note = number.note or WORDS.say(f"statistics.number.{name}.note")
    words.addWidget(label("caption", text=note), 1, Qt.AlignmentFlag.AlignTop)
    row.addLayout(words, 1)
    inside.addLayout(row)
    return frame
