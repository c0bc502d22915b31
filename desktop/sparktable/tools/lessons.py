"""``sparktable lessons``: list the lessons; ``--check``: play each of them through, and count."""

import argparse
import sys

from sparktable.app.lessons import check, lessons, said
from sparktable.record.files import BadFile

EXIT_FAILED = 1
EXIT_BAD_FILE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="play each through, with every answer that counts")


def run(args: argparse.Namespace) -> int:
    """Exit code 0 when every lesson can be played, 1 when one cannot, 2 when a file could not be understood."""
    try:
        found = lessons()
    except BadFile as trouble:
        print(f"BAD     {trouble}", file=sys.stderr)
        return EXIT_BAD_FILE
    if not args.check:
        for lesson in found:
            told = lesson.teaching
            print(f"{lesson.name}: {said(told.title)} ({told.minutes} min, {lesson.steps} steps)")
        return 0
    failed = 0
    for lesson in found:
        failures = check(lesson)
        failed += bool(failures)
        print(f"FAILED  {lesson.name}: {'; '.join(failures)}" if failures else f"ok      {lesson.name}")
    print(f"{len(found) - failed} passed, {failed} failed")
    return EXIT_FAILED if failed else 0
