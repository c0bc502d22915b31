"""How the events of Battle for Cybertron are told in the log, and which of them tell somebody else's turn."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.arena import events
from sparktable.kernel.typed import EventKind
from sparktable.table.tableau import Telling

TELLINGS: Mapping[EventKind, Telling] = {
    events.GOES_FIRST: Telling("move", 1),
    events.TAKES: Telling("t_character", 1, True),
    events.TAKES_BACK: Telling("hand", 1, True),
    events.ROLLS: Telling("die"),
    events.ROLLS_ALL: Telling("die"),
    events.MOVES: Telling("move", 1),
    events.DRAWS: Telling("draw", 1),
    events.LOOKS: Telling("search", 1),
    events.DISCARDS_CARD: Telling("discard", 1, True, unseen=True),
    events.GONE_THROUGH: Telling("deck", 2),
    events.PLAYS: Telling("hand", 3, True),
    events.USES_SPECIAL: Telling("check"),
    events.ATTACKS: Telling("c_attack", 3),
    events.REVEALS: Telling("reveal", held=True, unseen=True),
    events.DEFENDS: Telling("c_defense", held=True, unseen=True),
    events.DECLINES: Telling("c_defense"),
    events.BLOCKS: Telling("block", 2),
    events.DAMAGED: Telling("wound", 4),
    events.REPAIRS: Telling("wound", 2),
    events.DESTROYED: Telling("destroy", 5),
}
