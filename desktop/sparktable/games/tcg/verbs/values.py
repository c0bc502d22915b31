"""Numbers that a text counts when it needs them."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Amount, Value, amount
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import Stat
from sparktable.kernel.vocabulary.seats import seat_of, seats_of

from ..card import COLOURS
from ..facts.stats import attack, damage_left, defense, icons, icons_flipped, keyword, stars
from ..facts.teams import starting_team
from ..state import HAND, TcgState, battle, battle_card
from .select import IT, THIS, YOU, YOURS, Selection


@dataclass(frozen=True, eq=False)
class AttackOf(Value):
    """The attack total of a character."""

    whose: Selection

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(attack(s, slot) for slot in self.whose.found(s, frame))


@dataclass(frozen=True, eq=False)
class DefenseOf(Value):
    """The defense total of a character."""

    whose: Selection

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(defense(s, slot) for slot in self.whose.found(s, frame))


@dataclass(frozen=True, eq=False)
class StarsOf(Value):
    """The stars of characters together."""

    whose: Selection

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(stars(s, slot) for slot in self.whose.found(s, frame))


@dataclass(frozen=True, eq=False)
class DamageOn(Value):
    """The damage counters on characters together."""

    whose: Selection

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(s.damage[slot] for slot in self.whose.found(s, frame))


@dataclass(frozen=True, eq=False)
class HandSize(Value):
    """How many cards somebody holds."""

    who: str = YOU

    def count(self, s: TcgState, frame: Frame) -> int:
        return len(s.zones[HAND + seat_of(s, frame, self.who)])


@dataclass(frozen=True, eq=False)
class IconsFlipped(Value):
    """How many icons of a colour (of any) a side has flipped in this battle."""

    colour: str = ""
    whose: str = YOURS

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(icons_flipped(s, seat, self.colour) for seat in seats_of(s, frame, self.whose))


@dataclass(frozen=True, eq=False)
class ColoursFlipped(Value):
    """How many different colours of icons a side has flipped in this battle."""

    whose: str = YOURS

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(any(icons_flipped(s, seat, colour) for seat in seats_of(s, frame, self.whose))
                   for colour in COLOURS)


@dataclass(frozen=True, eq=False)
class CardsFlipped(Value):
    """How many cards a side has flipped in this battle."""

    whose: str = YOURS

    def count(self, s: TcgState, frame: Frame) -> int:
        now = battle(s)
        return sum(len(now.flipped[seat]) for seat in seats_of(s, frame, self.whose)) if now is not None else 0


@dataclass(frozen=True, eq=False)
class IconsOn(Value):
    """How many icons of a colour stand on cards."""

    colour: str
    what: Selection = IT

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(icons(s, slot).count(self.colour) for slot in self.what.found(s, frame))


@dataclass(frozen=True, eq=False)
class Upto(Value):
    """How many are missing to a number; none where there are more."""

    n: int
    value: Value

    def count(self, s: TcgState, frame: Frame) -> int:
        return max(0, self.n - self.value.count(s, frame))


@dataclass(frozen=True, eq=False)
class Less(Value):
    """One number less another, not below zero."""

    first: Value
    second: Amount

    def count(self, s: TcgState, frame: Frame) -> int:
        return max(0, self.first.count(s, frame) - amount(s, frame, self.second))


@dataclass(frozen=True, eq=False)
class Plus(Value):
    """Two numbers together."""

    first: Value
    second: Amount

    def count(self, s: TcgState, frame: Frame) -> int:
        return self.first.count(s, frame) + amount(s, frame, self.second)


@dataclass(frozen=True, eq=False)
class OnStartingTeam(Value):
    """How many characters of a trait (or faction) the text's player began the game with."""

    trait: str = ""
    faction: str = ""
    others: bool = False
    """Not the one that speaks."""
    times: int = 1

    def count(self, s: TcgState, frame: Frame) -> int:
        own = s.ident[frame.source] if self.others else -1
        return self.times * sum(
            (not self.trait or self.trait in each.traits) and (not self.faction or self.faction in each.factions)
            for each in starting_team(s, frame.seat) if own not in each.titles)


@dataclass(frozen=True, eq=False)
class ExcessDamage(Value):
    """How much attack damage of this battle was more than enough to KO."""

    def count(self, s: TcgState, frame: Frame) -> int:
        now = battle(s)
        return now.excess if now is not None else 0


@dataclass(frozen=True, eq=False)
class ToldOf(Value):
    """The number that the event told: how much damage, what attack it last had."""

    def count(self, s: TcgState, frame: Frame) -> int:
        return s.scope.amount


@dataclass(frozen=True, eq=False)
class TakenInBattle(Value):
    """How much damage the defender has taken in this battle so far, of attack and abilities."""

    def count(self, s: TcgState, frame: Frame) -> int:
        now = battle(s)
        return now.taken if now is not None else 0


@dataclass(frozen=True, eq=False)
class TowerHeight(Value):
    """The height of your Tower."""

    def count(self, s: TcgState, frame: Frame) -> int:
        return s.tower[frame.seat]


@dataclass(frozen=True, eq=False)
class AttackDamageDone(Value):
    """How much attack damage was done in this battle."""

    def count(self, s: TcgState, frame: Frame) -> int:
        now = battle(s)
        return now.damage if now is not None else 0


@dataclass(frozen=True, eq=False)
class PrintedAttack(Value):
    """What Upgrades add to attack, as printed."""

    what: Selection = IT

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(battle_card(s, slot).attack for slot in self.what.found(s, frame))


@dataclass(frozen=True, eq=False)
class HealthLeft(Value):
    """How much more damage knocks a character out."""

    whose: Selection = IT

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(damage_left(s, slot) for slot in self.whose.found(s, frame))


@dataclass(frozen=True, eq=False)
class HowMuch(Value):
    """How much of a keyword this has, or what has been counted on it."""

    stat: Stat
    whose: Selection = THIS

    def count(self, s: TcgState, frame: Frame) -> int:
        return sum(keyword(s, self.stat, slot) for slot in self.whose.found(s, frame))
