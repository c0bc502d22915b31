"""Pictures: as different as the names they are drawn from, and the same for the same name."""

import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from sparktable.table.art.factions import AUTOBOT, DECEPTICON
from sparktable.table.art.figures import Art, art_image, home_faction, seed_of
from sparktable.table.art.figures.build import HANDS
from sparktable.table.art.figures.cast import CAST, build_of
from sparktable.table.art.figures.heads import head
from sparktable.table.art.figures.robot import HEAD, body, robot
from sparktable.table.art.figures.robot_parts import PARTS
from sparktable.table.art.figures.stage import FIGURES, GIANT, HOUSES, PORTRAIT, ROBOT, VEHICLE, paint_art
from sparktable.table.art.figures.vehicle import SILHOUETTES, VEHICLES

pytestmark = pytest.mark.usefixtures("qapp")

PLAYED = ("Optimus Prime", "Elita-1", "Hot Rod", "Prowl", "Megatron", "Slipstream", "Hun-Gurrr", "Soundwave",
          "Bumblebee", "Ironhide", "Wheeljack", "Ratchet", "Sideswipe")
HUE = "#7B4FDB"


def content(image):
    return bytes(image.constBits())


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.seed)
def test_different_names_give_different_pictures(figure):
    names = [f"Name {i}" for i in range(12)]
    pictures = {content(art_image(Art(figure, name, HUE, AUTOBOT), 90, 110)) for name in names}
    assert len(pictures) == len(names)


def test_every_character_has_a_robot_and_a_vehicle_of_its_own():
    for figure in (ROBOT, VEHICLE, PORTRAIT):
        pictures = {content(art_image(Art(figure, name, HUE, home_faction(name)), 96, 96)) for name in PLAYED}
        assert len(pictures) == len(PLAYED)


def test_a_picture_is_the_same_when_drawn_again():
    pictures = []
    for _ in range(2):
        image = QImage(120, 150, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            paint_art(painter, QRectF(0, 0, 120, 150), Art(GIANT, "Shockwave", HUE, DECEPTICON))
        pictures.append(content(image))
    assert pictures[0] == pictures[1]


def test_a_name_means_the_same_in_every_run():
    """The seed does not depend on Python's own hash, which changes with every start."""
    code = "from sparktable.table.art.figures.cast import seed_of; print(seed_of('Rippersnapper'))"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(other.stdout) == seed_of("Rippersnapper") == seed_of("RIPPERSNAPPER")


def test_everybody_is_built_of_parts_that_exist():
    strangers = (f"Stranger {i}" for i in range(40))
    for name in (*CAST, *strangers):
        for giant in (False, True):
            build = build_of(name, home_faction(name), giant)
            assert build.alt in VEHICLES
            assert build.hand in HANDS
            for part, drawn in PARTS.items():
                assert getattr(build, part) in drawn


def test_art_is_darkened_where_contrast_matters_most():
    art = Art(HOUSES, "Delphi", "#4FA3C7")
    plain, veiled = art_image(art, 60, 60), art_image(art, 60, 60, veil=96)
    assert veiled.pixelColor(30, 20).lightness() < plain.pixelColor(30, 20).lightness()


def solid(paint):
    """How far what is painted reaches on the stage, without glows and shadows."""
    off, size = 100, 500
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(off, off)
        paint(painter)
    alpha = bytes(image.constBits())[3::4]
    hits = [(i % size - off, i // size - off) for i, a in enumerate(alpha) if a > 215]
    xs, ys = zip(*hits, strict=True)
    return QRectF(min(xs), min(ys), max(xs) + 1 - min(xs), max(ys) + 1 - min(ys))


@pytest.mark.parametrize("kind", VEHICLES)
def test_a_vehicle_reaches_as_far_as_is_told(kind):
    left, top, right, bottom = SILHOUETTES[kind]
    told, build = QRectF(left, top, right - left, bottom - top), replace(build_of("Megatron", DECEPTICON), alt=kind)
    assert told.adjusted(-1, -1, 1, 1).contains(solid(lambda p: VEHICLES[kind](p, build)))


@pytest.mark.parametrize("giant", [False, True])
def test_every_head_lies_where_heads_are_told_to_be(giant):
    for name in (*CAST, *(f"Name {i}" for i in range(30))):
        build = build_of(name, home_faction(name), giant)
        assert QRectF(*HEAD).contains(solid(lambda p, build=build: head(p, build))), name


@pytest.mark.parametrize("hand", HANDS)
def test_whoever_stands_whole_is_shown_with_what_the_hand_holds(hand):
    """Else an arm would be cut at the edge of a stage, however far it is raised."""
    for raised in (6, 30, 58):
        for name in ("Megatron", "Cyclonus"):
            build = replace(build_of(name, DECEPTICON), hand=hand, raised=raised, kit="none")
            reaches, told = solid(lambda p, build=build: robot(p, build)), QRectF(*body(build))
            assert told.left() - 1 <= reaches.left() and reaches.right() <= told.right() + 1, (name, raised)
