"""What is heard of the events of Battle for Cybertron."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.app.sounds.names import Sound
from sparktable.games.arena import events
from sparktable.kernel.events import MOVED, SHUFFLED
from sparktable.kernel.typed import EventKind

SOUNDS: Mapping[EventKind, Sound] = {
    MOVED: "slide",
    SHUFFLED: "shuffle",
    events.TURN_BEGINS: "your_turn",
    events.ROLLS: "roll",
    events.ROLLS_ALL: "roll",
    events.MOVES: "step",
    events.PLAYS: "card",
    events.ATTACKS: "fire",
    events.REVEALS: "flip",
    events.DEFENDS: "flip",
    events.BLOCKS: "block",
    events.DAMAGED: "hit",
    events.REPAIRS: "charge",
    events.DESTROYED: "destroyed",
}
