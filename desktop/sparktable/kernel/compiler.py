"""What the compiler is told about a class, which means nothing without one; and whether there was one.

`@mypyc_attr(allow_interpreted_subclasses=True)` stands at what a game may subclass without being compiled itself. The
stub beside this file tells mypy and mypyc that it is theirs, so that nobody needs them to play.
"""
from __future__ import annotations

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final, TypeVar

_run = find_spec(f"{__package__}.run")  # looked up, not loaded: the window must not wait for the rules
COMPILED: Final = _run is not None and str(_run.origin).endswith(tuple(EXTENSION_SUFFIXES))
"""Whether the engine runs as machine code."""

OwnGame = TypeVar("OwnGame")
"""The game of a state: each game's states know their own, and nobody else need say which."""

AnyClass = TypeVar("AnyClass", bound=type)


def mypyc_attr(**_: bool) -> Callable[[AnyClass], AnyClass]:
    return lambda cls: cls


def trait(cls: AnyClass) -> AnyClass:
    """What a class can be besides what it derives from."""
    return cls
