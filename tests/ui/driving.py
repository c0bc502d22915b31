"""Games to be played in the window: starting them, and waiting for one's turn, whatever the game."""
from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.table import ANN, BEN, CLEO
from sparktable.app.catalog import title
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.kernel.decisions import Option
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell

AGAINST_BOTS = Setup("toy-deckbuilder", {}, (ANN, Player("", "random"), Player("", "random")), seed=11)
WITH_FRIENDS = Setup("toy-deckbuilder", {}, (ANN, BEN, CLEO), seed=11)


def start(shell: Shell, setup: Setup) -> GameWindow:
    shell.start_game(setup)
    assert isinstance(shell.page, GameWindow)
    return shell.page


def nearly_over(setup: Setup, left: int) -> tuple[Match, list[Option]]:
    """A game that was played by chance, without a window, until so many answers were left; and those."""
    match, dice = Match(title(setup.game).open(setup.options), setup.seed or 0, watched=True), Dice(2)
    while (decision := match.decision) is not None:
        match.take(decision.options[dice.below(len(decision.options))])
    length = len(match.answers) - left
    answers = [answer.option for answer in match.answers[length:]]
    match.rewind(length)
    return match, answers


def sit_down(shell: Shell, match: Match, setup: Setup) -> GameWindow:
    """Play on from where a game stands."""
    shell.play_on(match, setup.players)
    assert isinstance(shell.page, GameWindow)
    return shell.page


def asked(qtbot: QtBot, shell: Shell) -> bool:
    """Wait until the person is asked; False when the game is over."""
    qtbot.waitUntil(lambda: not isinstance(shell.page, GameWindow) or bool(shell.page.session.options),
                    timeout=60_000)
    return isinstance(shell.page, GameWindow)
