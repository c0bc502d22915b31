"""The smoke test of a packed program: open the window unseen, have opponents play a turn, save and load it, and
replay the games that were kept when it was packed.

It keeps its files in a folder of its own, which is gone afterwards: the player's are not touched.
"""
from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from sparktable.app.catalog import chosen, titles
from sparktable.app.levels import LEVELS
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.app.user_data import UserData
from sparktable.kernel.state import digest
from sparktable.record.kept_games import replayed

if TYPE_CHECKING:
    from sparktable.kernel.match import Match
    from sparktable.ui.shell import Shell

LIMIT = 60_000
"""Milliseconds after which a turn will not end any more."""


def run_smoke(app: QApplication, open_shell: Callable[[UserData], Shell]) -> int:
    """0 when everything works as it should; what does not is told on the error stream."""
    with tempfile.TemporaryDirectory(prefix="sparktable-smoke-") as folder:
        root = Path(folder)
        data = UserData(root / "settings.json", root)
        data.file.settings.display.motion = "less"
        data.file.settings.play.own_speed = data.file.settings.play.opponent_speed = "instant"
        shell = open_shell(data)
        shell.show()
        trouble = next(_troubles(app, shell), "")
        shell.close()
    if trouble:
        print(f"sparktable --smoke: {trouble}", file=sys.stderr)
    return 1 if trouble else 0


def _troubles(app: QApplication, shell: Shell) -> Iterator[str]:
    if not draws(shell):
        yield "the window stays empty"
    if not _turn_is_played(app, shell):
        yield "no opponent has played a turn"
    if not draws(shell):
        yield "the table stays empty"
    if not _comes_back(shell):
        yield "a game is not what it was when it was saved"
    for name, difference in replayed():
        if difference:
            yield f"{name} {difference}"
        print(f"{name}: as it was kept")


def _turn_is_played(app: QApplication, shell: Shell) -> bool:
    """A game between opponents, until it is another one's turn."""
    game = titles()[0]
    options = chosen(game.form({}))
    players = (Player("", LEVELS[0]),) * game.open(options).seats

    def begin() -> None:
        shell.start_game(Setup(game.name, options, players, seed=1))
        assert shell.session is not None
        first = shell.session.match.state.turn

        def answered(match: Match) -> None:
            if match.state.turn != first:
                app.exit(0)

        shell.session.on_answer.append(answered)

    QTimer.singleShot(LIMIT, app, lambda: app.exit(1))
    QTimer.singleShot(0, shell, begin)
    return app.exec() == 0


def _comes_back(shell: Shell) -> bool:
    """The game that is played, saved and opened again."""
    assert shell.session is not None
    saved = digest(shell.session.match.state)
    shell.load(shell.archive.save("smoke"))
    return digest(shell.session.match.state) == saved


def draws(window: QWidget) -> bool:
    """Draw one frame; whether there is anything on it but its background."""
    frame = window.grab().toImage()
    first = frame.pixel(0, 0)
    return any(frame.pixel(x, y) != first for y in range(frame.height()) for x in range(frame.width()))
