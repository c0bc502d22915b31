"""The scene: pixmap items for the pieces of a layout, brought up to date by what has changed.

No item overrides anything: whoever must know what lies under the pointer asks the layout, not the scene.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from sparktable.table import zorder
from sparktable.table.drawings import Chip, Ring, Tick
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, PictureStore
from sparktable.table.piece import Layout, Piece

TAB_HEIGHT = 22.0
TICK_SIZE = 20.0
BESIDE_COST = 0.6
"""Where the tab of a stack begins at the earliest, of its width: left of it stands what its upper card costs."""


@dataclass(frozen=True, slots=True)
class Glow:
    """What can be done with a piece, drawn round it."""

    rings: tuple[str, ...] = ()
    """States of the art room, the lowest first."""
    tab: Chip | None = None
    """Icon and price on the upper edge."""
    tick: bool = False
    veil: str = ""


DARK = Glow()


class Body:
    """The items of one piece."""

    __slots__ = ("children", "glow", "item", "piece")

    def __init__(self, item: QGraphicsPixmapItem) -> None:
        self.item = item
        self.children: list[QGraphicsPixmapItem] = []
        self.piece: Piece | None = None
        self.glow = DARK


class TableScene(QGraphicsScene):
    """Shows layouts."""

    def __init__(self, pictures: PictureStore) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self._bodies: dict[str, Body] = {}
        self._look = pictures.look
        self._hidden: set[str] = set()

    def show_layout(self, layout: Layout, glows: Mapping[str, Glow]) -> None:
        """Make the scene equal to the layout. Only what differs is touched."""
        anew = self._look != self.pictures.look
        self._look = self.pictures.look
        self.setSceneRect(0, 0, layout.width, layout.height)
        for key in [key for key in self._bodies if layout.get(key) is None]:
            self.removeItem(self._bodies.pop(key).item)
        for index, piece in enumerate(layout.pieces):
            body = self._bodies.get(piece.key)
            if body is None:
                body = self._bodies[piece.key] = Body(_item(None))
                self.addItem(body.item)
            glow = glows.get(piece.key, DARK)
            if anew or body.piece != piece or body.glow != glow:
                self._dress(body, piece, glow)
            body.item.setZValue(piece.z + index * 1e-3)
        for key in self._hidden - self._bodies.keys():
            self._hidden.discard(key)

    def _dress(self, body: Body, piece: Piece, glow: Glow) -> None:
        body.piece, body.glow = piece, glow
        box = piece.box
        self._draw(body.item, piece.drawing, box)
        body.item.setPos(box.x, box.y)
        body.item.setTransformOriginPoint(box.w / 2, box.h / 2)
        body.item.setRotation(piece.turn)
        body.item.setTransformationMode(
            Qt.TransformationMode.SmoothTransformation if piece.turn else Qt.TransformationMode.FastTransformation)
        wanted = list(self._extras(piece, glow))
        for child in body.children[len(wanted):]:
            self.removeItem(child)
        del body.children[len(wanted):]
        for index, (drawing, place, z, behind) in enumerate(wanted):
            if index == len(body.children):
                body.children.append(_item(body.item))
            child = body.children[index]
            self._draw(child, drawing, place)
            child.setPos(place.x, place.y)
            child.setZValue(z)
            child.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, behind)

    def _extras(self, piece: Piece, glow: Glow):
        """The children of a piece: drawing, place relative to the piece, height, whether behind it."""
        own = Box(0, 0, piece.box.w, piece.box.h)
        if piece.shadow and self.pictures.look.theme.shadows:
            yield Ring("shadow", piece.radius), own, -1.0, True
        for index, mark in enumerate(piece.marks):
            yield mark.drawing, mark.box, zorder.MARK + index * 1e-3, mark.behind
        for index, veil in enumerate(name for name in (piece.veil, glow.veil) if name):
            yield Ring(veil, piece.radius), own, zorder.VEIL + index * 0.1, False
        for index, name in enumerate(glow.rings):
            height = zorder.FOCUS if name == "focus" else zorder.RING + index * 0.1
            yield Ring(name, piece.radius), own, height, False
        look = self.pictures.look
        size = round(max(16.0, look.px(TICK_SIZE)))
        corner = own.w - size * 0.6
        if glow.tab is not None:
            height = round(max(18.0, look.px(TAB_HEIGHT)))
            width = glow.tab.width(height, look)
            x = own.w - width * 0.94 if piece.zone == "board" else max(own.w * BESIDE_COST, (own.w - width) / 2)
            yield glow.tab, Box(x, -height * 0.55, width, height), zorder.TAB, False
            corner = x - size  # beside the price, which is still to be read
        if glow.tick:
            yield Tick(), Box(corner, -size * 0.4, size, size), zorder.TAB, False

    def _draw(self, item: QGraphicsPixmapItem, drawing: Drawing | None, box: Box) -> None:
        if drawing is None:
            item.setPixmap(QPixmap())
            return
        margin = drawing.margin(self.pictures.look)
        item.setPixmap(self.pictures.pixmap(drawing, box.w, box.h))
        item.setOffset(-margin, -margin)

    # --- what moves on its own ----------------------------------------------------------------------

    def picture(self, piece: Piece) -> QPixmap:
        """The piece as it lies there, for something that flies in its stead."""
        if piece.drawing is None:
            return QPixmap()
        return self.pictures.pixmap(piece.drawing, piece.box.w, piece.box.h)

    def actor(self, pixmap: QPixmap, z: float) -> QGraphicsPixmapItem:
        """An item that is no piece: a card in flight, a dragged ghost. `dismiss` takes it away."""
        item = _item(None)
        item.setPixmap(pixmap)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.MaskShape)  # the pointer rests on what is seen of it
        item.setZValue(z)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.addItem(item)
        return item

    def picture_of(self, box: Box) -> QPixmap:
        """What is seen in a part of the table now."""
        dpr = self.pictures.look.dpr
        picture = QPixmap(round(box.w * dpr), round(box.h * dpr))
        picture.setDevicePixelRatio(dpr)
        with QPainter(picture) as p:
            self.render(p, QRectF(0, 0, box.w, box.h), QRectF(*box))
        return picture

    def dismiss(self, item: QGraphicsPixmapItem) -> None:
        if item.scene() is self:
            self.removeItem(item)

    def hide_piece(self, key: str, hidden: bool = True) -> None:
        """Leave a piece out while something else moves in its stead."""
        body = self._bodies.get(key)
        if body is not None:
            body.item.setVisible(not hidden)
            (self._hidden.add if hidden else self._hidden.discard)(key)

    def show_all(self) -> None:
        for key in tuple(self._hidden):
            self.hide_piece(key, False)

    # --- what is really to be seen ------------------------------------------------------------------

    def seen(self) -> dict[str, tuple[Box, float, float]]:
        """Key -> where each visible piece is drawn, how large and how opaque: what tests compare with the layout."""
        found = {}
        for key, body in self._bodies.items():
            if body.item.isVisible() and body.piece is not None:
                at = body.item.pos()
                found[key] = (Box(at.x(), at.y(), body.piece.box.w, body.piece.box.h), body.item.scale(),
                              body.item.opacity())
        return found


def _item(parent: QGraphicsItem | None) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem(parent)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item
