"""The kinds of options that every game has. Each game has its own besides, in a file of this name."""
from __future__ import annotations

from typing import Final

from .typed import OptionKind

CARD: Final[OptionKind] = OptionKind("card")
SPACE: Final[OptionKind] = OptionKind("space")
SEAT: Final[OptionKind] = OptionKind("seat")
NUMBER: Final[OptionKind] = OptionKind("number")
"""One of what is asked for."""
YES: Final[OptionKind] = OptionKind("yes")
NO: Final[OptionKind] = OptionKind("no")
PASS: Final[OptionKind] = OptionKind("pass")
DONE: Final[OptionKind] = OptionKind("done")
DO: Final[OptionKind] = OptionKind("do")
"""A part of a text, named by its label."""
REPLACE: Final[OptionKind] = OptionKind("replace")
TRIGGER: Final[OptionKind] = OptionKind("trigger")

# What several games have, and the window knows: it has a key that ends a turn, and looks what was not played before.
PLAY: Final[OptionKind] = OptionKind("play")
END: Final[OptionKind] = OptionKind("end")
END_TURN: Final[OptionKind] = OptionKind("end turn")
KEEP: Final[OptionKind] = OptionKind("keep")
CALL_OFF: Final[OptionKind] = OptionKind("call off")
