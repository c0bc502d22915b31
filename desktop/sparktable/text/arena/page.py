"""A card of Battle for Cybertron as text, in the language's own order."""
from __future__ import annotations

from collections.abc import Iterator, Mapping

from sparktable.games.arena.card import FACTIONS, UNKNOWN, ArenaCard, Transformer
from sparktable.games.arena.cards import TRANSFORMERS

from ..model import CardText
from .de import GERMAN
from .en import ENGLISH
from .scene import Scene, Tongue

OWNERS = {title.character: title.name for title in TRANSFORMERS}
"""Whose back a card bears, by the slug of its character."""
LANGUAGES: dict[str, Tongue] = {"en": ENGLISH, "de": GERMAN}


def tongue(language: str) -> Tongue:
    return LANGUAGES.get(language, ENGLISH)


def card_text(card: ArenaCard, language: str, rulings: Mapping[str, str]) -> CardText:
    """What a card says at a table that plays by these rulings."""
    words = tongue(language)
    if card.type == UNKNOWN:
        return CardText("", ())
    if isinstance(card, Transformer):
        line = f"{words.types[card.type]} · {FACTIONS[card.faction]}"
        most = card.wounds - (Scene(card, rulings).ruling("destroy_when") == "equal")
        return CardText(line, (words.labels["chart"].format(wounds=most, mini_con=card.mini_con),))
    said = (words.effect(card.text, Scene(card, rulings)),) if card.text is not None else (words.labels["combat"],)
    return CardText(words.types[card.type], said, subtype=OWNERS.get(card.character, ""))


def numbers(card: ArenaCard, language: str) -> Iterator[str]:
    """The printed numbers in words: "Attack 5"."""
    labels = tongue(language).labels
    values = [("attack", card.attack), ("defense", card.defense)]
    if isinstance(card, Transformer):
        values.append(("wounds", card.wounds))
    yield from (f"{labels[name]} {n}" for name, n in values if n is not None)
