"""How long a game is said to take rests on what was counted: games that are played anew come to about the same."""
from __future__ import annotations

from importlib import import_module
from itertools import pairwise

import pytest

from sparktable.games import GAMES
from sparktable.games.lengths import Counted, between, minutes
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


def test_every_way_to_play_says_minutes_that_fit_an_evening_for_however_many_people() -> None:
    """An hour at most for one among computers, and no more than half an hour for each who joins."""
    for game in GAMES:
        for options in ({}, {"set": "core"}) if game == "matrix" else ({},):
            for players in range(1, 7):
                fields = FORMS[game].setup_form({**options, "players": players}).fields
                ways = next(field for field in fields if field.option == "mode")
                for way in ways.choices:
                    assert 5 <= way.minutes[0] <= 60 and all(told % 5 == 0 for told in way.minutes)
                    assert all(more - told <= 30 for told, more in pairwise(way.minutes))


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_longer_with_more_people_than_among_computers(game: str) -> None:
    for way in next(field for field in FORMS[game].setup_form({}).fields if field.option == "mode").choices:
        assert way.minutes == tuple(sorted(way.minutes)) and len(way.minutes) in way.counts


def test_it_takes_longer_between_more_players() -> None:
    def told(players: int) -> int:
        fields = FORMS["matrix"].setup_form({"mode": "tvt", "players": players}).fields
        return next(field for field in fields if field.option == "mode").choices[0].minutes[-1]

    assert told(2) < told(4)


def test_what_was_not_counted_lies_between_fewer_and_more_players_and_is_told_for_as_many_people() -> None:
    two, three, four = (told_of("matrix", "competitive", set="core", players=players) for players in (2, 3, 4))
    assert [len(each) for each in (two, three, four)] == [2, 3, 4]
    assert two[0] <= three[0] <= four[0] and two[-1] < three[-1] < four[-1]
    assert len(told_of("arena", "free-for-all", players=2)) == 2, "there is nobody besides"
    assert between(3, [Counted(2, 100, 20.0), Counted(4, 300, 40.0)]) == Counted(3, 200, 30.0)
    assert len(minutes(between(2, [Counted(4, 300, 40.0)]))) == 2


def told_of(game: str, mode: str, **options: object) -> tuple[int, ...]:
    fields = FORMS[game].setup_form({"mode": mode, **options}).fields
    ways = next(field for field in fields if field.option == "mode").choices
    return next(way.minutes for way in ways if way.value == mode)
