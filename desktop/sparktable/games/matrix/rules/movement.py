"""Moving through the Matrix: steps, Flight, Teleport, involuntary moves, Converting (War on Cybertron p.7, p.9; Core
p.7, p.9).

Move comes from three kinds of source: the Alt side, cards, and cards with Flight. A player picks the kind only where
several would do; within a kind the card with the least Move left is used up first.
"""
from __future__ import annotations

from collections.abc import Iterable

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from ..card import RUIN
from ..state import ALT, BOT, CHARACTER_OF, MATRIX, PLAY_OF, MatrixState
from ..statics import added, forbidden, in_force, show_side
from ..verbs.frames import CONVERTS, FORCED, MOVES_ONTO, STEPS, TELEPORTS
from .attack import ambush as start_ambush
from .deeds import happened
from .power import cost_paid

BY_ALT, BY_CARD, BY_FLIGHT = 0, 1, 2
"""Kinds of Move. Alt Move that has been given Flight counts as Alt Move and may go diagonally."""


def alt_move(s: MatrixState, seat: int) -> int:
    """Move left on the Alt side; none while in Bot Mode (p.7)."""
    if s.mode[seat] != ALT:
        return 0
    side = s.cards[s.ident[s.zones[CHARACTER_OF[seat]][0]]].alt
    left = (side.move if side is not None else 0) - s.alt_spent[seat]
    if s.modifiers.get("alt move"):
        left += added(s, "alt move", seat, seat)
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
    return not (forbidden(s, "flight", seat) or forbidden(s, "diagonal", seat))


def flies(s: MatrixState, seat: int, kind: int) -> bool:
    """Whether Move of that kind has Flight: only that source's own Move (p.7), and none while Springer is about."""
    if "forbid flight" in s.modifiers and forbidden(s, "flight", seat):
        return False
    if kind == BY_FLIGHT or (s.modifiers.get("flight all") and in_force(s, "flight all", seat)):
        return True
    return kind == BY_ALT and in_force(s, "flight alt", seat) is not None


def step_price(s: MatrixState, seat: int, space: int) -> int:
    """The Move that a step onto a space takes."""
    price = 1
    if s.modifiers.get("cost move"):
        price += surcharge(s, seat, space)
    if s.modifiers.get("cost step"):
        price += added(s, "cost step", seat, -1)
    return max(0, price)


def surcharge(s: MatrixState, seat: int, space: int) -> int:
    """What it takes to come onto a space by any way of one's own, besides the step."""
    if "cost move" not in s.modifiers:
        return 0
    slot = s.zones[MATRIX][space]
    ignored = slot >= 0 and RUIN in s.card(slot).types and in_force(s, "ignore ruin move", seat)
    return max(0, added(s, "cost move", seat, -1 if ignored else slot))


def _affordable(s: MatrixState, seat: int, spaces: Iterable[int]) -> list[int]:
    """Those of the spaces whose surcharge can be paid: Move is spent on one's own turn only."""
    if "cost move" not in s.modifiers:
        return list(spaces)
    left = sum(move_by_kind(s, seat)) if seat == s.active and not forbidden(s, "spend move", seat) else 0
    return [space for space in spaces if surcharge(s, seat, space) <= left]


def may_enter(s: MatrixState, seat: int, space: int, *, by: str, flying: bool = False) -> bool:
    """Whether a space can be entered: `by` is "move", "forced move" or "teleport"."""
    slot = s.zones[MATRIX][space]
    if slot < 0 or f"forbid {by}" not in s.modifiers:
        return True
    if RUIN in s.card(slot).types and in_force(s, "ignore ruin ongoing", seat):
        return True
    m = forbidden(s, by, seat, slot)
    return m is None or (flying and by == "move" and getattr(m.node, "unless_flying", False))


def spend_move(s: MatrixState, seat: int, n: int, kind: int) -> None:
    """Spend Move of one kind, then of the others if it does not suffice (a price may be paid from several)."""
    for which in (kind, BY_CARD, BY_FLIGHT, BY_ALT):
        if n <= 0:
            return
        if which == BY_ALT:
            part = min(n, alt_move(s, seat))
            s.alt_spent[seat] += part
            n -= part
        else:
            fitting = [slot for slot in s.zones[PLAY_OF[seat]]
                       if s.moves[slot] and s.card(slot).flies == (which == BY_FLIGHT)]
            for slot in sorted(fitting, key=s.moves.__getitem__):
                part = min(n, s.moves[slot])
                s.moves[slot] -= part
                n -= part


