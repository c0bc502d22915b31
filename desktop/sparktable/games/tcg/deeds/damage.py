"""Damage: what may replace it, in the book's order, and what is left of it (expanded rules, 3 C)."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.kernel.compiler import mypyc_attr
from sparktable.kernel.decisions import card, number
from sparktable.kernel.events import emit
from sparktable.kernel.modifiers import value
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Case, Happen, Happening, Replacement, would
from sparktable.kernel.stack import call, settle
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire
from sparktable.kernel.typed import Stat

from ..events import DAMAGED, MOVED_COUNTERS, REPAIRED, WOULD_TAKE
from ..facts.stats import damage_left, health, keyword
from ..state import BATTLEFIELD, Blow, TcgState, battle
from ..stats import A_DAMAGE, A_REPAIR, MAY_TAKE, MAY_TAKE_OF_ATTACKS, NO_COUNTERS, SAFEGUARD

ATTACK_DAMAGE, OTHER_DAMAGE = "attack", "ability"
"""The causes of damage."""
NO_LIMIT = 999


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnedUp(Replacement):
    """What a Secret Action does to the blow that it was turned up for."""

    def stat(self) -> Stat:
        return would(A_DAMAGE)


class _Note(Node):
    """What is left of the damage after all replacements is noted: what is done together is taken together."""

    def run(self, s: TcgState, frame: Frame) -> None:
        s.blows = (*s.blows, _blow(frame.data))


class _Strike(Node):
    """All that was noted since this began is taken."""

    def run(self, s: TcgState, frame: Frame) -> None:
        (since,) = frame.data
        blows, s.blows = s.blows[since:], s.blows[:since]
        _strike(s, blows)


def _blow(damage: Happening) -> Blow:
    return Blow(damage.subject, damage.amount, damage.source, int(damage.cause == ATTACK_DAMAGE))


def _strike(s: TcgState, blows: Sequence[Blow]) -> None:
    """Damage becomes counters; only then it is seen who is knocked out, and only then abilities speak of it."""
    taken = [blow._replace(amount=_take(s, blow)) for blow in blows]
    settle(s)
    for blow in taken:
        if blow.amount:
            fire(s, DAMAGED, *blow)


def _take(s: TcgState, blow: Blow) -> int:
    slot = blow.character
    stands = s.where[slot] == BATTLEFIELD + s.owner[slot]
    amount = min(blow.amount, most_damage(s, slot, bool(blow.by_attack))) if stands else 0
    if amount <= 0:
        return 0
    now = battle(s)
    if now is not None:
        if blow.by_attack:
            left = damage_left(s, slot)
            now = now._replace(damage=now.damage + amount, koed=now.koed or amount >= left,
                               excess=max(0, amount - left))
        if slot == now.defender.slot:
            now = now._replace(taken=now.taken + amount)
        s.battles = (*s.battles[:-1], now)
    s.damage[slot] += amount
    if s.events is not None:
        emit(s, DAMAGED, s.owner[slot], card(slot), number(amount), number(min(s.damage[slot], health(s, slot))),
             number(health(s, slot)))
    return amount


def most_damage(s: TcgState, slot: int, by_attack: bool) -> int:
    """How much a character can take of this: "can't take more than" waits until everything else has had its turn."""
    most = value(s, MAY_TAKE, NO_LIMIT, slot)
    if by_attack:
        most = value(s, MAY_TAKE_OF_ATTACKS, most, slot)
    safeguard = keyword(s, SAFEGUARD, slot)
    return min(most, safeguard) if safeguard and not s.damage[slot] else most


class _Damage(Happen):
    """Of attack damage the attacking player's replacements come first, then the defending player's, each in the order
    that this player chooses; of other damage (by a ruling of all) they come in the order chosen by the player of the
    character."""

    def in_turn(self, s: State, happening: Happening) -> tuple[int, ...]:
        assert isinstance(s, TcgState)
        now = battle(s)
        if happening.cause != ATTACK_DAMAGE or now is None or s.game.ruling("damage_order") == "owner_chooses":
            return ()
        attacking = s.owner[now.attacker.slot]
        return attacking, 1 - attacking

    def open(self, s: State, happening: Happening) -> tuple[int, list[Case]]:
        """To turn something up for a blow is to let it come next."""
        chooser, cases = super().open(s, happening)
        turned_up = [case for case in cases if isinstance(case.node, TurnedUp)]
        return chooser, turned_up or cases

    def replaced(self, s: State, happening: Happening) -> None:
        self.tell(s, happening)

    def tell(self, s: State, damage: Happening) -> None:
        """What waits face down for damage has its moment among the effects of the character's player: once those of
        the attacking player are through, and again whenever it has become another damage."""
        if damage.amount <= 0 or WOULD_TAKE not in s.listeners:
            return
        chooser, cases = self.open(s, damage)
        if not cases or chooser not in self.in_turn(s, damage)[:1]:
            fire(s, WOULD_TAKE, *_blow(damage))


class _Repair(Node):
    """What is left of the repair is carried out."""

    def run(self, s: TcgState, frame: Frame) -> None:
        repair: Happening = frame.data
        slot = repair.subject
        amount = min(repair.amount, s.damage[slot])
        if amount > 0:
            s.damage[slot] -= amount
            emit(s, REPAIRED, s.owner[slot], card(slot), number(amount))
            fire(s, REPAIRED, slot, amount, repair.source)


DAMAGE, STRIKE, REPAIR = _Damage(_Note()), _Strike(), Happen(_Repair())
label_tree("tcg/damage", DAMAGE)
label_tree("tcg/strike", STRIKE)
label_tree("tcg/repair", REPAIR)


def do_damage(s: TcgState, slots: list[int], n: int, source: int, cause: str = OTHER_DAMAGE) -> None:
    """Characters are about to take damage together: who is knocked out is seen when all have taken it."""
    blows = [Happening(kind=A_DAMAGE, subject=slot, amount=n, seat=s.owner[slot], source=source, cause=cause)
             for slot in slots if n > 0]
    if not blows:
        return
    awaited = WOULD_TAKE in s.listeners
    if not awaited and would(A_DAMAGE) not in s.modifiers:
        _strike(s, [_blow(damage) for damage in blows])
        return
    call(s, STRIKE, s.active, source, (len(s.blows),))
    for damage in reversed(blows):
        call(s, DAMAGE, damage.seat, source, damage)
    if awaited:  # what is turned up for it may replace it
        for damage in blows:
            DAMAGE.tell(s, damage)


def repair(s: TcgState, slots: list[int], n: int, source: int) -> None:
    """Damage counters are about to be taken off characters."""
    for slot in reversed(slots):
        REPAIR.begin(s, Happening(kind=A_REPAIR, subject=slot, amount=n, seat=s.owner[slot], source=source))


def move_counters(s: TcgState, source: int, target: int, n: int) -> int:
    """Move damage counters: that is neither damage nor repair, but it may knock out, which is seen when the game
    settles: whoever moves them says when they all are. Returns how many there were."""
    moved = 0 if keyword(s, NO_COUNTERS, target) else min(n, s.damage[source])
    s.damage[source] -= moved
    s.damage[target] += moved
    if moved:
        emit(s, MOVED_COUNTERS, s.owner[target], card(source), card(target), number(moved))
    return moved
