"""Games that are kept on disk, and how far they are played."""
from __future__ import annotations

from app.table import ANN, BEN, CLEO, Waiting
from sparktable.app.archive import Archive
from sparktable.app.players import Player
from sparktable.app.session import Session
from sparktable.app.setups import Setup

SETUP = Setup("toy-deckbuilder", {"players": 3}, (ANN, Player("Bot", "rookie"), Player("Bob", "scout")), seed=7)
FRIENDS = Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7)


def play_to_the_end(game: Session) -> None:
    game.start()
    while game.outcome is None:
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[-1])


def learn_something(game: Session) -> None:
    """Play on until somebody has learnt something hidden."""
    before = game.match.state.learnt
    while game.match.state.learnt == before:
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[-1])


def begin_another(archive: Archive) -> None:
    """With its first answer it takes the place of the game before."""
    other = archive.start(SETUP, Waiting())
    other.start()
    other.answer(other.options[0])
