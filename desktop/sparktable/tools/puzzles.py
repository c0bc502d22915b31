"""``sparktable puzzles``: list the puzzles; ``--check``: prove each of them; ``--find``: look for more."""
from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

from sparktable.app.lessons import said
from sparktable.app.puzzle_proofs import check
from sparktable.app.puzzles import of_the_day, puzzles, read_puzzle
from sparktable.record.files import BadFile

from .arguments import natural, positive
from .puzzle_finder import find

EXIT_FAILED = 1
EXIT_BAD_FILE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, help="puzzle files instead of those that come along")
    parser.add_argument("--check", action="store_true", help="prove that only its solution's first answer is sure")
    parser.add_argument("--find", metavar="GAME", help="play that game, and look for positions which are puzzles")
    parser.add_argument("--seed", type=natural, default=1, help="of the first game (default: 1)")
    parser.add_argument("--games", type=positive, default=20, help="how many games (default: 20)")
    parser.add_argument("--most", type=positive, default=1000, help="answers that are tried for one task (1000)")
    parser.add_argument("--out", type=Path, default=Path(), help="the folder for what is found (default: here)")


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when every puzzle holds, 1 when one does not, 2 when a file could not be understood."""
    if args.find:
        return find(args.find, args.seed, args.games, args.most, args.out)
    try:
        found = tuple(map(read_puzzle, args.files)) or puzzles()
    except BadFile as trouble:
        print(f"BAD     {trouble}", file=sys.stderr)
        return EXIT_BAD_FILE
    if not args.check:
        today = of_the_day(found, date.today()) if found else None
        for puzzle in found:
            told = puzzle.riddle
            print(f"{puzzle.name}: {said(told.title)} (grade {told.grade}){', today' if puzzle is today else ''}")
        return 0
    failed = 0
    for puzzle in found:
        failures = [*check(puzzle)]
        failed += bool(failures)
        print(f"FAILED  {puzzle.name}: {'; '.join(failures)}" if failures else f"ok      {puzzle.name}", flush=True)
    print(f"{len(found) - failed} passed, {failed} failed")
    return EXIT_FAILED if failed else 0
