"""How the Matrix game's answers are given by hand, and how its events are to be seen."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.matrix import kinds, questions
from sparktable.games.matrix.events import (
    ACTIVATES,
    AMBUSHED,
    BATTLE_ENDS,
    BLOCKS_ATTACK,
    CALLS_OFF,
    COMMANDS,
    COMPLETES_MISSION,
    CONVERTS,
    COSTS_MORE,
    DECLARES,
    DECLARES_BATTLE,
    DEFEATS,
    FLIPS,
    GAINS_DAMAGE,
    GAINS_ENERGON,
    GAINS_VP,
    LOSES_ENERGON,
    LOSES_VP,
    MOVES_ONTO,
    PLACES_STANDEE,
    REVEALS_TOP,
    RUIN_APPEARS,
    THWARTS,
)
from sparktable.kernel.decisions import Option
from sparktable.kernel.typed import EventKind
from sparktable.table.gestures import WALK, Gesture, Gestures, Signs
from sparktable.table.piece import place
from sparktable.table.tableau import Cue

PLAY_AREA, DISCARD_PILE = place("play"), place("discard")
CHARACTER_CARD, ASSISTS = place("character"), place("assists")
END_TURN = Option(kinds.END_TURN)
WAYS_TO_MOVE = (0, 1, 2)
"""Alt Mode's Move first, since Converting would lose it; Flight last, since it alone goes diagonally."""

GESTURES: Gestures = {
    kinds.PLAY: Gesture(target=PLAY_AREA, icon="hand", tab=False, rank=1),
    kinds.MOVE: Gesture(source="me", target="space", icon="move", rank=3, at_once=True, ways=WAYS_TO_MOVE,
                        payer="card"),
    WALK: Gesture(source="me", target="space", icon="move", rank=5, at_once=True),
    kinds.SEARCH: Gesture(icon="search", rank=2, payer="card 2"),
    kinds.BUY: Gesture(target=DISCARD_PILE, icon="buy", rank=1, payer="card 2"),
    kinds.BATTLE: Gesture(icon="confront", rank=1),
    kinds.COMMAND: Gesture(icon="command", rank=1, payer="card 2"),
    kinds.ACTIVATE: Gesture(icon="energon", rank=2, tab=False),
    kinds.USE: Gesture(icon="check", rank=2, payer="card 2"),
    kinds.CONVERT: Gesture(source=CHARACTER_CARD, icon="convert", rank=4),
    kinds.CONTRIBUTE: Gesture(source="card 2", target="card", icon="t_scheme", rank=3),
    kinds.END_TURN: Gesture(icon="endturn", declines=True, rank=9),
    kinds.ASSIST: Gesture(target=ASSISTS, icon="assist", rank=1),
    kinds.BLOCK: Gesture(target=DISCARD_PILE, icon="block", rank=1),
    kinds.BLOCK_BY_ABILITY: Gesture(icon="block", rank=2, tab=False),
    (questions.DISCARD, kinds.CARD): Gesture(target=DISCARD_PILE, icon="discard", tab=False),
    (questions.PLACE_STANDEE, kinds.SPACE): Gesture(source="", icon="pawn"),
    kinds.VAULT: Gesture(icon="vault"),
    kinds.DISCARD: Gesture(icon="discard"),
    kinds.PAY: Gesture(icon="command", payer="card"),
    (questions.CHOOSE_SPACE, kinds.SPACE): Gesture(icon="pawn", tab=False, payer="card"),
    kinds.CALL_OFF: Gesture(icon="close", declines=True),
    kinds.KEEP: Gesture(icon="t_mission", declines=True),
}

SIGNS: Signs = {
    questions.PLACE_STANDEE: "pawn",
    questions.START_EFFECT: "start",
    questions.CHOOSE_CHARACTER: "t_character",
    questions.COME_ALONG: "move",
    questions.BLOCK: "block",
    questions.ASSIST: "assist",
    questions.RESOLVE_ASSIST: "assist",
    questions.BOOST: "power",
    questions.BOOST_ASSIST: "power",
    questions.FAVOUR: "energon",
    questions.CALL_OFF: "confront",
    questions.TAKING_COMMAND: "command",
    questions.REDRAW_ENCOUNTER: "t_encounter",
    questions.MAKE_ROOM: "discard",
    questions.SWAP_IN: "hand",
    questions.DISCARD: "discard",
    questions.DISCARD_MISSION: "t_mission",
    questions.RELIC: "t_relic",
}

CUES: Mapping[EventKind, Cue] = {
    FLIPS: Cue("flip"),
    REVEALS_TOP: Cue("call", "reveal"),
    MOVES_ONTO: Cue("step"),
    PLACES_STANDEE: Cue("step"),
    CONVERTS: Cue("turn"),
    GAINS_ENERGON: Cue("float", "energon"),
    LOSES_ENERGON: Cue("float", "energon", -1),
    GAINS_VP: Cue("float", "vp"),
    LOSES_VP: Cue("float", "vp", -1),
    GAINS_DAMAGE: Cue("float", "damage", 0),
    DECLARES_BATTLE: Cue("call", "confront", tone="selected"),
    DECLARES: Cue("call", "confront", tone="selected"),
    COSTS_MORE: Cue("call", "power", tone="illegal"),
    DEFEATS: Cue("stamp", "check", tone="can"),
    CALLS_OFF: Cue("stamp"),
    BATTLE_ENDS: Cue("stamp", tone="illegal", tells=True),
    AMBUSHED: Cue("call", "ambush", tone="illegal"),
    COMMANDS: Cue("call", "command", tone="selected"),
    COMPLETES_MISSION: Cue("call", "t_mission", tone="can"),
    THWARTS: Cue("call", "t_scheme", tone="can"),
    ACTIVATES: Cue("call", "energon"),
    BLOCKS_ATTACK: Cue("call", "block", tone="can"),
    RUIN_APPEARS: Cue("call", "t_ruin"),
}

ZONES = ("held", "prompt", "strip", "hand", "play", "board", "stacks", "own", "players", "stage", "battle")
