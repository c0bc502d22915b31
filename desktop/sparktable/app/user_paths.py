"""Where a player's files lie, as the system wants it."""
from __future__ import annotations

from pathlib import Path

import platformdirs


def settings_path() -> Path:
    return platformdirs.user_config_path("sparktable", appauthor=False) / "settings.json"


def data_path() -> Path:
    """The folder of saves, journals and statistics."""
    return platformdirs.user_data_path("sparktable", appauthor=False)


def log_path() -> Path:
    """The file that says what went wrong."""
    return platformdirs.user_log_path("sparktable", appauthor=False) / "sparktable.log"
