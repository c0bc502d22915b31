"""What a text has to keep in mind, and what it asks about the course of a turn."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from sparktable.kernel.control import Amount, Condition, Effect, Value, amount
from sparktable.kernel.nodes import Frame
from sparktable.kernel.values import Listener
from sparktable.kernel.vocabulary.seats import seats_of
from sparktable.kernel.vocabulary.selections import IT, Described

from ..card import ACTION, UNKNOWN
from ..events import DAMAGED, WOULD_TAKE
from ..state import TcgState, battle
from .abilities import Happens
from .select import THIS, YOU, YOURS, Selection


@dataclass(frozen=True, eq=False)
class Note(Effect):
    """Count a number now: `ToldOf()` in what follows."""

    n: Amount

    def run(self, s: TcgState, frame: Frame) -> None:
        s.scope.amount = amount(s, frame, self.n)


@dataclass(frozen=True, eq=False)
class AtMostOf(Value):
    """A number, but so much at most."""

    most: int
    value: Value

    def count(self, s: TcgState, frame: Frame) -> int:
        return min(self.most, self.value.count(s, frame))


@dataclass(frozen=True, eq=False)
class FirstTurn(Condition):
    """It is the first turn of the text's player."""

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return s.turn <= s.game.seats and s.active == frame.seat


@dataclass(frozen=True, eq=False)
class ActionNumber(Condition):
    """It is the n-th Action that the text's player, or another, has played this turn."""

    n: int
    who: str = YOU

    def holds(self, s: TcgState, frame: Frame) -> bool:
        seats = seats_of(s, frame, self.who)
        actions = [each.slot for each in s.played if each.seat in seats and s.cards[each.title].type in (
            ACTION, UNKNOWN)]  # what was laid face down was a Secret Action
        return len(actions) >= self.n and actions[self.n - 1] in s.scope.it


@dataclass(frozen=True, eq=False)
class SameName(Condition):
    """What was scrapped, chosen or revealed last is of one name, so many cards."""

    n: int

    def holds(self, s: TcgState, frame: Frame) -> bool:
        return len(s.scope.it) == self.n and len({s.card(slot).name for slot in s.scope.it}) == 1


@dataclass(frozen=True, eq=False)
class NoAttackDamageTaken(Condition):
    """The defender of this battle has taken no attack damage in it."""

    def holds(self, s: TcgState, frame: Frame) -> bool:
        now = battle(s)
        return now is not None and (now.damage == 0 or now.taken == 0)


@dataclass(frozen=True, eq=False)
class OtherNames(Described):
    """Those that fit and are not called as what was chosen last."""

    of: Selection
    what: Selection = IT

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return self.of.found(s, frame)

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        return s.card(item).name not in {s.card(each).name for each in self.what.found(s, frame)}


@dataclass(frozen=True, eq=False)
class AnyCardOf(Described):
    """Any card of somebody, whatever it is: for events that tell whose doing it was."""

    whose: str = YOURS

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        return item >= 0 and s.owner[item] in seats_of(s, frame, self.whose)


@dataclass(frozen=True, eq=False)
class OfDamage(Happens):
    """An event of damage that is attack damage, or of damage that is not."""

    _: KW_ONLY
    attack: bool

    def matches(self, s: TcgState, listener: Listener, facts: tuple[int, ...]) -> bool:
        return bool(facts[3]) == self.attack and super().matches(s, listener, facts)


def when_does_attack_damage(effect: Effect, whom: Selection, provided: Condition | None = None) -> OfDamage:
    """When this does attack damage to such a character ("it")."""
    return OfDamage(DAMAGED, effect, THIS, fact=2, condition=provided, against=whom, against_fact=0, attack=True)


def when_other_damage_threatens(effect: Effect, whom: Selection, provided: Condition | None = None) -> OfDamage:
    """Before such a character takes damage that is not attack damage."""
    return OfDamage(WOULD_TAKE, effect, whom, condition=provided, attack=False)


@dataclass(frozen=True, eq=False)
class Holder(Selection):
    """The character that an event told of second: whom a scrapped Upgrade was on."""

    def found(self, s: TcgState, frame: Frame) -> list[int]:
        return [s.scope.amount]
