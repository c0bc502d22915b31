"""How the answers of Battle for Cybertron are given by hand, and how its events are to be seen."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.arena import kinds, questions
from sparktable.games.arena.events import (
    ATTACKS,
    BLOCKS,
    DAMAGED,
    DEFENDS,
    DESTROYED,
    GOES_FIRST,
    GONE_THROUGH,
    MOVES,
    REPAIRS,
    REVEALS,
    ROLLS,
    ROLLS_ALL,
)
from sparktable.kernel.typed import EventKind
from sparktable.table.gestures import Gesture, Gestures, Signs
from sparktable.table.piece import place
from sparktable.table.tableau import Cue

PLAY_AREA, OWN_HAND = place("play"), place("hand")
DECK, BACKS = "deck", "backs"
"""What a Transformer's card stands for besides itself: its draw pile, and the cards in hand with its back."""

GESTURES: Gestures = {
    kinds.MOVE: Gesture(source="card", target="space", icon="move", rank=1, tab=False, at_once=True),
    kinds.STAY: Gesture(icon="skip", declines=True, rank=9),
    kinds.DRAW: Gesture(source=f"card as {DECK}", target=OWN_HAND, icon="draw", rank=3, tab=False),
    kinds.ATTACK: Gesture(source="card", target="card 2", icon="c_attack", rank=1, tab=False),
    kinds.PLAY: Gesture(target=PLAY_AREA, icon="hand", rank=1, tab=False),
    kinds.DEFEND: Gesture(target=PLAY_AREA, icon="c_defense", rank=1, tab=False),
    (questions.CHOOSE_BACK, kinds.CARD): Gesture(source=f"card as {BACKS}", icon="hand", tab=False),
    (questions.CHOOSE_OPPONENT, kinds.CARD): Gesture(icon="range", tab=False),
    (questions.DISCARD, kinds.CARD): Gesture(icon="discard", tab=False),
    (questions.MAKE_ROOM, kinds.CARD): Gesture(icon="discard", tab=False),
}

SIGNS: Signs = {
    questions.MOVE: "move",
    questions.CARD_MOVE: "move",
    questions.PUSH: "forward",
    questions.PLACE: "pawn",
    questions.DEFEND: "c_defense",
    questions.DISCARD: "discard",
    questions.MAKE_ROOM: "discard",
    questions.LOOK: "reveal",
    questions.TAKE_BACK: "hand",
    questions.USE_SPECIAL: "hand",
    questions.DRAW_FROM: "draw",
    questions.CHOOSE_BACK: "hand",
    questions.CHOOSE_OPPONENT: "range",
    questions.CHOOSE_PLAYER: "player",
    questions.CHOOSE_CHARACTER: "t_character",
}

CUES: Mapping[EventKind, Cue] = {
    MOVES: Cue("go"),
    ROLLS: Cue("roll", "die"),
    ROLLS_ALL: Cue("roll", "die"),
    GOES_FIRST: Cue("call", "move", tone="selected"),
    ATTACKS: Cue("call", "c_attack", tone="selected"),
    DEFENDS: Cue("flip"),
    REVEALS: Cue("flip"),
    BLOCKS: Cue("block", "c_defense", tone="can"),
    DAMAGED: Cue("hit", "wound", -1),
    REPAIRS: Cue("float", "wound", 1),
    DESTROYED: Cue("stamp", "destroy", -1, "can"),
    GONE_THROUGH: Cue("call", "deck"),
}

ZONES = ("held", "prompt", "strip", "hand", "play", "board", "own", "players")
