"""How long a game is said to take rests on what was counted: games that are played anew come to about the same."""
from __future__ import annotations

from importlib import import_module

import pytest

from sparktable.games import GAMES
from sparktable.games.lengths import Counted
from sparktable.kernel.game import open_game
from sparktable.tools.checked_games import made, play
from sparktable.tools.game_arguments import load_games

FORMS = {game: import_module(f"sparktable.games.{game}.form") for game in GAMES}
COUNTED = {game: form.COUNTED for game, form in FORMS.items()}
SEEDS = {"matrix": (1,), "arena": (1, 2), "tcg": (1, 2, 3, 4)}
"""The games of the Matrix are long, and as long as each other."""


@pytest.mark.parametrize(("game", "mode", "counted"), [
    (game, mode, each) for game in COUNTED for mode in COUNTED[game] for each in COUNTED[game][mode]])
def test_games_have_about_as_many_answers_and_turns_as_were_counted(game: str, mode: str, counted: Counted) -> None:
    load_games()
    *box, way = mode.split()
    options = {"mode": way, "players": counted.players, **({"set": box[0]} if box else {})}
    opened = open_game(game, options)
    games = [play(opened, seed, [made("greedy", opened)] * counted.players) for seed in SEEDS[game]]
    assert not [each.trouble for each in games if each.trouble]
    answers = sum(len(each.answers) for each in games) / len(games)
    turns = sum(each.end.turn for each in games) / len(games)
    assert counted.answers / 2 < answers < counted.answers * 2
    assert counted.turns / 2 < turns < counted.turns * 2


def test_every_way_to_play_says_minutes_that_fit_an_evening() -> None:
    for game in GAMES:
        for options in ({}, {"set": "core"}):
            ways = next(field for field in FORMS[game].setup_form(options if game == "matrix" else {}).fields
                        if field.option == "mode")
            assert all(5 <= told <= 90 and told % 5 == 0 for way in ways.choices for told in way.minutes[:1])


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_longer_with_more_people_than_among_computers(game: str) -> None:
    for way in next(field for field in FORMS[game].setup_form({}).fields if field.option == "mode").choices:
        assert way.minutes == tuple(sorted(way.minutes)) and len(way.minutes) in way.counts


def test_it_takes_longer_between_more_players() -> None:
    def told(players: int) -> int:
        fields = FORMS["matrix"].setup_form({"mode": "tvt", "players": players}).fields
        return next(field for field in fields if field.option == "mode").choices[0].minutes[-1]

    assert told(2) < told(4)
