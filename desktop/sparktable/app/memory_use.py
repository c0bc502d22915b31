"""What the program does so as not to hold more memory than it uses."""
from __future__ import annotations

import gc
import importlib.util
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

ROUND = 1000
"""Milliseconds after which garbage is looked for again."""
LARGE = 64 * 1024
"""Bytes from which a block is a picture rather than an object."""
_M_MMAP_THRESHOLD = -3
_LINUX = sys.platform.startswith("linux")


def hash_without_openssl() -> None:
    """Have `hashlib` use Python's own functions: they are fast enough for what is hashed here, and the library that
    is asked first takes four megabytes. Where Python was built without them, that stays as it is."""
    if "_hashlib" not in sys.modules and any(map(importlib.util.find_spec, ("_sha256", "_sha2"))):
        sys.modules["_hashlib"] = None  # type: ignore[assignment]  # what Python takes for "is not to be had"


def check_without_plugins() -> None:
    """Have pydantic take it that nothing is plugged into it, as nothing is: what looks for that reads the
    descriptions of all that is installed, and takes two megabytes. Where pydantic looks elsewhere it finds them."""
    name = "pydantic.plugin._loader"
    if name not in sys.modules:
        none: Any = ModuleType(name)
        none.get_plugins = tuple
        sys.modules[name] = none


def settle() -> None:
    """Once, when the window is there: look for no garbage among what was loaded until now, and for other only when
    asked to; and have pictures give back their memory when they go, instead of leaving holes between objects that
    stay."""
    gc.freeze()
    gc.disable()
    _glibc("mallopt")(_M_MMAP_THRESHOLD, LARGE)


def look_for_garbage() -> None:
    """Where enough has come together, as Python would by itself; but it would in whichever thread makes the next
    object, and parts of windows may be deleted in the window's alone."""
    due = [generation for generation, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
           if 0 < most < count]
    if due:
        gc.collect(due[-1])


def clear_up() -> None:
    """When there is time after a table has come or gone: what was there before goes, among it what was left out of
    the search for garbage as long as it was shown. What is there now is left out from here on."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _trim()


def give_back() -> None:
    """When there is time: what was only needed for a moment goes back to the system."""
    gc.collect(1)  # what is not there for long
    _trim()


def _trim() -> None:
    _glibc("malloc_trim")(0)


def _glibc(name: str) -> Callable[..., object]:
    """One of its own functions; other libraries have no need of it."""
    if not _LINUX:
        return _nothing
    import ctypes

    return getattr(ctypes.CDLL(None), name, _nothing)


def _nothing(*_: object) -> None:
    """Where there is nothing to do."""
