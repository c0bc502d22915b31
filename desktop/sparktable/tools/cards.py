"""``sparktable cards``: every card with its numbers, its text and where it comes from.

The golden files of the card texts are this listing: ``sparktable cards --language de > tests/golden/cards.de.txt``.
"""

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from sparktable.app.translations import Words
from sparktable.games import boxes
from sparktable.text import LANGUAGES, CardText, SideText, Untold, card_text, plain_text, wording
from sparktable.tools.arguments import one_of

GAMES = boxes()
"""Game to its boxes to their titles."""
NO_TEXT = (Untold, TypeError, AssertionError, ModuleNotFoundError)
"""What telling a card's text ends with where the language, or the game, has no words for it yet."""


def copies(card: Any) -> int:
    """How many of a card lie in its box; 1 where a box holds it by lot."""
    return int(getattr(card, "copies", 1))


def box_name(game: str, box: str, language: str) -> str:
    """What a box is called; a game without words calls it as its files do."""
    try:
        return wording(game).box_name(box, language)
    except ModuleNotFoundError:
        return box


def provenance(card: Any, words: Words) -> str:
    """Where the card comes from."""
    if card.house:
        return words.say("listing.house")
    if card.house_fields:
        return words.say("listing.house_fields", fields=", ".join(card.house_fields))
    return words.say("listing.rulebook")


def entry(game: str, card: Any, words: Words) -> Iterator[str]:
    """A card as lines of plain text."""
    language, told = words.language, wording(game)
    text = card_text(game, card, language)
    several = [words.say("listing.copies", n=copies(card))] if copies(card) > 1 else []
    keywords = ", ".join(word for _, word in text.keywords)
    yield " | ".join(part for part in (card.name, text.full_type, *told.numbers(card, language), *several, keywords)
                     if part)
    yield from _body(game, text, language)
    for side in text.sides:
        yield f"  {told.side_name(side, language)}"
        yield from (f"  {line}" for line in _body(game, side, language))
    yield f"  ({provenance(card, words)})"


def _body(game: str, text: CardText | SideText, language: str) -> Iterator[str]:
    yield from (f"  {plain_text(game, paragraph, language)}" for paragraph in text.paragraphs)
    yield from (f"  [{price}] {plain_text(game, said, language)}" for price, said in text.priced)
    if text.reward:
        yield f"  {plain_text(game, text.reward, language)}"


def without_text(game: str, titles: Iterable[Any], language: str) -> list[str]:
    """Titles that say nothing, or whose text the language has no words for."""
    missing = []
    for card in titles:
        try:
            said = bool(card_text(game, card, language).texts())
        except NO_TEXT:
            said = False
        if not said:
            missing.append(card.name)
    return missing


def listing(game: str, language: str) -> str:
    """All cards of a game."""
    words, lines = Words(language), []
    for box, titles in GAMES[game].items():
        count = sum(map(copies, titles))
        lines += [words.say("listing.titles", box=box_name(game, box, language), titles=len(titles), cards=count), ""]
        missing = without_text(game, titles, language)
        for card in titles:
            if card.name not in missing:
                lines += [*entry(game, card, words), ""]
        lines += [words.say("listing.not_there", names=", ".join(missing)) if missing
                  else words.say("listing.all_there"), ""]
    return "\n".join(lines)


def as_json(game: str, language: str) -> list[dict[str, Any]]:
    """The same for programs."""
    return [{"box": box, "slug": card.slug, **_printed(card), "provenance": "house" if card.house else "rulebook",
             "text": _text_of(game, card, language)}
            for box, titles in GAMES[game].items() for card in titles]


def _printed(card: Any) -> dict[str, Any]:
    """The facts of a card, each game its own."""
    found = {field.name: getattr(card, field.name) for field in fields(card)}
    return {name: sorted(value) if isinstance(value, tuple | frozenset) else value for name, value in found.items()
            if value is None or isinstance(value, int | str)
            or (isinstance(value, tuple | frozenset) and all(isinstance(each, str) for each in value))}


def _text_of(game: str, card: Any, language: str) -> dict[str, Any] | None:
    """A card's text with its marks; None where it cannot be told yet."""
    try:
        text = card_text(game, card, language)
    except NO_TEXT:
        return None

    def body(part: CardText | SideText) -> dict[str, Any]:
        priced = {text.coin: [list(ability) for ability in part.priced]} if text.coin else {}
        return {"paragraphs": list(part.paragraphs), **priced, "reward": part.reward}

    sides = {side.name: body(side) for side in text.sides}
    return {"type_line": text.type_line, "subtype": text.subtype, **body(text), **sides}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", type=one_of("game", GAMES), default=next(iter(GAMES)),
                        help="whose cards (default: %(default)s)")
    parser.add_argument("--language", type=one_of("language", LANGUAGES), default="en",
                        help=f"the language of the texts: {', '.join(LANGUAGES)} (en)")
    parser.add_argument("--json", action="store_true", help="write JSON, texts with their marks")


def run(asked: argparse.Namespace) -> int:
    if asked.json:
        print(json.dumps(as_json(asked.game, asked.language), ensure_ascii=False, indent=1))
    else:
        print(listing(asked.game, asked.language), end="")
    return 0
