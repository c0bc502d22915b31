"""The Action Phase: everything that a player may do, in any order (War on Cybertron p.6; Core p.6)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.state import State

from .. import questions
from ..facts.abilities import CONVERT, may_pay_convert
from ..rules.missions import check_states
from ..rules.schemes import check_schemes
from ..state import MatrixState
from . import ACTIONS, BY_KIND
from .use import PAY_OFF_TURN, payments
from .ways import other_ways

BEFORE_THE_END: Final = ACTIONS[:-1]
END: Final = ACTIONS[-1]
"""It is offered last."""


class _ChooseAction(Node):
    """Action after action, until the player or a Confrontation ends them. In between, objectives and Schemes are
    looked at, and the others may Convert: at any time, on anybody's turn (p.9)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        check_states(s)
        check_schemes(s)
        if s.actions_over:
            return None
        if s.waiting:  # something was completed, and texts speak of it
            s.stack.append(frame)
            return None
        seat = s.active
        asides = tuple([CONVERT[other] for other, energon in enumerate(s.energon)
                        if energon and other != seat and may_pay_convert(s, other)])
        if s.game.ruling("hotrod_discard_offturn"):
            others = [other for other in range(s.game.seats) if other != seat and s.at[other] >= 0]
            asides += tuple(PAY_OFF_TURN[other, each.slot, each.place] for other in others
                            for each in payments(s, other) if each.payment.discard)
        return Decision(seat, questions.ACTION, actions(s, seat), asides=asides)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        s.stack.append(frame)
        BY_KIND[option.kind].do(s, s.active, option)


def actions(s: MatrixState, seat: int) -> list[Option]:
    """Everything that the player may do now."""
    options: list[Option] = []
    for action in BEFORE_THE_END:
        ways = action.offers(s, seat)
        if ways:
            options += ways
    options += other_ways(s, seat, options)
    options += END.offers(s, seat)
    return options


CHOOSE_ACTION: Final = _ChooseAction()
label_tree("matrix/action", CHOOSE_ACTION)
