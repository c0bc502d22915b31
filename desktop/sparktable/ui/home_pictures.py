"""Paints what is to be seen on the tiles of the home page. Loaded after the first frame."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from sparktable.app.translations import WORDS
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import fade
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art, art_image, home_faction
from sparktable.table.art.figures.stage import BUST, ROBOT, VEHICLE, Figure
from sparktable.table.art.fonts import display
from sparktable.table.art.parts import CENTRE, label
from sparktable.table.art.pieces import avatar, fill_felt, mover
from sparktable.table.art.theme import theme as themed
from sparktable.table.set_tables import SetTable, set_table
from sparktable.ui import style
from sparktable.ui.home_tile import Paint
from sparktable.ui.strips import is_strip, paint_in_strip

POSTERS: tuple[tuple[Figure, str, str], ...] = ((ROBOT, "Megatron", ""), (VEHICLE, "Bumblebee", "#B98A3C"),
                                                (BUST, "Optimus Prime", "#2E6FB5"))
"""What is painted for each game, in the order of the shelf: a figure, who it is, and the hue of the ground."""
FACE, LEAST_FACE = 0.28, 44
"""How much of a table's height a face on it takes, and how many pixels at least as long as it fits twice."""
FILLED = 0.9
"""So much of a tile what lies on a table takes at most."""


def poster(number: int) -> Callable[[int, int, float], QImage]:
    """For the game that stands there on the shelf."""
    figure, name, hue = POSTERS[number % len(POSTERS)]
    art = Art(figure, name, hue) if hue else Art(figure, name, SIDES[1].hue)
    return partial(_poster, art)


def _poster(art: Art, width: int, height: int, dpr: float) -> QImage:
    """Its left edge sinks into a dark tile; on a light one that would be fog: there it lies as a card."""
    theme = style.current().theme
    if is_strip(width, height):
        strip = canvas(width, height, dpr)
        with QPainter(strip) as p:
            p.setRenderHints(SMOOTH)
            paint_in_strip(p, art, width, height, sinks=theme.is_dark)
        return strip
    image = art_image(art, round(width * dpr), round(height * dpr), theme.art_veil).copy()
    image.setDevicePixelRatio(dpr)
    with QPainter(image) as p:
        ramp = QLinearGradient(0, 0, width, 0)
        ramp.setColorAt(0, theme.color("s1"))
        ramp.setColorAt(0.45, fade(theme.color("s1"), 0))
        if width < 1.6 * height and theme.is_dark:
            p.fillRect(QRectF(0, 0, width, height), ramp)
    return image


def laid(game: str, options: Mapping[str, Any]) -> Callable[[int, int, float], QImage] | None:
    """The table of a game before it begins with these options; None where nothing is known of it."""
    table = set_table(game) if options else None
    return partial(_laid, table, dict(options)) if table is not None else None


def _laid(table: SetTable, options: Mapping[str, Any], width: int, height: int, dpr: float) -> QImage:
    """As large as it fits, on its felt; in a strip its near half. A table is dark, in a light room too."""
    theme = style.current().theme.stage
    image = canvas(width, height, dpr)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        p.fillRect(QRectF(0, 0, width, height), theme.color("bg1"))
        fill_felt(p, QRectF(0, 0, width, height), dpr, theme)
        light = QRadialGradient(QPointF(width / 2, height / 2), max(width, height) * 0.6)
        light.setColorAt(0, fade(table.hue(options), 150))
        light.setColorAt(1, fade(table.hue(options), 0))
        p.fillRect(QRectF(0, 0, width, height), light)
        whole = table.picture(options, width, dpr, theme)
        size = whole.deviceIndependentSize()
        seen = 0.5 if is_strip(width, height) else 1.0
        part = min(1.0, height * FILLED / (size.height() * seen), width * FILLED / size.width())
        box = QRectF(0, 0, size.width() * part, size.height() * part)
        box.moveCenter(QPointF(width / 2, height / 2))
        box.moveBottom(min(box.bottom(), height * (1 + FILLED) / 2))
        p.drawImage(box, whole)
    return image


def scaled(picture: QPixmap) -> Callable[[int, int, float], QImage]:
    """A picture of a table, all of it, on its felt: what would be cut off may be what the game is about. Where there
    is room it lies above the faces."""
    return partial(_scaled, picture)


def _scaled(picture: QPixmap, width: int, height: int, dpr: float) -> QImage:
    theme = style.current().theme.stage
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(theme.color("bg1"))
    whole = picture.scaled(image.size(), Qt.AspectRatioMode.KeepAspectRatio,
                           Qt.TransformationMode.SmoothTransformation)
    whole.setDevicePixelRatio(dpr)
    size = whole.deviceIndependentSize()
    with QPainter(image) as p:
        fill_felt(p, QRectF(0, 0, width, height), dpr, theme)
        bare = height - size.height()
        p.drawPixmap(QPointF((width - size.width()) / 2, max(0.0, min(bare / 2, bare - height * FACE * 1.4))), whole)
        foot = QLinearGradient(0, 0, 0, height)
        foot.setColorAt(0.7, fade("#05070A", 0))
        foot.setColorAt(1, fade("#05070A", 170))
        p.fillRect(QRectF(0, 0, width, height), foot)
    return image


