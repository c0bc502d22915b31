"""The cards of Battle for Cybertron say what their trees do, in both languages and in our own words."""
from __future__ import annotations

import json

import pytest

from sparktable.games.arena.card import POWER, ArenaCard
from sparktable.games.arena.cards import CATALOGUE, TRANSFORMERS
from sparktable.games.arena.rules.rulings import RULINGS
from sparktable.kernel.control import Effect
from sparktable.text import LANGUAGES, Untold
from sparktable.text.arena import card_text
from sparktable.tools.cli import main

TITLES = CATALOGUE[:-1]


def said(name: str, language: str = "en", **rulings: str) -> str:
    return " ".join(card_text(next(card for card in TITLES if card.name == name), language, rulings).paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_whole_sentences(language: str) -> None:
    for card in TITLES:
        for text in card_text(card, language, {}).texts():
            assert text.endswith(".") and text[0].isupper() and "None" not in text, (card.slug, text)


def test_numbers_places_and_people_are_told() -> None:
    assert said("Ram'em") == "You may move up to 6 spaces. One opponent next to you takes 3 damage."
    assert said("Iron Rule") == "Each opponent in your line of fire takes 2 damage."
    assert said("Overload Blast") == "Discard 1 card." != said("Tyrant Cannon")
    assert said("Missile Barrage") == "If the attack did no damage, the other Transformer takes 1 damage."
    assert said("Mad Laughter", "de") == (
        "Wähle ungesehen 2 Karten aus der Hand jedes Gegners und lege sie ab.")


def test_german_puts_the_verb_first_behind_a_condition() -> None:
    assert said("Crane Hook", "de").startswith("Wenn der Angriff Schaden verursacht hat, darfst du den anderen ")
    assert said("Missile Barrage", "de") == (
        "Wenn der Angriff keinen Schaden verursacht hat, erleidet der andere Transformer 1 Schaden.")


def test_a_ruling_changes_what_its_card_says() -> None:
    assert said("Delusions of Grandeur") == "Every player discards 3 cards."
    assert said("Delusions of Grandeur", delusions_discard="opponents") == "Each opponent discards 3 cards."
    assert said("Delusions of Grandeur", delusions_discard="you") == "Discard 3 cards."
    wounds = next(each.wounds for each in TRANSFORMERS if each.name == "Red Alert")
    assert said("Red Alert").startswith(f"Destroyed at {wounds + 1} damage.")
    assert said("Red Alert", destroy_when="equal").startswith(f"Destroyed at {wounds} damage.")
    assert "your discard pile" in said("Mecha-Surge-Speed", mecha_source="own pile")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_of_the_rules_has_its_text(language: str) -> None:
    for ruling in RULINGS.all:
        for value in ruling.values:
            assert all(card_text(card, language, {ruling.name: value}).texts() for card in TITLES)


def test_a_verb_without_words_is_an_error_that_names_it() -> None:
    class Sing(Effect):
        """Nobody has words for this."""

    with pytest.raises(Untold, match="Sing"):
        card_text(ArenaCard("Song", POWER, attack=1, text=Sing()), "en", {})


def test_the_list_has_every_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--game", "arena", "--language", "de"]) == 0
    listed = capsys.readouterr().out
    assert "Convoy Volley | Power-Kampf · Optimus Prime | Angriff 6" in listed and "Battle for Cybertron" in listed
    assert main(["cards", "--game", "arena", "--json"]) == 0
    found = {card["slug"]: card for card in json.loads(capsys.readouterr().out)}
    assert len(found) == len(TITLES) and found["arena-megatron-tyrant-cannon"]["attack"] == 7
