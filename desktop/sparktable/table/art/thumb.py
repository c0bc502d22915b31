"""Small faces: on the board and in stacks (120 wide), and in a player's row (64 wide). No rules text."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.face import CardFace, Face
from sparktable.table.art.figures import Art
from sparktable.table.art.fonts import NARROWEST, display, name_lines, smallest_letters
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import (
    CARD_RATIO,
    CENTRE,
    Rows,
    badge_radius,
    corner_tab,
    cost_badge,
    dark_ramp,
    fitted,
    keyword_disc,
    label,
    paired,
    price_tab,
    row_width,
    stat_rows,
    tab_height,
    tab_width,
    tile_column,
    type_band,
)
from sparktable.table.art.text import broken_name
from sparktable.table.art.theme import Theme

BOARD_BASE, MINI_BASE = 120.0, 64.0
FRAME = 0.02
"""The frame's thickness in widths."""
SMALL, TINY = 104.0, 88.0
"""Widths under which the name and what counts without a number grow, and the band loses its word."""
LARGE_TILE = 1.5


class Foot(NamedTuple):
    """What stands at the lower edge of a small face."""

    lines: list[str]
    """The name."""
    px: float
    names: float
    """How high its lines are together."""
    band: float


class Tabs(NamedTuple):
    """Cost and numbers at the left of a small face."""

    badge: float
    """The radius of the cost."""
    rows: Rows
    y: float
    """Where they begin."""
    tab: float
    gap: float

    @property
    def right(self) -> float:
        """How far they reach."""
        return max((row_width(row, self.tab, self.gap) for row in self.rows), default=0.0)


def foot_of(face: CardFace, width: float, text_scale: float) -> Foot:
    u, tiny, least = width / BOARD_BASE, width < TINY, smallest_letters(text_scale)
    plain_px = max((14.4 if tiny else 13.0 if width < SMALL else 11.8) * u, least)
    name_px = max(plain_px * max(0.85, min(text_scale, 1.4 if plain_px > least else 1.0)), least)
    band, room = (19 if tiny else 16.5 * max(1.0, min(text_scale, 1.3))) * u, width - 10 * u
    lines = name_lines(face.title, room, display(name_px))
    if len(lines) > 1 and len(face.stats) > 2 and face.cost is not None:
        name_px = min(name_px, plain_px)
    widest = max(map(display(name_px).width, lines))
    name_px = max(least, min(name_px, name_px * room / widest))
    broken = broken_name(face.title, room, display(name_px))
    if max(map(display(name_px).width, broken)) * NARROWEST <= room:
        lines = broken
    return Foot(lines, name_px, name_px * 1.16 * len(lines) + 6 * u, band)


def tabs_of(face: CardFace, width: float, foot: Foot, text_scale: float) -> Tabs:
    """Numbers one below the other; the last two side by side where that would have no room."""
    u, least = width / BOARD_BASE, smallest_letters(text_scale)
    badge = badge_radius(13.5 * u, face.cost or 0, least)
    y, gap = max(36 * u, badge * 2.45) if face.cost is not None else 8 * u, 2.5 * u
    tab, lowest = _tab(width, text_scale), tab_height(0.0, least)
    room = width * CARD_RATIO - foot.band - foot.names - y
    for rows in ([(stat,) for stat in face.stats], paired(face.stats)):
        fit = min(tab, room / max(1, len(rows)) - gap)
        if fit >= lowest:
            break
    return Tabs(badge, rows, y, max(fit, lowest), min(gap, max(0.0, room / max(1, len(rows)) - lowest)))


def _tab(width: float, text_scale: float) -> float:
    return tab_height(21 * width / BOARD_BASE * max(0.9, min(text_scale, 1.2)), smallest_letters(text_scale))


def standing_room(face: Face, width: float, text_scale: float) -> QRectF:
    """Where somebody can stand on a small face without covering its name or its numbers."""
    u, height = width / BOARD_BASE, width * CARD_RATIO
    if not isinstance(face, CardFace):
        return QRectF(width * 0.2, height * 0.2, width * 0.8, height * 0.58)
    foot = foot_of(face, width, text_scale)
    left = tabs_of(face, width, foot, text_scale).right
    top = _right_bottom(face, u, _tab(width, text_scale))
    return QRectF(left, top, width - left, height - foot.band - foot.names - top)


