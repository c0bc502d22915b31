"""Why a set-up makes no game is said in every language, by every game."""
from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import sparktable.games
from sparktable.app.catalog import chosen, put, refusal, title
from sparktable.app.translations import WORDS, Words, languages

GAMES = Path(sparktable.games.__file__).parent


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Every refusal that the games' sources raise: game, key, the facts that it gives."""
    for path in GAMES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadSetup":
                assert len(node.args) == 2, f"{path.name}:{node.lineno} has no key"
                facts = {word.arg for word in node.keywords if word.arg}
                for key in spelt(node.args[1]):
                    yield path.relative_to(GAMES).parts[0], key, facts


def spelt(key: ast.expr) -> list[str]:
    if isinstance(key, ast.Constant):
        return [key.value]
    assert isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant)
    return [f"{key.values[0].value}{kind}" for kind in ("polity", "ruin")]


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_words(language: str) -> None:
    words = Words(language)
    found = list(refusals())
    assert len(found) > 20
    for game, key, facts in found:
        template = words.template(f"{game}.refusal.{key}", language) or words.template(f"refusal.{key}", language)
        assert isinstance(template, str), f"{language} does not say '{key}' of {game}"
        named = {name for _, name, _, _ in Formatter().parse(template) if name}
        assert named <= facts, f"'{key}' of {game} does not give {named - facts}"


def test_a_refusal_follows_the_language() -> None:
    options = {"set": "core", "mode": "competitive", "players": 2, "characters": ("Bumblebee", "Bumblebee")}
    said = {}
    for language in ("en", "de"):
        WORDS.use(language)
        said[language] = refusal(title("matrix"), options)
    WORDS.use("en")
    assert said == {"en": "Bumblebee has been chosen twice.", "de": "Bumblebee ist zweimal gewählt."}


@pytest.mark.parametrize("game", ["matrix", "arena"])
def test_from_every_way_to_play_the_form_leads_to_every_other(game: str) -> None:
    """Going through all choices of set, mode and number one after the other, with what was chosen before still there,
    nobody comes to a refusal that the page offers no way out of."""
    found, options = title(game), chosen(title(game).form({}))
    ways = [(name, choice.value) for name in ("set", "mode", "players") for field in found.form(options).fields
            if field.option == name for choice in field.choices]
    for first, second in itertools.product(ways, repeat=2):
        options = chosen(found.form({}))
        for name, value in (first, second, first):
            if any(field.option == name and value in [choice.value for choice in field.choices]
                   for field in found.form(options).fields):
                put(options, name, value)
                options = chosen(found.form(options), options)
                assert refusal(found, options) is None, (first, second, options)
