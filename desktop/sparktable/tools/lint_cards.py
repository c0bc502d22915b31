"""``sparktable lint-cards``: check every card's numbers, texts, labels and marks.

Where the rulebooks are at hand (a folder ``shared`` beside the checkout), no text of a card and no sentence of the
program may have nine words in a row in common with them: the rules are facts, their wording is somebody else's.
"""

import argparse
import importlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import sparktable
from sparktable.app.words import Words
from sparktable.games import boxes
from sparktable.text import LANGUAGES, plain_text, wording

RUN = 9
"""So many words in a row are a copied sentence."""
CUSTOM = "Custom"
MOST_CUSTOM = 0.10
_WORD = re.compile(r"[a-zäöüß0-9']+")
_NAMES = re.compile(r"\{[^{}]*\}")
_STRAY = ("None", "{", "}", "  ", " ,", " .", "..", ";;", "<")


def wrong_numbers(game: str, card: Any) -> Iterator[str]:
    """What no card of its type can be, as its game tells."""
    limits = importlib.import_module(f"sparktable.games.{game}.cards.limits")
    yield from limits.wrong_numbers(card)


def wrong_marks(card: Any) -> Iterator[str]:
    """House marks: a card is ours as a whole, or some of its fields are."""
    if card.house and card.house_fields:
        yield "is ours as a whole and lists fields besides"
    if len(set(card.house_fields)) != len(card.house_fields) or not all(card.house_fields):
        yield "lists a house field twice, or an empty one"


def unlabelled(card: Any) -> Iterator[str]:
    """Parts of a text that a save could not name."""
    for place, tree in card.trees():
        if any(not hasattr(node, "label") for node in tree.walk()):
            yield f"{place} has parts without a label"


def wrong_texts(game: str, card: Any, language: str) -> Iterator[str]:
    """What does not read like a card."""
    try:
        texts = wording(game).card_text(card, language, {}).texts()
    except (LookupError, TypeError, AssertionError) as trouble:
        yield f"no text in '{language}': {trouble}"
        return
    if not texts:
        yield f"says nothing in '{language}'"
    for text in texts:
        said = plain_text(text, language)
        if not said.endswith((".", ".)")) or not (said[0].isupper() or said[0] in "+−„“"):
            yield f"'{said}' is no whole sentence"
        yield from (f"'{said}' has a stray '{stray}'" for stray in _STRAY if stray in said)


def runs(words: list[str]) -> set[tuple[str, ...]]:
    return {tuple(words[start:start + RUN]) for start in range(len(words) - RUN + 1)}


def words_of(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def sources() -> set[tuple[str, ...]]:
    """Every run of words in the rulebooks and quoted texts that lie beside the checkout, if there are any."""
    shared = Path(sparktable.__file__).resolve().parents[2].parent / "shared"
    found: set[tuple[str, ...]] = set()
    for path in sorted(shared.glob("rules/*.txt")):
        found |= runs(words_of(path.read_text("utf-8", errors="replace")))
    for path in sorted(shared.glob("facts/*.json")):
        for text in _quoted(json.loads(path.read_text("utf-8"))):
            found |= runs(words_of(text))
    return found


def _quoted(data: Any) -> Iterator[str]:
    """The texts under `reference_text`, wherever they are."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "reference_text":
                yield from _strings(value)
            else:
                yield from _quoted(value)
    elif isinstance(data, list):
        for value in data:
            yield from _quoted(value)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _strings(value)


def copied(game: str, card: Any, language: str, known: set[tuple[str, ...]]) -> Iterator[str]:
    """Wording that is somebody else's."""
    for text in wording(game).card_text(card, language, {}).texts():
        for run in sorted(runs(words_of(plain_text(text, language))) & known):
            yield f"shares '{' '.join(run)}' with a rulebook"


def copied_sentences(words: Words, known: set[tuple[str, ...]]) -> Iterator[str]:
    """The same in what the program says besides. Only its English: the rulebooks have no other language."""
    for key in words.keys("en"):
        template = words.template(key, "en") or ""
        for text in [template] if isinstance(template, str) else template.values():
            for part in _NAMES.split(text):
                for run in sorted(runs(words_of(part)) & known):
                    yield f"{key}: shares '{' '.join(run)}' with a rulebook"


def check(game: str, card: Any, known: set[tuple[str, ...]]) -> Iterator[str]:
    """Everything that is wrong with a card."""
    yield from wrong_numbers(game, card)
    yield from wrong_marks(card)
    yield from unlabelled(card)
    for language in LANGUAGES:
        trouble = list(wrong_texts(game, card, language))
        yield from trouble
        if known and not trouble:
            yield from copied(game, card, language, known)


def custom_share(titles: Iterable[Any]) -> float:
    """The share of titles with a class of their own."""
    cards = tuple(titles)
    custom = [card for card in cards
              if any(type(node).__name__ == CUSTOM for _, tree in card.trees() for node in tree.walk())]
    return len(custom) / len(cards)


def used_once(titles: Iterable[Any]) -> list[str]:
    """The verbs that a single title needs: each is one step towards a Custom."""
    users: Counter[str] = Counter()
    for card in titles:
        users.update({type(node).__name__ for _, tree in card.trees() for node in tree.walk()})
    return sorted(name for name, count in users.items() if count == 1)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--no-sources", action="store_true", help="do not compare with rulebooks beside the checkout")


def run(asked: argparse.Namespace) -> int:
    known = set() if asked.no_sources else sources()
    by_game = {game: [card for titles in found.values() for card in titles] for game, found in boxes().items()}
    titles = [card for found in by_game.values() for card in found]
    troubles = [f"{card.slug}: {trouble}" for game, found in by_game.items() for card in found
                for trouble in check(game, card, known)]
    troubles += copied_sentences(Words(), known)
    slugs = Counter(card.slug for card in titles)
    troubles += [f"{slug}: {count} titles have this slug" for slug, count in slugs.items() if count > 1]
    share = custom_share(titles)
    if share > MOST_CUSTOM:
        troubles.append(f"{share:.0%} of the titles are {CUSTOM}, more than {MOST_CUSTOM:.0%}: a verb is missing")
    for trouble in troubles:
        print(trouble)
    compared = f"compared with {len(known)} runs of {RUN} words" if known else "no rulebooks at hand to compare with"
    print(f"{len(titles)} titles, {len(LANGUAGES)} languages, {share:.0%} {CUSTOM}, {compared}; "
          f"words that a single title needs: {', '.join(used_once(titles))}")
    print("no trouble found" if not troubles else f"{len(troubles)} troubles")
    return 1 if troubles else 0
