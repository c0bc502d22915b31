"""The kernel's page tells the truth: its examples run."""
from __future__ import annotations

import doctest
from pathlib import Path

from sparktable import kernel

FOLDER = Path(kernel.__file__).parent


def test_the_examples_run_as_they_are_printed() -> None:
    failed, tried = doctest.testfile(str(FOLDER / "README.md"), module_relative=False, encoding="utf-8",
                                     optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried > 40
    assert failed == 0
