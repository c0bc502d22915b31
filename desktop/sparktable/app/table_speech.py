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
    """`state` is the position now; `watching`: whoever looks plays no seat. While a game lasts a player goes by who
    is left, since the others can do nothing any more; when it is over by all, as lists of games do."""
    found = title(game.name)
    told = found.telling

    def called() -> tuple[str, ...]:
        now = state()
        return told.cast_now(now) if now.outcome is None else told.characters(now)

    names = SeatNames(players, called)
    return Speech(found, game, names, watching=watching)
