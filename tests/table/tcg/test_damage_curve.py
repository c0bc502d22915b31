"""The curve of what an attack may do, and the words over it."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from sparktable.table.art.theme import theme
from sparktable.table.picture_store import Look
from sparktable.table.tcg.odds_drawing import DamageCurve


def painted(drawing: DamageCurve, high: int) -> QImage:
    image = QImage(190, high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        drawing.paint(painter, 190, high, Look(theme("dark"), text=1.5))
    return image


@pytest.mark.parametrize(("high", "upper"), [(50, 25), (110, 60)], ids=["no room for the curve", "with it"])
def test_the_upper_half_of_a_forecast_is_never_empty(qapp, high: int, upper: int) -> None:
    """Where the curve has no room, the words stand in the middle."""
    drawn, bare = (painted(DamageCurve(damage, 4, words), high) for damage, words in (
        ((0.1, 0.2, 0.3, 0.4), "about 6 · KO 40 %"), ((), "")))
    assert any(drawn.pixel(x, y) != bare.pixel(x, y) for x in range(190) for y in range(upper))
