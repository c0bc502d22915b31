"""Faces with a text panel, in the hand (180 wide) and in the inspector (420 wide): art gives way to text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from sparktable.table.art.color import mix
from sparktable.table.art.face import CardFace
from sparktable.table.art.figures import Art, Crop, art_image
from sparktable.table.art.fonts import NARROWEST, SMALLEST, display, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import (
    CARD_RATIO,
    LEFT,
    RIGHT,
    badge_radius,
    corner_tab,
    cost_badge,
    dark_ramp,
    name_line,
    price_tab,
    row_width,
    stat_rows,
    tab_height,
    tile_column,
    type_band,
)
from sparktable.table.art.rules import (
    Body,
    Rules,
    draw_body,
    draw_foot,
    foot_height,
    keyword_line,
    largest_fit,
    lay_out,
    natural_height,
)
from sparktable.table.art.text import broken_name
from sparktable.table.art.theme import Theme


@dataclass(frozen=True, slots=True)
class Measures:
    """A form's sizes in units of its base width."""

    base: float
    header: float
    band: float
    text: float
    text_floor: float
    foot: float
    art_floor: float
    art_ceiling: float
    pad_x: float
    pad_y: float
    tab: float
    tab_x: float
    name: float
    badge: float
    frame: float


WHOLE_TEXT = 180.0
"""A card on the table that is less wide leaves its text out rather than say half of it: it is told when the card is
pointed at."""
HAND = Measures(180, 29, 18, 12, 9, 9.8, 46, 128, 9, 4.5, 18.5, 2, 15, 15, 3)
INSPECTOR = Measures(420, 62, 34, 20, 13, 16, 150, 330, 22, 14, 40, 4, 29, 31, 5)


class Name(NamedTuple):
    """How a name stands between the cost and the edge."""

    lines: list[str]
    px: float
    left: float
    width: float


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """Where everything lies, top to bottom, in logical pixels."""

    width: float
    height: float
    header: QRectF
    art: QRectF
    band: QRectF
    body: Body
    body_at: tuple[float, float]
    foot: QRectF
    foot_px: float
    name: Name
    tab: float
    """How high the tabs of its numbers are; they stand side by side where their column has no room."""
    told: bool
    """Whether there is a text at all."""

    @property
    def complete(self) -> bool:
        return self.body.complete and self.told


def text_floor(measures: Measures, text_scale: float, full_text: bool) -> float:
    """The smallest rules text: larger for those who asked for larger, unless the whole text must be there."""
    if text_scale <= 1:
        return measures.text_floor * max(text_scale, 0.85)
    return measures.text_floor * (1.0 if full_text else 1 + (text_scale - 1) * 0.35)


def rules_of(face: CardFace) -> Rules:
    keywords = keyword_line(face.keywords, face.paragraphs)
    return Rules((keywords, *face.paragraphs) if keywords else face.paragraphs, face.priced, face.coin)


@lru_cache(maxsize=512)
def panel_layout(face: CardFace, measures: Measures, width: float, text_scale: float) -> PanelLayout:
    u, least = width / measures.base, smallest_letters(text_scale)
    height = width * CARD_RATIO
    rules = rules_of(face)
    text_width = width - 2 * measures.pad_x * u
    name = _name(face, measures, width, text_scale)
    header = max(measures.header * u, name.px * 1.2 * len(name.lines) + 3)
    foot_px = max(measures.foot * u * min(text_scale, 1.5), least)
    foot, most = foot_height(face.reward, foot_px, width - 2 * foot_px, least), height * 0.24
    cut = foot > most
    whole = measures is INSPECTOR
    all_or_nothing = width < WHOLE_TEXT and not whole
    foot = 0.0 if cut and all_or_nothing else min(foot, most)
    above, below = header + measures.band * u, foot + (2 * measures.pad_y + measures.frame) * u
    tab = tab_height(measures.tab * u, least)
    column = max(len(face.stats) * 1.12, len(face.tiles) * 1.14) * tab + tab * 0.3
    line = max(bool(face.stats) * 1.4, len(face.tiles) * 1.14 + 0.3) * tab
    largest = max(measures.text * u * text_scale, least)
    smallest = max(min(largest, text_floor(measures, text_scale, whole) * u), SMALLEST if whole else least)
    floors = [max(measures.art_floor * u, column)]
    if row_width(face.stats, tab, 0) < width * 0.9:
        floors.append(line)  # the picture makes way for the text
    fit = _fit(rules, text_width, height - above - below, floors, (smallest, largest))
    told = fit.whole or not all_or_nothing
    if not told:
        rules, foot = Rules((), ()), 0.0
        below = measures.frame * u
    ceiling = height - above - below
    art = max(fit.floor, min(measures.art_ceiling * u, ceiling - fit.need) if told else ceiling)
    text_top = header + art + measures.band * u
    space = height - text_top - below
    body = lay_out(rules, fit.px, text_width, space)
    slack = max(0.0, min((space - body.height) * 0.45, 28 * u))
    return PanelLayout(
        width,
        height,
        QRectF(0, 0, width, header),
        QRectF(0, header, width, art),
        QRectF(0, header + art, width, measures.band * u),
        body,
        (measures.pad_x * u, text_top + measures.pad_y * u + slack),
        QRectF(0, height - foot - measures.frame * u, width, foot),
        foot_px,
        name,
        tab,
        told,
    )


