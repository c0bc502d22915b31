"""Table rulings: where the rulebook is silent there is one default, and a switch for the other way.

`game.ruling(name)` answers the rules. The letters are those of the list of open points that the house keeps.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sparktable.games.choosing import BALANCED, BOOK, Presets
from sparktable.kernel.vocabulary.seats import EVERYBODY, OPPONENTS, YOU

from ..verbs.cards import ANY_PILE, OWN_PILE


class Ruling(NamedTuple):
    """One switch."""

    name: str
    values: tuple[str, ...]
    """What the book prints, or how it is read, first."""
    point: str
    section: str
    """Where the rulebook speaks of it."""
    about: str
    """What it decides, in English; the new-game page says it in the player's language."""
    modes: tuple[str, ...] = ()
    """The ways to play that it matters for; none means all."""


RULINGS: tuple[Ruling, ...] = (
    Ruling("first_turn_actions", ("2", "1"), "A40", "What to do on a Turn",
           "How many actions the very first turn of the game has; the rulebook gives it two like any other."),
    Ruling("destroy_when", ("above", "equal"), "A01", "When Transformers Are Destroyed",
           "Whether damage must exceed the wound points to destroy, or reach them."),
    Ruling("exhaust_at", ("last_card_taken", "empty_draw"), "A02", "Drawing a Card",
           "When a draw pile is gone through: with its last card, or when a draw finds it empty."),
    Ruling("pawns_block_line", ("no", "yes"), "A09", "Moving into Attack Position",
           "Whether a pawn between two others stops a line of attack."),
    Ruling("corner_blocks", ("no", "yes"), "A10", "Moving into Attack Position",
           "Whether a diagonal line stops between two blocked corners that touch."),
    Ruling("delusions_discard", (EVERYBODY, YOU, OPPONENTS), "A20", "Special Notes on Cards",
           "Who discards for Delusions of Grandeur."),
    Ruling("mecha_source", (ANY_PILE, OWN_PILE), "A22", "Special Notes on Cards",
           "Whose discard pile Mecha-Surge-Speed takes its Special from."),
    Ruling("least_damage", ("one", "sum"), "A05", "Drawing a Card; Team Game; Master Play",
           "Once a draw pile was gone through twice, the Transformer with the least damage wins for its side, or the "
           "side with the smallest sum.", ("team", "master")),
    Ruling("teams_may_mix", ("no", "yes"), "A30", "Team Game", "Whether a team may be of both factions.", ("team",)),
    Ruling("master_2p_loss", ("both", "one"), "A33", "Master Play",
           "Whether two players fight until both Transformers of one are destroyed.", ("master",)),
    Ruling("master_draft", ("same_order", "reversed"), "A37", "Master Play",
           "Whether the second round of choosing goes the other way round.", ("master",)),
)

PRESETS: Presets = {
    BOOK: {},
    BALANCED: {"first_turn_actions": "1", "least_damage": "sum"},
}
"""Each with the rulings in which it differs from the book; how even games are then stands in the README."""

FORMER = {1: {"first_turn_actions": "1", "least_damage": "sum"}}
"""The last rules version under which -> rulings had another default."""

_DEFAULTS = {ruling.name: ruling.values[0] for ruling in RULINGS}
_FLAGS = {"yes": True, "no": False}


def value_of(chosen: Mapping[str, str], name: str) -> str | bool:
    """What a table plays: its own choice, or the default; yes and no become truth values."""
    value = chosen.get(name, _DEFAULTS[name])
    return _FLAGS.get(value, value)


def rulings_for(mode: str) -> tuple[Ruling, ...]:
    """The rulings that matter for a way to play."""
    return tuple(ruling for ruling in RULINGS if not ruling.modes or mode in ruling.modes)
