"""Whether things may move: what the player set, or what the system asks of all programs.

Qt 6.11 tells nobody what the system wishes, so each system is asked in its own way; one that does not answer has
no wish.
"""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sparktable.app.settings import Motion

PATIENCE = 1.0
"""Seconds within which a desktop answers."""
_CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION."""


def is_reduced(motion: Motion) -> bool:
    """What the setting comes to on this machine."""
    return system_wants_less_motion() if motion == "system" else motion == "less"


def system_wants_less_motion() -> bool:
    """What the system's settings say about animations."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _macos(Path.home())
    return _kde(Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")) or _gnome()


def _windows() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined,unused-ignore]
    told = user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(told) and not animated.value


def _macos(home: Path) -> bool:
    import plistlib
    from xml.parsers.expat import ExpatError

    try:
        found = plistlib.loads((home / "Library/Preferences/com.apple.universalaccess.plist").read_bytes())
    except (OSError, ValueError, ExpatError, plistlib.InvalidFileException):
        return False
    return bool(found.get("reduceMotion")) if isinstance(found, dict) else False


def _kde(config: Path) -> bool:
    import configparser

    parser = configparser.RawConfigParser(strict=False, interpolation=None)
    try:
        parser.read_string((config / "kdeglobals").read_text("utf-8"))
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (OSError, ValueError, configparser.Error):
        return False


def _gnome() -> bool:
    tool = shutil.which("gsettings")
    if tool is None:
        return False
    try:
        said = subprocess.run([tool, "get", "org.gnome.desktop.interface", "enable-animations"], capture_output=True,
                              text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.stdout.strip() == "false"
