"""What a character says is read on the table without holding it up: beside it, or in the lane while it is pointed at;
and what is flipped is large enough to be read."""
from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest

from sparktable.app.translations import WORDS
from sparktable.games.tcg.state import HAND
from sparktable.kernel.match import Match
from sparktable.table.art.text import ELLIPSIS
from sparktable.table.lettering import Paragraph
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.reveal_drawings import Addends
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
def test_what_four_a_side_say_stands_beside_them_and_covers_nothing(sit, tapped: tuple[str, ...]) -> None:
    table = crowded(*tapped)
    layout = sit(Setting(table.game, table.s), width=1180, height=680).view.layout_now
    texts = [piece for piece in layout.pieces if piece.key.startswith("says:")]
    assert {table.slot(name) for name in ("Skrapnel", "Barrage", "Ransack")} <= {piece.slot for piece in texts}
    assert not [piece for piece in layout.pieces if isinstance(piece.drawing, FighterCard)
                and ELLIPSIS in piece.drawing.keywords]
    lie = [piece for piece in layout.pieces if piece.zone in ("own", "enemy")] + texts
    for one, other in combinations(lie, 2):
        assert not one.box.inset(1).meets(other.box), (one.key, other.key)
    for seat in (0, 1):
        room = layout.get(f"team:{seat}").box
        assert all(room.contains(piece.box.x, piece.box.y) and room.contains(piece.box.right, piece.box.bottom)
                   for piece in texts if table.s.owner[piece.slot] == seat)


def test_what_has_no_room_beside_a_character_is_told_while_it_is_pointed_at(sit) -> None:
    table = crowded()
    ann = sit(Setting(table.game, table.s), width=1180, height=680)
    WORDS.use("de")
    ann.view.set_text_scale(1.5)
    key = f"card:{table.slot('Skrapnel')}"
    assert ann.view.layout_now.get(f"says:{table.slot('Skrapnel')}") is None
    assert ann.piece(key).drawing.keywords[-1] == ELLIPSIS, "it is marked that it says more"
    ann.hover(key)
    told = ann.piece("pointed at")
    assert "Skrapnel" in told.name and told.box.x >= 0 and told.box.right <= 1180
    assert not [piece for piece in ann.view.layout_now.pieces if isinstance(piece.drawing, FighterCard)
                and piece.key == key and piece.box.contains(told.box.cx, told.box.cy)]
    ann.hover("turn")
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
    free = [piece.box for piece in layout.pieces if piece.key.startswith("free:")]
    texts = [piece.box for piece in layout.pieces if piece.key.startswith("says:")]
    assert len(free) == 3 and not [box for box in free for text in texts if box.meets(text)]
    assert all(layout.get("team:0").box.contains(box.cx, box.cy) for box in free)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_is_flipped_has_the_whole_height_of_its_row(sit, scale: float) -> None:
    """Nothing stands above the cards, so that they can be read on a small screen in large letters."""
    table = Table(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"], deck=["Plasma Burst", "Data Pad"],
                  their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1240, height=680).view
    board.set_text_scale(scale)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    flipped = [piece.box for piece in board.layout_now.pieces if piece.row]
    stage = board.layout_now.get("battle").box
    assert flipped and all(box.h > stage.h * 0.3 and box.w >= 84 for box in flipped)


def test_how_many_cards_were_flipped_and_why_is_told_whole(sit) -> None:
    """Also in German, in large letters, on a small table."""
    table = Table(FOUR, ["Arcee, Skilled Fighter"], deck=["Secret Dealings", "Zap", "Zap", "Plasma Burst"],
                  their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    events = match.take(next(each for each in match.decision.options if each.kind == "attack"))
    board = sit(table, width=1040, height=640).view
    WORDS.use("de")
    board.set_text_scale(1.5)
    board.set_view(match.moments(events)[-1].seen_by(0).view)
    told = [piece for piece in board.layout_now.pieces if isinstance(piece.drawing, Paragraph)
            and " mit " in piece.drawing.text]
    assert len(told) == 2 and any("weiße Symbol" in piece.drawing.text for piece in told)
    for piece in told:
        flowed = piece.drawing.wrapped(piece.box.w, board.pictures.look)
        assert flowed.height <= Paragraph.lines(flowed, piece.box.h) * flowed.line_height + 1, piece.drawing.text


def test_what_adds_to_a_sum_takes_two_lines_before_it_is_cut(sit) -> None:
    board = sit(Table(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"])).view
    board.set_text_scale(1.5)
    one, other = (board.pictures.pixmap(Addends((("alt", "Alt-Modus", 4), ("b_orange", words, 2))), 115, 54).toImage()
                  for words in ("Orange Symbole", "Orange Symbola"))
    assert one != other, "it is told to its last letter"
