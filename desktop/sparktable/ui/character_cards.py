"""Whom to play, as a row of portraits: a character with both its sides, or a deck with its team; the name, how one
plays with it, and how often people have won."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.catalog import Choice, Field, worded
from sparktable.app.statistics import PAIR, Tally
from sparktable.app.translations import WORDS
from sparktable.table.art.color import DEEP
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.icons import icon_image
from sparktable.ui import style
from sparktable.ui.mode_cards import CardGrid
from sparktable.ui.portraits import Cast, Portrait
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import PressTile, label

WIDTH, TEAM_WIDTH, WIDEST, HIGH = 126, 176, 300, 108
"""A portrait's least width, that of a team's, the greatest, and the height of its picture."""
FEW_WORDS, TEAM_WORDS = 0.3, 0.8
"""So much of the room that large words take is theirs where there are few; names of teams take two lines."""
CROWD, IN_THE_DARK = 4, 150
"""Of whom may be drawn so many are seen, as dark as that."""
BESIDE, OF_TEAM, LOW, MOST_BESIDE = 0.4, 0.21, 0.52, 4
"""How much of a picture's width its other side takes, or each of a leader's team, and at most how much of its height;
of whom so many are shown."""


def pictured(fields: Sequence[Field]) -> Field | None:
    """The field of a seat that has pictures to choose by."""
    return next((field for field in fields if any(choice.cards for choice in field.choices)), None)


class CharacterCards(CardGrid):
    """The choices of a seat; a lot is a die."""

    _cards: Sequence[Portrayed]
    painted = Signal()
    """Portraits are to be seen."""
    looked_at = Signal(str)
    """At one of them, or at none: what is told of it, or of the chosen one."""
    held_up = Signal(object)
    """The choice whose cards shall be read."""

    def __init__(self, cast: Cast, field: Field, options: Mapping[str, Any], won: Mapping[str, Tally], *,
                 brief: bool = False) -> None:
        """`won`: how often people have won with each card, by slug, and each team, by its names; `brief`: only names
        stand on them; `told` says the rest of the chosen one."""
        whom = [(choice, cast.portraits(choice, options)) for choice in field.choices]
        cards = [Portrayed(choice, portraits, won.get(_record(choice, portraits), Tally()), brief=brief)
                 for choice, portraits in whom]
        crowd = tuple(card.first for card in cards if card.first is not None)
        for card in cards:
            card.crowd = crowd
        self.chosen = next((card for card, choice in zip(cards, field.choices, strict=True)
                            if choice.value == field.value), None)
        self.told = self.chosen.told if self.chosen is not None else ""
        teams = any(len(choice.cards) > 1 for choice in field.choices)
        width = TEAM_WIDTH if teams else WIDTH
        widest = WIDEST if len(cards) > 1 else width  # a wider one alone would show less of a face
        super().__init__(cards, field, width, widest)
        for card in cards:
            card.looked_at.connect(lambda told: self.looked_at.emit(told or self.told))
            card.held_up.connect(self.held_up)

    def paint_pictures(self) -> None:
        """Show the portraits: there are only names before."""
        for card in self._cards:
            card.is_painted = True
            card.update()
        self.painted.emit()


class Portrayed(PressTile):
    """Enter and a click choose it; Space and the right button hold its cards up."""

    looked_at = Signal(str)
    held_up = Signal(object)

    def __init__(self, choice: Choice, portraits: Sequence[Portrait], won: Tally, *, brief: bool) -> None:
        super().__init__("card")
        self._choice, self._is_team = choice, len(portraits) > 1
        self._arts = [each.arts[0] for each in portraits] if self._is_team else \
            [art for each in portraits for art in each.arts]
        self._picture: QPixmap | None = None
        self.is_painted = False
        self.crowd: tuple[Art, ...] = ()
        """Everybody who may be drawn."""
        self._high = _high(1.0 if not brief else TEAM_WORDS if self._is_team else FEW_WORDS)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(now.px(10), self._high + now.px(8), now.px(10), now.px(8))
        column.setSpacing(now.px(1))
        name = worded(choice.label, choice.name)
        column.addWidget(label("strong", text=name))
        lines = list(filter(None, (self._style_line(choice, portraits), _won_line(won) if portraits else "")))
        self.setAccessibleName(name)
        self.setAccessibleDescription("; ".join(lines))
        self.told = " · ".join(lines)
        if brief:
            tip(self, "\n".join((name, *lines)))
        else:
            for line in lines:
                column.addWidget(label("strong" if won.played and line == lines[-1] else "caption", text=line))
        column.addStretch()
        self.be_one()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.told)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self._arts:
            self.held_up.emit(self._choice)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.RightButton and self._arts:
            self.held_up.emit(self._choice)

    def _style_line(self, choice: Choice, portraits: Sequence[Portrait]) -> str:
        """How one plays with it; of a team who it is; and of a lot what it brings."""
        if not choice.value:
            return WORDS.say("new_game.lot")
        if self._is_team:
            return " · ".join(dict.fromkeys(each.name for each in portraits))
        return WORDS.say(choice.note) if portraits and WORDS.has(choice.note) else ""

    @property
    def first(self) -> Art | None:
        """Who one knows it by; a lot is nobody."""
        return self._arts[0] if self._arts else None

    def relook(self) -> None:
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.is_painted:
            return
        edge = style.current().px(3)
        box = QSize(self.width() - 2 * edge, self._high)
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != box:
            self._picture = self.picture(box, self.devicePixelRatioF())
        with QPainter(self) as p:
            p.drawPixmap(edge, edge, self._picture)

    def picture(self, size: QSize, dpr: float) -> QPixmap:
        now, box = style.current(), QRect(0, 0, size.width(), size.height())
        picture = QPixmap(size * dpr)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._arts:
                _paint_crowd(p, self.crowd, box, now.px(5), dpr)
                p.drawImage(*_die(box, dpr))
                return picture
            front, *others = self._arts
            _paint(p, front, box, now.px(5), dpr)
            wide, high = box.width() * BESIDE, box.height() * BESIDE
            if self._is_team:  # which hides no leader's face
                high = min(box.width() * OF_TEAM * 1.15, box.height() * LOW)
                wide = high / 1.15
            for number, art in enumerate(reversed(others[:MOST_BESIDE])):
                small = QRect(0, 0, round(wide), round(high))
                small.moveBottomRight(box.bottomRight())
                small.translate(-now.px(5) - round(number * (wide + now.px(4))), -now.px(5))
                _paint(p, art, small, now.px(4), dpr)
                p.setPen(QPen(QColor(art.side.light), now.px(1.5)))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawRoundedRect(small, now.px(4), now.px(4))
        return picture


def _die(box: QRect, dpr: float) -> tuple[int, int, QImage]:
    now = style.current()
    size = min(now.px(60), round(box.height() * 0.6))
    return (box.center().x() - size // 2, box.center().y() - size // 2,
            icon_image("die", size, "#FFFFFF", DEEP, dpr))


def _paint_crowd(p: QPainter, crowd: Sequence[Art], box: QRect, corner: int, dpr: float) -> None:
    """Everybody in the dark, shoulder to shoulder."""
    shown = crowd[:CROWD]
    clip = QPainterPath()
    clip.addRoundedRect(box, corner, corner)
    p.save()
    p.setClipPath(clip)
    p.fillRect(box, QColor(DEEP))
    for place, art in enumerate(shown):
        part = QRect(box.x() + round(place * box.width() / len(shown)), box.y(),
                     -(-box.width() // len(shown)), box.height())
        p.drawImage(part, art_image(art, round(part.width() * dpr), round(part.height() * dpr), IN_THE_DARK))
    p.restore()


def _record(choice: Choice, portraits: Sequence[Portrait]) -> str:
    """By what is found how often people have won with whom: a character's card, or the names of a team."""
    return choice.cards[0] if len(choice.cards) == 1 else PAIR.join(dict.fromkeys(each.name for each in portraits))


