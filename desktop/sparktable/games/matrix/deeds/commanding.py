"""Polities come under a command (War on Cybertron p.10)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import Decision, Option, card
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import call
from sparktable.kernel.state import State

from .. import kinds, questions
from ..events import COMMANDS, LOSES_COMMAND, happened
from ..facts.abilities import open_abilities, options_for
from ..facts.payer import paid_by
from ..facts.polity import command_abilities, price
from ..facts.power import other_payers, strength
from ..state import COMMAND, MATRIX, MatrixState
from .activating import activate
from .paying import pay_power


def start_command(s: MatrixState, seat: int, slot: int, first: int = -1) -> None:
    """Take command: Command abilities may be used first, then the price is paid (p.9-10); `first` may name a card."""
    call(s, TAKING_COMMAND, seat, slot, (first,) if first >= 0 else ())


PAY_UP: Final = Option(kinds.PAY)
CALL_OFF: Final = Option(kinds.CALL_OFF)


class _TakingCommand(Node):
    """Use Command abilities until the Power suffices, then pay. Who cannot pay after all may call it off."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        seat, slot = frame.seat, frame.source
        abilities = options_for(command_abilities(s, seat))
        cost = price(s, seat, slot)
        enough = strength(s, seat, 0, COMMAND, slot) >= cost
        if enough and not abilities:
            command(s, seat, slot, *frame.data)
            return None
        others = [paid_by(PAY_UP, (first,)) for first in other_payers(s, seat, cost, 0, COMMAND, slot)] \
            if enough and s.game.every_way and not frame.data else []
        return Decision(seat, questions.TAKING_COMMAND, [PAY_UP if enough else CALL_OFF, *abilities, *others], slot,
                        (card(slot),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        seat, slot = frame.seat, frame.source
        if option == PAY_UP:
            command(s, seat, slot, *frame.data)
        elif option.kind == PAY_UP.kind:
            command(s, seat, slot, option.value("card"))
        elif option != CALL_OFF:
            s.stack.append(frame)
            activate(s, seat, option, open_abilities(s, seat, COMMAND), COMMAND)


TAKING_COMMAND: Final = _TakingCommand()
label_tree("matrix/taking command", TAKING_COMMAND)


def command(s: MatrixState, seat: int, slot: int, first: int = -1) -> None:
    """Pay and take command."""
    pay_power(s, seat, price(s, seat, slot), 0, COMMAND, slot, first)
    take_command(s, seat, slot)


def take_command(s: MatrixState, seat: int, slot: int) -> None:
    before = s.token.get(slot, -1)
    s.token[slot] = s.game.side[seat]
    happened(s, COMMANDS, seat, slot, s.zones[MATRIX].index(slot), before)


def remove_token(s: MatrixState, slot: int) -> None:
    s.token.pop(slot, None)
    happened(s, LOSES_COMMAND, s.active, slot)
