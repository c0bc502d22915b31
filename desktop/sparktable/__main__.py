"""``sparktable`` and ``python -m sparktable``: the one way in, for the desktop and for the command line."""

import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from sparktable import OPPONENTS, WORKERS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    if arguments == [OPPONENTS]:
        from sparktable.app.thinking import process

        process.main()
    if arguments == [WORKERS]:
        from sparktable.tools import workers

        return workers.serve()
    # A program without a console has neither of these, and whatever prints would fall over that.
    sys.stdout = sys.stdout or nowhere()
    sys.stderr = sys.stderr or nowhere()
    for stream in (sys.stdout, sys.stderr):
        # Windows pipes would otherwise stumble over the first name with an accent.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    from sparktable.tools import cli

    return cli.main(arguments)


def nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
