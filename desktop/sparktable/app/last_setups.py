"""How games were set up the last time: remembered for the next."""
from __future__ import annotations

from sparktable.app.seat_names import typed
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup, remembered


class LastSetups:
    """Written into the player's settings."""

    def __init__(self, file: SettingsFile) -> None:
        self._file = file

    def of(self, game: str) -> Setup | None:
        """How a game was set up last; what cannot be played is forgotten."""
        memory = self._file.settings.memory
        setup = remembered(game, memory.last_games.get(game, {}), typed(memory.player_name))
        if setup is None and game in memory.last_games:
            memory.last_games = {name: plain for name, plain in memory.last_games.items() if name != game}
            self._file.save()
        return setup

    def keep(self, setup: Setup) -> None:
        memory = self._file.settings.memory
        memory.last_games = {**memory.last_games, setup.game: setup.plain()}
        memory.last_game = setup.game
        memory.player_name = next((player.name for player in setup.players if player.is_human), "")
        self._file.save()
