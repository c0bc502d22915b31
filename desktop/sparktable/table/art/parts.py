"""The parts that every card is put together from: cost, stat tabs, bands, headers, frames."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from sparktable.table.art.color import DEEP, Colour, best_ink, fade, mix
from sparktable.table.art.face import Amount, Stat
from sparktable.table.art.figures.brush import polygon, ring
from sparktable.table.art.fonts import NARROWEST, Type, display, write
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.patterns import weave
from sparktable.table.art.styles import RESOURCES, TypeStyle
from sparktable.table.art.theme import Theme

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NO_BRUSH, NO_PEN = Qt.BrushStyle.NoBrush, Qt.PenStyle.NoPen
CARD_RATIO = 1.4
CORNER = 0.055
"""The radius of a card's corners, in widths."""
LEVEL_GOLD = "#FFE45C"
DIGIT_HEIGHT = 0.76
"""The height of Play's digits to its ascent."""
DIGIT = 0.78
"""The digits of a tab, in its height."""


def label(
    p: QPainter, box: QRectF, text: str, face: Type, colour: Colour, align: Qt.AlignmentFlag = LEFT
) -> None:
    """One line that must already fit, in the middle of the box's height."""
    x = box.x()
    if align & Qt.AlignmentFlag.AlignHCenter:
        x += (box.width() - face.width(text)) / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        x += box.width() - face.width(text)
    write(p, x, box.center().y() + (face.ascent - face.descent) / 2, text, face, colour)


def fitted(text: str, width: float, face: Type, smallest: float) -> tuple[str, Type]:
    """The text and the size at which it fits `width`; at the smallest size its letters are condensed, and if that is
    not enough it ends in an ellipsis. Where there is no room at all nothing is written."""
    if not text or width <= 0:
        return "", face
    natural = face.width(text)
    if natural <= width:
        return text, face
    px = max(min(smallest, face.px), face.px * width / natural)
    smaller = replace(face, px=px, condensed=max(NARROWEST, min(1.0, width / natural * face.px / px)))
    if smaller.width(text) <= width + 0.01:
        return text, smaller
    cut = text
    while cut and smaller.width(cut.rstrip() + "…") > width:
        cut = cut[:-1]
    return cut.rstrip() + "…", smaller


