"""Everything that the game asks, offers, tells, refuses and chooses from has words, in every language."""
from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sparktable.app.catalog import Title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.tcg import events, kinds, questions
from sparktable.games.tcg.cards import CHARACTERS
from sparktable.games.tcg.deeds.secrets import MOMENTS
from sparktable.games.tcg.game import ZONES
from sparktable.games.tcg.options import MODES
from sparktable.games.tcg.rules.rulings import RULINGS
from sparktable.kernel.decisions import Decision, Ref, card, number
from sparktable.kernel.events import MOVED
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.values import Event

TCG = Title("tcg", "sparktable.games.tcg.game")
NAMES = ["Ann", "Ben"]
GAMES = 200
ROOM = Path(str(events.__file__)).parent
WORDS = Words()
FLIPPED_TO = {mode.name for title in CHARACTERS.values() if len(title.modes) > 1 for mode in title.modes}
"""The modes between which characters flip."""

TOLD_OTHERWISE = {
    "deck.played", "hand.played", "hand.secrets", "deck.secrets", "secrets.played", "played.gear", "scrap pile.gear",
    "hand.gear", "deck.gear", "gear.gear", "under.gear", "under.played", "outside.gear", "scrap pile.played",
    "KO area.played", "hand.deck", "deck.deck", "battlefield.KO area", "battlefield.parts", "parts.battlefield",
    "KO area.parts", "parts.played", "played.deck", "outside.played", "played.played", "scrap pile.secrets",
    "played.secrets"}
"""Moves of which something else is told: the card was flipped, played, laid, put on, put back, KO'd, combined."""
UNTOLD = {"played.scrap pile", "scrap pile.deck", "deck.aside", "aside.deck", "parts.KO area", "KO area.KO area"}
"""Moves that go without saying."""


def says(sort: str, key: str) -> bool:
    return WORDS.has(f"tcg.{sort}.{key}") or WORDS.has(f"{sort}.{key}")


class Listener:
    """Hears a kind of question or event once in each language, and what is said of it."""

    def __init__(self, game: Any) -> None:
        self.speeches = []
        for language in ("en", "de"):
            words = Words()
            words.use(language)
            self.speeches.append(Speech(TCG, game, NAMES, words))

    def question(self, asked: Decision, s: Any) -> Iterator[str]:
        for speech in self.speeches:
            yield speech.question(asked, s)
            yield speech.source(asked, s)
            yield from (speech.option(option, s) for option in asked.options[:8])

    def event(self, event: Event, s: Any) -> Iterator[str]:
        for speech in self.speeches:
            yield from (speech.event(event.seen_by(seat), s) for seat in range(2))

    def missing(self) -> set[str]:
        return {key for speech in self.speeches for key in speech.words.missing}


def test_two_hundred_random_games_are_told_without_a_hole() -> None:
    heard: set[tuple[str, ...]] = set()
    said: list[str] = []
    missing: set[str] = set()
    for seed in range(GAMES):
        game: Any = TCG.open({"mode": "basic"} if seed % 10 == 0 else {"decks": ["random", "random"]})
        s: Any = game.new(seed)
        s.events, dice, listener = [], Dice(seed), Listener(game)
        asked = pending(s)
        while asked is not None:
            keys = {("question", asked.kind, asked.source < 0)} | {("option", each.kind) for each in asked.options}
            if not keys <= heard:
                heard |= keys
                said += listener.question(asked, s)
            asked = take(s, asked.options[dice.below(len(asked.options))])
            for event in s.events:
                key = ("event", event.kind, _between(game, event))
                if key not in heard:
                    heard.add(key)
                    said += listener.event(event, s)
            s.events.clear()
        assert s.outcome is not None and says("outcome", s.outcome.reason)
        missing |= listener.missing()
    assert missing == set()
    assert not [text for text in said if "{" in text or "None" in text or "  " in text]
    moves = {key[2] for key in heard if key[1] == "moved"}
    assert {move for move in moves - TOLD_OTHERWISE - UNTOLD if not says("event", f"moved.{move}")} == set()


def _between(game: Any, event: Event) -> str:
    """From where to where a card has moved: "deck.hand"."""
    return ".".join(game.zone_names[int(ref.value)].rstrip(" 0123456789") for ref in event.refs if ref.kind == "zone")


