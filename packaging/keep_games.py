"""Keeps games as the sources play them: those that a packed program replays, and a save that it opens.

    python packaging/keep_games.py FILE SAVE
"""

import sys
from pathlib import Path

from sparktable.games import load_all
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.record.kept_games import write
from sparktable.record.model import Player
from sparktable.record.save_file import save_bytes

ANSWERS = 40


def save() -> bytes:
    """A game in its middle."""
    load_all()
    match = Match(open_game("arena", {"mode": "duel", "players": 2}), seed=1)
    while match.decision is not None and len(match.answers) < ANSWERS:
        match.take(match.decision.options[-1])
    return save_bytes(match, salt="00", seats=[Player(level="random")] * 2, time="2000-01-01T00:00:00Z", picture=b"")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
    Path(sys.argv[2]).write_bytes(save())
