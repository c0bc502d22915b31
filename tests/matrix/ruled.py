"""Tables with one ruling that is not the usual one."""
from __future__ import annotations

from matrix.core import core
from matrix.table import Table


def war(name: str, value: str, *characters: str, mode: str = "tvt") -> Table:
    return Table(*(characters or ("Elita-1", "Megatron")), mode=mode, rulings={name: value})


def ruled(name: str, value: str, *characters: str, **options: object) -> Table:
    """A competitive game with the Core Set."""
    return core(*characters, rulings={name: value}, **options)
