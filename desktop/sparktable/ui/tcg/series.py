"""What stands between two games of the trading card game: the sideboard of a match, or a sealed event."""
from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sparktable.app.setups import Setup
from sparktable.app.user_data import UserData
from sparktable.games.tcg.options import SEALED
from sparktable.ui.tcg.sideboard_page import SideboardPage


def PAGE(series: Setup, user_data: UserData) -> QWidget:
    """The page for that series as it stands."""
    if series.options["mode"] == SEALED:
        from sparktable.ui.tcg.sealed_page import SealedPage

        return SealedPage(series, user_data)
    return SideboardPage(series)
