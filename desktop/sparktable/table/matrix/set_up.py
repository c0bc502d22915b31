"""The Matrix before a game: all its cards facedown, as many as there are for so many players."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from sparktable.games.matrix.ruleset import COMPETITIVE, COOP, SOLO, TVT
from sparktable.games.matrix.setup import matrix_size
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import fade
from sparktable.table.art.face import CardBack
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.stage import BUST, WEB
from sparktable.table.art.parts import CARD_RATIO
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme
from sparktable.table.matrix.styles import BACKS

AT_A_GLANCE = ()
GAP, EDGE = 0.1, 0.22
"""Between two cards and round all of them, in card widths."""
WAYS = {
    TVT: Art(BUST, "Hot Rod", SIDES[0].hue, SIDES[0]),
    COMPETITIVE: Art(BUST, "Slipstream", SIDES[1].hue, SIDES[1]),
    COOP: Art(WEB, "All of us", "#8E2C68"),
    SOLO: Art(BUST, "Megatron", SIDES[1].hue, SIDES[1]),
}


def hue(options: Mapping[str, Any]) -> str:
    return BACKS["main"].hue


def picture(options: Mapping[str, Any], width: float, dpr: float, theme: Theme) -> QImage:
    rows, columns = matrix_size(options["players"])
    card = width / (columns + (columns - 1) * GAP + 2 * EDGE)
    gap, edge = card * GAP, card * EDGE
    image = canvas(width, rows * card * CARD_RATIO + (rows - 1) * gap + 2 * edge, dpr)
    back = CardRenderer.image(CardBack(BACKS["main"]), "board", card, dpr, theme)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(fade("#05070A", 120))
        whole = QRectF(0, 0, width, image.height() / dpr)
        p.drawRoundedRect(whole, edge / 2, edge / 2)
        for place in range(rows * columns):
            row, column = divmod(place, columns)
            p.drawImage(QRectF(edge + column * (card + gap), edge + row * (card * CARD_RATIO + gap), card,
                               card * CARD_RATIO), back)
    return image
