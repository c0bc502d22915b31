"""The chances that the table tells are those that shuffling would bring out."""
from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sparktable.games.tcg import questions
from sparktable.games.tcg.facts.combat import BONUS_FLIPS, defenders
from sparktable.games.tcg.facts.stats import damage_left
from sparktable.games.tcg.odds import Sort, forecast, icon_chances
from sparktable.games.tcg.state import DECK, TcgState
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import determinize, view

CARDS = st.lists(st.tuples(st.integers(0, 2), st.booleans()), min_size=1, max_size=6)


def by_hand(cards: list[tuple[int, bool]], flips: int) -> list[float]:
    """Every order of the cards, one after the other."""
    found: dict[int, int] = {}
    orders = list(permutations(cards))
    for order in orders:
        count = flips + (BONUS_FLIPS if any(white for _, white in order[:flips]) else 0)
        icons = sum(icons for icons, _ in order[:count])
        found[icons] = found.get(icons, 0) + 1
    return [float(Fraction(found.get(icons, 0), len(orders))) for icons in range(max(found) + 1)]


@settings(max_examples=60, deadline=None)
@given(CARDS, st.integers(0, 4))
def test_chances_are_those_of_all_orders(cards: list[tuple[int, bool]], flips: int) -> None:
    sorts = tuple(Sort(icons, white, cards.count((icons, white))) for icons, white in sorted(set(cards)))
    expected = by_hand(cards, flips)
    found = icon_chances(sorts, flips)
    assert list(found[:len(expected)]) == pytest.approx(expected)
    assert sum(found) == pytest.approx(1)


def positions() -> list[TcgState]:
    """In the middle of games: somebody chooses whom to attack."""
    found: list[TcgState] = []
    for seed in range(6):
        s, dice = open_game("tcg", {"decks": ["random", "random"]}).new(seed), Dice(seed)
        asked = pending(s)
        while asked is not None:
            if asked.kind == questions.DEFENDER:
                copy = s.copy()
                assert isinstance(copy, TcgState)
                found.append(copy)
            asked = take(s, asked.options[dice.below(len(asked.options))])
    return found


def test_a_forecast_adds_up_and_knows_no_more_than_its_seat() -> None:
    seen = 0
    for number, s in enumerate(positions()):
        attacker = s.battles[-1].attacker.slot
        seat = s.owner[attacker]
        for defender in defenders(s, attacker):
            told = forecast(view(s, seat), attacker, defender)
            assert sum(told.damage) == pytest.approx(1)
            assert told.knocks_out == pytest.approx(sum(told.damage[damage_left(s, defender):]))
            other = determinize(s, seat, seed=number + 5)
            other.zones[DECK + seat].reverse()
            assert forecast(view(other, seat), attacker, defender) == told
            seen += 1
    assert seen > 20
