"""Games of a series, saved just before somebody gives the last answer: so that a test need not play them."""
from __future__ import annotations

from pathlib import Path

from sparktable.app.setups import Setup
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.model import Player
from sparktable.record.save_file import save_bytes


def near_its_end(game: Setup, winner: int | None = None) -> Match:
    """Played by chance, but for the last answer, which the first seat gives; who wins may be wished for."""
    for luck in range(200):
        played, dice = Match(open_game(game.game, game.options), game.seed or 0), Dice(luck)
        while (asked := played.decision) is not None:
            played.take(asked.options[dice.below(len(asked.options))])
        outcome = played.state.outcome
        assert outcome is not None
        if played.answers[-1].seat == 0 and (winner is None or outcome.winners == (winner,)):
            played.undo(beyond_barrier=True)
            return played
    raise AssertionError("nobody plays like that")


def saved(path: Path, game: Setup, match: Match) -> Path:
    """As a file in the list of saves."""
    seats = [Player(name=player.name, level=player.level) for player in game.players]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(save_bytes(match, salt="ab", seats=seats, time="2026-11-26T18:00:00+00:00"))
    return path
