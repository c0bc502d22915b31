"""What happens instead: of damage, of repair, of leaving."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.modifiers import drop, modify
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.replacements import Happening, Replacement, would
from sparktable.kernel.typed import HappeningKind, QuestionKind, Stat
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.seats import YOU, seats_of

from .. import questions
from ..deeds.damage import ATTACK_DAMAGE
from ..deeds.upgrading import scrap_upgrade
from ..state import TcgState
from ..stats import A_DAMAGE, BATTLE
from .select import Selection, me
from .whom import DoneTo


class Instead(Replacement):
    """A card's text that replaces something. Its stat is what it replaces: `would(A_DAMAGE)`."""


class InsteadOfDamage(Instead):
    """A text that replaces damage."""

    def stat(self) -> Stat:
        return would(A_DAMAGE)


@dataclass(frozen=True, eq=False)
class Takes(InsteadOfDamage):
    """The character would take so much damage or more: takes so much instead."""

    least: int
    instead: int
    attack_only: bool = True
    scraps: bool = False
    """The card is scrapped for it."""

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return (happening.subject == m.subject and happening.amount >= self.least
                and (not self.attack_only or happening.cause == ATTACK_DAMAGE))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount = self.instead
        if self.scraps:
            scrap_upgrade(s, m.source, m.source)


@dataclass(frozen=True, eq=False)
class GoesTo(InsteadOfDamage):
    """The damage that some would take goes to one that fits."""

    of: Selection
    to: Selection
    attack_only: bool = False

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        frame = Frame(self, 0, m.seat, m.subject)
        # Of two such texts the player has chosen one: the other does not move it on.
        moved = any(label == self.label for label, _, _ in happening.used)
        return (not moved and (not self.attack_only or happening.cause == ATTACK_DAMAGE)
                and self.of.fits(s, frame, happening.subject)
                and any(slot != happening.subject for slot in self.to.found(s, frame)))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        slot = self.to.found(s, Frame(self, 0, m.seat, m.subject))[0]
        happening.redirect(slot, s.owner[slot])


class Diverted(InsteadOfDamage):
    """The attack damage that a character would take is done to another."""

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.cause == ATTACK_DAMAGE and happening.subject == m.subject

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.redirect(m.amount, s.owner[m.amount])


DIVERTED = Diverted()
label_tree("tcg/diverted", DIVERTED)


class DivertAttack(DoneTo):
    """The damage of this attack is done to another character instead of the one that the text is about."""

    def question(self) -> QuestionKind:
        return questions.DIVERT

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        modify(s, would(A_DAMAGE), DIVERTED, source=frame.source, seat=frame.seat, amount=slots[0], until=BATTLE,
               whose=s.battles[-1].number, subject=me(s, frame))


@dataclass(frozen=True, eq=False)
class Prevented(Instead):
    """What would happen of a kind to somebody's cards is replaced by nothing: once, or for as long as this lasts."""

    what: HappeningKind
    whose: str = YOU
    once: bool = False

    def stat(self) -> Stat:
        return would(self.what)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.kind == self.what and happening.seat in seats_of(s, Frame(self, 0, m.seat), self.whose)

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.cancel()
        if self.once:
            drop(s, m)
