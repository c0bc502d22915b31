"""What a player cannot know about set-up, beyond which card of a pile is which.

Three of five Sites are shuffled in: nobody knows which. And the Polity (in co-op also the Scheme) that is shuffled
into the first twelve cards may be the one card too many that a Matrix of twelve leaves over for stack 1.
"""
from __future__ import annotations

from collections.abc import Callable

from sparktable.kernel.state import State

from . import pools
from .card import BOSS, COOP_SCHEME, POLITY, SCHEME, SITE
from .state import MatrixState

Below = Callable[[int], int]


def blur(state: State, seat: int) -> None:
    """Lay all that in one fixed way: the Sites by number, the Polity and the Scheme in the Matrix if they can be."""
    s = state
    assert isinstance(s, MatrixState)
    _lay_sites(s, seat, sorted)
    for wanted in _left_over_kinds(s):
        here, there, matrix, _ = _places(s, seat, wanted)
        if not here and there and matrix:
            _trade(s, there[0], _plain(s, matrix, _first))


def redeal(state: State, seat: int, below: Below) -> None:
    """Lay all that at random, as set-up might have."""
    s = state
    assert isinstance(s, MatrixState)

    def mixed(idents: list[int]) -> list[int]:
        for last in range(len(idents) - 1, 0, -1):
            other = below(last + 1)
            idents[last], idents[other] = idents[other], idents[last]
        return idents

    _lay_sites(s, seat, mixed)
    for wanted in _left_over_kinds(s):
        here, _, matrix, stack = _places(s, seat, wanted)
        if here and stack and below(len(matrix) + 1) == 0:
            _trade(s, here[0], _plain(s, stack, below))


def _lay_sites(s: MatrixState, seat: int, arranged: Callable[[list[int]], list[int]]) -> None:
    """The unknown Sites among the places where unknown Sites lie; those left in the box come first."""
    bit = 1 << seat
    supply = range(pools.POOL_MATRIX, pools.POOL_SITES_LEFT + 1)
    slots = [slot for slot in _slots_of(s, s.game.titles_of[SITE])
             if s.pool[slot] in supply and not s.known[slot] & bit]
    slots.sort(key=lambda slot: (s.pool[slot] != pools.POOL_SITES_LEFT, slot))
    for slot, ident in zip(slots, arranged([s.ident[slot] for slot in slots]), strict=True):
        s.ident[slot] = ident


def _slots_of(s: MatrixState, titles: frozenset[int]) -> list[int]:
    return [slot for slot, ident in enumerate(s.ident) if ident in titles]


def _left_over_kinds(s: MatrixState) -> list[frozenset[int]]:
    """What the first cards were dealt with: nothing is left over where the Matrix has room for all."""
    if not s.game.rules.polities or s.game.grid.size > 12:
        return []
    kinds = [s.game.titles_of[POLITY]]
    if s.game.rules.coop_schemes:
        kinds.append(s.game.titles_of[COOP_SCHEME])
    return kinds


def _places(s: MatrixState, seat: int, wanted: frozenset[int]) -> tuple[list[int], list[int], list[int], list[int]]:
    """Unknown cards of a kind that came with the Matrix and with stack 1, and all unknown slots of either. Nothing is
    open once such a card of the first twelve has been seen."""
    bit = 1 << seat
    pool, known = s.pool, s.known
    kind = _slots_of(s, wanted)
    here = [slot for slot in kind if pool[slot] == pools.POOL_MATRIX]
    there = [slot for slot in kind if pool[slot] == pools.POOL_STACK_1 and not known[slot] & bit]
    if not (here or there) or any(known[slot] & bit for slot in here):
        return [], [], [], []
    matrix, stack = ([slot for slot, own in enumerate(pool) if own == which and not known[slot] & bit]
                     for which in (pools.POOL_MATRIX, pools.POOL_STACK_1))
    return here, there, matrix, stack


def _plain(s: MatrixState, slots: list[int], below: Below) -> int:
    """An unknown card that could lie in any pool of the supply, or -1."""
    cards, ident = s.cards, s.ident
    fitting = [slot for slot in slots if cards[ident[slot]].type not in (POLITY, SCHEME, BOSS)]
    return fitting[below(len(fitting))] if fitting else -1


def _first(count: int) -> int:
    return 0


def _trade(s: MatrixState, one: int, other: int) -> None:
    if other >= 0:
        s.ident[one], s.ident[other] = s.ident[other], s.ident[one]
