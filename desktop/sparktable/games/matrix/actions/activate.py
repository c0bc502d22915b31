"""Activate an Energon ability (War on Cybertron p.9; Core p.9)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.games.action import reason
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Reason

from .. import kinds
from ..deeds.activating import activate
from ..events import uses
from ..facts.abilities import open_abilities, options_for
from ..facts.cards import side_of
from ..facts.power import energon_price
from ..headings import ANYTIME, X
from ..outlook.energon import activated
from ..outlook.facts import Prospects
from ..state import ASSISTING, BOT, CHARACTER_OF, COMMAND, CONFRONT, PLAY_OF, MatrixState
from .action import Action, Price, idle

MOMENTS: Final = {CONFRONT: "confronting", ASSISTING: "assisting", COMMAND: "commanding"}
"""The windows of Energon abilities."""


class Activate(Action):
    kind = kinds.ACTIVATE

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        return options_for(open_abilities(s, seat, ANYTIME)) if s.energon[seat] else ()

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        activate(s, seat, option, open_abilities(s, seat, ANYTIME), ANYTIME)

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        return Price(energon=option.value("number"))

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        return activated(s, seat, option)

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        slot, price = wish.value("card"), wish.value("number")
        title = s.card(slot)
        if slot == s.zones[CHARACTER_OF[seat]][0]:
            if s.mode[seat] == 0:
                return [reason("only in bot mode")]
            abilities = side_of(s, seat, BOT).energon
        elif s.where[slot] != PLAY_OF[seat]:
            return [reason("not in play")]
        else:
            abilities = title.energon
        ability = abilities.get(price) or abilities.get(X)
        if ability is None:
            return [reason("no such ability")]
        if uses(s, slot, ability.label):
            return [reason("once per turn")]
        needed = energon_price(s, seat, slot, price)
        if any((each.slot, each.ability) == (slot, ability) for each in open_abilities(s, seat, ANYTIME)):
            return []  # at another price than the printed one
        if s.energon[seat] < needed:
            return [reason("not enough energon", needed=needed, have=s.energon[seat])]
        if ability.window != ANYTIME:
            return [reason("only when " + " or ".join(name for each, name in MOMENTS.items()
                                                      if ability.window & each))]
        return idle(s, seat, slot, ability.effect)
