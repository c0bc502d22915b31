"""More that happens instead: half of the damage, a repair with one more."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.nodes import Frame
from sparktable.kernel.replacements import Happening, would
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier

from ..deeds.damage import ATTACK_DAMAGE
from ..deeds.upgrading import scrap_upgrade
from ..state import TcgState
from ..stats import A_DRAW, A_REPAIR
from .instead import Instead, InsteadOfDamage
from .select import Selection


@dataclass(frozen=True, eq=False)
class TakesHalf(InsteadOfDamage):
    """The character takes half of the attack damage, rounded down, and the card is scrapped for it."""

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.subject == m.subject and happening.cause == ATTACK_DAMAGE and happening.amount > 0

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount //= 2
        scrap_upgrade(s, m.source)


@dataclass(frozen=True, eq=False)
class RepairsMore(Instead):
    """What repairs the character repairs so much more."""

    n: int

    def stat(self) -> Stat:
        return would(A_REPAIR)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.subject == m.subject and happening.amount > 0

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount += self.n


@dataclass(frozen=True, eq=False)
class DrawsInstead(Instead):
    """The cards that the opponent would draw are drawn by the text's player."""

    def stat(self) -> Stat:
        return would(A_DRAW)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.subject != m.seat

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.redirect(m.seat, m.seat)


@dataclass(frozen=True, eq=False)
class CannotBeRepaired(Instead):
    """Some take no repair."""

    of: Selection

    def stat(self) -> Stat:
        return would(A_REPAIR)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.amount > 0 and self.of.fits(s, Frame(self, 0, m.seat, m.subject), happening.subject)

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount = 0
