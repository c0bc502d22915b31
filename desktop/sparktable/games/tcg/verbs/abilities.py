"""What a card does by lying there: "when …", what it has. What happens instead stands in instead.py, taps in taps.py.

`when_flipped(Draw(1))`, `attacks(Draw(1))`, `has(BOLD, 2)`, `has(ATTACK, 1, whom=YOUR_OTHERS, provided=…)`.
"""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

from sparktable.kernel.control import Amount, Condition, Effect, amount
from sparktable.kernel.modifiers import CAP, DENY, SET
from sparktable.kernel.nodes import Frame
from sparktable.kernel.scope import Scope
from sparktable.kernel.stack import begin
from sparktable.kernel.triggers import Trigger
from sparktable.kernel.typed import EventKind, Stat
from sparktable.kernel.values import SOURCE, Listener, Modifier, Waiting
from sparktable.kernel.vocabulary.conditions import Both
from sparktable.kernel.vocabulary.seats import seats_of
from sparktable.kernel.vocabulary.statics import Static
from sparktable.kernel.vocabulary.when import When

from ..card import SLOTS, InKoArea
from ..deeds.deck import begin_effect
from ..events import (
    AFTER_BATTLE,
    ATTACK_DAMAGE_DONE,
    ATTACKER_FLIPPED,
    BATTLES,
    BOTH_FLIPPED,
    DAMAGED,
    DEPLOYED,
    FLIPPED,
    FLIPPED_IN_KO_AREA,
    KOED,
    PLAYED,
    PLAYED_FROM_HAND_ON,
    PUT_ON,
    TURN_ENDS,
    TURN_STARTS,
)
from ..facts.slots import TAKES_INSTEAD
from ..state import TcgState
from .conditions import Koed, MoreThanEnough, SeenAs
from .plain import is_plain
from .select import THIS, THIS_CARD, YOU, Cards, Selection


@dataclass(frozen=True, eq=False)
class Happens(When):
    """An event that a text speaks of. "This" is the character that the text is about, also when its Upgrade is gone
    by then; "it" is what the event tells of first, and its second fact the number that it tells of."""

    of: Selection | None = THIS
    _: KW_ONLY
    by: str = ""
    """The fact is a seat: YOU or OPPONENT, seen from the text's player."""
    against: Selection | None = None
    """What another fact must fit, and which."""
    against_fact: int = 1

    def matches(self, s: TcgState, listener: Listener, facts: tuple[int, ...]) -> bool:
        frame = Frame(self, 0, listener.seat, listener.slot)
        before, s.scope = s.scope, self._scope(listener.kept, facts)
        fits = self._fits(s, frame, facts)
        s.scope = before
        return fits

    def _fits(self, s: TcgState, frame: Frame, facts: tuple[int, ...]) -> bool:
        fact = facts[self.fact]
        if self.by:
            if fact not in seats_of(s, frame, self.by):
                return False
        elif self.of is not None and not self.of.describes(s, frame, fact):
            return False
        if self.against is not None and not self.against.describes(s, frame, facts[self.against_fact]):
            return False
        return self.condition is None or self.condition.holds(s, frame)

    def _scope(self, kept: tuple[int, ...], facts: tuple[int, ...]) -> Scope:
        it = () if self.by and self.fact == 0 else facts[:1]
        return Scope(it, spot=kept[0] if kept else -1, amount=facts[1] if len(facts) > 1 else 0)

    def alike(self, s: TcgState, one: Waiting, other: Waiting) -> bool:
        return super().alike(s, one, other) or (
            (one.slot, one.kept) == (other.slot, other.kept) and is_plain(self.effect))

    def begin(self, s: TcgState, fired: Waiting) -> None:
        begin_effect(s, fired.seat, fired.slot)
        told = self._scope(fired.kept, fired.facts)
        begin(s, self.effect, fired.seat, fired.slot, it=told.it, spot=told.spot, amount=told.amount)


