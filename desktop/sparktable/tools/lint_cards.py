"""``sparktable lint-cards``: check every card's numbers, texts, labels and marks.

In a checkout no text of a card and no sentence of the program may have nine words in a row in common with a rulebook:
the rules are facts, their wording is somebody else's (see `tools/copied_wording.py`).
"""

import argparse
import importlib
import importlib.util
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Set
from typing import Any

from sparktable.app.translations import Words
from sparktable.games import boxes
from sparktable.text import LANGUAGES, plain_text, wording
from sparktable.tools.copied_wording import RUN, known_runs, runs, strings_of_the_program, told_apart, words_of

CUSTOM = "Custom"
MOST_CUSTOM = 0.10
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
    except (LookupError, TypeError, AssertionError, ModuleNotFoundError) as trouble:
        yield f"no text in '{language}': {trouble}"
        return
    if not texts:
        yield f"says nothing in '{language}'"
    for text in texts:
        said = plain_text(game, text, language)
        if not said.endswith((".", ".)")) or not (said[0].isupper() or said[0] in "+−„“"):
            yield f"'{said}' is no whole sentence"
        yield from (f"'{said}' has a stray '{stray}'" for stray in _STRAY if stray in said)


def shared_runs(text: str, known: Set[int]) -> Iterator[str]:
    """What a text has in common with a rulebook, in its own words; names that are filled in later part it."""
    for part in _NAMES.split(text):
        words = words_of(part)
        if not runs(words).isdisjoint(known):
            yield from (run for fingerprint, run in told_apart(words) if fingerprint in known)


def copied(game: str, card: Any, language: str, known: Set[int]) -> Iterator[str]:
    """Wording that is somebody else's: of the card as a whole, since its lines are read one after the other."""
    texts = wording(game).card_text(card, language, {}).texts()
    whole = " ".join(plain_text(game, text, language) for text in texts)
    yield from (f"shares '{run}' with a rulebook" for run in shared_runs(whole, known))


def copied_sentences(words: Words, known: Set[int]) -> Iterator[str]:
    """The same in what the program says besides, in every language, and in all that stands in its files."""
    for language in LANGUAGES:
        for key in words.keys(language):
            template = words.template(key, language) or ""
            for text in [template] if isinstance(template, str) else template.values():
                yield from (f"{key}: shares '{run}' with a rulebook" for run in shared_runs(text, known))
    for place, text in strings_of_the_program():
        yield from (f"{place}: shares '{run}' with a rulebook" for run in shared_runs(text, known))


def has_words(game: str) -> bool:
    """Whether the game's cards are told at all: not those of a game that is only on the command line so far."""
    return importlib.util.find_spec(f"sparktable.text.{game}") is not None


def check(game: str, card: Any, known: Set[int]) -> Iterator[str]:
    """Everything that is wrong with a card."""
    yield from wrong_numbers(game, card)
    yield from wrong_marks(card)
    yield from unlabelled(card)
    for language in LANGUAGES if has_words(game) else ():
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
    parser.add_argument("--no-sources", action="store_true", help="do not compare with the rulebooks")


def run(asked: argparse.Namespace) -> int:
    known = frozenset() if asked.no_sources else known_runs()
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
    for game in by_game:
        if not has_words(game):
            print(f"the cards of '{game}' have no words yet: only their data was looked at")
    print(f"{len(titles)} titles, {len(LANGUAGES)} languages, {share:.0%} {CUSTOM}, {compared}; "
          f"words that a single title needs: {', '.join(used_once(titles))}")
    print("no trouble found" if not troubles else f"{len(troubles)} troubles")
    return 1 if troubles else 0
