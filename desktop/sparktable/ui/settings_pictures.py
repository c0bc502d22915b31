"""What settings of the look do, as pictures: a small table in each theme, and a card with a question in the sizes
that are set, which follows a slider while it is dragged."""
from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry, entries
from sparktable.app.translations import WORDS
from sparktable.games import boxes
from sparktable.table.art.figures import Art, art_image, home_faction
from sparktable.table.art.figures.stage import ROBOT
from sparktable.table.art.fonts import display
from sparktable.table.art.parts import CENTRE, LEFT, fitted, label
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.art.theme import Theme, theme
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import OneOf
from sparktable.ui.widgets import PressTile, role
from sparktable.ui.widgets import label as words

TILE = 134, 84
"""A table in one of the themes."""
ON_IT = ("Optimus Prime", "Soundwave", "Elita-1", "Starscream")
"""Whose cards lie on it."""
CARD, HIGH = 114, 176
"""How wide the card is that is shown in the sizes that are set, and how high the ground on which it lies."""
SHOWN = "Arcee"


def draw_table(p: QPainter, box: QRectF, worn: Theme) -> None:
    """A table in little: a bar, four cards, a question with its button."""
    t, unit = worn.tokens, box.width() / 132
    p.setPen(Qt.PenStyle.NoPen)
    p.fillRect(box, QColor(t.bg1))
    p.fillRect(QRectF(box.x(), box.y(), box.width(), 9 * unit), QColor(t.bg0))
    ratio = p.device().devicePixelRatio()
    for place, name in enumerate(ON_IT):
        card = QRectF(box.x() + (10 + 29 * place) * unit, box.y() + 13 * unit, 24 * unit, 30 * unit)
        side = home_faction(name)
        art = QRectF(card.x(), card.y(), card.width(), 20 * unit)
        p.fillRect(card, QColor(t.cardtext))
        p.drawImage(art, art_image(Art(ROBOT, name, side.hue, side), round(art.width() * ratio),
                                   round(art.height() * ratio), worn.art_veil))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(side.light), 1.5 * unit))
        p.drawRoundedRect(card, 2 * unit, 2 * unit)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(t.cardink))
        for row in range(2):
            line = QRectF(card.x() + 4 * unit, art.bottom() + (3 + 3 * row) * unit, (16 - 6 * row) * unit, 1.5 * unit)
            p.drawRect(line)
    prompt = QRectF(box.x() + 6 * unit, box.y() + 46 * unit, box.width() - 12 * unit, 28 * unit)
    p.setPen(QPen(QColor(t.acc), 1.5 * unit))
    p.setBrush(QColor(t.s2))
    p.drawRoundedRect(prompt, 4 * unit, 4 * unit)
    p.setPen(Qt.PenStyle.NoPen)
    for y, wide, ink in ((8, 46, t.hi), (16, 32, t.low)):
        p.setBrush(QColor(ink))
        p.drawRoundedRect(QRectF(prompt.x() + 8 * unit, prompt.y() + y * unit, wide * unit, 4 * unit), unit, unit)
    p.setPen(QPen(QColor(t.acc), unit))
    p.setBrush(QColor(t.accfill))
    button = QRectF(prompt.right() - 42 * unit, prompt.y() + 7 * unit, 34 * unit, 14 * unit)
    p.drawRoundedRect(button, 3 * unit, 3 * unit)


class _Table(QWidget):
    """Two themes share it where the system chooses between them."""

    def __init__(self, themes: tuple[str, ...]) -> None:
        super().__init__()
        self._themes = themes
        self.setFixedSize(style.current().px(TILE[0]), style.current().px(TILE[1]))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        box, corner = QRectF(self.rect()), style.current().px(5)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QPainterPath()
            frame.addRoundedRect(box, corner, corner)
            p.setClipPath(frame)
            for place, name in enumerate(self._themes):
                if place:  # the right half, along a slope
                    slope = QPainterPath()
                    slope.moveTo(box.center().x() + box.height() / 3, 0)
                    slope.lineTo(box.right() + 1, 0)
                    slope.lineTo(box.right() + 1, box.bottom() + 1)
                    slope.lineTo(box.center().x() - box.height() / 3, box.bottom() + 1)
                    p.setClipPath(slope, Qt.ClipOperation.IntersectClip)
                draw_table(p, box, theme(name))


