"""The kinds of this game's answers. Those of all games can be had here too."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.kinds import CARD as CARD
from sparktable.kernel.kinds import PLAY as PLAY
from sparktable.kernel.kinds import SEAT as SEAT
from sparktable.kernel.typed import OptionKind

MOVE: Final[OptionKind] = OptionKind("move")
STAY: Final[OptionKind] = OptionKind("stay")
DRAW: Final[OptionKind] = OptionKind("draw")
ATTACK: Final[OptionKind] = OptionKind("attack")
DEFEND: Final[OptionKind] = OptionKind("defend")
CHARACTER: Final[OptionKind] = OptionKind("character")
