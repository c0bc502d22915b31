"""Whole games with nothing but cards of wave 4, with any answers."""
from __future__ import annotations

from typing import Any

from sparktable.games.tcg.card import BattleCard, Character
from sparktable.games.tcg.cards import CHARACTERS
from sparktable.games.tcg.cards.wave_4 import WAVE_4
from sparktable.games.tcg.decks import Deck, faults
from sparktable.kernel.check import violations
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import digest, dump, load
from sparktable.kernel.view import determinize, view


def a_deck(dice: Dice) -> dict[str, Any]:
    left = [each.full_name for each in WAVE_4 if isinstance(each, Character) and not each.parts]
    team: list[str] = []
    while left:
        name = left.pop(dice.below(len(left)))
        wrong = {fault.key for fault in faults(Deck("", (*team, name, *CHARACTERS[name].below), ()))}
        team += [] if wrong & {"too many stars", "same character"} else [name]
    cards = [each.name for each in WAVE_4 if isinstance(each, BattleCard) and not each.stars]
    return {"name": "any", "team": team, "cards": {cards.pop(dice.below(len(cards))): 3 for _ in range(14)}}


def test_games_end_without_breaking_a_rule_and_tell_no_secrets() -> None:
    for seed in range(20):
        dice = Dice(seed)
        s: Any = open_game("tcg", {"decks": [a_deck(dice), a_deck(dice)]}).new(seed)
        asked, n = pending(s), 0
        while asked is not None:
            n += 1
            if n % 9 == 0:
                for seat in range(2):
                    other = determinize(s, seat, n)
                    assert view(other, seat).digest() == view(s, seat).digest()
                    assert violations(other) == []
                assert digest(load(s.game, dump(s))) == digest(s)
            asked = take(s, asked.options[dice.below(len(asked.options))])
            assert violations(s) == [] and n < 3000
        assert s.outcome is not None
