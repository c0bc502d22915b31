"""Toy games played at random and saved, and files changed on purpose."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.model import Player
from sparktable.record.save_file import save_bytes, sealed

NOON = "2024-05-04T12:00:00Z"
SALT = "5a17"
SAMPLES = Path(__file__).parent / "samples"


def played(game: Game, seed: int = 1, answers: int = 10_000) -> Match:
    """A match with that many random answers, or to its end."""
    match = Match(game, seed)
    play_on(match, answers, Dice(seed))
    return match


def play_on(match: Match, answers: int, dice: Dice) -> None:
    for _ in range(answers):
        asked = match.decision
        if asked is None:
            return
        match.take(asked.options[dice.below(len(asked.options))])


def seats_of(game: Game) -> list[Player]:
    return [Player(name="Ann"), *[Player(level="random")] * (game.seats - 1)]


def saved(match: Match, path: Path, **more: Any) -> Path:
    """The match in a file."""
    path.write_bytes(save_bytes(match, **{"salt": SALT, "seats": seats_of(match.game), "time": NOON} | more))
    return path


def rewritten(path: Path, change: Callable[[dict[str, Any]], Any]) -> Path:
    """A save changed by somebody who knows how to seal it again."""
    data = json.loads(path.read_bytes())
    change(data)
    path.write_bytes(sealed(data))
    return path
