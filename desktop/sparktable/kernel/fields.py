"""Classes whose fields are declared once: records, which change and are copied, and what is `Frozen` and shared.

A game state is copied hundreds of thousands of times in a search, so `copy` is straight-line code: a row of ints is
sliced, a table of rows is sliced row by row, everything immutable is shared. `packaging/write_records.py` writes it,
with the slots and the constructor, into the class itself: so a compiler can read what runs.
"""
from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from .compiler import mypyc_attr

RECORDS: Final[dict[str, type[Record]]] = {}
"""Every record class by name, so that a save can name the class of a frame's bindings."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Base of all records: annotate the fields in a subclass, say in `DEFAULTS` what some begin with, and run
    `packaging/write_records.py`. A compiled one is open to subclasses: of no other can `copy` make an empty one."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, str]] = {}
    """Field name to annotation, inherited fields first."""
    DEFAULTS: ClassVar[dict[str, Any]] = {}
    """What the class's own fields are where nothing else is given."""
    TRANSIENT: ClassVar[frozenset[str]] = frozenset()
    """Sinks of one owner: a copy starts with None, dumps and comparisons leave them out."""
    DERIVED: ClassVar[frozenset[str]] = frozenset()
    """Immutable caches of what the other fields say: copies share them, dumps and comparisons leave them out."""
    SPARSE: ClassVar[frozenset[str]] = frozenset()
    """What only some games use: dumps leave it out while it is empty, so that those of others stay as they were."""

    WHOLE: ClassVar[bool] = False
    """Whether it stands for itself (a game's state) and is never part of another record."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        RECORDS[cls.__name__] = cls

    def copy(self) -> Self:
        """A copy that shares nothing mutable with the original."""
        raise NotImplementedError  # written for each class

    @classmethod
    def optional(cls) -> frozenset[str]:
        """The fields that need not be given, inherited ones among them."""
        return frozenset(name for base in cls.__mro__ for name in getattr(base, "DEFAULTS", ()))

    def values(self) -> dict[str, Any]:
        """Field name to value, in declaration order: what the record is worth."""
        return {name: getattr(self, name) for name in self.FIELDS
                if name not in self.TRANSIENT and name not in self.DERIVED}

    def written(self) -> dict[str, Any]:
        """What a dump holds of `values`."""
        return {name: value for name, value in self.values().items() if value or name not in self.SPARSE}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.values() == other.values()

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.values().items())
        return f"{type(self).__name__}({inside})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """Base of what never changes and is equal where all its fields are: a deed, a price, what is in force. Declared
    like a record, and made with its fields in their order."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, str]] = {}
    DEFAULTS: ClassVar[dict[str, Any]] = {}

    def parts(self) -> tuple[Any, ...]:
        """Its fields in their order."""
        raise NotImplementedError  # written for each class

    def having(self, **changed: Any) -> Self:
        """The same, but for these fields."""
        return type(self)(**{**dict(zip(self.FIELDS, self.parts(), strict=True)), **changed})

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Frozen) and type(self) is type(other)
                                 and self.parts() == other.parts())

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        inside = zip(self.FIELDS, self.parts(), strict=True)
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in inside])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.parts()
