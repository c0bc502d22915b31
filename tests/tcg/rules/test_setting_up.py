"""What is settled before the first turn: which decks are legal, and how a game begins."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sparktable.games.tcg.card import CAR, TRUCK
from sparktable.games.tcg.cards import CATALOGUE
from sparktable.games.tcg.deck_codes import encode
from sparktable.games.tcg.decks import Deck, faults
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.games.tcg.state import HAND, characters, mode

STARTER = DECKS["Autobots Starter Set"]
FORTY = tuple((name, 3) for name, _ in STARTER.cards[:13])
"""Thirty-nine of them: a card short of a deck."""


def kinds(deck: Deck) -> list[str]:
    return [fault.key for fault in faults(deck)]


def test_characters_and_battle_cards_have_25_stars_together() -> None:
    """rules-advanced-001"""
    assert STARTER.stars() == 25 and faults(STARTER) == []
    assert kinds(replace(STARTER, cards=(*STARTER.cards, ("Bolt Of Lightning", 1)))) == ["too many stars"]


def test_no_character_is_on_a_team_twice() -> None:
    """rules-advanced-002: of one name there may be several, of one full name only one."""
    other = ("Bumblebee, Brave Warrior", "Bumblebee, Courageous Scout")
    assert faults(replace(STARTER, team=other)) == []
    assert kinds(replace(STARTER, team=(other[0], other[0]))) == ["same character"]


@pytest.mark.parametrize(("more", "wrong"), [(0, ["too few cards"]), (1, []), (2, [])])
def test_a_deck_has_40_battle_cards_or_more(more: int, wrong: list[str]) -> None:
    """rules-advanced-003"""
    cards = (*FORTY, *((("Zap", more),) if more else ()))
    assert kinds(replace(STARTER, cards=cards)) == wrong


def test_no_battle_card_is_in_a_deck_more_than_three_times() -> None:
    """rules-advanced-004"""
    name = STARTER.cards[0][0]
    for count, wrong in ((3, []), (4, ["too many alike"])):
        assert kinds(replace(STARTER, cards=((name, count), *STARTER.cards[1:]))) == wrong


def test_a_team_is_as_large_as_its_stars_allow() -> None:
    """rules-advanced-005"""
    team = ("Arcee, Skilled Fighter", "Flamewar, Veteran Decepticon", "Kickback, Cunning Insecticon",
            "Dead End, Doomed Loner", "Motormaster, Stunticon Leader")
    deck = replace(STARTER, team=team)
    assert deck.stars() == 25 and faults(deck) == []


def begun(*decks: Deck, **options: Any) -> Any:
    return TcgGame({"decks": [encode(deck) for deck in decks], **options}).new(1)


def test_everybody_starts_in_alt_mode_and_battle_masters_in_the_only_one_they_have() -> None:
    """rules-advanced-006"""
    team = ("Blitzwing, Relentless Foe", "Raider Aimless, Air Force • Weapons", "Flamewar, Veteran Decepticon")
    s = begun(replace(STARTER, team=team), STARTER)
    assert [mode(s, slot).name for slot in characters(s, 0)] == ["alt 1", "bot", "alt"]


def test_each_hand_has_three_cards_to_begin_with() -> None:
    """rules-advanced-007: who begins has drawn for the turn already."""
    s = begun(STARTER, STARTER, begins=0)
    assert [len(s.zones[HAND + seat]) for seat in range(2)] == [3 + 1, 3]


def test_lot_decides_who_begins_unless_it_is_said() -> None:
    """rules-advanced-008: of a match, see test_matches.py."""
    assert {TcgGame({}).new(seed).active for seed in range(12)} == {0, 1}
    assert [begun(STARTER, STARTER, begins=seat).active for seat in (0, 1)] == [0, 1]


def test_nobody_of_wave_1_is_a_truck_and_a_car() -> None:
    """faq-w1-133, faq-w1-134"""
    first = [title for title in CATALOGUE if title.number.startswith("1 ") and hasattr(title, "modes")]
    assert len(first) == 40
    assert not [title for title in first for side in title.modes if {TRUCK, CAR} <= {*side.traits}]
