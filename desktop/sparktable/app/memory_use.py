"""What the program does so as not to hold more memory than it uses. Called once, when the window is there."""
from __future__ import annotations

import gc
import sys

LARGE = 64 * 1024
"""Bytes from which a block is a picture rather than an object."""
_M_MMAP_THRESHOLD = -3


def settle() -> None:
    """Look for garbage from now on, but not among what was loaded until now; and have pictures give back their memory
    when they go, instead of leaving holes between objects that stay."""
    gc.freeze()
    gc.enable()
    if sys.platform.startswith("linux"):
        import ctypes

        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # glibc has it, other libraries have no need of it
        if mallopt is not None:
            mallopt(_M_MMAP_THRESHOLD, LARGE)
