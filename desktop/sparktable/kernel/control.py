"""Controls: how effects are put together. Every game uses these; what is done is the games' own verbs.

Conventions that hold for every text: without `May` an effect happens if it can; `Seq` does what it can, in order;
`Choose` offers only what can be done; `IfDo` goes on only after its first part was done in full.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from . import kinds, questions
from .compiler import mypyc_attr
from .decisions import NO, Decision, Option, Options
from .nodes import Frame, Node, is_instant, label_tree
from .state import State

DO: Final = Options(kinds.DO, "word")


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """A question about the state with the answer yes or no."""

    def holds(self, s: Any, frame: Frame) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Node):
    """A number that is counted when it is needed."""

    def count(self, s: Any, frame: Frame) -> int:
        raise NotImplementedError


Amount = int | Value


def amount(s: State, frame: Frame, n: Amount) -> int:
    """The number that a text's amount stands for now."""
    return n if isinstance(n, int) else n.count(s, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Node):
    """Something that a text does."""

    def possible(self, s: Any, frame: Frame) -> bool:
        """Whether doing it would change anything now; `Choose` and `May` ask."""
        return True

    @property
    def chosen(self) -> Option:
        """The option that stands for doing this: it names the text, so that the table can show it."""
        return DO[self.label]


@dataclass(frozen=True, eq=False)
class Nothing(Effect):
    """Does nothing: one side of an `IfDo`."""

    def do(self, s: State, frame: Frame) -> None:
        s.scope.done = True


NOTHING: Final = Nothing()
label_tree("kernel/nothing", NOTHING)


def no_frame(seat: int, source: int = -1) -> Frame:
    """The frame in which a condition or a selection is asked outside any running effect."""
    return Frame(NOTHING, 0, seat, source)


class Seq(Effect):
    """First this, then that, as far as possible."""

    GIVEN: ClassVar[tuple[str, ...]] = ("kids",)

    def __init__(self, *parts: Effect) -> None:
        self.kids = parts
        self._instant = tuple(map(is_instant, parts))

    def parts(self) -> Iterator[tuple[str, Node]]:
        return ((str(index), kid) for index, kid in enumerate(self.kids))

    def possible(self, s: State, frame: Frame) -> bool:
        return any(kid.possible(s, frame) for kid in self.kids)

    def run(self, s: State, frame: Frame) -> None:
        kids, index = self.kids, frame.step
        while index < len(kids):
            kid = kids[index]
            index += 1
            if self._instant[index - 1]:
                kid.do(s, frame)
                if s.waiting or s.outcome is not None:  # what it triggered comes before the rest
                    if index < len(kids):
                        s.stack.append(frame.at(index))
                    return
            else:
                if index < len(kids):
                    s.stack.append(frame.at(index))
                s.stack.append(frame.to(kid))
                return

    def __repr__(self) -> str:
        return f"Seq({', '.join(map(repr, self.kids))})"


@dataclass(frozen=True, eq=False)
class May(Effect):
    """You may: asked only when it could be done."""

    effect: Effect

    def possible(self, s: State, frame: Frame) -> bool:
        return self.effect.possible(s, frame)

    def run(self, s: State, frame: Frame) -> Decision | None:
        if not self.effect.possible(s, frame):
            s.scope.done = False
            return None
        return Decision(frame.seat, questions.MAY, (self.effect.chosen, NO), frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option is NO or option == NO:
            s.scope.done = False
        else:
            s.stack.append(frame.to(self.effect))


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Effect):
    """Pick one of these: only what can be done is offered."""

    GIVEN: ClassVar[tuple[str, ...]] = ("choices", "by_them")

    def __init__(self, *choices: Effect, by_them: bool = False) -> None:
        self.choices = choices
        self.by_them = by_them

    def parts(self) -> Iterator[tuple[str, Node]]:
        return ((str(index), choice) for index, choice in enumerate(self.choices))

    def possible(self, s: State, frame: Frame) -> bool:
        return any(choice.possible(s, frame) for choice in self.choices)

    def run(self, s: State, frame: Frame) -> Decision | None:
        open_choices = [choice.chosen for choice in self.choices if choice.possible(s, frame)]
        if not open_choices:
            s.scope.done = False
            return None
        return Decision(s.scope.them if self.by_them else frame.seat, questions.CHOOSE, open_choices, frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        picked = next(choice for choice in self.choices if choice.chosen == option)
        s.stack.append(frame.to(picked))

    def __repr__(self) -> str:
        return f"Choose({', '.join(map(repr, self.choices))}{', by_them=True' if self.by_them else ''})"


@dataclass(frozen=True, eq=False)
class If(Effect):
    """If the condition holds, this; otherwise that, or nothing."""

    condition: Condition
    then: Effect
    other: Effect = NOTHING

    def possible(self, s: State, frame: Frame) -> bool:
        chosen = self.then if self.condition.holds(s, frame) else self.other
        return not isinstance(chosen, Nothing) and chosen.possible(s, frame)

    def run(self, s: State, frame: Frame) -> None:
        chosen = self.then if self.condition.holds(s, frame) else self.other
        s.stack.append(frame.to(chosen))


@dataclass(frozen=True, eq=False)
class IfDo(Effect):
    """Do the first; if it was done in full, the second, otherwise the other."""

    first: Effect
    then: Effect = NOTHING
    other: Effect = NOTHING

    def possible(self, s: State, frame: Frame) -> bool:
        return self.first.possible(s, frame) or (not isinstance(self.other, Nothing)
                                                 and self.other.possible(s, frame))

    def run(self, s: State, frame: Frame) -> None:
        if frame.step == 0:
            s.scope.done = True
            s.stack.append(frame.at(1))
            s.stack.append(frame.to(self.first))
        else:
            s.stack.append(frame.to(self.then if s.scope.done else self.other))


@dataclass(frozen=True, eq=False)
class Not(Condition):
    condition: Condition

    def holds(self, s: State, frame: Frame) -> bool:
        return not self.condition.holds(s, frame)


@dataclass(frozen=True, eq=False)
class AtLeast(Condition):
    value: Value
    n: int

    def holds(self, s: State, frame: Frame) -> bool:
        return self.value.count(s, frame) >= self.n


@dataclass(frozen=True, eq=False)
class AtMost(Condition):
    value: Value
    n: int

    def holds(self, s: State, frame: Frame) -> bool:
        return self.value.count(s, frame) <= self.n
