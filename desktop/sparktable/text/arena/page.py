"""A card of Battle for Cybertron as text, in the language's own order."""
from __future__ import annotations

from collections.abc import Iterator, Mapping

from sparktable.games.arena.card import UNKNOWN, ArenaCard, Transformer
from sparktable.games.arena.cards import TRANSFORMERS
from sparktable.games.factions import FACTIONS

from ..model import CardText
from ..phrases import phrases
from .scene import Scene
from .verbs import effect

OWNERS = {title.character: title.name for title in TRANSFORMERS}
"""Whose back a card bears, by the slug of its character."""


def card_text(card: ArenaCard, language: str, rulings: Mapping[str, str]) -> CardText:
    """What a card says at a table that plays by these rulings."""
    scene = Scene(phrases("arena", language), card, rulings)
    if card.type == UNKNOWN:
        return CardText("", ())
    kind = scene.say(f"type.{card.type}")
    if isinstance(card, Transformer):
        chart = scene.say("card.chart", n=card.destroyed_at(scene.ruling("destroy_when")), mini_con=card.mini_con)
        return CardText(f"{kind} · {FACTIONS[card.faction]}", (chart,))
    said = effect(card.text, scene) if card.text is not None else scene.say("card.combat")
    return CardText(kind, (said,), subtype=OWNERS.get(card.character, ""))


def numbers(card: ArenaCard, language: str) -> Iterator[str]:
    """The numbers in words: "Attack 5"; of a chart where the red circle is by the book."""
    words = phrases("arena", language)
    values = [("attack", card.attack), ("defense", card.defense)]
    if isinstance(card, Transformer):
        values.append(("destroyed", card.destroyed_at(Scene(words, card, {}).ruling("destroy_when"))))
    yield from (words.say(f"number.{name}", n=n) for name, n in values if n is not None)