def test_every_question_and_answer_has_words() -> None:
    asked = {value for name, value in vars(questions).items() if name.isupper()} - {questions.CONSENT}
    assert {kind for kind in asked if not says("decision", kind)} == set()
    offered = {value for name, value in vars(kinds).items() if name.isupper()} - {kinds.DO}
    in_modes = {f"{kind}.{mode}" for kind in (kinds.FLIP, kinds.MODE) for mode in FLIPPED_TO}
    assert {kind for kind in offered - {kinds.FLIP, kinds.MODE} | in_modes if not says("option", kind)} == set()
    assert {mode for mode in FLIPPED_TO if not says("word", mode)} == set()
    assert {moment for moment in MOMENTS if not says("word", moment)} == set()


def test_every_event_that_is_told_has_words() -> None:
    told = {call.args[1].id for call in _calls("emit", ROOM) if isinstance(call.args[1], ast.Name)}
    assert {"ATTACKS", "STRIKES", "LAID_SECRET"} < told
    assert {name for name in told if not says("event", getattr(events, name))} == set()


def test_every_refusal_has_words() -> None:
    keys = {constant.value for call in [*_calls("reason", ROOM / "rules"), *_calls("about", ROOM / "rules")]
            for constant in ast.walk(call.args[0]) if isinstance(constant, ast.Constant)
            and isinstance(constant.value, str)} - {"already in ", " mode", "key"}
    keys |= {f"already in {name} mode" for name in (*FLIPPED_TO, "combiner")}
    assert len(keys) > 25
    assert {key for key in keys if not says("reason", key)} == set()


def _calls(name: str, folder: Path) -> Iterator[ast.Call]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def test_zones_ways_to_play_and_rulings_have_words() -> None:
    assert {name for name, _ in ZONES if not says("zone", name)} == set()
    assert all(says("setup", f"mode.{mode}{end}") for mode in MODES for end in ("", ".note"))
    for ruling in RULINGS.all:
        keys = (ruling.name, f"{ruling.name}.note", *(f"{ruling.name}.{value}" for value in ruling.values))
        assert all(says("ruling", key) for key in keys)


def test_german_says_everything_that_english_does() -> None:
    folder = Path(__file__).parents[2] / "translations" / "tcg"
    english, german = (json.loads((folder / f"{code}.json").read_text("utf-8")) for code in ("en", "de"))
    assert english.keys() == german.keys()
    assert {key for key, text in english.items() if isinstance(text, str) != isinstance(german[key], str)} == set()


@pytest.mark.parametrize(("language", "seen", "unseen"), [
    ("en", "Ann draws Zap.", "Ann draws a card."), ("de", "Ann zieht Zap.", "Ann zieht eine Karte.")])
def test_who_does_not_know_a_card_is_told_of_one(language: str, seen: str, unseen: str) -> None:
    words = Words()
    words.use(language)
    game: Any = TCG.open({})
    s = game.new(1)
    title = next(index for index, card in enumerate(game.cards) if card.name == "Zap")
    slot = next(slot for slot, ident in enumerate(s.ident) if ident == title)
    zones = [index for name in ("deck 0", "hand 0") for index, each in enumerate(game.zone_names) if each == name]
    refs = (card(slot), Ref("zone", zones[0]), Ref("zone", zones[1]), number(0))
    drawn = Event(MOVED, 0, refs, ((slot, title, 1),))
    speech = Speech(TCG, game, NAMES, words)
    assert [speech.event(drawn.seen_by(seat), s) for seat in range(2)] == [seen, unseen]


def test_german_says_ko_wherever_the_rules_do() -> None:
    """One word for one thing: whoever looks it up finds it in the rules. Nothing is "switched off"."""
    folder = Path(__file__).parents[2]
    rules = folder / "resources" / "rules" / "de" / "tcg.md"
    for path in (*(folder / "translations" / "tcg").rglob("de.json"), rules):
        for line in path.read_text("utf-8").splitlines():
            assert not re.search(r"aus(zu|ge)?schalt|\bschalte\b.*\baus\b", line, re.IGNORECASE), line
