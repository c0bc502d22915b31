"""The kinds of this game's answers. Those of all games can be had here too."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.kinds import CARD as CARD
from sparktable.kernel.kinds import DO as DO
from sparktable.kernel.kinds import KEEP as KEEP
from sparktable.kernel.kinds import NUMBER as NUMBER
from sparktable.kernel.kinds import PLAY as PLAY
from sparktable.kernel.kinds import REPLACE as REPLACE
from sparktable.kernel.kinds import TRIGGER as TRIGGER
from sparktable.kernel.typed import OptionKind

ATTACK: Final[OptionKind] = OptionKind("attack")
SWAP: Final[OptionKind] = OptionKind("swap")
SCRAP: Final[OptionKind] = OptionKind("scrap")
PUT_ON: Final[OptionKind] = OptionKind("put on")
GIVE_UP: Final[OptionKind] = OptionKind("give up")
TAP: Final[OptionKind] = OptionKind("tap")
FLIP: Final[OptionKind] = OptionKind("flip")
NAME: Final[OptionKind] = OptionKind("name")
MODE: Final[OptionKind] = OptionKind("mode")
