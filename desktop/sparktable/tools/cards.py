"""``sparktable cards``: every card with its numbers, its text and where it comes from.

The golden files of the card texts are this listing: ``sparktable cards --language de > tests/golden/cards.de.txt``.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from sparktable.games import boxes
from sparktable.text import LANGUAGES, CardText, SideText, Untold, Words, plain_text, tongue, wording
from sparktable.tools.arguments import one_of

GAMES = boxes()
"""Game to its boxes to their titles."""


def provenance(card: Any, language: str) -> str:
    """Where the card comes from."""
    labels = tongue(language).labels
    if card.house:
        return labels["house"]
    if card.house_fields:
        return labels["house_fields"].format(fields=", ".join(card.house_fields))
    return labels["rulebook"]


def entry(card: Any, words: Words, language: str) -> Iterator[str]:
    """A card as lines of plain text."""
    text, labels = words.card_text(card, language, {}), tongue(language).labels
    numbers = [*words.numbers(card, language), *([labels["copies"].format(n=card.copies)] if card.copies > 1 else [])]
    keywords = ", ".join(word for _, word in text.keywords)
    yield " | ".join(part for part in (card.name, text.full_type, *numbers, keywords) if part)
    yield from _body(text, language)
    for name, side in (("alt", text.alt), ("bot", text.bot)):
        if side is not None:
            move = f", {tongue(language).icons['move']} {side.move}" if side.move else ""
            penalty = f", {labels['penalty'].format(n=f'−{-side.penalty}')}" if side.penalty else ""
            yield f"  {labels[name]}{move}{penalty}"
            yield from (f"  {line}" for line in _body(side, language))
    yield f"  ({provenance(card, language)})"


def _body(text: CardText | SideText, language: str) -> Iterator[str]:
    yield from (f"  {plain_text(paragraph, language)}" for paragraph in text.paragraphs)
    yield from (f"  [{price}] {plain_text(words, language)}" for price, words in text.energon)
    if text.reward:
        yield f"  {plain_text(text.reward, language)}"


def without_text(titles: Iterable[Any], words: Words, language: str) -> list[str]:
    """Titles that say nothing, or whose text the language has no words for."""
    missing = []
    for card in titles:
        try:
            said = bool(words.card_text(card, language, {}).texts())
        except (Untold, TypeError, AssertionError):
            said = False
        if not said:
            missing.append(card.name)
    return missing


def listing(game: str, language: str) -> str:
    """All cards of a game."""
    labels, words = tongue(language).labels, wording(game)
    lines = []
    for box, titles in GAMES[game].items():
        count = sum(card.copies for card in titles)
        lines += [labels["titles"].format(box=words.box_name(box, language), titles=len(titles), cards=count), ""]
        missing = without_text(titles, words, language)
        for card in titles:
            if card.name not in missing:
                lines += [*entry(card, words, language), ""]
        lines += [labels["not_there"].format(names=", ".join(missing)) if missing else labels["all_there"], ""]
    return "\n".join(lines)


def as_json(game: str, language: str) -> list[dict[str, Any]]:
    """The same for programs."""
    return [{"box": box, "slug": card.slug, **_printed(card), "provenance": "house" if card.house else "rulebook",
             "text": _text_of(wording(game).card_text(card, language, {}))}
            for box, titles in GAMES[game].items() for card in titles]


def _printed(card: Any) -> dict[str, Any]:
    """The facts of a card, each game its own."""
    found = {field.name: getattr(card, field.name) for field in fields(card)}
    return {name: sorted(value) if isinstance(value, tuple | frozenset) else value for name, value in found.items()
            if value is None or isinstance(value, int | str)
            or (isinstance(value, tuple | frozenset) and all(isinstance(each, str) for each in value))}


def _text_of(text: CardText) -> dict[str, Any]:

    def body(part: CardText | SideText) -> dict[str, Any]:
        return {"paragraphs": list(part.paragraphs), "energon": [list(ability) for ability in part.energon],
                "reward": part.reward}

    sides = {name: body(side) for name, side in (("alt", text.alt), ("bot", text.bot)) if side is not None}
    return {"type_line": text.type_line, "subtype": text.subtype, **body(text), **sides}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", type=one_of("game", GAMES), default="matrix", help="whose cards (matrix)")
    parser.add_argument("--language", type=one_of("language", LANGUAGES), default="en",
                        help=f"the language of the texts: {', '.join(LANGUAGES)} (en)")
    parser.add_argument("--json", action="store_true", help="write JSON, texts with their marks")


def run(asked: argparse.Namespace) -> int:
    if asked.json:
        print(json.dumps(as_json(asked.game, asked.language), ensure_ascii=False, indent=1))
    else:
        print(listing(asked.game, asked.language), end="")
    return 0
