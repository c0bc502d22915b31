"""Older formats, brought up to date one step at a time.

When the format changes: raise `model.FORMAT`, add a function here that turns the old data into the next
version's, and keep a file of the old version under `tests/record/samples/`, which a test opens for ever.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .model import FORMAT

Data = dict[str, Any]


def _manners_told(data: Data) -> Data:
    """Version 2 tells how answers were given that were not chosen: of those before, all count as chosen."""
    return data | {"spark": 2}


STEPS: Mapping[int, Callable[[Data], Data]] = {1: _manners_told}
"""Version -> what turns a file of that version into one of the next."""


def migrated(data: Data, version: int, steps: Mapping[int, Callable[[Data], Data]] = STEPS,
             current: int = FORMAT) -> Data:
    """The data of a file of that version as today's program would have written it."""
    while version < current:
        data = steps[version](data)
        version += 1
    return data
