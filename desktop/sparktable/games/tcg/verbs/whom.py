"""Whom something is done to: `Each(Chars(ENEMY))` all together, `One(Chars(), by=OPPONENT)` whom somebody chooses."""
from __future__ import annotations

from dataclasses import dataclass, field

from sparktable.kernel.control import Amount, amount
from sparktable.kernel.decisions import Decision
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.vocabulary.picking import Picking
from sparktable.kernel.vocabulary.selections import Described

from ..state import TcgState
from .select import ANYBODYS, ATTACKER, DEFENDER, ENEMY, IT, OPPONENT, THIS, YOU, Chars, Selection


@dataclass(frozen=True, eq=False)
class Whom(Node):
    """Which of what fits something is done to, and who decides."""

    among: Selection


class Each(Whom):
    """All that fit, together."""


@dataclass(frozen=True, eq=False)
class One(Whom):
    """One that fits, or n different ones, as its chooser likes."""

    by: str = YOU
    n: Amount = 1
    up_to: bool = False
    """Fewer will do, or none."""


class OnWhom(Picking):
    """Something done to whom it says: those chosen one after the other, but done to all of them together. What was
    chosen is "it" for what follows. A verb of which something else is said first ("2 damage to …") declares `whom`
    at its place, with `field()`, or the compiled one of this class would pass for a default."""

    whom: Whom

    def __post_init__(self) -> None:
        self.may_stop(isinstance(self.whom, One) and self.whom.up_to)

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        return self.whom.among.found(s, frame)

    def wanted(self, s: TcgState, frame: Frame) -> int:
        assert isinstance(self.whom, One)
        return amount(s, frame, self.whom.n)

    def chooser(self) -> str:
        return self.whom.by if isinstance(self.whom, One) else YOU

    def secret(self, s: TcgState, frame: Frame) -> bool:
        return self.whom.among.keeps_secret(s, frame)

    def possible(self, s: TcgState, frame: Frame) -> bool:
        """As everybody sees it: whether a hand holds such a card is a secret."""
        among = self.whom.among
        if isinstance(among, Described) and self.secret(s, frame):
            return bool(among.among(s, frame))
        return bool(self.candidates(s, frame))

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        if isinstance(self.whom, One):
            return super().run(s, frame)
        slots = self.candidates(s, frame)
        s.scope.done = bool(slots)
        if slots:
            self.do_to(s, frame, slots)
        return None

    def finish(self, s: TcgState, frame: Frame, picks: tuple[int, ...]) -> None:
        if picks:
            self.do_to(s, frame, list(picks))

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class DoneTo(OnWhom):
    """Something of which nothing need be said before to whom: `Tap(ITSELF)`."""

    whom: Whom = field()


class Aim(DoneTo):
    """Only choose: what follows speaks of "it"."""

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        s.scope.it = tuple(slots)


EACH_OF_YOURS, EACH_ENEMY, EACH_CHARACTER = Each(Chars()), Each(Chars(ENEMY)), Each(Chars(ANYBODYS))
ONE_OF_YOURS, ONE_ENEMY, ONE_CHARACTER = One(Chars()), One(Chars(ENEMY)), One(Chars(ANYBODYS))
THEY_CHOOSE = One(Chars(ENEMY), OPPONENT)
"""The opponent chooses one of their characters."""
ITSELF, THE_ATTACKER, THE_DEFENDER, THE_SAME = Each(THIS), Each(ATTACKER), Each(DEFENDER), Each(IT)
for _name, _whom in {"each of yours": EACH_OF_YOURS, "each enemy": EACH_ENEMY, "each": EACH_CHARACTER,
                     "one of yours": ONE_OF_YOURS, "one enemy": ONE_ENEMY, "one": ONE_CHARACTER,
                     "they choose": THEY_CHOOSE, "itself": ITSELF, "the attacker": THE_ATTACKER,
                     "the defender": THE_DEFENDER, "the same": THE_SAME}.items():
    label_tree(f"tcg/{_name}", _whom)