@dataclass(frozen=True, eq=False)
class Gives(Static):
    """More of a stat, counted whenever it is asked for."""

    what: Stat
    n: Amount
    whom: Selection = THIS
    provided: Condition | None = None

    def stat(self) -> Stat:
        return self.what

    def covers(self, s: TcgState, m: Modifier, subject: int) -> bool:
        frame = self._frame(m)
        about = subject == m.subject if self.whom is THIS else self.whom.fits(s, frame, subject)
        return about and (self.provided is None or self.provided.holds(s, frame))

    def _frame(self, m: Modifier) -> Frame:
        """The text speaks from its card, or, given for a while, from the character that it was given to."""
        return Frame(self, 0, m.seat, m.source if m.until == SOURCE or m.subject < 0 else m.subject)

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return value + amount(s, self._frame(m), self.n)


class Sets(Gives):
    """The value starts from so much."""

    layer: ClassVar[int] = SET

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return amount(s, self._frame(m), self.n)


class Caps(Gives):
    """The value is so much at most."""

    layer: ClassVar[int] = CAP

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return min(value, amount(s, self._frame(m), self.n))


class Denies(Gives):
    """None of it, whatever gives some: "can't use Bold"."""

    layer: ClassVar[int] = DENY

    def changed(self, s: TcgState, m: Modifier, value: int, subject: int) -> int:
        return 0


def has(stat: Stat, n: Amount = 1, whom: Selection = THIS, provided: Condition | None = None) -> Gives:
    """This has so much of a stat or keyword; or others have."""
    return Gives(stat, n, whom, provided)


def base_is(stat: Stat, n: Amount, provided: Condition | None = None, whom: Selection = THIS) -> Sets:
    """Its base value is so much."""
    return Sets(stat, n, whom, provided)


def at_most(stat: Stat, n: Amount, whom: Selection = THIS, provided: Condition | None = None) -> Caps:
    """No more of it than so much, whatever gives more."""
    return Caps(stat, n, whom, provided)


def cannot_use(keyword: Stat, whom: Selection = THIS, provided: Condition | None = None) -> Denies:
    """None of a keyword."""
    return Denies(keyword, 0, whom, provided)


def when(event: EventKind, effect: Effect, who: Selection | None = THIS, fact: int = 0,
         provided: Condition | None = None, against: Selection | None = None, against_fact: int = 1) -> Happens:
    """When an event (events.py) happens to whom it says."""
    return Happens(event, effect, who, fact=fact, condition=provided, against=against, against_fact=against_fact)


def when_somebody(event: EventKind, who: str, effect: Effect, fact: int = 0,
                  provided: Condition | None = None) -> Happens:
    """When you (or the opponent) do something: the event tells of a seat."""
    return Happens(event, effect, fact=fact, by=who, condition=provided)


def when_flipped(effect: Effect, provided: Condition | None = None) -> Happens:
    """When you flip to this mode."""
    return when(FLIPPED, effect, provided=provided)


def when_flipped_in_ko_area(effect: Effect, provided: Condition | None = None) -> InKoArea:
    """When you flip to this mode while this is in the KO area."""
    return InKoArea(when(FLIPPED_IN_KO_AREA, effect, provided=provided))


def attacks(effect: Effect, who: Selection = THIS, provided: Condition | None = None) -> Happens:
    """When this attacks (or one of yours)."""
    return when(BATTLES, effect, who, provided=provided)


def defends(effect: Effect, who: Selection = THIS, provided: Condition | None = None) -> Happens:
    """When this defends (or one of yours)."""
    return when(BATTLES, effect, who, 1, provided=provided)


def battles(effect: Effect, who: Selection = THIS, provided: Condition | None = None) -> tuple[Trigger, Trigger]:
    """When this attacks or defends."""
    return attacks(effect, who, provided), defends(effect, who, provided)


