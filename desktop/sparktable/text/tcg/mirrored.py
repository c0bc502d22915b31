"""A text from the eyes of the other player: what it calls yours is the opponent's, and what it leaves to the opponent
is yours to do."""
from __future__ import annotations

from dataclasses import is_dataclass, replace
from typing import Any

from sparktable.kernel.control import May
from sparktable.kernel.vocabulary.seats import OPPONENTS, YOU

from ..templates import Untold

OTHER = {YOU: OPPONENTS, OPPONENTS: YOU}


def mirrored(node: Any) -> Any:
    """The same part of a text, as the other player would say it."""
    if isinstance(node, str):
        return OTHER.get(node, node)
    if isinstance(node, tuple):
        return tuple(map(mirrored, node))
    if isinstance(node, May):
        raise Untold("what its own player may do is nothing that the other one can be told to do")
    if not is_dataclass(node) or isinstance(node, type):
        return node
    fields: dict[str, Any] = {name: getattr(node, name) for name in node.__dataclass_fields__}
    turned = {name: mirrored(value) for name, value in fields.items()}
    return replace(node, **turned) if turned != fields else node