def _won_line(won: Tally) -> str:
    return WORDS.say("new_game.won", won=won.won, n=won.played) if won.played else WORDS.say("new_game.not_played")


def _high(words: float) -> int:
    """How high a picture is: it gives way to large words, by so much of what they take."""
    now = style.current()
    return round(now.px(HIGH) / max(1.0, 1 + (now.text - 1) * words))


class Strip(QScrollArea):
    """Cards in one row, as high as they are; where there are too many they go sideways, and the focused one comes
    into sight."""

    def __init__(self, cards: CharacterCards) -> None:
        super().__init__()
        self._cards = cards
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(cards)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for card in cards.findChildren(Portrayed):
            card.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.ensureWidgetVisible(watched)
        elif event.type() == QEvent.Type.LayoutRequest and watched is self._cards:
            self.updateGeometry()  # words have their font only once they are shown
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Of another width, it is as high as its words need there."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        cards, layout = self._cards, self._cards.layout()
        assert layout is not None
        wide = max(width, cards.minimumWidth(), cards.minimumSizeHint().width())
        bar = self.horizontalScrollBar().sizeHint().height() if wide > width else 0
        return layout.totalHeightForWidth(min(wide, cards.maximumWidth())) + bar

    def sizeHint(self) -> QSize:
        return QSize(self._cards.minimumWidth(), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(style.current().px(WIDTH), self.heightForWidth(self.width()))


def _paint(p: QPainter, art: Art, box: QRect, corner: int, dpr: float) -> None:
    image = art_image(art, round(box.width() * dpr), round(box.height() * dpr))
    p.save()
    clip = QPainterPath()
    clip.addRoundedRect(box, corner, corner)
    p.setClipPath(clip)
    p.drawImage(box, image)
    p.restore()