def name_line(
    p: QPainter,
    box: QRectF,
    text: str,
    face: Type,
    smallest: float,
    colour: Colour,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    shown, size = fitted(text, box.width(), face, smallest)
    label(p, box, shown, size, colour, align)


def number(p: QPainter, cx: float, cy: float, value: Amount, px: float, colour: Colour) -> None:
    """Digits centred on a point by their height, not by the font's line box."""
    text, face = str(value), display(px)
    write(p, cx - face.width(text) / 2, cy + face.ascent * DIGIT_HEIGHT / 2, text, face, colour)


def cut_box(x: float, y: float, width: float, height: float, cut: float, corners: str) -> QPolygonF:
    """A rectangle with some corners (of "tl tr br bl") cut off."""
    right, bottom = x + width, y + height
    corner_points = {
        "tl": [(x, y + cut), (x + cut, y)] if "tl" in corners else [(x, y)],
        "tr": [(right - cut, y), (right, y + cut)] if "tr" in corners else [(right, y)],
        "br": [(right, bottom - cut), (right - cut, bottom)] if "br" in corners else [(right, bottom)],
        "bl": [(x + cut, bottom), (x, bottom - cut)] if "bl" in corners else [(x, bottom)],
    }
    return polygon([point for points in corner_points.values() for point in points])


def burst(cx: float, cy: float, radius: float, points: int = 8, inner: float = 0.8) -> QPolygonF:
    return polygon(
        [
            (
                cx
                + (radius if i % 2 == 0 else radius * inner) * math.cos(math.pi * i / points - math.pi / 2),
                cy
                + (radius if i % 2 == 0 else radius * inner) * math.sin(math.pi * i / points - math.pi / 2),
            )
            for i in range(2 * points)
        ]
    )


def cost_badge(p: QPainter, cx: float, cy: float, radius: float, value: Amount, battle: bool) -> None:
    """A light hexagon to buy, a red burst to battle."""
    gradient = QLinearGradient(cx, cy - radius, cx, cy + radius)
    gradient.setColorAt(0, QColor("#FF8577" if battle else "#FFFFFF"))
    gradient.setColorAt(1, QColor("#D0403A" if battle else "#B4C0CC"))
    p.setPen(QPen(QColor("#0A0E13"), radius * 0.14))
    p.setBrush(gradient)
    p.drawPolygon(burst(cx, cy, radius * 1.14) if battle else polygon(ring(cx, cy, radius * 1.08)))
    number(p, cx, cy, value, radius * _badge_digits(value), "#180304" if battle else "#0B1016")


def badge_radius(radius: float, value: Amount, smallest: float) -> float:
    """Of a cost that is no smaller than its digits must be."""
    return max(radius, smallest / _badge_digits(value))


def _badge_digits(value: Amount) -> float:
    return 1.28 if len(str(value)) < 2 else 1.08


def tab_height(height: float, smallest: float) -> float:
    """Of a tab that is no lower than its digits must be."""
    return max(height, smallest / DIGIT)


def tab_width(height: float, value: Amount) -> float:
    return height * (1.92 if len(str(value)) < 2 else 2.3)


def stat_tab(p: QPainter, x: float, y: float, height: float, name: str, value: Amount) -> float:
    """Icon and digit on a dark tab at the left edge; answers with its width."""
    width = tab_width(height, value)
    p.setPen(NO_PEN)
    p.setBrush(fade(DEEP, 222))
    p.drawPolygon(cut_box(x, y, width, height, height * 0.3, "tr br"))
    p.fillRect(QRectF(x, y, height * 0.09, height), QColor(RESOURCES[name].hue))
    draw_icon(p, name, x + height * 0.2, y + height * 0.13, height * 0.74, RESOURCES[name].hue, DEEP)
    number(p, x + height * 0.96 + (width - height * 1.06) / 2, y + height / 2, value, height * DIGIT, "#FFFFFF")
    return width


def row_width(stats: Sequence[Stat], tab: float, gap: float) -> float:
    """Of tabs side by side, with their marks."""
    return sum(tab_width(tab, stat.amount) + gap + tab * bool(stat.mark) for stat in stats)


Rows: TypeAlias = Sequence[Sequence[Stat]]
"""Numbers by rows."""


def paired(stats: Sequence[Stat]) -> Rows:
    """The first by itself where there are three, the others side by side under it."""
    return [stats] if len(stats) < 3 else [stats[:-2], stats[-2:]]


def stat_rows(p: QPainter, rows: Rows, x: float, y: float, tab: float, gap: float) -> None:
    """Tabs side by side in rows."""
    for row in rows:
        at = x
        for stat in row:
            end = at + stat_tab(p, at, y, tab, stat.icon, stat.amount)
            if stat.mark:
                draw_icon(p, stat.mark, end + gap, y + tab * 0.1, tab * 0.8, "#FFFFFF")
            at += row_width((stat,), tab, gap)
        y += tab + gap


def corner_tab(p: QPainter, right: float, y: float, height: float, name: str, value: Amount) -> None:
    """Icon and digit on a dark tab at the right edge."""
    width = tab_width(height, value)
    x = right - width
    p.setPen(NO_PEN)
    p.setBrush(fade(DEEP, 225))
    p.drawPolygon(cut_box(x, y, width, height, height * 0.3, "tl bl"))
    draw_icon(p, name, x + height * 0.22, y + height * 0.12, height * 0.76, RESOURCES[name].hue, DEEP)
    number(
        p, x + height * 0.96 + (width - height * 1.06) / 2, y + height / 2, value, height * DIGIT, "#FFFFFF"
    )


def price_tab(p: QPainter, right: float, y: float, height: float, cost: str, coin: str) -> None:
    """What the first ability of a card costs, at the right edge."""
    width = height * 1.7
    p.setPen(NO_PEN)
    p.setBrush(fade(DEEP, 210))
    p.drawPolygon(cut_box(right - width, y, width, height, height * 0.3, "tl bl"))
    draw_icon(p, coin, right - height * 1.5, y + height * 0.15, height * 0.7, RESOURCES[coin].hue, DEEP)
    number(p, right - height * 0.45, y + height / 2, cost, height * DIGIT, "#FFFFFF")


def keyword_disc(p: QPainter, cx: float, cy: float, radius: float, icon: str) -> None:
    p.setPen(NO_PEN)
    p.setBrush(fade(DEEP, 210))
    p.drawEllipse(QPointF(cx, cy), radius, radius)
    draw_icon(
        p,
        icon,
        cx - radius * 0.68,
        cy - radius * 0.68,
        radius * 1.36,
        RESOURCES[icon].hue if icon in RESOURCES else "#FFFFFF",
        DEEP,
    )


def icon_tile(p: QPainter, x: float, y: float, size: float, name: str) -> None:
    """An icon on a tile of its colour: what counts without a number."""
    resource = RESOURCES[name]
    ink = resource.hue if resource.tile else DEEP
    p.setPen(QPen(QColor(resource.hue if resource.tile else DEEP), max(1.0, size * 0.06)))
    p.setBrush(QColor(resource.tile or resource.hue))
    p.drawRoundedRect(QRectF(x, y, size, size), size * 0.22, size * 0.22)
    draw_icon(p, name, x + size * 0.16, y + size * 0.16, size * 0.68, ink, resource.tile or resource.hue)


def tile_column(p: QPainter, right: float, y: float, size: float, names: Sequence[str]) -> None:
    """Tiles one below the other, at the right of a picture."""
    for index, name in enumerate(names):
        icon_tile(p, right - size, y + index * size * 1.14, size, name)


DEARER = "#FF7A70"
"""The number of a price that is raised."""


def price_pip(p: QPainter, cx: float, cy: float, size: float, cost: str, coin: str, *,
              dearer: bool = False) -> None:
    """A price in a hexagon of the colour of what it is paid in; one that is raised has another ink."""
    resource = RESOURCES[coin]
    p.setPen(QPen(QColor(resource.hue), max(1.0, size * 0.08)))
    p.setBrush(QColor(resource.price_ground or resource.ground))
    p.drawPolygon(polygon(ring(cx, cy, size * 0.54)))
    number(p, cx, cy, cost, size * (0.66 if len(cost) < 2 else 0.58), DEARER if dearer else "#FFFFFF")


WOVEN = 1.2
"""How much of a band stays free for its pattern, in its height."""


def hatch(p: QPainter, box: QRectF, colour: Colour, step: float, width: float) -> None:
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(QColor(colour), width))
    for i in range(int((box.width() + box.height()) / step) + 2):
        x = box.x() + i * step
        p.drawLine(QPointF(x - box.height(), box.bottom()), QPointF(x, box.y()))
    p.restore()


