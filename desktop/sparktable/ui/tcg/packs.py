"""Packs that are opened: six of them in a row, and the cards of one, turned over one after the other."""
from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from sparktable.app.tcg.deck_building import titled
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import Character
from sparktable.games.tcg.packs import CARDS, PACKS
from sparktable.table.art.color import mix
from sparktable.table.art.face import CardBack, Face
from sparktable.table.art.fonts import MEDIUM, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, label
from sparktable.table.art.render import CARD_RATIO, CardRenderer, Form
from sparktable.table.fronts import fronts_of
from sparktable.table.tcg.styles import BACK
from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import presses, role

CLOSED, NEXT, OPENED = "closed", "next", "opened"
PACK, MOST_PACK, PACK_SHARE, PACK_RATIO = 96, 170, 0.135, 1.42
"""How wide a pack is at least and at most, at the design's size, as a share of the window's height, and how high for
that."""
HUES = {"wave-1": "#2F86C8", "wave-2": "#C8632F", "wave-3": "#7B4FC8", "wave-4": "#2FA377"}
TURN = 260
"""Milliseconds in which a card is turned over."""
OVERLAP = 0.55
"""The next begins when so much of one's turn is over."""
CARD = 190
"""How wide a card is at most, at the design's size."""
CHARACTER, SPANNING = 1.25, 1.9
"""How much larger a character is than a battle card: beside one row of them, and beside two."""
AWAITED, BY_DAY = 0.4, 0.85
"""How strongly the cards are seen of a pack that is still closed; on a light ground they would be fog."""


class Pack(QAbstractButton):
    """One pack: foil, or the empty place that it left."""

    def __init__(self, number: int, wave: str) -> None:
        super().__init__()
        self._number, self._wave, self._state = number, wave, CLOSED
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        now, window = style.current(), self.window()
        wide = min(max(round(window.height() * PACK_SHARE), now.px(PACK)), now.px(MOST_PACK))
        return QSize(wide, round(wide * PACK_RATIO))

    def show_state(self, state: str) -> None:
        self._state = state
        self.setEnabled(state == NEXT)
        say(self, "setAccessibleName", f"tcg.sealed.pack.{state}", n=self._number, of=PACKS)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if presses(event):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        t, inset = now.theme.tokens, now.px(5)
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._state == OPENED:
                p.setPen(QPen(QColor(t.line2), 1.5, Qt.PenStyle.DashLine))
                p.drawRoundedRect(box, 6, 6)
                size = box.width() * 0.26
                draw_icon(p, "check", box.center().x() - size / 2, box.center().y() - size * 0.9, size, t.can, t.bg0)
                self._words(p, box.adjusted(0, box.height() * 0.5, 0, -box.height() * 0.22), t.mid)
            else:
                self._foil(p, box)
            if self._state == NEXT or self.hasFocus():
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(QColor(t.focus if self.hasFocus() else t.acc), now.px(3)))
                p.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 8, 8)

    def _foil(self, p: QPainter, box: QRectF) -> None:
        """A bag of foil, crimped above and below, in the wave's colour."""
        hue = HUES.get(self._wave, "#5A6B7C")
        shine = QLinearGradient(box.topLeft(), box.bottomRight())
        for place, light in ((0.0, 0.1), (0.35, 0.42), (0.5, 0.05), (0.75, 0.25), (1.0, 0.0)):
            shine.setColorAt(place, mix(hue, "#FFFFFF", light))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(shine)
        p.drawPolygon(_crimped(box))
        dark = QLinearGradient(box.topLeft(), box.bottomLeft())
        dark.setColorAt(0.0, QColor(8, 12, 18, 40))
        dark.setColorAt(0.55, QColor(8, 12, 18, 40))
        dark.setColorAt(0.9, QColor(8, 12, 18, 225))
        p.setBrush(dark)
        edge = box.height() * 0.075
        inner = box.adjusted(2, edge, -2, -edge)
        p.drawRect(inner)
        p.setPen(QPen(QColor(255, 255, 255, 90), 1))
        for y in (inner.top(), inner.bottom()):
            p.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        size = box.width() * 0.52
        draw_icon(p, "convert", box.center().x() - size / 2, box.top() + box.height() * 0.2, size, "#F3F7FA", hue)
        self._words(p, box.adjusted(0, box.height() * 0.62, 0, -box.height() * 0.12), "#FFFFFF")

    def _words(self, p: QPainter, box: QRectF, colour: str) -> None:
        px = min(style.current().pt(13), box.height() * 0.46)
        top = QRectF(box.x(), box.y(), box.width(), box.height() / 2)
        label(p, top, WORDS.say(f"tcg.setup.set.{self._wave}"), display(px), colour, CENTRE)
        label(p, top.translated(0, box.height() / 2), WORDS.say("tcg.sealed.pack", n=self._number),
              body(px * 0.85, MEDIUM), colour, CENTRE)


def _crimped(box: QRectF) -> QPolygonF:
    """Teeth at the upper and lower edge."""
    teeth = 14
    step, deep = box.width() / teeth, box.height() * 0.015
    upper = [QPointF(box.left() + n * step, box.top() + (deep if n % 2 else 0)) for n in range(teeth + 1)]
    lower = [QPointF(box.right() - n * step, box.bottom() - (deep if n % 2 else 0)) for n in range(teeth + 1)]
    return QPolygonF([*upper, *lower])


class PackRow(QWidget):
    wanted = Signal()
    """The next pack shall be opened."""

    def __init__(self, wave: str) -> None:
        super().__init__()
        role(self, "clear")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.current().px(12))
        row.addStretch()
        self.packs = [Pack(number, wave) for number in range(1, PACKS + 1)]
        for pack in self.packs:
            pack.clicked.connect(self.wanted)
            row.addWidget(pack)
        row.addStretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for pack in self.packs:
            pack.updateGeometry()

    def show_opened(self, opened: int) -> None:
        for place, pack in enumerate(self.packs):
            pack.show_state(OPENED if place < opened else NEXT if place == opened else CLOSED)


