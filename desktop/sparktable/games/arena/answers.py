"""The answers of this game. A Transformer is named by its card."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import Option, Options

from . import kinds

MOVE: Final = Options(kinds.MOVE, "card", "space")
STAY: Final = Option(kinds.STAY)
DRAW: Final = Options(kinds.DRAW, "card")
"""Names the Transformer whose deck is drawn from."""
ATTACK: Final = Options(kinds.ATTACK, "card", "card")
"""The card that attacks, then the Transformer that is attacked."""
PLAY: Final = Options(kinds.PLAY, "card")
DEFEND: Final = Options(kinds.DEFEND, "card")
CHARACTER: Final = Options(kinds.CHARACTER, "card")
"""The chart of a character that lies in the box."""
