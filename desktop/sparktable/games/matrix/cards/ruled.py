"""Titles that a table ruling prints differently (see rules/rulings.py)."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..card import MatrixCard
from . import BOXES


def _reprinted(name: str, **fields: Any) -> tuple[MatrixCard, MatrixCard]:
    """A title and what becomes of it: its texts stay the same."""
    title = next(title for titles in BOXES.values() for title in titles if title.name == name)
    return title, replace(title, **fields)


RULED: dict[tuple[str, str], dict[MatrixCard, MatrixCard]] = {
    ("rollout_cost", "3"): dict([_reprinted("Roll Out!", cost=3)]),
    ("damage_split", "12+8"): dict([_reprinted("Blast Wound", copies=12), _reprinted("Energy Leak", copies=8)]),
    ("king_of_the_hill_icon", "power"): dict([_reprinted("King of the Hill", power=3, move=0)]),
    ("mine_icon", "power3"): dict([_reprinted("Anti-Personnel Mine", power=3)]),
}
"""A ruling and its value -> the titles that it concerns, and how they read then."""


def as_ruled(titles: tuple[MatrixCard, ...], rulings: Mapping[str, str]) -> tuple[MatrixCard, ...]:
    """The titles as a table's rulings print them."""
    changed = {title: other for choice in rulings.items() for title, other in RULED.get(choice, {}).items()}
    return tuple(changed.get(title, title) for title in titles) if changed else titles
