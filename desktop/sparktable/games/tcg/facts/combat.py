"""Who may attack whom, and what a battle comes to."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.kernel.modifiers import value
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.statics import Static

from ..state import BATTLEFIELD, Combat, TcgState, characters
from ..stats import BOLD, BRAVE, FLIPS, MAY_ATTACK_UNTAPPED, MORE_ATTACKS, PIERCE, STEALTH, TOUGH
from .stats import attack, defense, keyword

CARDS_FLIPPED, BONUS_FLIPS = 2, 2
"""How many cards a side flips; how many more its first white icon brings."""


def attackers(s: TcgState, seat: int) -> list[int]:
    """The characters that a seat may attack with."""
    return [slot for slot in characters(s, seat) if not s.tapped[slot]]


def defenders(s: TcgState, attacker: int) -> list[int]:
    """The enemies that a character may attack: the tapped ones, or all if none is tapped. Of these it must attack a
    Brave one, and must leave alone those with Stealth, if it can."""
    enemies = characters(s, 1 - s.owner[attacker])
    if not keyword(s, MAY_ATTACK_UNTAPPED, attacker):
        enemies = [slot for slot in enemies if s.tapped[slot]] or list(enemies)
    return called_for(s, enemies)


def called_for(s: TcgState, enemies: Sequence[int]) -> list[int]:
    """Whom of these Brave and Stealth leave to be attacked: one with both is as though it had neither."""
    calls = [bool(keyword(s, BRAVE, slot)) - bool(keyword(s, STEALTH, slot)) for slot in enemies]
    return [slot for slot, call in zip(enemies, calls, strict=True) if call == max(calls)]


def may_attack_now(s: TcgState) -> bool:
    """On the first turn not every table lets whoever begins attack."""
    return s.turn > 1 or bool(s.game.ruling("first_turn_attack"))


def spared(s: TcgState, attacker: int, enemy: int, open_now: Sequence[int]) -> tuple[str, int]:
    """Why an enemy may not be attacked while others may: the reason, and the card that it is about."""
    brave = next((slot for slot in open_now if keyword(s, BRAVE, slot)), -1)
    if brave >= 0 and s.tapped[enemy] == s.tapped[brave]:
        return "brave first", brave
    if enemy in defenders(s, attacker):
        return "only the named", attacker
    return ("has stealth" if keyword(s, STEALTH, enemy) else "untapped enemy"), enemy


def cards_to_flip(s: TcgState, slot: int, attacking: bool) -> int:
    """How many cards are flipped for a character: two, and one more for each Bold when it attacks or Tough when it
    defends."""
    return max(0, value(s, FLIPS, CARDS_FLIPPED + keyword(s, BOLD if attacking else TOUGH, slot), slot))


def pierced(s: TcgState, attacker: int, strength: int) -> int:
    """How much damage an attack of that strength does at least, by Pierce: never more than the attack."""
    return min(keyword(s, PIERCE, attacker), strength)


def attack_damage(s: TcgState, battle: Combat) -> int:
    """The attack damage before anything modifies it."""
    attacker = battle.attacker.slot
    strength = attack(s, attacker)
    return max(0, strength - defense(s, battle.defender.slot), pierced(s, attacker, strength))


class DueAttack(Static):
    """A text that gives its player one more attack this turn."""

    def may_attack(self, s: TcgState, m: Modifier, slot: int) -> bool:
        """Whether that character may make it."""
        raise NotImplementedError

    def against(self, m: Modifier) -> tuple[int, ...]:
        """Whom alone it is against, if it is."""
        return ()


def due_attacks(s: TcgState, seat: int) -> list[tuple[Modifier, int]]:
    """The attacks that a seat still has to make beyond its own, each with who may make it."""
    return [(m, slot) for m in s.modifiers.get(MORE_ATTACKS, ()) if m.seat == seat and isinstance(m.node, DueAttack)
            and all(s.where[enemy] == BATTLEFIELD + s.owner[enemy] for enemy in m.node.against(m))
            for slot in attackers(s, seat) if m.node.may_attack(s, m, slot)]
