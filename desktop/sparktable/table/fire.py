"""Fire over a board: whom somebody could hit is a dotted line, whom somebody aims at a brighter one; when it hits, it
is light, and whoever is hit feels it."""
from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from sparktable.table.animation import Actor, Motion, Pause, Rise, Shake, Step
from sparktable.table.art.color import fade
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import NO_BRUSH, NO_PEN
from sparktable.table.drawings import Chip
from sparktable.table.duel import LEFT, RIGHT, SUM
from sparktable.table.duel_motions import Fade
from sparktable.table.picture_store import Drawing, Look, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import Hold, Leave
from sparktable.table.zorder import Z

READ, BEAM, FELT, NUMBER = 420.0, 240.0, 320.0, 700.0
"""Milliseconds in which the numbers can be read, that fire is seen, that whoever is hit is shaken, and how hard."""
SHAKEN = 7.0


@dataclass(frozen=True, slots=True)
class FireLine(Drawing):
    """From an attacker to a target. Points are relative to the box, which they span."""

    start: tuple[float, float]
    end: tuple[float, float]
    aimed: bool
    """It is being attacked; else it could be."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        path = QPainterPath(QPointF(*self.start))
        path.lineTo(QPointF(*self.end))
        p.setBrush(NO_BRUSH)
        thick = look.px(4.5 if self.aimed else 2.4)
        p.setPen(QPen(fade("#05070A", 190), thick + look.px(2.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(path)
        pen = QPen(fade("#FF8A4C" if self.aimed else look.theme.tokens.sel, 255), thick, Qt.PenStyle.CustomDashLine,
                   Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.0, 2.0])
        p.setPen(pen)
        p.drawPath(path)
        if self.aimed:
            size = look.px(30)
            x, y = self.end
            draw_icon(p, "range", x - size / 2, y - size / 2, size, "#FF8A4C", "#05070A")

    def margin(self, look: Look) -> float:
        return look.px(20 if self.aimed else 8)


@dataclass(frozen=True, slots=True)
class Beam(Drawing):
    """Fire on its way: light, and a spark where it hits."""

    start: tuple[float, float]
    end: tuple[float, float]

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        path = QPainterPath(QPointF(*self.start))
        path.lineTo(QPointF(*self.end))
        p.setBrush(NO_BRUSH)
        for ink, alpha, wide in (("#FFB03A", 60, 26), ("#FFD98A", 150, 15), ("#FFFFFF", 255, 9)):
            p.setPen(QPen(fade(ink, alpha), look.px(wide), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawPath(path)
        centre, rays = QPointF(*self.end), 14
        for number in range(rays):
            angle, far = math.tau * number / rays, look.px(44 if number % 2 else 26)
            p.setPen(QPen(fade("#FFD23D", 255), look.px(3.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(centre, centre + QPointF(math.cos(angle) * far, math.sin(angle) * far))
        p.setPen(NO_PEN)
        for ink, far in (("#FFD23D", 17.0), ("#FFF6DC", 11.0)):
            p.setBrush(fade(ink, 255))
            p.drawEllipse(centre, look.px(far), look.px(far))

    def margin(self, look: Look) -> float:
        return look.px(48)


def reckoned(before: Layout, after: Layout, pictures: PictureStore) -> Step:
    """The numbers of an attack as they will stand, before anybody is hit."""
    motions: list[Motion] = []
    for key in (f"duel total:{LEFT}", f"duel total:{RIGHT}", SUM):
        old, new = before.get(key), after.get(key)
        if old is not None and new is not None and new.drawing is not None and old.drawing != new.drawing:
            picture = pictures.pixmap(new.drawing, new.box.w, new.box.h)
            motions.append(Hold(Actor(picture, new.box, new.drawing.margin(pictures.look), key, Z.OVER + 0.5), 1.0))
    return [*((0.0, motion) for motion in motions), (0.0, Pause(READ))] if motions else []


def hit_steps(target: Piece, actor: Actor, hurt: int, panel: tuple[Piece | None, Piece | None], before: Layout,
              pictures: PictureStore) -> list[Step]:
    """The beam, if somebody was aimed at; then whoever is hit is shaken and flares up, how hard rises from there, and
    the track on the panel of whoever it belongs to fills, from how it was to how it will be."""
    look, steps = pictures.look, list[Step]()
    aimed = next((piece for piece in before.pieces if isinstance(piece.drawing, FireLine) and piece.drawing.aimed
                  and piece.key.endswith(f":{target.slot}")), None)
    if aimed is not None and isinstance(aimed.drawing, FireLine):
        light = Beam(aimed.drawing.start, aimed.drawing.end)
        beam = Actor(pictures.pixmap(light, aimed.box.w, aimed.box.h), aimed.box, light.margin(look), z=Z.ACTOR - 1)
        steps.append([(0.0, Fade(beam, BEAM * 0.25)), (BEAM, Fade(beam, BEAM * 0.5, away=True)),
                      (BEAM * 1.5, Leave(beam))])
    flare = Actor(_flared(actor.pixmap), target.box, actor.margin, z=Z.ACTOR)
    chip = Chip("wound", f"−{hurt}", "illegal")
    height = round(max(28.0, look.px(38)))
    width = chip.width(height, look)
    box = target.box._replace(x=target.box.cx - width / 2, y=target.box.y - height * 0.4, w=width, h=height)
    number = Actor(pictures.pixmap(chip, width, height), box, z=Z.ACTOR + 1)
    felt: Step = [(0.0, Shake(actor, look.px(SHAKEN), FELT)), (0.0, Fade(flare, FELT, away=True)),
                  (FELT, Leave(flare)), (0.0, Rise(number, look.px(22), NUMBER))]
    was, will = panel
    if was is not None and will is not None and will.drawing is not None and was.drawing != will.drawing:
        filled = Actor(pictures.pixmap(will.drawing, will.box.w, will.box.h), will.box,
                       will.drawing.margin(look), z=was.z + 0.5)
        felt.append((0.0, Fade(filled, FELT)))
    return [*steps, felt]


def _flared(pixmap: QPixmap) -> QPixmap:
    """The same in the light of an explosion."""
    lit = QPixmap(pixmap)
    with QPainter(lit) as p:
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        p.fillRect(QRectF(lit.rect()), fade("#FF5A3A", 190))
    return lit
