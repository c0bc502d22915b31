"""Checks that every game's options share: each refusal is one sentence that says what would be legal."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import suggestion

Shapes = Sequence[tuple[str, type | tuple[type, ...], str]]
"""Options, what each must be, and that in words."""


def check_shapes(options: Mapping[str, Any], shapes: Shapes) -> None:
    """What comes from a file may be anything; what is empty is left to the default."""
    for name, shape, words in shapes:
        if options.get(name) and not isinstance(options[name], shape):
            raise BadSetup(f"the option '{name}' takes {words}", "misshapen option", name=name)


def one_of(what: str, value: Any, known: tuple[str, ...]) -> str:
    """The value, if it is a known one."""
    if value not in known:
        raise BadSetup(f"there is no {what} '{value}' here{suggestion(str(value), known)}",
                       "unknown value", name=what, value=str(value))
    return str(value)


def listed(counts: tuple[int, ...]) -> str:
    """Numbers in a sentence: "2, 3 or 4"."""
    words = [str(count) for count in counts]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def players(counts: tuple[int, ...]) -> str:
    """How many may play: "1 player", "2 or 4 players"."""
    return f"{listed(counts)} player{'' if counts == (1,) else 's'}"
