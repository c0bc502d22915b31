"""What stands and lies in a team besides plain characters: Combiners, those who were KO'd, Secret Actions; and what
was played last."""
from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.deeds.combining import combine, form_of
from sparktable.games.tcg.state import KO_AREA
from sparktable.kernel.run import pending
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from sparktable.table.art.theme import theme
from sparktable.table.geometry import CARD_RATIO
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout
from sparktable.table.tcg.drawings import Fallen, FighterCard, PartTile
from sparktable.table.tcg.tableau import TcgTableau
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"
STILL_WORKS = "Autobot Hot Rod, Impulsive Fighter"
PARTS = ["Dreadwind, Air Defense", "Blackwing, Aerial Attacker"]


class Combined(NamedTuple):
    table: Table
    form: int
    parts: list[int]


def laid(table: Table, seat: int = 0) -> Layout:
    WORDS.use("en")
    pending(table.s)
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"])
    return TcgTableau().layout(view(table.s, seat), 1280, 720, Look(theme('dark')), speech)


@pytest.fixture
def combined() -> Combined:
    table = Table([*PARTS, RED_ALERT], [ARCEE])
    form, parts = form_of(table.s, 0, "Dreadwing, Sky Destroyer"), [table.slot(name.split(",")[0]) for name in PARTS]
    combine(table.s, 0, form, parts)
    return Combined(table, form, parts)


def fighter(layout: Layout, slot: int) -> Any:
    piece = layout.get(f"card:{slot}")
    assert piece is not None and isinstance(piece.drawing, FighterCard)
    return piece


def test_a_combiner_is_one_wide_card_made_of_its_parts(combined: Combined) -> None:
    layout = laid(combined.table)
    whole, other = fighter(layout, combined.form), fighter(layout, combined.table.slot("Red Alert"))
    assert whole.box.w > whole.box.h > other.box.w and "Combined from 2" in whole.name
    for part in combined.parts:
        tile = layout.get(f"card:{part}")
        assert tile is not None and isinstance(tile.drawing, PartTile)
        assert whole.box.x <= tile.box.x and tile.box.right <= whole.box.right and tile.box.y >= whole.box.bottom


def test_tapped_it_stands_upright_and_nobody_else_moves(combined: Combined) -> None:
    before = laid(combined.table)
    combined.table.s.tapped[combined.form] = 1
    after = laid(combined.table)
    box = fighter(after, combined.form).box
    assert abs(box.h / box.w - CARD_RATIO) < 0.05
    other = f"card:{combined.table.slot('Red Alert')}"
    assert before.get(other) == after.get(other)


@pytest.mark.parametrize(("name", "says"), [("Red Alert, Security Chief", ""), (STILL_WORKS, "works once flipped")])
def test_whoever_was_koed_and_still_does_something_is_marked(name: str, says: str) -> None:
    table = Table([name, ARCEE], [ARCEE])
    slot = table.slot(name.split(",")[0])
    move(table.s, slot, KO_AREA)
    piece = laid(table).get(f"card:{slot}")
    assert piece is not None and isinstance(piece.drawing, Fallen)
    assert piece.drawing.works == bool(says) and piece.name.endswith(says or "in the KO area")


def test_a_secret_action_is_a_reminder_to_whoever_laid_it_and_a_back_to_the_other() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Hidden Fortification"]).do("play Hidden Fortification")
    key = f"card:{table.slot('Hidden Fortification')}"
    mine, theirs = laid(table, 0).get(key), laid(table, 1).get(key)
    assert mine is not None and mine.name.startswith("Hidden Fortification") and "defend" in mine.name
    assert theirs is not None and "Hidden Fortification" not in theirs.name and "face down" in theirs.name


def test_the_card_last_played_stays_in_sight_until_another_is() -> None:
    table = Table([RED_ALERT], [ARCEE, "Prowl, Military Strategist"], hand=["Plasma Burst"], their_hand=["Zap"],
                  their_deck=["Zap"] * 8, deck=["Zap"] * 8)
    slot = table.slot("Plasma Burst")
    table.do("play Plasma Burst", "Arcee", "attack Red Alert", "Prowl").settle()
    assert table.s.active == 1
    for seat in range(2):
        last = laid(table, seat).get("last:0")
        assert last is not None and last.slot == slot
    assert laid(table).get("last:1") is None


@pytest.mark.parametrize(("turn", "actions", "told"), [
    (1, 1, ["Action · not on turn 1", "Upgrade · not on turn 1"]),
    (2, 0, ["Action · used", "Upgrade · one card on turn 2"]),
])
def test_what_may_not_be_played_on_the_first_turns_is_not_called_used(
        turn: int, actions: int, told: list[str]) -> None:
    table = Table([RED_ALERT], [ARCEE])
    table.s.turn, table.s.plays, table.s.actions = turn, 0, actions
    layout = laid(table)
    assert [piece.name for key in ("action", "upgrade") if (piece := layout.get(f"open:{key}"))] == told
