"""Search the facedown card in one's space: turn it up (War on Cybertron p.7; Core p.7)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.games.action import reason
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.game import Reason
from sparktable.kernel.vocabulary.statics import forbidden
from sparktable.kernel.zones import FACE_UP

from .. import kinds, stats
from ..deeds.moving import spend_move
from ..deeds.reveal import turn_up_in_matrix
from ..events import SEARCHES, happened
from ..facts.cards import space_of
from ..facts.movement import BY_CARD, move_by_kind, search_price
from ..facts.payer import payers
from ..outlook.board import turned_up
from ..outlook.facts import Prospects, paid_move
from ..state import MATRIX, MatrixState
from .action import Action, Price, by_text

SEARCH: Final = Options(kinds.SEARCH, "card")


class Search(Action):
    kind = kinds.SEARCH
    pays_move = True

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        slot = s.zones[MATRIX][s.at[seat]]
        if slot < 0 or s.known[slot] & FACE_UP:
            return ()
        price = search_price(s, seat, slot)
        if price and (sum(move_by_kind(s, seat)) < price or forbidden(s, stats.SPENDING_MOVE, seat)):
            return ()
        return (SEARCH[slot],)

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        slot = option.value("card")
        spend_move(s, seat, search_price(s, seat, slot), BY_CARD, payers(option))
        happened(s, SEARCHES, seat, slot, s.at[seat])
        turn_up_in_matrix(s, slot, seat)

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        return Price(move=search_price(s, seat, option.value("card")))

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        slot = option.value("card")
        yield from paid_move(s, seat, search_price(s, seat, slot), BY_CARD, payers(option))
        yield from turned_up(s, seat, slot)

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        slot = wish.value("card")
        if s.known[slot] & FACE_UP:
            return [reason("already faceup")]
        if space_of(s, slot) != s.at[seat]:
            return [reason("not in your space")]
        needed, have = search_price(s, seat, slot), sum(move_by_kind(s, seat))
        return by_text(s, stats.SPENDING_MOVE, seat) or [reason("not enough move", needed=needed, have=have)]
