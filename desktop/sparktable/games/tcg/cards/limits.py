"""What the numbers of a title can be."""
from __future__ import annotations

from collections.abc import Iterator

from ..card import ACTION, COLOURS, FACTIONS, SECRET, SLOTS, UPGRADE, BattleCard, Character, TcgCard

MOST_STARS, MOST_HEALTH, MOST_ATTACK, MOST_DEFENSE = 25, 40, 10, 6
PARTS = 6
"""Of so many characters at most a Combiner is made, whose stars and health it adds up."""
MOST_ICONS = 3


def wrong_numbers(card: TcgCard) -> Iterator[str]:
    """What no card of its type can be."""
    most = MOST_STARS * (PARTS if isinstance(card, Character) and card.parts else 1)
    if not 0 <= card.stars <= most:
        yield f"stars is {card.stars}, not 0 to {most}"
    if isinstance(card, Character):
        yield from _of_a_character(card)
    elif isinstance(card, BattleCard):
        yield from _of_a_battle_card(card)


def _of_a_character(card: Character) -> Iterator[str]:
    most = MOST_HEALTH * (PARTS if card.parts else 1)
    if not 1 <= card.health <= most:
        yield f"health is {card.health}, not 1 to {most}"
    if not card.modes:
        yield "has no mode"
    for mode in card.modes:
        if not 0 <= mode.attack <= MOST_ATTACK or not 0 <= mode.defense <= MOST_DEFENSE:
            yield f"{mode.name} has {mode.attack}/{mode.defense}, not 0/0 to {MOST_ATTACK}/{MOST_DEFENSE}"
    if not card.factions or not set(card.factions) <= set(FACTIONS):
        yield "is of no known faction"


def _of_a_battle_card(card: BattleCard) -> Iterator[str]:
    if len(card.icons) > MOST_ICONS or not set(card.icons) <= set(COLOURS):
        yield f"has the icons {', '.join(card.icons)}, not up to {MOST_ICONS} of {', '.join(COLOURS)}"
    if (card.type == UPGRADE) != (card.slot in SLOTS):
        yield "Upgrades have a slot, and other cards have none"
    if (card.type == ACTION) != (card.text is not None):
        yield "Actions have a text, and other cards have abilities"
    if card.type == SECRET and not card.abilities:
        yield "a Secret Action has a moment and something that it does then"
