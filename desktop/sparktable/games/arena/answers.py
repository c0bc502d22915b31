"""The answers of this game. A Transformer is named by its card."""
from __future__ import annotations

from sparktable.kernel.decisions import Option, Options

from . import kinds

MOVE = Options(kinds.MOVE, "card", "space")
STAY = Option(kinds.STAY)
DRAW = Options(kinds.DRAW, "card")
"""Names the Transformer whose deck is drawn from."""
ATTACK = Options(kinds.ATTACK, "card", "card")
"""The card that attacks, then the Transformer that is attacked."""
PLAY = Options(kinds.PLAY, "card")
DEFEND = Options(kinds.DEFEND, "card")
CHARACTER = Options(kinds.CHARACTER, "card")
"""The chart of a character that lies in the box."""
