"""Deeds are counted from the games that were played: first victories, and what each game tells of itself."""
from __future__ import annotations

from typing import Any

import pytest

from sparktable.app.catalog import Title, title
from sparktable.app.deeds import all_deeds, done, explained, fresh, of_game, said
from sparktable.app.past_games import Sieve, against, figures
from sparktable.app.records import by_character
from sparktable.app.statistics import GamePlayed, Tally, tallies
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.arena.facts.damage import red_circle
from sparktable.kernel.decisions import card, number
from sparktable.kernel.state import State
from sparktable.kernel.values import Event, Outcome


def played(**parts: Any) -> GamePlayed:
    return GamePlayed.model_validate({
        "game": "matrix", "mode": "tvt", "finished": "2026-01-02T10:00:00+00:00", "turns": 9, "reason": "bosses",
        "names": ["Ann", ""], "levels": ["human", "warrior"], "characters": ["Elita-1", "Megatron"], "winners": [0],
        **parts})


def keys(game: GamePlayed) -> set[tuple[str, str, str]]:
    return {deed.key for deed in of_game(game)}


def test_a_victory_counts_for_all_that_it_was_the_first_of() -> None:
    assert keys(played(feats=[["unhurt"], ["runaway"]])) == {
        ("feat", "unhurt", "matrix"), ("character", "Elita-1", "matrix"), ("level", "warrior", ""),
        ("mode", "tvt", "matrix"), ("game", "matrix", "matrix")}
    assert {("character", "Hot Shot", "arena"), ("character", "Red Alert", "arena")} <= keys(
        played(game="arena", characters=["Hot Shot + Red Alert", "Megatron + Cyclonus"]))


@pytest.mark.parametrize("parts", [
    {"winners": [1]}, {"winners": []}, {"winners": [0, 1], "tied": True}, {"practised": True},
    {"levels": ["warrior", "warrior"]},
])
def test_only_a_clean_victory_of_somebody_who_played_counts(parts: dict[str, Any]) -> None:
    assert of_game(played(feats=[["unhurt"], []], **parts)) == []


def test_what_was_done_before_is_not_new() -> None:
    games = [played(), played(characters=["Hot Rod", "Megatron"], finished="2026-02-02", feats=[["unhurt"], []])]
    assert [deed.key for deed in fresh(games)] == [("feat", "unhurt", "matrix"), ("character", "Hot Rod", "matrix")]
    assert done(games)["level", "warrior", ""] == games[0].finished
    assert fresh([]) == [] == fresh([*games, games[1]])
    assert fresh([*games, played(feats=[["nobody has it"], []])]) == [], "what a file makes up has no words"


def test_everything_there_is_to_be_done_has_words_and_a_picture() -> None:
    WORDS.missing.clear()  # other tests play a game that has no words
    every = all_deeds()
    assert set(every) == {"", *GAMES}
    names = {deed.name for deed in every["matrix"]}
    assert {"Megatron", "Elita-1", "Ratchet", "solo", "competitive", "unhurt"} <= names
    assert {"Starscream", "master", "narrow"} <= {deed.name for deed in every["arena"]}
    assert {"basic", "mighty"} <= {deed.name for deed in every["tcg"]}
    WORDS.missing.clear()
    for deed in (deed for deeds in every.values() for deed in deeds):
        assert said(deed) and (deed.kind != "feat" or explained(deed))
        assert deed.icon or deed.kind in ("character", "level")
    assert len({deed.key for deeds in every.values() for deed in deeds}) == sum(map(len, every.values()))
    assert not WORDS.missing


# --- what the games tell of themselves ----------------------------------------------------------------------


def opened(name: str, **options: Any) -> tuple[Title, State]:
    found = title(name)
    return found, found.open(options).new(3)


def told(kind: str, seat: int, *refs: Any) -> Event:
    return Event(kind, seat, refs, ())  # type: ignore[arg-type]


def test_a_boss_is_beaten_alone_where_nobody_helped_in_that_battle() -> None:
    matrix, s = opened("matrix", mode="tvt", players=2)
    boss = next(slot for slot in range(len(s.ident)) if s.card(slot).type == "boss")
    robot = next(slot for slot in range(len(s.ident)) if s.card(slot).type == "robot")
    battle, help_, win = told("declares battle", 0, card(boss)), told("assists", 1), told("defeats", 0, card(boss))
    hurt = told("gains damage", 0), told("gains damage", 1)
    assert matrix.feats(s, [battle, help_, win, battle, win, *hurt]) == (("boss_alone",), ())
    assert matrix.feats(s, [battle, help_, win, battle, help_, told("defeats", 0, card(robot)), *hurt]) == ((), ())
    assert matrix.feats(s, [battle, help_, win, win, win, hurt[0]]) == (("three_bosses",), ("unhurt",))
    s.outcome = Outcome("bosses", (1,), (5, 15))
    assert matrix.feats(s, [*hurt]) == ((), ("runaway",))
    s.outcome = Outcome("bosses", (1,), (6, 15))
    assert matrix.feats(s, [*hurt]) == ((), ())


