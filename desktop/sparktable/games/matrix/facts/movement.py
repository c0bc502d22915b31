"""Where characters may move, what it takes, and what pays for it (War on Cybertron p.7, p.9; Core p.7, p.9).

Move comes from three kinds of source: the Alt side, cards, and cards with Flight. Where nothing is said, plain cards
are used up before Flight and that before the Alt side, and within a kind the card with the least Move left; a player
may name what pays first instead (`payer.py`).
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import Any, ClassVar, Final

from sparktable.kernel.decisions import SPACE, Option
from sparktable.kernel.fields import Frozen
from sparktable.kernel.typed import Thing
from sparktable.kernel.vocabulary.statics import added, forbid, forbidden, in_force

from .. import stats
from ..card import RUIN
from ..state import ALT, CHARACTER_OF, MATRIX, PLAY_OF, MatrixState
from .payer import paid_by

BY_ALT: Final = 0
BY_CARD: Final = 1
BY_FLIGHT: Final = 2
"""Kinds of Move. Alt Move that has been given Flight counts as Alt Move and may go diagonally."""


def alt_move(s: MatrixState, seat: int) -> int:
    """Move left on the Alt side; none while in Bot Mode (p.7)."""
    if s.mode[seat] != ALT:
        return 0
    side = s.cards[s.ident[s.zones[CHARACTER_OF[seat]][0]]].alt
    left = (side.move if side is not None else 0) - s.alt_spent[seat]
    if s.modifiers.get(stats.ALT_MOVE):
        left += added(s, stats.ALT_MOVE, seat, seat)
    return left if left > 0 else 0


def move_by_kind(s: MatrixState, seat: int) -> list[int]:
    """Move left of each kind."""
    plain = flying = 0
    moves, cards, ident = s.moves, s.cards, s.ident
    for slot in s.zones[PLAY_OF[seat]]:
        left = moves[slot]
        if left:
            if cards[ident[slot]].flies:
                flying += left
            else:
                plain += left
    return [alt_move(s, seat), plain, flying]


def may_fly(s: MatrixState, seat: int) -> bool:
    """Whether Flight can be used at all (Springer, Vos)."""
    return not (forbidden(s, stats.FLYING, seat) or forbidden(s, stats.MOVING_DIAGONALLY, seat))


def flies(s: MatrixState, seat: int, kind: int) -> bool:
    """Whether Move of that kind has Flight: only that source's own Move (p.7), and none while Springer is about."""
    if stats.NO_FLYING in s.modifiers and forbidden(s, stats.FLYING, seat):
        return False
    if kind == BY_FLIGHT or (s.modifiers.get(stats.ALL_FLIGHT) and in_force(s, stats.ALL_FLIGHT, seat)):
        return True
    return kind == BY_ALT and in_force(s, stats.ALT_FLIGHT, seat) is not None


def step_price(s: MatrixState, seat: int, space: int) -> int:
    """The Move that a step onto a space takes."""
    return step_prices(s, seat, (space,))[0]


def step_prices(s: MatrixState, seat: int, spaces: Sequence[int]) -> list[int]:
    """The same of several spaces."""
    usual = 1
    if stats.COST_OF_STEPPING in s.modifiers:
        usual += added(s, stats.COST_OF_STEPPING, seat, -1)
    if stats.COST_OF_MOVING not in s.modifiers:
        return [max(0, usual)] * len(spaces)
    return [max(0, usual + surcharge(s, seat, space)) for space in spaces]


def search_price(s: MatrixState, seat: int, slot: int) -> int:
    return max(0, 1 + added(s, stats.COST_OF_SEARCHING, seat, slot)) if stats.COST_OF_SEARCHING in s.modifiers else 1


def surcharge(s: MatrixState, seat: int, space: int) -> int:
    """What it takes to come onto a space by any way of one's own, besides the step."""
    if stats.COST_OF_MOVING not in s.modifiers:
        return 0
    slot = s.zones[MATRIX][space]
    ignored = slot >= 0 and RUIN in s.card(slot).types and in_force(s, stats.NO_RUIN_MOVE, seat)
    return max(0, added(s, stats.COST_OF_MOVING, seat, -1 if ignored else slot))


def _affordable(s: MatrixState, seat: int, spaces: Iterable[int]) -> list[int]:
    """Those of the spaces whose surcharge can be paid: Move is spent on one's own turn only."""
    if stats.COST_OF_MOVING not in s.modifiers:
        return list(spaces)
    left = sum(move_by_kind(s, seat)) if seat == s.active and not forbidden(s, stats.SPENDING_MOVE, seat) else 0
    return [space for space in spaces if surcharge(s, seat, space) <= left]


def may_enter(s: MatrixState, seat: int, space: int, *, by: Thing, flying: bool = False) -> bool:
    """Whether a space can be entered: `by` moving, being moved or teleporting."""
    slot = s.zones[MATRIX][space]
    if slot < 0 or forbid(by) not in s.modifiers:
        return True
    if RUIN in s.card(slot).types and in_force(s, stats.NO_RUIN_TEXTS, seat):
        return True
    m = forbidden(s, by, seat, slot)
    return m is None or (flying and by == stats.MOVING and getattr(m.node, "unless_flying", False))


class MoveSource(Frozen):
    """Move that is left somewhere."""

    slot: int
    """The card; the character's for its Alt side."""
    kind: int
    left: int

    # --- written by packaging/write_records.py
    __slots__ = ("kind", "left", "slot")
    FIELDS: ClassVar[dict[str, str]] = {"slot": "int", "kind": "int", "left": "int"}

    def __init__(self, slot: int, kind: int, left: int) -> None:
        self.slot = slot
        self.kind = kind
        self.left = left

    def parts(self) -> tuple[Any, ...]:
        return (self.slot, self.kind, self.left)
    # --- as far as here


