"""The card of the collection that is looked at: both its sides, where it comes from, how often it was won with."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.statistics import Tally
from sparktable.app.translations import WORDS
from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.face import Face
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.text import plain_text
from sparktable.ui import style
from sparktable.ui.told_words import CardWords
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, panel, picture, restyle, role

LEAST, WIDEST, HELD_UP = 120, 520, 620
"""How wide a card is at least and at most beside the wall, and held up."""
BESIDE_WORDS = 3 / 5
"""How much of a wide place cards take that have words beside them."""
ENOUGH, ENOUGH_HELD_UP = 0.5, 0.7
"""How wide, of what it would be alone, if both its sides are shown."""


class CardInspector(QWidget):
    held_up = Signal()
    stepped = Signal(int)
    """The card after is wanted, or the one before."""

    def __init__(self, renderer: CardRenderer) -> None:
        super().__init__()
        self._renderer = renderer
        self.entry: Entry | None = None
        self._tally: Tally | None = None
        self._side, self._lying = 1, False
        now = style.current()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._frame, column = panel()
        outer.addWidget(self._frame)
        self._line = line = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        line.setSpacing(now.px(12))
        column.addLayout(line)
        self.picture = picture()
        self.picture.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.picture.setMinimumHeight(round(now.px(LEAST) / max(1.0, now.text)))  # it gives way to large words
        self.picture.installEventFilter(self)
        line.addWidget(self.picture, 3)
        self._told = column = QVBoxLayout()
        line.addLayout(column)
        buttons = QHBoxLayout()
        self.before = self._button("back", "cards.before", partial(self.stepped.emit, -1))
        buttons.addWidget(self.before)
        self.over = Button("new_game.other_side", "convert", on_click=self.turn_over)
        buttons.addWidget(self.over, 1)
        self.large = self._button("search", "cards.large", self.held_up.emit)
        buttons.addWidget(self.large)
        self.after = self._button("forward", "cards.after", partial(self.stepped.emit, 1))
        buttons.addWidget(self.after)
        column.addLayout(buttons)
        self.won = label("strong")
        column.addWidget(self.won)
        self.origin = label("caption")
        column.addWidget(self.origin)
        self.words = CardWords()
        column.addWidget(self.words)
        column.addStretch()

    @staticmethod
    def _button(icon: str, key: str, on_click: Callable[[], object]) -> Button:
        """One that shows what it does, and says it to who asks."""
        made = Button("", icon, on_click=on_click)
        say(made, tip, key)
        say(made, "setAccessibleName", key)
        return made

    def lie(self, lying: bool) -> None:
        """The place is wide rather than high."""
        self._lying = lying
        role(self._frame, "clear" if lying else "panel")  # what it lies on has an edge of its own
        restyle(self._frame)
        self._set_words()

    def _set_words(self) -> None:
        """Beside what is shown in a wide place where that is larger then, else below it."""
        beside = self._lying and self._is_larger_beside_words()
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction != self._line.direction():
            self._line.setDirection(direction)
            self._line.setStretch(1, 2 if beside else 0)

    def _is_larger_beside_words(self) -> bool:
        face, room = self.front(), self._line.contentsRect()
        if face is None or face.sides < 2:
            return True
        gap = self._line.spacing()
        below = room.height() - gap - self._told.totalHeightForWidth(room.width())
        beside = (room.width() - gap) * BESIDE_WORDS
        if self._told.totalHeightForWidth(room.width() - gap - round(beside)) > room.height():
            return False
        return self._abreast(beside, room.height()) > self._abreast(room.width(), below)

    @staticmethod
    def _abreast(wide: float, high: float) -> int:
        return _width((wide - style.current().px(8)) / 2, high)

    def show_entry(self, entry: Entry | None, tally: Tally | None) -> None:
        """Show a card, and how often it was played and won with, if it is somebody to be played."""
        self.entry, self._tally = entry, tally
        self._fill()

    def turn_over(self) -> None:
        self._side = 1 - self._side
        self._fill()

    def front(self) -> Face | None:
        """The side that is looked at."""
        return self._face(self._side)

    def sides(self) -> list[Face]:
        """All sides of the card, first the one that is looked at."""
        face = self.front()
        there = (self._side, 1 - self._side) if face is not None and face.sides > 1 else (self._side,)
        return [side for place in there if (side := self._face(place)) is not None]

    def _face(self, side: int) -> Face | None:
        fronts = fronts_of(self.entry.game) if self.entry is not None else None
        return fronts.front(self.entry.card, WORDS, side) if fronts is not None and self.entry is not None else None

    def _fill(self) -> None:
        entry = self.entry
        for each in (self.picture, self.large, self.before, self.after):
            each.setVisible(entry is not None)
        self.won.setVisible(entry is not None and self._tally is not None)
        self.words.show_card(entry.game if entry is not None else "", entry.card if entry is not None else None)
        if entry is None:
            self.over.hide()
            self.origin.clear()
            return
        if self._tally is not None:
            key = "new_game.won" if self._tally.played else "new_game.not_played"
            say(self.won, "setText", key, won=self._tally.won, n=self._tally.played)
        box = WORDS.say(f"{entry.game}.setup.set.{entry.box}")
        say(self.origin, "setText", "cards.from_house" if entry.ours else "cards.from", box=box)
        self._set_words()
        self._draw()
        said = entry.text(WORDS.language)
        self.picture.setAccessibleName(WORDS.title(entry.game, entry.card))
        self.picture.setAccessibleDescription(
            " ".join((said.full_type, *(plain_text(entry.game, text, WORDS.language) for text in said.texts()))))

    def _draw(self) -> None:
        """The side that is looked at; where there is room for both, one above the other or beside it."""
        now, room, sides = style.current(), self.picture.size() - QSize(2, 2), self.sides()
        if not sides:
            return
        dpr, gap = self.devicePixelRatioF(), now.px(8)
        alone = _width(room.width(), room.height())
        above = _width(room.width(), (room.height() - gap) / 2)
        beside = _width((room.width() - gap) / 2, room.height())
        width = max(above, beside)
        both = len(sides) > 1 and width >= alone * ENOUGH
        self.over.setVisible(len(sides) > 1 and not both)
        if both:
            high = round(width * CARD_RATIO)
            step = QPoint(0, high + gap) if above >= beside else QPoint(width + gap, 0)
            drawn = QPixmap((QSize(width, high) + QSize(step.x(), step.y())) * dpr)
            drawn.setDevicePixelRatio(dpr)
            drawn.fill(Qt.GlobalColor.transparent)
            with QPainter(drawn) as p:
                for place, side in enumerate(sides):
                    p.drawPixmap(step * place, self._renderer.pixmap(side, "inspector", width, dpr, now.theme,
                                                                     now.text))
            self.picture.setPixmap(drawn)
        elif alone >= now.px(LEAST) / 2:
            self.picture.setPixmap(self._renderer.pixmap(sides[0], "inspector", alone, dpr, now.theme, now.text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card is as large as its place, whatever changed that: the window, the text or the words below it."""
        if event.type() == QEvent.Type.Resize and watched is self.picture:
            self._set_words()
            self._draw()
        return False

    def retranslate(self) -> None:
        self._fill()