class TurningCards(QWidget):
    """The cards of a pack. They are turned over one after the other; a click or a key shows all of them at once."""

    looked_at = Signal(str)
    settled = Signal()
    """All lie face up."""

    def __init__(self, renderer: CardRenderer, *, still: bool) -> None:
        super().__init__()
        self._renderer, self._still = renderer, still
        self._names: Sequence[str] = ()
        self._place = 0
        self._turned = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumHeight(style.current().px(120))
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._turn_to)

    @property
    def turning(self) -> bool:
        return self._motion.state() == QVariantAnimation.State.Running

    def show_pack(self, names: Sequence[str], *, turned: bool = False) -> None:
        """`turned`: they lie face up already."""
        self._names, self._place = names, 0
        self._motion.stop()
        end = len(names) * OVERLAP + (1 - OVERLAP)
        if turned or self._still or not names:
            self._turned = end
            self._told()
            return
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(end)
        self._motion.setDuration(round(TURN * end))
        self._motion.start()
        self._speak()

    def skip(self) -> None:
        """Everything face up, now."""
        if self.turning:
            self._motion.stop()
            self._turned = len(self._names) + 1.0
            self._told()

    def _turn_to(self, value: float) -> None:
        self._turned = value
        self.update()
        if value >= self._motion.endValue():
            self._told()

    def _told(self) -> None:
        self._speak()
        self.update()
        if self._names:
            self.looked_at.emit(self._names[self._place])
        self.settled.emit()

    def _speak(self) -> None:
        up = self._names if not self.turning else ()
        self.setAccessibleName(", ".join(WORDS.title("tcg", titled(name)) for name in up)
                               or WORDS.say("tcg.sealed.turning"))

    # --- looking at one -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if self.turning and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.skip()
        elif step is not None and self._names:
            self._look_at((self._place + step) % len(self._names))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.turning:
            self.skip()
        else:
            self._look_where(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.turning:
            self._look_where(event.position())

    def _look_where(self, point: QPointF) -> None:
        for place, box in enumerate(self._boxes()[:len(self._names)]):
            if box.contains(point) and place != self._place:
                self._look_at(place)

    def _look_at(self, place: int) -> None:
        self._place = place
        self.looked_at.emit(self._names[place])
        self.update()

    # --- painting ---------------------------------------------------------------------------------------

    def _boxes(self) -> list[QRectF]:
        """The character first and larger, the others beside it: in one row or in two, whatever makes them larger."""
        return max((self._laid_out(rows) for rows in (1, 2)), key=lambda boxes: boxes[-1].width())

    def _laid_out(self, rows: int) -> list[QRectF]:
        gap, others = style.current().px(10), (len(self._names) or CARDS) - 1
        columns, share = -(-others // rows), CHARACTER if rows == 1 else SPANNING
        across = self.width() - gap * (columns + 2)
        down = self.height() - gap * (rows + 1)
        wide = min(style.current().px(CARD), across / (columns + share),
                   down / (CARD_RATIO * max(rows, share)))
        x = (self.width() - wide * (columns + share) - gap * columns) / 2
        high = max(wide * share * CARD_RATIO, rows * wide * CARD_RATIO + gap * (rows - 1))
        foot = (self.height() + high) / 2
        found = [QRectF(x, foot - wide * share * CARD_RATIO, wide * share, wide * share * CARD_RATIO)]
        for place in range(others):
            row, column = divmod(place, columns)
            found.append(QRectF(x + wide * share + gap + column * (wide + gap),
                                foot - (rows - row) * wide * CARD_RATIO - (rows - row - 1) * gap,
                                wide, wide * CARD_RATIO))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if not self._names:
                p.setOpacity(AWAITED if now.theme.is_dark else BY_DAY)
                for place, box in enumerate(self._boxes()):
                    self._paint(p, place, box, 0.0)
                return
            for place, box in enumerate(self._boxes()):
                part = min(1.0, max(0.0, self._turned - place * OVERLAP))
                self._paint(p, place, box, part)
                if part == 1.0 and place == self._place and not self.turning:
                    p.setBrush(Qt.BrushStyle.NoBrush)
                    p.setPen(QPen(QColor(now.theme.tokens.focus if self.hasFocus() else now.theme.tokens.acc),
                                  now.px(3)))
                    p.drawRoundedRect(box, box.width() * 0.05, box.width() * 0.05)

    def _paint(self, p: QPainter, place: int, box: QRectF, part: float) -> None:
        """Turned about its upright middle: half-way through it is an edge, and before that nobody knows its name, but
        the first is a character."""
        fronts, now = fronts_of("tcg"), style.current()
        if fronts is None:
            return
        face: Face = CardBack(BACK, WORDS.say("tcg.back.card" if place else "tcg.type.character"))
        form: Form = "back"
        if part > 0.5:
            card = titled(self._names[place])
            face = fronts.front(card, WORDS, 1 if isinstance(card, Character) else 0)
            form = "board" if isinstance(card, Character) else "hand"
        drawn = self._renderer.pixmap(face, form, box.width(), self.devicePixelRatioF(), now.theme,
                                      min(1.25, now.text))
        wide = max(1.0, box.width() * abs(cos(pi * part)))
        p.drawPixmap(QRectF(box.center().x() - wide / 2, box.y(), wide, box.height()), drawn, QRectF(drawn.rect()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def retranslate(self) -> None:
        self._speak()
        self.update()

    relook = retranslate
