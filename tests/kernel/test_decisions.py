"""Options name what they are about."""
from __future__ import annotations

import pytest

from sparktable.kernel.decisions import (
    CARD,
    Decision,
    IllegalAnswer,
    Option,
    Options,
    card,
    number,
    seat,
    space,
    word,
)

GIVE = Options("give", "card", "seat", words=("openly",))


def test_an_option_is_made_once_and_found_again() -> None:
    assert CARD[3] is CARD[3]
    assert GIVE[3, 1] is GIVE[3, 1]
    assert GIVE[3, 1] == Option("give", (card(3), seat(1), word("openly")))


def test_an_option_takes_as_many_numbers_as_it_has_references() -> None:
    with pytest.raises(ValueError):
        GIVE[3]


def test_the_numbers_behind_references_are_told_apart_by_kind() -> None:
    option = Option("move", (card(4), space(2), card(9), number(0)))
    assert option.value("card") == 4
    assert option.value("card", 1) == 9
    assert option.value("space") == 2
    assert option.value("number") == 0
    with pytest.raises(IndexError, match="names no further seat"):
        option.value("seat")


def test_a_label_is_one_line() -> None:
    assert GIVE[3, 1].label() == "give card:3 seat:1 word:openly"


def test_an_option_is_found_by_what_it_is_about() -> None:
    asked = Decision(0, "give", [GIVE[3, 1], GIVE[3, 2], GIVE[4, 2]])
    assert asked.find("give", seat(2)) is GIVE[3, 2]
    assert asked.find("give", card(4), seat(2)) is GIVE[4, 2]
    with pytest.raises(IllegalAnswer, match="'give card:4 seat:1' is not possible now: seat 0 is asked 'give'"):
        asked.find("give", card(4), seat(1))
