"""Turn one's character to its other side for Energon (War on Cybertron p.9; Core p.9)."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.games.action import reason
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Reason

from .. import kinds, stats
from ..deeds.activating import pay_convert
from ..facts.abilities import CONVERT, CONVERT_COST, may_pay_convert
from ..outlook.energon import converting
from ..outlook.facts import Prospects
from ..state import MatrixState
from .action import Action, Price, by_text


class Convert(Action):
    kind = kinds.CONVERT

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        return (CONVERT[seat],) if may_pay_convert(s, seat) else ()

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        pay_convert(s, option.value("seat"))

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        return Price(energon=CONVERT_COST)

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        return converting(s, option.value("seat"))

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        if wish.value("seat") != seat:
            return [reason("not your character")]
        if s.at[seat] < 0:
            return [reason("not yet placed")]
        found = by_text(s, stats.CONVERTING, seat)
        if s.energon[seat] < CONVERT_COST:
            found.append(reason("not enough energon", needed=CONVERT_COST, have=s.energon[seat]))
        return found
