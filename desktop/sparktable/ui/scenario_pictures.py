"""What is to be seen of a lesson or a puzzle: who stands where, or whoever is played there and what it is about."""
from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from sparktable.record.scenarios.file import ScenarioFile
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.figures import Art, art_image
from sparktable.table.fronts import Fronts, fronts_of
from sparktable.table.position_picture import glance, position_picture
from sparktable.ui import style
from sparktable.ui.home_tile import Paint

LEAN = 0.1
"""How far the edge between two pictures leans, in their width."""
SUNK = 0.3
"""So much of the width goes over into the ground."""


def pictured(file: ScenarioFile, task: str, *, sinks: bool = False, foes: bool = True) -> Paint | None:
    """The position where that is seen at a glance, else two pictures; None where there are none. `sinks`: the left
    edge goes over into a dark tile; `foes`: who is met is told, too."""
    if groups := glance(file.game.name):
        return partial(_position, file, groups, sinks=sinks)
    arts = two_of(file, task, foes=foes)
    return partial(_painted, arts, sinks=sinks) if arts else None


def two_of(file: ScenarioFile, task: str, *, foes: bool) -> tuple[Art, ...]:
    """Pictures of the one who is played, and of the title that the task names, or else of who is met; one of these
    may be named only where `foes` are told."""
    fronts = fronts_of(file.game.name)
    if fronts is None:
        return ()
    cards = {str(card.name): card for card in reversed(file.game.cards)}
    played = [name for name in map(_who, file.scenario.seats) if name in cards]
    others = played[:1] if foes else played
    asked = sorted((task.find(name), -len(name), name) for name in cards if name in task and name not in others)
    found = [cards[name] for name in (*played[:1], *(name for _, _, name in asked), *played[1:])]
    return tuple(art for card in found for art in _art(fronts, card))[:2]


def _who(seat: dict[str, Any]) -> str:
    """A character, or the first of a team."""
    first = seat.get("character") or next(iter(seat.get("team") or ()), "")
    return str(first.get("name", "") if isinstance(first, dict) else first).partition(",")[0]


def _art(fronts: Fronts, card: Any) -> tuple[Art, ...]:
    return fronts.arts(card)[:1]


def _position(file: ScenarioFile, groups: Collection[str], width: int, height: int, dpr: float, *,
              sinks: bool) -> QImage:
    """Who stands where. In a small picture all of it is seen, since some stand at the edge, and lies at the right of
    dark ground; a wide one shows the middle. A table is dark, in a light room too."""
    theme = style.current().theme.stage
    image = canvas(width, height, dpr)
    image.fill(QColor(DEEP))
    whole = position_picture(file.set_up(), groups, width, dpr, theme)
    size = whole.deviceIndependentSize()
    part = min(1.0, height / size.height()) if sinks else max(1.0, height / size.height())
    box = QRectF(0, 0, size.width() * part, size.height() * part)
    box.moveCenter(QPointF(width - box.width() / 2 if sinks else width / 2, height / 2))
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        p.drawImage(box, whole)
        if sinks:
            _sink(p, width, height)
    return image


def _painted(arts: tuple[Art, ...], width: int, height: int, dpr: float, *, sinks: bool) -> QImage:
    """Both beside each other, cut apart by a leaning edge; one alone has the place for itself."""
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(QColor(DEEP))
    veil, lean = style.current().theme.art_veil, width * LEAN if len(arts) > 1 else 0
    wide = width / len(arts) + lean
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, art in enumerate(arts):
            if place:
                other = QPainterPath()
                other.addPolygon(QPolygonF([QPointF(wide, 0), QPointF(width, 0), QPointF(width, height),
                                            QPointF(width - wide, height)]))
                p.setClipPath(other)
            p.drawImage(QRectF(place * (width - wide), 0, wide, height),
                        art_image(art, round(wide * dpr), round(height * dpr), veil))
        if lean:
            p.setClipping(False)
            p.setPen(QPen(QColor(DEEP), max(3.0, height * 0.03)))
            p.drawLine(QPointF(wide, 0), QPointF(width - wide, height))
        p.setClipping(False)
        if sinks:
            _sink(p, width, height)
    return image


def _sink(p: QPainter, width: int, height: int) -> None:
    """On a dark tile; on a light one that would be fog."""
    if style.current().theme.is_dark:
        ramp = QLinearGradient(0, 0, width * SUNK, 0)
        for at, alpha in ((0, 0), (0.5, 140), (1, 255)):
            ramp.setColorAt(at, fade(DEEP, alpha))
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        p.fillRect(QRectF(0, 0, width, height), ramp)
