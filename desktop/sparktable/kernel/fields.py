"""Records: classes whose fields are declared once and copied, dumped and compared from that declaration.

A game state is copied hundreds of thousands of times in a search, so `copy` is generated as straight-line code:
a row of ints is sliced, a table of rows is sliced row by row, everything immutable is shared.
"""
from __future__ import annotations

import inspect
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from .scope import Scope

RECORDS: dict[str, type[Record]] = {}
"""Every record class by name, so that a save can name the class of a frame's bindings."""

_REQUIRED = object()


class Record:
    """Base of all records: annotate the fields in a subclass and decorate it with `@record`."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, str]] = {}
    """Field name to annotation, inherited fields first."""
    TRANSIENT: ClassVar[frozenset[str]] = frozenset()
    """Sinks of one owner: a copy starts with None, dumps and comparisons leave them out."""
    DERIVED: ClassVar[frozenset[str]] = frozenset()
    """Immutable caches of what the other fields say: copies share them, dumps and comparisons leave them out."""
    SPARSE: ClassVar[frozenset[str]] = frozenset()
    """What only some games use: dumps leave it out while it is empty, so that those of others stay as they were."""

    WHOLE: ClassVar[bool] = False
    """Whether it stands for itself (a game's state) and is never part of another record."""

    def copy(self) -> Self:
        """A copy that shares nothing mutable with the original."""
        raise NotImplementedError  # every decorated class has its own

    def values(self) -> dict[str, Any]:
        """Field name to value, in declaration order: what the record is worth."""
        return {name: getattr(self, name) for name in self.FIELDS
                if name not in self.TRANSIENT and name not in self.DERIVED}

    def written(self) -> dict[str, Any]:
        """What a dump holds of `values`."""
        return {name: value for name, value in self.values().items() if value or name not in self.SPARSE}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # a record can change

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.values().items())
        return f"{type(self).__name__}({inside})"


RecordClass = TypeVar("RecordClass", bound=type[Record])


@dataclass_transform(eq_default=False, kw_only_default=True)
def record(cls: RecordClass) -> RecordClass:
    """Give a class with annotated fields its slots, its constructor and its `copy`. The annotations are read as
    text, so the module needs `from __future__ import annotations`.

    >>> @record
    ... class Pair(Record):
    ...     left: int
    ...     rows: list[list[int]]
    >>> one = Pair(left=1, rows=[[2]]); two = one.copy(); two.rows[0].append(3); one.rows
    [[2]]
    """
    own = {name: text for name, text in inspect.get_annotations(cls).items()
           if not text.startswith("ClassVar")}
    defaults = {name: cls.__dict__[name] for name in own if name in cls.__dict__}
    inherited: dict[str, Any] = dict(getattr(cls, "_defaults", {}))
    body = {key: value for key, value in cls.__dict__.items()
            if key not in defaults and key not in ("__dict__", "__weakref__")}
    fields = {**cls.FIELDS, **own}
    slots = tuple(name for name in own if name not in cls.FIELDS)
    body |= {"__slots__": slots, "FIELDS": fields, "_defaults": {**inherited, **defaults}}
    made: Any = type(cls.__name__, cls.__bases__, body)
    _generate(made, fields)
    RECORDS[cls.__name__] = made
    return made  # type: ignore[no-any-return]


def _generate(cls: Any, fields: dict[str, str]) -> None:
    """Write `__init__` and `copy` as straight-line code."""
    defaults = cls._defaults
    parameters = [f"{name}=_defaults[{name!r}]" if name in defaults else f"{name}=_REQUIRED" for name in fields]
    lines = [f"def __init__(self, {', '.join(parameters)}):"]
    lines += [f"    self.{name} = {name}" if not isinstance(defaults.get(name), list | dict | Scope)
              else f"    self.{name} = {name}.copy()" for name in fields]
    required = [name for name in fields if name not in defaults]
    if required:
        lines += [f"    if {' or '.join(f'{name} is _REQUIRED' for name in required)}:",
                  f"        raise TypeError('{cls.__name__} needs a value for each of {', '.join(required)}')"]
    lines += ["def copy(self):", "    n = new(cls)"]
    lines += [f"    n.{name} = {_copied(name, text) if name not in cls.TRANSIENT else 'None'}"
              for name, text in fields.items()]
    lines += ["    return n"]
    namespace = {"_defaults": defaults, "_REQUIRED": _REQUIRED, "new": cls.__new__, "cls": cls}
    exec("\n".join(lines), namespace)
    cls.__init__, cls.copy = namespace["__init__"], namespace["copy"]


def _copied(name: str, annotation: str) -> str:
    """The expression that copies one field, read off its annotation."""
    if annotation == "list[Frame]":  # a procedure's bindings change as it goes on; a verb's are a tuple
        return f"[f if type(f.data) is tuple else f.having(f.data.copy()) for f in self.{name}]"
    if annotation.startswith("list[list["):
        return f"[row[:] for row in self.{name}]"
    if annotation.startswith("list["):
        return f"self.{name}[:]"
    if annotation.startswith("dict["):
        return f"self.{name}.copy()"
    if annotation == "Scope":
        return f"self.{name}.copy()"
    return f"self.{name}"
