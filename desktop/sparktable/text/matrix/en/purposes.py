"""English words for what Power is used for."""
from __future__ import annotations

from sparktable.games.matrix.headings import ANYTIME
from sparktable.games.matrix.state import ASSISTING, BATTLE, BUY, COMMAND, CONFRONT

from .grammar import listed

_BATTLES = BATTLE | CONFRONT
WINDOWS = ((CONFRONT, "Confront"), (COMMAND, "Command"), (ASSISTING, "Assist"))


def in_use(use: int, *, several: bool = False) -> str:
    """When Power of that use counts: "in battles"."""
    words = []
    if use & BUY:
        words.append("when buying")
    if use & _BATTLES == _BATTLES:
        words.append("in battles")
    elif use & CONFRONT:
        words.append("in Confrontations")
    elif use & BATTLE:
        words.append("when battling Robots")
    if use & ASSISTING:
        words.append("as Assists" if several else "as an Assist")
    if use & COMMAND:
        words.append("when taking command")
    return listed(words, "and")


def window(mask: int) -> str:
    """The heading of an ability that has its moment: "Confront or Command"."""
    return "" if mask == ANYTIME else listed([word for bit, word in WINDOWS if mask & bit], "or")
