"""Cards that lie across, for boards with little height: a crop of the picture, the cost, the numbers at the left
foot, and the name on a bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, singledispatch
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from sparktable.table.art.back import lattice
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import DEEP, fade, mix
from sparktable.table.art.face import CardBack, CardFace, CharacterFace, Face, Stat
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.brush import polygon, ring
from sparktable.table.art.fonts import Type, display, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import (
    NO_BRUSH,
    Rows,
    badge_radius,
    cost_badge,
    dark_ramp,
    keyword_disc,
    name_line,
    paired,
    row_width,
    stat_rows,
    stat_tab,
    tab_height,
    tab_width,
)
from sparktable.table.art.pieces import MOVER_RATIO
from sparktable.table.art.text import broken_name
from sparktable.table.art.theme import Theme

BASE, NARROW = 101.0, 150.0
"""The height of a card that lies across, at which every length is as the design says; and the width under which it
is smaller."""
NAME_BAR = 23.7
"""How high the bar with the name is."""
TWO_LINES = 1.3
"""How many times as high where the name takes two lines."""
BAR, LINE = 1.35, 1.02
"""How high the bar is at least with one line, and each of several lines, in their letters."""
COST, GAP = 42.0, 5.0
"""How much of the upper edge the cost takes, and what lies between signs beside it."""
CORNER = 6.0
HEXAGON = 1.08
"""How far a cost reaches up and down, in its radius."""
EDGE = 3.0
"""What the card's edge takes of a bar on which letters reach down to it."""
LARGEST_NAME, SMALLEST_NAME = 13.5, 11.3
SHORT = 1.6
"""A card that is less wide than this, in heights, has its name smaller rather than cut."""


def wide_image(face: Face, width: float, height: float, dpr: float, theme: Theme, text_scale: float,
               k: float = 1.0) -> QImage:
    """A face that lies across, in a box of that size, on a table that is `k` times as large as designed."""
    image = canvas(width, height, dpr)
    width, height = width / k, height / k
    u = _unit(width, height)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        p.scale(k, k)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), CORNER * u, CORNER * u)
        p.setClipPath(shape)
        hue = draw_wide(face, p, width, height, theme, text_scale)
        p.setClipping(False)
        p.setBrush(NO_BRUSH)
        p.setPen(QPen(mix(hue, "#FFFFFF", 0.45 if theme.art_veil else 0.12), max(1.5, 2 * u)))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), CORNER * u, CORNER * u)
    return image


@singledispatch
def draw_wide(face: Face, p: QPainter, width: float, height: float, theme: Theme, text_scale: float) -> str:
    """Paint a face across; returns the colour of its edge."""
    raise TypeError(f"nobody knows how a {type(face).__name__} is painted across")


@draw_wide.register
def _(face: CardBack, p: QPainter, width: float, height: float, theme: Theme, text_scale: float) -> str:
    hue, centre = face.style.hue, QPointF(width / 2, height / 2)
    light = mix(hue, "#FFFFFF", 0.4)
    ground = QRadialGradient(centre, width * 0.6)
    ground.setColorAt(0, mix(hue, DEEP, 0.3))
    ground.setColorAt(0.45, mix(hue, DEEP, 0.62))
    ground.setColorAt(1, mix(hue, DEEP, 0.86))
    p.fillRect(QRectF(0, 0, width, height), ground)
    if theme.texture:
        lattice(p, width, height, hue)
        _traces(p, width, height, light)
    for radius, alpha, line in ((0.3, 220, 0.02), (0.36, 110, 0.01)):
        p.setPen(QPen(fade(light, alpha), height * line))
        p.setBrush(fade(DEEP, 150) if radius < 0.34 else NO_BRUSH)
        p.drawPolygon(polygon(ring(centre.x(), centre.y(), height * radius)))
    size = height * 0.34
    draw_icon(p, face.style.icon, centre.x() - size / 2, centre.y() - size / 2, size, mix(hue, "#FFFFFF", 0.55),
              "#0B1016")
    return hue


def _traces(p: QPainter, width: float, height: float, light: QColor) -> None:
    """Lines that lead from the emblem to both sides, each with a knot at its end."""
    p.setPen(QPen(fade(light, 120), max(1.0, height * 0.012)))
    for side in (-1, 1):
        for up, far in ((-1, 0.34), (0, 0.4), (1, 0.34)):
            start = QPointF(width / 2 + side * height * 0.37, height / 2 + up * height * 0.09)
            bend = QPointF(start.x() + side * width * 0.06, height / 2 + up * height * 0.22)
            end = QPointF(width / 2 + side * width * far, bend.y())
            p.setBrush(NO_BRUSH)
            p.drawPolyline([start, bend, end])
            p.setBrush(fade(light, 150))
            p.drawEllipse(end, height * 0.016, height * 0.016)


