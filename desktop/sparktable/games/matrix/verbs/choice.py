"""Choices of a text that the kernel's controls do not have."""
from __future__ import annotations

from dataclasses import KW_ONLY

from sparktable.kernel.control import Choose, Condition, Effect, May
from sparktable.kernel.decisions import NO, YES, Decision, Option, card, seat, word
from sparktable.kernel.nodes import Frame, verb
from sparktable.kernel.state import State

from ..deeds.moving import spend_move
from ..deeds.resources import lose_energon
from ..events import use, uses
from ..facts.movement import BY_ALT, BY_CARD, move_by_kind
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
        return Decision(frame.seat, "may", self._options(s, frame)[1], frame.source, tuple(map(card, s.it)),
                        secret=True)

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        s.done = option != NO
        if s.done:
            effect = self._options(s, frame)[0]
            assert effect is not None
            s.stack.append(frame.to(effect))


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
        kinds = move_by_kind(s, frame.seat) if self.move or self.alt_move else [0]
        return (s.energon[frame.seat] >= self.energon and sum(kinds) >= self.move and kinds[BY_ALT] >= self.alt_move
                and not ((self.move or self.alt_move) and forbidden(s, "spend move", frame.seat))
                and self.effect.possible(s, frame))

    def run(self, s: MatrixState, frame: Frame) -> None:
        if not self.possible(s, frame):
            s.done = False
            return
        if self.energon:
            lose_energon(s, frame.seat, self.energon)
        if self.move:
            spend_move(s, frame.seat, self.move, BY_CARD)
        if self.alt_move:
            spend_move(s, frame.seat, self.alt_move, BY_ALT)
        s.stack.append(frame.to(self.effect))


@verb
class OncePerTurn(Effect):
    """It can be done once in a turn; to be asked and to decline uses nothing up."""

    effect: Effect

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return not uses(s, frame.source, self.label) and self.effect.possible(s, frame)

    def run(self, s: MatrixState, frame: Frame) -> None:
        s.done = self.possible(s, frame)
        if s.done:
            use(s, frame.source, self.label)
            s.stack.append(frame.to(self.effect))


@verb
class Consent(Effect):
    """Only if `they` agree; you agree with yourself."""

    effect: Effect

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return self.effect.possible(s, frame)

    def run(self, s: MatrixState, frame: Frame) -> Decision | None:
        if s.them == frame.seat:
            s.stack.append(frame.to(self.effect))
            return None
        return Decision(s.them, "consent", (YES, NO), frame.source, (word(self.label), seat(frame.seat)))

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        s.done = option == YES
        if s.done:
            s.stack.append(frame.to(self.effect))
