"""Opponents build sealed decks, and sideboard, by judging cards: legally, always alike, and clearly better than by
lot."""
from __future__ import annotations

from dataclasses import replace

import pytest

from sparktable.ai.tcg.card_worth import foe_of
from sparktable.ai.tcg.deck_building import built_deck
from sparktable.ai.tcg.sideboarding import sideboarded
from sparktable.games.tcg.best_of_three import sideboarding_faults, with_sideboard
from sparktable.games.tcg.packs import WAVES
from sparktable.games.tcg.sealed import Sealed, sealed_faults
from sparktable.games.tcg.shipped_decks import BEGINNERS
from sparktable.games.tcg.verbs.on_paper import could_bear
from sparktable.tools.sealed import JUDGED, LOT, SealedDeal, played_sealed

OURS = with_sideboard(BEGINNERS[0])
GUARDED = (("Armored Plating", 3), ("Force Field", 3), ("Handheld Blaster", 3), ("Security Checkpoint", 3))


@pytest.mark.parametrize("wave", WAVES)
def test_what_is_built_is_legal_and_always_the_same(wave: str) -> None:
    for seed in range(3):
        pool = Sealed(wave, seed).pool(seed)
        deck = built_deck(pool, "mine")
        assert sealed_faults(pool, deck) == [] and deck == built_deck(dict(reversed(pool.items())), "mine")
        team = deck.characters()
        useless = [card.name for card in deck.battle_cards() if not could_bear(card, team) and not card.icons]
        assert useless == []


def test_what_is_built_beats_what_is_drawn_by_lot() -> None:
    """A cheap sample, played by chance: the cards alone decide. The measured rows stand in MEASURED.md."""
    won = 0
    for number in range(40):
        deal = SealedDeal("wave-1", number // 2, ("random", "random"), (JUDGED, LOT), number % 2 == 1)
        played, complaints = played_sealed(deal)
        assert complaints == [] and played.end is not None and played.end.outcome is not None
        won += played.end.outcome.winners == (0,)
    assert won >= 26


def test_an_opponent_sideboards_by_what_it_has_seen() -> None:
    """Pierce against those who defend well; what scraps Upgrades against those who play some."""
    def came_in(seen: tuple[tuple[str, int], ...]) -> set[str]:
        deck = sideboarded(OURS, OURS, 3, seen)
        assert sideboarding_faults(OURS, deck) == []
        return {name for name, count in deck.cards if count > dict(OURS.cards).get(name, 0)}

    actions = (("Zap", 3), ("Plasma Burst", 3), ("Leap Into Battle", 3), ("Supercharge", 3), ("Repair Bay", 3))
    assert came_in(()) == set(), "nothing is known that speaks against the deck"
    assert came_in(GUARDED) - came_in(actions)
    assert "Vaporize" not in came_in(actions)


def test_what_has_not_been_seen_changes_nothing() -> None:
    """The other deck is no part of what is judged: only the size of its team, which lay open all game."""
    assert foe_of(3, GUARDED).blue > foe_of(3, ()).blue
    again = replace(OURS, name="other")
    assert replace(sideboarded(again, again, 3, GUARDED), name=OURS.name) == sideboarded(OURS, OURS, 3, GUARDED)
