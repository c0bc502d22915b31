"""The two typefaces: Play for names and numbers, Inter for everything that is read.

Qt draws fonts of whole pixels only. A size in between is drawn with the nearest whole size under a scaled
painter, and widths are measured once per word at a large size and scaled, so that text is as wide as it was
measured everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from threading import local

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter

from sparktable import resources
from sparktable.table.art.color import Colour

FILES = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "Play-Regular.ttf",
    "Play-Bold.ttf",
)
CJK_FAMILIES = (
    "Noto Sans CJK SC",
    "Noto Sans CJK TC",
    "Noto Sans CJK JP",
    "Noto Sans CJK KR",
    "Microsoft YaHei",
    "Yu Gothic UI",
    "Malgun Gothic",
    "PingFang SC",
    "Hiragino Sans",
)
REGULAR, MEDIUM, SEMIBOLD, BOLD = 400, 500, 600, 700
_METRIC_SIZE = 100
NARROWEST = 0.75
"""How much a name is condensed at most before it is broken or cut."""
SMALLEST, GROWTH, MOST_GROWTH = 10.0, 6.0, 0.75
"""The smallest letters on cards in logical pixels, and how many they gain where texts are twice as large, up to
where cards would have no room for more."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt, once, on the GUI thread; the files that would not load."""
    directory = resources.RESOURCES / "fonts"
    return tuple(name for name in FILES if QFontDatabase.addApplicationFont(str(directory / name)) < 0)


class _OfOneThread(local):
    """Fonts load their glyphs when they are first used, which two threads must not do to the same font."""

    def __init__(self) -> None:
        self.fonts: dict[tuple[str, int, int, float], QFont] = {}
        self.metrics: dict[tuple[str, int, float], QFontMetricsF] = {}


_own = _OfOneThread()


def font(family: str, px: int, weight: int = REGULAR, tracking: float = 0.0) -> QFont:
    """A font of whole pixels; `tracking` widens the letter spacing by per cent."""
    found = _own.fonts.get((family, px, weight, tracking))
    if found is not None:
        return found
    load_fonts()  # what is measured before they are there would be measured with another font, and kept
    made = QFont()
    made.setFamilies([family, "Inter", *CJK_FAMILIES] if family != "Inter" else ["Inter", *CJK_FAMILIES])
    made.setPixelSize(max(1, px))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    if family == "Play":
        made.setFeature(QFont.Tag("liga"), 0)  # its "ft" is a glyph that the file does not have
    if tracking:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + tracking)
    _own.fonts[family, px, weight, tracking] = made
    return made


@dataclass(frozen=True, slots=True)
class Type:
    """A typeface at any size."""

    family: str
    px: float
    weight: int = REGULAR
    tracking: float = 0.0
    condensed: float = 1.0
    """How wide its letters are, of their usual width."""

    def width(self, text: str) -> float:
        return _unit_advance(text, self.family, self.weight, self.tracking) * self.px * self.condensed

    @property
    def ascent(self) -> float:
        return _unit_heights(self.family, self.weight)[0] * self.px

    @property
    def descent(self) -> float:
        return _unit_heights(self.family, self.weight)[1] * self.px


def display(px: float, tracking: float = 0.0) -> Type:
    """Names, prompts and every number."""
    return Type("Play", px, BOLD, tracking)


def body(px: float, weight: int = REGULAR) -> Type:
    """Rules text, buttons, captions."""
    return Type("Inter", px, weight)


def smallest_letters(text_scale: float) -> float:
    """No letter on a card is smaller: what finds no room then is left out, and told when the card is pointed at."""
    return SMALLEST + GROWTH * min(max(0.0, text_scale - 1), MOST_GROWTH)


def halves(text: str, face: Type) -> list[str]:
    """A text broken where both lines are as short as can be; one that cannot be broken stays in one. What stands
    before a space that does not break goes with what follows, and no line begins with what parts two clauses."""
    words = text.split(" ")
    breaks = ([" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words)) if words[at] != "·")
    return min(breaks, key=lambda lines: max(map(face.width, lines)), default=[text])


def filled(text: str, width: float, face: Type) -> list[str]:
    """A text in two lines, the first as full of whole words as it can be."""
    words = text.split(" ")
    fits = max((at for at in range(1, len(words)) if face.width(" ".join(words[:at])) <= width), default=len(words))
    return [line for line in (" ".join(words[:fits]), " ".join(words[fits:])) if line]


def name_lines(name: str, width: float, face: Type) -> list[str]:
    """One line where it has the room for it, else two."""
    return [name] if face.width(name) <= width else halves(name, face)


def write(p: QPainter, x: float, baseline: float, text: str, face: Type, colour: Colour) -> None:
    """Paint one line of text from `x` on its baseline."""
    whole = max(1, round(face.px))
    p.setFont(font(face.family, whole, face.weight, face.tracking))
    p.setPen(QColor(colour))
    if abs(face.px - whole) < 0.01 and face.condensed == 1.0:
        p.drawText(QPointF(x, baseline), text)
        return
    before = p.transform()
    p.translate(x, baseline)
    p.scale(face.px / whole * face.condensed, face.px / whole)
    p.drawText(QPointF(0, 0), text)
    p.setTransform(before)


def _metrics(family: str, weight: int, tracking: float) -> QFontMetricsF:
    key = (family, weight, tracking)
    if key not in _own.metrics:
        _own.metrics[key] = QFontMetricsF(font(family, _METRIC_SIZE, weight, tracking))
    return _own.metrics[key]


@lru_cache(maxsize=8192)
def _unit_advance(text: str, family: str, weight: int, tracking: float) -> float:
    return _metrics(family, weight, tracking).horizontalAdvance(text) / _METRIC_SIZE


@lru_cache(maxsize=16)
def _unit_heights(family: str, weight: int) -> tuple[float, float]:
    metrics = _metrics(family, weight, 0.0)
    return metrics.ascent() / _METRIC_SIZE, metrics.descent() / _METRIC_SIZE
