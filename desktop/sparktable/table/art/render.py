"""The card renderer: a face, a form and a size become a picture.

`image` may be called on any thread. `pixmap` belongs to the GUI thread and keeps what it made, the longest
unused going first. Everything is painted at the device's own pixels: cards are sharp at any size and pixel
ratio.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, singledispatch
from typing import Literal, TypeAlias, get_args

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from sparktable.table.art.back import draw_back
from sparktable.table.art.cache import PictureCache
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.character import BASE, EDGE, character_layout, draw_character
from sparktable.table.art.face import CardBack, CardFace, CharacterFace, Face
from sparktable.table.art.fonts import load_fonts
from sparktable.table.art.panel import HAND, INSPECTOR, draw_panel, draw_panel_badge, panel_layout
from sparktable.table.art.parts import CARD_RATIO, CORNER, card_outline, frame
from sparktable.table.art.theme import Theme
from sparktable.table.art.thumb import FRAME, draw_board, draw_mini

Form: TypeAlias = Literal["board", "hand", "inspector", "mini", "back"]
Direction: TypeAlias = Literal["ltr", "rtl"]

FORMS: tuple[Form, ...] = get_args(Form)
BASE_WIDTHS: dict[Form, float] = {"board": 120, "hand": 180, "inspector": 420, "mini": 64, "back": 120}
_PANELS = {"hand": HAND, "inspector": INSPECTOR}
"""The forms that show a text."""
TEXT_SCALES = (0.8, 2.0)
PIXMAP_BUDGET = 6 * 1024 * 1024
"""The last few large faces; a table asks for the room that its size needs."""


@dataclass(frozen=True, slots=True)
class Order:
    """Everything that a picture of a face depends on."""

    face: Face
    form: Form
    width_px: float
    dpr: float
    theme: Theme
    text_scale: float
    lang_dir: Direction
    k: float = 1.0
    """How much larger than designed the table is that it lies on: its letters are, too."""


class CardRenderer:
    """Draws faces and keeps the pixmaps."""

    def __init__(self, budget: int = PIXMAP_BUDGET) -> None:
        self._pixmaps: PictureCache[QPixmap] = PictureCache(budget)

    @staticmethod
    def image(
        face: Face,
        form: Form,
        width_px: float,
        dpr: float,
        theme: Theme,
        text_scale: float = 1.0,
        lang_dir: Direction = "ltr",
        k: float = 1.0,
    ) -> QImage:
        """A picture `width_px` logical pixels wide at `dpr` device pixels each, with round corners."""
        width, height = width_px, width_px * CARD_RATIO
        image = canvas(width, height, dpr)
        width = image.width() / dpr
        with QPainter(image) as painter:
            CardRenderer.paint(painter, face, form, width, theme, text_scale, lang_dir, k)
            painter.resetTransform()
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            painter.drawImage(
                QRectF(0, 0, width, image.height() / dpr), _card_mask(image.width(), image.height())
            )
        return image

    @staticmethod
    def paint(
        painter: QPainter,
        face: Face,
        form: Form,
        width: float,
        theme: Theme,
        text_scale: float = 1.0,
        lang_dir: Direction = "ltr",
        k: float = 1.0,
    ) -> None:
        """All that is on it, before its corners are made round."""
        painter.setRenderHints(SMOOTH)
        load_fonts()
        painter.scale(k, k)
        scale = min(max(text_scale, TEXT_SCALES[0]), TEXT_SCALES[1])
        draw_face(face, painter, form, width / k, theme, scale, lang_dir == "rtl")

    def pixmap(
        self,
        face: Face,
        form: Form,
        width_px: float,
        dpr: float,
        theme: Theme,
        text_scale: float = 1.0,
        lang_dir: Direction = "ltr",
        k: float = 1.0,
    ) -> QPixmap:
        """The same as a pixmap, kept for the next time. GUI thread only."""
        order = Order(face, form, width_px, dpr, theme, text_scale, lang_dir, k)
        return self._pixmaps.get(order, lambda: QPixmap.fromImage(self.draw(order)))

    @classmethod
    def draw(cls, order: Order) -> QImage:
        """The image of an order; a worker thread may do this ahead of time."""
        return cls.image(
            order.face, order.form, order.width_px, order.dpr, order.theme, order.text_scale, order.lang_dir, order.k
        )

    def find(self, order: Order) -> QPixmap | None:
        """The pixmap if it is already there."""
        return self._pixmaps.find(order)

    def keep(self, order: Order, image: QImage) -> QPixmap:
        """Take in what a worker drew. GUI thread only."""
        return self._pixmaps.keep(order, QPixmap.fromImage(image))

    def make_room(self, bytes_: int) -> None:
        """Keep as many pixmaps as fit into so many bytes."""
        self._pixmaps.budget = bytes_

    def clear(self) -> None:
        """Forget every pixmap: after a change of theme, language or text size."""
        self._pixmaps.clear()


@singledispatch
def fits(face: Face, form: Form, width_px: float, text_scale: float = 1.0) -> bool:
    """Whether the form shows the whole text; where it does not, the inspector does."""
    return True


@fits.register
def _(face: CharacterFace, form: Form, width_px: float, text_scale: float = 1.0) -> bool:
    return character_layout(face, width_px, text_scale, form == "inspector").complete


@fits.register
def _(face: CardFace, form: Form, width_px: float, text_scale: float = 1.0) -> bool:
    panel = _PANELS.get(form)
    return panel is None or panel_layout(face, panel, width_px, text_scale).complete


@lru_cache(maxsize=24)
def _card_mask(width: int, height: int) -> QImage:
    """The shape of a card, so that the corners stay smooth whatever was painted."""
    mask = QImage(width, height, QImage.Format.Format_Alpha8)
    mask.fill(0)
    with QPainter(mask) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(card_outline(width, height), QColor("#000000"))
    return mask


@singledispatch
def draw_face(
    face: Face, p: QPainter, form: Form, width: float, theme: Theme, text_scale: float, rtl: bool
) -> None:
    """Paint a face with its frame. Who brings a face of another class registers here how it is painted."""
    raise TypeError(f"nobody knows how a {type(face).__name__} is painted")


@draw_face.register
def _(face: CardBack, p: QPainter, form: Form, width: float, theme: Theme, text_scale: float, rtl: bool) -> None:
    draw_back(p, face, width)
    frame(p, width, width * CARD_RATIO, face.style.hue, max(1.5, width * 0.02), theme)


@draw_face.register
def _(
    face: CharacterFace, p: QPainter, form: Form, width: float, theme: Theme, text_scale: float, rtl: bool
) -> None:
    draw_character(p, face, width, theme, text_scale, rtl, form == "inspector")
    frame(p, width, width * CARD_RATIO, face.faction.hue, max(1.8, EDGE / BASE * width), theme)


@draw_face.register
def _(face: CardFace, p: QPainter, form: Form, width: float, theme: Theme, text_scale: float, rtl: bool) -> None:
    panel = _PANELS.get(form)
    if panel:
        draw_panel(p, face, panel, width, theme, text_scale, rtl)
    elif form == "board":
        draw_board(p, face, width, theme, text_scale)
    elif form == "mini":
        draw_mini(p, face, width, theme, text_scale)
    else:
        raise ValueError("a back is drawn from a CardBack")
    thickness = panel.frame / panel.base if panel else FRAME
    frame(p, width, width * CARD_RATIO, face.style.hue, max(1.5, thickness * width), theme)
    if panel:
        draw_panel_badge(p, face, panel, width, text_scale)


def paint_card(
    face: Face, p: QPainter, form: Form, width: float, dpr: float, theme: Theme, text_scale: float, rtl: bool,
    k: float = 1.0,
) -> None:
    """Paint it onto something else, with round corners as everywhere."""
    image = CardRenderer.image(face, form, width, dpr, theme, text_scale, "rtl" if rtl else "ltr", k)
    p.drawImage(QRectF(0, 0, width, image.height() * width / image.width()), image)


__all__ = [
    "BASE_WIDTHS",
    "CARD_RATIO",
    "CORNER",
    "FORMS",
    "CardRenderer",
    "Direction",
    "Form",
    "Order",
    "canvas",
    "draw_face",
    "fits",
    "paint_card",
]
