"""Draws the program's icon, a spark above a table's edge, in every size and container the systems want.

    python packaging/draw_icon.py FOLDER

writes `sparktable.png`, `sparktable.ico` (Windows) and `sparktable.icns` (macOS) into FOLDER. The picture
that the program itself shows is the same drawing: `python packaging/draw_icon.py resources/app --png-only`.
"""

import argparse
import os
import struct
from math import cos, pi, sin
from pathlib import Path

from PySide6.QtCore import QBuffer, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QLinearGradient, QPainter, QPolygonF

FELT_TOP, FELT_BOTTOM = "#293543", "#10161D"
EDGE = "#5F7182"
SPARK, SPARK_HEART = "#FFC83D", "#FFF4CF"

SHOWN_SIZE = 256
ICO_SIZES = (16, 24, 32, 48, 64, 256)
# Apple's four-letter names of the PNG sizes.
ICNS_SIZES = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def draw(size: int) -> QImage:
    """The icon in ``size`` pixels, on a transparent ground; drawn on a square of 100 units."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 100, size / 100)
    painter.setPen(Qt.PenStyle.NoPen)

    felt = QLinearGradient(0, 6, 0, 94)
    felt.setColorAt(0, QColor(FELT_TOP))
    felt.setColorAt(1, QColor(FELT_BOTTOM))
    painter.setBrush(felt)
    painter.drawPolygon(hexagon(QPointF(50, 50), 46))

    painter.setBrush(QColor(EDGE))
    painter.drawRoundedRect(QRectF(24, 69, 52, 5), 2.5, 2.5)

    painter.setBrush(QColor(SPARK))
    painter.drawPolygon(star(QPointF(50, 44), 29, 8.5))
    painter.setBrush(QColor(SPARK_HEART))
    painter.drawPolygon(star(QPointF(50, 44), 13, 5))
    painter.end()
    return image


def hexagon(centre: QPointF, radius: float) -> QPolygonF:
    """A hexagon that stands on a point."""
    return ring(centre, [radius] * 6)


def star(centre: QPointF, reach: float, waist: float) -> QPolygonF:
    """Four long points with a narrow waist between them."""
    return ring(centre, [reach, waist] * 4)


def ring(centre: QPointF, radii: list[float]) -> QPolygonF:
    """Corners at equal angles, the first one upwards."""
    turn = 2 * pi / len(radii)
    return QPolygonF([centre + QPointF(r * sin(turn * i), -r * cos(turn * i)) for i, r in enumerate(radii)])


def png(size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    draw(size).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(sizes: tuple[int, ...] = ICO_SIZES) -> bytes:
    """A Windows icon: a directory of pictures (width and height 0 mean 256), then the pictures."""
    pictures = [png(size) for size in sizes]
    head = struct.pack("<3H", 0, 1, len(sizes))
    offset = len(head) + 16 * len(sizes)
    for size, picture in zip(sizes, pictures, strict=True):
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """A macOS icon: named chunks, each with its length."""
    chunks = b""
    for name, size in ICNS_SIZES.items():
        picture = png(size)
        chunks += struct.pack(">4sI", name, len(picture) + 8) + picture
    return struct.pack(">4sI", b"icns", len(chunks) + 8) + chunks


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the program's icon.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--png-only", action="store_true")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    asked.folder.mkdir(parents=True, exist_ok=True)
    (asked.folder / "sparktable.png").write_bytes(png(SHOWN_SIZE))
    if not asked.png_only:
        (asked.folder / "sparktable.ico").write_bytes(ico())
        (asked.folder / "sparktable.icns").write_bytes(icns())
    del application


if __name__ == "__main__":
    main()
