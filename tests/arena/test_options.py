"""Set-ups that do not go together are refused with one sentence that says what would be legal."""
from __future__ import annotations

from typing import Any

import pytest

from arena.table import rules
from sparktable.games.arena.rules.rulings import RULINGS
from sparktable.kernel.game import BadSetup, open_game

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"mode": "dual"}, "did you mean 'duel'"),
    ({"mode": "duel", "players": 3}, "duel takes 2 players, not 3"),
    ({"mode": "team", "players": 5}, "team takes 4 or 6 players, not 5"),
    ({"mode": "free-for-all", "players": 7}, "2, 3, 4, 5 or 6 players"),
    ({"mode": "master", "players": 3}, "master takes 2 or 4 players, not 3"),
    ({"bord": "desert-arena"}, "did you mean 'board'"),
    ({"board": "desert"}, "did you mean 'desert-arena'"),
    ({"characters": ["Optimus Prim"]}, "did you mean 'optimus-prime'"),
    ({"characters": ["Megatron", "Megatron"], "mode": "free-for-all", "players": 2}, "chosen twice"),
    ({"characters": ["Megatron", "Cyclonus"]}, "opposite each other"),
    ({"characters": ["Megatron"], "side": "autobot"}, "opposite each other"),
    ({"characters": ["Hot Shot", "Megatron", "Hot Shot"]}, "there are 2 seats"),
    ({"mode": "team", "players": 4, "characters": ["Megatron", "Cyclonus"]}, "teams_may_mix"),
    ({"partners": ["Megatron"]}, "only Master Play"),
    ({"mode": "random-draw", "draft": True}, "nobody chooses"),
    ({"mode": "random-draw", "characters": ["Megatron"]}, "nobody chooses"),
    ({"mode": "master", "side": "autobot"}, "no side is chosen"),
    ({"side": "neutral"}, "autobot, decepticon"),
    ({"rulings": {"destroy_wen": "above"}}, "did you mean 'destroy_when'"),
    ({"rulings": {"destroy_when": "never"}}, "can be above or equal, not never"),
    ({"players": 2.0}, "duel takes 2 players, not 2.0"),
    ({"rulings": ["destroy_when"]}, "the option 'rulings' takes pairs"),
    ({"characters": "Megatron"}, "the option 'characters' takes a list of names"),
    ({"mode": "master", "partners": "Hot Shot"}, "the option 'partners' takes a list of names"),
    ({"draft": "no"}, "the option 'draft' takes true or false"),
]


@rules("A39")
@pytest.mark.parametrize(("options", "part"), REFUSED, ids=lambda case: str(case)[:40])
def test_what_is_refused(options: dict[str, Any], part: str) -> None:
    with pytest.raises(BadSetup) as refused:
        open_game("arena", options)
    assert part in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("options", [
    {}, {"mode": "duel", "characters": ["", "Hot Shot"]}, {"characters": ["CYCLONUS", "red alert"]},
    {"board": "Autobot's Mountain Base"}, {"mode": "team"}, {"mode": "team", "players": 6, "side": "decepticon"},
    {"mode": "free-for-all", "characters": ["Hot Shot", "Red Alert", "", "Optimus Prime"]},
    {"mode": "master", "players": 2, "characters": ["Megatron", "Cyclonus"], "partners": ["Hot Shot", ""]},
    {"mode": "team", "players": 4, "characters": ["Megatron", "Cyclonus"], "rulings": {"teams_may_mix": "yes"}},
])
def test_what_is_legal_starts(options: dict[str, Any]) -> None:
    game: Any = open_game("arena", options)
    s = game.new(1)
    for seat, name in enumerate(options.get("characters", ())):
        if name:
            assert s.card(game.pawns[seat][0]).name.lower() == name.lower()


def test_side_of_a_duel_follows_the_character_that_is_named() -> None:
    s: Any = open_game("arena", {"characters": ["", "Hot Shot"]}).new(3)
    assert s.card(0).faction == 1


def test_every_ruling_has_a_default_and_another_value() -> None:
    assert all(len(set(ruling.values)) >= 2 for ruling in RULINGS.all)
    assert len({ruling.name for ruling in RULINGS.all}) == len(RULINGS.all)
    assert RULINGS.that_matter("duel") == tuple(ruling for ruling in RULINGS.all if not ruling.modes)