@draw_wide.register
def _(face: CardFace, p: QPainter, width: float, height: float, theme: Theme, text_scale: float) -> str:
    style, u = face.style, _unit(width, height)
    name = name_on_bar(face.title, width, height, text_scale)
    signs = signs_of(face, width, height, text_scale)
    top = height - name.bar
    draw_art(p, Art(style.figure, face.seed, style.hue, style.faction), QRectF(0, 0, width, top), theme)
    dark_ramp(p, QRectF(0, 0, width, 30 * u), (0, 110), (1, 0))
    name.paint(p, u, QRectF(0, top, width, name.bar), style.icon, style.hue)
    stat_rows(p, signs.rows, 0, signs.y, signs.tab, signs.gap)
    stat_rows(p, [signs.beside], signs.right, signs.beside_y, signs.tab, signs.gap)
    x, middle = 8 * u, signs.middle
    if face.cost is not None:
        cost_badge(p, max(20 * u, signs.badge * 1.15), middle, signs.badge, face.cost, face.battle)
        x = signs.cost
    if (vp := _vp(face)) is not None:
        stat_tab(p, x, middle - signs.upper / 2, signs.upper, "vp", vp)
        x += tab_width(signs.upper, vp) + GAP * u
    for keyword in _keywords(face):
        keyword_disc(p, x + signs.upper / 2, middle, signs.upper / 2, keyword)
        x += signs.upper * 1.2
    return style.hue


@draw_wide.register
def _(face: CharacterFace, p: QPainter, width: float, height: float, theme: Theme, text_scale: float) -> str:
    faction, side, u = face.faction, face.up, _unit(width, height)
    name = name_on_bar(face.name, width, height, text_scale)
    top = height - name.bar
    draw_art(p, Art(side.figure, face.seed, faction.hue, faction), QRectF(0, 0, width, top), theme)
    name.paint(p, u, QRectF(0, top, width, name.bar), faction.icon, faction.hue)
    tab, gap = _tab(u, text_scale)
    stat_rows(p, [side.stats], 0, top - 3 * u - tab, tab, gap)
    return faction.hue


class NameOnBar(NamedTuple):
    """How a card's name stands on its bar, after an icon."""

    lines: list[str]
    type: Type
    smallest: float
    room: float
    bar: float
    """How high the bar is."""

    def paint(self, p: QPainter, u: float, foot: QRectF, icon: str, hue: str) -> None:
        p.fillRect(foot, QColor(DEEP))
        p.fillRect(QRectF(0, foot.y(), foot.width(), max(1.0, 1.4 * u)), QColor(hue))
        size, line = _icon(u), (foot.height() - EDGE * u * (len(self.lines) > 1)) / len(self.lines)
        draw_icon(p, icon, 8 * u, foot.y() + (foot.height() - size) / 2, size, mix(hue, "#FFFFFF", 0.5), DEEP)
        for number, words in enumerate(self.lines):
            room = QRectF(14 * u + size, foot.y() + number * line, self.room, line)
            name_line(p, room, words, self.type, self.smallest, "#FFFFFF")


def _icon(u: float) -> float:
    return NAME_BAR * u * 0.6


def name_on_bar(title: str, width: float, height: float, text_scale: float) -> NameOnBar:
    """In one line, smaller if need be; a name that would be cut takes more."""
    u, least = _unit(width, height), smallest_letters(text_scale)
    room = width - _icon(u) - 22 * u
    px = max(min(LARGEST_NAME * max(0.9, min(text_scale, 1.25)), NAME_BAR * 0.74) * u, least)
    bar = max(NAME_BAR * u, px * BAR)
    smallest = max(least, min(SMALLEST_NAME * max(1.0, u * min(1.0, width / height / SHORT)), SMALLEST_NAME * u))
    smallest = min(smallest, px)
    lines = broken_name(title, room, display(smallest))
    if len(lines) > 1:
        bar, px = max(bar * TWO_LINES, smallest * LINE * len(lines) + (2 + EDGE) * u), smallest
    return NameOnBar(lines, display(px), smallest, room, bar)


def _vp(face: CardFace) -> int | str | None:
    """What is to be read up there; a trophy tells it elsewhere."""
    return face.vp if face.battle or not face.style.trophy else None


