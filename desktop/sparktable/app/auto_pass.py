"""What people around one screen have said beforehand: to pass on such questions for the rest of a turn. Nobody else
can tell that they have, nor whether who is not asked could not or would not.
"""
from __future__ import annotations

from typing import NamedTuple

from sparktable.kernel.decisions import PASS, Decision
from sparktable.kernel.typed import QuestionKind


class _Order(NamedTuple):
    seat: int
    kind: QuestionKind
    turn: int
    always: bool
    """Also where there is something to answer."""
    since: int
    """How many answers had been given before: who takes those back takes this back."""


class AutoPasses:
    """Kept for the game as it is being played, and in no file."""

    def __init__(self) -> None:
        self._orders: list[_Order] = []

    def give(self, asked: Decision, turn: int, since: int, *, always: bool) -> None:
        """To this and all further questions of the kind this turn."""
        self._orders = [order for order in self._orders
                        if order.turn == turn and (order.seat, order.kind) != (asked.seat, asked.kind)]
        self._orders.append(_Order(asked.seat, asked.kind, turn, always, since))

    def cut(self, length: int) -> None:
        """Only so many answers are left."""
        self._orders = [order for order in self._orders if order.since < length]

    def answer(self, asked: Decision, turn: int) -> bool:
        """Whether somebody has said to pass on this."""
        return may_auto_pass(asked) and any(
            (order.seat, order.kind, order.turn) == (asked.seat, asked.kind, turn)
            and (order.always or len(asked.options) == 1) for order in self._orders)


def may_auto_pass(asked: Decision) -> bool:
    """Whether a question can be answered so: all who might have had a choice are asked, and may pass."""
    return asked.secret and PASS in asked.options and not asked.asides
