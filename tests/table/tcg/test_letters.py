"""What is open is told as the turn allows it, and taken up by a letter: what can be flipped, who can attack."""
from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt

from sparktable.kernel.view import view
from tcg.table import Table

RED_ALERT, ARCEE, PROWL = "Red Alert, Security Chief", "Arcee, Skilled Fighter", "Prowl, Military Strategist"
F, A, ENTER, ESC = Qt.Key.Key_F, Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_Escape


class Setting(NamedTuple):
    game: Any
    s: Any


@pytest.fixture
def table() -> Table:
    return Table([RED_ALERT, PROWL], [ARCEE], hand=["Zap"])


@pytest.fixture
def ann(sit, table):
    player = sit(Setting(table.game, table.s), width=1280, height=720)
    player.view.keys.letters = {"F": "flip", "A": "attack", "T": "tap"}
    return player


def test_a_letter_takes_up_the_next_that_can_and_enter_does_it(ann, table) -> None:
    ann.keys(F)
    assert "Flip Red Alert" in ann.piece("prompt").name
    ann.keys(F)
    assert "Flip Prowl" in ann.piece("prompt").name
    ann.keys(ENTER)
    assert [option.kind for option in ann.given] == ["flip"]
    assert ann.given[0].value("card") == table.slot("Prowl")


def test_another_letter_means_something_else_of_the_same_character(ann, table) -> None:
    ann.keys(F)
    assert ann.view.layout_now.get("forecast") is None
    ann.keys(A)
    assert "Attack with Red Alert" in ann.piece("prompt").name and ann.piece("forecast")
    ann.keys(ESC)
    assert "What do you do" in ann.piece("prompt").name
    ann.keys(A, A, ENTER)
    assert ann.given[0].kind == "attack" and ann.given[0].value("card") == table.slot("Prowl")


def test_a_letter_for_what_somebody_can_do_in_two_ways_asks_which_and_offers_nothing_else(sit) -> None:
    table = Table(["Blitzwing, Relentless Foe"], [ARCEE])
    ann = sit(Setting(table.game, table.s), width=1280, height=720)
    ann.view.keys.letters = {"F": "flip", "A": "attack"}
    ann.keys(F)
    assert ann.piece("prompt").name.startswith("Blitzwing: choose one")
    ann.keys(ENTER)
    listed = [piece.option.kind for piece in ann.view.layout_now.pieces if piece.zone == "chooser" and piece.option]
    assert listed == ["flip", "flip"]


def test_what_a_letter_took_up_for_one_thing_is_still_dragged_for_all(ann, table) -> None:
    ann.keys(F)
    ann.drag(f"card:{table.slot('Red Alert')}", arcee := f"card:{table.slot('Arcee')}", drop=False)
    assert "Attack whom with Red Alert?" in ann.piece("prompt").name and ann.view.aimed == arcee


def test_a_letter_that_nothing_can_be_done_with_says_so(ann) -> None:
    ann.keys(Qt.Key.Key_T)
    assert "Nothing here can do that" in ann.piece("prompt").name


@pytest.mark.parametrize(("plays", "flips", "told"), [
    (99, 1, "In any order: flip a character, play an Action. Then attack."),
    (0, 1, "You may flip a character first, then you attack."),
    (0, 0, "Only the attack is left"),
])
def test_the_question_offers_only_what_the_turn_allows(sit, table, plays: int, flips: int, told: str) -> None:
    table.s.plays, table.s.flips = plays, flips
    table._again()
    assert told in sit(Setting(table.game, table.s), width=1280, height=720).piece("prompt").name


def test_a_letter_holds_up_the_other_side_and_turns_it_back(ann, table) -> None:
    ann.view.keys.letters = {"O": "other_side"}
    ann.view.focus_piece(f"card:{table.slot('Prowl')}")
    ann.keys(Qt.Key.Key_O)
    assert ann.piece("held card").name == "Prowl, bot mode"
    ann.keys(Qt.Key.Key_O)
    assert ann.piece("held card").name == "Prowl, alt mode"
    ann.keys(ESC)
    assert ann.view.layout_now.get("held card") is None
    ann.keys(Qt.Key.Key_O)
    assert ann.piece("held card").name == "Prowl, bot mode", "looked at anew it is the other side once more"


def test_a_card_that_is_held_up_shows_its_other_side_and_what_counts_now(ann, table) -> None:
    """A click on the other side turns it over; the Upgrades on it and the health that is left stand beside it."""
    slot = table.slot("Prowl")
    table.equip("Primary Laser", "Prowl").hurt("Prowl", 2)
    ann.view.set_view(view(table.s, 0))
    ann.view.looking.hold_up(slot)
    told = [piece.name for piece in ann.view.layout_now.pieces if piece.key.startswith("held counts:")]
    assert any("2 damage" in line for line in told) and any(line.startswith("Primary Laser: ") for line in told)
    card, other = ann.piece("held card").box, ann.piece("held other side")
    assert other.box.right < card.x and other.name.endswith("bot mode")
    ann.click("held other side")
    assert ann.piece("held card").name == "Prowl, bot mode"
    words = [piece.box for piece in ann.view.layout_now.pieces if piece.key.startswith("word:card:")]
    assert len({box.w for box in words}) == 1 and all(box.x > card.right for box in words)


def test_a_card_without_another_side_says_so(ann) -> None:
    ann.view.keys.letters = {"O": "other_side"}
    hand = next(piece for piece in ann.view.layout_now.pieces if piece.zone == "hand")
    ann.view.focus_piece(hand.key)
    ann.keys(Qt.Key.Key_O)
    assert "another side" in ann.piece("prompt").name
