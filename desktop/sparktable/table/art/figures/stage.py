"""The stage: one picture, fitted to its window so that heads and spires stay in sight."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QTransform

from sparktable.table.art.cache import PictureCache
from sparktable.table.art.color import fade, mix
from sparktable.table.art.factions import Faction
from sparktable.table.art.figures import fights, machines, places, scenes
from sparktable.table.art.figures.brush import MIDDLE, NIGHT, STAGE, backdrop, fog, gear, glow, skyline
from sparktable.table.art.figures.build import Build
from sparktable.table.art.figures.cast import build_of, home_faction, seed_of
from sparktable.table.art.figures.crop import Crop
from sparktable.table.art.figures.robot import FACE, HEAD, body, robot
from sparktable.table.art.figures.vehicle import SILHOUETTES, vehicle

ART_BUDGET = 2 * 1024 * 1024
GROWN = QTransform().translate(MIDDLE, 130).scale(1.12, 1.12).translate(-MIDDLE, -122)
"""How a giant stands where others are smaller."""
REST = 20.0
"""How far an arm is raised at most, in degrees, where somebody stands whole."""
LOWER = 6.0
"""So far down the stage a vehicle stands."""


class Figure(NamedTuple):
    """What a picture shows."""

    seed: str
    """What the lot of a picture is drawn by, before the name."""
    paint: Callable[[QPainter, Art, Random], None]
    top: float | None = None
    """Where a wide window starts, so that it shows the top of what stands there; others are centred."""
    centre: float = 136
    who: Callable[[Art], QRectF] | None = None
    """The part that tells who it is: the head with the shoulders, a vehicle from end to end."""
    face: Callable[[Art], QRectF] | None = None
    """What of that must be seen first; all of it, where nothing is said."""

    def seeded(self, seed: str) -> Figure:
        """The same by another lot."""
        return self._replace(seed=seed)


@dataclass(frozen=True, slots=True)
class Art:
    """A picture: what it shows, the name that seeds it, and the hue of its card."""

    figure: Figure
    name: str
    hue: str
    faction: Faction | None = None

    @property
    def side(self) -> Faction:
        return self.faction or home_faction(self.name)


def _robot(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng)
    skyline(p, rng, mix(art.hue, NIGHT, 0.72), 230, 90, 170)
    robot(p, build_of(art.name, art.side))
    fog(p, art.hue)


def _standing(p: QPainter, art: Art, rng: Random) -> None:
    """With both feet on the ground, before a city that fills a wide picture."""
    backdrop(p, art.hue, rng)
    p.save()
    p.setTransform(QTransform().translate(MIDDLE, STAGE).scale(1.6, 1.2).translate(-MIDDLE, -STAGE), combine=True)
    skyline(p, rng, mix(art.hue, NIGHT, 0.72), 230, 90, 170)
    p.restore()
    fog(p, art.hue)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(fade(NIGHT, 150))
    p.drawEllipse(QPointF(MIDDLE, 290), 88, 13)
    robot(p, _at_rest(art))


def _at_rest(art: Art) -> Build:
    """Nobody's arm is raised so far that its owner would have to stand smaller than others."""
    build = build_of(art.name, art.side)
    return replace(build, raised=min(build.raised, REST))


def _giant(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_r=120)
    skyline(p, rng, mix(art.hue, NIGHT, 0.76), 230, 120, 200, broken=True)
    p.save()
    p.setTransform(GROWN, combine=True)
    robot(p, build_of(art.name, art.side, giant=True))
    p.restore()
    fog(p, art.hue, 210)


def _bust(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_r=112)
    p.save()
    p.translate(MIDDLE, 118)
    p.scale(2.0, 2.0)
    p.translate(-MIDDLE, -66)
    robot(p, build_of(art.name, art.side, armed=False))
    p.restore()
    fog(p, art.hue, 220)


