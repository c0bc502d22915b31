"""What lies over what, by name. Pieces of one layer lie in the order in which the tableau lists them."""
from __future__ import annotations

from enum import IntEnum


class Z(IntEnum):
    FELT = 0
    PANEL = 10
    PLACE = 20
    """Outlines of empty places."""
    CARD = 30
    HAND = 40
    MOVER = 50
    RAISED = 60
    """A hand card that is looked at."""
    PATH = 70
    """The line from a source to its target."""
    CURTAIN = 80
    """What dims the table behind a panel that covers it."""
    OVER = 90
    """The battle panel and what lies on it."""
    VEIL = 98
    """What dims all that is not asked for, and what leads there."""
    FLYOUT = 100
    """An opened pile."""
    CHOOSER = 120
    ACTOR = 140
    """What moves on its own."""
    GHOST = 160
    """What is being dragged."""
    NOTE = 180
    HELD = 200
    """A card that is held up, over everything."""


# Within a piece: the shadow behind, then the picture itself, then these. A number on its edge lies on the ring.
VEIL, RING, MARK, TAB, FOCUS = 1.0, 2.0, 3.0, 4.0, 5.0
