"""End the Action Phase (War on Cybertron p.6; Core p.6)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.kernel.decisions import Option

from .. import kinds
from ..deeds.ending import deck_runs_out, is_last_turn
from ..deeds.piles import HAND_SIZE
from ..events import TURN_ENDS
from ..facts.contest import leaves_play
from ..facts.movement import move_by_kind
from ..facts.power import plain_reach
from ..outlook.facts import Prospects, fact
from ..outlook.goals import triggers
from ..rules.end_of_turn import schemes_arrive
from ..state import HAND_OF, MATRIX, PLAY_OF, MatrixState
from .action import Action

END_TURN: Final = Option(kinds.END_TURN)


class EndTurn(Action):
    kind = kinds.END_TURN

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        return (END_TURN,)

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        s.actions_over = True

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        """What is lost with the turn, and what the Matrix does."""
        power, move = plain_reach(s, seat)[0], sum(move_by_kind(s, seat))
        if power:
            yield fact("power lost", n=power)
        if move:
            yield fact("move lost", n=move)
        gone = len(s.zones[HAND_OF[seat]]) + sum(leaves_play(s, slot) for slot in s.zones[PLAY_OF[seat]])
        if gone:
            yield fact("cards discarded", n=gone)
        yield from triggers(s, TURN_ENDS, seat)
        empty = sum(slot < 0 for slot in s.zones[MATRIX])
        if deck_runs_out(s):
            yield fact("deck ends game" if is_last_turn(s) else "deck ends round")
        elif empty:
            yield fact("matrix refilled", n=empty)
        else:
            yield fact("top burned or scheme" if schemes_arrive(s) else "top burned")
        yield fact("new hand", n=HAND_SIZE)
