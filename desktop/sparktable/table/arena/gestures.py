"""How the answers of Battle for Cybertron are given by hand, and how its events are to be seen."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.table.gestures import Gesture
from sparktable.table.piece import place
from sparktable.table.tableau import Cue

PLAY_AREA, OWN_HAND = place("play"), place("hand")
DECK, BACKS = "deck", "backs"
"""What a Transformer's card stands for besides itself: its draw pile, and the cards in hand with its back."""

GESTURES: Mapping[str, Gesture] = {
    "move": Gesture(source="card", target="space", icon="move", rank=1, tab=False),
    "stay": Gesture(icon="skip", declines=True, rank=9),
    "draw": Gesture(source=f"card as {DECK}", target=OWN_HAND, icon="draw", rank=3, tab=False),
    "attack": Gesture(source="card", target="card 2", icon="c_attack", rank=1, tab=False),
    "play": Gesture(target=PLAY_AREA, icon="hand", rank=1, tab=False),
    "defend": Gesture(target=PLAY_AREA, icon="c_defense", rank=1, tab=False),
    "choose back/card": Gesture(source=f"card as {BACKS}", icon="hand", tab=False),
    "choose opponent/card": Gesture(icon="range", tab=False),
    "discard/card": Gesture(icon="discard", tab=False),
    "make room/card": Gesture(icon="discard", tab=False),
}

CUES: Mapping[str, Cue] = {
    "moves": Cue("go"),
    "rolls": Cue("roll", "die"),
    "rolls all": Cue("roll", "die"),
    "goes first": Cue("call", "move", tone="selected"),
    "attacks": Cue("call", "c_attack", tone="selected"),
    "defends": Cue("flip"),
    "reveals": Cue("flip"),
    "blocks": Cue("call", "c_defense", tone="can"),
    "damage": Cue("float", "wound", -1),
    "repairs": Cue("float", "wound", 1),
    "destroyed": Cue("call", "destroy", tone="illegal"),
    "gone through": Cue("call", "deck"),
}

ZONES = ("prompt", "hand", "play", "board", "own", "players")
