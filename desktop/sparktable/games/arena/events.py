"""What is told of a game to those who watch."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.typed import EventKind

GOES_FIRST: Final = EventKind("goes first")
TURN_BEGINS: Final = EventKind("turn begins")
TAKES: Final = EventKind("takes")
TAKES_BACK: Final = EventKind("takes back")
ROLLS: Final = EventKind("rolls")
ROLLS_ALL: Final = EventKind("rolls all")
MOVES: Final = EventKind("moves")
DRAWS: Final = EventKind("draws")
LOOKS: Final = EventKind("looks")
DISCARDS_CARD: Final = EventKind("discards")
GONE_THROUGH: Final = EventKind("gone through")
PLAYS: Final = EventKind("plays")
USES_SPECIAL: Final = EventKind("uses special")
ATTACKS: Final = EventKind("attacks")
REVEALS: Final = EventKind("reveals")
DEFENDS: Final = EventKind("defends")
DECLINES: Final = EventKind("declines")
BLOCKS: Final = EventKind("blocks")
DAMAGED: Final = EventKind("damage")
REPAIRS: Final = EventKind("repairs")
DESTROYED: Final = EventKind("destroyed")
