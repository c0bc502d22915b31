"""What may lie where, by the rules: scenario files say nonsense sooner than a game would."""
from __future__ import annotations

from .card import (
    ALLY,
    BASIC,
    BOSS,
    COOP_SCHEME,
    DAMAGE,
    ENCOUNTER,
    MANEUVER,
    MISSION,
    POLITY,
    RELIC,
    ROBOT,
    RUIN,
    SCHEME,
    SITE,
    STARTER,
    TECHNOLOGY,
    MatrixCard,
)
from .verbs.resources import Store

PLAYED = frozenset((STARTER, BASIC, DAMAGE, MANEUVER, TECHNOLOGY, ROBOT, RELIC, ALLY))
"""What a player can hold, play and discard."""
DEALT = frozenset((MANEUVER, TECHNOLOGY, ROBOT, RELIC, ALLY, SITE, POLITY, SCHEME, BOSS))
"""What set-up shuffles into the main deck."""

PLACES: dict[str, frozenset[str]] = {
    "hand": PLAYED, "deck": PLAYED, "discard": PLAYED, "play": PLAYED,
    "vault": frozenset((ROBOT, RELIC, BOSS, SCHEME, MISSION)),
    "missions": frozenset((MISSION,)), "mission_stack": frozenset((MISSION,)),
    "matrix": DEALT | {RUIN}, "main_deck": DEALT, "destroyed": DEALT,
    "ruins": frozenset((RUIN,)), "ruin_discard": frozenset((RUIN,)),
    "encounters": frozenset((ENCOUNTER,)), "encounter_discard": frozenset((ENCOUNTER,)),
    "damage_stack": frozenset((DAMAGE,)), "damage_discard": frozenset((DAMAGE,)),
    "mission_discard": frozenset((MISSION,)),
}
"""Place, by its key -> the types of card that may lie there."""


def why_not_there(card: MatrixCard, place: str) -> str:
    """Why a card cannot lie in a place, as a sentence; empty if it may."""
    if card.type not in PLACES[place]:
        where = ", ".join(key for key, types in PLACES.items() if card.type in types)
        return f"{card.name} is a {card.type}, and none ever lies in '{place}'; it may lie in: {where}"
    if place == "vault" and card.subtype == COOP_SCHEME:
        return f"{card.name} is destroyed when it is thwarted, and never comes into a Vault"
    return ""


def why_not_so(card: MatrixCard, *, facedown: bool, command: bool, energon: int) -> str:
    """Why a card cannot lie in the Matrix as it is said to, as a sentence; empty if it may."""
    if command and card.type != POLITY:
        return f"a Command token lies on Polities only, and {card.name} is a {card.type}"
    if command and facedown:
        return f"a Polity with a Command token lies faceup, and {card.name} is said to lie facedown"
    if facedown and card.type == RUIN:
        return f"Ruins lie faceup, and {card.name} is said to lie facedown"
    if energon and facedown:
        return f"no Energon lies on a facedown card, as {card.name} is said to be"
    if energon and not holds_energon(card):
        return f"no Energon ever lies on {card.name}"
    return ""


def holds_energon(card: MatrixCard) -> bool:
    """Whether a text puts Energon on a card: a mine's own, or what thwarts a Scheme."""
    return any(isinstance(node, Store) for _, tree in card.trees() for node in tree.walk()) \
        or any(way.energon or way.per_player for way in card.thwart)
