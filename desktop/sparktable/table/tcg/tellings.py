"""How the events of the Transformers TCG are told in the log, and which of them tell somebody else's turn."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.tcg import events
from sparktable.kernel.typed import EventKind
from sparktable.table.tableau import Telling

TELLINGS: Mapping[EventKind, Telling] = {
    events.GOES_FIRST: Telling("move", 1),
    events.FLIPPED: Telling("convert", 1),
    events.FLIPPED_IN_KO_AREA: Telling("convert", 1),
    events.PLAYED: Telling("hand", 2, True),
    events.PUT_ON: Telling("weapon", 2, True, unseen=True),
    events.LAID_SECRET: Telling("mask", 2),
    events.REVEALED: Telling("reveal", 3, True),
    events.ATTACKS: Telling("c_attack"),
    events.STRIKES: Telling("c_attack", 4),
    events.CARD_FLIPPED: Telling("reveal"),
    events.SWAPPED: Telling("b_green", 2),
    events.DAMAGED: Telling("wound", 2),
    events.REPAIRED: Telling("c_health", 2),
    events.KOED: Telling("destroy", 5),
    events.DREW: Telling("draw"),
    events.RESHUFFLED: Telling("deck", 1),
    events.COMBINED: Telling("t_robot", 5),
    events.DEPLOYED: Telling("pawn", 3),
    events.TAP_USED: Telling("ongoing", 2),
    events.UPGRADE_SCRAPPED: Telling("discard", 1, True),
}
