"""``sparktable scenario FILE…``: run scenario files, one line each, and count."""

import argparse
import sys
from pathlib import Path

from sparktable.record.files import BadFile
from sparktable.record.scenarios.file import read_scenario
from sparktable.record.scenarios.run import ScenarioRun
from sparktable.tools.game_arguments import load_games

EXIT_FAILED = 1
EXIT_BAD_FILE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a scenario (JSON)")
    parser.add_argument("--quiet", action="store_true", help="print only what fails, and the count")


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when everything holds, 1 when something does not, 2 when a file could not be understood."""
    load_games()
    passed = failed = bad = 0
    for path in args.files:
        try:
            file = read_scenario(path)
            failures = ScenarioRun(file).run()
        except BadFile as trouble:
            bad += 1
            print(f"BAD     {trouble}", file=sys.stderr)
            continue
        if failures:
            failed += 1
            print(f"FAILED  {path.name}: {file.scenario.title}: {'; '.join(map(str, failures))}")
        else:
            passed += 1
            if not args.quiet:
                print(f"ok      {path.name}: {file.scenario.title}")
    unread = f", {bad} could not be read" if bad else ""
    print(f"{passed} passed, {failed} failed{unread}")
    return EXIT_BAD_FILE if bad else EXIT_FAILED if failed else 0
