"""The rules to be looked up: in every language the same pages, every link leads somewhere, every number is the
rules' own."""
from __future__ import annotations

import re

import pytest

from sparktable.app.rulebook import matching, numbers, pages
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.resources import RESOURCES

FILES = sorted((RESOURCES / "rules").glob("*/*.md"))
LANGUAGES = ("en", "de")


def test_every_game_has_pages_in_every_language() -> None:
    assert {(file.parent.name, file.stem) for file in FILES} == {(lang, game) for lang in LANGUAGES for game in GAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_the_same_in_every_language(language: str) -> None:
    shape = [(page.name, page.see, [kind for kind, _ in page.blocks]) for page in pages(language)]
    assert shape == [(page.name, page.see, [kind for kind, _ in page.blocks]) for page in pages("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_page_and_every_page_is_whole(language: str) -> None:
    names = {page.name for page in pages(language)}
    for page in pages(language):
        assert page.heading and page.words and page.blocks, page.name
        assert {*page.see} <= names - {page.name} and page.see, page.name
        assert page.game in GAMES and "{" not in page.text()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_numbers_that_the_rules_know_are_read_from_them(file) -> None:
    named = {*re.findall(r"\{(\w+)\}", file.read_text("utf-8"))}
    assert named == {*numbers(file.stem)}, "each is used, and none is missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_of_the_cards_are_found(language: str) -> None:
    """By the very words that cards and questions use."""
    WORDS.use(language)
    keys = [f"tcg.keyword.{name}" for name in ("bold", "tough", "pierce", "focus", "safeguard", "brave", "stealth")]
    keys += ["tcg.type.action", "tcg.type.secret action", "tcg.type.upgrade", "tcg.slot.weapon", "tcg.zone.deck"]
    keys += [f"arena.type.{name}" for name in ("combat", "power combat", "special")]
    for key in keys:
        found = matching(language, WORDS.say(key))
        assert (found and found[0].game == key.partition(".")[0]) or any(
            page.game == key.partition(".")[0] for page in found), key


def test_a_heading_comes_before_what_only_speaks_of_it() -> None:
    assert matching("en", "energon")[0].name == "matrix.energon"
    assert matching("en", "ambush")[0].name == "matrix.ambush"
    assert matching("de", "hinterhalt")[0].name == "matrix.ambush"
    assert matching("en", "no such word") == []


def test_a_language_without_pages_reads_the_english_ones() -> None:
    assert pages("fr") == pages("en")


def test_pages_say_what_the_rules_say() -> None:
    text = {page.name: page.text() for page in pages("en")}
    assert "draw 5 new cards" in text["matrix.turn"] and "more than 12" in text["matrix.energon"]
    assert "controls 5" in text["matrix.ambush"] and "all 3 Bosses" in text["matrix.modes"]
    assert "at least 40 battle cards" in text["tcg.decks"] and "begin with 4 cards" in text["arena.about"]
