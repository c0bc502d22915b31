"""What is spared something: damage, repair, being scrapped."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.modifiers import drop
from sparktable.kernel.nodes import Frame
from sparktable.kernel.replacements import Happening, would
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier

from ..deeds.damage import ATTACK_DAMAGE
from ..deeds.upgrading import scrap_upgrade
from ..facts.slots import bearer
from ..facts.stats import damage_left, slot_kind
from ..state import TcgState
from ..stats import A_SCRAP
from .instead import Instead, InsteadOfDamage
from .select import THIS, Selection, Words, words

ALL_OF_IT = 999


def by_opponent(s: TcgState, m: Modifier, happening: Happening) -> bool:
    """Whether a card of an opponent does it."""
    return happening.source >= 0 and s.owner[happening.source] != m.seat


@dataclass(frozen=True, eq=False)
class Spared(InsteadOfDamage):
    """Of damage that is not attack damage and that an opponent's card does they take so much less, or none."""

    less: int = ALL_OF_IT
    whom: Selection = THIS

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return (happening.cause != ATTACK_DAMAGE and by_opponent(s, m, happening)
                and self.whom.fits(s, Frame(self, 0, m.seat, m.subject), happening.subject))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount = max(0, happening.amount - self.less)


@dataclass(frozen=True, eq=False)
class ScrappedInstead(Instead):
    """An opponent's card would cause such an Upgrade beside this one to be scrapped: this one is instead."""

    of: Words

    def stat(self) -> Stat:
        return would(A_SCRAP)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return (by_opponent(s, m, happening) and bearer(s, happening.subject) == m.subject
                and happening.subject != m.source and slot_kind(s, happening.subject) in words(self.of))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.cancel()
        scrap_upgrade(s, m.source)


class LeavesOneHealth(InsteadOfDamage):
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
class LessOfOdd(InsteadOfDamage):
    """An odd amount of attack damage is so much less, once."""

    n: int

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.subject == m.subject and happening.cause == ATTACK_DAMAGE and happening.amount % 2 == 1

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount = max(0, happening.amount - self.n)
        drop(s, m)
