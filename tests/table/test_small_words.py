"""No word and no number on a card of the Matrix's table is smaller than a player can read: what finds no room in that
size is left out, and told when the card is pointed at."""
from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtGui import QPainter

from matrix.table import Table
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.matrix.card import CHARACTER, UNKNOWN
from sparktable.games.matrix.state import HAND, MAIN_DECK, MATRIX, PLAY, seat_zone
from sparktable.kernel.view import view
from sparktable.kernel.zones import move, turn_up
from sparktable.table.art import fonts
from sparktable.table.art.face import CharacterFace, Face
from sparktable.table.art.render import CardRenderer, canvas, fits
from sparktable.table.art.theme import theme
from sparktable.table.drawings import CardPicture, WideCard
from sparktable.table.matrix.cards import front
from sparktable.table.matrix.player_panel import PlayerPanel
from sparktable.table.matrix.tableau import MatrixTableau
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout
from sparktable.table.pointed_card import pointed_pieces

pytestmark = pytest.mark.usefixtures("qapp")

SMALLEST = {1.0: 10.0, 1.5: 13.0}
"""In logical pixels, for each size of texts."""
TABLES = {"1280x720": (1244, 680), "1920x1080": (1490, 1010), "3840x2160": (2980, 2020)}
"""What a window leaves to the table."""
CORE = ["Bumblebee", "Ironhide", "Ratchet", "Optimus Prime", "Wheeljack"]
BOXES = (("core", "competitive", CORE[:2]), ("core", "competitive", CORE),
         ("war-on-cybertron", "tvt", ["Elita-1", "Megatron", "Optimus Prime", "Soundwave"]))
"""From few spaces to many."""

NAMED = frozenset({"board", "hand", "play", "own"})
"""Where each card has its name."""
Letters = dict[str, float]
"""What is written, and how large at its smallest."""
Measure = Callable[[Callable[[], object]], Letters]


@pytest.fixture
def measure(monkeypatch: pytest.MonkeyPatch) -> Measure:
    """Says what is written on a picture, and how large. Nothing else takes time: art and frames have no letters, and
    how a letter looks tells nothing."""
    written: Letters = {}
    plain = fonts.write

    def write(p, x, baseline, text, face, colour) -> None:
        scale = p.deviceTransform().m22() / p.device().devicePixelRatio()  # their height: some are condensed
        written[text] = min(face.px * scale, written.get(text, face.px * scale))

    for name, module in list(sys.modules.items()):
        if name.startswith("sparktable.table") and getattr(module, "write", None) is plain:
            monkeypatch.setattr(module, "write", write)
        for bare in ("draw_art", "frame", "weave"):
            if name.startswith("sparktable.table.art") and hasattr(module, bare):
                monkeypatch.setattr(module, bare, lambda *_: None)

    def during(paint: Callable[[], object]) -> Letters:
        written.clear()
        paint()
        return {text: px for text, px in written.items() if text.strip()}

    return during


def dealt(box: str, mode: str, names: list[str], hand: int, played: int) -> Table:
    """Everything on the board lies open; the first player holds some cards and has played others."""
    table = Table(*names, box=box, mode=mode)
    for slot in table.s.zones[MATRIX]:
        if slot >= 0:
            turn_up(table.s, slot)
    supply = list(table.s.zones[MAIN_DECK])
    for index, slot in enumerate(supply[:hand + played]):
        move(table.s, slot, seat_zone(0, HAND if index < hand else PLAY))
    return table


def laid_out(table: Table, room: tuple[int, int], text: float) -> tuple[Layout, Look]:
    tableau = MatrixTableau()
    look = Look(theme(), k=tableau.scale(*room), text=text)
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben", "Cleo", "Dan", "Eve"])
    return tableau.layout(view(table.s, 0), *room, look, speech), look


Shown = tuple[CardPicture | WideCard, float, float]
"""A card and its size."""


