"""Every language says everything, in whole sentences, with the facts that the case brings."""
from __future__ import annotations

import json
import string
from pathlib import Path

import pytest
from babel import Locale

from sparktable.app.translations import PLURALS, PSEUDO, Words, germanic, languages, stretch
from sparktable.kernel.names import shown
from sparktable.resources import TRANSLATIONS

FOLDERS = sorted({path.parent for path in TRANSLATIONS.rglob("en.json")} - {*TRANSLATIONS.glob("*/cards")})
"""All but the sentences of cards, which have marks of their own: see tests/text/test_phrases.py."""


def names_in(template: object) -> set[str]:
    texts = [template] if isinstance(template, str) else list(dict(template).values())  # type: ignore[call-overload]
    return {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_language_has_every_key_with_the_same_facts(folder: Path) -> None:
    english = json.loads((folder / "en.json").read_text("utf-8"))
    for language in languages():
        other = json.loads((folder / f"{language}.json").read_text("utf-8"))
        assert set(other) == set(english), f"{language} differs from English in these keys"
        for key, template in english.items():
            assert names_in(other[key]) == names_in(template), f"{language}: {key}"


def test_whoever_adds_a_language_is_told_of_every_catalogue() -> None:
    told = (TRANSLATIONS / "README.md").read_text("utf-8")
    assert "`en.json`, and the `en.json` in every folder beside it" in told
    for catalogue in TRANSLATIONS.glob("*/cards"):
        name = (catalogue / "en.json").relative_to(TRANSLATIONS).as_posix()
        assert f"`{name}`" in told


def test_a_number_chooses_the_wording() -> None:
    words = Words()
    words.add("en", {"drew": {"one": "{who} draws a card.", "other": "{who} draws {n} cards."}})
    assert words.say("drew", who="Ann", n=1) == "Ann draws a card."
    assert words.say("drew", who="Ann", n=3) == "Ann draws 3 cards."


def test_a_slavic_language_has_three_wordings() -> None:
    words = Words()
    words.add("ru", {"cards": {"one": "{n} карта", "few": "{n} карты", "many": "{n} карт", "other": "{n} карты"}})
    words.language = "ru"
    assert [words.say("cards", n=n) for n in (1, 2, 5, 11, 21, 22)] == [
        "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]


@pytest.mark.parametrize("language", sorted({*PLURALS, *languages()}))
def test_numbers_are_told_apart_as_the_unicode_consortium_says(language: str) -> None:
    rule, theirs = PLURALS.get(language, germanic), Locale.parse(language).plural_form
    assert [n for n in range(1000) if rule(n) != theirs(n)] == []


@pytest.mark.parametrize("language", languages())
def test_a_number_has_every_wording_that_its_language_tells_apart(language: str) -> None:
    wanted = {Locale.parse(language).plural_form(n) for n in range(1000)}
    words = Words()
    tables = {key: template for key in words.keys(language)
              if not isinstance(template := words.template(key, language), str)}
    assert tables
    lacking = {key for key, table in tables.items() if wanted - table.keys()}
    assert lacking == set()


def test_an_unknown_language_is_english() -> None:
    words = Words()
    words.use("de")
    words.use("xx")
    assert words.language == "en"


def test_an_unknown_key_is_shown_and_remembered() -> None:
    words = Words()
    assert words.say("no.such.key", n=2) == "no.such.key"
    assert words.missing == {"no.such.key"}


def test_what_a_language_lacks_is_said_in_english() -> None:
    words = Words()
    words.add("en", {"only.english": "Hello {who}"})
    words.use("de")
    assert words.say("only.english", who="Ann") == "Hello Ann"
    assert not words.missing


def test_the_pseudo_language_keeps_the_facts_and_grows() -> None:
    text = "{who} draws {n} cards from the deck."
    stretched = stretch(text)
    assert "{move}" in stretch("Pay {n} {{move}}.").format(n=2), "icons stay"
    assert stretched.format(who="Ann", n=3).count("Ann") == 1
    assert len(stretched) >= 1.35 * len(text)
    words = Words()
    words.use(PSEUDO)
    assert words.say("action.close") != "Close"


def test_what_is_shown_has_the_apostrophe_of_typesetters() -> None:
    """Straight ones are typed, and accepted wherever somebody types; between letters they are shown nowhere."""
    straight = {(path.relative_to(TRANSLATIONS).as_posix(), key)
                for path in TRANSLATIONS.rglob("*.json")
                for key, template in json.loads(path.read_text("utf-8")).items()
                for text in ([template] if isinstance(template, str) else dict(template).values())
                if isinstance(text, str) and shown(text) != text}
    assert straight == set()