def draw_board(p: QPainter, face: CardFace, width: float, theme: Theme, text_scale: float) -> None:
    u, height = width / BOARD_BASE, width * CARD_RATIO
    style, least = face.style, smallest_letters(text_scale)
    room, foot = width - 10 * u, foot_of(face, width, text_scale)
    lines, name_px, names, band = foot
    art = QRectF(0, 0, width, height - band)
    draw_art(p, Art(style.figure, face.seed, style.hue, style.faction), art, theme)
    dark_ramp(
        p, QRectF(0, art.bottom() - names - 26 * u, width, names + 26 * u), (0, 0), (0.5, 190), (1, 242)
    )
    dark_ramp(p, QRectF(0, 0, width, 44 * u), (0, 150), (1, 0))
    tabs, tab = tabs_of(face, width, foot, text_scale), _tab(width, text_scale)
    stat_rows(p, tabs.rows, 0, tabs.y, tabs.tab, tabs.gap)
    if face.cost is not None:
        middle = max(18 * u, tabs.badge * 1.2)
        cost_badge(p, middle, middle, tabs.badge, face.cost, face.battle)
    _right_column(p, face, width, u, tab)
    if face.tiles:
        tile = tab * (1.08 if width >= SMALL else LARGE_TILE)
        tile = min(tile, (art.bottom() - names - 6 * u) / len(face.tiles) / 1.14)
        tile_column(p, width - 6 * u, 6 * u, tile, face.tiles)
    for i, line in enumerate(lines):
        shown, size = fitted(line, room, display(name_px), least)
        box = QRectF(5 * u, art.bottom() - names + 2 * u + i * name_px * 1.16, room, name_px * 1.2)
        label(p, box, shown, size, "#FFFFFF", CENTRE)
    word = "" if width < TINY else face.short
    _foot_band(p, face, width, band, word, (10.4 if width < SMALL else 9.4) * band / 16.5, least)


def _foot_band(
    p: QPainter, face: CardFace, width: float, height: float, word: str, px: float, smallest: float
) -> None:
    """The band at the lower edge; what stands on it stays clear of the frame."""
    bottom, covered = width * CARD_RATIO, width * FRAME
    p.fillRect(QRectF(0, bottom - height, width, height), QColor(face.style.hue))
    type_band(
        p,
        QRectF(0, bottom - height, width - covered, height - covered),
        face.style,
        word,
        px,
        level=face.level,
        emblem=True,
        smallest=smallest,
    )


def _right_column(p: QPainter, face: CardFace, width: float, u: float, tab: float) -> None:
    """Victory Points, then the keywords and the first priced ability of a card one can own."""
    y = 8 * u
    if face.vp is not None and (face.battle or not face.style.trophy):
        corner_tab(p, width, y, tab, "vp", face.vp)
        y += tab + 4 * u
    if face.battle:
        return
    for icon, _ in face.keywords:
        if icon:
            keyword_disc(p, width - 15 * u, y + 10 * u, 10.5 * u, icon)
            y += 24 * u
    for cost, _ in face.priced[:1]:
        price_tab(p, width, y, max(20 * u, tab), cost, face.coin)


def _right_bottom(face: CardFace, u: float, tab: float) -> float:
    """How far down that column reaches."""
    counts = face.vp is not None and (face.battle or not face.style.trophy)
    high = (tab + 4 * u) * counts + tab * 1.2 * len(face.tiles)
    if not face.battle:
        high += 24 * u * sum(bool(icon) for icon, _ in face.keywords) + 20 * u * bool(face.priced)
    return 8 * u + high


def draw_mini(p: QPainter, face: CardFace, width: float, theme: Theme, text_scale: float) -> None:
    """Picture, cost, and the numbers that are spent, as far as they can be read: for rows in which every card is
    small."""
    u, height, least = width / MINI_BASE, width * CARD_RATIO, smallest_letters(text_scale)
    style = face.style
    band = 16 * u
    art = QRectF(0, 0, width, height - band)
    draw_art(p, Art(style.figure, face.seed, style.hue, style.faction), art, theme)
    dark_ramp(p, art, (0, 110), (0.4, 20), (1, 90))
    tab, gap = tab_height(15.5 * u, least), 1.5 * u
    badge = badge_radius(9.5 * u, face.cost or 0, least)
    cost = 2.4 * badge if face.cost is not None and 2.4 * badge <= min(width * 0.7, art.height()) else 0.0
    free = art.height() - cost
    for rows in ([(stat,) for stat in face.stats], paired(face.stats)):
        high = len(rows) * (tab + gap) + 3 * u
        if high <= free and max((row_width(row, tab, gap) for row in rows), default=0.0) <= width:
            stat_rows(p, rows, 0, art.bottom() - high, tab, gap)
            break
    tile_column(p, width - 4 * u, 4 * u, 15.5 * u, face.tiles)
    if cost:
        middle = max(12.5 * u, badge * 1.2)
        cost_badge(p, middle, middle, badge, face.cost or 0, face.battle)
    if face.vp is not None and not face.style.trophy and cost + tab_width(tab, face.vp) <= width:
        corner_tab(p, width, 4 * u, tab, "vp", face.vp)
    _foot_band(p, face, width, band, "", 9 * u, least)
