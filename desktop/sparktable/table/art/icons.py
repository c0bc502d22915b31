"""Icons: the SVG drawings in `resources/icons`, rendered once per name, colours, size and pixel ratio."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sparktable import resources
from sparktable.table.art.color import Colour

_INK, _KNOCK = "currentColor", "#0D1218"
"""The two colours that the drawings are written in: the ink, and the surface seen through it."""


@cache
def drawing(name: str) -> str:
    """An icon's SVG text, or a KeyError that says which icon is missing."""
    try:
        return (resources.RESOURCES / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    except OSError:
        raise KeyError(f"there is no icon named {name!r}") from None


def require(name: str) -> str:
    """The name itself, where there is such an icon."""
    drawing(name)
    return name


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: Colour, knock: Colour) -> None:
    """Paint the icon as large as a window: nothing of it is kept."""
    svg = drawing(name).replace(_INK, QColor(colour).name()).replace(_KNOCK, QColor(knock).name())
    QSvgRenderer(QByteArray(svg.encode())).render(painter, box)


@lru_cache(maxsize=256)
def _raster(name: str, ink: str, knock: str, pixels: int) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, name, QRectF(0, 0, pixels, pixels), ink, knock)
    return image


def icon_image(name: str, size: float, colour: Colour, knock: Colour = _KNOCK, dpr: float = 1.0) -> QImage:
    """The icon as a picture of `size` logical pixels. Safe on any thread."""
    image = QImage(_raster(name, QColor(colour).name(), QColor(knock).name(), max(1, round(size * dpr))))
    image.setDevicePixelRatio(dpr)
    return image


def draw_icon(
    painter: QPainter, name: str, x: float, y: float, size: float, colour: Colour, knock: Colour = _KNOCK
) -> None:
    """Paint the icon; its pixels fall on device pixels wherever the painter is only moved and scaled."""
    transform = painter.deviceTransform()
    ratio = transform.m11()
    if transform.m12() or transform.m21() or ratio <= 0:
        raster = _raster(name, QColor(colour).name(), QColor(knock).name(), max(1, round(size * 4)))
        painter.drawImage(QRectF(x, y, size, size), raster)
        return
    raster = _raster(name, QColor(colour).name(), QColor(knock).name(), max(1, round(size * ratio)))
    left = (round(x * ratio + transform.dx()) - transform.dx()) / ratio
    top = (round(y * ratio + transform.dy()) - transform.dy()) / ratio
    painter.drawImage(QRectF(left, top, raster.width() / ratio, raster.height() / ratio), raster)


def themed_icon(name: str, colour: Colour, disabled: Colour, size: int = 24, knock: Colour = _KNOCK,
                dpr: float = 1.0) -> QIcon:
    """An icon for buttons and menus; `knock` is what lies behind it. GUI thread only."""
    icon = QIcon()
    icon.addPixmap(QPixmap.fromImage(icon_image(name, size, colour, knock, dpr)), QIcon.Mode.Normal)
    icon.addPixmap(QPixmap.fromImage(icon_image(name, size, disabled, knock, dpr)), QIcon.Mode.Disabled)
    return icon
