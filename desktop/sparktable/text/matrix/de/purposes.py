"""German words for what Power is used for."""
from __future__ import annotations

from sparktable.games.matrix.headings import ANYTIME
from sparktable.games.matrix.state import ASSISTING, BATTLE, BUY, COMMAND, CONFRONT

from .grammar import listed

_BATTLES = BATTLE | CONFRONT
WINDOWS = ((CONFRONT, "Konfrontation"), (COMMAND, "Kommando"), (ASSISTING, "Beistand"))


def in_use(use: int) -> str:
    """When Power of that use counts: "in Kämpfen"."""
    words = []
    if use & BUY:
        words.append("beim Kaufen")
    if use & _BATTLES == _BATTLES:
        words.append("in Kämpfen")
    elif use & CONFRONT:
        words.append("in Konfrontationen")
    elif use & BATTLE:
        words.append("im Kampf gegen Roboter")
    if use & ASSISTING:
        words.append("als Beistand")
    if use & COMMAND:
        words.append("beim Übernehmen eines Kommandos")
    return listed(words, "und")


def window(mask: int) -> str:
    """The heading of an ability that has its moment: "Konfrontation oder Kommando"."""
    return "" if mask == ANYTIME else listed([word for bit, word in WINDOWS if mask & bit], "oder")
