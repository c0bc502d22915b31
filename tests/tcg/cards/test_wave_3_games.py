"""Whole games with decks drawn from wave 3 alone."""
from __future__ import annotations

import json
from typing import Any

import pytest

from sparktable.games.tcg.card import BattleCard, Character
from sparktable.games.tcg.cards import BOXES
from sparktable.games.tcg.decks import STAR_LIMIT
from sparktable.kernel.check import violations
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import digest, dump, load
from sparktable.kernel.view import determinize, view

MOST_TURNS, GAMES, LOOKED_INTO = 120, 200, 20
CHARACTERS = [title for title in BOXES["wave-3"] if isinstance(title, Character)]
CARDS = [title for title in BOXES["wave-3"] if isinstance(title, BattleCard)]


def drawn(dice: Dice) -> dict[str, Any]:
    """A legal deck: at most one card with stars, then characters as long as there are stars."""
    left, cards, team = [*CARDS], {}, []  # type: list[BattleCard], dict[str, int], list[str]
    stars = STAR_LIMIT
    while sum(cards.values()) < 40:
        card = left.pop(dice.below(len(left)))
        if not card.stars or stars == STAR_LIMIT:
            cards[card.name] = 1 if card.stars else 3
            stars -= card.stars
    people = [*CHARACTERS]
    while people:
        title = people.pop(dice.below(len(people)))
        if title.stars <= stars:
            team.append(title.full_name)
            stars -= title.stars
    return {"name": "drawn", "team": team, "cards": cards}


def opened(seed: int) -> tuple[Any, Dice]:
    dice = Dice(seed)
    return open_game("tcg", {"decks": [drawn(dice), drawn(dice)]}), dice


@pytest.mark.parametrize("first", range(0, GAMES, 50))
def test_games_end_without_breaking_a_rule(first: int) -> None:
    for seed in range(first, first + 50):
        game, dice = opened(seed)
        s: Any = game.new(seed)
        asked = pending(s)
        while asked is not None:
            asked = take(s, asked.options[dice.below(len(asked.options))])
            assert violations(s) == []
            assert s.turn < MOST_TURNS
        assert s.outcome is not None


@pytest.mark.parametrize("seed", range(LOOKED_INTO))
def test_every_decision_can_be_copied_saved_and_seen_from_both_sides(seed: int) -> None:
    game, dice = opened(seed)
    s: Any = game.new(seed)
    asked, number = pending(s), 0
    while asked is not None:
        number += 1
        if number % 5 == 0:
            assert s.copy() == s
            again = load(game, json.loads(json.dumps(dump(s))))
            question = pending(again)
            assert again == s and question is not None and list(question.options) == list(asked.options)
            for seat in range(2):
                world = determinize(s, seat, dice.below(1 << 60))
                assert view(world, seat).digest() == view(s, seat).digest()
                assert violations(world) == []
            kept, was = s.copy(), digest(s)
            take(kept, asked.options[-1])
            assert digest(s) == was
        asked = take(s, asked.options[dice.below(len(asked.options))])
