"""The stage: one picture, fitted to its window so that heads and spires stay in sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from sparktable.table.art.cache import PictureCache
from sparktable.table.art.color import fade, mix
from sparktable.table.art.figures import machines, places, scenes
from sparktable.table.art.figures.brush import MIDDLE, NIGHT, STAGE, backdrop, fog, gear, glow, skyline
from sparktable.table.art.figures.cast import build_of, home_faction, seed_of
from sparktable.table.art.figures.robot import robot
from sparktable.table.art.figures.vehicle import vehicle

ART_BUDGET = 4 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Art:
    """What a picture shows: a recipe, the name that seeds it, and the hue of its card."""

    figure: str
    name: str
    hue: str
    faction: str = ""

    @property
    def side(self) -> str:
        return self.faction or home_faction(self.name)


def _robot(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng)
    skyline(p, rng, mix(art.hue, NIGHT, 0.72), 230, 90, 170)
    robot(p, build_of(art.name, art.side))
    fog(p, art.hue)


def _boss(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_r=120)
    skyline(p, rng, mix(art.hue, NIGHT, 0.76), 230, 120, 200, broken=True)
    p.save()
    p.translate(MIDDLE, 130)
    p.scale(1.12, 1.12)
    p.translate(-MIDDLE, -122)
    robot(p, build_of(art.name, art.side, boss=True))
    p.restore()
    fog(p, art.hue, 210)


def _ally(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_r=112)
    p.save()
    p.translate(MIDDLE, 118)
    p.scale(2.0, 2.0)
    p.translate(-MIDDLE, -66)
    robot(p, build_of(art.name, art.side, armed=False))
    p.restore()
    fog(p, art.hue, 220)


def _starter(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    gear(p, MIDDLE, 120, 96, rng.choice((12, 14, 16)), mix(art.hue, "#20262E", 0.45), 0.7)
    p.save()
    p.translate(MIDDLE * 0.08, 14)
    p.scale(0.92, 0.92)
    robot(p, build_of(art.name, art.side))
    p.restore()
    fog(p, art.hue)


def _alt(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_y=110)
    skyline(p, rng, mix(art.hue, NIGHT, 0.7), 206, 80, 200)
    p.fillRect(QRectF(-STAGE, 200, 3 * STAGE, 400), mix(art.hue, NIGHT, 0.84))
    p.setPen(QPen(fade(mix(art.hue, "#FFFFFF", 0.5), 110), 1.6))
    for _ in range(12):
        x, y = rng.uniform(-40, 260), 206 + rng.uniform(0, 90)
        p.drawLine(QPointF(x, y), QPointF(x + rng.uniform(20, 90), y))
    p.save()
    p.translate(0, 6)
    vehicle(p, build_of(art.name, art.side))
    p.restore()


def _technology(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False, rays=False)
    machines.technology(p, rng, art.hue)
    fog(p, art.hue, 240)


def _maneuver(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=rng.random() < 0.4, disc_y=96, disc_r=80)
    scenes.maneuver(p, rng, art.hue)
    fog(p, art.hue, 250)


def _site(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_y=92, disc_r=70)
    places.site(p, rng, art.hue)
    fog(p, art.hue)


def _polity(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_y=110, disc_r=96)
    places.polity(p, rng, art.hue)
    fog(p, art.hue)


def _ruin(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, disc_y=110, disc_r=84, rays=False)
    p.save()
    places.ruin(p, rng, art.hue)
    p.restore()
    fog(p, art.hue, 250)


def _relic(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    machines.relic(p, rng, art.hue)
    fog(p, art.hue, 240)


def _damage(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False, rays=False)
    machines.damage(p, rng, art.hue)


def _scheme(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    scenes.scheme(p, rng, art.hue)


def _encounter(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False)
    scenes.encounter(p, rng, art.hue)
    fog(p, art.hue, 240)


def _mission(p: QPainter, art: Art, rng: Random) -> None:
    backdrop(p, art.hue, rng, has_disc=False, rays=False)
    scenes.mission(p, rng, art.hue)


def _portrait(p: QPainter, art: Art, rng: Random) -> None:
    """Head and shoulders for avatars and standees, on quiet ground."""
    gradient_top, gradient_foot = mix(art.hue, "#FFFFFF", 0.18), mix(art.hue, NIGHT, 0.72)
    p.fillRect(QRectF(-STAGE, -STAGE, 3 * STAGE, 3 * STAGE), gradient_foot)
    glow(p, MIDDLE, 90, 190, gradient_top, 255)
    rng.random()
    robot(p, build_of(art.name, art.side))


ART_FIGURES: Mapping[str, Callable[[QPainter, Art, Random], None]] = MappingProxyType({
    "robot": _robot, "boss": _boss, "ally": _ally, "starter": _starter, "alt": _alt, "technology":
    _technology,
    "maneuver": _maneuver, "site": _site, "polity": _polity, "ruin": _ruin, "relic": _relic, "damage":
    _damage,
    "scheme": _scheme, "encounter": _encounter, "mission": _mission, "portrait": _portrait,
})

_TOP = {"robot": 4, "boss": -10, "polity": 14, "relic": 10, "starter": 10, "ally": 28, "encounter": 40,
        "maneuver": 34,
        "technology": 20, "site": 20}
"""Where a wide window starts, so that it shows the top of what stands there; other pictures are centred."""
_CENTRE = {"robot": 150, "boss": 150, "alt": 142, "technology": 130, "relic": 132}


def paint_art(p: QPainter, rect: QRectF, art: Art) -> None:
    """Cover `rect` with the picture; nothing is painted outside it."""
    paint = ART_FIGURES[art.figure]
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = max(rect.width() / STAGE * 1.06, rect.height() / STAGE)
    visible = rect.height() / scale
    if visible < 260 and art.figure in _TOP:
        centre = _TOP[art.figure] + visible / 2
    else:
        centre = _CENTRE.get(art.figure, 136)
        centre = max(centre, visible / 2) if visible < STAGE else centre
    p.translate(rect.center())
    p.scale(scale, scale)
    p.translate(-MIDDLE, -centre)
    paint(p, art, Random(seed_of(f"{art.figure}/{art.name}")))
    p.restore()


_images: PictureCache[QImage] = PictureCache(ART_BUDGET)


def art_image(art: Art, width: int, height: int, veil: int = 0) -> QImage:
    """The picture at exactly this many pixels, kept while there is room. Safe on any thread."""
    return _images.get((art, width, height, veil), lambda: _painted(art, width, height, veil))


def _painted(art: Art, width: int, height: int, veil: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    image.fill(QColor(NIGHT))
    with QPainter(image) as painter:
        paint_art(painter, QRectF(0, 0, width, height), art)
        if veil:
            painter.fillRect(image.rect(), fade("#000000", veil))
    return image
