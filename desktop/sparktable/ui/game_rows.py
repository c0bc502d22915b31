"""The games that were played, one below the other: how each ended, who played, what can be done with it now."""
from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.catalog import titles
from sparktable.app.past_games import TIED, WON, Recordings, result, same_deal
from sparktable.app.players import HUMAN
from sparktable.app.seat_names import SeatNames, names_of
from sparktable.app.statistics import GamePlayed, characters_of, sides_of
from sparktable.app.translations import WORDS
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.dates import day
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.score_panel import signed
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import Button, label, picture, role

AT_FIRST, FACE, MOST_FACES, ENDED = 8, 30, 6, 112
"""So many games are shown until one asks for more; the size of a face, and of how many players one is shown; how wide
it is said how a game ended."""


class GameRows(QWidget):
    watch = Signal(object)
    """The file of a recording."""
    play = Signal(object)
    """A set-up that deals the same cards again."""

    def __init__(self, games: list[GamePlayed], recordings: Recordings) -> None:
        """The games, the oldest first."""
        super().__init__()
        role(self, "clear")
        self._left, self._recordings = games, recordings
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.current().px(6))
        self.more = Button("statistics.more", "log", on_click=self.show_more)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.rows: list[GameRow] = []
        self.show_more()

    def show_more(self) -> None:
        """Some more of them, the latest first."""
        known = {title.name for title in titles()}
        for played in reversed(self._left[-AT_FIRST:]):
            row = GameRow(played, self._recordings, known=played.game in known)
            row.watch.connect(self.watch)
            row.play.connect(self.play)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)
        self._left = self._left[:-AT_FIRST]
        self.more.setVisible(bool(self._left))


class GameRow(QFrame):
    watch = Signal(object)
    play = Signal(object)

    def __init__(self, played: GamePlayed, recordings: Recordings, *, known: bool) -> None:
        super().__init__()
        role(self, "raised")
        now, how = style.current(), result(played)
        row = QHBoxLayout(self)
        row.setContentsMargins(now.px(12), now.px(8), now.px(12), now.px(8))
        row.setSpacing(now.px(10))
        words = QWidget()
        role(words, "clear")
        flow = FlowLayout(words, gap=now.px(14), level=True)
        row.addWidget(words, 1)
        won = label({WON: "won", TIED: "ended"}.get(how, "lost"), f"statistics.{how}", wrap=False)
        won.setAlignment(Qt.AlignmentFlag.AlignCenter)
        won.setMinimumWidth(round(now.px(ENDED) * max(1.0, now.text)))  # what stands behind it begins at one place
        won.setMinimumHeight(max(now.px(FACE), now.pt(18) * 3 // 2))
        told = [day(played.finished), self._game(played), WORDS.say("statistics.turns", n=played.turns),
                self._points(played) if any(played.scores) and len(played.scores) == len(played.names) else "",
                WORDS.say("statistics.practice") if played.practised else ""]
        names = names_of(zip(played.names, played.levels, strict=True), played.characters)
        parts = [won, *self._players(played, names)]
        parts.append(label("caption", text=" · ".join(filter(None, told)), wrap=False))
        if played.seed is not None:
            parts.append(label("caption", "statistics.seed", seed=str(played.seed), wrap=False))
        for part in parts:
            flow.addWidget(part)
        self.watch_button: Button | None = None
        self.play_button: Button | None = None
        path, setup = recordings.of(played), same_deal(played) if known else None
        if path is not None:
            self.watch_button = Button("statistics.watch", "skip", on_click=lambda: self.watch.emit(path))
            row.addWidget(self.watch_button)
        if setup is not None:
            self.play_button = Button("statistics.play", "die", on_click=lambda: self.play.emit(setup))
            tip(self.play_button, WORDS.say("statistics.play.note"))
            row.addWidget(self.play_button)
        everybody = [names.whole(seat) for seat in range(len(names))]
        self.setAccessibleName(", ".join([WORDS.say(f"statistics.{how}"), *everybody, *filter(None, told)]))

    def _players(self, played: GamePlayed, names: SeatNames) -> list[QWidget]:
        """Side by side, each in a row of its own that goes on below where there is no room."""
        return [self._player(played, names, seat) for seat in [*chain(*sides_of(played))][:MOST_FACES]]

    def _player(self, played: GamePlayed, names: SeatNames, seat: int) -> QWidget:
        parts = [self._face(who) for who in (characters_of(played, seat) or [played.levels[seat]])[:MOST_FACES]]
        parts.append(label("strong" if played.levels[seat] == HUMAN else "body", text=short(names[seat]), wrap=False))
        if who := names.who(seat):
            parts.append(label("caption", text=short(who), wrap=False))
        return _row(parts)

    def _face(self, who: str) -> QLabel:
        now, made = style.current(), picture()
        size = now.px(FACE)
        made.setPixmap(QPixmap.fromImage(avatar(who, home_faction(who), size, self.devicePixelRatioF(), now.theme)))
        made.setFixedSize(size, size)
        return made

    @staticmethod
    def _game(played: GamePlayed) -> str:
        return WORDS.say(f"title.{played.game}") if WORDS.has(f"title.{played.game}") else short(played.game)

    @staticmethod
    def _points(played: GamePlayed) -> str:
        """Of each side, as they stand in the row."""
        sums = [sum(played.scores[seat] for seat in side) for side in sides_of(played)]
        return WORDS.say("statistics.points", points=" : ".join(map(signed, sums)))


def _row(parts: Iterable[QWidget]) -> QWidget:
    made = QWidget()
    role(made, "clear")
    flow = FlowLayout(made, gap=style.current().px(7), level=True)
    for part in parts:
        flow.addWidget(part)
    return made


def short(text: str, most: int = 40) -> str:
    """A name that may have come from a file, no longer than fits a row."""
    return text if len(text) <= most else text[:most - 1].rstrip() + "…"
