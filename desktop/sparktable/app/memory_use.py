"""What the program does so as not to hold more memory than it uses."""
from __future__ import annotations

import gc
import sys
from collections.abc import Callable

LARGE = 64 * 1024
"""Bytes from which a block is a picture rather than an object."""
_M_MMAP_THRESHOLD = -3
_LINUX = sys.platform.startswith("linux")


def settle() -> None:
    """Once, when the window is there: look for garbage from now on, but not among what was loaded until now; and have
    pictures give back their memory when they go, instead of leaving holes between objects that stay."""
    gc.freeze()
    gc.enable()
    _glibc("mallopt")(_M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """When there is time: what was only needed for a moment goes back to the system."""
    _glibc("malloc_trim")(0)


def _glibc(name: str) -> Callable[..., object]:
    """One of its own functions; other libraries have no need of it."""
    if not _LINUX:
        return _nothing
    import ctypes

    return getattr(ctypes.CDLL(None), name, _nothing)


def _nothing(*_: object) -> None:
    """Where there is nothing to do."""
