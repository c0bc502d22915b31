"""``sparktable cards``: every card with its numbers, its text and where it comes from.

The golden files of the card texts are this listing: ``sparktable cards --language de > tests/golden/cards.de.txt``.
"""

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sparktable.games.arena.card import ArenaCard
from sparktable.games.arena.cards import CATALOGUE
from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.cards import BOXES, catalogue
from sparktable.text import LANGUAGES, CardText, SideText, Untold, arena, card_text, plain_text, tongue
from sparktable.tools.arguments import one_of

AnyCard = MatrixCard | ArenaCard
GAMES: Mapping[str, Mapping[str, Sequence[AnyCard]]] = {"matrix": BOXES,
                                                        "arena": {"battle-for-cybertron": CATALOGUE[:-1]}}
"""Game to its boxes to their titles: the games whose cards have texts."""


def numbers(card: AnyCard, language: str) -> Iterator[str]:
    """The printed numbers in words: "Power 2"."""
    words, labels = tongue(language).icons, tongue(language).labels
    if isinstance(card, ArenaCard):
        yield from arena.numbers(card, language)
    else:
        if card.cost is not None:
            yield f"{labels['cost']} {card.cost}"
        yield from (f"{words[name]} {n}" for name, n in (("power", card.power), ("range", card.range),
                                                         ("move", card.move)) if n)
    if card.copies > 1:
        yield labels["copies"].format(n=card.copies)


def provenance(card: AnyCard, language: str) -> str:
    """Where the card comes from."""
    labels = tongue(language).labels
    if isinstance(card, MatrixCard) and card.house:
        return labels["house"]
    if card.house_fields:
        return labels["house_fields"].format(fields=", ".join(card.house_fields))
    return labels["rulebook"]


def entry(card: AnyCard, language: str) -> Iterator[str]:
    """A card as lines of plain text."""
    text, labels = card_text(card, language), tongue(language).labels
    keywords = ", ".join(word for _, word in text.keywords)
    yield " | ".join(part for part in (card.name, text.full_type, *numbers(card, language), keywords) if part)
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


def without_text(titles: Iterable[AnyCard], language: str) -> list[str]:
    """Titles that say nothing, or whose text the language has no words for."""
    missing = []
    for card in titles:
        try:
            said = bool(card_text(card, language).texts())
        except (Untold, TypeError, AssertionError):
            said = False
        if not said:
            missing.append(card.name)
    return missing


def listing(game: str, language: str) -> str:
    """All cards of a game."""
    labels = tongue(language).labels
    lines = []
    for box, titles in GAMES[game].items():
        if game == "matrix":
            catalogue(BOXES[box])
        count = sum(card.copies for card in titles)
        name = arena.BOX if game == "arena" else labels[box]
        lines += [labels["titles"].format(box=name, titles=len(titles), cards=count), ""]
        missing = without_text(titles, language)
        for card in titles:
            if card.name not in missing:
                lines += [*entry(card, language), ""]
        lines += [labels["not_there"].format(names=", ".join(missing)) if missing else labels["all_there"], ""]
    return "\n".join(lines)


def as_json(game: str, language: str) -> list[dict[str, Any]]:
    """The same for programs."""
    return [{"box": box, "slug": card.slug, "name": card.name, "type": card.type, **_printed(card),
             "copies": card.copies, "house_fields": list(card.house_fields), "text": _text_of(card, language)}
            for box, titles in GAMES[game].items() for card in titles]


def _printed(card: AnyCard) -> dict[str, Any]:
    """What only the cards of one game tell."""
    if isinstance(card, ArenaCard):
        return {"character": card.character, "attack": card.attack, "defense": card.defense}
    return {"faction": card.faction, "subtype": card.subtype, "level": card.level, "cost": card.cost,
            "power": card.power, "range": card.range, "move": card.move, "vp": card.vp,
            "keywords": sorted(card.keywords), "provenance": "house" if card.house else "rulebook",
            "house": card.house}


def _text_of(card: AnyCard, language: str) -> dict[str, Any]:
    text = card_text(card, language)

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
