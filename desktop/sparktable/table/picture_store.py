"""How pictures come about: a *drawing* says what is to be seen, the store paints it once for each size and keeps it.

A drawing is frozen data and compares by what it says, so that a picture is painted again only when something that
shows in it has changed.
"""
from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from PySide6.QtGui import QImage, QPainter, QPixmap

from sparktable.table.art.cache import PictureCache
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.fonts import load_fonts
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme, theme
from sparktable.table.geometry import Box

LAYERS = 1
"""Pictures are kept for so many times the table's pixels. What lies there is held by the scene as well: this is for
what has just changed and may come back."""
DEPTH = 4
"""Bytes of a pixel."""
SMALLEST_TEXT = 10.5
"""Nothing that is needed to play is written smaller, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Look:
    """What every picture depends on besides what it shows."""

    theme: Theme
    dpr: float = 1.0
    k: float = 1.0
    """The scale of paddings and texts: 1 at 1920 x 1080."""
    text: float = 1.0
    """How much larger the player wants texts."""
    rtl: bool = False

    @property
    def larger(self) -> float:
        """How much larger than designed letters are that never get smaller."""
        return max(1.0, self.k)

    def px(self, size: float) -> float:
        """A length."""
        return size * self.k

    def pt(self, size: float) -> float:
        """A text's height."""
        return max(SMALLEST_TEXT, size * self.k * self.text)


class Drawing:
    """Something that can be painted at any size. Subclasses are frozen dataclasses."""

    __slots__ = ()

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        """Paint into a box of that size at the origin."""
        raise NotImplementedError

    def margin(self, look: Look) -> float:
        """How far it reaches beyond its box on every side."""
        return 0.0

    def told_at(self, width: float, height: float) -> Box:
        """Where it is said what happens to it: where that hides nothing."""
        return Box(0, 0, width, height)

    def showing(self, number: int) -> Drawing:
        """The same with another number up, if it is a die."""
        return self

    def still(self) -> Drawing:
        """The same while things move: nothing of it can be taken."""
        return self

    def says_all(self) -> bool:
        """Whether its card need not be shown to whoever points at it: all of that is read on it, or told where a game
        tells it."""
        return False

    def pixmap(self, pictures: PictureStore, width: float, height: float) -> QPixmap:
        return pictures.painted(self, width, height)


class PictureStore:
    """Paints drawings and keeps their pixmaps. GUI thread only."""

    def __init__(self, cards: CardRenderer, look: Look | None = None) -> None:
        self.cards = cards
        self.look = look or Look(theme())
        self._pictures: PictureCache[QPixmap] = PictureCache(0)
        load_fonts()

    def pixmap(self, drawing: Drawing, width: float, height: float) -> QPixmap:
        """The drawing's picture, from the store if it is there."""
        return drawing.pixmap(self, width, height)

    def painted(self, drawing: Drawing, width: float, height: float) -> QPixmap:
        key = (drawing, width, height, self.look)
        return self._pictures.get(key, lambda: QPixmap.fromImage(self.image(drawing, width, height)))

    def made(self, key: Hashable, make: Callable[[], QImage]) -> QPixmap:
        """What somebody else paints, as a pixmap that is kept under that key."""
        return self._pictures.get((key, self.look), lambda: QPixmap.fromImage(make()))

    def image(self, drawing: Drawing, width: float, height: float) -> QImage:
        margin = drawing.margin(self.look)
        image = canvas(width + 2 * margin, height + 2 * margin, self.look.dpr)
        with QPainter(image) as p:
            p.setRenderHints(SMOOTH)
            p.translate(margin, margin)
            drawing.paint(p, width, height, self.look)
        return image

    def wear(self, **changes: object) -> bool:
        """Change the look; whether anything is different now."""
        look = replace(self.look, **changes)  # type: ignore[arg-type]
        changed = look != self.look
        self.look = look
        return changed

    def make_room(self, width: float, height: float) -> None:
        """Keep pictures for a table of this size: half of them faces of cards."""
        half = LAYERS * round(width * height * self.look.dpr**2) * DEPTH // 2
        self._pictures.budget = half
        self.cards.make_room(half)

    def clear(self) -> None:
        """Forget everything: after a change of theme, language or text size."""
        self._pictures.clear()
        self.cards.clear()
