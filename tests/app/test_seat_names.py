"""One name for one player everywhere, in whatever language is spoken, also for what older files kept."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.seat_names import SeatNames, cast, typed, whole_names
from sparktable.app.translations import WORDS
from sparktable.kernel.game import open_game

ANN, NOBODY, SCOUT, BOT = Player("Ann"), Player(""), Player("", "scout"), Player("Bot", "greedy")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    WORDS.use("en")
    yield
    WORDS.use("en")


def test_a_seat_goes_by_its_character_and_says_beside_it_who_that_is() -> None:
    names = SeatNames((ANN, SCOUT, BOT), lambda: ("Hot Rod", "Slipstream", "Blurr"))
    assert list(names) == ["Hot Rod", "Slipstream", "Blurr"]
    assert [names.beside(seat) for seat in range(3)] == ["Ann", "Computer · Scout", "Bot"]


def test_without_characters_it_goes_by_what_was_typed_or_how_well_it_plays_or_its_number() -> None:
    """A level without words is just the computer."""
    names = SeatNames((ANN, SCOUT, NOBODY, BOT, Player("", "greedy")))
    assert names[:] == ["Ann", "Scout", "Player 3", "Bot", "Computer"]
    assert [names.beside(seat) for seat in range(5)] == ["", "", "", "", ""]


def test_the_line_under_a_name_is_not_the_name_once_more() -> None:
    played = SeatNames((NOBODY, SCOUT), lambda: ("Hot Rod", "Slipstream"))
    assert [played.under(seat) for seat in range(2)] == ["Human", "Computer · Scout"]
    alone = SeatNames((ANN, SCOUT, NOBODY, BOT))
    assert [alone.under(seat) for seat in range(4)] == ["Human", "Computer", "Human", "Computer"]


def test_opponents_are_numbered_where_several_play_alike() -> None:
    names = SeatNames((SCOUT, ANN, SCOUT, Player("", "commander")))
    assert names[:] == ["Scout 1", "Ann", "Scout 2", "Commander"]
    assert SeatNames((ANN, SCOUT))[1] == "Scout"
    WORDS.use("de")
    assert names[:] == ["Späher 1", "Ann", "Späher 2", "Kommandant"]


def test_nobody_is_called_what_somebody_typed() -> None:
    assert SeatNames((Player("Scout"), SCOUT))[:] == ["Scout", "Scout 1"]
    assert SeatNames((Player("Scout 1"), SCOUT, SCOUT))[:] == ["Scout 1", "Scout 2", "Scout 3"]


def test_away_from_the_table_a_line_tells_both() -> None:
    seated = [("Ann", "human"), ("", "human"), ("", "scout"), ("Bot", "scout"), ("", "greedy")]
    assert whole_names(seated) == ["Ann", "Player 2", "Scout", "Bot · Scout", "Computer"]
    assert whole_names(seated, ("Hot Rod", "Blurr", "Slipstream", "Bludgeon", "Arcee")) == [
        "Hot Rod · Ann", "Blurr · Player 2", "Slipstream · Scout", "Bludgeon · Bot", "Arcee"]
    assert whole_names(seated[1:3], ("Hot Rod",)) == ["Hot Rod", "Scout"]


@pytest.mark.parametrize("told", [None, 3, "Arcee", {"a": 1}])
def test_what_is_no_list_of_characters_names_nobody(told: object) -> None:
    assert cast({"characters": told}) == ()
    assert cast({"characters": ["Hot  Rod", None, 4, "A" * 4000]}) == ("Hot Rod", "", "", "")
    assert len(cast({"characters": ["Hot Rod"] * 17})) == 16, "more a save's header cannot hold"


def test_a_name_from_a_file_is_one_line() -> None:
    assert whole_names([("Ann\nAs", "human"), ("", "scout")], ["Hot\nRod", "\n"]) == [
        "Hot Rod · Ann As", "Scout"]


def test_a_name_that_was_made_follows_the_language() -> None:
    names = SeatNames((NOBODY, NOBODY), lambda: ("Hot Rod", ""))
    assert (names[1], names.beside(0)) == ("Player 2", "Player 1")
    WORDS.use("de")
    assert (names[1], names.beside(0)) == ("Spieler 2", "Spieler 1")


def test_the_only_person_without_a_name_needs_none_beside_the_character() -> None:
    assert SeatNames((NOBODY, SCOUT), lambda: ("Hot Rod", "Slipstream")).beside(0) == ""


def test_a_character_that_is_chosen_later_is_the_name_from_then_on() -> None:
    chosen = ["", "Slipstream"]
    names = SeatNames((ANN, SCOUT), lambda: chosen)
    assert (names[0], names.beside(0)) == ("Ann", "")
    chosen[0] = "Hot Rod"
    assert (names[0], names.beside(0)) == ("Hot Rod", "Ann")


@pytest.mark.parametrize(("name", "kept"), [
    ("Player 1", ""), ("Spieler 2", ""), ("Computer 3", ""), ("Ann 2", "Ann 2"), ("Player", "Player"),
    ("Player 99", "Player 99"), ("", "")])
def test_what_older_files_kept_of_made_names_is_no_name(name: str, kept: str) -> None:
    assert typed(name) == kept


@pytest.mark.parametrize(("language", "plays", "decides", "chooses"), [
    ("en", "Hot Shot and Cyclonus are playing", "Megatron is deciding",
     "Hot Shot and Cyclonus choose a Transformer"),
    ("de", "Am Zug: Hot Shot und Cyclonus", "Megatron entscheidet",
     "Hot Shot und Cyclonus wählen einen Transformer")])
def test_two_whom_one_leads_are_said_to_play_as_two(language: str, plays: str, decides: str, chooses: str) -> None:
    WORDS.use(language)
    names = SeatNames((ANN, SCOUT), lambda: ("Hot Shot + Cyclonus", "Megatron"))
    speech = Speech(title("arena"), open_game("arena", {"mode": "master", "players": 2}), names)
    assert (speech.about("table.waits", 0), speech.about("table.decides", 1)) == (plays, decides)
    assert speech.about("arena.table.chooses", 0) == chooses
