"""A text from the eyes of the other player: what it calls yours is the opponent's, and what it leaves to the opponent
is yours to choose."""
from __future__ import annotations

from dataclasses import is_dataclass, replace
from typing import Any

from sparktable.kernel.control import Effect
from sparktable.kernel.vocabulary.picking import Picking
from sparktable.kernel.vocabulary.seats import OPPONENTS, YOU

from ..templates import Untold

OTHER = {YOU: OPPONENTS, OPPONENTS: YOU}


def mirrored(effect: Effect) -> Effect:
    """The same part of a text, as the other player would say it, who decides there."""
    if not isinstance(effect, Picking) or effect.chooser() != OPPONENTS:
        raise Untold(f"in '{effect.label}' the other player has nothing to decide")
    turned: Effect = _turned(effect)
    return turned


def _turned(node: Any) -> Any:
    if isinstance(node, str):
        return OTHER.get(node, node)
    if isinstance(node, tuple):
        return tuple(map(_turned, node))
    if not is_dataclass(node) or isinstance(node, type):
        return node
    fields: dict[str, Any] = {name: getattr(node, name) for name in node.__dataclass_fields__}
    turned = {name: _turned(value) for name, value in fields.items()}
    return replace(node, **turned) if turned != fields else node
