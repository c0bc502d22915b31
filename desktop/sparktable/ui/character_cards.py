"""Whom to play, as a row of portraits: both sides, the name, how one plays with it, and how often people have won."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.catalog import Choice, Field, Title, worded
from sparktable.app.statistics import Tally
from sparktable.app.translations import WORDS
from sparktable.table.art.face import CharacterFace
from sparktable.table.art.figures import Art, art_image, home_faction
from sparktable.table.art.figures.stage import ROBOT
from sparktable.table.art.icons import icon_image
from sparktable.ui import style
from sparktable.ui.mode_cards import CardGrid
from sparktable.ui.portraits import character_faces
from sparktable.ui.widgets import PressTile, label

WIDTH, WIDEST, HIGH = 126, 270, 108
"""A portrait's least and greatest width, and the height of its picture."""


def pictured(fields: Sequence[Field]) -> Field | None:
    """The field of a seat that has pictures to choose by."""
    return next((field for field in fields if any(choice.cards for choice in field.choices)), None)


class CharacterCards(CardGrid):
    """The choices of a seat; a lot is a die."""

    def __init__(self, title: Title, field: Field, options: Mapping[str, Any], won: Mapping[str, Tally]) -> None:
        faces = character_faces(title, {slug for choice in field.choices for slug in choice.cards}, options)
        cards = [_Card(choice, faces.get(choice.cards[0]) if choice.cards else None, won.get(choice.name, Tally()))
                 for choice in field.choices]
        super().__init__(cards, field, WIDTH, WIDEST)


class _Card(PressTile):
    def __init__(self, choice: Choice, face: CharacterFace | None, won: Tally) -> None:
        super().__init__("card")
        self._pictures = _arts(choice, face)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(now.px(10), _high() + now.px(8), now.px(10), now.px(8))
        column.setSpacing(now.px(1))
        name = worded(choice.label, choice.name)
        column.addWidget(label("strong", text=name))
        said = style_line = ""
        if choice.cards:
            said = WORDS.say("new_game.won", won=won.won, n=won.played) if won.played else \
                WORDS.say("new_game.not_played")
            style_line = WORDS.say(choice.note) if WORDS.has(choice.note) else ""
            if style_line:
                column.addWidget(label("caption", text=style_line))
            column.addStretch()
            won_line = label("caption", text=said)
            won_line.setProperty("role", "strong" if won.played else "caption")
            column.addWidget(won_line)
        else:
            column.addStretch()
        self.setAccessibleName(name)
        self.setAccessibleDescription("; ".join(filter(None, (style_line, said))))
        self.be_one()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        now, edge = style.current(), style.current().px(3)
        box = QRect(edge, edge, self.width() - 2 * edge, _high())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._pictures:
                size = now.px(44)
                p.drawImage(box.center().x() - size // 2, box.center().y() - size // 2,
                            icon_image("die", size, now.theme.tokens.low, now.theme.tokens.s1,
                                       self.devicePixelRatioF()))
                return
            front, *others = self._pictures
            _paint(p, front, box, now.px(5), self.devicePixelRatioF())
            if others:
                small = QRect(0, 0, box.width() * 2 // 5, box.height() * 2 // 5)
                small.moveBottomRight(box.bottomRight())
                small.translate(-now.px(5), -now.px(5))
                _paint(p, others[0], small, now.px(4), self.devicePixelRatioF())
                p.setPen(QPen(QColor(front.side.light), now.px(1.5)))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawRoundedRect(small, now.px(4), now.px(4))


def _high() -> int:
    """How high a picture is: it gives way to large words."""
    now = style.current()
    return round(now.px(HIGH) / max(1.0, now.text))


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
        for card in cards.findChildren(_Card):
            card.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.ensureWidgetVisible(watched)
        return super().eventFilter(watched, event)

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


def _arts(choice: Choice, face: CharacterFace | None) -> list[Art]:
    """What to paint of a choice, a picture for each side; the robot first, which is who one knows."""
    if not choice.cards:
        return []
    if face is None:  # of a set that is not the game's own
        side = home_faction(choice.name)
        return [Art(ROBOT, choice.name, side.hue, side)]
    return [Art(front.figure, face.seed, face.faction.hue, face.faction) for front in face.fronts]


def _paint(p: QPainter, art: Art, box: QRect, corner: int, dpr: float) -> None:
    image = art_image(art, round(box.width() * dpr), round(box.height() * dpr))
    p.save()
    clip = QPainterPath()
    clip.addRoundedRect(box, corner, corner)
    p.setClipPath(clip)
    p.drawImage(box, image)
    p.restore()
