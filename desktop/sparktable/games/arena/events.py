"""What is told of a game to those who watch."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.typed import EventKind

GOES_FIRST: Final[EventKind] = EventKind("goes first")
TURN_BEGINS: Final[EventKind] = EventKind("turn begins")
TAKES: Final[EventKind] = EventKind("takes")
TAKES_BACK: Final[EventKind] = EventKind("takes back")
ROLLS: Final[EventKind] = EventKind("rolls")
ROLLS_ALL: Final[EventKind] = EventKind("rolls all")
MOVES: Final[EventKind] = EventKind("moves")
DRAWS: Final[EventKind] = EventKind("draws")
LOOKS: Final[EventKind] = EventKind("looks")
DISCARDS_CARD: Final[EventKind] = EventKind("discards")
GONE_THROUGH: Final[EventKind] = EventKind("gone through")
PLAYS: Final[EventKind] = EventKind("plays")
USES_SPECIAL: Final[EventKind] = EventKind("uses special")
ATTACKS: Final[EventKind] = EventKind("attacks")
REVEALS: Final[EventKind] = EventKind("reveals")
DEFENDS: Final[EventKind] = EventKind("defends")
DECLINES: Final[EventKind] = EventKind("declines")
BLOCKS: Final[EventKind] = EventKind("blocks")
DAMAGED: Final[EventKind] = EventKind("damage")
REPAIRS: Final[EventKind] = EventKind("repairs")
DESTROYED: Final[EventKind] = EventKind("destroyed")
