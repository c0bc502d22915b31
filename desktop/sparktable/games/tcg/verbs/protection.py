"""What spares characters damage."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.decisions import NO, YES, Decision, Option, card, number
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Happening
from sparktable.kernel.stack import call
from sparktable.kernel.values import Modifier

from .. import questions
from ..deeds.damage import ATTACK_DAMAGE, DAMAGE, OTHER_DAMAGE, do_damage
from ..state import TcgState, battle
from .instead import InsteadOfDamage
from .select import THIS, Selection

ALL = 999


@dataclass(frozen=True, eq=False)
class TakesLess(InsteadOfDamage):
    """Damage that is not attack damage, or attack damage, is so much less; or none of it is taken."""

    n: int = ALL
    cause: str = OTHER_DAMAGE
    of: Selection = THIS
    from_enemy: bool = False
    """Only what the opponent's cards do: all that they brought to the game."""

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        about = (happening.subject == m.subject if self.of is THIS
                 else self.of.fits(s, Frame(self, 0, m.seat, m.source), happening.subject))
        return about and happening.cause == self.cause and (
            not self.from_enemy or (happening.source >= 0 and s.owner[happening.source] != m.seat))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount = max(0, happening.amount - self.n)


@dataclass(frozen=True, eq=False)
class NothingOfEven(InsteadOfDamage):
    """An even amount of attack damage is not taken by the one that it is about while that one defends."""

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        now = battle(s)
        defends = now is not None and now.defender.slot == m.subject
        return (defends and happening.subject == m.subject and happening.cause == ATTACK_DAMAGE
                and happening.amount % 2 == 0)

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.cancel()


@dataclass(frozen=True, eq=False)
class MayTakeSome(InsteadOfDamage):
    """If one of these would take so much attack damage or more, the player may have the character that the text is
    about take so much of it, and the other one the rest."""

    n: int
    of: Selection

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return (happening.cause == ATTACK_DAMAGE and happening.amount >= self.n
                and self.of.fits(s, Frame(self, 0, m.seat, m.subject), happening.subject))

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        call(s, TAKING_SOME, m.seat, m.subject, (self.n,))


class _TakingSome(Node):
    """Whether the character (the source of the frame) takes some of the damage that waits below on the stack."""

    def run(self, s: TcgState, frame: Frame) -> Decision:
        return Decision(frame.seat, questions.TAKE_SOME, (YES, NO), frame.source,
                        (card(s.stack[-1].data.subject), number(frame.data[0])))

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        if option == YES:
            damage, n = s.stack[-1].data, frame.data[0]
            damage.amount -= n
            DAMAGE.tell(s, damage)
            do_damage(s, [frame.source], n, damage.source, ATTACK_DAMAGE)


TAKING_SOME = _TakingSome()
label_tree("tcg/taking some", TAKING_SOME)
