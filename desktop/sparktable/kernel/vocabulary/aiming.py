"""Whom an effect is done to: who is chosen, or each in turn. The effect speaks of it as "it" (and "they").

    AtChosen(ENEMIES, Hurt(2))
    AtChosen(YOURS, Mend(1), n=2, up_to=True)
    AtEach(Players(OTHERS), Discard(1))
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..compiler import mypyc_attr
from ..control import Amount, Effect, amount
from ..decisions import CARD, Options
from ..nodes import Frame
from ..stack import call
from ..state import State
from .picking import PickFrom
from .selections import Selection, bind


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class AtChosen(PickFrom):
    """Choose among them; to each that is picked the body is done."""

    body: Effect
    n: Amount = 1
    """How many; ALL for every one of them."""

    def wanted(self, s: Any, frame: Frame) -> int:
        return amount(s, frame, self.n)

    def take(self, s: Any, frame: Frame, item: int) -> None:
        bind(s, self.what.finds(), item)
        call(s, self.body, frame.seat, frame.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Effect):
    """The body is done to whoever is meant now, one after the other. Where nobody is, it was not done."""

    body: Effect

    def meant(self, s: Any, frame: Frame) -> Sequence[int]:
        raise NotImplementedError

    def family(self) -> Options:
        """Whether those are cards, players or spaces."""
        return CARD

    def run(self, s: State, frame: Frame) -> None:
        step = frame.step
        found = frame.data if step else tuple(self.meant(s, frame))
        if not found:
            s.scope.done = False
            return
        if step + 1 < len(found):
            s.stack.append(frame.having(found).at(step + 1))
        bind(s, self.family(), found[step])
        call(s, self.body, frame.seat, frame.source)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Times(Effect):
    """The body so many times, counted once; "it" is each time what it was before."""

    n: Amount
    body: Effect

    def possible(self, s: Any, frame: Frame) -> bool:
        return amount(s, frame, self.n) > 0 and self.body.possible(s, frame)

    def run(self, s: State, frame: Frame) -> None:
        left, *it = frame.data or (amount(s, frame, self.n), *s.scope.it)
        s.scope.it = tuple(it)
        if left > 0:
            s.stack.append(frame.having((left - 1, *it)))
            call(s, self.body, frame.seat, frame.source)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class AtEach(InTurn):
    """Each of them, one after the other."""

    what: Selection
    body: Effect

    def meant(self, s: Any, frame: Frame) -> Sequence[int]:
        return self.what.found(s, frame)

    def possible(self, s: Any, frame: Frame) -> bool:
        return self.what.exists(s, frame)

    def family(self) -> Options:
        return self.what.finds()
