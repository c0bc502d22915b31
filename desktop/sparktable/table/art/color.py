"""Colour arithmetic: mixing, transparency and WCAG 2 contrast."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtGui import QColor

Colour: TypeAlias = QColor | str

DARK_INK = "#080B0F"
LIGHT_INK = "#FFFFFF"
DEEP = "#070A0E"
"""The near-black under stat tabs, name ramps and art shadows, the same in every theme."""


def mix(a: Colour, b: Colour, t: float) -> QColor:
    """The colour `t` of the way from `a` to `b`."""
    a, b = QColor(a), QColor(b)
    return QColor(
        round(a.red() + (b.red() - a.red()) * t),
        round(a.green() + (b.green() - a.green()) * t),
        round(a.blue() + (b.blue() - a.blue()) * t),
    )


def fade(colour: Colour, alpha: float) -> QColor:
    """The same colour at `alpha` of 255."""
    faded = QColor(colour)
    faded.setAlpha(max(0, min(255, int(alpha))))
    return faded


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    c = QColor(colour)
    return 0.2126 * _linear(c.redF()) + 0.7152 * _linear(c.greenF()) + 0.0722 * _linear(c.blueF())


def contrast(a: Colour, b: Colour) -> float:
    """The WCAG 2 contrast ratio, 1 to 21."""
    lighter, darker = sorted((luminance(a), luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def legible(hue: Colour, ground: Colour, least: float = 3.0) -> QColor:
    """The hue, drawn towards ink as far as it needs to be read on `ground`."""
    ink = best_ink(ground)
    mixed = (mix(hue, ink, step / 10) for step in range(11))
    return next((colour for colour in mixed if contrast(colour, ground) >= least), QColor(ink))


def best_ink(hue: Colour) -> str:
    """Near-black or white, whichever reads better on `hue`."""
    return DARK_INK if contrast(hue, DARK_INK) >= contrast(hue, LIGHT_INK) else LIGHT_INK
