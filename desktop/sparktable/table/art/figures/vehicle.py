"""Alternate modes: vehicles and beasts seen from the side, driving to the right."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import fade, mix
from sparktable.table.art.figures.brush import OUTLINE, Points, disc, facet, glow, outline, ring
from sparktable.table.art.figures.build import Build

LAMP = "#FFE9A8"
GROUND = 204.0


def vehicle(p: QPainter, b: Build) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(fade("#000000", 120))
    p.drawEllipse(QPointF(150, GROUND), 128, 9)
    VEHICLES[b.alt](p, b)


def _glass(b: Build) -> QColor:
    return mix(b.eye, "#12293C", 0.45)


def _wheel(p: QPainter, x: float, y: float, radius: float, metal: str) -> None:
    disc(p, x, y, radius, "#171B21", 2)
    disc(p, x, y, radius * 0.58, metal, 1.4)
    p.setPen(outline(1.5))
    for i in range(5):
        p.drawLine(QPointF(x, y), QPointF(x + radius * 0.5 * math.cos(i * 1.257), y
                                          + radius * 0.5 * math.sin(i * 1.257)))
    disc(p, x, y, radius * 0.2, "#262D37", 1)


def _lamp(p: QPainter, x: float, y: float, points: Points) -> None:
    facet(p, points, LAMP)
    glow(p, x, y, 42, LAMP, 150)


def _siren(p: QPainter, x: float, y: float) -> None:
    facet(p, [(x - 16, y), (x - 13, y - 8), (x, y - 8), (x, y)], "#FF5A4F")
    facet(p, [(x, y), (x, y - 8), (x + 13, y - 8), (x + 16, y)], "#6FB0FF")
    glow(p, x - 8, y - 5, 22, "#FF5A4F", 130)
    glow(p, x + 8, y - 5, 22, "#6FB0FF", 130)


def _truck(p: QPainter, b: Build) -> None:
    facet(p, [(34, 96), (176, 96), (176, 172), (34, 172)], b.metal)
    facet(p, [(34, 112), (176, 112), (176, 130), (34, 130)], b.primary, edge=False)
    facet(p, [(40, 172), (266, 172), (266, 188), (40, 188)], b.dark)
    facet(p, [(182, 100), (232, 100), (246, 132), (272, 140), (276, 180), (182, 180)], b.primary)
    facet(p, [(182, 146), (274, 146), (276, 160), (182, 160)], b.secondary, edge=False)
    facet(p, [(194, 108), (228, 108), (238, 134), (194, 134)], _glass(b))
    facet(p, [(184, 70), (191, 70), (191, 100), (184, 100)], mix(b.metal, "#FFFFFF", 0.3))
    _lamp(p, 276, 154, [(262, 148), (276, 150), (277, 161), (263, 161)])
    for x in (66, 106, 212, 254):
        _wheel(p, x, 188, 18, b.metal)


def _car_body(p: QPainter, b: Build, hull: Points, front_glass: Points, rear_glass: Points) -> None:
    facet(p, hull, b.primary)
    facet(p, rear_glass, _glass(b), 0.9)
    facet(p, front_glass, _glass(b))


def _car(p: QPainter, b: Build) -> None:
    _car_body(p, b, [(22, 166), (34, 140), (86, 132), (120, 104), (186, 102), (222, 134), (270, 146),
                     (280, 168), (276, 184),
                     (24, 184)],
              [(156, 109), (184, 109), (212, 134), (156, 134)], [(98, 132), (124, 110), (150, 109),
                                                                 (150, 134)])
    facet(p, [(24, 172), (278, 172), (276, 184), (26, 184)], b.dark, edge=False)
    facet(p, [(30, 150), (270, 150), (276, 158), (27, 158)], b.secondary, edge=False)
    _lamp(p, 274, 152, [(256, 147), (271, 149), (275, 158), (256, 157)])
    for x in (78, 226):
        _wheel(p, x, 182, 23, b.metal)


def _compact(p: QPainter, b: Build) -> None:
    _car_body(p, b, [(40, 176), (44, 140), (66, 106), (110, 84), (180, 84), (216, 108), (232, 136),
                     (262, 146), (268, 178)],
              [(156, 94), (178, 94), (206, 118), (212, 134), (156, 134)], [(80, 132), (90, 110), (116, 94),
                                                                           (146, 94),
                                                                         (146, 134)])
    facet(p, [(40, 170), (268, 170), (266, 184), (42, 184)], b.dark, edge=False)
    facet(p, [(44, 144), (264, 146), (266, 156), (43, 154)], b.secondary, edge=False)
    facet(p, [(150, 84), (164, 74), (180, 84)], b.dark)
    _lamp(p, 262, 154, [(244, 150), (260, 151), (264, 164), (246, 164)])
    for x in (86, 222):
        _wheel(p, x, 180, 25, b.metal)


def _racer(p: QPainter, b: Build) -> None:
    facet(p, [(8, 116), (66, 112), (70, 121), (10, 126)], b.secondary)
    facet(p, [(34, 122), (42, 121), (48, 146), (38, 148)], b.dark)
    _car_body(p, b, [(18, 172), (28, 146), (84, 138), (128, 114), (178, 112), (222, 140), (284, 158),
                     (290, 174), (284, 186),
                     (22, 186)],
              [(154, 119), (176, 119), (206, 140), (156, 141)], [(106, 138), (132, 120), (148, 119),
                                                                 (149, 141)])
    facet(p, [(180, 150), (284, 160), (288, 168), (150, 166), (90, 158)], b.trim, edge=False)
    facet(p, [(20, 176), (288, 176), (284, 188), (24, 188)], b.dark, edge=False)
    facet(p, [(226, 142), (250, 136), (262, 150), (238, 150)], b.metal)
    _lamp(p, 280, 162, [(262, 156), (281, 160), (286, 167), (264, 165)])
    for x in (74, 234):
        _wheel(p, x, 184, 22, b.metal)


def _pursuit(p: QPainter, b: Build) -> None:
    _siren(p, 152, 103)
    _car(p, b)
    facet(p, [(96, 138), (206, 138), (216, 168), (92, 168)], b.trim, edge=False)
    p.setPen(outline(1.4))
    p.drawLine(QPointF(153, 138), QPointF(153, 168))
    facet(p, [(272, 160), (286, 158), (288, 178), (274, 180)], b.metal)


def _rally(p: QPainter, b: Build) -> None:
    facet(p, [(2, 96), (74, 92), (78, 102), (4, 107)], b.secondary)
    facet(p, [(24, 104), (34, 103), (46, 142), (34, 144)], b.dark)
    facet(p, [(56, 101), (65, 100), (72, 138), (62, 140)], b.dark)
    _racer(p, b)
    facet(p, [(58, 150), (180, 148), (182, 156), (56, 158)], b.secondary, edge=False)


def _van(p: QPainter, b: Build) -> None:
    facet(p, [(30, 178), (30, 84), (42, 72), (206, 72), (238, 120), (270, 132), (276, 180)], b.primary)
    facet(p, [(196, 82), (206, 82), (230, 120), (196, 122)], _glass(b))
    facet(p, [(152, 84), (186, 84), (186, 122), (152, 122)], _glass(b), 0.9)
    facet(p, [(44, 84), (140, 84), (140, 122), (44, 122)], mix(b.primary, OUTLINE, 0.25))
    facet(p, [(30, 132), (270, 134), (272, 146), (30, 146)], b.secondary, edge=False)
    facet(p, [(30, 172), (276, 172), (275, 186), (31, 186)], b.dark, edge=False)
    _lamp(p, 272, 152, [(256, 146), (271, 148), (273, 160), (257, 160)])
    for x in (80, 224):
        _wheel(p, x, 184, 22, b.metal)


def _rescue(p: QPainter, b: Build) -> None:
    _siren(p, 176, 72)
    _van(p, b)
    for dx in (0, 26):
        facet(p, [(60 + dx, 90), (76 + dx, 90), (92 + dx, 103), (76 + dx, 116), (60 + dx, 116),
                  (74 + dx, 103)], b.secondary)


def _buggy(p: QPainter, b: Build) -> None:
    facet(p, [(30, 150), (60, 132), (226, 132), (274, 150), (270, 172), (40, 172)], b.primary)
    for x, top in ((92, 92), (196, 92)):
        facet(p, [(x - 5, 136), (x + 12, top), (x + 18, top), (x + 5, 136)], b.metal)
    facet(p, [(102, 86), (212, 86), (216, 95), (100, 95)], b.dark)
    facet(p, [(120, 132), (140, 106), (164, 106), (172, 132)], b.secondary)
    _lamp(p, 268, 154, [(254, 148), (270, 150), (272, 162), (256, 162)])
    for x in (74, 228):
        _wheel(p, x, 176, 30, b.metal)


def _jet(p: QPainter, b: Build) -> None:
    facet(p, [(14, 140), (60, 124), (180, 112), (250, 128), (288, 146), (250, 156), (120, 166), (40, 160)],
          b.metal)
    facet(p, [(186, 116), (214, 104), (246, 126), (214, 130)], _glass(b))
    facet(p, [(40, 126), (18, 70), (54, 76), (96, 121)], b.primary)
    facet(p, [(96, 152), (44, 208), (92, 206), (184, 153)], b.primary)
    facet(p, [(120, 147), (76, 188), (100, 188), (156, 148)], b.trim, edge=False)
    facet(p, [(60, 132), (236, 126), (236, 132), (60, 140)], b.secondary, edge=False)
    facet(p, [(8, 136), (26, 134), (26, 158), (8, 156)], b.dark)
    glow(p, 6, 147, 54, b.eye, 220)
    facet(p, [(250, 128), (288, 146), (252, 150)], mix(b.metal, "#FFFFFF", 0.3))


def _delta(p: QPainter, b: Build) -> None:
    facet(p, [(10, 146), (110, 128), (210, 122), (292, 152), (200, 162), (60, 162)], b.primary)
    facet(p, [(34, 144), (92, 92), (132, 90), (176, 128)], mix(b.primary, b.dark, 0.3))
    facet(p, [(60, 162), (30, 200), (128, 196), (214, 160)], b.primary)
    facet(p, [(84, 164), (62, 188), (112, 186), (170, 162)], b.trim, edge=False)
    facet(p, [(178, 126), (214, 118), (246, 136), (210, 140)], _glass(b))
    facet(p, [(52, 138), (200, 134), (200, 141), (52, 147)], b.secondary, edge=False)
    facet(p, [(12, 136), (34, 134), (34, 160), (12, 158)], b.dark)
    glow(p, 10, 147, 56, b.eye, 220)


def _tank(p: QPainter, b: Build) -> None:
    facet(p, [(30, 150), (262, 150), (284, 170), (268, 196), (44, 196), (16, 172)], b.dark)
    facet(p, [(44, 128), (244, 128), (272, 152), (28, 152)], b.primary)
    facet(p, [(40, 140), (260, 140), (270, 150), (32, 150)], b.secondary, edge=False)
    facet(p, [(96, 94), (180, 92), (204, 112), (206, 130), (84, 130)], mix(b.primary, b.metal, 0.3))
    facet(p, [(196, 100), (284, 93), (285, 102), (200, 115)], b.metal)
    facet(p, [(272, 88), (294, 86), (295, 106), (273, 108)], b.dark)
    facet(p, [(110, 98), (148, 97), (152, 112), (108, 113)], b.trim)
    for x in (44, 80, 116, 152, 188, 224, 256):
        disc(p, x, 177, 13, "#171B21", 1.8)
        disc(p, x, 177, 6, b.metal, 1)
    glow(p, 292, 97, 34, b.eye, 190)


def _artillery(p: QPainter, b: Build) -> None:
    facet(p, [(22, 156), (270, 156), (284, 176), (262, 196), (40, 196), (10, 176)], b.dark)
    facet(p, [(40, 128), (236, 134), (268, 156), (26, 156)], b.primary)
    facet(p, [(60, 104), (140, 96), (156, 130), (52, 132)], mix(b.primary, b.metal, 0.3))
    facet(p, [(96, 96), (256, 34), (264, 52), (116, 116)], b.metal)
    facet(p, [(238, 36), (268, 25), (277, 48), (247, 58)], b.trim)
    facet(p, [(44, 84), (92, 80), (98, 104), (48, 106)], b.secondary)
    for x in (48, 92, 136, 180, 224, 258):
        disc(p, x, 178, 15, "#171B21", 1.8)
        disc(p, x, 178, 7, b.metal, 1)
    glow(p, 276, 34, 46, b.eye, 220)


def _deck(p: QPainter, b: Build) -> None:
    """A cassette deck standing on end, half unfolded, sound in the air."""
    facet(p, [(52, 58), (248, 58), (256, 70), (256, 198), (44, 198), (44, 70)], b.primary)
    facet(p, [(62, 74), (238, 74), (238, 138), (62, 138)], b.trim)
    facet(p, [(74, 82), (226, 82), (226, 130), (74, 130)], mix(_glass(b), OUTLINE, 0.35))
    facet(p, [(90, 90), (210, 90), (210, 124), (90, 124)], b.metal)
    for x in (122, 178):
        disc(p, x, 107, 13, mix(b.metal, "#FFFFFF", 0.5))
        disc(p, x, 107, 6, b.dark)
        p.setPen(outline(1.6))
        for end in ring(x, 107, 12, 3, 20):
            p.drawLine(QPointF(x, 107), QPointF(*end))
    facet(p, [(70, 46), (230, 46), (230, 58), (70, 58)], b.dark)
    for i in range(6):
        facet(p, [(66 + i * 29, 150), (89 + i * 29, 150), (89 + i * 29, 166), (66 + i * 29, 166)],
              b.trim if i == 2 else b.metal)
    facet(p, [(66, 176), (150, 176), (150, 186), (66, 186)], b.dark)
    facet(p, [(66, 176), (112, 176), (112, 186), (66, 186)], b.eye, edge=False)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for i, alpha in enumerate((190, 130, 80)):
        reach = 24 + i * 18
        p.setPen(QPen(fade(b.eye, alpha), 3.2))
        p.drawArc(QRectF(248 - reach, 107 - reach, 2 * reach, 2 * reach), -40 * 16, 80 * 16)
        p.drawArc(QRectF(52 - reach, 107 - reach, 2 * reach, 2 * reach), 140 * 16, 80 * 16)
    glow(p, 150, 107, 66, b.eye, 70)


def _beast_legs(p: QPainter, b: Build, feet: tuple[float, ...], top: float = 148) -> None:
    for i, x in enumerate(feet):
        colour = b.primary if i % 2 else mix(b.primary, b.dark, 0.45)
        facet(p, [(x - 16, top), (x + 16, top), (x + 9, top + 30), (x - 9, top + 30)], colour)
        facet(p, [(x - 11, top + 26), (x + 8, top + 26), (x + 12, 202), (x - 10, 202)], b.metal)
        facet(p, [(x - 12, 198), (x + 22, 198), (x + 18, 208), (x - 12, 208)], b.dark)


def _beast(p: QPainter, b: Build) -> None:
    """A hunting cat of plates."""
    facet(p, [(52, 116), (10, 84), (4, 62), (22, 72), (70, 108)], b.metal)
    _beast_legs(p, b, (82, 66, 206, 190))
    facet(p, [(46, 112), (90, 98), (190, 100), (232, 112), (226, 150), (160, 160), (60, 152)], b.primary)
    facet(p, [(70, 110), (180, 108), (170, 130), (80, 134)], b.secondary)
    facet(p, [(196, 96), (226, 70), (258, 74), (286, 96), (284, 108), (250, 118), (216, 122)], b.metal)
    facet(p, [(250, 110), (282, 110), (270, 126), (238, 124)], b.dark)
    facet(p, [(226, 72), (228, 46), (246, 70)], b.trim)
    for i in range(3):
        facet(p, [(102 + i * 30, 100), (112 + i * 30, 76), (124 + i * 30, 100)], b.trim)
    disc(p, 258, 90, 4.5, b.eye, 1)
    glow(p, 258, 90, 26, b.eye, 200)


def _dino(p: QPainter, b: Build) -> None:
    """A two-legged saurian with a heavy jaw."""
    facet(p, [(108, 116), (50, 150), (4, 188), (14, 158), (60, 112), (110, 88)], b.primary)
    _beast_legs(p, b, (128, 164), 144)
    facet(p, [(92, 88), (150, 70), (206, 84), (204, 128), (176, 156), (110, 158)], b.primary)
    facet(p, [(106, 98), (160, 88), (176, 104), (150, 140), (112, 142)], b.secondary)
    facet(p, [(184, 112), (214, 120), (222, 138), (212, 136), (204, 128), (182, 126)], b.metal)
    facet(p, [(176, 78), (196, 36), (236, 26), (290, 50), (292, 66), (238, 70), (206, 96)], b.metal)
    facet(p, [(220, 72), (284, 70), (274, 84), (226, 90), (206, 92)], b.dark)
    for i in range(4):
        facet(p, [(236 + i * 13, 67), (248 + i * 13, 67), (242 + i * 13, 79)], "#F2F5F8", edge=False)
    for i in range(4):
        facet(p, [(62 + i * 28, 112 - i * 14), (76 + i * 26, 82 - i * 13), (92 + i * 28, 100 - i * 14)],
              b.trim)
    disc(p, 236, 46, 4.5, b.eye, 1)
    glow(p, 236, 46, 26, b.eye, 200)


def _hydra(p: QPainter, b: Build) -> None:
    """A dragon with two necks."""
    facet(p, [(70, 128), (20, 108), (2, 74), (26, 92), (84, 110)], b.metal)
    _beast_legs(p, b, (96, 80, 188, 172))
    for dx, dy, light in ((-66, -12, 0.72), (0, 4, 1.0)):
        facet(p, [(172 + dx, 116 + dy), (194 + dx, 66 + dy), (218 + dx, 46 + dy), (234 + dx, 62 + dy),
                  (214 + dx, 82 + dy),
                  (206 + dx, 130 + dy)], b.secondary, light)
        facet(p, [(212 + dx, 52 + dy), (230 + dx, 30 + dy), (284 + dx, 44 + dy), (286 + dx, 54 + dy),
                  (232 + dx, 66 + dy)],
              b.primary, light)
        facet(p, [(232 + dx, 64 + dy), (278 + dx, 62 + dy), (264 + dx, 76 + dy), (228 + dx, 76 + dy)], b.dark,
              light)
        facet(p, [(218 + dx, 46 + dy), (206 + dx, 18 + dy), (236 + dx, 34 + dy)], b.trim, light)
        disc(p, 244 + dx, 46 + dy, 4, b.eye, 1)
        glow(p, 244 + dx, 46 + dy, 22, b.eye, 200)
    facet(p, [(60, 116), (110, 100), (186, 104), (214, 120), (204, 152), (150, 162), (72, 152)], b.primary)
    facet(p, [(84, 114), (170, 112), (160, 134), (92, 138)], b.secondary)
    facet(p, [(96, 104), (58, 40), (118, 62), (156, 104)], b.trim)


def _walker(p: QPainter, b: Build) -> None:
    for x, light in ((96, 0.7), (206, 0.7), (74, 1.0), (228, 1.0)):
        lean = -14 if x < 150 else 14
        facet(p, [(150 + (x - 150) * 0.4, 118), (x + lean, 110), (x + lean * 1.4, 128),
                  (150 + (x - 150) * 0.4, 136)],
              b.metal, light)
        facet(p, [(x + lean - 8, 112), (x + lean + 8, 112), (x + lean * 1.6, 204),
                  (x + lean * 1.6 - 10, 204)], b.primary,
              light)
    facet(p, [(96, 96), (130, 78), (198, 82), (222, 104), (200, 140), (106, 138)], b.primary)
    facet(p, [(112, 98), (186, 96), (178, 118), (118, 120)], b.secondary)
    facet(p, [(204, 88), (284, 82), (286, 96), (212, 108)], b.dark)
    disc(p, 202, 110, 8, b.eye, 1.2)
    glow(p, 202, 110, 40, b.eye, 190)
    glow(p, 286, 89, 30, b.eye, 190)


def _copter(p: QPainter, b: Build) -> None:
    facet(p, [(110, 118), (14, 98), (8, 82), (30, 90), (120, 96)], b.secondary)
    facet(p, [(2, 70), (12, 66), (22, 106), (10, 110)], b.trim)
    facet(p, [(96, 104), (140, 82), (206, 84), (262, 118), (270, 140), (232, 160), (124, 158), (98, 138)],
          b.primary)
    facet(p, [(196, 92), (212, 92), (250, 120), (200, 126)], _glass(b))
    facet(p, [(104, 136), (262, 134), (256, 146), (110, 148)], b.trim, edge=False)
    facet(p, [(148, 84), (156, 64), (168, 64), (174, 84)], b.dark)
    facet(p, [(4, 58), (160, 54), (318, 50), (318, 57), (160, 66), (4, 64)], b.metal)
    for x in (134, 216):
        facet(p, [(x - 3, 158), (x + 3, 158), (x + 9, 184), (x + 3, 184)], b.metal)
    facet(p, [(104, 182), (252, 182), (262, 174), (266, 178), (254, 190), (104, 190)], b.dark)
    glow(p, 262, 148, 34, b.eye, 120)


def _tanker(p: QPainter, b: Build) -> None:
    p.setPen(outline())
    facet(p, [(20, 120), (34, 100), (168, 100), (182, 120), (182, 152), (168, 172), (34, 172), (20, 152)],
          b.metal)
    facet(p, [(20, 126), (182, 126), (182, 144), (20, 144)], b.primary, edge=False)
    facet(p, [(76, 92), (128, 92), (128, 101), (76, 101)], b.dark)
    facet(p, [(28, 172), (272, 172), (272, 188), (28, 188)], b.dark)
    facet(p, [(190, 94), (238, 94), (256, 132), (276, 142), (280, 180), (190, 180)], b.primary)
    facet(p, [(202, 104), (234, 104), (246, 132), (202, 132)], _glass(b))
    facet(p, [(190, 148), (278, 148), (279, 160), (190, 160)], b.trim, edge=False)
    _lamp(p, 276, 166, [(264, 162), (278, 162), (279, 172), (265, 172)])
    for x in (54, 92, 130, 218, 258):
        _wheel(p, x, 188, 17, b.metal)


def _carrier(p: QPainter, b: Build) -> None:
    facet(p, [(16, 88), (176, 76), (176, 86), (16, 98)], b.metal)
    facet(p, [(16, 136), (176, 136), (176, 148), (16, 148)], b.metal)
    for x in (24, 92, 164):
        facet(p, [(x, 90), (x + 7, 89), (x + 7, 172), (x, 172)], b.secondary)
    facet(p, [(36, 130), (52, 116), (92, 114), (112, 130), (126, 136), (32, 136)], b.trim)
    facet(p, [(58, 78), (74, 64), (112, 62), (132, 76), (146, 80), (56, 86)], b.trim)
    facet(p, [(20, 164), (272, 164), (272, 188), (20, 188)], b.dark)
    facet(p, [(184, 84), (236, 84), (262, 116), (278, 140), (280, 180), (184, 180)], b.primary)
    facet(p, [(200, 94), (232, 94), (252, 122), (200, 126)], _glass(b))
    facet(p, [(184, 140), (278, 140), (279, 152), (184, 152)], b.secondary, edge=False)
    _lamp(p, 276, 162, [(262, 157), (278, 157), (279, 168), (263, 168)])
    for x in (50, 90, 212, 256):
        _wheel(p, x, 188, 18, b.metal)


def _hover(p: QPainter, b: Build) -> None:
    facet(p, [(6, 150), (60, 128), (150, 108), (206, 112), (292, 150), (258, 170), (60, 172)], b.primary)
    facet(p, [(150, 112), (196, 114), (232, 138), (160, 142)], _glass(b))
    facet(p, [(22, 146), (68, 96), (88, 98), (96, 124)], b.trim)
    facet(p, [(60, 150), (280, 150), (262, 160), (60, 162)], b.secondary, edge=False)
    for x in (80, 226):
        facet(p, [(x - 30, 168), (x + 30, 168), (x + 22, 184), (x - 22, 184)], b.dark)
        glow(p, x, 190, 44, b.eye, 200)
    glow(p, 8, 152, 40, b.eye, 220)


def _train(p: QPainter, b: Build) -> None:
    facet(p, [(10, 176), (10, 92), (70, 92), (70, 108), (196, 108), (236, 120), (286, 172), (280, 186),
              (10, 186)], b.primary)
    facet(p, [(20, 100), (60, 100), (60, 130), (20, 130)], _glass(b))
    facet(p, [(4, 82), (78, 82), (78, 93), (4, 93)], b.dark)
    facet(p, [(196, 108), (204, 70), (224, 70), (230, 116)], b.metal)
    facet(p, [(84, 116), (192, 116), (192, 132), (84, 132)], b.secondary)
    facet(p, [(16, 146), (262, 148), (270, 158), (16, 158)], b.trim, edge=False)
    _lamp(p, 250, 140, [(236, 128), (254, 142), (250, 150), (236, 148)])
    for x in (46, 94, 142, 190, 236):
        _wheel(p, x, 188, 17, b.metal)
    glow(p, 214, 58, 40, b.eye, 150)


SILHOUETTES: Mapping[str, tuple[int, int, int, int]] = MappingProxyType({
    "truck": (33, 70, 278, 207), "car": (22, 102, 280, 206), "compact": (40, 74, 268, 206),
    "racer": (8, 112, 290, 207), "pursuit": (22, 94, 288, 206), "rally": (2, 92, 290, 207),
    "van": (29, 72, 276, 207), "rescue": (29, 63, 276, 207), "buggy": (30, 86, 275, 207),
    "jet": (7, 70, 288, 208), "delta": (7, 90, 292, 200), "tank": (16, 85, 296, 196),
    "artillery": (10, 24, 284, 196), "deck": (44, 46, 256, 198), "beast": (4, 46, 286, 209),
    "dino": (4, 26, 292, 208), "hydra": (1, 6, 286, 209), "walker": (41, 78, 287, 204),
    "copter": (2, 50, 318, 190), "tanker": (19, 92, 281, 206), "carrier": (16, 62, 281, 207),
    "hover": (4, 96, 292, 185), "train": (4, 69, 286, 206),
})
"""How far each reaches: left, top, right, bottom."""
VEHICLES: Mapping[str, Callable[[QPainter, Build], None]] = MappingProxyType({
    "truck": _truck, "car": _car, "compact": _compact, "racer": _racer, "pursuit": _pursuit, "rally": _rally,
    "van": _van,
    "rescue": _rescue, "buggy": _buggy, "jet": _jet, "delta": _delta, "tank": _tank, "artillery": _artillery,
    "deck": _deck, "beast": _beast, "dino": _dino, "hydra": _hydra, "walker": _walker, "copter": _copter,
    "tanker": _tanker, "carrier": _carrier, "hover": _hover, "train": _train,
})