def arrive(s: MatrixState, seat: int, space: int, *, ambush: bool, way: int = STEPS) -> None:
    """Stand on a space. Moving onto a faceup Adversary Ambushes the mover, and nobody else (p.12)."""
    s.at[seat] = space
    slot = s.zones[MATRIX][space]
    if ambush and slot >= 0 and s.known[slot] & FACE_UP and s.game.adversary(s, seat, slot):
        start_ambush(s, (seat,), slot, seat)  # texts triggered by the move resolve before it
    happened(s, MOVES_ONTO, seat, slot, space, way)


def step(s: MatrixState, seat: int, space: int, kind: int) -> None:
    """A step paid with Move."""
    spend_move(s, seat, step_price(s, seat, space), kind)
    if "cost step" in s.modifiers:
        cost_paid(s, seat, "step", -1)
    arrive(s, seat, space, ambush=True)


def teleport_spaces(s: MatrixState, seat: int, reach: int | None = None) -> list[int]:
    """Spaces to teleport to: no Move needed, but a surcharge for entering must still be paid (p.7)."""
    here = s.at[seat]
    if here < 0 or forbidden(s, "teleport", seat):
        return []
    spaces = range(s.game.grid.size) if reach is None else s.game.grid.within(here, reach)
    return _affordable(s, seat, (space for space in spaces if space != here
                                 and may_enter(s, seat, space, by="teleport", flying=True)))


def teleport(s: MatrixState, seat: int, space: int) -> None:
    """Counts as moving onto the card, but Ambushes nobody (p.7)."""
    spend_move(s, seat, surcharge(s, seat, space), BY_ALT)
    arrive(s, seat, space, ambush=False, way=TELEPORTS)


def free_step_spaces(s: MatrixState, seat: int) -> list[int]:
    """Neighbouring spaces that a character may step onto without Move; a surcharge must still be paid."""
    here = s.at[seat]
    return [] if here < 0 else _affordable(s, seat, (space for space in s.game.grid.next[here]
                                                     if may_enter(s, seat, space, by="move")))


def free_step(s: MatrixState, seat: int, space: int) -> None:
    spend_move(s, seat, surcharge(s, seat, space), BY_ALT)
    arrive(s, seat, space, ambush=True)


def forced_spaces(s: MatrixState, seat: int) -> list[int]:
    """Where an involuntary move may lead: only what forbids it by name stops it (p.7)."""
    here = s.at[seat]
    return [] if here < 0 else [space for space in s.game.grid.next[here]
                                if may_enter(s, seat, space, by="forced move")]


def forced_move(s: MatrixState, seat: int, space: int) -> None:
    """Ambushes and other effects still trigger (p.7)."""
    arrive(s, seat, space, ambush=bool(s.game.ruling("push_ambush")), way=FORCED)


def can_convert(s: MatrixState, seat: int) -> bool:
    return not s.modifiers.get("forbid convert") or not forbidden(s, "convert", seat)


def convert(s: MatrixState, seat: int, to: int | None = None) -> bool:
    """Flip the character, without paying. False if it may not, or shows that side already. A text that comes before
    it is resolved in full first (Core p.15)."""
    if not can_convert(s, seat) or to == s.mode[seat]:
        return False
    slot = s.zones[CHARACTER_OF[seat]][0]
    leaving: Effect | None = s.card(slot).alt.leaving if s.mode[seat] == ALT else None
    if leaving is None:
        _turn_over(s, seat)
    else:
        call(s, TURN_OVER, seat)
        begin(s, leaving, seat, slot, them=seat)
    return True


def _turn_over(s: MatrixState, seat: int) -> None:
    s.mode[seat] = BOT if s.mode[seat] == ALT else ALT
    show_side(s, seat)
    happened(s, CONVERTS, seat)


class _TurnOver(Node):
    """The Convert itself, unless what came before it has forbidden it."""

    def run(self, s: State, frame: Frame) -> None:
        assert isinstance(s, MatrixState)
        s.done = can_convert(s, frame.seat)
        if s.done:
            _turn_over(s, frame.seat)


TURN_OVER = _TurnOver()
label_tree("matrix/turn over", TURN_OVER)


