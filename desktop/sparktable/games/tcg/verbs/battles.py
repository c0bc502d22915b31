"""What changes a battle that goes on: who defends, whom its damage reaches, what follows after it."""
from __future__ import annotations

from dataclasses import dataclass, field

from sparktable.kernel.control import Amount, Effect, Seq, amount
from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame
from sparktable.kernel.presence import incarnation
from sparktable.kernel.typed import QuestionKind

from .. import questions
from ..deeds.damage import ATTACK_DAMAGE, do_damage
from ..events import AFTER_BATTLE, ATTACKS, DEFENDER_CHOSEN
from ..state import TcgState
from .abilities import Happens, when
from .later import Later, WhatWaits
from .select import THIS, me
from .whom import ITSELF, Aim, DoneTo, OnWhom, Whom


class DefendInstead(DoneTo):
    """Another character becomes the defender of this battle, whether it could have been attacked or not."""

    def question(self) -> QuestionKind:
        return questions.DEFEND_INSTEAD

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        now = s.battles[-1]
        s.battles = (*s.battles[:-1], now._replace(defender=incarnation(s, slots[0])))
        emit(s, ATTACKS, s.owner[now.attacker.slot], card(now.attacker.slot), card(slots[0]))


def if_would_defend(effect: Effect) -> Happens:
    """If this would defend, instead …"""
    return when(DEFENDER_CHOSEN, effect, THIS, 1)


@dataclass(frozen=True, eq=False)
class AttackDamage(OnWhom):
    """Attack damage of this one, beyond that of the battle."""

    n: Amount
    whom: Whom = field()

    def question(self) -> QuestionKind:
        return questions.DAMAGE

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        do_damage(s, slots, amount(s, frame, self.n), me(s, frame), ATTACK_DAMAGE)


def after_this_attack(effect: Effect) -> Effect:
    """After the attack that this one makes: "it" is this one."""
    return Seq(Aim(ITSELF), Later(WhatWaits(AFTER_BATTLE, effect)))


def after_this_defense(effect: Effect) -> Effect:
    """After the attack against which this one defends: "it" is this one."""
    return Seq(Aim(ITSELF), Later(WhatWaits(AFTER_BATTLE, effect, fact=1)))
