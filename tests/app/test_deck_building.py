"""Decks while they are built, and as they are kept."""
from __future__ import annotations

from pathlib import Path

import pytest

from sparktable.app.card_search import card_keywords
from sparktable.app.tcg.deck_building import AT_LEAST, CARDS, CHARACTERS, EXACTLY, Building, Wish, remembered
from sparktable.app.tcg.own_decks import OwnDecks
from sparktable.games.tcg.card import BattleCard, Character
from sparktable.games.tcg.cards import BATTLE_CARDS
from sparktable.games.tcg.decks import Deck, faults
from sparktable.games.tcg.odds import flip_odds
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.kernel.rng import Dice

CONVOY = DECKS["Autobot Convoy"]


def test_every_step_leads_back_and_forth() -> None:
    """By chance: whatever was done, undo leads back to the beginning and redo to the end."""
    building, dice = Building(CONVOY), Dice(4)
    names = [entry.card.full_name for entry in building.entries]
    decks = [building.deck]
    for _ in range(60):
        name, aside = names[dice.below(len(names))], dice.below(4) == 0
        if dice.below(3):
            building.add(name, aside=aside)
        else:
            building.take(building.deck.cards[dice.below(len(building.deck.cards))][0])
        if building.deck != decks[-1]:
            decks.append(building.deck)
    for deck in reversed(decks[:-1]):
        building.undo()
        assert building.deck == deck
    assert not building.can_undo
    for deck in decks[1:]:
        building.redo()
        assert building.deck == deck
    assert not building.can_redo


def test_what_is_added_can_be_taken_out_again() -> None:
    building = Building(CONVOY)
    for name, aside in (("Zap", False), ("Bumblebee, Brave Warrior", False), ("Photon Bomb", True)):
        before = building.count(name, aside=aside)
        building.add(name, aside=aside)
        assert building.count(name, aside=aside) == before + 1
        building.take(name, aside=aside)
        assert building.count(name, aside=aside) == before
    building.take("Photon Bomb")
    assert sorted(building.deck.cards) == sorted(CONVOY.cards) and building.deck.team == CONVOY.team


def test_a_head_goes_behind_the_body_that_waits_for_one() -> None:
    everything = Building()
    bodies = [entry.card for entry in everything.entries if isinstance(entry.card, Character) and entry.card.is_body]
    heads = [entry.card for entry in everything.entries if isinstance(entry.card, Character) and entry.card.head]
    body = next(each for each in bodies if not each.only_head)
    building = Building(Deck("d", (body.full_name, CONVOY.team[0]), ()))
    building.add(heads[0].full_name)
    assert building.deck.team == (body.full_name, heads[0].full_name, CONVOY.team[0])


def test_complaints_are_in_words_and_end_when_the_deck_is_legal() -> None:
    building = Building(CONVOY)
    assert building.complaints() == []
    building.take("Zap")
    assert building.complaints() == ["39 of 40 battle cards: add 1"]
    building.undo()
    assert building.complaints() == []


@pytest.mark.parametrize(("wish", "fits"), [
    (Wish(CARDS, type="weapon"), lambda card: isinstance(card, BattleCard) and card.slot == "weapon"),
    (Wish(CARDS, icon="green"), lambda card: "green" in card.icons),
    (Wish(CARDS, icon="none"), lambda card: card.icons == ()),
    (Wish(CHARACTERS, faction="mercenary"), lambda card: "mercenary" in card.factions),
    (Wish(CHARACTERS, stars=12, compare=AT_LEAST), lambda card: card.stars >= 12),
    (Wish(CHARACTERS, stars=6, compare=EXACTLY), lambda card: card.stars == 6),
    (Wish(CHARACTERS, trait="tank"), lambda card: "tank" in card.traits_ever),
    (Wish(CARDS, word="Bold"), lambda card: "Bold" in {each.word for each in card_keywords("tcg", card)}),
    (Wish(CHARACTERS, word="Stealth"), lambda card: "Stealth" in {each.word for each in card_keywords("tcg", card)}),
    (Wish(CARDS, text="plasma"), lambda card: True),
    (Wish(CARDS, inside="in"), lambda card: card.name in dict(CONVOY.cards)),
])
def test_what_is_looked_for_is_found_and_nothing_else(wish: Wish, fits) -> None:
    found = [entry.card for entry in Building(CONVOY).matching(wish)]
    every = [entry.card for entry in Building(CONVOY).matching(Wish(wish.shelf))]
    assert found and all(map(fits, found))
    if not wish.text:
        assert len(found) == sum(map(fits, every)) < len(every)


@pytest.mark.parametrize("said", [{}, {"shelf": "toys"}, {"stars": "many", "compare": "?"}, {"trait": ["tank"]}])
def test_filters_that_make_no_sense_are_forgotten(said: dict) -> None:
    assert remembered(said) == Wish()


def test_filters_are_remembered_without_the_words() -> None:
    wish = Wish(CARDS, "bold", icon="blue", stars=2, word="Bold")
    assert remembered(wish.plain()) == wish._replace(text="", word="")


def test_odds_are_exact() -> None:
    """Of a deck of 40 with one icon on half of its cards, two flips bring at least one in 1 - (20·19)/(40·39)."""
    orange = next(card.name for card in BATTLE_CARDS.values() if card.icons == ("orange",))
    plain = next(card.name for card in BATTLE_CARDS.values() if card.icons == ())
    odds = flip_odds(Deck("d", (), ((orange, 20), (plain, 20))), 2)
    assert sum(odds.orange[1:]) == pytest.approx(1 - 20 * 19 / (40 * 39)) and odds.white == 0
    assert flip_odds(Deck("d", (), ()), 3).white == 0


def test_the_same_deck_is_known_by_its_name() -> None:
    building = Building(Deck("other", CONVOY.team[::-1], CONVOY.cards[::-1]))
    assert building.same_as(DECKS.values()) == CONVOY.name
    building.take("Zap")
    assert building.same_as(DECKS.values()) == ""


# --- kept ---------------------------------------------------------------------------------------------------------


def test_decks_are_kept_by_name(tmp_path: Path) -> None:
    own = OwnDecks(tmp_path / "decks")
    assert own.all() == []
    mine = Deck("Süße Träume / 2", CONVOY.team, CONVOY.cards)
    own.save(mine)
    assert own.all() == [mine] and own.has(mine.name) and faults(own.all()[0]) == []
    own.delete(mine.name)
    assert own.all() == [] and not own.has(mine.name)


def test_names_that_look_alike_on_disk_are_two_files(tmp_path: Path) -> None:
    own = OwnDecks(tmp_path)
    names = ["Прайм", "Майор", "!!", "deck", "CON", "..", "a" * 300]
    for name in names:
        own.save(Deck(own.free_name(name), CONVOY.team, CONVOY.cards))
    assert len(own.all()) == len(names)
    assert all(path.parent == tmp_path for path in tmp_path.rglob("*"))


def test_a_free_name_is_nobodys(tmp_path: Path) -> None:
    own = OwnDecks(tmp_path)
    assert own.free_name(CONVOY.name) == f"{CONVOY.name} (2)"
    own.save(Deck("Mine", CONVOY.team, CONVOY.cards))
    assert own.free_name("mine") == "mine (2)"


def test_files_that_hold_no_deck_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "broken.deck.json").write_text("{", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("Zap", encoding="utf-8")
    own = OwnDecks(tmp_path)
    own.save(Deck("Mine", CONVOY.team, CONVOY.cards))
    assert [deck.name for deck in own.all()] == ["Mine"]
    assert (tmp_path / "broken.deck.json").read_text(encoding="utf-8") == "{"
