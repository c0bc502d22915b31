"""Character cards: the picture of the side that is up, two tabs, and what this side can do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import DEEP, best_ink, fade
from sparktable.table.art.face import CharacterFace
from sparktable.table.art.figures import Art
from sparktable.table.art.fonts import NARROWEST, SMALLEST, display, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import CARD_RATIO, dark_ramp, fitted, name_line, stat_tab, tab_height
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
from sparktable.table.art.text import broken_name
from sparktable.table.art.theme import Theme

BASE = 240.0
EDGE = 3.6
"""The frame's thickness."""
BUST = 62.0
"""The height of a picture that has given way to a long text."""
WIDE, LARGE = 150.0, 230.0
"""From these widths on tabs are lower, and the text is there even if half of it is missing: it is smaller then rather
than that."""
TAB = 1.4
"""How high a tab is at least, in its letters."""
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
    told: bool
    """Whether what it says is there at all."""

    @property
    def complete(self) -> bool:
        return self.body.complete and self.told


@lru_cache(maxsize=128)
def character_layout(face: CharacterFace, width: float, text_scale: float, read: bool = False) -> CharacterLayout:
    """`read`: somebody looks at this card for what it says, which is there then at any size."""
    u, height, least = width / BASE, width * CARD_RATIO, smallest_letters(text_scale)
    side, large = face.up, read or width >= LARGE
    tabs = max((24 if width >= WIDE else 30) * u, least * TAB)
    pad_x, pad_y = 14 * u, 6 * u
    text_width = width - 2 * pad_x
    rules = Rules(side.paragraphs, side.priced, face.coin)
    foot_px = max(11.5 * u * min(text_scale, 1.5), least)
    foot, most = foot_height(side.penalty, foot_px, width - 2 * foot_px, least), height * 0.2
    foot = foot if foot <= most else most if large else 0.0
    below = foot + 2 * pad_y + EDGE * u
    art_floor, art_ceiling = (height * u for height in side.art)
    largest = max(13.5 * u * text_scale, least)
    smallest = max(min(largest, 9 * u * max(0.85, min(text_scale, 1.3))), SMALLEST if large else least)
    if natural_height(rules, smallest, text_width) > height - tabs - below - art_floor:
        art_floor = min(art_floor, BUST * u)  # a long text on a small card: the head is enough to know who it is
    px = largest_fit(rules, text_width, height - tabs - below - art_floor, largest, smallest)
    need = natural_height(rules, px, text_width)
    told = not face.is_untold and (large or (need <= height - tabs - below - art_floor and width >= PORTRAIT_UNDER))
    art = max(art_floor, min(art_ceiling, height - tabs - below - need))
    if not told:
        foot = foot if width >= PORTRAIT_UNDER else 0.0
        art, rules = height - tabs - foot - EDGE * u, Rules((), ())
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
        told,
    )


def draw_character(
    p: QPainter, face: CharacterFace, width: float, theme: Theme, text_scale: float, rtl: bool, read: bool
) -> None:
    at = character_layout(face, width, text_scale, read)
    u, least = width / BASE, smallest_letters(text_scale)
    faction, side = face.faction, face.up
    p.fillRect(QRectF(0, 0, width, width * CARD_RATIO), QColor(theme.tokens.cardtext))
    draw_art(p, Art(side.figure, face.seed, faction.hue, faction), at.art, theme)
    dark_ramp(p, QRectF(0, 0, width, 54 * u), (0, 225), (1, 0))
    _name(p, face, width, text_scale)
    _tabs(p, face, at.tabs.adjusted(EDGE * u, 0, -EDGE * u, 0), least)  # the frame covers no letter
    top, step, high = _column(face, width, at.art.height(), text_scale)
    for index, stat in enumerate(side.stats if shows_numbers(face, width, text_scale, read) else ()):
        stat_tab(p, 2 * u, top + step * index, high, stat.icon, stat.amount)
    draw_body(p, at.body, *at.body_at, 10 * u, theme, rtl)
    if side.penalty and at.foot.height():
        draw_foot(p, at.foot, side.penalty, at.foot_px, RESOURCES["damage"].hue, theme, rtl, least)


