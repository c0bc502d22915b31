"""Who bears another one's name has a record of his own, wherever records are told."""
from __future__ import annotations

import pytest

from sparktable.app import catalog
from sparktable.app.card_search import entries
from sparktable.app.records import Whom, by_card, by_character, characters
from sparktable.app.statistics import GamePlayed, Tally
from sparktable.games import GAMES


def game(name: str, box: str = "", won: bool = True, of: str = "matrix") -> GamePlayed:
    return GamePlayed(game=of, finished="2026-01-01", turns=9, reason="", names=("Ann", ""),
                      levels=("human", "scout"), characters=(name, "Megatron"), winners=(0 if won else 1,),
                      options={"set": box} if box else {})


def test_two_of_one_name_are_told_apart_by_their_box() -> None:
    games = [game("Optimus Prime", "core"), game("Optimus Prime", "core", won=False),
             game("Optimus Prime", "war-on-cybertron")]
    assert by_character(games) == {Whom("Optimus Prime", "Core Set"): Tally(2, 1),
                                   Whom("Optimus Prime", "War on Cybertron"): Tally(1, 1)}
    assert sorted(by_card(games).values()) == [Tally(1, 1), Tally(2, 1)]


def test_one_alone_needs_no_box_and_is_the_same_where_boxes_are_mixed() -> None:
    assert by_character([game("Optimus Prime", "core")]) == {Whom("Optimus Prime"): Tally(1, 1)}
    mixed = [game("Elita-1", "core"), game("Elita-1", "war-on-cybertron")]
    assert by_character(mixed) == {Whom("Elita-1"): Tally(2, 2)} and [*by_card(mixed).values()] == [Tally(2, 2)]


def test_a_game_of_which_the_box_is_not_known_counts_once() -> None:
    games = [game("Optimus Prime"), game("Optimus Prime", "core")]
    assert sum(tally.played for tally in by_character(games).values()) == 2


def test_where_a_line_does_not_say_which_of_one_name_was_played_it_counts_for_all(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where one box holds several of them."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    who = characters("tcg")
    named = {entry.card.slug for entry in entries(("tcg",))
             if entry.card.name == "Optimus Prime" and entry.card.slug in who}
    assert len(named) > 2
    assert {slug for _, slug in by_card([game("Optimus Prime", of="tcg")])} == named


def test_one_of_another_game_is_somebody_else() -> None:
    games = [game("Optimus Prime", "core"), game("Optimus Prime", of="arena")]
    assert {whom.told for whom in by_character(games)} == {
        "Optimus Prime (War for the Matrix)", "Optimus Prime (Battle for Cybertron)"}


def test_a_game_that_nobody_knows_is_told_as_it_is() -> None:
    assert by_character([game("Nobody", of="lost")]) == {Whom("Nobody"): Tally(1, 1)}
