"""Every board has a ground of its own, and panels and piles beside it tell what they have room for."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from arena.table import pawn
from sparktable.table.animation import Flight
from sparktable.table.arena.grounds import GROUNDS, BoardGround
from sparktable.table.arena.tracks import who_fits
from sparktable.table.art.fonts import body
from sparktable.table.art.theme import theme
from sparktable.table.lettering import Words
from sparktable.table.picture_store import Look
from sparktable.table.show import Leave

from .positions import answer, attack, begun, placed


def test_nobody_in_the_uppermost_row_covers_its_letter(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "J1")))
    letters = {piece.drawing.text: piece.box for piece in ann.view.layout_now.pieces
               if isinstance(piece.drawing, Words) and piece.drawing.text in ("A", "J")}
    for mover, letter in ((0, "A"), (1, "J")):
        assert ann.piece(f"mover:{mover}").box.y >= letters[letter].bottom - 1


def test_in_high_contrast_the_squares_can_be_told_apart(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "C1")))
    ann.view.set_theme("high-contrast")
    box, grabbed = ann.piece("space:44").box, ann.view.grab().toImage()
    edge, inside = (grabbed.pixelColor(box.x + x, round(box.cy)).lightness() for x in (0, 8))
    assert edge - inside > 50


def test_both_sides_of_any_game_have_room_beside_the_hand(sit) -> None:
    """Players sit at the right of the band, however many they are: the board and the stage have the rest."""
    for options in ({"mode": "duel"}, {"mode": "team", "players": 6}, {"mode": "master", "players": 4}):
        ann = sit(begun(**options))
        lies = ann.view.layout_now
        panels = [piece.box for piece in lies.pieces if piece.key.startswith("player:")]
        hand = [piece.box for piece in lies.pieces if piece.zone == "hand"]
        assert len(panels) == options.get("players", 2)
        assert all(panel.bottom <= ann.view.height() and panel.y > lies.prompt.bottom for panel in panels)
        assert not hand or max(card.right for card in hand) < min(panel.x for panel in panels)


@pytest.mark.parametrize("look", ["dark", "high-contrast"])
def test_every_board_has_a_ground_of_its_own_and_high_contrast_a_flat_one(qapp, look: str) -> None:
    colours = {}
    for board in GROUNDS:
        image = QImage(400, 300, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        with QPainter(image) as painter:
            BoardGround(board, 30, 30, 10).paint(painter, 400, 300, Look(theme(look)))
        colours[board] = {image.pixel(x, y) for x in range(60, 380, 5) for y in range(60, 280, 5)}
    assert len({frozenset(found) for found in colours.values()}) == len(GROUNDS)
    for board, found in colours.items():
        assert (len(found) == 1) == (look == "high-contrast"), board


def test_the_ground_lies_under_the_squares(sit) -> None:
    ann = sit(placed(pawn("Optimus Prime", "A1"), pawn("Megatron", "B3"), actions=2))
    lies = list(ann.view.layout_now.pieces)
    board = ann.piece("board")
    squares = [piece for piece in lies if piece.key.startswith("space:")]
    assert len(squares) == 70
    for square in squares:
        assert board.box.contains(square.box.x, square.box.y) and square.box.bottom <= board.box.bottom


def test_who_plays_is_told_shorter_rather_than_cut(qapp: object) -> None:
    face = body(12)
    whole, last = "Ally · Computer · Scout", "Scout"
    assert who_fits(whole, "", face.width(whole) + 1, face) == whole
    assert who_fits(whole, "", face.width("Computer · Scout") + 1, face) == "Computer · Scout"
    assert who_fits(whole, "", 1.0, face) == last
    assert who_fits(whole, "Ally", 1.0, face) == "Ally", "who stands on one’s own side matters most"


def test_no_pile_tells_of_cards_before_a_transformer_is_chosen(sit) -> None:
    piles = [piece for piece in sit(begun(mode="duel", draft=True)).view.layout_now.pieces
             if piece.key.startswith(("pile:deck:", "pile:discards:"))]
    assert len(piles) == 2 and not any(piece.pile for piece in piles)


def test_the_back_on_a_pile_has_no_word_under_the_number_of_its_cards(sit) -> None:
    layout = sit(begun(mode="duel", characters=["Optimus Prime", "Megatron"])).view.layout_now
    pile, = [piece for piece in layout.pieces if piece.key.startswith("pile:deck:")]
    assert pile.pile and not pile.drawing.face.label


@pytest.mark.parametrize("size", [(1244, 680), (1490, 1010)])
def test_what_comes_to_another_player_covers_neither_name_nor_number_and_is_gone_before_the_next_turn(
        sit, size: tuple[int, int]) -> None:
    ann = attack(lambda *a, **k: sit(*a, width=size[0], height=size[1], **k), seat=1)
    while ann.match.state.active == 0:
        answer(ann, "draw")
    panel = ann.view.display.base.get("player:0").box
    steps = [step for change in ann.view.queue._waiting for step in change.steps]
    flights = [(at, motion) for at, step in enumerate(steps) for _, motion in step
               if isinstance(motion, Flight) and motion.to.meets(panel)]
    assert flights
    for at, flight in flights:
        assert flight.to.right <= panel.x + panel.w * 0.32 and flight.to.y >= panel.y + panel.h * 0.25
        assert any(isinstance(motion, Leave) and motion.actor is flight.actor for _, motion in steps[at])
