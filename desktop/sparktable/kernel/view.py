"""What a seat may see, and the other worlds that look the same to it.

`view(state, seat)` is the only thing that the table and the opponents receive. It holds the state with every
identity hidden that the seat does not know, and, pool by pool, which identities the unknown slots share among them:
what a patient player could work out from the open cards and the box's list. `View.world` deals those out at random.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from .decisions import Decision
from .rng import GOLDEN, MASK, Dice, luck_for
from .run import pending
from .state import State, digest


class Unknown(NamedTuple):
    """What a seat does not know: slots, and the identities that lie among them."""

    slots: dict[int, list[int]]
    """Pool -> its unknown slots."""
    apart: dict[int, list[int]]
    """Pool that is in no group -> the identities that lie among its unknown slots."""
    special: dict[int, list[int]]
    """Pool of a group -> the kins that lie among its unknown slots, but for the ordinary kin 0."""
    shared: dict[tuple[int, int], list[int]]
    """Group and kin -> the identities that lie somewhere among the unknown slots of the group."""

    def in_order(self) -> Unknown:
        """The same for all states that look alike to the seat: nothing in it says which identity lies where."""
        return Unknown({pool: self.slots[pool] for pool in sorted(self.slots)}, _in_order(self.apart),
                       _in_order(self.special), {key: sorted(self.shared[key]) for key in sorted(self.shared)})

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
STRIDE: Final = 7919
"""A prime beyond any number of worlds: what is thrown has nothing to do with where cards lie."""


def _in_order(lists: dict[int, list[int]]) -> dict[int, list[int]]:
    return {pool: sorted(lists[pool]) for pool in sorted(lists)}


def _lay(ident: list[int], slots: list[int], idents: list[int], luck: int) -> int:
    """Lay identities in as many slots at random. Returns the luck that is left."""
    left, count = idents[:], len(idents)
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

    def answered(self) -> View:
        """The same once the question has been answered: nobody is asked any more."""
        return View(self.seat, self.state, None, self._unknown, False)

    def world(self, seed: int) -> State:
        """One of the states that look like this: unknown identities dealt out anew within their pools."""
        return _dealt(self.state.copy(), self.seat, self._unknown, self.decision if self._whole else None, seed)

    def worlds(self, count: int) -> Iterator[State]:
        """So many states that look like this, spread as evenly as they can be: every unknown card is in turn each of
        those that lie with it in its pool, and the next throw brings each of its outcomes."""
        for number in range(count):
            s = self.world(1)
            ident = s.ident
            for slots in self._unknown.slots.values():
                there = [ident[slot] for slot in slots]
                for place, slot in enumerate(slots):
                    ident[slot] = there[(place + number) % len(slots)]
            s.game.redeal(s, self.seat, self._unknown.slots, Dice(number).below)
            s.rng = luck_for(number * STRIDE % count, count)
            yield s

    @property
    def spread(self) -> int:
        """How many worlds it takes for every unknown card of the largest pool to be each of the others."""
        return max(map(len, self._unknown.slots.values()), default=0)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.seat, self.state, self.decision, tuple(self._unknown), self._whole)


def _rebuild(seat: int, masked: State, decision: Decision | None, unknown: tuple[Any, ...], whole: bool) -> View:
    masked.pending = decision
    return View(seat, masked, decision, Unknown(*unknown), whole)


def view(s: State, seat: int) -> View:
    """What a seat sees."""
    asked = pending(s)
    return _seen(s.copy(), seat, asked)


def glimpse(s: State, seat: int) -> View:
    """What a seat sees on the way from one question to the next: nobody is asked, and nothing can be played on."""
    masked = s.copy()
    masked.stack, masked.waiting, masked.pending = [], [], None
    return _seen(masked, seat, None)


def _seen(masked: State, seat: int, asked: Decision | None) -> View:
    """A copy with what the seat does not know taken out."""
    unknown = _blurred(masked, seat).in_order()
    ident, nothing = masked.ident, masked.unknown
    for slots in unknown.slots.values():
        for slot in slots:
            ident[slot] = nothing
    masked.rng = 0
    whole = _is_whole(asked, seat)
    if asked is not None and not whole:
        mine = asked.seat == seat
        asked = Decision(asked.seat, asked.kind, asked.options if mine else (), asked.source,
                         asked.about if mine else (), asked.secret,
                         tuple([option for option in asked.asides if option.value("seat") == seat]))
    masked.pending = asked  # the copy's is the whole question, with what only the asked seat may see
    return View(seat, masked, asked, unknown, whole)


def _is_whole(asked: Decision | None, seat: int) -> bool:
    """Whether a seat sees all there is of a question."""
    return asked is None or (asked.seat == seat and not asked.asides)


def _blurred(s: State, seat: int) -> Unknown:
    """What a seat does not know, in a state in which what only `redeal` varies has been arranged in one way."""
    bit, pool = 1 << seat, s.pool
    hidden: dict[int, list[int]] = {}
    for slot, mask in enumerate(s.known):
        if not mask & bit:
            own = pool[slot]
            if own in hidden:
                hidden[own].append(slot)
            else:
                hidden[own] = [slot]
    s.game.blur(s, seat, hidden)
    group, kin_of, ident = s.game.pool_group, s.game.kin, s.ident
    apart: dict[int, list[int]] = {}
    special: dict[int, list[int]] = {}
    shared: dict[tuple[int, int], list[int]] = {}
    for own, slots in hidden.items():
        if own not in group:
            apart[own] = [ident[slot] for slot in slots]
            continue
        kins = special[own] = []
        ordinary = shared.setdefault((group[own], 0), [])
        for slot in slots:
            title = ident[slot]
            kin = kin_of[title]
            if kin:
                kins.append(kin)
                shared.setdefault((group[own], kin), []).append(title)
            else:
                ordinary.append(title)
    return Unknown(hidden, apart, special, shared)


def _dealt(s: State, seat: int, unknown: Unknown, asked: Decision | None, seed: int) -> State:
    """The unknown identities dealt out at random, with the luck of that world."""
    dice = Dice(seed)
    unknown.deal(s, 1 + dice.below(PRIME - 1))
    s.rng = (dice.seed * GOLDEN + 1) & MASK
    s.game.redeal(s, seat, unknown.slots, dice.below)
    s.pending = asked
    return s


def determinize(s: State, seat: int, seed: int) -> State:
    """A state that looks the same to a seat. Whoever makes many takes `view(s, seat)` and its worlds."""
    asked = pending(s)
    world = s.copy()
    return _dealt(world, seat, _blurred(world, seat), asked if _is_whole(asked, seat) else None, seed)
