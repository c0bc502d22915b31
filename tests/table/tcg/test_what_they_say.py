"""What a character says is read on the table without holding it up: beside it, or in the lane while it is pointed at;
and what is flipped is large enough to be read."""
from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest

from sparktable.app.translations import WORDS
from sparktable.games.tcg.state import BATTLEFIELD, HAND
from sparktable.kernel.match import Match
from sparktable.table.lettering import SMALLER, VOICES, Words
from sparktable.table.tcg.plaque import Plaque
from tcg.table import Table

FOUR = ["Insecticon Skrapnel, Insecticon Leader", "Barrage, Merciless Insecticon", "Kickback, Cunning Insecticon",
        "Ransack, Insecticon Commando"]
CASSETTES = ["Blaster, Communications", "Eject, Electronic Surveillance", "Ramhorn, Warrior", "Steeljaw, Tracker"]


class Setting(NamedTuple):
    game: Any
    s: Any


def crowded(*tapped: str) -> Table:
    """Four a side, all of whom say something when they are in bot mode, some with Upgrades."""
    table = Table(FOUR, CASSETTES)
    for name in ("Skrapnel", "Barrage", "Kickback", "Ransack", "Blaster", "Eject", "Ramhorn", "Steeljaw"):
        table.turn_to(name, 1)
    for name in tapped:
        table.tap(name)
    return table.equip("Armored Plating", "Barrage")


@pytest.mark.parametrize("tapped", [(), ("Barrage", "Eject"), ("Skrapnel", "Barrage", "Kickback", "Ransack")],
                         ids=["untapped", "two tapped", "all tapped"])
def test_what_four_a_side_say_stands_on_them_to_the_last_word(sit, tapped: tuple[str, ...]) -> None:
    table = crowded(*tapped)
    view = sit(Setting(table.game, table.s), width=1180, height=680).view
    stand = [piece for piece in view.layout_now.pieces if isinstance(piece.drawing, Plaque)]
    assert len(stand) == sum(len(table.s.zones[BATTLEFIELD + seat]) for seat in (0, 1)) > 4
    for piece in stand:
        assert piece.drawing.whole(piece.box.w, piece.box.h, view.pictures.look), piece.name
        room = view.layout_now.get(f"team:{table.s.owner[piece.slot]}").box
        assert room.contains(piece.box.x, piece.box.y) and room.contains(piece.box.right, piece.box.bottom)
    for one, other in combinations(stand, 2):
        assert not one.box.meets(other.box), (one.key, other.key)


def test_what_has_no_room_on_a_character_is_told_large_while_it_is_pointed_at(sit) -> None:
    table = crowded()
    ann = sit(Setting(table.game, table.s), width=940, height=620)
    WORDS.use("de")
    ann.view.set_text_scale(1.5)
    key = f"card:{table.slot('Skrapnel')}"
    stands = ann.piece(key)
    assert not stands.drawing.whole(stands.box.w, stands.box.h, ann.view.pictures.look), "a mark stands for it"
    ann.hover(key)
    told = ann.piece("pointed at")
    assert "Skrapnel" in told.name and told.box.x >= 0 and told.box.right <= 940
    assert not stands.box.contains(told.box.cx, told.box.cy)
    ann.hover("turn")
    assert ann.view.layout_now.get("pointed at") is None


def test_what_can_be_read_on_a_character_is_not_told_again(sit) -> None:
    table = crowded()
    ann = sit(Setting(table.game, table.s), width=1180, height=680)
    ann.hover(f"card:{table.slot('Skrapnel')}")
    assert ann.view.layout_now.get("pointed at") is None


def test_an_upgrade_says_what_it_does_while_it_is_pointed_at(sit) -> None:
    table = Table(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"]).equip("Flamethrower", "Red Alert")
    ann = sit(Setting(table.game, table.s), width=1180, height=680)
    ann.hover(f"card:{table.slot('Flamethrower')}")
    assert ann.piece("pointed at").name == "Flamethrower: Bold 2."


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_an_upgrade_would_lie_covers_nothing_that_is_read(sit, language: str) -> None:
    table = crowded()
    table._take(0, "Armored Plating", HAND)
    table._again()
    ann = sit(Setting(table.game, table.s), width=1180, height=680)
    WORDS.use(language)
    ann.view.set_text_scale(1.0)
    ann.view.retranslate()
    ann.click(f"card:{table.s.zones[HAND][0]}")
    layout = ann.view.layout_now
    free = {int(piece.key.partition(":")[2]): piece.box for piece in layout.pieces if piece.key.startswith("free:")}
    assert len(free) == 3
    for slot, place in free.items():
        bearer = layout.of_slot(slot).box
        assert bearer.x <= place.x and place.right <= bearer.right and layout.head.contains(place.cx, place.cy)
        assert not [piece for piece in layout.pieces if piece.zone in ("own", "enemy") and piece.box.meets(place)]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_flipped_can_be_read_on_a_small_screen(sit, scale: float) -> None:
    table = Table(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"], deck=["Plasma Burst", "Data Pad"],
                  their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1240, height=680).view
    board.set_text_scale(scale)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    flipped = [piece.box for piece in board.layout_now.pieces if piece.row]
    assert flipped and all(box.w >= 72 for box in flipped)


def test_how_many_cards_were_flipped_and_why_is_told_whole(sit) -> None:
    """Also in German, in large letters, on a small table."""
    table = Table(FOUR, ["Arcee, Skilled Fighter"], deck=["Secret Dealings", "Zap", "Zap", "Plasma Burst"],
                  their_deck=["Zap", "Zap"]).equip("Piercing Blaster", FOUR[0].split(",")[0])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1040, height=640).view
    WORDS.use("de")
    board.set_text_scale(1.5)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    told = [piece for piece in board.layout_now.pieces if isinstance(piece.drawing, Words)
            and piece.drawing.text.startswith(("Deckt ", "Durchschlag"))]
    assert len(told) == 3 and any("für Weiß" in piece.drawing.text for piece in told)
    for piece in told:
        look = board.pictures.look
        face = VOICES[piece.drawing.voice](look.pt(piece.drawing.size) * SMALLER)
        assert face.width(piece.drawing.text) <= piece.box.w, piece.drawing.text
