"""What lies in a state as plain data, and back: what saves, pickles and digests are made of. Nothing here touches
files.
"""
from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any

from .decisions import Option, Ref
from .fields import RECORDS, Frozen, Record
from .nodes import Frame, Node, labelled

_TUPLES: dict[str, Any] = {}
_ALWAYS: dict[str, int] = {}
_SCALARS = frozenset({int, str, bool, type(None)})


def part_of_states(*classes: Any, always: int | None = None) -> None:
    """Make named tuples and frozen classes known, so that they come back as what they were. Of one that has grown
    `always` says how many parts are written in any case: the others are left out where they say nothing, so that
    dumps and digests in which they play no part stay as they were."""
    for cls in classes:
        if _TUPLES.setdefault(cls.__name__, cls) is not cls:
            raise ValueError(f"there are two kinds of '{cls.__name__}' in states")
        _ALWAYS[cls.__name__] = len(_names(cls)) if always is None else always


def _names(cls: Any) -> tuple[str, ...]:
    return tuple(cls.FIELDS) if issubclass(cls, Frozen) else cls._fields


def _defaults(cls: Any) -> dict[str, Any]:
    return cls.DEFAULTS if issubclass(cls, Frozen) else cls._field_defaults  # type: ignore[no-any-return]


part_of_states(Option, Ref)


def digest_of(data: dict[str, Any]) -> str:
    """The fingerprint of a state that has been dumped already."""
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def covers(older: Any, newer: Any) -> bool:
    """Whether dumped data say all that older ones say: named tuples may have grown since."""
    if isinstance(older, dict) and isinstance(newer, dict):
        return older.keys() == newer.keys() and all(
            covers(item, newer[name][:len(item)] if name in _TUPLES and isinstance(item, list) else newer[name])
            for name, item in older.items())
    if isinstance(older, list) and isinstance(newer, list):
        return len(older) == len(newer) and all(map(covers, older, newer))
    return bool(older == newer)


def _said(value: Any) -> Sequence[Any]:
    """The parts that are written."""
    parts: Sequence[Any] = value.parts() if isinstance(value, Frozen) else value
    names, defaults = _names(type(value)), _defaults(type(value))
    count, always = len(parts), _ALWAYS[type(value).__name__]
    while count > always and parts[count - 1] == defaults[names[count - 1]]:
        count -= 1
    return parts[:count]


def _plain_list(values: Iterable[Any]) -> list[Any]:
    """Numbers, most of a state by far, cost no call each."""
    return [value if type(value) in _SCALARS else plain(value) for value in values]


def _rich_list(values: Iterable[Any]) -> list[Any]:
    return [value if type(value) in _SCALARS else rich(value) for value in values]


def plain(value: Any) -> Any:
    """A value as JSON-able data: nodes by their labels."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Node):
        return {"node": value.label}
    if isinstance(value, Record):
        return {"record": type(value).__name__, **{name: plain(item) for name, item in value.written().items()}}
    if isinstance(value, tuple | Frozen) and type(value).__name__ in _TUPLES:
        return {type(value).__name__: _plain_list(_said(value))}
    if type(value) is tuple:
        return {"tuple": _plain_list(value)}
    if isinstance(value, Frame):
        return {"tuple": _plain_list(value.parts())}
    if isinstance(value, list):
        return _plain_list(value)
    if isinstance(value, dict):
        return {"dict": [_plain_list(pair) for pair in sorted(value.items())]}
    raise TypeError(f"{type(value).__name__} has no place in a state")


def rich(value: Any) -> Any:
    if isinstance(value, list):
        return _rich_list(value)
    if not isinstance(value, dict):
        return value
    if "record" in value:
        cls = record_class(value["record"])
        if cls.WHOLE:
            raise ValueError("a game state lies inside another")
        return cls(**fields_of(cls, value, cls.FIELDS.keys()))
    if len(value) != 1:
        raise ValueError(f"{sorted(value)} is no kind of value")
    (name, inside), = value.items()
    if name == "node":
        if not isinstance(inside, str):
            raise ValueError("a label is a text")
        return labelled(inside)
    if not isinstance(inside, list):
        raise ValueError(f"'{name}' needs a list")
    if name == "tuple":
        return tuple(_rich_list(inside))
    if name == "dict":
        return dict(_pair(item) for item in inside)
    made = _TUPLES.get(name)
    if made is None or not len(_names(made)) - len(_defaults(made)) <= len(inside) <= len(_names(made)):
        raise ValueError(f"'{name}' is no kind of value, or has too many or too few parts")
    return made(*_rich_list(inside))


def frame_of(parts: Any) -> Frame:
    """The frame of parts that have been read back."""
    if not isinstance(parts, tuple) or len(parts) != 5 or not isinstance(parts[0], Node):
        raise ValueError("a frame has five parts, a node first")
    return Frame(*parts)


def record_class(name: Any) -> type[Record]:
    """The kind of record with that name."""
    cls = RECORDS.get(name) if isinstance(name, str) else None
    if cls is None:
        raise ValueError(f"'{name}' is no kind of record")
    return cls


def fields_of(cls: Any, data: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """The values of these fields; one that was added to the class later starts with its default."""
    optional = cls.optional()
    missing = [name for name in names if name not in data and name not in optional]
    if missing:
        raise ValueError(f"{cls.__name__} lacks '{missing[0]}'")
    return {name: rich(data[name]) for name in names if name in data}


def _pair(item: Any) -> tuple[Any, Any]:
    if not isinstance(item, list) or len(item) != 2:
        raise ValueError("a table needs pairs of a key and a value")
    key = rich(item[0])
    try:
        hash(key)
    except TypeError:
        raise ValueError("a table's keys are plain values") from None
    return key, rich(item[1])
