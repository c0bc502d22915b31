"""A card is played (War on Cybertron p.7; Core p.7)."""
from __future__ import annotations

from sparktable.kernel.stack import begin
from sparktable.kernel.vocabulary.statics import added
from sparktable.kernel.zones import move

from .. import stats
from ..card import DAMAGE
from ..events import PLAYS, happened
from ..facts.contest import confronting
from ..state import PLAY_OF, MatrixState
from .enforcing import enforce
from .resources import check_damage


def play_card(s: MatrixState, seat: int, slot: int) -> None:
    """Into play: its Power and Move can be spent, its text resolves at once (p.7)."""
    move(s, slot, PLAY_OF[seat])
    title = s.cards[s.ident[slot]]
    s.owner[slot] = seat
    s.power[slot] = title.power
    s.moves[slot] = title.move
    if title.lasting:
        enforce(s, slot, seat)
    if title.type == DAMAGE:
        check_damage(s, seat)
    if title.play is not None:
        begin(s, title.play, seat, slot, it=(slot,), them=seat)
    if title.confront is not None and confronting(s):
        begin(s, title.confront, seat, slot, it=(slot,), them=seat)  # put into play in the middle of it (Core p.9)
    if stats.MOVE in s.modifiers and title.move + added(s, stats.MOVE, seat, slot) > 0:
        s.moves[slot] = title.move + added(s, stats.MOVE, seat, slot)
    happened(s, PLAYS, seat, slot)
