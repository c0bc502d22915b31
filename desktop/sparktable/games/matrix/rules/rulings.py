"""Table rulings: where a book is silent or contradicts itself there is one default, and a switch for the other way.

The list is shown to players; `game.ruling(name)` answers the rules. Pages: W is War on Cybertron, C the Core Set.
"""
from __future__ import annotations

from typing import NamedTuple


class Ruling(NamedTuple):
    """One switch."""

    name: str
    values: tuple[str, ...]
    """The default first."""
    page: str
    boxes: tuple[str, ...]


_W, _C, _BOTH = ("war-on-cybertron",), ("core",), ("war-on-cybertron", "core")

RULINGS: tuple[Ruling, ...] = (
    Ruling("confront_timing", ("steps_1_and_6", "step_4"), "W p.9, p.13", _W),
    Ruling("energy_leak_threshold", ("3", "2"), "W p.19", _W),
    Ruling("entrenched_both", ("no", "yes"), "W p.11", _W),
    Ruling("sites_in_deck", ("3", "5"), "W p.4, p.21", _W),
    Ruling("coop_relics", ("keep", "remove"), "W p.20-21", _W),
    Ruling("robot_assist_face", ("up", "down"), "W p.13, p.24", _W),
    Ruling("reinforcements_stack", ("16", "21"), "W p.2, p.5", _W),
    Ruling("energon_cap", ("per_player", "per_team"), "W p.9, p.17", _W),
    Ruling("top12_overflow", ("stack_1", "force_matrix"), "W p.4", _W),
    Ruling("character_block_offturn", ("yes", "no"), "W p.11, p.17", _BOTH),
    Ruling("own_boss_protected", ("no", "yes"), "W p.6", _W),
    Ruling("scrambler_as_assist", ("yes", "no"), "W p.14", _W),
    Ruling("coop_nonvp_rewards", ("keep", "drop"), "W p.20", _W),
    Ruling("coop_difficulty", ("book", "recruit", "veteran"), "W p.20, C p.21", _BOTH),
    Ruling("remove_fallen_strict", ("no", "yes"), "W p.10", _W),
    Ruling("rubble_forced_damage", ("no", "yes"), "W p.7, p.14", _W),
    Ruling("peek_gain_adversary", ("yes", "no"), "W p.8", _W),
    Ruling("rollout_cost", ("2", "3"), "C p.20", _C),
    Ruling("any_power_on_assist", ("on", "off"), "C p.12", _BOTH),
    Ruling("avoid_ambush_draws", ("always", "by_rule"), "C p.22", _C),
    Ruling("assist_legality", ("max_possible", "printed_only"), "W p.14, C p.12", _BOTH),
    Ruling("scheme_drawn_full_matrix", ("destroyed", "swap_in"), "C p.21", _C),
)

_DEFAULTS = {ruling.name: ruling.values[0] for ruling in RULINGS}
_FLAGS = {"yes": True, "no": False}


def value_of(chosen: dict[str, str], name: str) -> str | bool:
    """What a table plays: its own choice, or the default; yes and no become truth values."""
    value = chosen.get(name, _DEFAULTS[name])
    return _FLAGS.get(value, value)


def rulings_for(box: str) -> tuple[Ruling, ...]:
    """The rulings that matter for a box."""
    return tuple(ruling for ruling in RULINGS if box in ruling.boxes)
