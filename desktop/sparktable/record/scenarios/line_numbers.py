"""On which line of a JSON text a value stands, for whoever has to mend it."""
from __future__ import annotations

import json
import re
from collections.abc import Iterable

_SPACE = re.compile(r"[ \t\r\n]*")
_decoder = json.JSONDecoder()


def line_of(text: str, place: Iterable[str | int]) -> int:
    """The line of the value at a path, or of the last part of the path that is there. The text is valid JSON.

    >>> line_of('{"steps":\\n [1,\\n {"do": 2}]}', ("steps", 1, "do"))
    3
    """
    at = _skip(text, 0)
    for part in place:
        found = _inside(text, at, part)
        if found is not None:
            at = found
    return text.count("\n", 0, at) + 1


def _inside(text: str, at: int, part: str | int) -> int | None:
    """Where the part of a table or a list begins."""
    closing = {"{": "}", "[": "]"}.get(text[at:at + 1])
    if closing is None:
        return None
    at = _skip(text, at + 1)
    index = 0
    while text[at] != closing:
        key: object = index
        if closing == "}":
            key, at = _decoder.raw_decode(text, at)
            at = _skip(text, _skip(text, at) + 1)  # the colon
        if key == part:
            return at
        _, at = _decoder.raw_decode(text, at)
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
        index += 1
    return None


def _skip(text: str, at: int) -> int:
    space = _SPACE.match(text, at)
    return space.end() if space else at
