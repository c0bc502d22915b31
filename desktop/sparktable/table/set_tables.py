"""The table before a game, as pages outside it show it: what lies there at first, seen from above. A game's room
tells it in `table/<game>/set_up.py`."""
from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, cast

from sparktable.table.tableaus import has_tableau

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from sparktable.table.art.figures import Art
    from sparktable.table.art.theme import Theme


class SetTable(Protocol):
    """What a game's room offers."""

    WAYS: Mapping[str, Art]
    """What its ways to play are known by."""
    AT_A_GLANCE: tuple[str, ...]
    """The groups of pieces that show a position in a small picture; none where it would show little."""

    def hue(self, options: Mapping[str, Any]) -> str:
        """The light of the place where it is played."""
        ...

    def picture(self, options: Mapping[str, Any], width: float, dpr: float, theme: Theme) -> QImage:
        """What lies there, so wide; transparent between it. `options` are whole."""
        ...


def set_table(game: str) -> SetTable | None:
    """The table of a game; None where its room does not tell."""
    name = f"{__package__}.{game}.set_up"
    if not has_tableau(game) or importlib.util.find_spec(name) is None:
        return None
    return cast(SetTable, importlib.import_module(name))