def crossed(p: QPainter, box: QRectF, colour: Colour, step: float, width: float) -> None:
    """Hatched both ways."""
    hatch(p, box, colour, step, width)
    p.save()
    p.translate(box.x() + box.right(), 0)
    p.scale(-1, 1)
    hatch(p, box, colour, step, width)
    p.restore()


def type_band(
    p: QPainter,
    box: QRectF,
    style: TypeStyle,
    words: str,
    px: float,
    *,
    level: int = 0,
    emblem: bool = False,
    house: bool = False,
    smallest: float = 0.0,
) -> None:
    """The band that says what a card is: icon, word, the type's pattern, level diamonds, emblem. A word that would
    have to be smaller than `smallest` is left out."""
    h = box.height()
    ink = best_ink(style.hue)
    p.fillRect(box, QColor(style.hue))
    shade = QLinearGradient(box.topLeft(), box.topRight())
    shade.setColorAt(0.55, fade("#05070A", 0))
    shade.setColorAt(1, fade("#05070A", 56))
    right = box.right() - h * 0.3
    marks = (h * 0.95 if emblem and style.faction else 0) + level * h * 0.62 + (h if house else 0)
    room = box.width() - h * 1.5 - marks - h * (0.2 + WOVEN)
    shown, face = "", display(px, 6)
    if words:
        shown, face = fitted(words.upper(), max(room, 0.0), face, max(px * 0.62, smallest))
        if smallest and (face.px < smallest or shown != words.upper()):
            shown = ""
    text_end = box.x() + h * 1.32 + face.width(shown)
    if text_end < box.x() + box.width() * 0.55:
        p.fillRect(box, shade)
    woven = QRectF(text_end + h * 0.3, box.y(), right - marks - text_end - h * 0.3, h)
    weave(p, woven.adjusted(0, h * 0.14, 0, -h * 0.14), style.pattern, fade(ink, 150))
    draw_icon(p, style.icon, box.x() + h * 0.3, box.y() + h * 0.1, h * 0.8, ink, style.hue)
    if shown:
        label(p, QRectF(box.x() + h * 1.32, box.y(), room, h), shown, face, ink)
    if emblem and style.faction:
        draw_icon(
            p, style.faction.icon, right - h * 0.8, box.y() + h * 0.1, h * 0.8, ink, style.hue
        )
        right -= h * 0.95
    if house:
        draw_icon(p, "house", right - h * 0.8, box.y() + h * 0.1, h * 0.8, ink, style.hue)
        right -= h
    for i in range(level):
        cx, cy = right - h * 0.3 - i * h * 0.62, box.center().y()
        p.setPen(QPen(QColor("#05070A"), max(0.8, h * 0.07)))
        p.setBrush(QColor(LEVEL_GOLD))
        p.drawPolygon(
            polygon([(cx, cy - h * 0.34), (cx + h * 0.28, cy), (cx, cy + h * 0.34), (cx - h * 0.28, cy)])
        )


