"""The reasons that a game gives, as scenario files may name them."""
from __future__ import annotations

import json
from functools import cache

from sparktable.resources import translation


@cache
def known_reasons(game: str) -> frozenset[str]:
    """The keys of all of a game's reasons: each has a sentence for players. Empty for a game without words."""
    try:
        words = json.loads(translation(f"{game}/en.json").read_text("utf-8"))
    except FileNotFoundError:
        return frozenset()
    start = f"{game}.reason."
    return frozenset(key.removeprefix(start) for key in words if key.startswith(start))
