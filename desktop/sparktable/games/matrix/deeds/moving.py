"""Standees move and characters Convert (War on Cybertron p.7, p.9; Core p.7, p.9)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from ..events import CONVERTS, FORCED, FREE_STEPS, MOVES_ONTO, STEPS, TELEPORTS, counts, happened, told
from ..facts.cards import side_of
from ..facts.movement import BY_ALT, can_convert, move_shares, step_price, surcharge
from ..state import ALT, BOT, CHARACTER_OF, MATRIX, MatrixState
from .attack import ambush as start_ambush
from .enforcing import show_side


def spend_move(s: MatrixState, seat: int, n: int, kind: int, first: Sequence[int] = ()) -> None:
    """Spend n Move; the caller has seen that it is there."""
    for source, part in move_shares(s, seat, n, kind, first):
        if source.kind == BY_ALT:
            s.alt_spent[seat] += part
        else:
            s.moves[source.slot] -= part


def pay_surcharge(s: MatrixState, seat: int, space: int, first: Sequence[int] = ()) -> None:
    """What coming onto a space takes besides the step."""
    spend_move(s, seat, surcharge(s, seat, space), BY_ALT, first)


def arrive(s: MatrixState, seat: int, space: int, *, ambush: bool, way: int = STEPS) -> None:
    """Stand on a space. Moving onto a faceup Adversary Ambushes the mover, and nobody else (p.12)."""
    s.at[seat] = space
    slot = s.zones[MATRIX][space]
    if ambush and slot >= 0 and s.known[slot] & FACE_UP and s.game.adversary(s, seat, slot):
        start_ambush(s, (seat,), slot, seat)  # texts triggered by the move resolve before it
    happened(s, MOVES_ONTO, seat, slot, space, way)


def step(s: MatrixState, seat: int, space: int, kind: int, first: Sequence[int] = ()) -> None:
    """A step paid with Move."""
    spend_move(s, seat, step_price(s, seat, space), kind, first)
    arrive(s, seat, space, ambush=True)


def teleport(s: MatrixState, seat: int, space: int, first: Sequence[int] = ()) -> None:
    """Counts as moving onto the card, but Ambushes nobody (p.7)."""
    pay_surcharge(s, seat, space, first)
    arrive(s, seat, space, ambush=False, way=TELEPORTS)


def free_step(s: MatrixState, seat: int, space: int, first: Sequence[int] = ()) -> None:
    pay_surcharge(s, seat, space, first)
    arrive(s, seat, space, ambush=True, way=FREE_STEPS)


def forced_move(s: MatrixState, seat: int, space: int) -> None:
    """Ambushes and other effects still trigger (p.7)."""
    arrive(s, seat, space, ambush=bool(s.game.ruling("push_ambush")), way=FORCED)


def convert(s: MatrixState, seat: int, to: int | None = None, *, paid: int = 0) -> bool:
    """Flip the character, without paying. False if it may not, or shows that side already. A text that comes before
    it is resolved in full first (Core p.15). `paid`: what was paid for it, for those who watch."""
    if not can_convert(s, seat) or to == s.mode[seat]:
        return False
    slot = s.zones[CHARACTER_OF[seat]][0]
    leaving = side_of(s, seat, ALT).leaving if s.mode[seat] == ALT else None
    if leaving is None:
        _turn_over(s, seat, paid)
    else:
        call(s, TURN_OVER, seat)
        begin(s, leaving, seat, slot, them=seat)
    return True


def _turn_over(s: MatrixState, seat: int, paid: int = 0) -> None:
    s.mode[seat] = BOT if s.mode[seat] == ALT else ALT
    show_side(s, seat)
    told(s, CONVERTS, seat, number=paid)
    counts(s, CONVERTS, seat)


class _TurnOver(Node):
    """The Convert itself, unless what came before it has forbidden it."""

    def run(self, s: State, frame: Frame) -> None:
        assert isinstance(s, MatrixState)
        s.scope.done = can_convert(s, frame.seat)
        if s.scope.done:
            _turn_over(s, frame.seat)


TURN_OVER: Final = _TurnOver()
label_tree("matrix/turn over", TURN_OVER)
