"""When converting on somebody else's turn is worth a thought: seldom, for it costs the same Energon on the own turn.

In Bot Mode some characters Block for others; leaving Alt Mode Ratchet repairs, which may be too late on his own turn;
and what is gained with a full supply is lost. Once, before the turn's first card is played: nobody wants to be asked
again and again.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.rules.abilities import CONVERT_COST
from sparktable.games.matrix.rules.power import energon_price
from sparktable.games.matrix.rules.resources import energon_room
from sparktable.games.matrix.state import ALT, CHARACTER_OF, MAIN_DECK, PLAY_OF, MatrixState
from sparktable.games.matrix.verbs.frames import ANYTIME, PLAYS, Blocks
from sparktable.games.matrix.verbs.resources import Repair
from sparktable.kernel.decisions import Option, card

from ..thought import Why

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

CARDS_EACH_TURN = 2
"""The main deck hardly loses more in a turn."""
NEARLY = 2
"""So much below the Damage that ends the game there is danger."""


def hopeful(known: MatrixJudgement, s: MatrixState, seat: int, option: Option) -> bool:
    """Whether a Convert now might gain something that one on the own turn would not."""
    if option.kind != "convert" or any(deed.kind == PLAYS for deed in s.deeds):
        return False
    if s.mode[seat] == ALT:
        return (s.active in s.game.adversaries(seat) and _could_block(s, seat)) or _repairs_in_time(known, s, seat)
    return energon_room(s, seat) == 0


def why(s: MatrixState, seat: int) -> Why:
    """The sentence for a Convert aside."""
    if s.mode[seat] == ALT and _could_block(s, seat):
        return Why("why.guard", (card(s.zones[CHARACTER_OF[seat]][0]),))
    return Why("why.convert")


def _could_block(s: MatrixState, seat: int) -> bool:
    """Whether the Bot side Blocks on others' turns, and could be paid after the Convert."""
    slot = s.zones[CHARACTER_OF[seat]][0]
    left = s.energon[seat] - CONVERT_COST
    always = bool(s.game.ruling("character_block_offturn"))
    return any(ability.window == ANYTIME and (always or ability.any_turn)
               and any(isinstance(node, Blocks) for node in ability.effect.walk())
               and energon_price(s, seat, slot, price) <= left
               for price, ability in s.card(slot).bot.energon.items())


def _repairs_in_time(known: MatrixJudgement, s: MatrixState, seat: int) -> bool:
    """Whether leaving Alt Mode repairs, somebody needs it here, and the game may end before the own turn."""
    leaving = s.card(s.zones[CHARACTER_OF[seat]][0]).alt.leaving
    if leaving is None or not any(isinstance(node, Repair) for node in leaving.walk()):
        return False
    damage, ident, limit = known.titles.damage, s.ident, s.game.rules.damage_ends
    turns = (seat - s.active) % s.game.seats
    last_orders = len(s.zones[MAIN_DECK]) <= CARDS_EACH_TURN * turns
    for mate in s.game.team(seat):
        held = sum(damage[ident[slot]] for slot in s.zones[PLAY_OF[mate]]) if s.at[mate] == s.at[seat] else 0
        if held and (last_orders or (limit is not None and held >= limit - NEARLY)):
            return True
    return False