def dark_ramp(p: QPainter, box: QRectF, *stops: tuple[float, int]) -> None:
    """A vertical ramp of near-black; each stop is a height and an alpha."""
    _ramp(p, box, QLinearGradient(box.topLeft(), box.bottomLeft()), stops)


def side_ramp(p: QPainter, box: QRectF, *stops: tuple[float, int]) -> None:
    """The same from left to right."""
    _ramp(p, box, QLinearGradient(box.topLeft(), box.topRight()), stops)


def _ramp(p: QPainter, box: QRectF, gradient: QLinearGradient, stops: tuple[tuple[float, int], ...]) -> None:
    for at, alpha in stops:
        gradient.setColorAt(at, fade(DEEP, alpha))
    p.fillRect(box, gradient)


def card_outline(width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(0, 0, width, height), width * CORNER, width * CORNER)
    return path


def frame(p: QPainter, width: float, height: float, hue: Colour, thickness: float, theme: Theme) -> None:
    """A dark edge, and inside it the hue: lit at the upper left, or evenly pale for high contrast."""
    radius = width * CORNER
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(QColor("#04060A"), thickness + 1))
    half = (thickness + 1) / 2
    p.drawRoundedRect(QRectF(half, half, width - 2 * half, height - 2 * half), radius - half, radius - half)
    gradient = QLinearGradient(0, 0, width * 0.5, height)
    if theme.art_veil:
        gradient.setColorAt(0, mix(hue, "#FFFFFF", 0.45))
        gradient.setColorAt(1, mix(hue, "#FFFFFF", 0.45))
    else:
        gradient.setColorAt(0, mix(hue, "#FFFFFF", 0.42))
        gradient.setColorAt(0.45, mix(hue, "#05070A", 0.12))
        gradient.setColorAt(1, mix(hue, "#05070A", 0.45))
    p.setPen(QPen(QBrush(gradient), thickness))
    inset = thickness / 2 + max(0.5, width * 0.004)
    p.drawRoundedRect(
        QRectF(inset, inset, width - 2 * inset, height - 2 * inset), radius - inset, radius - inset
    )
