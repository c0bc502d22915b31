"""Where no card is what is looked for, those come that may have been meant."""
from __future__ import annotations

from collections import Counter

import pytest

from sparktable.app import cards_nearest
from sparktable.app.card_search import Entry, Wish, entries
from sparktable.app.cards_nearest import nearest

CARDS = entries(("tcg", "arena"))


def names(found: tuple[Entry, ...]) -> set[str]:
    return {entry.card.name for entry in found}


def test_a_name_with_letters_that_changed_places_is_found() -> None:
    near = nearest(CARDS, Wish("optimsu prmie"), "en")
    assert near.how == "alike" and near.found[0].card.name == "Optimus Prime"


def test_what_only_a_filter_keeps_away_comes_first() -> None:
    near = nearest(CARDS, Wish("Sparkplug", game="tcg"), "en")
    assert near.how == "unsifted" and names(near.found) and {entry.game for entry in near.found} == {"arena"}


@pytest.mark.parametrize("typed", ["", "   ", "(((", "\0\0\0\0", "x" * 500])
def test_where_nothing_is_near_all_are_offered(typed: str) -> None:
    assert nearest(CARDS, Wish(typed), "en") == ("all", CARDS)


def test_no_word_is_compared_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done at every letter that is typed."""
    compared = Counter[str]()
    closest = cards_nearest.get_close_matches

    def count(word: str, *more: object) -> list[str]:
        compared[word] += 1
        return closest(word, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(cards_nearest, "get_close_matches", count)
    nearest(CARDS, Wish("qqqqqq wwwwww qqqqqq"), "en")
    assert compared == {"qqqqqq": 1, "wwwwww": 1}
