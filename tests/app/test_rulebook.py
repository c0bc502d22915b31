"""The rules to be looked up: in every language the same pages, every link leads somewhere, every number is the
rules' own."""
from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from sparktable.app.card_search import card_keywords, entries
from sparktable.app.keywords import Lexicon
from sparktable.app.rulebook import finders, first_place, matching, pages, places, way_to
from sparktable.app.rules_nearest import nearest_pages, nearest_words
from sparktable.app.rules_page import ITEM, PARAGRAPH, keywords, numbers, written_pages
from sparktable.app.translations import FALLBACK, WORDS
from sparktable.games import GAMES
from sparktable.games.rulings import BALANCED, BOOK, Rulings
from sparktable.resources import RESOURCES
from sparktable.text.matrix import TONGUES

FILES = sorted((RESOURCES / "rules").glob("*/*.md"))
LANGUAGES = ("en", "de")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    WORDS.use("en")


def test_every_game_has_pages_in_every_language() -> None:
    assert {(file.parent.name, file.stem) for file in FILES} == {(lang, game) for lang in LANGUAGES for game in GAMES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_the_same_in_every_language(language: str) -> None:
    def shape(language: str) -> list[object]:
        return [(page.name, page.above, page.see, len(page.keywords),
                 [(block.kind, block.picture) for block in page.blocks if not page.name.endswith(".words")])
                for page in pages(language)]

    assert shape(language) == shape(FALLBACK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_page_and_every_page_is_whole(language: str) -> None:
    names = {page.name for page in pages(language)}
    for page in pages(language):
        assert page.heading and page.words and page.blocks, page.name
        assert {*page.see} <= names - {page.name} and page.see, page.name
        assert page.game in GAMES and "{" not in page.text()
        assert {block.page for block in page.blocks if block.page} <= names
        assert {word.page for word in page.keywords} <= {page.name}
        assert page.game == way_to(page, language)[0].game if page.above else page.name


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_numbers_that_the_rules_know_are_read_from_them(file) -> None:
    named = {*re.findall(r"\{(\w+)\}", file.read_text("utf-8"))}
    assert named == {*numbers(file.stem)}, "each is used, and none is missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keywords_of_the_cards_are_found(language: str) -> None:
    """By the very words that cards and questions use."""
    WORDS.use(language)
    keys = [f"tcg.word.{name}" for name in ("bold", "tough", "pierce", "focus", "safeguard", "brave", "stealth")]
    keys += ["tcg.type.action", "tcg.type.secret action", "tcg.type.upgrade", "tcg.slot.weapon", "tcg.zone.deck"]
    keys += [f"arena.type.{name}" for name in ("combat", "power combat", "special")]
    for key in keys:
        found = matching(language, WORDS.say(key))
        assert (found and found[0].game == key.partition(".")[0]) or any(
            page.game == key.partition(".")[0] for page in found), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_found_however_it_is_written_and_leads_to_its_page(game: str, language: str) -> None:
    WORDS.use(language)
    lexicon, names = Lexicon(game, WORDS, tuple, tuple), {page.name for page in pages(language)}
    glossary = next(page for page in pages(language) if page.name == f"{game}.words")
    assert len(glossary.blocks) == len(keywords(game, language)) > 10
    for keyword in keywords(game, language):
        assert keyword.page in names and keyword.meaning.endswith(".")
        for form in keyword.forms:
            assert [hit.keyword for hit in lexicon.hits(f"so {form}: …")] == [keyword], form


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_that_a_card_can_bear_leads_to_a_page(language: str) -> None:
    WORDS.use(language)
    borne = {"matrix": [*TONGUES[language].keywords.values(), *TONGUES[language].icons.values()],
             "tcg": [WORDS.say(key) for key in WORDS.keys("en") if re.fullmatch(r"tcg\.(keyword|slot)\.\w+", key)],
             "arena": [WORDS.say(f"arena.type.{name}") for name in ("combat", "power combat", "special")]}
    for game, words in borne.items():
        lexicon = Lexicon(game, WORDS, tuple, tuple)
        assert not [word for word in words if not lexicon.told(word)], game


def test_names_are_no_words_of_the_rules() -> None:
    lexicon = Lexicon("matrix", WORDS, lambda: ("Energon Synthesizer", "Block Head"), lambda: ("Boss",))
    said = "Boss has bought Energon Synthesizer; Block Head pays 2 Energon, the Bosses' Power."
    assert [said[hit.start:hit.end] for hit in lexicon.hits(said)] == ["bought", "Energon", "Bosses", "Power"]


def test_a_card_that_is_called_as_a_word_does_not_hide_it() -> None:
    lexicon = Lexicon("matrix", WORDS, lambda: ("Damage", "Energon Synthesizer"), tuple)
    assert [word.word for word in lexicon.told("Energon Synthesizer: gain 1 Damage.")] == ["Gain", "Damage"]


def test_a_verb_is_found_whose_parts_stand_apart() -> None:
    WORDS.use("de")
    lexicon = Lexicon("matrix", WORDS, tuple, tuple)
    assert [word.word for word in lexicon.told("Lege eine Karte aus deiner Hand ab.")] == ["Ablegen"]
    assert not lexicon.told("Lege sie oben auf dein Deck. Sie ist ab jetzt offen.")


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_cards_are_found_in_every_language_alike(game: str) -> None:
    """A word of which one language knows many cards and another none is written differently there than on cards."""
    borne = {}
    for language in LANGUAGES:
        WORDS.use(language)
        words = [word for page in written_pages(game, language) for word in page.keywords]
        counted = Counter(word for entry in entries((game,)) for word in card_keywords(game, entry.card))
        borne[language] = [counted[word] for word in words]
    few = [(word.word, *counts) for word, *counts in zip(
        (word for page in written_pages(game, FALLBACK) for word in page.keywords), *borne.values(), strict=True)
        if max(counts) > 10 and min(counts) < 0.4 * max(counts)]
    assert not [each for each in few if each[0] not in ("Confront", "Confrontation")], "in German these are one word"


def test_parts_of_words_are_no_words() -> None:
    assert not Lexicon("matrix", WORDS, tuple, tuple).hits("Powerful blockades, removed ruination")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_told_with_what_the_presets_make_of_it(game: str, language: str) -> None:
    WORDS.use(language)
    rulings: Rulings = importlib.import_module(f"sparktable.games.{game}.rules.rulings").RULINGS
    told = [block for page in pages(language) if page.name.startswith(f"{game}.rulings") for block in page.blocks]
    for ruling in rulings.all:
        key = f"{game}.ruling.{ruling.name}"
        at = next(at for at, block in enumerate(told) if block.text == WORDS.say(key))
        assert told[at + 1].kind == PARAGRAPH and told[at + 1].text == WORDS.say(f"{key}.note")
        values = told[at + 2:at + 2 + len(ruling.values)]
        assert {block.kind for block in values} == {ITEM}
        for preset in {BOOK, BALANCED} & {*rulings.presets}:
            value = rulings.chosen({"preset": preset})[ruling.name]
            line = next(block.text for block in values if WORDS.say(f"setup.preset.{preset}") in block.text)
            assert line.startswith(WORDS.say(f"{key}.{value}")), ruling.name


def test_a_heading_comes_before_what_only_speaks_of_it() -> None:
    assert matching("en", "energon")[0].name == "matrix.energon"
    assert matching("en", "ambush")[0].name == "matrix.ambush"
    assert matching("de", "hinterhalt")[0].name == "matrix.ambush"
    assert matching("en", "no such word") == []


@pytest.mark.parametrize(("language", "typed", "page"), [
    ("de", "rustung", "tcg.cards"), ("de", "RUESTUNG", "tcg.cards"), ("de", "weiss", "tcg.icons"),
    ("en", "players' turns", "matrix.energon"), ("en", "players’ turns", "matrix.energon"),
    ("en", "KO'd", "tcg.damage"), ("en", "bot-mode", "matrix.modes_of_character"), ("en", "amb blo", "matrix.ambush"),
    ("en", "tie", "matrix.end"), ("en", "bounty", "tcg.keywords"), ("de", "Kopfgeld", "tcg.keywords")])
def test_it_is_found_however_it_is_typed(language: str, typed: str, page: str) -> None:
    """Without umlauts, with either apostrophe, by halves of words; what begins a word comes before what ends one."""
    found = matching(language, typed)
    assert found[0].name == page and places(found[0], language, typed) >= len(typed.split()) // 2


def test_a_place_is_shown_with_whole_words_around_it() -> None:
    page = next(page for page in pages("en") if page.name == "matrix.ambush")
    assert first_place(page, "en", "wice").startswith("… ")
    assert "nobody Blocks twice against" in first_place(page, "en", "wice")
    assert first_place(page, "en", "xyzzy") == ""
    for each in pages("de"):
        said = first_place(each, "de", "karte").removeprefix("… ").removesuffix(" …")
        assert said in each.text() and len(said) < 100


def test_what_begins_words_is_not_sought_within_others() -> None:
    """Somebody who looks for "range" is not shown "orange"; only where no word begins so are others looked into."""
    icons = next(page for page in pages("en") if page.name == "tcg.icons")
    assert "Orange" in icons.text() and icons not in matching("en", "range")
    assert not any(each.search("Orange") for each in finders("en", "range"))
    assert matching("en", "wice") and any(each.search("twice") for each in finders("en", "wice"))


def test_a_language_without_pages_reads_the_english_ones() -> None:
    assert pages("fr") == pages("en")


def test_pages_say_what_the_rules_say() -> None:
    text = {page.name: page.text() for page in pages("en")}
    assert "draw 5 new cards" in text["matrix.turn"] and "more than 12" in text["matrix.energon"]
    assert "controls 5" in text["matrix.ambush"] and "all 3 Bosses" in text["matrix.modes"]
    assert "at least 40 battle cards" in text["tcg.decks"] and "begin with 4 cards" in text["arena.about"]


@pytest.mark.parametrize(("language", "typed", "word"), [
    ("en", "energom", "Energon"), ("en", "ambusch", "Ambush"), ("en", "block xyzzy", "Block"),
    ("de", "hinterhald", "Hinterhalt"), ("de", "energonkarte", "Energon")])
def test_a_slip_of_the_keys_still_leads_to_what_was_meant(language: str, typed: str, word: str) -> None:
    assert not matching(language, typed)
    assert word in nearest_words(language, typed)
    assert matching(language, word)[0] in nearest_pages(language, typed)


def test_what_is_like_nothing_leads_to_where_the_rules_begin() -> None:
    assert not nearest_words("en", "xyzzy")
    assert [page.name for page in nearest_pages("en", "xyzzy")] == [f"{game}.about" for game in GAMES]
