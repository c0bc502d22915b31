"""What games let people make before they play: each a page of its own in `ui/<game>/workshop.py`, if there is one."""
from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any, Protocol, cast

from PySide6.QtWidgets import QWidget

from sparktable.games import GAMES

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from sparktable.app.user_data import UserData


class Workshop(Protocol):
    """The page of one game."""

    left: SignalInstance
    play: SignalInstance
    """With the options of a game in which what was made is used."""


def workshops() -> tuple[str, ...]:
    """The games that have one."""
    return tuple(name for name in GAMES if importlib.util.find_spec(f"sparktable.ui.{name}") is not None)


def workshop(name: str, user_data: UserData) -> tuple[QWidget, Workshop]:
    """The page, as what it is and as what it tells."""
    made: Any = importlib.import_module(f"sparktable.ui.{name}.workshop").WORKSHOP(user_data)
    return cast(QWidget, made), cast(Workshop, made)