def move_sources(s: MatrixState, seat: int) -> list[MoveSource]:
    """All Move that a player has left, in the order in which it is used up."""
    moves, cards, ident = s.moves, s.cards, s.ident
    found = [MoveSource(slot, BY_FLIGHT if cards[ident[slot]].flies else BY_CARD, moves[slot])
             for slot in s.zones[PLAY_OF[seat]] if moves[slot]]
    if len(found) > 1:
        found.sort(key=lambda source: (source.kind, source.left))
    left = alt_move(s, seat)
    if left:
        found.append(MoveSource(s.zones[CHARACTER_OF[seat]][0], BY_ALT, left))
    return found


def move_shares(s: MatrixState, seat: int, n: int, kind: int, first: Sequence[int] = ()
                ) -> list[tuple[MoveSource, int]]:
    """What n Move is taken from: each source with its part. A price may be paid from several: by those that are named
    (`payer.py`), then by what is of the kind of the last, or else of `kind`, then as usual."""
    return _parts(move_sources(s, seat), n, kind, first)


def _parts(sources: list[MoveSource], n: int, kind: int, first: Sequence[int]) -> list[tuple[MoveSource, int]]:
    last = first[-1] if first else -1
    named = [source for source in sources if source.slot == last]
    if named:
        kind = named[0].kind
    found = [(source, 1) for slot in first[:-1] for source in sources if source.slot == slot]
    n -= len(found)
    given = [source.slot for source, _ in found]
    alike = [source for source in sources if source.kind == kind and source.slot != last]
    rest = [source for source in sources if source.kind != kind]
    for source in named + alike + rest:
        part = min(n, source.left - (source.slot in given))
        if part > 0:
            n -= part
            found.append((source, part))
    return found


def other_movers(s: MatrixState, seat: int, n: int, kinds: Sequence[int] = (BY_CARD,), *,
                 flying: bool = False) -> list[tuple[int, ...]]:
    """What else may pay n Move first, beside what pays for each of the kinds: only where something else would be
    left. Cards of one title with as much on them are all the same. `flying`: only what has Flight."""
    sources = move_sources(s, seat)
    if n <= 0 or len(sources) < 2 or sum(source.left for source in sources) <= n:
        return []

    if n == 1:  # as a rule; then what was taken from tells what is left
        like: dict[tuple[int, int, int], tuple[int, ...]] = {
            (source.kind, s.ident[source.slot], source.left): (source.slot,) for source in reversed(sources)
            if not flying or flies(s, seat, source.kind)}
        for kind in kinds:
            usual = min(sources, key=lambda source: source.kind != kind)
            like.pop((usual.kind, s.ident[usual.slot], usual.left), None)
        return list(like.values())[::-1]

    def left(kind: int, first: Sequence[int] = ()) -> list[tuple[int, int, int]]:
        still = {source.slot: source.left for source in sources}
        for source, part in _parts(sources, n, kind, first):
            still[source.slot] -= part
        return sorted([(source.kind, s.ident[source.slot], still[source.slot]) for source in sources])

    known, found = [left(kind) for kind in kinds], []
    able = [source.slot for source in sources if not flying or flies(s, seat, source.kind)]
    pairs = combinations(able, 2) if n == 2 else permutations(able, 2)  # of 2 Move each of a pair gives 1
    for first in (*((slot,) for slot in able), *pairs):
        after = left(BY_CARD, first)
        if after not in known:
            known.append(after)
            found.append(first)
    return found


def spaces_with_surcharge(s: MatrixState, seat: int, spaces: Iterable[int]) -> list[Option]:
    """The choice of a space that is entered without Move, but for a surcharge."""
    spaces = list(spaces)
    options = [SPACE[space] for space in spaces]
    if stats.COST_OF_MOVING in s.modifiers and seat == s.active and s.game.every_way:
        options += [paid_by(SPACE[space], first) for space in spaces
                    for first in other_movers(s, seat, surcharge(s, seat, space), (BY_ALT,))]
    return options


def teleport_spaces(s: MatrixState, seat: int, reach: int | None = None) -> list[int]:
    """Spaces to teleport to: no Move needed, but a surcharge for entering must still be paid (p.7)."""
    here = s.at[seat]
    if here < 0 or forbidden(s, stats.TELEPORTING, seat):
        return []
    spaces = range(s.game.grid.size) if reach is None else s.game.grid.within(here, reach)
    return _affordable(s, seat, (space for space in spaces if space != here
                                 and may_enter(s, seat, space, by=stats.TELEPORTING, flying=True)))


def free_step_spaces(s: MatrixState, seat: int) -> list[int]:
    """Neighbouring spaces that a character may step onto without Move; a surcharge must still be paid."""
    here = s.at[seat]
    return [] if here < 0 else _affordable(s, seat, (space for space in s.game.grid.next[here]
                                                     if may_enter(s, seat, space, by=stats.MOVING)))


def forced_spaces(s: MatrixState, seat: int) -> list[int]:
    """Where an involuntary move may lead: only what forbids it by name stops it (p.7)."""
    here = s.at[seat]
    return [] if here < 0 else [space for space in s.game.grid.next[here]
                                if may_enter(s, seat, space, by=stats.BEING_MOVED)]


def can_convert(s: MatrixState, seat: int) -> bool:
    return not s.modifiers.get(stats.NO_CONVERTING) or not forbidden(s, stats.CONVERTING, seat)
