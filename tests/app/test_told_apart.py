"""Answers that name cards of one name say which of them is meant."""
from __future__ import annotations

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from tcg.table import Table

LEADER, FIGHTER = "Optimus Prime, Autobot Leader", "Optimus Prime, Freedom Fighter"
RED_ALERT, KUP = "Red Alert, Security Chief", "Sergeant Kup, Veteran Sergeant"


def answers(table: Table, language: str = "en") -> list[str]:
    speech = Speech(title("tcg"), table.game, ["Ann", "Ben"], Words(language))
    return [speech.answer(option, table.asked, table.s) for option in table.asked.options]


def test_two_characters_of_one_name_are_told_apart_by_the_rest_of_it() -> None:
    said = answers(Table([LEADER, FIGHTER], [KUP]))
    assert "Attack with Optimus Prime (Autobot Leader)" in said
    assert "Flip Optimus Prime (Freedom Fighter) to bot mode" in said


def test_one_character_on_both_sides_is_told_apart_by_the_player() -> None:
    said = answers(Table([RED_ALERT], [RED_ALERT], hand=["Disarm"]).do("play Disarm"))
    assert said == ["Choose Red Alert (Ann)", "Choose Red Alert (Ben)"]


def test_upgrades_of_one_name_are_told_apart_by_whom_they_are_on() -> None:
    table = Table([RED_ALERT], [LEADER, FIGHTER, KUP], hand=["Ramming Speed"])
    for bearer in (LEADER, FIGHTER, KUP):
        table.equip("Flamethrower", bearer)
    assert answers(table.do("play Ramming Speed")) == [
        "Scrap Flamethrower (Optimus Prime, Autobot Leader)", "Scrap Flamethrower (Optimus Prime, Freedom Fighter)",
        "Scrap Flamethrower (Sergeant Kup)"]


def test_cards_that_are_as_good_as_each_other_are_called_alike() -> None:
    assert answers(Table([RED_ALERT], [KUP], hand=["Zap", "Zap"])).count("Play Zap") == 2


def test_a_body_is_flipped_to_its_body_mode() -> None:
    table = Table(["Mindwipe, Hypnotist", "Vorath, Mad Chemist"], [KUP])
    assert "Flip Mindwipe to body mode" in answers(table)
    assert "Mindwipe in den Körpermodus umdrehen" in answers(table, "de")
