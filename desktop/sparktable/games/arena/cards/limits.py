"""What the numbers of a title can be."""
from __future__ import annotations

from collections.abc import Iterator

from ..card import COMBAT, POWER, SPECIAL, TRANSFORMER, ArenaCard, Transformer
from . import DECK_SIZE


def wrong_numbers(card: ArenaCard) -> Iterator[str]:
    """What no card of its type can be."""
    for name, most in (("attack", 8), ("defense", 8)):
        value = getattr(card, name)
        if value is not None and not 1 <= value <= most:
            yield f"{name} is {value}, not 1 to {most}"
    if not 1 <= card.copies <= 5:
        yield f"copies is {card.copies}, not 1 to 5"
    values = sum(value is not None for value in (card.attack, card.defense))
    wanted = {COMBAT: (2, False), POWER: (1, True), SPECIAL: (0, True), TRANSFORMER: (0, False)}[card.type]
    if (values, card.text is not None) != wanted:
        yield "Combat cards have two values, Power Combat cards one and a text, Special cards a text alone"
    if isinstance(card, Transformer) and sum(title.copies for title in card.deck) != DECK_SIZE:
        yield f"a deck has {DECK_SIZE} cards"
    if isinstance(card, Transformer) and not 10 <= card.wounds <= 30:
        yield f"wounds is {card.wounds}, not 10 to 30"
