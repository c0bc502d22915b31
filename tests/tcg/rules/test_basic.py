"""The basic rules."""
from __future__ import annotations

from typing import Any

from sparktable.games.tcg.state import BATTLEFIELD, DECK, HAND
from sparktable.kernel.decisions import DONE
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take


def test_one_deck_for_both_and_no_hands() -> None:
    """rules-basic-001"""
    s: Any = open_game("tcg", {"mode": "basic", "begins": 0}).new(1)
    assert len(s.zones[DECK]) >= 40 and not s.zones[DECK + 1] and not s.zones[HAND]


def test_nobody_attacks_twice_running() -> None:
    """rules-basic-004"""
    again = 0
    for seed in range(10):
        s: Any = open_game("tcg", {"mode": "basic", "begins": 0}).new(seed)
        while (asked := pending(s)) is not None and len(s.zones[BATTLEFIELD]) == 2:  # whoever is alone may
            if (asked.kind, asked.seat) == ("defender", 0):
                assert asked.source != s.rested[0]
                again += s.rested[0] >= 0
            take(s, DONE if asked.kind == "may flip" else asked.options[0])
    assert again > 3


def test_texts_and_other_icons_count_for_nothing() -> None:
    """rules-basic-002, rules-basic-011"""
    s: Any = open_game("tcg", {"mode": "basic", "begins": 0}).new(3)
    assert s.listeners == {} and s.modifiers == {}
