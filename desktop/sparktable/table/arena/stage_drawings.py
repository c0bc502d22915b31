"""What only the stage of Battle for Cybertron shows: how each fighter is, how things stand between two, and what an
attack comes to."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.arena.drawings import RED_FROM, cells, sight
from sparktable.table.art.fonts import MEDIUM, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import NO_PEN, label
from sparktable.table.drawings import colour
from sparktable.table.duel_drawings import plate
from sparktable.table.lettering import Paragraph
from sparktable.table.picture_store import Drawing, Look

CONDITION, OWN_ROW, NUMBER, HELD = 92.0, 30.0, 48.0, 19.0
"""How high what is told of a fighter is, in points, how much higher with a row of its own for what it holds, and the
letters of both."""
BAR_SHARE = 0.26
"""The share of what is told of a fighter that its bar is high."""
STANDING = 14.0
"""The letters in which it is told how things stand."""


@dataclass(frozen=True, slots=True)
class Condition(Drawing):
    """How much somebody has taken, as a large number over a bar, and what it holds: beside the number or in a row of
    its own, where there is room for that."""

    word: str
    damage: int
    most: int
    held: tuple[tuple[str, int], ...]
    """Icon and number."""

    def height(self, width: float, look: Look) -> float:
        """With all of it."""
        return look.pt(CONDITION if self._beside(width, look) else CONDITION + OWN_ROW)

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        stage, pad = look.theme.stage, min(look.px(10), height * 0.12)
        t = stage.tokens
        p.setPen(NO_PEN)
        p.setBrush(plate(look))
        p.drawRoundedRect(QRectF(0, 0, width, height), look.px(7), look.px(7))
        beside = self._beside(width, look)
        own_row = look.pt(OWN_ROW) if not beside and height > look.pt(CONDITION) else 0.0
        bar = (height - own_row - 2 * pad) * BAR_SHARE
        cells(p, self.damage, self.most, QRectF(pad, height - pad - bar, width - 2 * pad, bar), look, stage)
        row = QRectF(pad, pad * 0.6, width - 2 * pad, height - own_row - bar - pad * 2)
        px = min(look.pt(NUMBER), row.height())
        number, most, word = display(px), display(px * 0.5), body(min(look.pt(14), px * 0.4), MEDIUM)
        draw_icon(p, "wound", row.x(), row.center().y() - px * 0.36, px * 0.72, colour("damage", stage), t.bg0)
        x = row.x() + px * 0.86
        label(p, row.adjusted(x - row.x(), 0, 0, 0), str(self.damage), number,
              t.bad if self.damage >= RED_FROM * self.most else t.hi)
        x += number.width(str(self.damage)) + px * 0.12
        held = sum(self._widest(look)) if beside else 0.0
        told, face = self.word, word
        if row.width() < px * 1.4 + number.width("88") + word.width(self.word) + held:
            told, face = f"/ {self.most}", most
        label(p, QRectF(x, row.y() + px * 0.14, row.right() - x, row.height()), told, face, t.mid)
        if beside or own_row:
            y = row.center().y() if beside else row.bottom() + pad * 0.7 + own_row * 0.42
            self._held(p, row.right() - sum(self._wide(look)) if beside else row.x(), y, look)

    def _held(self, p: QPainter, x: float, y: float, look: Look) -> None:
        """What it holds, in a row about this height."""
        t, size = look.theme.stage.tokens, look.pt(HELD)
        for (icon, amount), wide in zip(self.held, self._wide(look), strict=True):
            draw_icon(p, icon, x, y - size / 2, size, t.mid, t.bg0)
            label(p, QRectF(x + size * 1.3, y - size, wide, size * 2), str(amount), display(size), t.hi)
            x += wide

    def _wide(self, look: Look) -> list[float]:
        size = look.pt(HELD)
        return [size * 1.9 + display(size).width(str(amount)) for _, amount in self.held]

    def _widest(self, look: Look) -> list[float]:
        """What it holds with two digits each: whoever holds less is told in the same way."""
        size = look.pt(HELD)
        return [size * 1.9 + display(size).width("88")] * len(self.held)

    def _told(self, px: float) -> float:
        """How much room the number takes at most."""
        return px * 1.4 + display(px).width("88") + display(px * 0.5).width("/ 88")

    def _beside(self, width: float, look: Look) -> bool:
        """Whether what it holds has room beside the number."""
        return self._told(look.pt(NUMBER)) + sum(self._widest(look)) < width - look.px(20)


@dataclass(frozen=True, slots=True)
class Sight(Drawing):
    """Whether two are in line of fire."""

    in_line: bool

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t, size = look.theme.stage.tokens, height
        ink = sight(look) if self.in_line else QColor(t.mid)
        x, line = (width - size) / 2, max(1.5, size * 0.05)
        p.setPen(QPen(ink, line))
        p.setBrush(QColor(t.bg0))
        p.drawEllipse(QRectF(x, 0, size, size).adjusted(line, line, -line, -line))
        draw_icon(p, "range", x + size * 0.2, size * 0.2, size * 0.6, ink, t.bg0)
        if not self.in_line:
            p.setPen(QPen(QColor(t.bg0), line * 3.2))
            p.drawLine(QPointF(x + size * 0.2, size * 0.8), QPointF(x + size * 0.8, size * 0.2))
            p.setPen(QPen(ink, line * 1.4))
            p.drawLine(QPointF(x + size * 0.2, size * 0.8), QPointF(x + size * 0.8, size * 0.2))


@dataclass(frozen=True, slots=True)
class Sum(Drawing):
    """Attack minus defense is damage, in one line; what nobody may know yet is a question mark."""

    attack: str
    defense: str
    damage: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        p.setPen(QPen(QColor(t.line2), 1.0))
        p.setBrush(plate(look, 235))
        p.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), look.px(8), look.px(8))
        px = min(height * 0.62, width * 0.115)
        parts = (("c_attack", self.attack, "c_attack"), ("", "−", ""), ("c_defense", self.defense, "c_defense"),
                 ("", "=", ""), ("wound", self.damage, "damage"))
        cells = [px * (1.1 if icon else 0) + display(px).width(text) for icon, text, _ in parts]
        gap = max(2.0, (width - sum(cells)) / (len(parts) + 1))
        x = gap
        for (icon, text, ink), wide in zip(parts, cells, strict=True):
            if icon:
                draw_icon(p, icon, x, (height - px) / 2, px, colour(ink, look.theme.stage), t.bg0)
            start = x + (px * 1.1 if icon else 0)
            label(p, QRectF(start, 0, wide, height), text, display(px), t.hi if icon else t.low)
            x += wide + gap


@dataclass(frozen=True, slots=True)
class Standing(Drawing):
    """How things stand while nobody fights: in each line an icon and a sentence, in as many rows as it needs."""

    lines: tuple[tuple[str, str], ...]

    def height(self, width: float, look: Look) -> float:
        return look.px(8) + sum(high for _, high in self._rows(width, look))

    def width(self, room: float, look: Look) -> float:
        """As much of the room as the longest row takes."""
        rows = [words.wrapped(room - self._start(look) - look.px(10), look) for words, _ in self._rows(room, look)]
        ends = [line[-1].x + line[-1].width for row in rows for line in row.lines]
        return self._start(look) + look.px(16) + max(ends)

    @staticmethod
    def _start(look: Look) -> float:
        """How far from the left words begin, beside their icon."""
        return look.px(10) + look.pt(STANDING) * 1.7

    def _rows(self, width: float, look: Look) -> list[tuple[Paragraph, float]]:
        """The sentences, each with how high it is."""
        rows, room, t = [], width - self._start(look) - look.px(10), look.theme.stage.tokens
        for place, (_, text) in enumerate(self.lines):
            words = Paragraph(text, STANDING, t.mid if place else t.hi)
            rows.append((words, words.height(room, look) + look.pt(STANDING) * 0.4))
        return rows

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        p.setPen(NO_PEN)
        p.setBrush(plate(look))
        p.drawRoundedRect(QRectF(0, 0, width, height), look.px(8), look.px(8))
        y, size, start = look.px(4), look.pt(STANDING) * 1.15, self._start(look)
        for (icon, _), (words, high) in zip(self.lines, self._rows(width, look), strict=True):
            ink = sight(look) if icon == "range" else QColor(t.mid)
            draw_icon(p, icon, look.px(10), y + look.pt(STANDING) * 0.25, size, ink, t.bg0)
            p.save()
            p.translate(start, y + look.pt(STANDING) * 0.2)
            words.paint(p, width - start - look.px(10), high, look)
            p.restore()
            y += high
