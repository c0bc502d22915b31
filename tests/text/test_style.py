"""What is said is set like a book and keeps to one word for one thing: whole classes of slips, looked for everywhere.

All messages, all texts of cards, lessons, puzzles and pages of the rules, in every language.
"""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest

from sparktable.games import boxes
from sparktable.resources import RESOURCES, TRANSLATIONS
from sparktable.text import LANGUAGES, card_text, plain_text

GAMES = boxes()
SORT = "by"
"""In a table of wordings the name of the number that chooses among them."""
_FIELD = re.compile(r"\{[^{}]*\}")


@cache
def messages(language: str) -> tuple[tuple[str, str], ...]:
    """Key and text of all that a catalogue says; each wording of a table."""
    found = []
    for path in sorted([TRANSLATIONS / f"{language}.json", *TRANSLATIONS.glob(f"*/{language}.json")]):
        for key, template in json.loads(path.read_text("utf-8")).items():
            texts = [template] if isinstance(template, str) else [
                text for sort, text in template.items() if sort != SORT]
            found += [(key, text) for text in texts]
    return tuple(found)


@cache
def cards(language: str) -> tuple[tuple[str, str], ...]:
    """Every card's name and what it says, a paragraph each."""
    return tuple((card.name, plain_text(game, text, language)) for game, shelf in GAMES.items()
                 for titles in shelf.values() for card in titles for text in card_text(game, card, language).texts())


def told(language: str) -> Iterator[tuple[str, str]]:
    """What lessons, puzzles and the rules say."""
    for path in sorted(RESOURCES.glob("rules/" + language + "/*.md")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith(("words:", "See:", "in:", "#", "= ", "Picture:")):
                yield f"{path.name}:{number}", line
    for folder in ("lessons", "puzzles"):
        for path in sorted(RESOURCES.glob(f"{folder}/*.json")):
            yield from ((path.name, text) for text in _spoken(json.loads(path.read_text("utf-8")), language))


def _spoken(found: object, language: str) -> Iterator[str]:
    if isinstance(found, dict):
        if isinstance(found.get(language), str):
            yield found[language]
        else:
            for part in found.values():
                yield from _spoken(part, language)
    elif isinstance(found, list):
        for part in found:
            yield from _spoken(part, language)


@cache
def everything(language: str) -> tuple[tuple[str, str], ...]:
    return (*messages(language), *cards(language), *told(language))


def slips(language: str, pattern: str, said: tuple[tuple[str, str], ...] | None = None) -> list[tuple[str, str]]:
    """Where this is said: fields are not looked at, what is filled in comes from elsewhere."""
    wrong = re.compile(pattern)
    return [(key, text) for key, text in (everything(language) if said is None else said)
            if wrong.search(_FIELD.sub("{}", text))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pattern", [
    '"', r"\w  \w", r"\.\.\.(?!\s*[·|(])", r"\s--?\s", r" [,;.](?:\s|$)", r"\(\s|\s\)"],
    ids=["straight quotes", "double spaces", "three dots", "a hyphen for a dash", "a space before a stop",
         "a space in brackets"])
def test_typesetting(language: str, pattern: str) -> None:
    assert slips(language, pattern) == []


@pytest.mark.parametrize(("language", "opening", "closing", "foreign"), [
    ("en", "“", "”", "„"), ("de", "„", "“", "”")])
def test_quotes_are_those_of_the_language(language: str, opening: str, closing: str, foreign: str) -> None:
    assert [(key, text) for key, text in everything(language)
            if foreign in text or text.count(opening) != text.count(closing)] == []


@pytest.mark.parametrize(("language", "pattern"), [("en", r"\s%"), ("de", "[^\u00a0]%")])
def test_percent(language: str, pattern: str) -> None:
    """English sets it close; German with a space that no line breaks at."""
    assert slips(language, pattern, messages(language)) == []


@pytest.mark.parametrize(("language", "pattern"), [
    ("en", r"\b1 (?:more |other |extra |facedown )*(?:cards|spaces|icons|stars|Missions|counters|slots|Actions|"
           r"Ruins|Robots|characters|turns|players|points)\b"),
    ("de", r"\b1 (?:weitere[rn]? |andere[rn]? )*(?:Karten|Felder|Symbole|Sterne|Missionen|Aktionen|Plätze|Marker "
           r"mehr|Ruinen|Figuren|Züge|Spieler mehr|Punkte|Schritte)\b")])
def test_one_of_a_thing_is_not_several(language: str, pattern: str) -> None:
    assert slips(language, pattern) == []


PLURALS_OF_MANY = frozenset({
    "tcg.table.attacks", "tcg.table.clash", "tcg.note.attack", "tcg.deck.fault.too many alike",
    "tcg.deck.fault.listed twice", "tcg.deck.fault.sideboard characters", "tcg.sealed.pool.all",
    "table.times", "matrix.outlook.cost counts", "statistics.points"})
