"""Games that were played are added up, and found again to be watched or dealt once more; whoever wrote the file."""
from __future__ import annotations

from typing import Any

import pytest

from app.table import TOY
from sparktable.app import catalog
from sparktable.app.past_games import (
    LOST,
    WON,
    Sieve,
    against,
    choices,
    figures,
    last_ten,
    result,
    same_deal,
    unplayed,
)
from sparktable.app.players import Player
from sparktable.app.records import by_character
from sparktable.app.statistics import GROUPS, GamePlayed, Tally, tallies

LOSS, TIE = {"winners": [1]}, {"winners": [0, 1], "tied": True}


def played(**parts: Any) -> GamePlayed:
    return GamePlayed.model_validate({"game": TOY.name, "finished": "2026-01-01", "turns": 9, "reason": "fallen",
                                      "names": ["Ann", ""], "levels": ["human", "scout"], "winners": [0], **parts})


@pytest.fixture(autouse=True)
def toy() -> Any:
    catalog.offer(TOY)
    yield
    catalog.withdraw(TOY.name)


def test_a_row_of_wins_is_broken_by_a_tie_as_by_a_loss() -> None:
    watched = played(levels=["scout", "scout"])
    games = [played(), played(turns=7), played(**TIE), watched, played(), played(**LOSS), played(turns=8)]
    assert [result(each) for each in games] == ["won", "won", "tied", "watched", "won", "lost", "won"]
    told = figures(games)
    assert (told.played, told.won, told.row, told.now, told.fastest) == (6, 4, 2, 1, 7)
    assert figures([]) == (0, 0, 0, 0, 0)


def test_practice_counts_neither_as_won_nor_as_played() -> None:
    games = [played(characters=["Bee", "Ray"]), played(characters=["Bee", "Ray"], practised=True)]
    assert figures(games) == (1, 1, 1, 1, 9) and last_ten(games) == [1] and against(games) == {"scout": ["won"]}
    assert [tally for group in GROUPS for tally in tallies(games, group).values()] == [Tally(1, 1)] * 4
    assert [*by_character(games).values()] == [Tally(1, 1)]


def test_the_line_tells_of_the_last_ten_games_alone() -> None:
    games = [played()] * 12 + [played(**LOSS)] * 3
    assert last_ten(games) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 9, 8, 7]


def test_levels_are_told_from_the_weakest_on_and_others_last() -> None:
    games = [played(levels=["human", level]) for level in ("mcts9", "commander", "rookie")] + [played(**LOSS)]
    assert against(games) == {"rookie": ["won"], "scout": ["lost"], "commander": ["won"], "mcts9": ["won"]}


def test_a_sieve_lets_through_what_fits_all_of_it() -> None:
    games = [played(mode="a"), played(mode="b"), played(mode="b", levels=["human", "rookie"])]
    assert [each for each in games if Sieve(mode="b", level="scout").fits(each)] == [games[1]]
    assert choices(games, "mode") == ["b", "a"] and choices(games, "level") == ["scout", "rookie"]
    assert list(tallies(games, "month")) == ["2026-01"]


def test_nobody_is_invited_to_play_whom_they_played_in_games_that_are_not_counted_now() -> None:
    games = [played(game="arena", characters=["Optimus Prime", "Megatron"]),
             played(game="arena", characters=["Starscream", "Megatron"], levels=["human", "rookie"])]
    names = unplayed(games[1:], games)
    assert "Megatron" in names and not {"Optimus Prime", "Starscream"} & set(names)
    assert unplayed([], games) == [] == unplayed([played(game="nobody has it")], games)


def three(**parts: Any) -> GamePlayed:
    return played(names=["Ann", "", "Ben"], levels=["human", "scout", "human"], **parts)


def test_the_same_deal_is_set_up_as_it_was() -> None:
    setup = same_deal(three(seed=77, options={"players": 3}))
    assert setup is not None
    assert (setup.seed, setup.options) == (77, {"players": 3})
    assert setup.players == (Player("Ann"), Player("", "scout"), Player("Ben"))


@pytest.mark.parametrize("parts", [
    {}, {"seed": 3, "game": "nobody has it"}, {"seed": 3, "options": {"players": 4}},
    {"seed": 3, "options": {"players": [[1]]}}, {"seed": 3, "options": {"figures": {"a": 1}}},
    {"seed": 3, "names": ["Ann", ""], "levels": ["human", "scout"]},
])
def test_what_cannot_be_dealt_again_is_not_offered(parts: dict[str, Any]) -> None:
    assert same_deal(GamePlayed.model_validate({**three().model_dump(), **parts})) is None


def test_among_friends_a_game_is_won_by_whoever_is_at_home() -> None:
    """Of several people at one screen that is the first; a guest's victory is no victory of theirs."""
    friends = {"names": ["Ann", "Ben"], "levels": ["human", "human"]}
    games = [played(**friends, winners=[seat]) for seat in (0, 1, 1)]
    assert [result(each) for each in games] == [WON, LOST, LOST]
    assert figures(games).won == 1
    assert {tally.won for tally in tallies(games, "game").values()} == {1}
