"""A contact sheet of a game's sample faces: `python -m sparktable.table.contact_sheet OUT.png [--form F]`.

A game's room has them in its file `samples`: SAMPLES, CHARACTERS and BACKS to be drawn, and TOKENS and MODES by name.
"""

from __future__ import annotations

import argparse
import importlib
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from sparktable.games import GAMES
from sparktable.table.art import overlays, pieces
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.figures.cast import CAST, home_faction
from sparktable.table.art.fonts import load_fonts
from sparktable.table.art.render import BASE_WIDTHS, FORMS, CardRenderer, Form
from sparktable.table.art.theme import THEME_NAMES, Theme, theme

GAP = 16


def samples_of(game: str) -> Any:
    """A game's samples."""
    return importlib.import_module(f"{__package__}.{game}.samples")


def faces(samples: Any, form: Form, width: float, dpr: float, look: Theme, text_scale: float) -> list[QImage]:
    """Every sample in the form, characters with every side."""
    if form == "back":
        return [CardRenderer.image(back, form, width, dpr, look) for back in samples.BACKS]
    turned = [replace(person, turned=side) for person in samples.CHARACTERS for side in range(person.sides)]
    return [CardRenderer.image(face, form, width, dpr, look, text_scale) for face in (*samples.SAMPLES, *turned)]


def small_things(samples: Any, dpr: float, look: Theme) -> list[QImage]:
    """Movers, avatars, tokens, dice, and every overlay over a card."""
    drawn = [
        pieces.mover(name, home_faction(name), mode, 130, dpr, own=i % 2 == 0, active=i % 3 == 0)
        for i, (name, mode) in enumerate((name, mode) for name in list(CAST)[:6] for mode in samples.MODES)
    ]
    drawn += [pieces.avatar(name, home_faction(name), 64, dpr, look) for name in CAST]
    drawn += [pieces.token(kind, 48, dpr, look) for kind in (*samples.TOKENS, *pieces.SQUARES)]
    drawn += [pieces.token(kind, 48, dpr, look, "5") for kind in samples.TOKENS[:2]]
    drawn += [pieces.die(value, 56, dpr, look) for value in range(1, 7)]
    drawn += [overlays.chip("buy", "5", tone, dpr, look) for tone in overlays.TONES]
    drawn += [
        overlays.counter("31", dpr, look),
        overlays.counter("4", dpr, look, low=True),
        overlays.tick(24, dpr, look),
    ]
    card = CardRenderer.image(samples.SAMPLES[4], "board", 120, dpr, look)
    for state in overlays.STATES:
        overlay = overlays.state(state, 120, dpr, look)
        stacked = canvas(120 + 2 * overlay.margin, 168 + 2 * overlay.margin, dpr)
        with QPainter(stacked) as painter:
            painter.setRenderHints(SMOOTH)
            below = state == "shadow"
            if below:
                painter.drawImage(0, 0, overlay.image)
            painter.drawImage(QRectF(overlay.margin, overlay.margin, 120, 168), card)
            if not below:
                painter.drawImage(0, 0, overlay.image)
        drawn.append(stacked)
    return drawn


def lay_out(images: Sequence[QImage], width: int, dpr: float, look: Theme) -> QImage:
    """The pictures in rows on the felt."""
    places: list[tuple[float, float]] = []
    x = y = float(GAP)
    row = 0.0
    for image in images:
        size = image.deviceIndependentSize()
        if x + size.width() + GAP > width and x > GAP:
            x, y, row = float(GAP), y + row + GAP, 0.0
        places.append((x, y))
        x += size.width() + GAP
        row = max(row, size.height())
    sheet = canvas(width, y + row + GAP, dpr)
    with QPainter(sheet) as painter:
        painter.setRenderHints(SMOOTH)
        pieces.fill_felt(painter, QRectF(0, 0, width, y + row + GAP), dpr, look)
        for image, (left, top) in zip(images, places, strict=True):
            size = image.deviceIndependentSize()
            painter.drawImage(QRectF(left, top, size.width(), size.height()), image)
    return sheet


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Draw a sheet of sample cards or pieces.")
    parser.add_argument("out", type=Path, help="the PNG file to write")
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument("--theme", choices=THEME_NAMES, default="dark")
    parser.add_argument("--form", choices=(*FORMS, "pieces"), default="hand")
    parser.add_argument("--width", type=float, help="card width in pixels; without it, the form's own")
    parser.add_argument("--dpr", type=float, default=1.0)
    parser.add_argument("--text-scale", type=float, default=1.0)
    parser.add_argument("--sheet-width", type=int, default=1560)
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["sheet"])
    load_fonts()
    look = theme(chosen.theme)
    if chosen.form == "pieces":
        images = small_things(samples_of(chosen.game), chosen.dpr, look)
    else:
        images = faces(
            samples_of(chosen.game), chosen.form, chosen.width or BASE_WIDTHS[chosen.form], chosen.dpr, look,
            chosen.text_scale,
        )
    written = lay_out(images, chosen.sheet_width, chosen.dpr, look).save(str(chosen.out))
    del application
    return 0 if written else 1


if __name__ == "__main__":
    raise SystemExit(main())