def _recruit(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    gear(p, MIDDLE, 120, 96, rng.choice((12, 14, 16)), mix(art.hue, "#20262E", 0.45), 0.7)
    p.save()
    p.translate(MIDDLE * 0.08, 14)
    p.scale(0.92, 0.92)
    robot(p, build_of(art.name, art.side))
    p.restore()
    fog(p, art.hue)


def _vehicle(p: QPainter, art: Art, rng: Random, kinds: tuple[str, ...] = ()) -> None:
    """What somebody turns into; one of these `kinds`, where a game says so."""
    backdrop(p, art.hue, rng, disc_y=110)
    skyline(p, rng, mix(art.hue, NIGHT, 0.7), 206, 80, 200)
    p.fillRect(QRectF(-STAGE, 200, 3 * STAGE, 400), mix(art.hue, NIGHT, 0.84))
    p.setPen(QPen(fade(mix(art.hue, "#FFFFFF", 0.5), 110), 1.6))
    for _ in range(12):
        x, y = rng.uniform(-40, 260), 206 + rng.uniform(0, 90)
        p.drawLine(QPointF(x, y), QPointF(x + rng.uniform(20, 90), y))
    p.save()
    p.translate(0, LOWER)
    vehicle(p, _turned_into(art, kinds))
    p.restore()


def _turned_into(art: Art, kinds: tuple[str, ...]) -> Build:
    build = build_of(art.name, art.side)
    if kinds and build.alt not in kinds:
        build = replace(build, alt=kinds[seed_of(art.name) % len(kinds)])
    return build


def _head(art: Art) -> QRectF:
    return QRectF(*HEAD)


def _body(art: Art) -> QRectF:
    return QRectF(*body(_at_rest(art)))


def _giant_head(art: Art) -> QRectF:
    return GROWN.mapRect(QRectF(*HEAD))


def _face(art: Art) -> QRectF:
    return QRectF(*FACE)


def _giant_face(art: Art) -> QRectF:
    return GROWN.mapRect(QRectF(*FACE))


def _silhouette(art: Art, kinds: tuple[str, ...] = ()) -> QRectF:
    left, top, right, bottom = SILHOUETTES[_turned_into(art, kinds).alt]
    return QRectF(left, top + LOWER, right - left, bottom - top)


def _device(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False, rays=False)
    machines.device(p, rng, art.hue)
    fog(p, art.hue, 240)


def _tactics(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=rng.random() < 0.4, disc_y=96, disc_r=80)
    scenes.tactics(p, rng, art.hue)
    fog(p, art.hue, 250)


def _houses(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_y=92, disc_r=70)
    places.houses(p, rng, art.hue)
    fog(p, art.hue)


def _tower(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_y=110, disc_r=96)
    places.tower(p, rng, art.hue)
    fog(p, art.hue)


def _wreck(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_y=110, disc_r=84, rays=False)
    p.save()
    places.wreck(p, rng, art.hue)
    p.restore()
    fog(p, art.hue, 250)


def _treasure(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    machines.treasure(p, rng, art.hue)
    fog(p, art.hue, 240)


def _torn_hull(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False, rays=False)
    machines.torn_hull(p, rng, art.hue)


def _web(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    scenes.web(p, rng, art.hue)


def _burst(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    scenes.burst(p, rng, art.hue)
    fog(p, art.hue, 240)


def _route_map(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False, rays=False)
    scenes.route_map(p, rng, art.hue)


def _fight(p: QPainter, art: Art, rng: Random, attack: int, defense: int, sort: str) -> None:
    hue = fights.light_of(art.hue, attack, defense)
    backdrop(p, hue, rng, disc_y=rng.uniform(130, 170), disc_r=rng.uniform(80, 118), rays=defense < attack)
    fights.ground(p, rng, mix(hue, NIGHT, 0.74), broken=attack > 4)
    p.save()
    fights.fight(p, rng, art.hue, build_of(art.name, art.side), attack, defense, sort)
    p.restore()
    fog(p, hue, 250)


def _portrait(p: QPainter, art: Art, rng: Random) -> None:
    """Head and shoulders for avatars and movers, on quiet ground."""
    gradient_top, gradient_foot = mix(art.hue, "#FFFFFF", 0.18), mix(art.hue, NIGHT, 0.72)
    p.fillRect(QRectF(-STAGE, -STAGE, 3 * STAGE, 3 * STAGE), gradient_foot)
    glow(p, MIDDLE, 90, 190, gradient_top, 255)
    rng.random()
    robot(p, build_of(art.name, art.side))


ROBOT = Figure("robot", _robot, 4, 150, _head, _face)
WHOLE = Figure("robot", _standing, 4, 150, _body)
"""The same, to be seen from head to feet."""
GIANT = Figure("giant", _giant, -10, 150, _giant_head, _giant_face)
BUST = Figure("bust", _bust, 28)
RECRUIT = Figure("recruit", _recruit, 10)
VEHICLE = Figure("vehicle", _vehicle, centre=142, who=_silhouette)
PORTRAIT = Figure("portrait", _portrait)
DEVICE = Figure("device", _device, 20, 130)
TREASURE = Figure("treasure", _treasure, 10, 132)
TORN_HULL = Figure("torn hull", _torn_hull)
TACTICS = Figure("tactics", _tactics, 34)
WEB = Figure("web", _web)
BURST = Figure("burst", _burst, 40)
ROUTE_MAP = Figure("route map", _route_map)
HOUSES = Figure("houses", _houses, 20)
TOWER = Figure("tower", _tower, 14)
WRECK = Figure("wreck", _wreck)
FIGURES = (ROBOT, GIANT, BUST, RECRUIT, VEHICLE, PORTRAIT, DEVICE, TREASURE, TORN_HULL, TACTICS, WEB, BURST,
           ROUTE_MAP, HOUSES, TOWER, WRECK)


@lru_cache
def vehicle_of(kinds: tuple[str, ...]) -> Figure:
    """A vehicle of one of these kinds (`vehicle.VEHICLES`)."""
    if not kinds:
        return VEHICLE
    return VEHICLE._replace(paint=partial(_vehicle, kinds=kinds), who=partial(_silhouette, kinds=kinds))


@lru_cache
def fight_of(attack: int, defense: int, lot: str = "", sort: str = "") -> Figure:
    """Somebody who attacks and defends with so much, with fire of a sort; by another lot it looks different."""
    paint = partial(_fight, attack=attack, defense=defense, sort=sort)
    return Figure(f"fight {attack}/{defense} {lot}", paint, fights.STRIP, 150)


def paint_art(p: QPainter, rect: QRectF, art: Art, crop: Crop | None = None) -> None:
    """Cover `rect` with the picture; nothing is painted outside it."""
    figure = art.figure
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    if crop is not None and figure.who is not None:
        p.setTransform(crop.placed(figure.who(art), rect), combine=True)
    else:
        _centred(p, rect, figure)
    figure.paint(p, art, Random(seed_of(f"{figure.seed}/{art.name}")))
    p.restore()


def faced(art: Art, room: QRectF, least: float, most: float) -> QRectF | None:
    """Where who is shown lies, at most so many times as large as on the stage, so that the face fills this room; None
    where there is nobody, or room only for a smaller one."""
    figure = art.figure
    if figure.who is None:
        return None
    who = figure.who(art)
    face = figure.face(art) if figure.face is not None else who
    scale = min(room.width() / face.width(), room.height() / face.height(), most)
    if scale < least:
        return None
    placed = QTransform().translate(room.center().x(), room.center().y()).scale(scale, scale)
    return placed.translate(-face.center().x(), -face.center().y()).mapRect(who)


def _centred(p: QPainter, rect: QRectF, figure: Figure) -> None:
    scale = max(rect.width() / STAGE * 1.06, rect.height() / STAGE)
    visible = rect.height() / scale
    if visible < 260 and figure.top is not None:
        centre = figure.top + visible / 2
    else:
        centre = max(figure.centre, visible / 2) if visible < STAGE else figure.centre
    p.translate(rect.center())
    p.scale(scale, scale)
    p.translate(-MIDDLE, -centre)


_images: PictureCache[QImage] = PictureCache(ART_BUDGET)


def art_image(art: Art, width: int, height: int, veil: int = 0, crop: Crop | None = None) -> QImage:
    """The picture at exactly this many pixels, kept while there is room. Safe on any thread."""
    return _images.get((art, width, height, veil, crop), lambda: _painted(art, width, height, veil, crop))


def _painted(art: Art, width: int, height: int, veil: int, crop: Crop | None) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    image.fill(QColor(NIGHT))
    with QPainter(image) as painter:
        paint_art(painter, QRectF(0, 0, width, height), art, crop)
        if veil:
            painter.fillRect(image.rect(), fade("#000000", veil))
    return image
