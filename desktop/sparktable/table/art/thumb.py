"""Small faces: on the board and in stacks (120 wide), and in a player's row (64 wide). No rules text."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.face import CardFace, Face
from sparktable.table.art.figures import Art
from sparktable.table.art.fonts import display, name_lines
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.panel import draw_art
from sparktable.table.art.parts import (
    CARD_RATIO,
    CENTRE,
    NO_PEN,
    corner_tab,
    cost_badge,
    cut_box,
    dark_ramp,
    fitted,
    keyword_disc,
    label,
    number,
    stat_tab,
    tab_width,
    tile_column,
    type_band,
)
from sparktable.table.art.styles import RESOURCES
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


def foot_of(face: CardFace, width: float, text_scale: float) -> Foot:
    u, tiny = width / BOARD_BASE, width < TINY
    plain_px = (14.4 if tiny else 13.0 if width < SMALL else 11.8) * u
    name_px = plain_px * max(0.85, min(text_scale, 1.4))
    band = (19 if tiny else 16.5 * max(1.0, min(text_scale, 1.3))) * u
    lines = name_lines(face.title, width - 10 * u, display(name_px))
    if len(lines) > 1 and len(face.stats) > 2 and face.cost is not None:
        name_px = min(name_px, plain_px)
    return Foot(lines, name_px, name_px * 1.16 * len(lines) + 6 * u, band)


def standing_room(face: Face, width: float, text_scale: float) -> QRectF:
    """Where somebody can stand on a small face without covering its name or its numbers."""
    u, height = width / BOARD_BASE, width * CARD_RATIO
    if not isinstance(face, CardFace):
        return QRectF(width * 0.2, height * 0.2, width * 0.8, height * 0.58)
    foot, tab = foot_of(face, width, text_scale), 21 * u * max(0.9, min(text_scale, 1.2))
    left = max((tab_width(tab, stat.amount) + tab * 0.9 * bool(stat.mark) for stat in face.stats), default=0.0)
    top = _right_bottom(face, u, tab)
    return QRectF(left, top, width - left, height - foot.band - foot.names - top)


def draw_board(p: QPainter, face: CardFace, width: float, theme: Theme, text_scale: float) -> None:
    u, height = width / BOARD_BASE, width * CARD_RATIO
    style = face.style
    tiny = width < TINY
    room = width - 10 * u
    lines, name_px, names, band = foot_of(face, width, text_scale)
    art = QRectF(0, 0, width, height - band)
    draw_art(p, Art(style.figure, face.seed, style.hue, style.faction), art, theme)
    dark_ramp(
        p, QRectF(0, art.bottom() - names - 26 * u, width, names + 26 * u), (0, 0), (0.5, 190), (1, 242)
    )
    dark_ramp(p, QRectF(0, 0, width, 44 * u), (0, 150), (1, 0))
    tab = 21 * u * max(0.9, min(text_scale, 1.2))
    _left_column(p, face, u, tab, art.bottom() - names)
    _right_column(p, face, width, u, tab)
    if face.tiles:
        tile = tab * (1.08 if width >= SMALL else LARGE_TILE)
        tile = min(tile, (art.bottom() - names - 6 * u) / len(face.tiles) / 1.14)
        tile_column(p, width - 6 * u, 6 * u, tile, face.tiles)
    for i, line in enumerate(lines):
        shown, size = fitted(line, room, display(name_px), 8 * u)
        box = QRectF(5 * u, art.bottom() - names + 2 * u + i * name_px * 1.16, room, name_px * 1.2)
        label(p, box, shown, size, "#FFFFFF", CENTRE)
    word = "" if tiny else face.short
    _foot_band(p, face, width, band, word, (10.4 if width < SMALL else 9.4) * band / 16.5)


def _foot_band(p: QPainter, face: CardFace, width: float, height: float, word: str, px: float) -> None:
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
    )


def _left_column(p: QPainter, face: CardFace, u: float, tab: float, bottom: float) -> None:
    """Cost and stat tabs; large tabs shrink so that the name stays free."""
    y, gap = 36 * u if face.cost is not None else 8 * u, 2.5 * u
    if face.stats:
        tab = min(tab, (bottom - y) / len(face.stats) - gap)
    for stat in face.stats:
        end = stat_tab(p, 0, y, tab, stat.icon, stat.amount)
        if stat.mark:
            draw_icon(p, stat.mark, end + 2 * u, y + tab * 0.1, tab * 0.8, "#FFFFFF")
        y += tab + gap
    if face.cost is not None:
        cost_badge(p, 18 * u, 18 * u, 13.5 * u, face.cost, face.battle)


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
        p.setPen(NO_PEN)
        p.setBrush(fade(DEEP, 210))
        p.drawPolygon(cut_box(width - 34 * u, y, 34 * u, 20 * u, 6 * u, "tl bl"))
        draw_icon(p, face.coin, width - 30 * u, y + 3 * u, 14 * u, RESOURCES[face.coin].hue, DEEP)
        number(p, width - 9 * u, y + 10 * u, cost, 14 * u, "#FFFFFF")


def _right_bottom(face: CardFace, u: float, tab: float) -> float:
    """How far down that column reaches."""
    counts = face.vp is not None and (face.battle or not face.style.trophy)
    high = (tab + 4 * u) * counts + tab * 1.2 * len(face.tiles)
    if not face.battle:
        high += 24 * u * sum(bool(icon) for icon, _ in face.keywords) + 20 * u * bool(face.priced)
    return 8 * u + high


def draw_mini(p: QPainter, face: CardFace, width: float, theme: Theme) -> None:
    """Picture, cost, and the numbers that are spent: for rows in which every card is small."""
    u, height = width / MINI_BASE, width * CARD_RATIO
    style = face.style
    band = 16 * u
    art = QRectF(0, 0, width, height - band)
    draw_art(p, Art(style.figure, face.seed, style.hue, style.faction), art, theme)
    dark_ramp(p, art, (0, 110), (0.4, 20), (1, 90))
    tab = 15.5 * u
    y = art.bottom() - 3 * u - len(face.stats) * (tab + 1.5 * u)
    for stat in face.stats:
        stat_tab(p, 0, y, tab, stat.icon, stat.amount)
        y += tab + 1.5 * u
    tile_column(p, width - 4 * u, 4 * u, tab, face.tiles)
    if face.cost is not None:
        cost_badge(p, 13 * u, 12.5 * u, 9.5 * u, face.cost, face.battle)
    if face.vp is not None and not face.style.trophy:
        corner_tab(p, width, 4 * u, tab, "vp", face.vp)
    _foot_band(p, face, width, band, "", 9 * u)
