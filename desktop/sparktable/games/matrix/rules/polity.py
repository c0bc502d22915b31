"""Polities: who commands them, and what it takes (War on Cybertron p.10)."""
from __future__ import annotations

from sparktable.kernel.decisions import Decision, Option, card
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from ..card import POLITY
from ..state import COMMAND, MATRIX, MatrixState
from ..statics import forbidden
from ..verbs.frames import COMMANDS
from .abilities import Active, activate, open_abilities, options_for, potential
from .deeds import happened
from .payer import paid_by
from .power import cost_of, other_payers, pay_power, strength


def commanded(s: MatrixState, seat: int) -> list[int]:
    """Polities under the command of the seat's faction."""
    side = s.game.side[seat]
    return [slot for slot, faction in s.token.items() if faction == side]


def commanded_by_adversary(s: MatrixState, seat: int) -> list[int]:
    side = s.game.side[seat]
    return [slot for slot, faction in s.token.items() if faction != side]


def price(s: MatrixState, seat: int, slot: int) -> int:
    """1 more for each Polity under Adversary command, the one stood on included (p.10)."""
    base = s.card(slot).pay[0].power + len(commanded_by_adversary(s, seat))
    return cost_of(s, seat, "command", slot, base)


def here(s: MatrixState, seat: int) -> int:
    """The faceup Polity under a character that its faction does not command, or -1."""
    slot = s.zones[MATRIX][s.at[seat]]
    if slot < 0 or s.card(slot).type != POLITY or not s.known[slot] & FACE_UP:
        return -1
    return slot if s.token.get(slot) != s.game.side[seat] else -1


def command_abilities(s: MatrixState, seat: int) -> list[Active]:
    """Those that work while taking command; all others are used before."""
    return [each for each in open_abilities(s, seat, COMMAND) if each.ability.window & COMMAND]


def can_command(s: MatrixState, seat: int) -> int:
    """The Polity that a player could command now, with Command abilities if need be, or -1."""
    slot = here(s, seat)
    if slot < 0 or forbidden(s, "command", seat, slot):
        return -1
    have, cost = strength(s, seat, 0, COMMAND, slot), price(s, seat, slot)
    if have < cost and s.energon[seat]:
        have += potential(s, seat, command_abilities(s, seat))
    return slot if have >= cost else -1


def start_command(s: MatrixState, seat: int, slot: int, first: int = -1) -> None:
    """Take command: Command abilities may be used first, then the price is paid (p.9-10); `first` may name a card."""
    call(s, TAKING_COMMAND, seat, slot, (first,) if first >= 0 else ())


PAY_UP, CALL_OFF = Option("pay"), Option("call off")


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
        return Decision(seat, "taking command", [PAY_UP if enough else CALL_OFF, *abilities, *others], slot,
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


TAKING_COMMAND = _TakingCommand()
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
    happened(s, "loses command", s.active, slot)
