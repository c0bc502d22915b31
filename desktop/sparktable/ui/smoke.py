"""The smoke test of a packed program: open the window unseen, draw it, and have an opponent answer once.

It keeps its files in a folder of its own, which is gone afterwards: the player's are not touched.
"""
from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from sparktable.app.catalog import chosen, titles
from sparktable.app.levels import LEVELS
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.app.user_data import UserData

if TYPE_CHECKING:
    from sparktable.ui.shell import Shell

LIMIT = 30_000
"""Milliseconds after which an answer will not come any more."""


def run_smoke(app: QApplication, open_shell: Callable[[UserData], Shell]) -> int:
    """0 when the window draws and an opponent of the first installed game has answered."""
    with tempfile.TemporaryDirectory(prefix="sparktable-smoke-") as folder:
        root = Path(folder)
        shell = open_shell(UserData(root / "settings.json", root))
        shell.show()
        code = 0 if draws(shell) else 1
        if code == 0 and titles():
            code = _one_answer(app, shell)
        shell.close()
    return code


def _one_answer(app: QApplication, shell) -> int:
    """Start a game between opponents and wait for the first answer."""
    game = titles()[0]
    options = chosen(game.form({}))
    level = LEVELS[0]
    seats = game.open(options).seats
    QTimer.singleShot(LIMIT, app, lambda: app.exit(1))
    shell.thinker.answered.connect(lambda *_: app.exit(0))
    QTimer.singleShot(0, shell, lambda: shell.start_game(
        Setup(game.name, options, tuple(Player("", level) for _ in range(seats)), seed=1)))
    code = app.exec()
    return code if draws(shell) else 1


def draws(window: QWidget) -> bool:
    """Draw one frame; whether there is anything on it but its background."""
    frame = window.grab().toImage()
    first = frame.pixel(0, 0)
    return any(frame.pixel(x, y) != first for y in range(frame.height()) for x in range(frame.width()))

