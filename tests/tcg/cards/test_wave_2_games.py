"""Wave 2 in random games over random decks of its own: nothing breaks, and nobody sees what he may not."""
from __future__ import annotations

import json
from typing import Any

import pytest

from sparktable.games.tcg.card import BattleCard, Character
from sparktable.games.tcg.cards.wave_2 import WAVE_2
from sparktable.games.tcg.state import DECK, HAND
from sparktable.kernel.check import violations
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import dump, load
from sparktable.kernel.view import determinize, view

CHARACTERS = [title for title in WAVE_2 if isinstance(title, Character) and not title.parts]
BATTLE_CARDS = [title for title in WAVE_2 if isinstance(title, BattleCard)]
TEAMS = ("", "stunticon", "aerialbot", "predacon", "sentinel", "constructicon", "dreadwing", "dinobot")
"""Teams that can combine come as often as others."""
MOST_ANSWERS = 6000


def a_deck(dice: Dice) -> dict[str, Any]:
    trait = TEAMS[dice.below(len(TEAMS))]
    left, stars = [*CHARACTERS], 0
    team: list[str] = []
    while left:
        few = [title for title in left if trait in title.traits] or left
        title = few[dice.below(len(few))]
        left.remove(title)
        if stars + title.stars <= 25:
            team.append(title.full_name)
            stars += title.stars
    enigma = f"{trait.capitalize()} Enigma"
    cards = {card.name: 3 for card in BATTLE_CARDS if card.name == enigma}
    while sum(cards.values()) < 40:
        card = BATTLE_CARDS[dice.below(len(BATTLE_CARDS))]
        if stars + card.stars <= 25 and cards.get(card.name, 0) < 3:
            cards[card.name] = cards.get(card.name, 0) + 1
            stars += card.stars
    aside = CHARACTERS[dice.below(len(CHARACTERS))].full_name
    return {"name": "random", "team": team, "cards": cards, "sideboard": {"Bolt Of Lightning": 1, aside: 1}}


@pytest.mark.parametrize("batch", range(4))
def test_random_games_break_nothing(batch: int) -> None:
    for seed in range(batch * 50, batch * 50 + 50):
        dice = Dice(seed)
        s = open_game("tcg", {"decks": [a_deck(dice), a_deck(dice)]}).new(seed)
        asked, count = pending(s), 0
        while asked is not None and count < MOST_ANSWERS:
            asked = take(s, asked.options[dice.below(len(asked.options))])
            count += 1
            assert violations(s) == [], seed
        assert asked is None, f"game {seed} does not end"


@pytest.mark.parametrize("seed", range(20))
def test_copies_saves_and_other_worlds_look_the_same(seed: int) -> None:
    dice = Dice(1000 + seed)
    game = open_game("tcg", {"decks": [a_deck(dice), a_deck(dice)]})
    s = game.new(seed)
    asked, count = pending(s), 0
    while asked is not None and count < MOST_ANSWERS:
        if count % 4 == 0:
            assert s.copy() == s
            assert load(game, json.loads(json.dumps(dump(s)))) == s
            for seat in range(game.seats):
                world = determinize(s, seat, count)
                assert view(world, seat).digest() == view(s, seat).digest()
                assert violations(world) == []
                assert not any(isinstance(world.card(slot), Character) for side in range(game.seats)
                               for zone in (HAND, DECK) for slot in world.zones[zone + side])
        asked = take(s, asked.options[dice.below(len(asked.options))])
        count += 1