def sizes(room: tuple[int, int], text: float) -> Iterator[tuple[Shown, list[Face], str]]:
    """Each form and size in which cards lie on the table, with all that may lie there so, and where that is."""
    seen = set()
    for box, mode, names in BOXES:
        for hand, played in ((5, 1), (7, 3), (9, 5)):
            table = dealt(box, mode, names, hand, played)
            layout, _ = laid_out(table, room, text)
            for piece in layout.pieces:
                for drawing, spot in (piece.drawing, piece.box), *((mark.drawing, mark.box) for mark in piece.marks):
                    if isinstance(drawing, CardPicture | WideCard):
                        kind = (getattr(drawing, "form", "across"), isinstance(drawing.face, CharacterFace))
                        if (box, kind, spot[2:]) not in seen:
                            seen.add((box, kind, spot[2:]))
                            yield (drawing, spot.w, spot.h), list(fronts(table, kind[1])), piece.zone


def fronts(table: Table, characters: bool) -> Iterator[Face]:
    """Every title of the box, or every side of every character."""
    for card in {card.name: card for card in table.s.cards if card.type != UNKNOWN}.values():
        if (card.type == CHARACTER) == characters:
            yield from (front(card, WORDS, side) for side in ((0, 1) if characters else (0,)))


def made(shown: Shown, face: Face, look: Look) -> None:
    drawing, width, height = shown
    if isinstance(drawing, WideCard):
        replace(drawing, face=face).make(width, height, look)
    else:
        image = canvas(width, height, look.dpr)
        with QPainter(image) as p:  # round corners are nothing to read
            CardRenderer.paint(p, face, drawing.form, image.width() / look.dpr, look.theme, look.text, k=look.larger)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", SMALLEST)
@pytest.mark.parametrize("room", TABLES.values(), ids=TABLES)
def test_no_card_has_letters_that_are_too_small(measure: Measure, room, text: float, language: str) -> None:
    WORDS.use(language)
    look, small = Look(theme(), k=MatrixTableau().scale(*room), text=text), {}
    for shown, faces, zone in sizes(room, text):
        for face in faces:
            found = measure(partial(made, shown, face, look))
            small |= {(word, round(px, 1)): (zone, shown) for word, px in found.items()
                      if px < SMALLEST[text] * look.larger - 0.01}
            if zone in NAMED and getattr(shown[0], "form", "") != "mini":
                name = face.name if isinstance(face, CharacterFace) else face.title
                assert as_one(name) in as_one("".join(found)), f"the name is cut in {shown}: {list(found)}"
    assert not small


def as_one(text: str) -> str:
    """Letters only: a name may stand in several lines, and a long word be broken."""
    return re.sub(r"[^a-z0-9…]", "", text.casefold())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", SMALLEST)
@pytest.mark.parametrize("room", TABLES.values(), ids=TABLES)
def test_a_card_that_is_pointed_at_says_all_that_it_says_in_letters_that_can_be_read(
        measure: Measure, room, text: float, language: str) -> None:
    WORDS.use(language)
    for box, mode, names in BOXES:
        table = dealt(box, mode, names, 5, 1)
        layout, look = laid_out(table, room, text)
        board = next(piece for piece in layout.pieces if piece.zone == "board")
        for face in (*fronts(table, False), *fronts(table, True)):
            (card,) = pointed_pieces(board, face, layout, None, look)
            assert layout.beside.w * 1.5 >= card.box.w and not card.box.meets(board.box)
            assert isinstance(card.drawing, CardPicture)
            assert fits(face, card.drawing.form, card.box.w / look.larger, text), face
            found = measure(partial(made, (card.drawing, card.box.w, card.box.h), face, look))
            assert min(found.values()) >= SMALLEST[1.0] - 0.01


@pytest.mark.parametrize("room", [(1244, 680), (1210, 592)], ids=["played", "watched again"])
@pytest.mark.parametrize("text", SMALLEST)
def test_names_and_numbers_of_four_players_can_be_read(measure: Measure, room: tuple[int, int], text: float) -> None:
    layout, look = laid_out(dealt(*BOXES[2], 5, 1), room, text)
    panels = [piece for piece in layout.pieces if isinstance(piece.drawing, PlayerPanel)]
    assert len(panels) == 4
    for piece in panels:
        image = canvas(piece.box.w, piece.box.h, look.dpr)
        with QPainter(image) as p:
            found = measure(partial(piece.drawing.paint, p, piece.box.w, piece.box.h, look))
        assert piece.drawing.name in found
        assert not {word: px for word, px in found.items() if px < SMALLEST[text] - 0.01}