def _width(wide: float, high: float) -> int:
    """How wide a card is at most in such a place."""
    return int(max(0, min(wide, high / CARD_RATIO, style.current().px(WIDEST))))


class HeldUp(QWidget):
    """A card at full size over the page, both its sides where there is room; whatever is pressed next lays it down
    again."""

    def __init__(self, over: QWidget, renderer: CardRenderer, faces: Sequence[Face], name: str) -> None:
        super().__init__(over)
        self._renderer, self._faces = renderer, faces
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self._before = over.focusWidget()
        over.installEventFilter(self)
        self.setGeometry(over.rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        now, gap = style.current(), style.current().px(16)
        alone = min(now.px(HELD_UP), self.width() * 0.9, self.height() * 0.94 / CARD_RATIO)
        each = min(alone, (self.width() * 0.94 + gap) / len(self._faces) - gap)
        faces, width = (self._faces, int(each)) if each >= alone * ENOUGH_HELD_UP else (self._faces[:1], int(alone))
        high = round(width * CARD_RATIO)
        left = (self.width() - len(faces) * (width + gap) + gap) // 2
        with QPainter(self) as p:
            p.fillRect(QRectF(self.rect()), fade(DEEP, 190))
            for place, face in enumerate(faces):
                drawn = self._renderer.pixmap(face, "inspector", width, self.devicePixelRatioF(), now.theme, now.text)
                p.drawPixmap(left + place * (width + gap), (self.height() - high) // 2, drawn)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._lay_down()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._lay_down()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.setGeometry(watched.rect())
        return False

    def _lay_down(self) -> None:
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.close()
