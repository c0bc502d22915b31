"""Empty pictures to paint on."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

SMOOTH = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


def canvas(width: float, height: float, dpr: float) -> QImage:
    """A transparent picture of whole device pixels."""
    image = QImage(
        max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(0)
    return image
