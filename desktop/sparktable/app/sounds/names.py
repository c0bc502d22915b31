"""The sounds and loops that there are, as `packaging/make_sounds.py` made them."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

Sound = Literal["card", "flip", "slide", "shuffle", "step", "roll", "search", "buy", "convert", "charge", "achieve",
                "ambush", "battle", "fire", "block", "hit", "destroyed", "battle_won", "battle_lost", "your_turn",
                "victory", "defeat"]
Loop = Literal["home", "table"]


class Loudness(NamedTuple):
    """How loud a player wants it, in hundredths; the settings file says the same."""

    mute: bool = False
    volume: int = 70
    effects: int = 100
    music: int = 50


RATE: Final = 32_000
"""Numbers a second, in all of them."""
LOOP_LENGTHS: Mapping[Loop, int] = {"home": 48 * RATE, "table": 64 * RATE}
LEAD: Final = 4_000
"""So many numbers of a loop stand in its file before its first."""
