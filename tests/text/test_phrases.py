"""Sentences by key: numbers choose the wording, cases the form, and nothing is left out in silence."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sparktable.resources import TRANSLATIONS
from sparktable.text import LANGUAGES, Untold
from sparktable.text.phrases import Phrases, phrases

GAMES = sorted(path.parent.name for path in TRANSLATIONS.glob("*/cards"))
FILES = sorted(TRANSLATIONS.glob("*/cards/*.json"))
OF_ONE_LANGUAGE = re.compile(r"\.(acc|dat|gen|if)$|^verb\..*")
"""Cases, what has an order of its own behind a condition, and the forms of verbs."""

WORDS = Phrases("xx", {
    "icon.power": "Power", "Draw": "Draw {n} {n:card|cards}.", "Gain": "Gain {n} {power}.", "it.foe": "he",
    "it.foe.acc": "him", "Push": "Push {it:acc}.", "Wound": "{it} is hit.", "If": "If so, {then:small}"})


def test_a_number_chooses_the_wording() -> None:
    assert (WORDS.say("Draw", n=1), WORDS.say("Draw", n=3)) == ("Draw 1 card.", "Draw 3 cards.")


def test_a_phrase_is_put_in_the_case_that_the_sentence_asks_for() -> None:
    him = WORDS.phrase("it.foe")
    assert (WORDS.say("Push", it=him), WORDS.say("Wound", it=him)) == ("Push him.", "he is hit.")


def test_icons_stay_and_sentences_may_end_others() -> None:
    assert WORDS.say("If", then=WORDS.say("Gain", n=2)) == "If so, gain 2 {power}."


def test_what_a_language_cannot_say_is_an_error_that_names_it() -> None:
    with pytest.raises(Untold, match="Dance"):
        WORDS.say("Dance")
    with pytest.raises(Untold, match="it:acc"):
        WORDS.say("Push")


@pytest.mark.parametrize("game", GAMES)
def test_languages_can_say_the_same(game: str) -> None:
    said = {language: {OF_ONE_LANGUAGE.sub("", key) for key in phrases(game, language).templates} - {""}
            for language in LANGUAGES}
    assert all(keys == said["en"] for keys in said.values())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(TRANSLATIONS).as_posix())
def test_no_sentence_stands_twice(path: Path) -> None:
    pairs = json.loads(path.read_text("utf-8"), object_pairs_hook=list)
    assert len(pairs) == len(dict(pairs))


def test_a_language_without_sentences_is_said_in_english() -> None:
    assert phrases("arena", "xx") is phrases("arena", "en")
