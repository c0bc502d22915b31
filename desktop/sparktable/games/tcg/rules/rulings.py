"""Table rulings: where the sources contradict each other there is one default, and a switch for the other way."""
from __future__ import annotations

from sparktable.games.rulings import BALANCED, Ruling, Rulings

OPPONENTS_TURN, OWN_TURN = "opponents_turn", "own_turn"
ATTACKER_FIRST, OWNER_CHOOSES = "attacker_first", "owner_chooses"
TAKES_TURNS, LOSER_CHOOSES, LOSER_BEGINS, BY_LOT = "takes_turns", "loser_chooses", "loser_begins", "by_lot"

_ALL = (
    Ruling("secret_lifetime", (OPPONENTS_TURN, OWN_TURN), "Expanded rules, 5; rules, Taking a Turn",
           "Whether a Secret Action that nobody reveals is scrapped at the end of the opponent's next turn, or at "
           "the start of its player's."),
    Ruling("damage_order", (ATTACKER_FIRST, OWNER_CHOOSES), "Expanded rules, 3 C 3; wave 2 FAQ, Defensive Driving",
           "Whether of all that changes attack damage the attacking player's effects come first, or its player has "
           "a free choice of what comes first."),
    Ruling("who_begins", (TAKES_TURNS, LOSER_CHOOSES, LOSER_BEGINS, BY_LOT), "Rules, setting up; organised play",
           "Who begins the second and third game of a match: who did not begin the last one, whom its loser says, "
           "its loser, or whom the lot names. The first game's beginner is always drawn."),
    Ruling("first_turn_attack", ("yes", "no"), "Rules, Taking a Turn",
           "Whether whoever begins attacks on the first turn, as the rules have it. House rule where not: to attack "
           "first is a great advantage.", modes=("duel", "match", "sealed")),
)

RULINGS = Rulings("tcg", _ALL, former={},
                  presets={BALANCED: {"first_turn_attack": "no"}})  # ai/MEASURED.md tells how even games are
