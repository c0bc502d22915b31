"""Choices of a text, besides those that `control.py` has for all rules."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import questions
from ..compiler import mypyc_attr
from ..control import Choose, Condition, Effect, May
from ..decisions import NO, YES, Decision, Option, card, seat, word
from ..nodes import Frame
from ..state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class MayChoose(Choose):
    """You may do one of these."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        asked = super().run(s, frame)
        if asked is not None:
            asked.options = [*asked.options, NO]
        return asked

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option == NO:
            s.scope.done = False
        else:
            super().answer(s, frame, option)

    def __repr__(self) -> str:
        return f"May{super().__repr__()}"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class IfSeen(Effect):
    """If the card that only you have seen is such a card, this; otherwise that. You are asked in any case, so that
    the question tells nobody what it is."""

    condition: Condition
    then: Effect
    other: Effect | None = None

    def _options(self, s: State, frame: Frame) -> tuple[Effect | None, list[Option]]:
        chosen = self.then if self.condition.holds(s, frame) else self.other
        if isinstance(chosen, May):
            doing: Effect = chosen.effect
            return doing, [doing.chosen, NO] if doing.possible(s, frame) else [NO]
        if chosen is None or not chosen.possible(s, frame):
            return None, [NO]
        return chosen, [chosen.chosen]

    def possible(self, s: Any, frame: Frame) -> bool:
        return bool(s.scope.it)

    def run(self, s: State, frame: Frame) -> Decision | None:
        if not s.scope.it:
            s.scope.done = False
            return None
        return Decision(frame.seat, questions.MAY, self._options(s, frame)[1], frame.source,
                        tuple(map(card, s.scope.it)), secret=True)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        s.scope.done = option != NO
        if s.scope.done:
            effect = self._options(s, frame)[0]
            assert effect is not None
            s.stack.append(frame.to(effect))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Consent(Effect):
    """Only if `they` agree; you agree with yourself."""

    effect: Effect

    def possible(self, s: Any, frame: Frame) -> bool:
        return self.effect.possible(s, frame)

    def run(self, s: State, frame: Frame) -> Decision | None:
        if s.scope.them == frame.seat:
            s.stack.append(frame.to(self.effect))
            return None
        return Decision(s.scope.them, questions.CONSENT, (YES, NO), frame.source,
                        (word(self.label), seat(frame.seat)))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        s.scope.done = option == YES
        if s.scope.done:
            s.stack.append(frame.to(self.effect))
