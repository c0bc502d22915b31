"""What whoever comes onto a space of the Matrix meets there: an Ambush, texts that harm, texts that help."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.events import MOVES_ONTO, STEPS, TELEPORTS
from sparktable.games.matrix.outlook.facts import set_off
from sparktable.games.matrix.state import MATRIX, Deed, MatrixState
from sparktable.games.matrix.verbs.fight import Ambush
from sparktable.kernel.control import no_frame
from sparktable.kernel.scope import Scope
from sparktable.kernel.vocabulary.statics import in_force
from sparktable.kernel.zones import FACE_UP

from .matrix_texts import benefit

AMBUSHED, HARMED = "ambush", "harm"


class Met(NamedTuple):
    """What it is, and whose."""

    price: str = ""
    """An Ambush, or harm; "" if there is nothing to fear …"""
    slot: int = -1
    """… and the card that does it."""
    gift: int = -1
    """The card whose text brings something."""
    on_foot: bool = True
    """Whether it comes there by a step."""


def met(s: MatrixState, then: MatrixState, seat: int, there: int, on_foot: bool) -> Met:
    """What a character meets there; `then` it stands there already. A way that is not walked Ambushes nobody."""
    slot = s.zones[MATRIX][there]
    found = Met(on_foot=on_foot)
    if on_foot and slot >= 0 and s.known[slot] & FACE_UP and s.game.adversary(s, seat, slot) \
            and not in_force(s, "avoid ambush", seat):
        found = Met(AMBUSHED, slot)
    after = then.copy()
    way = STEPS if on_foot else TELEPORTS
    after.deeds = (*s.deeds, Deed(MOVES_ONTO, seat, slot, there, way))
    after.scope = Scope((slot,) if slot >= 0 else (), seat, there)
    for listener, effect in set_off(then, MOVES_ONTO, seat, slot, there, way):
        if not effect.possible(after, no_frame(seat, listener.slot)):
            continue
        gain = benefit(after, seat, effect)
        ambushed = any(isinstance(node, Ambush) for node in effect.walk())
        if (gain < 0 or ambushed) and not found.price:
            found = found._replace(price=AMBUSHED if ambushed else HARMED, slot=listener.slot)
        if gain > 0 and found.gift < 0:
            found = found._replace(gift=listener.slot)
    return found
