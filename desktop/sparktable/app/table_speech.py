"""The words of a table, with what everybody at it is called."""
from __future__ import annotations

from collections.abc import Callable

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.players import Player
from sparktable.app.seat_names import SeatNames
from sparktable.kernel.game import Game
from sparktable.kernel.state import State


def table_speech(game: Game, players: tuple[Player, ...], state: Callable[[], State], *, watching: bool) -> Speech:
    """`state` is the position now; `watching`: whoever looks plays no seat."""
    found = title(game.name)
    names = SeatNames(players, lambda: found.telling.called(state()))
    return Speech(found, game, names, watching=watching)
