"""What the numbers of a title can be."""
from __future__ import annotations

from collections.abc import Iterator

from ..card import (
    ACTION,
    COLOURS,
    FACTIONS,
    ROLES,
    SECRET,
    SLOTS,
    STRATAGEM,
    UPGRADE,
    VEHICLES,
    BattleCard,
    Character,
    TcgCard,
)

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
    if card.only_head and not card.is_body:
        yield "names its head, and has no body mode"
    for mode in (*card.modes, *((card.head,) if card.head is not None else ())):
        if not 0 <= mode.attack <= MOST_ATTACK or not 0 <= mode.defense <= MOST_DEFENSE:
            yield f"{mode.name} has {mode.attack}/{mode.defense}, not 0/0 to {MOST_ATTACK}/{MOST_DEFENSE}"
    if not card.factions or not set(card.factions) <= set(FACTIONS):
        yield "is of no known faction"


def _of_a_battle_card(card: BattleCard) -> Iterator[str]:
    if len(card.icons) > MOST_ICONS or not set(card.icons) <= set(COLOURS):
        yield f"has the icons {', '.join(card.icons)}, not up to {MOST_ICONS} of {', '.join(COLOURS)}"
    if card.icon_traits and len(card.icon_traits) != len(card.icons):
        yield "has traits for other icons than it has"
    if not set(card.icon_traits) <= {"", *ROLES, *VEHICLES}:
        yield f"has hybrid icons of {', '.join(card.icon_traits)}, not of {', '.join((*ROLES, *VEHICLES))}"
    if (card.type == STRATAGEM) != bool(card.lists):
        yield "Stratagems list who they are for, and other cards do not"
    if not {*card.fills, *card.also_in, *((card.replaces,) if card.replaces else ())} <= set(SLOTS):
        yield f"speaks of other slots than {', '.join(SLOTS)}"
    if (card.type == UPGRADE) != (card.slot in SLOTS):
        yield "Upgrades have a slot, and other cards have none"
    if (card.type == ACTION) != (card.text is not None):
        yield "Actions have a text, and other cards have abilities"
    if card.type == SECRET and not card.abilities:
        yield "a Secret Action has a moment and something that it does then"