def test_who_takes_no_damage_and_who_hardly_stands() -> None:
    arena, s = opened("arena", characters=["Optimus Prime", "Megatron"])
    mine, other = s.game.pawns[0][0], s.game.pawns[1][0]  # type: ignore[attr-defined]
    blow = told("damage", 1, card(other), number(7), number(7), card(mine))
    graze = told("damage", 0, card(mine), number(0), number(0), card(other))
    assert arena.feats(s, [blow, graze]) == (("untouched", "heavy"), ())
    s.damage[other] = red_circle(s, other) - 1  # type: ignore[attr-defined, arg-type]
    assert arena.feats(s, [blow])[1] == ("narrow",)


def test_whose_team_stands_whole_and_who_strikes_hard() -> None:
    tcg, s = opened("tcg")
    assert tcg.feats(s, [told("ko'd", 1, card(0)), told("strikes", 1, card(0), card(1), number(15), number(3))]) == (
        ("whole_team", "autobots"), ("mighty", "decepticons"))
    assert tcg.feats(s, [told("ko'd", 0), told("ko'd", 1), told("strikes", 0, number(14), number(30)),
                         told("combined", 1, card(0))]) == (("autobots",), ("decepticons", "combined"))
    tcg, s = opened("tcg", decks=["Mission Prime", "Mercenary Bounties"])
    assert tcg.feats(s, [told("ko'd", 0), told("ko'd", 1)]) == (("both_sides",), ())


def test_of_a_team_that_won_everybody_is_counted_and_the_leaders_of_decks_are_deeds() -> None:
    tcg, s = opened("tcg", decks=["Dinobots", "random"])
    dinobots, by_lot = tcg.telling.led(s)
    assert dinobots == "Grimlock + Dinobot Sludge + Dinobot Snarl" and by_lot
    won = played(game="tcg", mode="duel", characters=[dinobots, by_lot])
    assert [deed.name for deed in fresh([won]) if deed.kind == "character"] == ["Grimlock"]
    assert tallies([won], "character")["Dinobot Snarl"] == Tally(1, 1)
    heroes = [deed.name for deed in all_deeds()["tcg"] if deed.kind == "character"]
    assert {"Optimus Prime", "Megatron", "Grimlock"} <= {*heroes} and "Dinobot Snarl" not in heroes


TVT = {"set": "war-on-cybertron", "mode": "tvt", "players": 4}


@pytest.mark.parametrize("told", [{"sides": [[0, 2], [1, 3]]}, {"options": TVT}])
def test_a_partner_is_no_opponent(told: dict[str, Any]) -> None:
    """Lines of older versions say it by their options alone."""
    team = played(names=["Ann", "", "", ""], levels=["human", "rookie", "commander", "scout"], winners=[0, 2],
                  characters=["Elita-1", "Megatron", "Hot Rod", "Soundwave"], **told)
    assert {name for kind, name, _ in keys(team) if kind == "level"} == {"rookie", "scout"}
    assert set(tallies([team], "level")) == set(against([team])) == {"rookie", "scout"}
    assert not Sieve(level="commander").fits(team) and Sieve(level="scout").fits(team)


def test_who_plays_together_against_the_game_has_no_opponents() -> None:
    won = played(mode="co-op", levels=["human", "commander"], winners=[0, 1],
                 options={"set": "core", "mode": "co-op"})
    assert "level" not in {kind for kind, _, _ in keys(won)} and not tallies([won], "level") and not against([won])


@pytest.mark.parametrize(("winner", "won"), [(0, 1), (1, 0)])
def test_of_several_people_the_first_one_counts_everywhere(winner: int, won: int) -> None:
    game = played(names=["Ann", "Ben"], levels=["human", "human"], winners=[winner], feats=[["unhurt"], ["runaway"]])
    assert {name for kind, name, _ in keys(game) if kind in ("feat", "character")} == (
        {"unhurt", "Elita-1"} if won else set())
    assert tallies([game], "character") == {"Elita-1": Tally(1, won)} and figures([game]).won == won
    assert {whom.name: tally for whom, tally in by_character([game]).items()} == {"Elita-1": Tally(1, won)}
