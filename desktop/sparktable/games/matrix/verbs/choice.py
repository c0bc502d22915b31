"""Choices of a text that the kernel's controls do not have."""
from __future__ import annotations

from dataclasses import KW_ONLY

from sparktable.kernel.control import Choose, Condition, Effect, May
from sparktable.kernel.decisions import NO, YES, Decision, Option, card, seat, word
from sparktable.kernel.nodes import Frame, verb
from sparktable.kernel.state import State

from ..rules.deeds import use, uses
from ..rules.movement import BY_ALT, BY_CARD, move_by_kind, spend_move
from ..rules.resources import lose_energon
from ..state import MatrixState
from ..statics import forbidden


class MayChoose(Choose):
    """You may do one of these."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        asked = super().run(s, frame)
        if asked is not None:
            asked.options = [*asked.options, NO]
        return asked

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option == NO:
            s.done = False
        else:
            super().answer(s, frame, option)

    def __repr__(self) -> str:
        return f"May{super().__repr__()}"


@verb
class IfSeen(Effect):
    """If the card that only you have seen is such a card, this; otherwise that. You are asked in any case, so that
    the question tells nobody what it is."""

    condition: Condition
    then: Effect
    other: Effect | None = None

    def _options(self, s: MatrixState, frame: Frame) -> tuple[Effect | None, list[Option]]:
        chosen = self.then if self.condition.holds(s, frame) else self.other
        if isinstance(chosen, May):
            doing: Effect = chosen.effect
            return doing, [doing.chosen, NO] if doing.possible(s, frame) else [NO]
        if chosen is None or not chosen.possible(s, frame):
            return None, [NO]
        return chosen, [chosen.chosen]

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return bool(s.it)

    def run(self, s: MatrixState, frame: Frame) -> Decision | None:
        if not s.it:
            s.done = False
            return None
        return Decision(frame[2], "may", self._options(s, frame)[1], frame[3], tuple(map(card, s.it)), secret=True)

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        s.done = option != NO
        if s.done:
            effect = self._options(s, frame)[0]
            assert effect is not None
            s.stack.append((effect, 0, *frame[2:]))


@verb
class SpendFor(Effect):
    """Pay a price for an effect: only where both can be done."""

    effect: Effect
    _: KW_ONLY
    energon: int = 0
    move: int = 0
    alt_move: int = 0
    """Move of the Alt side, and no other."""

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        kinds = move_by_kind(s, frame[2]) if self.move or self.alt_move else [0]
        return (s.energon[frame[2]] >= self.energon and sum(kinds) >= self.move and kinds[BY_ALT] >= self.alt_move
                and not ((self.move or self.alt_move) and forbidden(s, "spend move", frame[2]))
                and self.effect.possible(s, frame))

    def run(self, s: MatrixState, frame: Frame) -> None:
        if not self.possible(s, frame):
            s.done = False
            return
        if self.energon:
            lose_energon(s, frame[2], self.energon)
        if self.move:
            spend_move(s, frame[2], self.move, BY_CARD)
        if self.alt_move:
            spend_move(s, frame[2], self.alt_move, BY_ALT)
        s.stack.append((self.effect, 0, *frame[2:]))


@verb
class OncePerTurn(Effect):
    """It can be done once in a turn; to be asked and to decline uses nothing up."""

    effect: Effect

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return not uses(s, frame[3], self.label) and self.effect.possible(s, frame)

    def run(self, s: MatrixState, frame: Frame) -> None:
        s.done = self.possible(s, frame)
        if s.done:
            use(s, frame[3], self.label)
            s.stack.append((self.effect, 0, *frame[2:]))


@verb
class Consent(Effect):
    """Only if `they` agree; you agree with yourself."""

    effect: Effect

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return self.effect.possible(s, frame)

    def run(self, s: MatrixState, frame: Frame) -> Decision | None:
        if s.them == frame[2]:
            s.stack.append((self.effect, 0, *frame[2:]))
            return None
        return Decision(s.them, "consent", (YES, NO), frame[3], (word(self.label), seat(frame[2])))

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        s.done = option == YES
        if s.done:
            s.stack.append((self.effect, 0, *frame[2:]))
