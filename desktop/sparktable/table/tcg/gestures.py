"""How the answers of the Transformers TCG are given by hand, and how its events are to be seen."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.tcg import events, kinds, questions
from sparktable.kernel.events import MOVED
from sparktable.kernel.typed import EventKind
from sparktable.table.gestures import Gesture, Gestures, Signs
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

SIGNS: Signs = {
    questions.ATTACKER: "c_attack",
    questions.DEFENDER: "c_attack",
    questions.DEFEND_INSTEAD: "c_defense",
    questions.SWAP_GREEN: "b_green",
    questions.GIVE_UP: "discard",
    questions.FOCUS: "reveal",
    questions.UPGRADE_SIDE: "weapon",
    questions.PUT_ON: "weapon",
    questions.SCRAP_UPGRADE: "discard",
    questions.SCRAP_FIRST: "discard",
    questions.FLIP: "convert",
    questions.MAY_FLIP: "convert",
    questions.MODE: "convert",
    questions.DAMAGE: "wound",
    questions.DIVERT: "wound",
    questions.TAKE_SOME: "wound",
    questions.MOVE_COUNTERS: "wound",
    questions.HOW_MANY_COUNTERS: "wound",
    questions.REPAIR: "c_health",
    questions.KNOCK_OUT: "destroy",
    questions.RETURN: "redo",
    questions.DEPLOY: "t_robot",
    questions.COMBINE: "t_robot",
    questions.BOUNTY: "c_star",
    questions.TAP: "ongoing",
    questions.UNTAP: "ongoing",
    questions.PLAY: "hand",
    questions.TO_HAND: "hand",
    questions.KEEP: "hand",
    questions.SWAP_WITH_HAND: "hand",
    questions.RETURN_UPGRADE: "hand",
    questions.MOVE_TO: "weapon",
    questions.MOVE_UPGRADE: "weapon",
    questions.PUT_UPGRADE: "weapon",
    questions.SWAP_UPGRADES: "weapon",
    questions.STAYS: "weapon",
    questions.SCRAP: "discard",
    questions.PUT_ON_DECK: "deck",
    questions.TO_TOP_OF_DECK: "deck",
    questions.PUT_BACK: "deck",
    questions.PUT_UNDER: "deck",
    questions.UNDER_WHOM: "deck",
    questions.TO_THE_KO_AREA: "destroy",
    questions.FETCH: "search",
    questions.NAME_A_CARD: "search",
    questions.KEEP_SECRET: "mask",
    questions.GETS: "level",
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
