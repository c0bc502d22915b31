"""How much the long tests of the record try: a sample with the suite, and everything that was promised with

    SPARKTABLE_FULL=1 python3 packaging/dev.py test tests/record -o faulthandler_timeout=0

which takes a few hours: 500 games of every game and mode, 20,000 mutated files, 200 kills.
"""

import os

FULL = os.environ.get("SPARKTABLE_FULL", "") not in ("", "0")


def amount(sample: int, full: int) -> int:
    return full if FULL else sample
