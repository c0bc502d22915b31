"""The board before a game: its ground, its squares and what blocks the way."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from sparktable.games.arena.board import BOARDS, HEIGHT, SIZE, WIDTH, Board
from sparktable.games.arena.options import DUEL, FREE, MASTER, RANDOM, TEAM
from sparktable.table.arena.grounds import GROUNDS, Blocked, BoardGround
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import fade
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.stage import BURST, BUST, DEVICE, VEHICLE
from sparktable.table.art.theme import Theme
from sparktable.table.picture_store import Look

AT_A_GLANCE = ("board", "fire")
FRAME = 0.3
"""How wide the frame is, in squares."""
WAYS = {
    DUEL: Art(BUST, "Optimus Prime", SIDES[0].hue, SIDES[0]),
    TEAM: Art(VEHICLE, "Red Alert", SIDES[0].hue, SIDES[0]),
    FREE: Art(BURST, "Everybody", "#B3452B"),
    RANDOM: Art(DEVICE, "By lot", "#2E6FB5"),
    MASTER: Art(BUST, "Megatron", SIDES[1].hue, SIDES[1]),
}


def _board(options: Mapping[str, Any]) -> Board:
    return next(board for board in BOARDS if board.slug == options["board"])


def hue(options: Mapping[str, Any]) -> str:
    return GROUNDS[_board(options).slug].hue


def picture(options: Mapping[str, Any], width: float, dpr: float, theme: Theme) -> QImage:
    board = _board(options)
    side = width / (WIDTH + 2 * FRAME)
    frame = side * FRAME
    image = canvas(width, HEIGHT * side + 2 * frame, dpr)
    look = Look(theme, dpr, width / 900)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        BoardGround(board.slug, frame, frame, frame).paint(p, width, image.height() / dpr, look)
        for square in range(SIZE):
            row, column = divmod(square, WIDTH)
            box = QRectF(frame + column * side, frame + row * side, side, side)
            if board.open >> square & 1:
                inset = side * 0.05
                p.setPen(QPen(fade("#FFFFFF", 70), max(0.8, side * 0.02)))
                p.setBrush(fade("#FFFFFF", 14))
                p.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), side * 0.08, side * 0.08)
            else:
                p.save()
                p.translate(box.topLeft())
                Blocked(board.slug, square).paint(p, side, side, look)
                p.restore()
        p.setPen(Qt.PenStyle.NoPen)
        for square in board.start.values():
            row, column = divmod(square, WIDTH)
            inset = side * 0.24
            p.setBrush(fade(QColor("#FFC83D"), 150))
            p.drawEllipse(QRectF(frame + column * side, frame + row * side, side, side).adjusted(
                inset, inset, -inset, -inset))
    return image
