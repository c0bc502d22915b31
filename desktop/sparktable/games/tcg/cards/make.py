"""Constructors for titles: a card file reads like the cards.

    character("Autobot Hound", "Long Range Scout", AUTOBOT, 8, 12, MELEE, "1 T03",
              alt(4, 1, TRUCK, when_flipped(...)), bot(4, 2, ...))
    action("Plasma Burst", (), Damage(2, ONE_ENEMY), number="1 055")
    upgrade("Aerial Recon", (ORANGE,), UTILITY, 0, 1, when(...), only_on=IsA(PLANE), number="1 001")

After its numbers a side takes what it is in this mode only (Car, Tank) and what it does.
"""
from __future__ import annotations

from typing import Any

from sparktable.kernel.control import Condition, Effect
from sparktable.kernel.nodes import Node

from ..card import (
    ACTION,
    ALT,
    ALT_1,
    ALT_2,
    BODY,
    BOT,
    CHARACTER,
    COMBINER,
    HEAD,
    SECRET,
    STRATAGEM,
    UPGRADE,
    BattleCard,
    Character,
    Mode,
)
from .decided import DECIDED

Icons = tuple[str | tuple[str, str], ...]
"""Colours, or hybrids: a colour with the trait that it works for."""
Abilities = Node | tuple[Node, ...]
"""One ability, or several that a text says in one breath: "attacks or defends"."""


def _flat(abilities: tuple[Abilities, ...]) -> tuple[Node, ...]:
    return tuple(each for given in abilities for each in (given if isinstance(given, tuple) else (given,)))


def _side(name: str, attack: int, defense: int, rest: tuple[str | Abilities, ...]) -> Mode:
    traits = tuple(each for each in rest if isinstance(each, str))
    return Mode(name, attack, defense, traits, _flat(tuple(each for each in rest if not isinstance(each, str))))


def alt(attack: int, defense: int, *rest: str | Abilities) -> Mode:
    """The alt mode."""
    return _side(ALT, attack, defense, rest)


def alt_1(attack: int, defense: int, *rest: str | Abilities) -> Mode:
    """The alt mode in which a Triple Changer starts."""
    return _side(ALT_1, attack, defense, rest)


def alt_2(attack: int, defense: int, *rest: str | Abilities) -> Mode:
    """A Triple Changer's other alt mode."""
    return _side(ALT_2, attack, defense, rest)


def bot(attack: int, defense: int, *rest: str | Abilities) -> Mode:
    """The bot mode."""
    return _side(BOT, attack, defense, rest)


def combiner(attack: int, defense: int, *rest: str | Abilities) -> Mode:
    """The one mode of a Combiner."""
    return _side(COMBINER, attack, defense, rest)


def body(attack: int, defense: int, *rest: str | Abilities) -> Mode:
    """The mode of a character with a head that is not its alt mode."""
    return _side(BODY, attack, defense, rest)


def head(attack: int, defense: int, *rest: Abilities) -> Mode:
    """What a character adds to the one whose head it is."""
    return _side(HEAD, attack, defense, rest)


def hybrid(colour: str, trait: str) -> tuple[str, str]:
    """An icon that does something in a battle only for characters of a trait."""
    return colour, trait


def _icons(icons: Icons) -> dict[str, Any]:
    """Colours, and the traits of the hybrids among them."""
    pairs = [each if isinstance(each, tuple) else (each, "") for each in icons]
    traits = tuple(trait for _, trait in pairs)
    return {"icons": tuple(colour for colour, _ in pairs), "icon_traits": traits if any(traits) else ()}


def _ours(full_name: str, more: dict[str, Any]) -> dict[str, Any]:
    """What of a printed title is ours: see decided.py."""
    decided = DECIDED.get(full_name)
    return {"house_fields": decided.fields} if decided is not None and "house_fields" not in more else {}


def character(name: str, subtitle: str, factions: str, stars: int, health: int, traits: str, number: str,
              *sides: Mode | BattleCard, **more: Any) -> Character:
    """A character with its modes, and its Upgrade sides if it has any. Factions and traits stand in one text."""
    return Character(name=name, subtitle=subtitle, type=CHARACTER, factions=tuple(factions.split()), stars=stars,
                     health=health, traits=_words(traits), number=number,
                     modes=tuple(side for side in sides if isinstance(side, Mode) and side.name != HEAD),
                     head=next((side for side in sides if isinstance(side, Mode) and side.name == HEAD), None),
                     upgrades=tuple(side for side in sides if isinstance(side, BattleCard)),
                     **_ours(f"{name}, {subtitle}", more), **more)


def _words(traits: str) -> tuple[str, ...]:
    """"melee, rescue patrol" -> each."""
    return tuple(each.strip() for each in traits.split(",") if each.strip())


def action(name: str, icons: Icons, text: Effect, *, number: str = "", **more: Any) -> BattleCard:
    """An Action, which does what it says when it is played."""
    return BattleCard(name=name, type=ACTION, text=text, number=number, **_icons(icons), **_ours(name, more), **more)


def upgrade_side(name: str, slot: str, attack: int, defense: int, *abilities: Abilities, **more: Any) -> BattleCard:
    """What a Battle Master becomes, or one of those that a Weaponizer becomes."""
    return BattleCard(name=name, type=UPGRADE, slot=slot, attack=attack, defense=defense, abilities=_flat(abilities),
                      ends_in_ko_area=True, **more)


def secret(name: str, icons: Icons, *abilities: Abilities, number: str = "", **more: Any) -> BattleCard:
    """A Secret Action, which lies face down until its moment."""
    return BattleCard(name=name, type=SECRET, abilities=_flat(abilities), number=number, **_icons(icons),
                      **_ours(name, more), **more)


def upgrade(name: str, icons: Icons, slot: str, attack: int, defense: int, *abilities: Abilities, number: str = "",
            only_on: Condition | None = None, **more: Any) -> BattleCard:
    """An Upgrade with its slot and what it adds to attack and defense."""
    return BattleCard(name=name, type=UPGRADE, slot=slot, attack=attack, defense=defense, abilities=_flat(abilities),
                      number=number, only_on=only_on, **_icons(icons), **_ours(name, more), **more)


def stratagem(name: str, lists: str, stars: int, *abilities: Abilities, **more: Any) -> BattleCard:
    """A Stratagem, which lies on the battlefield from the start, for teams with the character, trait or faction that
    it lists."""
    return BattleCard(name=name, type=STRATAGEM, lists=lists, stars=stars, abilities=_flat(abilities), **more)
