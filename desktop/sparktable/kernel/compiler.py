"""What the compiler is told about a class. Without a compiler it means nothing.

`@mypyc_attr(allow_interpreted_subclasses=True)` stands at what a game may subclass without being compiled itself. The
stub beside this file tells mypy and mypyc that it is theirs, so that nobody needs them to play.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

AnyClass = TypeVar("AnyClass", bound=type)


def mypyc_attr(**_: bool) -> Callable[[AnyClass], AnyClass]:
    return lambda cls: cls
