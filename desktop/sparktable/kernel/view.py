"""What a seat may see, and the other worlds that look the same to it.

`view(state, seat)` is the only thing that the table and the opponents receive. It holds the state with every
identity hidden that the seat does not know, and, pool by pool, which identities the unknown slots share among them:
what a patient player could work out from the open cards and the box's list. `View.world` deals those out at random.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .codec import digest, dump, load
from .decisions import Decision
from .game import Game
from .rng import GOLDEN, MASK, Dice
from .run import pending
from .state import State


class View:
    """The game as one seat sees it. Read `view.state` like a state; unknown cards are the catalogue's last card."""

    __slots__ = ("_hidden", "_whole", "decision", "seat", "state")

    def __init__(self, seat: int, state: State, decision: Decision | None,
                 hidden: dict[int, tuple[tuple[int, ...], tuple[int, ...]]], whole: bool) -> None:
        self.seat = seat
        self.state = state
        """The masked state. It is for reading: it cannot be played on, `world` makes states that can."""
        self.decision = decision
        """The question that waits; for another seat's question only who is asked and what, never the options. Its
        asides are those of the viewer alone."""
        self._hidden = hidden
        self._whole = whole
        """Whether `decision` is the very question that waits: then worlds need not ask for it again."""

    def digest(self) -> str:
        """Equal for everything that looks the same to this seat."""
        asked = self.decision
        shown = "" if asked is None else (f"{asked.seat} {asked.kind} {[o.label() for o in asked.options]} "
                                          f"{[o.label() for o in asked.asides]}")
        return f"{digest(self.state)} {self._hidden} {shown}"

    def world(self, seed: int) -> State:
        """One of the states that look like this: unknown identities dealt out anew within their pools."""
        s = self.state.copy()
        dice = Dice(seed)
        for slots, idents in self._hidden.values():
            _deal(s, slots, idents, dice)
        _exchange_kin(s, self._hidden, dice)
        s.rng = (dice.seed * GOLDEN + 1) & MASK
        s.game.redeal(s, self.seat, dice.below)
        s.pending = self.decision if self._whole else None
        return s

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.seat, self.state.game, dump(self.state), self.decision, self._hidden, self._whole)


def _rebuild(seat: int, game: Game, data: dict[str, Any], decision: Decision | None,
             hidden: dict[int, tuple[tuple[int, ...], tuple[int, ...]]], whole: bool) -> View:
    masked = load(game, data)
    masked.pending = decision
    return View(seat, masked, decision, hidden, whole)


def view(s: State, seat: int) -> View:
    """What a seat sees."""
    asked = pending(s)
    masked = s.copy()
    s.game.blur(masked, seat)
    nothing = len(s.cards) - 1
    bit = 1 << seat
    ident, known, pool = masked.ident, s.known, s.pool
    hidden: dict[int, list[int]] = {}
    for slot in [slot for slot, mask in enumerate(known) if not mask & bit]:
        own_pool = pool[slot]
        if own_pool in hidden:
            hidden[own_pool].append(slot)
        else:
            hidden[own_pool] = [slot]
    shares = _shares(masked, hidden)
    for slots in hidden.values():
        for slot in slots:
            ident[slot] = nothing
    masked.rng = 0
    whole = asked is None or (asked.seat == seat and not asked.asides)
    if asked is not None and not whole:
        mine = asked.seat == seat
        asked = Decision(asked.seat, asked.kind, asked.options if mine else (), asked.source,
                         asked.about if mine else (), asked.secret,
                         tuple(option for option in asked.asides if option.value("seat") == seat))
    masked.pending = asked  # the copy's is the whole question, with what only the asked seat may see
    return View(seat, masked, asked, shares, whole)


def _shares(s: State, hidden: dict[int, list[int]]) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Pool by pool its unknown slots and the identities that they share. Among the pools of a group, which card of
    a kin lies in which pool is unknown too: so the lowest numbers are told of the first pool, whatever is true."""
    group, kin, ident = s.game.pool_group, s.game.kin, s.ident
    kindred = {pool_group: _by_kin(kin, [ident[slot] for pool, slots in hidden.items()
                                         if group.get(pool) == pool_group for slot in slots])
               for pool_group in {group[pool] for pool in hidden if pool in group}}
    for alike in kindred.values():
        for idents in alike.values():
            idents.sort(reverse=True)
    shares = {}
    for pool, slots in sorted(hidden.items()):
        idents = [ident[slot] for slot in slots]
        if pool in group:
            alike = kindred[group[pool]]
            idents = [alike[kin[each]].pop() for each in idents]
        idents.sort()
        shares[pool] = tuple(slots), tuple(idents)
    return shares


def _by_kin(kin: tuple[int, ...], idents: list[int]) -> dict[int, list[int]]:
    """Identities sorted out by their kin."""
    found: dict[int, list[int]] = {}
    for ident in idents:
        own = kin[ident]
        if own in found:
            found[own].append(ident)
        else:
            found[own] = [ident]
    return found


def determinize(s: State, seat: int, seed: int) -> State:
    """A state that looks the same to a seat: what `view(s, seat).world(seed)` gives."""
    return view(s, seat).world(seed)


def _deal(s: State, slots: Sequence[int], idents: Sequence[int], dice: Dice) -> None:
    """Identities of one pool among its unknown slots, in an order drawn from one random number."""
    seed = dice.below(MASK) | 1
    if len(slots) == 1:
        s.ident[slots[0]] = idents[0]
        return
    keys = [(seed * odd) & MASK for odd in _ODD[:len(idents)]]
    order = sorted(range(len(idents)), key=keys.__getitem__)
    ident = s.ident
    for slot, index in zip(slots, order, strict=True):
        ident[slot] = idents[index]


def _exchange_kin(s: State, hidden: dict[int, tuple[tuple[int, ...], tuple[int, ...]]], dice: Dice) -> None:
    """Unknown cards of one kin may lie in any pool of their group."""
    group, kin, ident = s.game.pool_group, s.game.kin, s.ident
    kindred: dict[tuple[int, int], list[int]] = {}
    for pool, (slots, _) in hidden.items():
        own_group = group.get(pool)
        if own_group is not None:
            for slot in slots:
                key = own_group, kin[ident[slot]]
                if key in kindred:
                    kindred[key].append(slot)
                else:
                    kindred[key] = [slot]
    for slots_of_kin in kindred.values():
        _deal(s, slots_of_kin, sorted([ident[slot] for slot in slots_of_kin]), dice)


def _odd_numbers(count: int, below: Callable[[int], int]) -> tuple[int, ...]:
    return tuple(below(MASK) | 1 for _ in range(count))


_ODD = _odd_numbers(1024, Dice(1).below)
"""Multipliers that turn one random number into as many sort keys as a pool needs."""
