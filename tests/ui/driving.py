"""Games to be played in the window: starting them, and waiting for one's turn, whatever the game."""
from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.table import ANN, BEN, CLEO
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell

AGAINST_BOTS = Setup("toy-deckbuilder", {}, (ANN, Player("", "random"), Player("", "random")), seed=11)
WITH_FRIENDS = Setup("toy-deckbuilder", {}, (ANN, BEN, CLEO), seed=11)


def start(shell: Shell, setup: Setup) -> GameWindow:
    shell.start_game(setup)
    assert isinstance(shell.page, GameWindow)
    return shell.page


def asked(qtbot: QtBot, shell: Shell) -> bool:
    """Wait until the person is asked; False when the game is over."""
    qtbot.waitUntil(lambda: not isinstance(shell.page, GameWindow) or bool(shell.page.session.options),
                    timeout=60_000)
    return isinstance(shell.page, GameWindow)
