"""How the answers of the Transformers TCG are given by hand, and how its events are to be seen."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.tcg import events, kinds, questions
from sparktable.kernel.events import MOVED
from sparktable.kernel.typed import EventKind
from sparktable.table.gestures import Gesture, Gestures
from sparktable.table.piece import place
from sparktable.table.tableau import Cue
from sparktable.table.tcg.in_one_go import ATTACKS, EQUIPS, MEANS

PLAY_AREA = place("play")

GESTURES: Gestures = {
    kinds.PLAY: Gesture(target=PLAY_AREA, icon="hand", rank=2, tab=False),
    ATTACKS: Gesture(source="card", target="card 2", icon="c_attack", rank=5, tab=False),
    EQUIPS: Gesture(source="card", target="card 2", icon="weapon", rank=6, tab=False),
    MEANS: Gesture(source="card", target="card 2", icon="t_maneuver", rank=7, tab=False),
    kinds.FLIP: Gesture(icon="convert", rank=3, double=True),
    kinds.ATTACK: Gesture(icon="c_attack", rank=1),
    kinds.TAP: Gesture(icon="ongoing", rank=4, payer="card 2"),
    (questions.DEFENDER, kinds.CARD): Gesture(icon="range", tab=False),
    kinds.PUT_ON: Gesture(icon="weapon", tab=False),
    kinds.SWAP: Gesture(icon="b_green", target="card 2", tab=False),
    kinds.SCRAP: Gesture(icon="discard"),
    kinds.KEEP: Gesture(icon="check", declines=True),
}

CUES: Mapping[EventKind, Cue] = {
    events.ATTACKS: Cue("call", "c_attack", tone="selected"),
    events.CARD_FLIPPED: Cue("tiles"),
    events.SWAPPED: Cue("call", "b_green", tone="can"),
    events.STRIKES: Cue("strike", "c_attack"),
    events.FLIPPED: Cue("call", "convert"),
    events.FLIPPED_IN_KO_AREA: Cue("call", "convert"),
    events.DAMAGED: Cue("call", "wound", tone="illegal"),
    events.REPAIRED: Cue("call", "c_health", tone="can"),
    events.KOED: Cue("stamp", "destroy", -1, "can"),
    events.REVEALED: Cue("flip"),
    events.COMBINED: Cue("call", "t_robot", tone="can"),
    events.ALL_UNTAP: Cue("call", "redo"),
}

STEADY: frozenset[EventKind] = frozenset({MOVED, events.BEING_PLAYED, events.PLAYED, events.ATTACKER_CHOSEN,
                                          events.TAPPED})
"""What happens between the two answers of what is done in one go."""

ZONES = ("held", "prompt", "strip", "hand", "own", "players", "lane", "battle", "enemy", "piles")
