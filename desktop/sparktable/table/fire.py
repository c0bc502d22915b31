"""Fire over a board: whom somebody could hit is a dotted line, whom somebody aims at a brighter one; when it hits, it
is light, and whoever is hit feels it."""
from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from sparktable.table.animation import Actor, Motion, Pause, Rise, Shake, Step
from sparktable.table.art.color import fade
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import NO_BRUSH, NO_PEN
from sparktable.table.art.theme import Theme
from sparktable.table.drawings import Chip, colour
from sparktable.table.duel import ATTACKER, DEFENDER, SUM, TOTAL
from sparktable.table.duel_motions import Count, Fade
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, Look, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import Leave, Stay
from sparktable.table.zorder import Z

READ, BEAM, BLOCKED, FELT, NUMBER = 420.0, 240.0, 420.0, 320.0, 700.0
"""Milliseconds in which the numbers can be read, that fire is seen, also where it is blocked, that whoever is hit is
shaken, and how hard."""
SHAKEN = 7.0
SHIELD, ARC = 34.0, 110.0
"""How large the shield is that fire breaks on, and how many degrees of a circle."""


@dataclass(frozen=True, slots=True)
class FireLine(Drawing):
    """From an attacker to a target. Points are relative to the box, which they span."""

    start: tuple[float, float]
    end: tuple[float, float]
    aimed: bool
    """It is being attacked; else it could be."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        stage, path = look.theme.stage, _line(self.start, self.end)
        p.setBrush(NO_BRUSH)
        thick = look.px(4.5 if self.aimed else 2.4)
        casing = fade(stage.tokens.bg0, 190 if stage.texture else 255)
        p.setPen(QPen(casing, thick + look.px(2.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawPath(path)
        ink = colour("c_attack" if self.aimed else "sel", stage)
        pen = QPen(ink, thick, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.0, 2.0])
        p.setPen(pen)
        p.drawPath(path)
        if self.aimed:
            size = look.px(30)
            x, y = self.end
            draw_icon(p, "range", x - size / 2, y - size / 2, size, ink, stage.tokens.bg0)

    def margin(self, look: Look) -> float:
        return look.px(20 if self.aimed else 8)


@dataclass(frozen=True, slots=True)
class Beam(Drawing):
    """Fire on its way: light, and a spark where it hits; one that is blocked breaks on a shield."""

    start: tuple[float, float]
    end: tuple[float, float]
    blocked: bool = False
    reach: float = 1.0
    """How much of its way it has come."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        stage, glows = look.theme.stage, look.theme.texture
        (x0, y0), (x1, y1) = self.start, self.end
        t, path = stage.tokens, _line(self.start, (x0 + (x1 - x0) * self.reach, y0 + (y1 - y0) * self.reach))
        hot = (("#FFB03A", 60, 26), ("#FFD98A", 150, 15), ("#FFFFFF", 255, 9)) if glows else (
            (t.bg0, 255, 15), (t.hi, 255, 9))
        p.setBrush(NO_BRUSH)
        for ink, alpha, wide in hot:
            p.setPen(QPen(fade(ink, alpha), look.px(wide), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawPath(path)
        if self.reach < 1.0:
            return
        centre, rays, size = QPointF(*self.end), 14, 0.7 if self.blocked else 1.0
        for number in range(rays):
            angle, far = math.tau * number / rays, look.px(44 if number % 2 else 26) * size
            p.setPen(QPen(QColor(t.sel), look.px(3.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(centre, centre + QPointF(math.cos(angle) * far, math.sin(angle) * far))
        if self.blocked:
            self._shield(p, centre, stage, look)
        p.setPen(NO_PEN)
        for ink, far in ((t.sel, 17.0), (t.hi, 11.0)):
            p.setBrush(QColor(ink))
            p.drawEllipse(centre, look.px(far) * size, look.px(far) * size)

    def _shield(self, p: QPainter, centre: QPointF, stage: Theme, look: Look) -> None:
        """An arc before whoever was aimed at, across the way of the fire."""
        (x0, y0), (x1, y1) = self.start, self.end
        way, far = math.atan2(y0 - y1, x1 - x0), look.px(SHIELD)
        middle = centre + QPointF(math.cos(way), -math.sin(way)) * (far - look.px(4))
        box = QRectF(middle.x() - far, middle.y() - far, 2 * far, 2 * far)
        for ink, wide in ((QColor(stage.tokens.bg0), 13.0), (colour("c_defense", stage), 7.0)):
            p.setPen(QPen(ink, look.px(wide), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawArc(box, round((math.degrees(way) + 180 - ARC / 2) * 16), round(ARC * 16))

    def margin(self, look: Look) -> float:
        return look.px(72 if self.blocked else 48)


def _line(start: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    path.lineTo(QPointF(*end))
    return path


def shooter(before: Layout, target: int) -> int:
    """Who has somebody in the line of fire: whoever aims there, else whoever could; -1 for nobody."""
    lines = [piece for piece in before.pieces if isinstance(piece.drawing, FireLine)
             and piece.key.endswith(f":{target}")]
    aimed = [piece for piece in lines if isinstance(piece.drawing, FireLine) and piece.drawing.aimed]
    found = next(iter((*aimed, *lines)), None)
    return int(found.key.split(":")[1]) if found is not None else -1


def beam_steps(start: Box, end: Box, pictures: PictureStore, *, blocked: bool = False) -> list[Step]:
    """Light from one to the other; one that is blocked stops before whoever was aimed at."""
    look = pictures.look
    x, y = end.cx, end.cy
    if blocked:
        far = max(1.0, math.hypot(end.cx - start.cx, end.cy - start.cy))
        short = min(far * 0.5, look.px(SHIELD) + end.w * 0.2)
        x, y = x - (end.cx - start.cx) / far * short, y - (end.cy - start.cy) / far * short
    left, top = min(start.cx, x), min(start.cy, y)
    room = Box(left, top, max(1.0, abs(start.cx - x)), max(1.0, abs(start.cy - y))).whole()
    light = Beam((start.cx - room.x, start.cy - room.y), (x - room.x, y - room.y), blocked)
    seen = [pictures.pixmap(replace(light, reach=reach), room.w, room.h) for reach in (0.5, 1.0)]
    beam = Actor(seen[0], room, light.margin(look), z=Z.ACTOR - 1)
    stays = BLOCKED if blocked else BEAM
    return [[(0.0, Count(beam, seen, BEAM * 0.5)), (stays, Fade(beam, BEAM * 0.5, away=True)),
             (stays + BEAM * 0.5, Leave(beam))]]


def reckoned(before: Layout, after: Layout, pictures: PictureStore) -> Step:
    """The numbers of an attack as they will stand, before anybody is hit."""
    motions: list[Motion] = []
    for key in (f"{TOTAL}{ATTACKER}", f"{TOTAL}{DEFENDER}", SUM):
        old, new = before.get(key), after.get(key)
        if old is not None and new is not None and new.drawing is not None and old.drawing != new.drawing:
            picture = pictures.pixmap(new.drawing, new.box.w, new.box.h)
            motions.append(Stay(Actor(picture, new.box, new.drawing.margin(pictures.look), key, Z.OVER + 0.5)))
    return [*((0.0, motion) for motion in motions), (0.0, Pause(READ))] if motions else []


def hit_steps(actor: Actor, box: Box, hurt: int, panel: tuple[Piece | None, Piece | None], pictures: PictureStore
              ) -> list[Step]:
    """Whoever is hit, standing in that box by now, is shaken and flares up, how hard rises from there, and the track
    on the panel of whoever it belongs to fills, from how it was to how it will be."""
    look = pictures.look
    flare = Actor(_flared(actor.pixmap, look.theme), box, actor.margin, z=Z.ACTOR)
    chip = Chip("wound", f"−{hurt}", "illegal")
    height = round(max(28.0, look.px(38)))
    width = chip.width(height, look)
    place = Box(box.cx - width / 2, box.y - height * 0.4, width, height)
    number = Actor(pictures.pixmap(chip, width, height), place, z=Z.ACTOR + 1)
    felt: Step = [(0.0, Shake(actor, look.px(SHAKEN), FELT)), (0.0, Fade(flare, FELT, away=True)),
                  (FELT, Leave(flare)), (0.0, Rise(number, look.px(22), NUMBER))]
    was, will = panel
    if was is not None and will is not None and will.drawing is not None and was.drawing != will.drawing:
        filled = Actor(pictures.pixmap(will.drawing, will.box.w, will.box.h), will.box,
                       will.drawing.margin(look), z=was.z + 0.5)
        felt.append((0.0, Fade(filled, FELT)))
    return [felt]


def _flared(pixmap: QPixmap, theme: Theme) -> QPixmap:
    """The same in the light of an explosion."""
    lit = QPixmap(pixmap)
    with QPainter(lit) as p:
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        p.fillRect(QRectF(lit.rect()), fade(theme.stage.tokens.bad, 190))
    return lit
