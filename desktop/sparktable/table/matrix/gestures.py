"""How the Matrix game's answers are given by hand, and how its events are to be seen."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.kernel.decisions import Option
from sparktable.table.gestures import Gesture
from sparktable.table.piece import place
from sparktable.table.tableau import Cue

PLAY_AREA, DISCARD_PILE = place("play"), place("discard")
CHARACTER_CARD, ASSISTS = place("character"), place("assists")
END_TURN = Option("end turn")
WAYS_TO_MOVE = (0, 1, 2)
"""Alt Mode's Move first, since Converting would lose it; Flight last, since it alone goes diagonally."""

GESTURES: Mapping[str, Gesture] = {
    "play": Gesture(target=PLAY_AREA, icon="hand", tab=False, rank=1),
    "move": Gesture(source="me", target="space", icon="move", rank=3, ways=WAYS_TO_MOVE, payer="card"),
    "search": Gesture(icon="search", rank=2, payer="card 2"),
    "buy": Gesture(target=DISCARD_PILE, icon="buy", rank=1, payer="card 2"),
    "battle": Gesture(icon="confront", rank=1),
    "command": Gesture(icon="command", rank=1, payer="card 2"),
    "activate": Gesture(icon="energon", rank=2, tab=False),
    "use": Gesture(icon="check", rank=2, payer="card 2"),
    "convert": Gesture(source=CHARACTER_CARD, icon="convert", rank=4),
    "contribute": Gesture(source="card 2", target="card", icon="t_scheme", rank=3),
    "end turn": Gesture(icon="endturn", declines=True, rank=9),
    "assist": Gesture(target=ASSISTS, icon="assist", rank=1),
    "block": Gesture(target=DISCARD_PILE, icon="block", rank=1),
    "block by ability": Gesture(icon="block", rank=2, tab=False),
    "discard/card": Gesture(target=DISCARD_PILE, icon="discard", tab=False),
    "place standee/space": Gesture(source="", icon="pawn"),
    "vault": Gesture(icon="vault"),
    "discard": Gesture(icon="discard"),
    "pay": Gesture(icon="command", payer="card"),
    "choose space/space": Gesture(icon="pawn", tab=False, payer="card"),
    "call off": Gesture(icon="close", declines=True),
    "keep": Gesture(icon="t_mission", declines=True),
}

CUES: Mapping[str, Cue] = {
    "flips": Cue("flip"),
    "reveals top": Cue("call", "reveal"),
    "moves onto": Cue("step"),
    "places standee": Cue("step"),
    "converts": Cue("turn"),
    "gains energon": Cue("float", "energon"),
    "loses energon": Cue("float", "energon", -1),
    "gains vp": Cue("float", "vp"),
    "loses vp": Cue("float", "vp", -1),
    "gains damage": Cue("float", "damage", 0),
    "declares battle": Cue("call", "confront", tone="selected"),
    "declares confrontation": Cue("call", "confront", tone="selected"),
    "costs more": Cue("call", "power", tone="illegal"),
    "defeats": Cue("call", "check", tone="can"),
    "ambushed": Cue("call", "ambush", tone="illegal"),
    "commands": Cue("call", "command", tone="selected"),
    "completes mission": Cue("call", "t_mission", tone="can"),
    "thwarts": Cue("call", "t_scheme", tone="can"),
    "activates": Cue("call", "energon"),
    "blocks attack": Cue("call", "block", tone="can"),
    "ruin appears": Cue("call", "t_ruin"),
}

ZONES = ("prompt", "hand", "play", "board", "stacks", "own", "players", "battle")
