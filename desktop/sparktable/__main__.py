"""``sparktable`` and ``python -m sparktable``: the one way in, for the desktop and for the command line."""

import multiprocessing
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code."""
    # In a frozen program the opponents' processes start here again, and must not get any further.
    multiprocessing.freeze_support()
    from sparktable.tools import cli

    return cli.main(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
