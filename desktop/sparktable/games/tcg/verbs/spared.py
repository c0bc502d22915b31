"""What keeps from the end: a blow that leaves one health, an Upgrade that goes for another."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.modifiers import drop
from sparktable.kernel.replacements import Happening, would
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier

from ..deeds.damage import ATTACK_DAMAGE, TurnedUp
from ..facts.slots import bearer
from ..facts.stats import damage_left, slot_kind
from ..state import TcgState
from ..stats import A_SCRAP
from .instead import Instead
from .select import Words, words


def by_opponent(s: TcgState, m: Modifier, happening: Happening) -> bool:
    """Whether a card of an opponent does it."""
    return happening.source >= 0 and s.owner[happening.source] != m.seat


@dataclass(frozen=True, eq=False)
class ScrapsInstead(Instead):
    """If one of your own cards, or one of the opponent's, would cause such an Upgrade beside this one to be scrapped,
    this one is scrapped instead. An Upgrade that has to make room is scrapped by the rules, by no card: saved, it
    would have to make room all the same."""

    slot: Words
    by_enemy: bool = False

    def stat(self) -> Stat:
        return would(A_SCRAP)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        upgrade = happening.subject
        return (happening.kind == A_SCRAP and bearer(s, upgrade) == m.subject and upgrade != m.source
                and slot_kind(s, upgrade) in words(self.slot) and happening.source >= 0
                and by_opponent(s, m, happening) == self.by_enemy)

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.redirect(m.source, m.seat)


class LeavesOneHealth(TurnedUp):
    """Attack damage that would be enough to KO the character leaves it with 1 health instead, once."""

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return (happening.subject == m.subject and happening.cause == ATTACK_DAMAGE
                and happening.amount >= damage_left(s, happening.subject))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount = damage_left(s, happening.subject) - 1
        drop(s, m)


@dataclass(frozen=True, eq=False)
class KeepsUpgrades(Instead):
    """The Upgrades of the character cannot be scrapped by the opponent's cards."""

    def stat(self) -> Stat:
        return would(A_SCRAP)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return (happening.kind == A_SCRAP and bearer(s, happening.subject) == m.subject
                and by_opponent(s, m, happening))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.cancel()


@dataclass(frozen=True, eq=False)
class LessOfOdd(TurnedUp):
    """An odd amount of attack damage is so much less, once."""

    n: int

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.subject == m.subject and happening.cause == ATTACK_DAMAGE and happening.amount % 2 == 1

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount = max(0, happening.amount - self.n)
        drop(s, m)
