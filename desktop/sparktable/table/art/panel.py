"""Faces with a text panel, in the hand (180 wide) and in the inspector (420 wide): art gives way to text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from sparktable.table.art.color import mix
from sparktable.table.art.face import CardFace
from sparktable.table.art.figures import Art, Crop, art_image
from sparktable.table.art.fonts import display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import (
    CARD_RATIO,
    LEFT,
    RIGHT,
    corner_tab,
    cost_badge,
    dark_ramp,
    name_line,
    stat_tab,
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


HAND = Measures(180, 29, 18, 12, 9, 9.8, 46, 128, 9, 4.5, 18.5, 2, 15, 15, 3)
INSPECTOR = Measures(420, 62, 34, 20, 13, 16, 150, 330, 22, 14, 40, 4, 29, 31, 5)


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

    @property
    def complete(self) -> bool:
        return self.body.complete


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
    u = width / measures.base
    height = width * CARD_RATIO
    rules = rules_of(face)
    text_width = width - 2 * measures.pad_x * u
    foot_px = measures.foot * u * min(text_scale, 1.5)
    foot = min(foot_height(face.reward, foot_px, width - 2 * foot_px), height * 0.24)
    above, below = (measures.header + measures.band) * u, foot + (2 * measures.pad_y + measures.frame) * u
    tab = measures.tab * u
    rows = max(len(face.stats) * 1.12, len(face.tiles) * 1.14)
    art_floor = max(measures.art_floor * u, rows * tab + tab * 0.3)
    room = height - above - below - art_floor
    largest = measures.text * u * text_scale
    smallest = min(largest, text_floor(measures, text_scale, measures is INSPECTOR) * u)
    px = largest_fit(rules, text_width, room, largest, smallest)
    need = natural_height(rules, px, text_width)
    art = max(art_floor, min(measures.art_ceiling * u, height - above - below - need))
    top = measures.header * u
    text_top = top + art + measures.band * u
    space = height - text_top - below
    body = lay_out(rules, px, text_width, space)
    slack = max(0.0, min((space - body.height) * 0.45, 28 * u))
    return PanelLayout(
        width,
        height,
        QRectF(0, 0, width, top),
        QRectF(0, top, width, art),
        QRectF(0, top + art, width, measures.band * u),
        body,
        (measures.pad_x * u, text_top + measures.pad_y * u + slack),
        QRectF(0, height - foot - measures.frame * u, width, foot),
        foot_px,
    )


def draw_panel(
    p: QPainter, face: CardFace, measures: Measures, width: float, theme: Theme, text_scale: float, rtl: bool
) -> None:
    at = panel_layout(face, measures, width, text_scale)
    u = width / measures.base
    style = face.style
    p.fillRect(QRectF(0, 0, at.width, at.height), QColor(theme.tokens.cardtext))
    draw_art(p, Art(style.figure, face.seed, style.hue, style.faction), at.art, theme)
    dark_ramp(p, at.art, (0, 70), (0.3, 0), (0.75, 0), (1, 110))
    _header(p, face, at.header, measures.badge * u, measures.name * u * min(text_scale, 1.3), rtl)
    tab, x = measures.tab * u, measures.tab_x * u
    y = at.art.y() + tab * 0.22
    for stat in face.stats:
        end = x + stat_tab(p, x, y, tab, stat.icon, stat.amount)
        if stat.mark:
            draw_icon(p, stat.mark, end + tab * 0.15, y + tab * 0.1, tab * 0.8, "#FFFFFF")
        y += tab * 1.12
    tile_column(p, width - tab * 0.3, at.art.y() + tab * 0.26, tab, face.tiles)
    if face.vp is not None:
        corner_tab(p, width - x, at.art.y() + tab * 0.3, tab, "vp", face.vp)
    words = f"{face.type_line} · {face.subtype}" if face.subtype and measures is INSPECTOR else face.type_line
    type_band(p, at.band, style, words, at.band.height() * 0.56, level=face.level, house=face.house)
    draw_body(p, at.body, *at.body_at, measures.pad_x * u * 0.8, theme, rtl)
    if face.reward:
        draw_foot(p, at.foot, face.reward, at.foot_px, style.hue, theme, rtl)


def draw_panel_badge(p: QPainter, face: CardFace, measures: Measures, width: float) -> None:
    """The cost, which overlaps the frame."""
    if face.cost is not None:
        r = measures.badge * width / measures.base
        cost_badge(p, r * 1.28, r * 1.2, r, face.cost, face.battle)


def draw_art(p: QPainter, art: Art, box: QRectF, theme: Theme, crop: Crop | None = None) -> None:
    """The picture at exactly the device pixels that the box covers."""
    transform = p.deviceTransform()
    device = transform.mapRect(box).toAlignedRect()
    image = art_image(art, device.width(), device.height(), theme.art_veil, crop)
    inverse, _ = transform.inverted()
    p.drawImage(inverse.mapRect(QRectF(device)), image)


def _header(p: QPainter, face: CardFace, box: QRectF, badge: float, name: float, rtl: bool) -> None:
    style = face.style
    h = box.height()
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0, mix(style.hue, "#0A0E13", 0.58))
    gradient.setColorAt(1, mix(style.hue, "#0A0E13", 0.80))
    p.fillRect(box, gradient)
    line = max(1.0, h * 0.04)
    p.fillRect(QRectF(box.x(), box.bottom() - line, box.width(), line), mix(style.hue, "#FFFFFF", 0.25))
    left = badge * 2.55 if face.cost is not None else badge * 0.62
    right = badge * 0.7
    if style.faction:
        draw_icon(
            p,
            style.faction.icon,
            box.right() - h * 0.84,
            box.y() + h * 0.18,
            h * 0.64,
            style.faction.light,
            mix(style.hue, "#0A0E13", 0.7),
        )
        right = h * 0.92
    align = RIGHT if rtl else LEFT
    name_line(
        p,
        QRectF(left, box.y(), box.width() - left - right, h * 0.98),
        face.title,
        display(name),
        9 * box.width() / 180,
        "#FFFFFF",
        align,
    )
