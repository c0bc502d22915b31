"""Character cards: the picture of the side that is up, two tabs, and what this side can do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import DEEP, best_ink, fade
from sparktable.table.art.face import CharacterFace
from sparktable.table.art.figures import Art
from sparktable.table.art.fonts import display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import CARD_RATIO, dark_ramp, name_line, stat_tab
from sparktable.table.art.rules import (
    Body,
    Rules,
    draw_body,
    draw_foot,
    foot_height,
    largest_fit,
    lay_out,
    natural_height,
)
from sparktable.table.art.styles import RESOURCES
from sparktable.table.art.theme import Theme

BASE = 240.0
EDGE = 3.6
"""The frame's thickness."""
BUST = 62.0
"""The height of a picture that has given way to a long text."""
PORTRAIT_UNDER = 88.0
"""Under this width there is only the picture, the name and the mode."""


@dataclass(frozen=True, slots=True)
class CharacterLayout:
    art: QRectF
    tabs: QRectF
    body: Body
    body_at: tuple[float, float]
    foot: QRectF
    foot_px: float

    @property
    def complete(self) -> bool:
        return self.body.complete


@lru_cache(maxsize=128)
def character_layout(face: CharacterFace, width: float, text_scale: float) -> CharacterLayout:
    u, height = width / BASE, width * CARD_RATIO
    side = face.up
    tabs = (24 if width >= 150 else 30) * u
    pad_x, pad_y = 14 * u, 6 * u
    text_width = width - 2 * pad_x
    rules = Rules(side.paragraphs, side.priced, face.coin)
    foot_px = 11.5 * u * min(text_scale, 1.5)
    foot = min(foot_height(side.penalty, foot_px, width - 2 * foot_px), height * 0.2)
    below = foot + 2 * pad_y + EDGE * u
    art_floor, art_ceiling = (height * u for height in side.art)
    largest = 13.5 * u * text_scale
    smallest = min(largest, max(9 * u * max(0.85, min(text_scale, 1.3)), 7.0))
    if natural_height(rules, smallest, text_width) > height - tabs - below - art_floor:
        art_floor = min(art_floor, BUST * u)  # a long text on a small card: the head is enough to know who it is
    px = largest_fit(rules, text_width, height - tabs - below - art_floor, largest, smallest)
    art = max(art_floor, min(art_ceiling, height - tabs - below - natural_height(rules, px, text_width)))
    if width < PORTRAIT_UNDER:
        art, rules = height - tabs - EDGE * u, Rules((), ())
    space = max(0.0, height - art - tabs - below)
    body = lay_out(rules, px, text_width, space)
    slack = max(0.0, min((space - body.height) * 0.45, 22 * u))
    return CharacterLayout(
        QRectF(0, 0, width, art),
        QRectF(0, art, width, tabs),
        body,
        (pad_x, art + tabs + pad_y + slack),
        QRectF(0, height - foot - EDGE * u, width, foot),
        foot_px,
    )


def draw_character(
    p: QPainter, face: CharacterFace, width: float, theme: Theme, text_scale: float, rtl: bool
) -> None:
    at = character_layout(face, width, text_scale)
    u = width / BASE
    faction, side = face.faction, face.up
    p.fillRect(QRectF(0, 0, width, width * CARD_RATIO), QColor(theme.tokens.cardtext))
    draw_art(p, Art(side.figure, face.seed, faction.hue, faction), at.art, theme)
    dark_ramp(p, QRectF(0, 0, width, 54 * u), (0, 225), (1, 0))
    draw_icon(p, faction.icon, 10 * u, 9 * u, 26 * u, faction.light, "#0B0F14")
    name_line(
        p,
        QRectF(43 * u, 6 * u, width - 52 * u, 32 * u),
        face.name,
        display(21 * u * min(text_scale, 1.25)),
        11 * u,
        "#FFFFFF",
    )
    _tabs(p, face, at.tabs)
    step = min(38 * u, (at.art.height() - 50 * u) / max(1, len(side.stats)))  # all above the tabs
    for index, stat in enumerate(side.stats):
        stat_tab(p, 2 * u, 50 * u + step * index, min(34 * u, step * 0.9), stat.icon, stat.amount)
    draw_body(p, at.body, *at.body_at, 10 * u, theme, rtl)
    if side.penalty and at.foot.height() and width >= PORTRAIT_UNDER:
        draw_foot(p, at.foot, side.penalty, at.foot_px, RESOURCES["damage"].hue, theme, rtl)


def _tabs(p: QPainter, face: CharacterFace, box: QRectF) -> None:
    """The labels of all sides; the lit one is the side that is up."""
    hue, h, half = face.faction.hue, box.height(), box.width() / face.sides
    p.fillRect(box, QColor(DEEP))
    for i, side in enumerate(face.fronts):
        lit, x = i == face.turned, box.x() + i * half
        if lit:
            p.fillRect(QRectF(x, box.y(), half, h), QColor(hue))
        else:
            p.fillRect(QRectF(x, box.y(), half, max(1.0, h * 0.05)), fade(hue, 160))
        ink = best_ink(hue) if lit else "#8E9DAD"
        size = h * 0.6
        draw_icon(p, side.icon, x + h * 0.35, box.y() + (h - size) / 2, size, ink, hue if lit else DEEP)
        name_line(
            p,
            QRectF(x + h * 1.15, box.y(), half - h * 1.45, h),
            side.label.upper(),
            display(h * 0.48, 6),
            h * 0.26,
            ink,
        )