"""Messages with a plural that are only said of several, or of a number that is a price or a limit."""


def test_a_message_that_counts_has_a_wording_for_one() -> None:
    """A plural right behind a number needs a table of wordings."""
    counting = re.compile(r"\{(?:n|n2|m|needed|distance|count|points)\} (?:more )?[a-z]+s\b")
    for path in (TRANSLATIONS / "en.json", *TRANSLATIONS.glob("*/en.json")):
        for key, template in json.loads(path.read_text("utf-8")).items():
            if isinstance(template, str) and not key.startswith(("trouble.", "arena.why.", "matrix.why.")):
                assert key in PLURALS_OF_MANY or not counting.search(template), (key, template)


def test_no_key_stands_in_two_catalogues() -> None:
    """The one that is read last would silence the other."""
    where: dict[str, str] = {}
    for path in sorted([TRANSLATIONS / "en.json", *TRANSLATIONS.glob("*/en.json")]):
        for key in json.loads(path.read_text("utf-8")):
            assert where.setdefault(key, path.parent.name) == path.parent.name, f"{key} in {path.parent.name} as well"


def test_english_is_spelt_as_its_game_words_are() -> None:
    """Armor, Maneuver, Defense: the games are American."""
    british = (r"(?i)\b(?:\w*colour\w*|armour\w*|\w*favour\w*|licences?|licensed under licence|defences?|centre|"
               r"\w*neighbour\w*|\w*honour\w*|behaviour\w*|cancelled|travelled|grey|programmes?|catalogues?|fulfil|"
               r"fulfils|judgements?|whilst|learnt|dearer|too dear)\b")
    assert slips("en", british) == []


ENGLISH = (r"\b(?:the|and|you|your|with|from|this|that|is|are|cards|turn|discard|when|each|may|which|cannot|their)\b")


def test_no_english_in_german() -> None:
    names = sorted({card.name for shelf in GAMES.values() for titles in shelf.values() for card in titles}, key=len,
                   reverse=True)
    others = ("Inter Project Authors", "Battle for Cybertron", "Wizards of the Coast")
    known = re.compile("|".join(map(re.escape, (*names, *(name.replace("'", "’") for name in names), *others))))
    found = re.compile(ENGLISH)
    assert [(key, text) for key, text in everything("de")
            if found.search(known.sub("", _FIELD.sub("", text)))] == []


ONE_WORD = {
    "en": (r"\bsquares?\b", r"lines? of attack", r"\bmaster play\b", r"\bby lot\b", r"Micromasters?\b(?! Patrol)",
           r"[Bb]asic cards\b(?<!Basic cards)"),
    "de": (r"kontrollier", r"\bBasis(?:karte)?n?\b", r"Spielart", r"Angriffsposition", r"\bjene[rmns]\b(?! Version)",
           r"[Ss]chaden nimmt", r"nimmt (?:\w+ )*\w*[Ss]chaden\b", r"Deck-Code", r"Packung",
           r"\bje (?:Zug|Kampf|Partie)\b(?! \{)", r"\b(?:trägt|trage|trägst)\b[^.]*\bbei\b",
           r"in (?:deinem|seinem) Feld\b", r"\bBrett(?:ern|er|s|es)?\b",
           r"höchstens \d Felder? entfernt\b(?! \w+ werden)"),
}
"""Words for which the language has another: the glossaries in `sparktable/text/*/german.py` say which."""


@pytest.mark.parametrize(("language", "word"), [(language, word) for language in ONE_WORD
                                                for word in ONE_WORD[language]])
def test_one_thing_has_one_word(language: str, word: str) -> None:
    assert slips(language, word) == []


_SENTENCE = (r": (?:du|sie|er|es|ihr|wenn|wer|niemand|jeder|wähle|lege|ziehe|klicke|spiele|zeige|nimm|zerstöre|"
             r"erhalte|verliere|füge|führe|decke|repariere|verschrotte|tappe|drehe|sieh|gib|bewege) [^.:?!]*[.?!]")


def test_german_begins_a_sentence_behind_a_colon_with_a_capital() -> None:
    assert slips("de", _SENTENCE) == []


@pytest.mark.parametrize("pattern", [
    r"\b[Ww]enn [^.:;]*, (?:du|sie|er|es|ihr) (?:darf|darfst|dürft|kann|kannst|erhält|erhältst|verliert)\b",
    r"\bund (?:und|oder)\b|\bdu du\b|\ber er\b", r"\bvon dem\b(?= [A-ZÄÖÜ]\w+ (?:ist|hat))"],
    ids=["the verb comes first behind a condition", "twice", "a genitive"])
def test_german_cards_have_the_order_of_german(pattern: str) -> None:
    assert slips("de", pattern, cards("de")) == []
