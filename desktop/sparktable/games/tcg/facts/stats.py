"""What a character is worth now: printed values with everything that is in force on them."""
from __future__ import annotations

from sparktable.kernel.modifiers import value
from sparktable.kernel.relations import bound_to
from sparktable.kernel.state import State
from sparktable.kernel.typed import Stat

from ..card import BLACK, BLUE, COLOURS, ORANGE, UPGRADE, BattleCard, Character
from ..relations import HEAD_OF
from ..state import KO_AREA, UPGRADED, TcgState, battle, battle_card, character, mode
from ..stats import ATTACK, BLACK_ADDS, BLUE_ADDS, DEFENSE, HEALTH, ICON, ORANGE_ADDS, PIERCE, STARS

ADDS = {ORANGE: ORANGE_ADDS, BLUE: BLUE_ADDS, BLACK: BLACK_ADDS}
"""Colour -> what flipped icons of it add to attack, defense or Pierce."""


def total(s: State, stat: Stat, slot: int, printed: int = 0) -> int:
    """A value with what is in force on it. It may be below zero while it adds up, and counts as zero then."""
    return max(0, value(s, stat, printed, slot))


def attack(s: TcgState, slot: int) -> int:
    """A character's attack total; in a battle with what it has flipped."""
    return max(0, value(s, ATTACK, mode(s, slot).attack, slot) + _flipped(s, slot, ORANGE))


def defense(s: TcgState, slot: int) -> int:
    """A character's defense total; in a battle with what was flipped for it."""
    return max(0, value(s, DEFENSE, mode(s, slot).defense, slot) + _flipped(s, slot, BLUE))


def _flipped(s: TcgState, slot: int, colour: str) -> int:
    """What the icons flipped so far add: orange ones for the attacker, blue ones for the defender."""
    now = battle(s)
    fights = now is not None and slot == (now.attacker if colour == ORANGE else now.defender).slot
    return value(s, ADDS[colour], icons_working(s, slot, colour), slot) if fights else 0


def health(s: State, slot: int) -> int:
    return total(s, HEALTH, slot, character(s, slot).health)


def stars(s: State, slot: int) -> int:
    """Those of a character's head are its own too."""
    return total(s, STARS, slot, s.card(slot).stars) + sum(stars(s, each) for each in bound_to(s, slot, HEAD_OF))


def factions(s: TcgState, slot: int) -> tuple[str, ...]:
    """The factions of a character, and of its head."""
    own = character(s, slot).factions
    heads = bound_to(s, slot, HEAD_OF) if slot in s.bonds else ()
    return tuple(dict.fromkeys((*own, *(faction for each in heads for faction in factions(s, each)))))


def damage_left(s: TcgState, slot: int) -> int:
    """How much more damage knocks it out."""
    return health(s, slot) - s.damage[slot]


def keyword(s: State, name: Stat, slot: int) -> int:
    """How much of a keyword a character has: Bold 2 and Bold 1 make 3. One without a number is 1 or more."""
    return total(s, name, slot, total(s, ADDS[BLACK], slot) if name == PIERCE else 0)


def traits(s: TcgState, slot: int) -> tuple[str, ...]:
    """What a character is now: roles and tribe in every mode, Car or Tank in one."""
    return (*character(s, slot).traits, *mode(s, slot).traits)


def icons(s: State, slot: int) -> tuple[str, ...]:
    """The icons on a battle card, as they count now."""
    card = s.card(slot)
    printed = card.icons if isinstance(card, BattleCard) else ()
    if ICON not in s.modifiers:
        return printed
    return tuple(COLOURS[value(s, ICON, COLOURS.index(icon), slot)] for icon in printed)


def icons_flipped(s: TcgState, seat: int, colour: str = "") -> int:
    """How many icons (of a colour) a seat has flipped in the battle that is fought now."""
    now = battle(s)
    flipped = now.flipped[seat] if now is not None else ()
    return sum(not colour or icon == colour for slot in flipped for icon in icons(s, slot))


def working(s: TcgState, slot: int, fighter: int) -> tuple[str, ...]:
    """The icons on a card that do something in a battle of that character: hybrids only for one of their trait."""
    found, card = icons(s, slot), s.card(slot)
    wanted = card.icon_traits if isinstance(card, BattleCard) else ()
    if not wanted:
        return found
    own = traits(s, fighter)
    return tuple(icon for icon, trait in zip(found, wanted, strict=True) if not trait or trait in own)


def icons_working(s: TcgState, fighter: int, colour: str) -> int:
    """How many icons of a colour that were flipped for the character do something in the battle fought now."""
    now = battle(s)
    flipped = now.flipped[s.owner[fighter]] if now is not None else ()
    return sum(working(s, slot, fighter).count(colour) for slot in flipped)


def is_upgrade(s: TcgState, slot: int) -> bool:
    """Whether a card is an Upgrade: a battle card, or a Battle Master that has become one."""
    return s.card(slot).type == UPGRADE or (isinstance(s.card(slot), Character) and s.mode[slot] == UPGRADED)


def has_icon(s: State, slot: int, colour: str) -> bool:
    return colour in icons(s, slot)


def in_ko_area(s: State, slot: int) -> bool:
    return s.where[slot] == KO_AREA + s.owner[slot]


def slot_kind(s: State, slot: int) -> str:
    """Weapon, armor or utility."""
    return battle_card(s, slot).slot