class _Fit(NamedTuple):
    """How a text stands under a picture."""

    floor: float
    """The least height of the picture."""
    px: float
    need: float
    """How high the text is."""
    whole: bool


def _fit(rules: Rules, width: float, high: float, floors: Sequence[float], sizes: tuple[float, float]) -> _Fit:
    """Under the first of these pictures that leaves it room, or under the last of them."""
    smallest, largest = sizes
    for floor in floors:
        px = largest_fit(rules, width, high - floor, largest, smallest)
        need = natural_height(rules, px, width)
        fit = _Fit(floor, px, need, need <= high - floor)
        if fit.whole:
            break
    return fit


def _name(face: CardFace, measures: Measures, width: float, text_scale: float) -> Name:
    """Smaller where that keeps it on one line, else in several."""
    u, least = width / measures.base, smallest_letters(text_scale)
    badge = badge_radius(measures.badge * u, face.cost or 0, least)
    left = badge * (2.55 if face.cost is not None else 0.62)
    room = width - left - (measures.header * u * 0.92 if face.style.faction else badge * 0.7)
    px = max(measures.name * u * min(text_scale, 1.3), least)
    least = max(least, 9 * u)
    px = max(least, min(px, px * room / display(px).width(face.title)))
    lines = broken_name(face.title, room, display(px))
    widest = max(map(display(px).width, lines)) * NARROWEST
    if widest > room:  # not even a part of a word has room
        px *= room / widest
    return Name(lines, px, left, room)


def draw_panel(
    p: QPainter, face: CardFace, measures: Measures, width: float, theme: Theme, text_scale: float, rtl: bool
) -> None:
    at = panel_layout(face, measures, width, text_scale)
    u, least = width / measures.base, smallest_letters(text_scale)
    style = face.style
    p.fillRect(QRectF(0, 0, at.width, at.height), QColor(theme.tokens.cardtext))
    draw_art(p, Art(style.figure, face.seed, style.hue, style.faction), at.art, theme)
    dark_ramp(p, at.art, (0, 70), (0.3, 0), (0.75, 0), (1, 110))
    _header(p, face, at, rtl)
    tab, x = at.tab, measures.tab_x * u
    column = len(face.stats) * tab * 1.12 + tab * 0.2 <= at.art.height()
    rows = [(stat,) for stat in face.stats] if column else [face.stats]
    stat_rows(p, rows, x, at.art.y() + tab * 0.22, tab, tab * 0.12 if column else 0.0)
    tile_column(p, width - tab * 0.3, at.art.y() + tab * 0.26, tab, face.tiles)
    y = at.art.y() + tab * 0.3
    if face.vp is not None:
        corner_tab(p, width - x, y, tab, "vp", face.vp)
        y += tab * 1.3
    if not at.told:
        for cost, _ in face.priced[:1]:
            price_tab(p, width - x, y, tab, cost, face.coin)
    words = f"{face.type_line} · {face.subtype}" if face.subtype and measures is INSPECTOR else face.type_line
    type_band(p, at.band, style, words, at.band.height() * 0.56, level=face.level, house=face.house, smallest=least)
    draw_body(p, at.body, *at.body_at, measures.pad_x * u * 0.8, theme, rtl)
    if face.reward and at.foot.height():
        draw_foot(p, at.foot, face.reward, at.foot_px, style.hue, theme, rtl, least)


def draw_panel_badge(p: QPainter, face: CardFace, measures: Measures, width: float, text_scale: float) -> None:
    """The cost, which overlaps the frame."""
    if face.cost is not None:
        r = badge_radius(measures.badge * width / measures.base, face.cost, smallest_letters(text_scale))
        cost_badge(p, r * 1.28, r * 1.2, r, face.cost, face.battle)


def draw_art(p: QPainter, art: Art, box: QRectF, theme: Theme, crop: Crop | None = None) -> None:
    """The picture at exactly the device pixels that the box covers."""
    transform = p.deviceTransform()
    device = transform.mapRect(box).toAlignedRect()
    image = art_image(art, device.width(), device.height(), theme.art_veil, crop)
    inverse, _ = transform.inverted()
    p.drawImage(inverse.mapRect(QRectF(device)), image)


def _header(p: QPainter, face: CardFace, at: PanelLayout, rtl: bool) -> None:
    style, box = face.style, at.header
    h = box.height()
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0, mix(style.hue, "#0A0E13", 0.58))
    gradient.setColorAt(1, mix(style.hue, "#0A0E13", 0.80))
    p.fillRect(box, gradient)
    line = max(1.0, h * 0.04)
    p.fillRect(QRectF(box.x(), box.bottom() - line, box.width(), line), mix(style.hue, "#FFFFFF", 0.25))
    name = at.name
    if style.faction:
        size = min(h, name.px * 1.9) * 0.64
        draw_icon(
            p,
            style.faction.icon,
            box.right() - size * 1.3,
            box.y() + (h - size) / 2,
            size,
            style.faction.light,
            mix(style.hue, "#0A0E13", 0.7),
        )
    high = h * 0.98 / len(name.lines)
    for index, words in enumerate(name.lines):
        room = QRectF(name.left, box.y() + index * high, name.width, high)
        name_line(p, room, words, display(name.px), name.px, "#FFFFFF", RIGHT if rtl else LEFT)