class ThemeTiles(OneOf):
    """Every theme as a table in little."""

    def __init__(self, choices: Iterable[tuple[str, str, str]], value: str) -> None:
        super().__init__()
        role(self, "clear")
        now = style.current()
        row = FlowLayout(self, gap=now.px(10))
        for choice, text, _ in choices:
            tile = PressTile("card")
            column = QVBoxLayout(tile)
            column.setContentsMargins(now.px(8), now.px(8), now.px(8), now.px(6))
            column.setSpacing(now.px(4))
            column.addWidget(_Table(("dark", "light") if choice == "system" else (choice,)), 0,
                             Qt.AlignmentFlag.AlignHCenter)
            said = words("strong", text=text, wrap=False)
            said.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(said)
            tile.setAccessibleName(text)
            tile.be_one()
            self._offer(tile, choice, chosen=choice == value)
            row.addWidget(tile)


@cache
def _shown() -> Entry:
    return next(entry for entry in entries(boxes()) if entry.card.name == SHOWN)


class SizePreview(QWidget):
    """A card and a question as they are drawn in these sizes. Nothing of it can be pressed."""

    def __init__(self, text: int, interface: int) -> None:
        super().__init__()
        self._renderer = CardRenderer()
        self.sizes = {"text_percent": text, "interface_percent": interface}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_size(self, name: str, percent: int) -> None:
        """One of the sizes is being changed."""
        self.sizes[name] = percent
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(300), style.current().px(HIGH))

    minimumSizeHint = sizeHint

    def _look(self) -> style.Look:
        """As the whole window will look once the slider is let go."""
        return style.larger(style.Look(style.current().theme, self.sizes["interface_percent"] / 100,
                                     self.sizes["text_percent"] / 100), style.grown())

    def paintEvent(self, event: QPaintEvent) -> None:
        now, look, box = style.current(), self._look(), QRectF(self.rect())
        t, front = now.theme.tokens, fronts_of(_shown().game)
        assert front is not None
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = QPainterPath()
            ground.addRoundedRect(box, now.px(6), now.px(6))
            p.fillPath(ground, QColor(t.bg1))
            p.setClipPath(ground)
            wide, edge = look.px(CARD), now.px(14)
            high = round(wide * CARD_RATIO)
            card = self._renderer.pixmap(front.front(_shown().card, WORDS, 0), "hand", wide, self.devicePixelRatioF(),
                                         look.theme, look.text)
            p.drawPixmap(edge, round(box.center().y() - high / 2), card)
            self._question(p, QRectF(2 * edge + wide, 0, box.width() - wide - 3 * edge, box.height()), look)

    def _question(self, p: QPainter, room: QRectF, look: style.Look) -> None:
        """The question in its frame, with the one yellow button."""
        t, line = look.theme.tokens, look.pt(16) * 1.6
        frame = QRectF(room.x(), room.center().y() - line, room.width(), 2 * line)
        p.setPen(QPen(QColor(t.acc), look.px(2)))
        p.setBrush(QColor(t.s2))
        p.drawRoundedRect(frame, look.px(9), look.px(9))
        yes, letters = WORDS.say("settings.preview.yes"), display(look.pt(15))
        button = QRectF(0, 0, letters.width(yes) + look.px(30), look.pt(15) + look.px(16))
        button.moveCenter(frame.center())
        button.moveRight(frame.right() - look.px(10))
        p.setPen(QPen(QColor(t.acc), look.px(1)))
        p.setBrush(QColor(t.accfill))
        p.drawRoundedRect(button, look.px(6), look.px(6))
        label(p, button, yes, letters, t.onacc, CENTRE)
        asked = frame.adjusted(look.px(14), 0, 0, 0)
        asked.setRight(button.left() - look.px(10))
        text, face = fitted(WORDS.say("settings.preview"), asked.width(), display(look.pt(16)), 11)
        label(p, asked, text, face, t.hi, LEFT)
