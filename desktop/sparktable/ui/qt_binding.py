"""Which Qt for Python is installed, and what it must not do."""
from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


def version() -> str:
    """Its version; ImportError where there is none."""
    from PySide6 import __version__

    return __version__


def leave_sources_alone() -> None:
    """Keep Qt for Python from reading the source of every module that is imported after it.

    It looks there for its own name, so as to leave modules that do not use it out of `__feature__`, which nobody uses
    here; and the lines stay in memory, a dozen megabytes of them in a game. Without sources, as in a frozen program,
    it answers no by itself. A version that looks in another way goes on doing so.
    """
    version()
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _uses_pyside


def _uses_pyside(module: ModuleType) -> bool:
    """What is assumed of every module: then none of them is left out, and none switches anything on."""
    return True
