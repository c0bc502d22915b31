"""The answers of this game. A Transformer is named by its card."""
from __future__ import annotations

from sparktable.kernel.decisions import Option, Options

MOVE = Options("move", "card", "space")
STAY = Option("stay")
DRAW = Options("draw", "card")
"""Names the Transformer whose deck is drawn from."""
ATTACK = Options("attack", "card", "card")
"""The card that attacks, then the Transformer that is attacked."""
PLAY = Options("play", "card")
DEFEND = Options("defend", "card")
CHARACTER = Options("character", "card")
"""The chart of a character that lies in the box."""
