"""Table rulings: where the rulebook is silent there is one default, and a switch for the other way.

`game.ruling(name)` answers the rules. The letters are those of the list of open points that the house keeps.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..verbs.aim import EVERYBODY, OPPONENTS, YOU
from ..verbs.cards import ANY_PILE, OWN_PILE


class Ruling(NamedTuple):
    """One switch."""

    name: str
    values: tuple[str, ...]
    """The default first."""
    point: str
    section: str
    """Where the rulebook speaks of it."""
    modes: tuple[str, ...] = ()
    """The ways to play that it matters for; none means all."""


RULINGS: tuple[Ruling, ...] = (
    Ruling("destroy_when", ("above", "equal"), "A01", "When Transformers Are Destroyed"),
    Ruling("exhaust_at", ("last_card_taken", "empty_draw"), "A02", "Drawing a Card"),
    Ruling("pawns_block_line", ("no", "yes"), "A09", "Moving into Attack Position"),
    Ruling("corner_blocks", ("no", "yes"), "A10", "Moving into Attack Position"),
    Ruling("delusions_discard", (EVERYBODY, YOU, OPPONENTS), "A20", "Special Notes on Cards"),
    Ruling("mecha_source", (ANY_PILE, OWN_PILE), "A22", "Special Notes on Cards"),
    Ruling("teams_may_mix", ("no", "yes"), "A30", "Team Game", ("team",)),
    Ruling("master_2p_loss", ("both", "one"), "A33", "Master Play", ("master",)),
    Ruling("master_draft", ("same_order", "reversed"), "A37", "Master Play", ("master",)),
    Ruling("first_turn_actions", ("1", "2"), "A40", "What to do on a Turn"),
)

_DEFAULTS = {ruling.name: ruling.values[0] for ruling in RULINGS}
_FLAGS = {"yes": True, "no": False}


def value_of(chosen: Mapping[str, str], name: str) -> str | bool:
    """What a table plays: its own choice, or the default; yes and no become truth values."""
    value = chosen.get(name, _DEFAULTS[name])
    return _FLAGS.get(value, value)


def rulings_for(mode: str) -> tuple[Ruling, ...]:
    """The rulings that matter for a way to play."""
    return tuple(ruling for ruling in RULINGS if not ruling.modes or mode in ruling.modes)
