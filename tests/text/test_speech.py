"""Everything that happens in a game of the Matrix is told, in every language, without a hole."""
from __future__ import annotations

import random

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.matrix.rules.rulings import RULINGS
from sparktable.kernel.decisions import Ref
from sparktable.kernel.game import Reason
from sparktable.kernel.run import advance, pending

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
GAMES = ({"mode": "tvt", "players": 4}, {"mode": "co-op", "players": 2}, {"mode": "solo"},
         {"set": "core", "players": 3}, {"set": "core", "mode": "co-op", "players": 2},
         {"set": "core", "mode": "solo"})


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", GAMES, ids=lambda options: " ".join(map(str, options.values())))
def test_every_question_answer_and_event_has_words(options: dict[str, object], language: str) -> None:
    matrix = title("matrix")
    game = matrix.open(options)
    state, dice = game.new(5), random.Random(5)
    state.events = []
    words = Words()
    words.use(language)
    speech = Speech(matrix, game, NAMES[:game.seats], words)
    for _ in range(400):
        asked = pending(state)
        if asked is None:
            break
        said = [speech.question(asked, state), speech.source(asked, state),
                *(speech.option(option, state) for option in asked.options[:12])]
        advance(state, dice.choice(list(asked.options)))
        said += [speech.event(event, state) for event in state.events]
        state.events.clear()
        assert not words.missing
        assert not [text for text in said if "{" in text or "None" in text or "  " in text]


def test_every_table_ruling_is_explained_with_its_page() -> None:
    words = Words()
    for ruling in RULINGS:
        key = f"matrix.ruling.{ruling.name}"
        assert all(words.has(f"{key}{part}") for part in ("", ".note", *(f".{value}" for value in ruling.values)))
        note = words.say(f"{key}.note")
        assert ruling.page == "house" or note.endswith(f"({ruling.page})"), note


@pytest.mark.parametrize(("value", "word"), [("no", " or "), ("yes", " and ")])
def test_a_part_of_a_text_is_said_as_the_table_rules_it(value: str, word: str) -> None:
    """War on Cybertron p.11: Entrenched gives one of two things, or both."""
    matrix = title("matrix")
    game = matrix.open({"rulings": {"entrenched_both": value}})
    card = next(card for card in game.cards if card.name == "Entrenched")
    speech = Speech(matrix, game, NAMES[:2], Words())
    said = speech.ref(Ref("word", dict(card.trees())["play"].label), game.new(1))
    assert word in str(said), said


def test_a_reason_names_the_card_whose_text_forbids() -> None:
    matrix = title("matrix")
    game = matrix.open({})
    card = next(card for card in game.cards if card.name == "Ultra Magnus")
    reason = Reason("forbidden by text", (("card", card.slug),))
    for language in ("en", "de"):
        words = Words()
        words.use(language)
        assert "Ultra Magnus" in Speech(matrix, game, NAMES[:2], words).reason(reason, game.new(1))
