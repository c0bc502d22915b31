"""How the Matrix game's events are told in the log, and which of them tell somebody else's turn."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.matrix import events
from sparktable.kernel.typed import EventKind
from sparktable.table.tableau import Telling

TELLINGS: Mapping[EventKind, Telling] = {
    events.PLAYS: Telling("hand", 1, True),
    events.ACTIVATES: Telling("energon", 1, True),
    events.USES: Telling("check", 1, True),
    events.CONVERTS: Telling("convert", 1),
    events.MOVES_ONTO: Telling("move", 1),
    events.PLACES_STANDEE: Telling("pawn", 1),
    events.SEARCHES: Telling("search", 2),
    events.FLIPS: Telling("reveal", 0, True),
    events.PEEKS: Telling("search"),
    events.SHOWS: Telling("reveal", 1, True),
    events.REVEALS_TOP: Telling("reveal", 1, True),
    events.SWAPPED: Telling("convert", 1),
    events.BUYS: Telling("buy", 4, True),
    events.GAINS: Telling("buy", 3, True),
    events.GIVES: Telling("buy", 1, True),
    events.DRAWS: Telling("draw"),
    events.DISCARDS: Telling("discard"),
    events.DISCARDS_MISSION: Telling("t_mission"),
    events.IS_DESTROYED: Telling("destroy", 2, True),
    events.GAINS_ENERGON: Telling("energon"),
    events.LOSES_ENERGON: Telling("energon"),
    events.GAINS_VP: Telling("vp"),
    events.LOSES_VP: Telling("vp", 1),
    events.GAINS_DAMAGE: Telling("damage", 2, True),
    events.REPAIRS: Telling("damage", 2),
    events.RUNS_EMPTY: Telling("energon"),
    events.DECLARES_BATTLE: Telling("confront", 0, True),
    events.DECLARES: Telling("confront", 0, True),  # how it went is told
    events.BATTLE_ENDS: Telling("close", 4),
    events.CALLS_OFF: Telling("close"),
    events.LAYS_ASSIST: Telling("assist"),
    events.ASSISTS: Telling("assist", 1, True),
    events.DRAWS_ENCOUNTER: Telling("t_encounter", 0, True),
    events.COSTS_MORE: Telling("power"),
    events.DEFEATS: Telling("check", 5, True),
    events.AMBUSHED: Telling("ambush", 3),
    events.BLOCKS_ATTACK: Telling("block", 2),
    events.COMMANDS: Telling("command", 4, True),
    events.LOSES_COMMAND: Telling("command", 2),
    events.CLEARS: Telling("t_ruin", 3, True),
    events.RUIN_APPEARS: Telling("t_ruin"),
    events.COMPLETES_MISSION: Telling("t_mission", 5, True),
    events.CONTRIBUTES: Telling("t_scheme", 2, True),
    events.CONTRIBUTES_ENERGON: Telling("t_scheme", 2),
    events.THWARTS: Telling("t_scheme", 5, True),
}
"""By kind. What is laid hidden names no card, and so holds none up."""