def attacks_and_flips(effect: Effect, provided: Condition, who: Selection = THIS) -> Happens:
    """When this attacks and your flips are so."""
    return when(ATTACKER_FLIPPED, effect, who, provided=provided)


def defends_and_flips(effect: Effect, provided: Condition, who: Selection = THIS) -> Happens:
    """When this defends and your flips are so."""
    return when(BOTH_FLIPPED, effect, who, 1, provided=provided)


def battles_and_flips(effect: Effect, provided: Condition, who: Selection = THIS) -> tuple[Trigger, Trigger]:
    """When this attacks or defends and your flips are so."""
    return attacks_and_flips(effect, provided, who), defends_and_flips(effect, provided, who)


def before_defense_flips(effect: Effect, provided: Condition | None = None) -> Happens:
    """After you flip battle cards for this one's attack and before defense flips."""
    return when(ATTACKER_FLIPPED, effect, provided=provided)


def after_attacking(effect: Effect, provided: Condition | None = None, who: Selection = THIS) -> Happens:
    """After this attacks."""
    return when(AFTER_BATTLE, effect, who, provided=provided)


def after_defending(effect: Effect, provided: Condition | None = None, who: Selection = THIS) -> Happens:
    """After this defends."""
    return when(AFTER_BATTLE, effect, who, 1, provided=provided)


def when_damages(effect: Effect, whom: Selection, provided: Condition | None = None) -> Happens:
    """When this does damage to such a character ("it"): attack damage, or of its own abilities."""
    return when(DAMAGED, effect, THIS, 2, provided, whom, 0)


def when_does_enough(effect: Effect, provided: Condition | None = None) -> Happens:
    """When this does enough attack damage to KO the defender."""
    return when(ATTACK_DAMAGE_DONE, effect, provided=Koed() if provided is None else provided)


def when_does_more_than_enough(effect: Effect) -> Happens:
    """When its attack damage is more than the defender had left: `ExcessDamage()` is how much more."""
    return when(ATTACK_DAMAGE_DONE, effect, provided=MoreThanEnough())


def when_koed(effect: Effect, who: Selection = THIS, provided: Condition | None = None) -> Happens:
    """When it is KO'd ("it" is who was)."""
    return when(KOED, effect, who, provided=provided)


def when_deployed(effect: Effect) -> Happens:
    """When you deploy this from under another character."""
    return when(DEPLOYED, effect)


def when_put_on(effect: Effect, provided: Condition | None = None) -> Happens:
    """When you put this on a character, however."""
    return when(PUT_ON, effect, THIS_CARD, 0, provided)


def when_played_from_hand(effect: Effect) -> Happens:
    """When you play this Upgrade from your hand."""
    return when(PLAYED_FROM_HAND_ON, effect, THIS_CARD)


def when_upgraded(effect: Effect, whom: Selection, provided: Condition | None = None) -> Happens:
    """When you upgrade such a character of yours; "it" is the Upgrade."""
    return when(PUT_ON, effect, whom, 1, provided)


def when_played(kind: Cards, effect: Effect, who: str = YOU, provided: Condition | None = None) -> Happens:
    """When you (or the opponent) play such a card, once it is done: `Cards(IN_PLAYED, kind=ACTION)`."""
    is_one = SeenAs(kind)
    return when_somebody(PLAYED, who, effect, 1, is_one if provided is None else Both(is_one, provided))


def takes_in(kind: str, *others: str) -> Gives:
    """Upgrades of a kind may also lie in other slots of this."""
    return has(TAKES_INSTEAD[kind], sum(1 << SLOTS.index(other) for other in others))


def starts_turn(effect: Effect, provided: Condition | None = None) -> Happens:
    """At the start of your turn."""
    return when_somebody(TURN_STARTS, YOU, effect, provided=provided)


def ends_turn(effect: Effect, provided: Condition | None = None) -> Happens:
    """At the end of your turn."""
    return when_somebody(TURN_ENDS, YOU, effect, provided=provided)
