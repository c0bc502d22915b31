"""How a picture is cut where signs lie on it: who it shows stands whole in the room beside them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform


class Crop(NamedTuple):
    """The free room in a picture, in shares of its width and height."""

    x: float
    y: float
    w: float
    h: float
    lean: float = 0.0
    """By how many degrees what it shows leans."""

    @classmethod
    def of(cls, free: QRectF, picture: QRectF, lean: float = 0.0) -> Crop:
        return cls((free.x() - picture.x()) / picture.width(), (free.y() - picture.y()) / picture.height(),
                   free.width() / picture.width(), free.height() / picture.height(), lean)

    def placed(self, who: QRectF, picture: QRectF) -> QTransform:
        """Brings a part of the stage into the free room of a picture, as large as it has room there."""
        free = QRectF(picture.x() + self.x * picture.width(), picture.y() + self.y * picture.height(),
                      self.w * picture.width(), self.h * picture.height())
        turned = QTransform().rotate(self.lean).mapRect(who)
        scale = min(free.width() / turned.width(), free.height() / turned.height())
        centre = free.center()
        return (QTransform().translate(centre.x(), centre.y()).rotate(self.lean).scale(scale, scale)
                .translate(-who.center().x(), -who.center().y()))
