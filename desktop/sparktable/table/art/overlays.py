"""What lies over or round a card and says what one can do with it: rings, veils, chips, counters, shadow.

Each is a picture of its own with a margin round the card, so that the scene can stack it as a child item at
(-margin, -margin) and swap it without redrawing the card. Draw order: card, veil, outline, tab or badge,
focus.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import Colour, fade, mix
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, Type, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import (
    CARD_RATIO,
    CENTRE,
    CORNER,
    NO_BRUSH,
    NO_PEN,
    card_outline,
    hatch,
    label,
)
from sparktable.table.art.theme import Theme

STATES = (
    "hover",
    "selectable",
    "selected",
    "target",
    "illegal",
    "spent",
    "disabled",
    "focus",
    "active",
    "shadow",
)
SELECTED_EDGE = "#5C3B00"
"""The outline that the light theme needs round its bright yellow."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """A picture that reaches `margin` logical pixels beyond the card on every side."""

    image: QImage
    margin: float


def state(
    name: str, width: float, dpr: float, theme: Theme, height: float = 0.0, radius: float = 0.0
) -> Overlay:
    """One of `STATES` for a card of this width, or for a box of any other height and corner radius."""
    if name not in _STATE_PAINTERS:
        raise KeyError(f"there is no state named {name!r}")
    height = height or width * CARD_RATIO
    margin = 14.0
    image = canvas(width + 2 * margin, height + 2 * margin, dpr)
    with QPainter(image) as painter:
        painter.setRenderHints(SMOOTH)
        painter.translate(margin, margin)
        _STATE_PAINTERS[name](painter, QRectF(0, 0, width, height), radius or width * CORNER, theme)
    return Overlay(image, margin)


def _ring(p: QPainter, box: QRectF, radius: float, distance: float, colour: Colour, width: float) -> None:
    """A rounded outline whose middle runs `distance` outside the box."""
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(QColor(colour), width))
    grown = box.adjusted(-distance, -distance, distance, distance)
    p.drawRoundedRect(grown, radius + distance, radius + distance)


def _veil(p: QPainter, box: QRectF, radius: float, colour: Colour) -> None:
    p.setPen(NO_PEN)
    p.setBrush(QColor(colour))
    p.drawRoundedRect(box, radius, radius)


def _veil_colour(theme: Theme, alpha: int) -> QColor:
    return fade(theme.tokens.bg0 if theme.is_dark else "#FFFFFF", alpha)


def _hover(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    _ring(p, box, radius, 1.0, theme.tokens.hi, 2.0)


def _selectable(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    can = theme.tokens.can
    if theme.shadows:
        _ring(p, box, radius, 4.5, fade(can, 30), 5.0)
        _ring(p, box, radius, 3.0, fade(can, 55), 3.0)
    if theme.is_dark:
        _ring(p, box, radius, 1.0, can, 2.0 if theme.shadows else 3.0)
    else:  # dark on light felt, and bright on the card, which is dark in every theme
        _ring(p, box, radius, 2.0, can, 3.0)
        _ring(p, box, radius, -0.5, theme.stage.tokens.can, 2.0)


def _selected(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    sel = theme.tokens.sel
    if theme.shadows:
        _ring(p, box, radius, 5.5, fade(sel, 60), 4.0)
    if not theme.is_dark:
        _ring(p, box, radius, 2.0, SELECTED_EDGE, 7.0)
    _ring(p, box, radius, 2.0, sel, 4.0)


def _target(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    """Dashed edge, brackets at the corners, a slight tint."""
    can = theme.tokens.can
    _veil(p, box, radius, fade(can, 28))
    p.setBrush(NO_BRUSH)
    pen = QPen(QColor(can), 3.0)
    pen.setDashPattern([3.0, 2.2])
    p.setPen(pen)
    p.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, radius + 1.5)
    p.setPen(
        QPen(QColor(can), 5.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin)
    )
    reach, edge = min(box.width(), box.height()) * 0.13, box.adjusted(-3.5, -3.5, 3.5, 3.5)
    for corner, sx, sy in (
        (edge.topLeft(), 1, 1),
        (edge.topRight(), -1, 1),
        (edge.bottomRight(), -1, -1),
        (edge.bottomLeft(), 1, -1),
    ):
        p.drawPolyline([corner + QPointF(sx * reach, 0), corner, corner + QPointF(0, sy * reach)])


def _illegal(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    p.save()
    path = card_outline(box.width(), box.height())
    p.setClipPath(path)
    p.fillRect(box, fade("#000000" if theme.is_dark else "#FFFFFF", 96))
    hatch(p, box, fade(theme.tokens.bad, 120), 16.0, 2.4)
    p.restore()
    _ring(p, box, radius, 0.5, theme.tokens.bad, 2.0)


def _spent(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    _veil(p, box, radius, _veil_colour(theme, 120))


def _disabled(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    _veil(p, box, radius, _veil_colour(theme, 150))


def _focus(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    _ring(p, box, radius, 6.0, theme.tokens.focus2, 6.0)
    _ring(p, box, radius, 6.0, theme.tokens.focus, theme.focus_width)


def _active(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    _ring(p, box, radius, -1.0, theme.tokens.acc, 2.0)


def _shadow(p: QPainter, box: QRectF, radius: float, theme: Theme) -> None:
    """Six rounded boxes, fainter and wider downwards; none where contrast matters most."""
    if not theme.shadows:
        return
    depth = min(7.0, max(3.0, box.width() * 0.03))
    p.setPen(NO_PEN)
    for i in range(6):
        p.setBrush(fade("#000000", 120 * (0.10 + 0.05 * i)))
        grow = depth * (1 - i / 6) * 1.4
        p.drawRoundedRect(
            box.adjusted(-grow, -grow + depth * 0.7, grow, grow + depth * 0.7), radius + grow, radius + grow
        )


_STATE_PAINTERS = {
    "hover": _hover,
    "selectable": _selectable,
    "selected": _selected,
    "target": _target,
    "illegal": _illegal,
    "spent": _spent,
    "disabled": _disabled,
    "focus": _focus,
    "active": _active,
    "shadow": _shadow,
}


# --- chips and counters ------------------------------------------------------------------------------------


def _tone_colours(theme: Theme) -> dict[str, tuple[str, str, str]]:
    """Ground, ink and edge of every tone."""
    t = theme.tokens
    on_can = "#06231A" if theme.is_dark else "#FFFFFF"
    on_bad = "#2A0603" if theme.is_dark else "#FFFFFF"
    return {
        "can": (t.can, on_can, "#04060A" if theme.is_dark else "#FFFFFF"),
        "selected": (t.sel, "#1B1400", "#04060A" if theme.is_dark else SELECTED_EDGE),
        "illegal": (t.bad, on_bad, "#04060A" if theme.is_dark else "#FFFFFF"),
        "spent": ("#D3DAE1", "#10171E", "#04060A"),
        "plain": (t.s2, t.hi, t.line2),
    }


TONES: tuple[str, ...] = ("can", "selected", "illegal", "spent", "plain")
ICON_ONLY: Mapping[str, str] = MappingProxyType({"illegal": "prohibit", "spent": "check"})
"""The icon that goes with a tone when none is given."""
CHIP_PAD = 0.62
"""What is left free beside the words of a chip, to the size of its letters."""


@lru_cache(maxsize=64)
def chip(icon: str, text: str, tone: str, dpr: float, theme: Theme, px: float = 14.0) -> QImage:
    """A rounded chip of icon and words: the action tab of a selectable card, a reason, "Spent"."""
    ground, ink, edge = _tone_colours(theme)[tone]
    icon = icon or ICON_ONLY.get(tone, "")
    x, face = chip_text(icon, text, px)
    wide = face.width(text)
    height = px * 1.6
    pad = px * CHIP_PAD
    width = x - 1 + wide + pad
    image = canvas(width + 2, height + 2, dpr)
    with QPainter(image) as painter:
        painter.setRenderHints(SMOOTH)
        painter.setPen(QPen(QColor(edge), 2.0))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(1.5, 1.5, width - 1, height - 1), height / 2, height / 2)
        if icon:
            draw_icon(painter, icon, 1 + pad, 1 + (height - px) / 2, px, ink, ground)
        label(painter, QRectF(x, 1, wide, height), text, face, ink)
    return image


def chip_text(icon: str, text: str, px: float) -> tuple[float, Type]:
    """Where the words of a chip begin, and how they are written."""
    words = bool(text) and not text.replace("/", "").replace(" ", "").replace("−", "").isdigit()
    gap = px * 0.3 if icon and text else 0.0
    return 1 + px * CHIP_PAD + (px if icon else 0) + gap, body(px, SEMIBOLD) if words else display(px)


def chip_ink(tone: str, theme: Theme) -> str:
    return _tone_colours(theme)[tone][1]


def counter(text: str, dpr: float, theme: Theme, px: float = 14.0, low: bool = False) -> QImage:
    """The exact number of cards in a stack; `low` when the stack can end the game."""
    t = theme.tokens
    height = px * 1.5
    width = max(height, display(px).width(text) + px)
    image = canvas(width + 2, height + 2, dpr)
    with QPainter(image) as painter:
        painter.setRenderHints(SMOOTH)
        painter.setPen(QPen(QColor(t.bad if low else t.line2), 2.4 if low else 1.4))
        painter.setBrush(QColor(t.bg0 if theme.is_dark else t.s2))
        painter.drawRoundedRect(QRectF(2, 2, width - 2, height - 2), height / 2 - 1, height / 2 - 1)
        label(painter, QRectF(1, 1, width, height), text, display(px), t.bad if low else t.hi, CENTRE)
    return image


def tick(size: float, dpr: float, theme: Theme) -> QImage:
    """The badge of a selected card."""
    image = canvas(size, size, dpr)
    with QPainter(image) as painter:
        painter.setRenderHints(SMOOTH)
        painter.setPen(QPen(QColor("#04060A" if theme.is_dark else SELECTED_EDGE), size * 0.08))
        painter.setBrush(QColor(theme.tokens.sel))
        painter.drawEllipse(QRectF(size * 0.05, size * 0.05, size * 0.9, size * 0.9))
        draw_icon(painter, "check", size * 0.22, size * 0.22, size * 0.56, "#1B1400", theme.tokens.sel)
    return image


@lru_cache(maxsize=64)
def badge(icon: str, colour: str, size: float, dpr: float, theme: Theme, text: str = "") -> QImage:
    """A dark disc with an icon, and a digit beside it where there is something to count."""
    wide = display(size * 0.6).width(text) + size * 0.3 if text else 0.0
    image = canvas(size + wide, size, dpr)
    ground = theme.tokens.bg0 if theme.is_dark else "#0B0F14"
    with QPainter(image) as painter:
        painter.setRenderHints(SMOOTH)
        painter.setPen(QPen(mix(colour, "#05070A", 0.3), max(1.0, size * 0.06)))
        painter.setBrush(QColor(ground))
        inset = size * 0.05
        painter.drawRoundedRect(
            QRectF(inset, inset, size + wide - 2 * inset, size - 2 * inset), size / 2, size / 2
        )
        draw_icon(painter, icon, size * 0.2, size * 0.2, size * 0.6, colour, ground)
        if text:
            label(painter, QRectF(size * 0.92, 0, wide, size), text, display(size * 0.6), "#FFFFFF")
    return image


def empty_place(icon: str, width: float, height: float, dpr: float, theme: Theme, word: str = "") -> QImage:
    """Where a stack would lie: a dashed outline with an icon."""
    image = canvas(width, height, dpr)
    t = theme.tokens
    with QPainter(image) as painter:
        painter.setRenderHints(SMOOTH)
        pen = QPen(QColor(t.line2), 1.5)
        pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        corner = min(width, height) * CORNER
        painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), corner, corner)
        size = min(width, height) * 0.3
        draw_icon(painter, icon, (width - size) / 2, (height - size) / 2, size, t.line2, t.bg1)
        if word:
            label(
                painter,
                QRectF(0, height * 0.68, width, height * 0.14),
                word,
                body(max(9.0, width * 0.11), MEDIUM),
                t.low,
                CENTRE,
            )
    return image
