"""The text of every card in every language stands in a file, so that a change shows in the diff.

After a change that is meant: `sparktable cards --language en > tests/golden/cards.en.txt`, and the same for `de`;
for the trading card game `sparktable cards --game tcg --language en > tests/golden/tcg.en.txt`.
"""
from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from sparktable.text import LANGUAGES
from sparktable.tools.cards import listing

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = {"matrix": "cards", "tcg": "tcg"}
"""Game to the name of its files."""


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_said(game: str, language: str) -> None:
    path = GOLDEN / f"{FILES[game]}.{language}.txt"
    expected, found = path.read_text("utf-8").splitlines(), listing(game, language).splitlines()
    changes = list(difflib.unified_diff(expected, found, str(path), "now", n=1, lineterm=""))
    assert not changes, "\n".join([
        "the texts of some cards have changed; if that is meant:",
        f"  sparktable cards --game {game} --language {language} > tests/golden/{path.name}", *changes[:80]])
