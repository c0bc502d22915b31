"""Places on the stage: houses, a tower and a wreck before a distant city."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sparktable.table.art.color import Colour, fade, mix
from sparktable.table.art.figures.brush import (
    MIDDLE,
    NIGHT,
    STAGE,
    WINDOW_LIGHT,
    disc,
    facet,
    glow,
    outline,
    pair,
    skyline,
)


def _distant_city(p: QPainter, rng: Random, hue: Colour, broken: bool = False) -> None:
    skyline(p, rng, mix(hue, NIGHT, 0.55), 150, 70, broken=broken)
    skyline(p, rng, mix(hue, NIGHT, 0.68), 180, 80, broken=broken)


def _windows(p: QPainter, rng: Random, hue: Colour, left: float, top: float, columns: int, rows: int,
             slope: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    cool = mix(hue, "#FFFFFF", 0.5)
    for row in range(rows):
        for column in range(columns):
            p.setBrush(fade(WINDOW_LIGHT if rng.random() < 0.6 else cool, rng.randint(90, 230)))
            p.drawRect(QRectF(left + column * 13, top + row * 21 + column * slope, 7, 11))


def _block(p: QPainter, rng: Random, hue: Colour, left: float, right: float, top: float,
           stone: QColor) -> None:
    """A tower block: lit front, dark side, lit windows."""
    depth = (right - left) * 0.28
    facet(p, [(left, top + 8), (right - depth, top - 6), (right - depth, 330), (left, 330)], stone)
    facet(p, [(right - depth, top - 6), (right, top + 8), (right, 330), (right - depth, 330)],
          mix(stone, NIGHT, 0.45))
    columns = max(1, int((right - depth - left - 12) // 13))
    rows = max(1, int((236 - top) // 22))
    _windows(p, rng, hue, left + 8, top + 20, columns, rows, -2)


def houses(p: QPainter, rng: Random, hue: Colour) -> None:
    _distant_city(p, rng, hue)
    stone = mix(hue, "#C9D2DC", 0.4)
    roof = rng.choice(("dome", "mast", "dish", "chimney"))
    split = rng.uniform(128, 164)
    tops = rng.sample((92, 106, 120, 134, 146), 2)
    x = split + (262 - split) * 0.4
    _block(p, rng, hue, 46, split, tops[0], mix(stone, NIGHT, 0.2))
    if roof == "dome":
        p.setPen(outline())
        p.setBrush(mix(stone, "#FFFFFF", 0.2))
        p.drawPie(QRectF(x - 38, tops[1] - 46, 76, 92), 0, 180 * 16)
        glow(p, x, tops[1] - 26, 44, mix(hue, "#FFFFFF", 0.5), 170)
    elif roof == "chimney":
        for dx in (-22, 14):
            facet(p, [(x + dx, tops[1] - 62), (x + dx + 14, tops[1] - 64), (x + dx + 18, tops[1] + 4),
                      (x + dx - 3, tops[1] + 4)],
                  mix(stone, NIGHT, 0.35))
        glow(p, x - 14, tops[1] - 70, 34, mix(hue, "#FFFFFF", 0.5), 170)
    else:
        facet(p, [(x - 20, tops[1] - 34), (x + 20, tops[1] - 38), (x + 20, tops[1] + 6),
                  (x - 20, tops[1] + 8)], mix(stone, NIGHT, 0.3))
        p.setPen(QPen(fade(mix(hue, "#FFFFFF", 0.6), 220), 2.4))
        p.drawLine(QPointF(x, tops[1] - 36), QPointF(x, tops[1] - 78))
        if roof == "dish":
            facet(p, [(x - 30, tops[1] - 86), (x + 2, tops[1] - 60), (x + 26, tops[1] - 54),
                      (x - 10, tops[1] - 50)], stone)
        glow(p, x, tops[1] - 78, 40, mix(hue, "#FFFFFF", 0.5), 200)
    _block(p, rng, hue, split + 8, 262, tops[1], stone)


def tower(p: QPainter, rng: Random, hue: Colour) -> None:
    _distant_city(p, rng, hue)
    stone = mix(hue, "#D7DDE6", 0.45)
    slim, wing = rng.uniform(-5, 7), rng.uniform(-14, 16)
    pair(p, [(70, 158 - wing * 0.6), (56, 168 - wing * 0.6), (50, 330), (84, 330), (84, 164 - wing * 0.6)],
         mix(stone, NIGHT, 0.4))
    pair(p, [(112, 120 + wing), (92, 132 + wing), (84, 330), (122, 330), (126, 130 + wing)],
         mix(stone, NIGHT, 0.25))
    crown = rng.choice(("spire", "fork", "orb"))
    if crown == "fork":
        pair(p, [(MIDDLE - 4, 74), (MIDDLE - 14, 30), (MIDDLE - 22 - slim, 26), (MIDDLE - 20 - slim, 80)],
             stone)
    pair(p, [(MIDDLE, 34 if crown != "fork" else 68), (136 - slim, 72), (130 - slim, 150), (122 - slim, 330),
             (MIDDLE, 330)], stone)
    if crown == "orb":
        disc(p, MIDDLE, 34, 13, mix(stone, "#FFFFFF", 0.4))
    height = rng.uniform(86, 116)
    p.setBrush(Qt.BrushStyle.NoBrush)
    light = mix(hue, "#FFFFFF", 0.7)
    for i in range(rng.randint(1, 3)):
        p.setPen(QPen(fade(light, 220 - 60 * i), 3 - i * 0.8))
        p.drawEllipse(QPointF(MIDDLE, height + i * 4), 68 + i * 18, 15 + i * 7)
    glow(p, MIDDLE, 36, 46, mix(hue, "#FFFFFF", 0.5), 220)
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(40):
        low, high = rng.choice(((60, 80), (94, 118), (136, 164), (182, 206), (222, 242)))
        p.setBrush(fade(WINDOW_LIGHT, rng.randint(120, 230)))
        p.drawRect(QRectF(rng.uniform(low, high), rng.uniform(150, 226), 2.4, 3.4))


def wreck(p: QPainter, rng: Random, hue: Colour) -> None:
    _distant_city(p, rng, hue, broken=True)
    stone = mix(hue, "#8F8A86", 0.4)
    if rng.random() < 0.5:
        p.translate(STAGE, 0)
        p.scale(-1, 1)
    dip = [rng.uniform(-14, 14) for _ in range(6)]
    facet(p, [(40, 128 + dip[0]), (52, 96 + dip[1]), (66, 122), (80, 88 + dip[2]), (92, 134), (100, 240),
              (36, 240)],
          mix(stone, NIGHT, 0.25))
    facet(p, [(92, 134), (104, 118 + dip[3]), (116, 240), (100, 240)], mix(stone, NIGHT, 0.6))
    p.save()
    p.translate(206, 180)
    p.rotate(rng.uniform(8, 24))
    facet(p, [(-34, -96 + dip[4]), (-16, -70), (-6, -104 + dip[5]), (14, -62), (30, -88), (36, 70),
              (-36, 70)], stone)
    facet(p, [(30, -88), (46, -70), (52, 70), (36, 70)], mix(stone, NIGHT, 0.6))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(fade("#0A0D12", 220))
    for i in range(9):
        p.drawRect(QRectF(-26 + (i % 3) * 20, -44 + (i // 3) * 30, 10, 16))
    p.restore()
    for _ in range(16):
        x, y, s = rng.uniform(10, 290), rng.uniform(212, 262), rng.uniform(8, 30)
        facet(p, [(x - s, y + s * 0.4), (x - s * 0.4, y - s * 0.5), (x + s * 0.5, y - s * 0.3),
                  (x + s, y + s * 0.5)],
              mix(stone, NIGHT, rng.uniform(0.2, 0.6)))
    p.setPen(Qt.PenStyle.NoPen)
    ember = rng.choice(("#FFB066", "#B8F06A", "#FFD27A"))
    for _ in range(26):
        p.setBrush(fade(ember, rng.randint(90, 220)))
        s = rng.uniform(0.8, 2.4)
        p.drawEllipse(QPointF(rng.uniform(20, 280), rng.uniform(20, 220)), s, s)
    glow(p, MIDDLE, 216, 90, mix(ember, "#FF8A3C", 0.5), 120)
