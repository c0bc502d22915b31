"""Cards of the hand: none covers another, and whatever there is room for is read without pointing."""
from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from sparktable.table.art.fonts import SMALLEST
from sparktable.table.art.theme import theme
from sparktable.table.highlights import raised
from sparktable.table.picture_store import Look
from sparktable.table.tcg.hand_card import HandCard
from table.conftest import overlap
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"
CARDS = ["Grenade Launcher", "Force Field", "Primary Laser", "Reinforced Plating", "Plasma Burst", "Zap",
         "Inspiring Leadership", "Improvised Shield", "Data Pad", "Rapid Conversion", "Leap Into Battle",
         "Supercharge"]


def held(sit, count: int, size: tuple[int, int], scale: float) -> list:
    ann = sit(Table([RED_ALERT], [ARCEE], hand=CARDS[:count]), width=size[0], height=size[1])
    ann.view.set_text_scale(scale)
    ann.wait()
    return [piece for piece in ann.view.layout_now.pieces if piece.zone == "hand" and piece.slot >= 0]


@pytest.mark.parametrize(("size", "scale"), [((1280, 690), 1.0), ((1280, 690), 1.5), ((1040, 640), 1.5),
                                             ((1500, 1020), 1.0)])
@pytest.mark.parametrize("count", [1, 5, 8, 12])
def test_no_card_covers_another_and_all_are_in_the_band(sit, count: int, size: tuple[int, int], scale: float) -> None:
    hand = held(sit, count, size, scale)
    assert len(hand) == count
    assert not [pair for pair in combinations((piece.box for piece in hand), 2) if overlap(*pair)]
    assert all(piece.box.bottom <= size[1] for piece in hand)


@pytest.mark.parametrize(("count", "size", "scale"), [(4, (1240, 690), 1.0), (7, (1240, 690), 1.0),
                                                      (4, (1240, 690), 1.5), (7, (1500, 1020), 1.0),
                                                      (10, (1240, 690), 1.0), (10, (1240, 690), 1.5)])
def test_what_cards_say_is_read_where_they_lie(sit, count: int, size: tuple[int, int], scale: float) -> None:
    hand = held(sit, count, size, scale)
    look = Look(theme("dark"), k=1.0, text=scale)
    for piece in hand:
        assert isinstance(piece.drawing, HandCard)
        assert piece.drawing.letters >= (10.0 if scale == 1.0 else 13.0)
    said = [piece.drawing.parts(piece.box.w, piece.box.h, look).text is not None for piece in hand]
    assert sum(said) >= count - 1


@pytest.mark.parametrize(("size", "scale"), [((1280, 690), 1.0), ((1240, 690), 1.5), ((1900, 1020), 1.0)])
@pytest.mark.parametrize("at", [0, 5, 11])
def test_one_that_is_looked_at_is_read_whole_and_leaves_all_above_the_hand_in_sight(
        sit, at: int, size: tuple[int, int], scale: float) -> None:
    """Upright it would lie on the question, on characters and on the players' panels."""
    ann = sit(Table([RED_ALERT], [ARCEE], hand=CARDS), width=size[0], height=size[1])
    ann.view.set_text_scale(scale)
    layout, look = ann.view.layout_now, ann.view.pictures.look
    hand = [piece for piece in layout.pieces if piece.zone == "hand" and piece.slot >= 0]
    up = raised(layout, hand[at].key, look).get(hand[at].key)
    assert up is not None and isinstance(up.drawing, HandCard)
    assert up.drawing.parts(up.box.w, up.box.h, look).whole and up.drawing.letters >= hand[at].drawing.letters
    assert up.box.y >= layout.prompt.bottom and up.box.bottom <= size[1]
    assert not [piece.key for piece in layout.pieces if piece.zone == "lines" and piece.box.meets(up.box)]


def test_one_that_cannot_be_played_is_read_without_a_shade_and_only_the_prompt_says_why(sit) -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Zap", "Force Field"])
    table.s.plays = 0
    ann = sit(table, width=1280, height=690)
    key = f"card:{table.slot('Zap', 0)}"
    assert ann.piece(key).veil
    ann.click(key)
    ann.view.say_why("One card a turn")
    ann.hover(key)
    assert not ann.view.display.drawn.get(key).veil
    assert "One card a turn" in ann.piece("prompt").name and ann.view.layout_now.get("note") is None


@pytest.mark.parametrize("height", [60.0, 125.0])
def test_a_name_and_icons_stay_where_there_is_no_room_for_words(sit, height: float) -> None:
    hand = held(sit, 2, (1280, 690), 1.0)
    look = Look(theme("dark"))
    card = HandCard(hand[1].drawing.face, "hand", SMALLEST)
    low = card.parts(80.0, height, look)
    assert low.name and low.art <= height and not low.whole
    assert isinstance(card.make(80.0, height, look), QImage)


def test_a_large_hand_takes_the_room_of_what_the_turn_allows_which_is_still_said(sit) -> None:
    ann = sit(Table([RED_ALERT], [ARCEE], hand=CARDS[:4]), width=1240, height=690)
    told = ann.piece("open:flip")
    many = sit(Table([RED_ALERT], [ARCEE], hand=CARDS), width=1240, height=690)
    short = many.piece("open:flip")
    assert short.box.w < told.box.w / 2 and not short.drawing.word
    assert short.name == told.name == told.drawing.word
