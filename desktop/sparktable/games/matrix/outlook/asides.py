"""What might be gained by converting on somebody else's turn: seldom anything, for it costs the same on the own turn.

In Bot Mode some characters Block for others; leaving Alt Mode Ratchet repairs, which may be too late on his own turn;
and what is gained with a full supply is lost. Once, before the turn's first card is played: nobody wants to be asked
again and again.
"""
from __future__ import annotations

from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

from .. import kinds
from ..card import DAMAGE
from ..events import PLAYS
from ..facts.abilities import CONVERT_COST
from ..facts.cards import side_of
from ..facts.holdings import energon_room
from ..facts.power import energon_price
from ..headings import ANYTIME, Blocks
from ..state import ALT, BOT, CHARACTER_OF, MAIN_DECK, PLAY_OF, MatrixState
from ..verbs.resources import Repair

CARDS_EACH_TURN = 2
"""The main deck hardly loses more in a turn."""
NEARLY = 2
"""So much below the Damage that ends the game there is danger."""


def gain_aside(view: View, option: Option) -> str:
    """What a Convert now might gain that one on the own turn would not."""
    s, seat = view.state, view.seat
    assert isinstance(s, MatrixState)
    if option.kind != kinds.CONVERT or any(deed.kind == PLAYS for deed in s.deeds):
        return ""
    if s.mode[seat] != ALT:
        return "" if energon_room(s, seat) else "energon"
    if _repairs_in_time(s, seat):
        return "repair"
    return "block" if s.active in s.game.adversaries(seat) and _could_block(s, seat) else ""


def _could_block(s: MatrixState, seat: int) -> bool:
    """Whether the Bot side Blocks on others' turns, and could be paid after the Convert."""
    slot = s.zones[CHARACTER_OF[seat]][0]
    left = s.energon[seat] - CONVERT_COST
    always = bool(s.game.ruling("character_block_offturn"))
    return any(ability.window == ANYTIME and (always or ability.any_turn)
               and any(isinstance(node, Blocks) for node in ability.effect.walk())
               and energon_price(s, seat, slot, price) <= left
               for price, ability in side_of(s, seat, BOT).energon.items())


def _repairs_in_time(s: MatrixState, seat: int) -> bool:
    """Whether leaving Alt Mode repairs, somebody needs it here, and the game may end before the own turn."""
    leaving = side_of(s, seat, ALT).leaving
    if leaving is None or not any(isinstance(node, Repair) for node in leaving.walk()):
        return False
    limit = s.game.rules.damage_ends
    turns = (seat - s.active) % s.game.seats
    last_orders = len(s.zones[MAIN_DECK]) <= CARDS_EACH_TURN * turns
    for mate in s.game.team(seat):
        held = sum(s.card(slot).type == DAMAGE for slot in s.zones[PLAY_OF[mate]]) if s.at[mate] == s.at[seat] else 0
        if held and (last_orders or (limit is not None and held >= limit - NEARLY)):
            return True
    return False
