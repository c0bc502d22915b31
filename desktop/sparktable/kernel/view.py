"""What a seat may see, and the other worlds that look the same to it.

`view(state, seat)` is the only thing that the table and the opponents receive. It holds the state with every
identity hidden that the seat does not know, and, pool by pool, which identities the unknown slots share among them:
what a patient player could work out from the open cards and the box's list. `View.world` deals those out at random.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from .decisions import Decision
from .rng import GOLDEN, MASK, Dice
from .run import pending
from .state import State, digest


class Unknown(NamedTuple):
    """What a seat does not know: slots, and the identities that lie among them. It is the same for all states that
    look alike to the seat, so it is sorted, and nothing in it says which identity lies where."""

    slots: dict[int, tuple[int, ...]]
    """Pool -> its unknown slots."""
    apart: dict[int, tuple[int, ...]]
    """Pool that is in no group -> the identities that lie among its unknown slots."""
    special: dict[int, tuple[int, ...]]
    """Pool of a group -> the kins that lie among its unknown slots, but for the ordinary kin 0."""
    shared: dict[tuple[int, int], tuple[int, ...]]
    """Group and kin -> the identities that lie somewhere among the unknown slots of the group."""

    def deal(self, s: State, luck: int) -> None:
        """Lay the unknown identities at random: first in which slots of its pool each kin lies, then which of a kin
        it is."""
        ident = s.ident
        for pool, idents in self.apart.items():
            luck = _lay(ident, self.slots[pool], idents, luck)
        group = s.game.pool_group
        places: dict[tuple[int, int], list[int]] = {key: [] for key in self.shared}
        for pool, kins in self.special.items():
            own = group[pool]
            slots = [*self.slots[pool]]
            for kin in kins:
                luck = luck * LEHMER % PRIME
                chosen = luck % len(slots)
                places[own, kin].append(slots[chosen])
                slots[chosen] = slots[-1]
                slots.pop()
            places[own, 0] += slots
        for key, idents in self.shared.items():
            luck = _lay(ident, places[key], idents, luck)


LEHMER: Final = 295397169
PRIME: Final = (1 << 30) - 35
"""The luck of a deal: each number is the one before times the one modulo the other (a pair of L'Ecuyer's, 1999). It
is a third as dear as `Dice`, since Python reckons fastest below 2**30, and good enough for what is only imagined."""


def _lay(ident: list[int], slots: Sequence[int], idents: tuple[int, ...], luck: int) -> int:
    """Lay identities in as many slots at random. Returns the luck that is left."""
    left, count = [*idents], len(idents)
    for slot in slots:
        luck = luck * LEHMER % PRIME
        drawn = luck % count
        count -= 1
        ident[slot] = left[drawn]
        left[drawn] = left[count]
    return luck


class View:
    """The game as one seat sees it. Read `view.state` like a state; unknown cards are the catalogue's last card."""

    __slots__ = ("_unknown", "_whole", "decision", "seat", "state")

    def __init__(self, seat: int, state: State, decision: Decision | None, unknown: Unknown, whole: bool) -> None:
        self.seat = seat
        self.state = state
        """The masked state. It is for reading: it cannot be played on, `world` makes states that can."""
        self.decision = decision
        """The question that waits; for another seat's question only who is asked and what, never the options. Its
        asides are those of the viewer alone."""
        self._unknown = unknown
        self._whole = whole
        """Whether `decision` is the very question that waits: then worlds need not ask for it again."""

    def digest(self) -> str:
        """Equal for everything that looks the same to this seat."""
        asked = self.decision
        shown = "" if asked is None else (f"{asked.seat} {asked.kind} {[o.label() for o in asked.options]} "
                                          f"{[o.label() for o in asked.asides]}")
        return f"{digest(self.state)} {tuple(self._unknown)} {shown}"

    def world(self, seed: int) -> State:
        """One of the states that look like this: unknown identities dealt out anew within their pools."""
        s = self.state.copy()
        dice = Dice(seed)
        self._unknown.deal(s, 1 + dice.below(PRIME - 1))
        s.rng = (dice.seed * GOLDEN + 1) & MASK
        s.game.redeal(s, self.seat, self._unknown.slots, dice.below)
        s.pending = self.decision if self._whole else None
        return s

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.seat, self.state, self.decision, tuple(self._unknown), self._whole)


def _rebuild(seat: int, masked: State, decision: Decision | None, unknown: tuple[Any, ...], whole: bool) -> View:
    masked.pending = decision
    return View(seat, masked, decision, Unknown(*unknown), whole)


def view(s: State, seat: int) -> View:
    """What a seat sees."""
    asked = pending(s)
    masked = s.copy()
    nothing = s.unknown
    bit = 1 << seat
    pool = s.pool
    hidden: dict[int, list[int]] = {}
    for slot in [slot for slot, mask in enumerate(s.known) if not mask & bit]:
        own_pool = pool[slot]
        if own_pool in hidden:
            hidden[own_pool].append(slot)
        else:
            hidden[own_pool] = [slot]
    s.game.blur(masked, seat, hidden)
    unknown = _unknown(masked, hidden)
    ident = masked.ident
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
    return View(seat, masked, asked, unknown, whole)


def _unknown(s: State, hidden: Mapping[int, Sequence[int]]) -> Unknown:
    group, kin_of, ident = s.game.pool_group, s.game.kin, s.ident
    apart: dict[int, tuple[int, ...]] = {}
    special: dict[int, tuple[int, ...]] = {}
    shared: dict[tuple[int, int], list[int]] = {}
    for pool in sorted(hidden):
        idents = [ident[slot] for slot in hidden[pool]]
        if pool not in group:
            apart[pool] = tuple(sorted(idents))
            continue
        own = group[pool]
        shared.setdefault((own, 0), []).extend([each for each in idents if not kin_of[each]])
        not_ordinary = [each for each in idents if kin_of[each]]
        for each in not_ordinary:
            shared.setdefault((own, kin_of[each]), []).append(each)
        special[pool] = tuple(sorted([kin_of[each] for each in not_ordinary]))
    return Unknown({pool: tuple(hidden[pool]) for pool in sorted(hidden)}, apart, special,
                   {key: tuple(sorted(shared[key])) for key in sorted(shared)})


def determinize(s: State, seat: int, seed: int) -> State:
    """A state that looks the same to a seat: what `view(s, seat).world(seed)` gives."""
    return view(s, seat).world(seed)
