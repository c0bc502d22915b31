"""``sparktable`` and ``python -m sparktable``: the one way in, for the desktop and for the command line."""

import io
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        # The opponents' processes start here again, and must not get any further.
        multiprocessing.freeze_support()
    for stream in (sys.stdout, sys.stderr):
        # Windows pipes would otherwise stumble over the first name with an accent.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    from sparktable.tools import cli

    return cli.main(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