def shows_numbers(face: CharacterFace, width: float, text_scale: float, read: bool = False) -> bool:
    """Whether the picture, which gives way to the text, has room for them."""
    art = character_layout(face, width, text_scale, read).art.height()
    top, step, _ = _column(face, width, art, text_scale)
    return top + len(face.up.stats) * step <= art + 2


def _column(face: CharacterFace, width: float, art: float, text_scale: float) -> tuple[float, float, float]:
    """Where numbers begin on a picture that high, how far one is from the next, and how high one is."""
    u, count = width / BASE, max(1, len(face.up.stats))
    _, _, below = _named(face, width, text_scale)
    top = max(50 * u, below + 4 * u)
    step = min(38 * u, (art - top) / count)  # all above the tabs
    high = tab_height(min(34 * u, step * 0.9), smallest_letters(text_scale))
    return top, max(step, high * 1.06), high


def _named(face: CharacterFace, width: float, text_scale: float) -> tuple[list[str], float, float]:
    """The name in several lines where one would be too small, and left out where not even a part of a word has room;
    the size of its letters, and how far down it reaches."""
    u, least = width / BASE, smallest_letters(text_scale)
    room = width - 52 * u
    px = max(21 * u * min(text_scale, 1.25), least)
    px = max(least, 11 * u, min(px, px * room / display(px).width(face.name)))
    lines = broken_name(face.name, room, display(px))
    if max(map(display(px).width, lines)) * NARROWEST > room + 0.01:
        lines = []
    return list(lines), px, 6 * u + max(32 * u, px * 1.16) + max(0, len(lines) - 1) * px * 1.16


def _name(p: QPainter, face: CharacterFace, width: float, text_scale: float) -> None:
    """Beside the faction's emblem."""
    u = width / BASE
    lines, px, _ = _named(face, width, text_scale)
    draw_icon(p, face.faction.icon, 10 * u, 9 * u, 26 * u, face.faction.light, "#0B0F14")
    for index, words in enumerate(lines):
        box = QRectF(43 * u, 6 * u + index * px * 1.16, width - 52 * u, max(32 * u, px * 1.16))
        name_line(p, box, words, display(px), px, "#FFFFFF")


def _tabs(p: QPainter, face: CharacterFace, box: QRectF, smallest: float) -> None:
    """The labels of all sides; the lit one is the side that is up. It alone has its label where there is no room for
    those of all."""
    hue, h, half = face.faction.hue, box.height(), box.width() / face.sides
    type_ = display(max(h * 0.48, smallest), 6)
    labels = [side.label.upper() for side in face.fronts]
    alike = all(fitted(words, half - h * 1.45, type_, smallest)[0] == words for words in labels)
    wide = half if alike else box.width() - h * 1.3 * (face.sides - 1)
    if not alike:  # in small letters a word is narrower; what has no room even then is left out
        ways = ((labels[face.turned], type_), (face.up.label, display(smallest)))
        lit, type_ = next(((words, way) for words, way in ways if way.width(words) <= wide - h * 1.25), ("", type_))
        labels = [lit if i == face.turned else "" for i in range(face.sides)]
    p.fillRect(box, QColor(DEEP))
    x = box.x()
    for i, (side, words) in enumerate(zip(face.fronts, labels, strict=True)):
        is_up = i == face.turned
        span = wide if is_up or alike else h * 1.3
        if is_up:
            p.fillRect(QRectF(x, box.y(), span, h), QColor(hue))
        else:
            p.fillRect(QRectF(x, box.y(), span, max(1.0, h * 0.05)), fade(hue, 160))
        ink = best_ink(hue) if is_up else "#8E9DAD"
        size = h * 0.6
        draw_icon(p, side.icon, x + h * 0.35, box.y() + (h - size) / 2, size, ink, hue if is_up else DEEP)
        if words:
            name_line(p, QRectF(x + h * 1.15, box.y(), span - h * 1.2, h), words, type_, smallest, ink)
        x += span
