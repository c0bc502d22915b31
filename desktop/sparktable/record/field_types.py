"""Whether values have the types that a record's fields were declared with."""
from __future__ import annotations

import functools
import sys
import types
from collections.abc import Callable, Mapping
from typing import Any, ForwardRef, Union, get_args, get_origin

from sparktable.kernel import decisions, nodes, replacements, state
from sparktable.kernel.fields import Record
from sparktable.kernel.nodes import Frame, Node
from sparktable.kernel.rng import MASK
from sparktable.kernel.scope import Scope

_LONGEST_TEXT = 10_000
_KNOWN: dict[str, Any] = {name: thing for module in (replacements, nodes, decisions, state)
                          for name, thing in vars(module).items() if not name.startswith("_")}


def misshapen(record: Record, name: str) -> str | None:
    """What is wrong with the type of a field's value; None when it is as declared."""
    kind: Any = type(record)
    declared = _declared(kind)[name]
    return None if _fits(getattr(record, name), declared) else f"'{name}' isn’t a {record.FIELDS[name]}"


@functools.cache
def _declared(cls: Any) -> Mapping[str, Any]:
    """Field -> its type, made from the annotation's text with the names of the modules that declared it."""
    names = dict(_KNOWN)
    for base in reversed(cls.__mro__):
        names |= vars(sys.modules[base.__module__]) if base.__module__ in sys.modules else {}
    return {name: _resolved(text, names) for name, text in cls.FIELDS.items()}


def _resolved(text: str, names: dict[str, Any]) -> Any:
    try:
        return eval(text, names)  # annotations are our own code, never a file's
    except NameError:
        return Any  # a name for type checkers alone


def _fits(value: Any, declared: Any) -> bool:
    if isinstance(declared, ForwardRef):
        declared = declared.__forward_arg__
    if isinstance(declared, str):
        declared = _resolved(declared, _KNOWN)
    origin = get_origin(declared)
    check = _CHECKS.get(origin if origin is not None else declared)
    if check is not None:
        return check(value, get_args(declared))
    if not isinstance(declared, type) or origin is not None:
        return _plain(value)
    if not isinstance(value, declared):
        return False
    if isinstance(value, Record):
        return all(misshapen(value, name) is None for name in value.FIELDS)
    if isinstance(value, Scope):
        return _tuple(value.parts(), (tuple[int, ...], int, int, int, bool))
    if isinstance(value, Frame):
        return _tuple(value.parts(), (Node, int, int, int, Any))
    if isinstance(value, tuple) and hasattr(declared, "__annotations__"):  # a NamedTuple
        return all(map(_fits, value, declared.__annotations__.values()))
    return True


def _is_int(value: Any, _: Any = ()) -> bool:
    return isinstance(value, int) and -MASK <= value <= MASK


def _is_text(value: Any, _: Any = ()) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST_TEXT


def _list(value: Any, parts: tuple[Any, ...]) -> bool:
    if parts == (int,):  # most of a state: asked at once rather than one by one
        return isinstance(value, list) and all(map(_is_int, value))
    return isinstance(value, list) and all(_fits(item, parts[0]) for item in value)


def _tuple(value: Any, parts: tuple[Any, ...]) -> bool:
    if not isinstance(value, tuple):
        return False
    if len(parts) == 2 and parts[1] is Ellipsis:
        return all(_fits(item, parts[0]) for item in value)
    return len(value) == len(parts) and all(map(_fits, value, parts))


def _dict(value: Any, parts: tuple[Any, ...]) -> bool:
    return isinstance(value, dict) and all(
        _fits(key, parts[0]) and _fits(item, parts[1]) for key, item in value.items())


def _union(value: Any, parts: tuple[Any, ...]) -> bool:
    return any(_fits(value, part) for part in parts)


def _plain(value: Any, _: Any = ()) -> bool:
    """Any value that a state may hold, where nothing closer is declared."""
    if isinstance(value, Record):
        return all(misshapen(value, name) is None for name in value.FIELDS)
    if isinstance(value, list | tuple):
        return all(map(_plain, value))
    if isinstance(value, dict):
        return all(_plain(key) and _plain(item) for key, item in value.items())
    return value is None or isinstance(value, Node) or _is_int(value) or _is_text(value)


_CHECKS: dict[Any, Callable[[Any, tuple[Any, ...]], bool]] = {
    Any: _plain,
    int: _is_int,
    bool: _is_int,
    str: _is_text,
    None: lambda value, _: value is None,
    types.NoneType: lambda value, _: value is None,
    list: _list,
    tuple: _tuple,
    dict: _dict,
    Union: _union,
    types.UnionType: _union,
}
