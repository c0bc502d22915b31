"""Energon abilities are paid and resolved (War on Cybertron p.9; Core p.9)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import Option
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State

from ..events import ACTIVATES, happened, use
from ..facts.abilities import CONVERT_COST, Active
from ..state import COMMAND, Bonus, MatrixState
from .moving import convert
from .resources import lose_energon


def activate(s: MatrixState, seat: int, option: Option, active: list[Active], window: int) -> None:
    """Pay and resolve the ability that an option stands for."""
    slot, price = option.value("card"), option.value("number")
    found = next(each for each in active if (each.slot, each.price) == (slot, price))
    use(s, slot, found.ability.label)
    lose_energon(s, seat, price)
    happened(s, ACTIVATES, seat, slot, number=price)
    if window == COMMAND:
        call(s, FOR_COMMANDING, seat, slot, (s.loose, s.power[slot]))
    begin(s, found.ability.effect, seat, slot, it=(slot,), them=seat, amount=found.x)


class _ForCommanding(Node):
    """Power that a Command ability has given is good for taking command only."""

    def run(self, s: State, frame: Frame) -> None:
        assert isinstance(s, MatrixState)
        loose, on_card = frame.data
        slot = frame.source
        for owner, gained in ((-1, s.loose - loose), (slot, s.power[slot] - on_card)):
            if gained > 0:
                s.bonuses = (*s.bonuses, Bonus(owner, gained, COMMAND, slot))
        s.loose, s.power[slot] = min(s.loose, loose), min(s.power[slot], on_card)


FOR_COMMANDING: Final = _ForCommanding()
label_tree("matrix/for commanding", FOR_COMMANDING)


def pay_convert(s: MatrixState, seat: int) -> None:
    lose_energon(s, seat, CONVERT_COST)
    convert(s, seat, paid=CONVERT_COST)
