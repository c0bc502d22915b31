"""What may have to hold."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Amount, Condition, Value, amount
from sparktable.kernel.nodes import Frame
from sparktable.kernel.state import State
from sparktable.kernel.typed import Stat
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.seats import seats_of

from ..facts.stats import has_icon, icons_flipped, keyword, traits
from ..facts.teams import Member, starting_team
from ..state import SEATS, SECRETS, TcgState, battle, character, characters, mode
from .select import ANYBODYS, THIS, YOURS, Cards, Chars, Selection, Words, me, words


@dataclass(frozen=True, eq=False)
class There(Condition):
    """There are so many that fit."""

    what: Selection
    n: Amount = 1

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return len(self.what.found(s, frame)) >= amount(s, frame, self.n)


@dataclass(frozen=True, eq=False)
class IsA(Condition):
    """Of the character that an Upgrade is to be put on: it has one of these traits."""

    trait: Words

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return any(each in traits(s, frame.data[0]) for each in words(self.trait))


@dataclass(frozen=True, eq=False)
class PutOnly(Condition):
    """Of the character that an Upgrade is to be put on: it fits a description."""

    kind: Chars

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return self.kind.like(s, frame, frame.data[0])


@dataclass(frozen=True, eq=False)
class InMode(Condition):
    """This is in a mode."""

    name: str

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return mode(s, me(s, frame)).name.startswith(self.name)


@dataclass(frozen=True, eq=False)
class WasA(Condition):
    """Who has been flipped had a trait in the mode in which it was."""

    trait: str

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return self.trait in character(s, s.scope.it[0]).modes[s.scope.amount].traits


@dataclass(frozen=True, eq=False)
class Attacks(Condition):
    """This is the attacker of the battle, against such a defender."""

    against: Selection | None = None

    def holds(self, s: TcgState, frame: Frame) -> bool:
        now = battle(s)
        return now is not None and now.attacker.slot == me(s, frame) and (
            self.against is None or (now.defender.slot >= 0 and self.against.fits(s, frame, now.defender.slot)))


@dataclass(frozen=True, eq=False)
class Defends(Condition):
    """This is the defender of the battle, against such an attacker."""

    against: Selection | None = None

    def holds(self, s: TcgState, frame: Frame) -> bool:
        now = battle(s)
        return now is not None and now.defender.slot == me(s, frame) and (
            self.against is None or self.against.fits(s, frame, now.attacker.slot))


@dataclass(frozen=True, eq=False)
class Flipped(Condition):
    """Your side has flipped at least these icons in this battle."""

    icons: tuple[str, ...]
    whose: str = YOURS

    def holds(self, s: TcgState, frame: Frame) -> bool:
        seats = seats_of(s, frame, self.whose)
        return all(sum(icons_flipped(s, seat, colour) for seat in seats) >= self.icons.count(colour)
                   for colour in set(self.icons))


@dataclass(frozen=True, eq=False)
class FirstIconThisTurn(Condition):
    """Your side has flipped an icon of a colour in this battle, and none earlier this turn."""

    colour: str

    def holds(self, s: TcgState, frame: Frame) -> bool:
        now = battle(s)
        mine = now.flipped[frame.seat] if now is not None else ()
        earlier = [slot for slot in s.turn_flips if s.owner[slot] == frame.seat and slot not in mine]
        return any(has_icon(s, slot, self.colour) for slot in mine) and not any(
            has_icon(s, slot, self.colour) for slot in earlier)


@dataclass(frozen=True, eq=False)
class FirstAttack(Condition):
    """It is this character's first attack this turn."""

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return s.attacked.count(me(s, frame)) == 1


@dataclass(frozen=True, eq=False)
class Alone(Condition):
    """This is your only character on the battlefield."""

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return len(characters(s, frame.seat)) == 1


@dataclass(frozen=True, eq=False)
class Koed(Condition):
    """The attack damage of this battle was enough to KO whoever took it."""

    def holds(self, s: TcgState, frame: Frame) -> bool:
        now = battle(s)
        return now is not None and now.koed


@dataclass(frozen=True, eq=False)
class MoreThanEnough(Condition):
    """The attack damage of this battle was more than enough to KO."""

    def holds(self, s: TcgState, frame: Frame) -> bool:
        now = battle(s)
        return now is not None and now.excess > 0


@dataclass(frozen=True, eq=False)
class HasKeyword(Condition):
    """A character has a keyword now."""

    name: Stat
    who: Selection = THIS

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return any(keyword(s, self.name, slot) for slot in self.who.found(s, frame))


@dataclass(frozen=True, eq=False)
class BeganWith(Condition):
    """Somebody of the starting team: by name, faction or trait; or all of one faction."""

    name: str = ""
    faction: str = ""
    trait: str = ""
    only: bool = False

    def holds(self, s: TcgState, frame: Frame) -> bool:
        fits = [self._fits(each) for each in starting_team(s, frame.seat)]
        return all(fits) if self.only else any(fits)

    def _fits(self, member: Member) -> bool:
        if self.only:
            return member.factions == (self.faction,)
        return ((not self.name or any(self.name in name for name in member.names))
                and (not self.faction or self.faction in member.factions)
                and (not self.trait or self.trait in member.traits))


@dataclass(frozen=True, eq=False)
class PlayedThisTurn(Condition):
    """It is at least the n-th of that name that the text's player has played this turn."""

    name: str
    n: int

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return sum(each.seat == frame.seat and s.cards[each.title].name == self.name for each in s.played) >= self.n


@dataclass(frozen=True, eq=False)
class Equal(Condition):
    """Two numbers are the same."""

    first: Value
    second: Amount

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return self.first.count(s, frame) == amount(s, frame, self.second)


@dataclass(frozen=True, eq=False)
class YourTurn(Condition):
    """It is the turn of the text's player."""

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return s.active == frame.seat


def on_a(trait: Words) -> Is:
    """While this is on such a character."""
    return Is(Chars(ANYBODYS, trait=trait), THIS)


def on(name: Words) -> Is:
    """While this is on that character."""
    return Is(Chars(ANYBODYS, name=name), THIS)


class SeenAs(Is):
    """A card that was played is of this kind, as everybody sees it: of one that lies face down only that it is an
    Action, and a secret one."""

    def holds(self, s: State, frame: Frame) -> bool:
        hidden = any(s.where[slot] // SEATS * SEATS == SECRETS for slot in s.scope.it)
        return super().holds(s, frame) and not (hidden and isinstance(self.kind, Cards) and self.kind.asks_more())


@dataclass(frozen=True, eq=False)
class IsOdd(Condition):
    """A number is odd."""

    value: Value

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return self.value.count(s, frame) % 2 == 1
