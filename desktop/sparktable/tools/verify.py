"""``sparktable verify FILE…``: reckon whole games again, and confirm that nobody meddled with the deal.

From the seed in the file and the answers alone every shuffle, every throw and every position follows anew. What the
file claims must agree with it: the commitment shown at the start, each outcome of luck, each fingerprint.
"""

import argparse
import sys
from pathlib import Path

from sparktable.record.files import BadFile
from sparktable.record.verification import verify
from sparktable.tools.game_arguments import load_games

EXIT_DISAGREES = 1
EXIT_BAD_FILE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a save (.spark)")


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when everything agrees, 1 when something does not, 2 when a file cannot be read."""
    load_games()
    code = 0
    for path in args.files:
        try:
            verdict = verify(path)
        except BadFile as trouble:
            print(f"sparktable verify: {trouble}", file=sys.stderr)
            code = EXIT_BAD_FILE
            continue
        for finding in verdict.findings:
            print(f"{'ok      ' if finding.holds else 'DIFFERS '} {path.name}: {finding.what}")
        if not verdict.holds:
            code = max(code, EXIT_DISAGREES)
    return code