def _keywords(face: CardFace) -> list[str]:
    return [] if face.battle else [name for name, _ in face.keywords if name]


class Signs(NamedTuple):
    """What stands on a picture that lies across: its cost and what belongs to it above, its numbers below. Where that
    is too low, as many of them stand beside the cost as have no room in one row below, or all."""

    badge: float
    """The radius of the cost."""
    upper: float
    """How high the other signs above are."""
    cost: float
    """How far right the cost reaches."""
    right: float
    """How far right what is above reaches."""
    middle: float
    """How far down its middle is."""
    low: float
    """How far down it reaches."""
    rows: Rows
    """The numbers below."""
    y: float
    beside: Sequence[Stat]
    """The numbers beside the cost."""
    tab: float
    gap: float

    @property
    def left(self) -> float:
        """How far right the numbers below reach."""
        return max((row_width(row, self.tab, self.gap) for row in self.rows), default=0.0)

    @property
    def far(self) -> float:
        """How far right anything reaches."""
        return max(self.left, self.right + row_width(self.beside, self.tab, self.gap))

    @property
    def beside_y(self) -> float:
        return max(0.0, self.middle - self.tab / 2)


@lru_cache(maxsize=512)
def signs_of(face: CardFace, width: float, height: float, text_scale: float) -> Signs:
    u, least = _unit(width, height), smallest_letters(text_scale)
    badge = badge_radius(14.5 * u, face.cost or 0, least)
    upper = tab_height(20 * u, least)
    cost = max(COST * u, badge * 2.4 + GAP * u) * (face.cost is not None)
    vp, keywords = _vp(face), len(_keywords(face))
    right = cost + (tab_width(upper, vp) + GAP * u if vp is not None else 0.0) + upper * 1.2 * keywords
    low = max(32 * u, badge * 2.3)
    foot = height - name_on_bar(face.title, width, height, text_scale).bar - 3 * u
    tab, gap = _tab(u, text_scale)
    tight = max(badge * HEXAGON, upper / 2) + u
    count = len(face.stats)
    ways = [(0, paired(face.stats)), *((beside, [face.stats[beside:]]) for beside in range(count)), (count, [])]
    for beside, rows in ways:
        middle, lowest = (tight, tight * 2 - u) if beside else (low * 0.625, low)
        y = foot - len(rows) * (tab + gap) + gap
        signs = Signs(badge, upper, cost, right, middle, lowest, rows, y, face.stats[:beside], tab, gap)
        if not count or ((not rows or y >= lowest * bool(right) - 2 * u) and signs.far <= width + gap):
            break
    return signs


def shows_all(face: Face, width: float, height: float, text_scale: float) -> bool:
    """Whether all its signs have room on it."""
    if not isinstance(face, CardFace):
        return True
    signs = signs_of(face, width, height, text_scale)
    return signs.far <= width + signs.gap


def standing_room(face: Face, width: float, height: float, text_scale: float, taken: float = 0.0) -> QRectF:
    """Where somebody can stand on a face that lies across without covering its name or its numbers: beside its upper
    signs, and what lies so far beside them, or below them, whichever leaves the larger square."""
    u = _unit(width, height)
    top = 12 * u  # below the price of a step
    if not isinstance(face, CardFace):
        return QRectF(0, top, width, height - NAME_BAR * u - top)
    foot = height - name_on_bar(face.title, width, height, text_scale).bar
    signs = signs_of(face, width, height, text_scale)
    far, left = max(signs.far, taken), signs.left
    beside, below = QRectF(far, top, width - far, foot - top), QRectF(left, signs.low, width - left, foot - signs.low)
    return max(beside, below, key=lambda room: min(room.width() / MOVER_RATIO, room.height()))


def beside_cost(face: CardFace, width: float, height: float, text_scale: float) -> QPointF:
    """Where the signs above end, half-way down them: something more can stand there."""
    signs = signs_of(face, width, height, text_scale)
    taken = row_width(signs.beside, signs.tab, signs.gap) if signs.beside else 0.0
    return QPointF(max(signs.right + taken, GAP * _unit(width, height)), signs.middle)


def _unit(width: float, height: float) -> float:
    return min(height / BASE, width / NARROW)


def _tab(u: float, text_scale: float) -> tuple[float, float]:
    """How high a number's tab is, and how far from the next."""
    return tab_height(18 * u * max(0.9, min(text_scale, 1.2)), smallest_letters(text_scale)), 2.5 * u
