"""What a player cannot know about set-up, beyond which card of a pile is which.

Three of five Sites are shuffled in: nobody knows which. And the Polity (in co-op also the Scheme) that is shuffled
into the first twelve cards may be the one card too many that a Matrix of twelve leaves over for stack 1.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sparktable.kernel.state import State

from . import pools
from .card import BOSS, COOP_SCHEME, POLITY, SCHEME, SITE
from .state import MatrixState

Below = Callable[[int], int]
Unknown = Mapping[int, Sequence[int]]
"""Pool -> the slots of it that a seat does not know."""


def blur(state: State, seat: int, unknown: Unknown) -> None:
    """Lay all that in one fixed way: the Sites by number, the Polity and the Scheme in the Matrix if they can be."""
    s = state
    assert isinstance(s, MatrixState)
    _lay_sites(s, unknown, sorted)
    for wanted in _left_over_kinds(s):
        here, there = _places(s, seat, wanted, unknown)
        if not here and there:
            _trade(s, there[0], _plain(s, unknown.get(pools.POOL_MATRIX, ()), _first))


def redeal(state: State, seat: int, unknown: Unknown, below: Below) -> None:
    """Lay all that at random, as set-up might have."""
    s = state
    assert isinstance(s, MatrixState)

    def mixed(idents: list[int]) -> list[int]:
        for last in range(len(idents) - 1, 0, -1):
            other = below(last + 1)
            idents[last], idents[other] = idents[other], idents[last]
        return idents

    _lay_sites(s, unknown, mixed)
    for wanted in _left_over_kinds(s):
        here, _ = _places(s, seat, wanted, unknown)
        stack = unknown.get(pools.POOL_STACK_1, ())
        if here and stack and below(len(unknown[pools.POOL_MATRIX]) + 1) == 0:
            _trade(s, here[0], _plain(s, stack, below))


_WHERE_SITES_MAY_LIE: Final = (pools.POOL_SITES_LEFT, *range(pools.POOL_MATRIX, pools.POOL_SITES_LEFT))


def _lay_sites(s: MatrixState, unknown: Unknown, arranged: Callable[[list[int]], list[int]]) -> None:
    """The unknown Sites among the places where unknown Sites lie; those left in the box come first."""
    sites, ident = s.game.titles_of[SITE], s.ident
    slots = [slot for pool in _WHERE_SITES_MAY_LIE if pool in unknown for slot in unknown[pool]
             if ident[slot] in sites]
    for slot, site in zip(slots, arranged([ident[slot] for slot in slots]), strict=True):
        ident[slot] = site


def _left_over_kinds(s: MatrixState) -> list[frozenset[int]]:
    """What the first cards were dealt with: nothing is left over where the Matrix has room for all."""
    if not s.game.rules.polities or s.game.grid.size > 12:
        return []
    kinds = [s.game.titles_of[POLITY]]
    if s.game.rules.coop_schemes:
        kinds.append(s.game.titles_of[COOP_SCHEME])
    return kinds


def _places(s: MatrixState, seat: int, wanted: frozenset[int], unknown: Unknown) -> tuple[list[int], list[int]]:
    """Unknown cards of a kind that came with the Matrix and with stack 1. Nothing is open once such a card of the
    first twelve has been seen."""
    bit = 1 << seat
    ident, pool, known = s.ident, s.pool, s.known
    for slot, own in enumerate(pool):
        if own == pools.POOL_MATRIX and known[slot] & bit and ident[slot] in wanted:
            return [], []
    return ([slot for slot in unknown.get(pools.POOL_MATRIX, ()) if ident[slot] in wanted],
            [slot for slot in unknown.get(pools.POOL_STACK_1, ()) if ident[slot] in wanted])


def _plain(s: MatrixState, slots: Sequence[int], below: Below) -> int:
    """An unknown card that could lie in any pool of the supply, or -1."""
    cards, ident = s.cards, s.ident
    fitting = [slot for slot in slots if cards[ident[slot]].type not in (POLITY, SCHEME, BOSS)]
    return fitting[below(len(fitting))] if fitting else -1


def _first(count: int) -> int:
    return 0


def _trade(s: MatrixState, one: int, other: int) -> None:
    if other >= 0:
        s.ident[one], s.ident[other] = s.ident[other], s.ident[one]
