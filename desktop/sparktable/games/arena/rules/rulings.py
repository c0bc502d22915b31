"""The table rulings of Battle for Cybertron."""
from __future__ import annotations

from sparktable.games.rulings import BALANCED, Ruling, Rulings
from sparktable.kernel.vocabulary.seats import EVERYBODY, OPPONENTS, YOU

from ..verbs.cards import ANY_PILE, OWN_PILE

_ALL = (
    Ruling("first_turn_actions", ("2", "1"), "What to do on a Turn",
           "How many actions the very first turn of the game has; the rulebook gives it two like any other.",
           point="A40"),
    Ruling("destroy_when", ("above", "equal"), "When Transformers Are Destroyed",
           "Whether damage must exceed the wound points to destroy, or reach them.", point="A01"),
    Ruling("exhaust_at", ("last_card_taken", "empty_draw"), "Drawing a Card",
           "When a draw pile is gone through: with its last card, or when a draw finds it empty.", point="A02"),
    Ruling("pawns_block_line", ("no", "yes"), "Moving into Attack Position",
           "Whether a pawn between two others stops a line of attack.", point="A09"),
    Ruling("corner_blocks", ("no", "yes"), "Moving into Attack Position",
           "Whether a diagonal line stops between two blocked corners that touch.", point="A10"),
    Ruling("delusions_discard", (EVERYBODY, YOU, OPPONENTS), "Special Notes on Cards",
           "Who discards for Delusions of Grandeur.", point="A20"),
    Ruling("mecha_source", (ANY_PILE, OWN_PILE), "Special Notes on Cards",
           "Whose discard pile Mecha-Surge-Speed takes its Special from.", point="A22"),
    Ruling("least_damage", ("one", "sum"), "Drawing a Card; Team Game; Master Play",
           "Once a draw pile was gone through twice, the Transformer with the least damage wins for its side, or "
           "the side with the smallest sum.", modes=("team", "master"), point="A05"),
    Ruling("teams_may_mix", ("no", "yes"), "Team Game", "Whether a team may be of both factions.",
           modes=("team",), point="A30"),
    Ruling("master_2p_loss", ("both", "one"), "Master Play",
           "Whether two players fight until both Transformers of one are destroyed.", modes=("master",), point="A33"),
    Ruling("master_draft", ("same_order", "reversed"), "Master Play",
           "Whether the second round of choosing goes the other way round.", modes=("master",), point="A37"),
)

RULINGS = Rulings(
    "arena", _ALL,
    presets={BALANCED: {"first_turn_actions": "1", "least_damage": "sum"}},  # the README tells how even games are
    former={1: {"first_turn_actions": "1", "least_damage": "sum"}})
