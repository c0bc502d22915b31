"""What is heard of the Matrix game's events."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.app.sounds.names import Sound
from sparktable.games.matrix import events
from sparktable.kernel.events import MOVED, SHUFFLED
from sparktable.kernel.typed import EventKind

SOUNDS: Mapping[EventKind, Sound] = {
    MOVED: "slide",
    SHUFFLED: "shuffle",
    events.TURN_BEGINS: "your_turn",
    events.PLAYS: "card",
    events.ACTIVATES: "card",
    events.LAYS_ASSIST: "card",
    events.FLIPS: "flip",
    events.REVEALS_TOP: "flip",
    events.MOVES_ONTO: "step",
    events.PLACES_STANDEE: "step",
    events.SEARCHES: "search",
    events.BUYS: "buy",
    events.GAINS: "buy",
    events.CONVERTS: "convert",
    events.GAINS_ENERGON: "charge",
    events.COMMANDS: "achieve",
    events.COMPLETES_MISSION: "achieve",
    events.THWARTS: "achieve",
    events.CLEARS: "achieve",
    events.AMBUSHED: "ambush",
    events.DECLARES: "battle",
    events.DECLARES_BATTLE: "battle",
    events.BLOCKS_ATTACK: "block",
    events.GAINS_DAMAGE: "hit",
    events.REPAIRS: "charge",
    events.DEFEATS: "battle_won",
    events.BATTLE_ENDS: "battle_lost",
}
