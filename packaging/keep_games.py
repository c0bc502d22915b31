"""Keeps the games that a packed program replays: `python packaging/keep_games.py FILE`, from the sources as they are."""

import sys
from pathlib import Path

from sparktable.record.kept_games import write

if __name__ == "__main__":
    write(Path(sys.argv[1]))
