"""The kinds of this game's answers. Those of all games can be had here too."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.kinds import CALL_OFF as CALL_OFF
from sparktable.kernel.kinds import CARD as CARD
from sparktable.kernel.kinds import DO as DO
from sparktable.kernel.kinds import DONE as DONE
from sparktable.kernel.kinds import END_TURN as END_TURN
from sparktable.kernel.kinds import KEEP as KEEP
from sparktable.kernel.kinds import NO as NO
from sparktable.kernel.kinds import NUMBER as NUMBER
from sparktable.kernel.kinds import PASS as PASS
from sparktable.kernel.kinds import PLAY as PLAY
from sparktable.kernel.kinds import SEAT as SEAT
from sparktable.kernel.kinds import SPACE as SPACE
from sparktable.kernel.kinds import TRIGGER as TRIGGER
from sparktable.kernel.kinds import YES as YES
from sparktable.kernel.typed import OptionKind

MOVE: Final[OptionKind] = OptionKind("move")
SEARCH: Final[OptionKind] = OptionKind("search")
BUY: Final[OptionKind] = OptionKind("buy")
BATTLE: Final[OptionKind] = OptionKind("battle")
COMMAND: Final[OptionKind] = OptionKind("command")
ACTIVATE: Final[OptionKind] = OptionKind("activate")
USE: Final[OptionKind] = OptionKind("use")
CONVERT: Final[OptionKind] = OptionKind("convert")
CONTRIBUTE: Final[OptionKind] = OptionKind("contribute")
ASSIST: Final[OptionKind] = OptionKind("assist")
BLOCK: Final[OptionKind] = OptionKind("block")
BLOCK_BY_ABILITY: Final[OptionKind] = OptionKind("block by ability")
GO_ON: Final[OptionKind] = OptionKind("go on")
PAY: Final[OptionKind] = OptionKind("pay")
VAULT: Final[OptionKind] = OptionKind("vault")
DISCARD: Final[OptionKind] = OptionKind("discard")

# What people wish for that is no kind of its own: they are told why not, or what it is called here.
CONFRONT: Final[OptionKind] = OptionKind("confront")
CLEAR: Final[OptionKind] = OptionKind("clear")
TELEPORT: Final[OptionKind] = OptionKind("teleport")
GAIN: Final[OptionKind] = OptionKind("gain")
DRAW: Final[OptionKind] = OptionKind("draw")
DESTROY: Final[OptionKind] = OptionKind("destroy")
REPAIR: Final[OptionKind] = OptionKind("repair")
FLIP: Final[OptionKind] = OptionKind("flip")
PEEK: Final[OptionKind] = OptionKind("peek")
