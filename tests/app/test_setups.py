"""Set-ups that the settings remember: what was played is there again, and what no form takes is forgotten."""
from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from app.table import ANN, BEN
from mutated import mutations
from record.amount import amount
from sparktable.app.catalog import chosen, title
from sparktable.app.players import Player
from sparktable.app.setups import LONGEST_NAME, Setup, from_plain, named, parse_seed, remembered, seated
from sparktable.app.translations import WORDS
from sparktable.games import MINUTES
from sparktable.record.model import OptionValue, Short
from sparktable.record.model import Player as StoredPlayer
from sparktable.record.surrogates import is_whole

GAMES = ("matrix", "arena")
STORED = TypeAdapter(dict[Short, OptionValue])
"""Options as a journal and a save must be able to hold them."""


def plain(game: str, **options: Any) -> dict[str, Any]:
    """What the settings hold after a game with these options was begun."""
    found = title(game)
    whole = chosen(found.form(options), options)
    players = (ANN, *(Player("", "scout") for _ in range(found.open(whole).seats - 1)))
    return json.loads(json.dumps(Setup(game, whole, players).plain()))
PLAYED = {
    "matrix": (plain("matrix"), plain("matrix", mode="co-op", players=3, characters=["Optimus Prime"]),
               plain("matrix", set="core", mode="solo", expert=True, first_game=True),
               plain("matrix", set="core", mode="competitive", players=5, mix=True)),
    "arena": (plain("arena"), plain("arena", mode="master", players=4),
              plain("arena", mode="random-draw", players=6)),
}


@pytest.mark.parametrize(("game", "data"), [(game, data) for game in GAMES for data in PLAYED[game]])
def test_what_was_played_is_remembered(game: str, data: dict[str, Any]) -> None:
    found = remembered(game, data)
    assert found is not None and json.loads(json.dumps(found.plain())) == data


@pytest.mark.parametrize("options", [
    {"characters": 5}, {"rulings": [1]}, {"rulings": 7}, {"rulings": {"no such": "x"}}, {"swaps": {"Bold": 3}},
    {"swaps": "x"}, {"schemes": 4}, {"schemes": [[]]}, {"unknown": 1},
])
def test_what_the_form_or_the_game_refuses_is_forgotten(options: dict[str, Any]) -> None:
    data = PLAYED["matrix"][0]
    assert remembered("matrix", {**data, "options": {**data["options"], **options}}) is None


def test_a_game_that_is_not_here_is_forgotten() -> None:
    assert remembered("chess", PLAYED["matrix"][0]) is None


@pytest.mark.parametrize("players", [[], [["Ann", "human"]], [["Ann", "human"]] * 9])
def test_there_are_as_many_players_as_seats(players: list[list[str]]) -> None:
    found = remembered("matrix", {**PLAYED["matrix"][1], "players": players}, "Zoe")
    assert found is not None and len(found.players) == 3
    assert found.players[0] == Player("Ann" if players else "Zoe")


def test_an_opponent_that_nobody_knows_plays_at_the_usual_level() -> None:
    players = [["Ann", "human"], ["", "€" * 300], ["", "commander"]]
    found = remembered("matrix", {**PLAYED["matrix"][1], "players": players})
    assert found is not None and [player.level for player in found.players] == ["human", "scout", "commander"]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=amount(60, 500), deadline=None)
@given(data=st.data())
def test_whatever_is_remembered_can_be_played_and_written_down(game: str, data: st.DataObject) -> None:
    changed = data.draw(mutations(data.draw(st.sampled_from(PLAYED[game]))))
    found = remembered(game, changed)
    if found is None:
        return
    table = title(game).open(found.options)
    assert len(named(found.players)) == table.seats
    for player in named(found.players):
        StoredPlayer(name=player.name, level=player.level)
    STORED.validate_python(found.plain()["options"])


@given(st.lists(st.text(st.characters(), max_size=300), min_size=1, max_size=6))
def test_every_name_can_be_written_and_is_somebodys_own(names: list[str]) -> None:
    called = [player.name for player in named([Player(name) for name in names])]
    given = [name for name in called if name]
    assert len(set(given)) == len(given)
    assert all(is_whole(name) and len(name) <= LONGEST_NAME + 3 for name in called)
    assert all(len(name.splitlines()) <= 1 for name in called)


@pytest.mark.parametrize(("game", "options"), [
    ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}),
    ("matrix", {"set": "core", "mode": "solo", "players": 1}), ("arena", {"mode": "ffa", "players": 2})])
def test_of_everybody_who_can_be_played_is_said_how(game: str, options: dict[str, object]) -> None:
    seats = title(game).form(options).seats
    notes = [choice.note for seat in seats for field in seat.fields for choice in field.choices if choice.cards]
    assert notes and [note for note in notes if not WORDS.has(note)] == []


def test_the_last_setup_is_remembered_without_its_seed() -> None:
    setup = Setup("toy", {"set": "core", "characters": ("A", "")}, (ANN, Player("Bot", "scout")), seed=3)
    assert from_plain("toy", setup.plain()) == Setup("toy", setup.options, setup.players, None)


@pytest.mark.parametrize("data", [{}, {"options": 3, "players": []}, {"options": {}, "players": [["Ann"]]},
                                  {"options": {}, "players": [[1, 2]]}, {"options": {}, "players": 5}])
def test_a_setup_that_is_none_is_forgotten(data: dict[str, object]) -> None:
    assert from_plain("toy", data) is None


def test_a_seed_is_a_number_or_any_word() -> None:
    assert parse_seed("  ") is None
    assert parse_seed("42") == 42
    assert parse_seed("cybertron") == parse_seed(" cybertron ")
    assert parse_seed("cybertron") != parse_seed("unicron")


def test_the_first_seat_is_a_persons_and_opponents_fill_up() -> None:
    assert seated((), 3, "scout", "Ann") == (ANN, Player("", "scout"), Player("", "scout"))
    assert seated((BEN, ANN, ANN), 1, "scout", "Ann") == (BEN,)
    assert seated((Player("Ray", "random"),), 1, "scout", "Ann") == (Player("Ray", "scout"),)


@pytest.mark.parametrize("game", MINUTES)
def test_how_long_a_game_takes_is_told_as_its_page_tells_it(game: str) -> None:
    ways = next(field for field in title(game).form({}).fields if field.option == "mode").choices
    told = [long for way in ways for long in way.minutes]
    assert MINUTES[game] == (min(told), max(told))
