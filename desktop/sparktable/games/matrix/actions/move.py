"""Move to a neighbouring space (War on Cybertron p.7; Core p.7)."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from sparktable.games.action import reason
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.game import Reason
from sparktable.kernel.vocabulary.statics import forbidden

from .. import kinds, stats
from ..deeds.moving import step
from ..facts.movement import (
    BY_ALT,
    BY_CARD,
    BY_FLIGHT,
    flies,
    may_enter,
    may_fly,
    move_by_kind,
    step_price,
    step_prices,
)
from ..facts.payer import payers
from ..outlook.board import lands
from ..outlook.facts import Prospects, paid_move
from ..state import HAND_OF, MATRIX, MatrixState
from .action import Action, Price, by_text

MOVE: Final = Options(kinds.MOVE, "space", "number")
"""The number says which kind of Move pays."""
USABLE: Final = {there: tuple(kind for kind, some in zip((BY_CARD, BY_FLIGHT, BY_ALT), there, strict=True) if some)
                 for there in product((False, True), repeat=3)}
"""Which kinds of Move there are, as bits -> the kinds, in the order in which they are offered."""


class Move(Action):
    kind = kinds.MOVE
    pays_move = True

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        """Steps that can be paid, one for each kind of Move that would do."""
        kinds = move_by_kind(s, seat)
        every = kinds[0] + kinds[1] + kinds[2]
        in_force = s.modifiers
        if not every or (stats.NO_SPENDING_OF_MOVE in in_force and forbidden(s, stats.SPENDING_MOVE, seat)):
            return ()
        usable = USABLE[kinds[BY_CARD] > 0, kinds[BY_FLIGHT] > 0, kinds[BY_ALT] > 0]
        fliers = tuple([kind for kind in usable if flies(s, seat, kind)])
        if stats.COST_OF_MOVING in in_force or stats.COST_OF_STEPPING in in_force or stats.NO_MOVING in in_force:
            return _dearer(s, seat, kinds, usable, fliers)
        here, grid = s.at[seat], s.game.grid
        straight = _onto(grid.next[here], usable)
        return straight + _onto(grid.diagonal[here], fliers) if fliers and may_fly(s, seat) else straight

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        step(s, seat, option.value("space"), _usual(option), payers(option))

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        return Price(move=step_price(s, seat, option.value("space")), kind=_usual(option))

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        space = option.value("space")
        yield from paid_move(s, seat, step_price(s, seat, space), _usual(option), payers(option))
        yield from lands(s, seat, seat, space)

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        space = wish.value("space")
        here, grid = s.at[seat], s.game.grid
        found, have = by_text(s, stats.SPENDING_MOVE, seat), sum(move_by_kind(s, seat))
        if space not in grid.next[here] and space not in grid.diagonal[here]:
            distance = grid.distance[here][space]
            if not found and have < distance and not _may_cut_corners(s, seat):
                return [reason("not enough move that far", needed=distance, have=have)]  # steps may cost more
            return found or [reason("not next to you", distance=distance)]
        if not may_enter(s, seat, space, by=stats.MOVING):
            found += by_text(s, stats.MOVING, seat, s.zones[MATRIX][space])
        if space in grid.diagonal[here] and not found:
            found = (by_text(s, stats.FLYING, seat) or by_text(s, stats.MOVING_DIAGONALLY, seat)
                     or [reason("diagonal needs flight")])
        needed = step_price(s, seat, space)
        if have < needed:
            found.append(reason("not enough move", needed=needed, have=have))
        return found


def _usual(option: Option) -> int:
    """The kind of Move that pays, unless a card is named."""
    return option.value("number") if option.refs[-1].kind == "number" else BY_CARD


def _may_cut_corners(s: MatrixState, seat: int) -> bool:
    """Whether some Move may go diagonally that is there, in hand, or given Flight by a text."""
    return may_fly(s, seat) and (move_by_kind(s, seat)[BY_FLIGHT] > 0 or flies(s, seat, BY_ALT)
                                 or stats.ALL_FLIGHT in s.modifiers
                                 or any(s.card(slot).flies for slot in s.zones[HAND_OF[seat]]))


def _dearer(s: MatrixState, seat: int, kinds: list[int], usable: tuple[int, ...], fliers: tuple[int, ...]
            ) -> list[Option]:
    """The steps where some may take more than 1 Move, or none at all, or lead where nobody may go."""
    here, grid, every = s.at[seat], s.game.grid, sum(kinds)
    options: list[Option] = []
    straight = grid.next[here]
    for space, price in zip(straight, step_prices(s, seat, straight), strict=True):
        if every < price:
            continue
        if may_enter(s, seat, space, by=stats.MOVING):
            kinds_here = tuple([kind for kind in usable if kinds[kind] >= price]) or usable[:1]
        else:  # only the step itself takes Flight
            kinds_here = fliers if may_enter(s, seat, space, by=stats.MOVING, flying=True) else ()
        options += [MOVE[space, kind] for kind in kinds_here]
    if fliers and may_fly(s, seat):
        diagonal = grid.diagonal[here]
        for space, price in zip(diagonal, step_prices(s, seat, diagonal), strict=True):
            options += [MOVE[space, kind] for kind in fliers if every >= price
                        and may_enter(s, seat, space, by=stats.MOVING, flying=True)]
    return options


@cache
def _onto(spaces: tuple[int, ...], kinds: tuple[int, ...]) -> tuple[Option, ...]:
    """The steps onto these spaces, one for each kind of Move: made once, since a board has few."""
    return tuple(MOVE[space, kind] for space in spaces for kind in kinds)
