"""What is heard of the events of the Transformers TCG."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.app.sounds.names import Sound
from sparktable.games.tcg import events
from sparktable.kernel.events import MOVED, SHUFFLED
from sparktable.kernel.typed import EventKind

SOUNDS: Mapping[EventKind, Sound] = {
    MOVED: "slide",
    SHUFFLED: "shuffle",
    events.TURN_BEGINS: "your_turn",
    events.PLAYED: "card",
    events.PUT_ON: "card",
    events.FLIPPED: "convert",
    events.FLIPPED_IN_KO_AREA: "convert",
    events.CARD_FLIPPED: "flip",
    events.REVEALED: "ambush",
    events.ATTACKS: "battle",
    events.STRIKES: "fire",
    events.DAMAGED: "hit",
    events.REPAIRED: "charge",
    events.KOED: "destroyed",
    events.COMBINED: "achieve",
    events.LAID_SECRET: "card",
    events.DEPLOYED: "step",
    events.TAP_USED: "charge",
    events.ALL_UNTAP: "slide",
}
