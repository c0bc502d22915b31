"""Which players a text means, as words seen from its own player."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ..compiler import mypyc_attr
from ..decisions import SEAT, Options
from ..nodes import Frame
from ..state import State
from .selections import Selection

YOU: Final = "you"
THEM: Final = "them"
ACTIVE: Final = "active"
NEXT_PLAYER: Final = "next player"
"""The text's own player; the player being affected; whose turn it is; the next in turn order."""
EVERYBODY: Final = "everybody"
OTHERS: Final = "others"
OPPONENTS: Final = "opponents"
TEAM: Final = "team"
TEAMMATES: Final = "teammates"
"""All; all but the text's own; those who do not win together with it; those who do; and those without it."""
CHANCE: Final = "chance"
"""Who chooses: nobody but luck."""


def seats_of(s: State, frame: Frame, who: str) -> list[int]:
    """The seats that a word stands for, in turn order from the active player. Words that are not the kernel's are the
    game's (`Game.meant`)."""
    you = frame.seat
    if who == YOU:
        return [you]
    if who == THEM:
        return [s.scope.them]
    if who == ACTIVE:
        return [s.active]
    count = s.game.seats
    if who == NEXT_PLAYER:
        return [(you + 1) % count]
    around = [(s.active + step) % count for step in range(count)]
    if who == EVERYBODY:
        return around
    if who == OTHERS:
        return [seat for seat in around if seat != you]
    if who == OPPONENTS:
        return [seat for seat in around if seat not in s.game.team(you)]
    if who in (TEAM, TEAMMATES):
        return [seat for seat in around if seat in s.game.team(you) and (who == TEAM or seat != you)]
    return [seat for seat in around if seat in s.game.meant(who, you)]


def seat_of(s: State, frame: Frame, who: str) -> int:
    """The one seat that a word stands for."""
    if who == YOU:
        return frame.seat
    return int(s.scope.them) if who == THEM else seats_of(s, frame, who)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Players(Selection):
    """Players, by a word."""

    who: str

    def finds(self) -> Options:
        return SEAT

    def found(self, s: Any, frame: Frame) -> list[int]:
        return seats_of(s, frame, self.who)
