"""What a scenario expects: whether it is there, and whether its names are names at all."""
from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from sparktable.kernel.names import plain
from sparktable.kernel.scenario import Vocabulary, named


def differs(expected: Any, found: Any) -> str | None:
    """How a found value differs from an expected one, to follow the value's name; None when it does not. Of a
    table only what is named is compared; texts without regard to case and punctuation.

    >>> differs({"0": 5, "1": 4}, {"0": 5, "1": 2, "2": 0})
    ' 1 is 2, not 4'
    """
    if isinstance(expected, dict) and isinstance(found, Mapping):
        by_name = {plain(str(key)): value for key, value in found.items()}
        for key, value in expected.items():
            if plain(key) not in by_name:
                return f" has no '{key}'"
            difference = differs(value, by_name[plain(key)])
            if difference:
                return f" {key}{difference}"
        return None
    if isinstance(expected, list) and isinstance(found, list | tuple):
        if len(expected) == len(found) and not any(map(differs, expected, found)):
            return None
    elif isinstance(expected, str) and isinstance(found, str):
        if plain(expected) == plain(found):
            return None
    elif expected == found and isinstance(expected, bool) == isinstance(found, bool):
        return None
    return f" is {_spelt(found)}, not {_spelt(expected)}"


def understood(expected: Any, known: Vocabulary, *place: str | int) -> Any:
    """What is expected, with the full name for every short one. Raises Mistake for a name that there is not."""
    if isinstance(expected, dict):
        return {_name(key, known.keys, *place, key): understood(value, known, *place, key)
                for key, value in expected.items()}
    if isinstance(expected, list):
        return [understood(value, known, *place, index) for index, value in enumerate(expected)]
    return _name(expected, known.texts, *place) if isinstance(expected, str) else expected


def _name(text: str, known: Mapping[str, str] | Collection[str] | None, *place: str | int) -> str:
    if known is None:
        return text
    names = known if isinstance(known, Mapping) else {name: name for name in known}
    return str(named("such thing", text, names, *place))


def _spelt(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
