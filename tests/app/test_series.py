"""What is played in several games: which set-up begins one, what a game makes of it, and what waits on the disk."""
from __future__ import annotations

from pathlib import Path

import pytest

from sparktable.app.players import Player
from sparktable.app.series import KeptSeries, series_rules
from sparktable.app.setups import Setup
from sparktable.app.shelf import Seated, shelf
from sparktable.app.tcg import series
from sparktable.games.tcg.best_of_three import read_match
from sparktable.games.tcg.deck_codes import decode
from sparktable.games.tcg.sealed import read_sealed
from sparktable.kernel.game import BadSetup, open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice

ANN, BEN, FOE = Player("Ann"), Player("Ben"), Player("", "scout")


def begun(mode: str, *players: Player) -> Setup:
    found = series.begun(Setup("tcg", {"mode": mode}, players or (ANN, FOE)), 7)
    assert found is not None
    return found


def played(game: Setup) -> Match:
    match, dice = Match(open_game("tcg", game.options), game.seed or 0), Dice(3)
    while (asked := match.decision) is not None:
        match.take(asked.options[dice.below(len(asked.options))])
    return match


def test_a_game_without_series_has_none() -> None:
    assert series_rules("arena") is None and series_rules("nothing") is None
    assert series.begun(Setup("tcg", {"mode": "duel"}, (ANN, FOE)), 1) is None
    duel = Setup("tcg", {}, (ANN, FOE), 3)
    assert series.after(duel, played(duel)) is None


def test_a_match_is_carried_by_its_games() -> None:
    now, games = begun("match"), 0
    game = series.first(now)
    while game is not None:
        match = played(game)
        after = series.after(Setup("tcg", match.game.options, game.players), match)
        assert after is not None
        now, games = after, games + 1
        game = series.next_of_match(now) if series.going_on(now) else None
    assert 2 <= games <= 3 and read_match(now.options).over and len(read_match(now.options).games) == games
    assert not series.can_be_read(now) and series.going_on(now) == ""


def test_the_opponent_sideboards_and_the_person_has_the_say_over_the_own_deck() -> None:
    match = read_match(begun("match").options).begun().ended((0,), 9, ((), (("Reinforced Plating", 3),
                                                                          ("Handheld Blaster", 3), ("Disarm", 3))))
    after = Setup("tcg", match.told(), (ANN, FOE))
    decks = [decode(code) for code in series.next_of_match(after).options["decks"]]
    assert decks[0] == match.brought[0] and decks[1] != match.brought[1]


def test_packs_are_opened_by_one_person_against_the_computer() -> None:
    for players in ((ANN, BEN), (FOE, BEN), (ANN, FOE)):
        event = begun("sealed", *players)
        assert event.players[0].is_human and not event.players[1].is_human
    assert begun("sealed", ANN, FOE).players == (ANN, FOE)


def test_options_that_somebody_has_changed_make_a_game_like_any_other() -> None:
    game = series.first(begun("match"))
    assert game is not None
    match = played(game)
    for wrong in ((), ((1, 2, 3),), "x", ((7, *match.game.options["series"][0][1:]), (0,))):
        assert series.after(Setup("tcg", {**match.game.options, "series": wrong}, game.players), match) is None
    with pytest.raises(BadSetup):
        series.next_of_match(Setup("tcg", {"mode": "match", "series": ()}, (ANN, FOE)))
    sealed = begun("sealed").options
    beyond = {**sealed, "series": (sealed["series"][0], (0, 1), (1, 2), (0, 3))}
    assert series.after(Setup("tcg", beyond, (ANN, FOE)), match) is None, "there is no fourth opponent"


def test_one_of_each_kind_waits_and_the_newest_comes_first(tmp_path: Path) -> None:
    kept = KeptSeries(tmp_path / "series")
    assert kept.all() == []
    match = Setup("tcg", read_match(begun("match").options).begun().ended((0,), 9).told(), (ANN, FOE))
    sealed = begun("sealed")
    for each in (match, sealed, match):
        kept.keep(each)
    assert {each.options["mode"] for each in kept.all()} == {"match", "sealed"} and len(kept.all()) == 2
    again = kept.like(match)
    assert again is not None and again.players == (ANN, FOE)
    assert read_match(again.options) == read_match(match.options)
    assert read_sealed((kept.like(sealed) or match).options) == read_sealed(sealed.options)
    kept.forget(match)
    kept.forget(match)
    assert [each.options["mode"] for each in kept.all()] == ["sealed"]


def test_what_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    kept = KeptSeries(tmp_path / "series")
    kept.keep(begun("sealed"))
    (kept.folder / "bad.series.json").write_text("{", "utf-8")
    kept.keep(Setup("tcg", {"mode": "match", "series": ((1, "x", "y"),)}, (ANN, FOE)))
    kept.keep(Setup("gone", {"mode": "match"}, (ANN, FOE)))
    assert [each.options["mode"] for each in kept.all()] == ["sealed"]
    assert len(list(kept.folder.iterdir())) == 4


def test_the_first_page_knows_what_waits(tmp_path: Path) -> None:
    assert shelf(tmp_path / "settings.json", tmp_path).content.waiting is None
    KeptSeries(tmp_path / "series").keep(begun("sealed"))
    assert shelf(tmp_path / "settings.json", tmp_path).content.waiting == Seated(
        "tcg", (("Ann", "human"), ("", "scout")))