def signed(paint: Paint, faces: Sequence[str], *, asked: bool) -> Paint:
    """With who plays at its foot, and whether whoever looks at it is to answer."""
    return partial(_signed, paint, faces, asked)


def _signed(paint: Paint, faces: Sequence[str], asked: bool, width: int, height: int, dpr: float) -> QImage:
    now, image = style.current(), paint(width, height, dpr).copy()
    size = max(height * FACE, min(now.px(LEAST_FACE), height * 0.5))
    edge = size * 0.2
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        for place, name in enumerate(faces):
            face = avatar(name, home_faction(name), size, dpr, now.theme.stage)
            p.drawImage(QPointF(edge + place * size * 1.1, height - size - edge), face)
        if asked:
            letters = display(max(now.pt(13), size * 0.36))
            words = WORDS.say("home.your_turn")
            wide, high = letters.width(words) + size * 0.5, max(size * 0.62, letters.px * 1.7)
            plate = QRectF(width - wide - edge, height - high - edge, wide, high)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(now.theme.stage.tokens.accfill))
            p.drawRoundedRect(plate, high * 0.2, high * 0.2)
            label(p, plate, words, letters, now.theme.stage.tokens.onacc, CENTRE)
    return image


def way_to_learn(width: int, height: int, dpr: float) -> QImage:
    """A first step: somebody goes from one card to the next. A table is dark, in a light room too."""
    theme = style.current().theme
    if not theme.is_dark:
        theme = themed("dark")
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(theme.color("bg1"))
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill_felt(p, QRectF(0, 0, width, height), dpr, theme)
        high = min(height * 0.8, width * 0.92 / (3 / 1.4 + 2 * 0.11))
        wide, gap = high / 1.4, high * 0.11
        top, left = (height - high) / 2, (width - 3 * wide - 2 * gap) / 2
        cards = [QRectF(left + place * (wide + gap), top, wide, high) for place in range(3)]
        for more in range(1, 3):  # the row goes on at both ends, into the dark
            p.setOpacity(0.7 - 0.3 * more)
            for card, way in ((cards[0], -1), (cards[2], 1)):
                _facedown(p, card.translated(way * more * (wide + gap), 0), None)
        p.setOpacity(1.0)
        for card in cards[:2]:
            _facedown(p, card, theme.color("can") if card is cards[1] else None)
        _turned_up(p, cards[2], dpr)
        _walker(p, cards[0], dpr)
        _way(p, cards[0].center() + QPointF(0, -high * 0.12), cards[1].center() + QPointF(0, high * 0.05),
             QColor(theme.tokens.sel))
    return image


def _facedown(p: QPainter, card: QRectF, lit: QColor | None) -> None:
    corner = card.width() * 0.06
    p.setBrush(QColor("#17222E"))
    p.setPen(QPen(lit if lit is not None else QColor("#3A4B5C"), card.width() * (0.035 if lit else 0.015)))
    p.drawRoundedRect(card, corner, corner)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#4A5E72"), card.width() * 0.02))
    radius, middle = card.width() * 0.32, card.center()
    p.drawPolygon(QPolygonF([middle + QPointF(x * radius, y * radius) for x, y in (
        (0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))]))


def _turned_up(p: QPainter, card: QRectF, dpr: float) -> None:
    corner = card.width() * 0.06
    clip = QPainterPath()
    clip.addRoundedRect(card, corner, corner)
    p.save()
    p.setClipPath(clip)
    art = Art(BUST, "Bumblebee", SIDES[0].armour[2])
    p.drawImage(card, art_image(art, round(card.width() * dpr), round(card.height() * dpr)))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(SIDES[0].armour[2]), card.width() * 0.03))
    p.drawRoundedRect(card, corner, corner)


def _walker(p: QPainter, card: QRectF, dpr: float) -> None:
    high = card.height() * 0.5
    image = mover("Optimus Prime", SIDES[0], "t_robot", high, dpr)
    size = image.deviceIndependentSize()
    p.drawImage(QPointF(card.center().x() - size.width() / 2, card.bottom() - size.height() - card.height() * 0.06),
                image)


def _way(p: QPainter, start: QPointF, end: QPointF, colour: QColor) -> None:
    way = QPainterPath(start)
    lift = QPointF(0, -abs(end.x() - start.x()) * 0.35)
    way.cubicTo(start + lift, end + lift, end)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(colour, abs(end.x() - start.x()) * 0.04, Qt.PenStyle.DashLine))
    p.drawPath(way)
    size = abs(end.x() - start.x()) * 0.11
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour)
    p.drawPolygon(QPolygonF([end + QPointF(x * size, y * size) for x, y in ((0, 1), (-1, -0.6), (1, -0.6))]))
