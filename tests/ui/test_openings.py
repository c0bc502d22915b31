"""A new game at the table: what happened before the first question is shown and logged."""
from __future__ import annotations

import re

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell


def test_who_goes_first_is_rolled_for_and_written_down(shell: Shell) -> None:
    catalog.offer(Title("arena", "sparktable.games.arena.game", "sparktable.games.arena.form"))
    try:
        shell.file.settings.play.own_speed = "1"
        shell.start_game(Setup("arena", {"mode": "duel"}, (Player("Ann"), Player("Ben")), seed=3))
        window = shell.page
        assert isinstance(window, GameWindow)
        assert window.table.queue.running, "the die is rolling"
        window.table.skip_animation()
        told = window.log.text().splitlines()
        ann = window.speech.seat(0)
        assert told.index("Set-up") < told.index(f"{ann} goes first.") < told.index(f"Turn 1: {ann}")
        throws = [re.findall(r"\d+", line) for line in told if "rolls" in line]
        assert list(map(len, throws)) == [2, 2, 2, 2, 1], "what both throw in one line, and in another after a tie"
        shell.show_home()
    finally:
        catalog.withdraw("arena")
