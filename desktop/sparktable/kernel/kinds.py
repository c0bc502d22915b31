"""The kinds of options that every game has. Each game has its own besides, in a file of this name."""
from __future__ import annotations

from typing import Final

from .typed import OptionKind

CARD: Final = OptionKind("card")
SPACE: Final = OptionKind("space")
SEAT: Final = OptionKind("seat")
NUMBER: Final = OptionKind("number")
"""One of what is asked for."""
YES: Final = OptionKind("yes")
NO: Final = OptionKind("no")
PASS: Final = OptionKind("pass")
DONE: Final = OptionKind("done")
DO: Final = OptionKind("do")
"""A part of a text, named by its label."""
REPLACE: Final = OptionKind("replace")
TRIGGER: Final = OptionKind("trigger")

# What several games have, and the window knows: it has a key that ends a turn, and looks what was not played before.
PLAY: Final = OptionKind("play")
END: Final = OptionKind("end")
END_TURN: Final = OptionKind("end turn")
KEEP: Final = OptionKind("keep")
CALL_OFF: Final = OptionKind("call off")
