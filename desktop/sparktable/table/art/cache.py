"""A store of pictures that forgets the ones longest unused when it has used up its bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PySide6.QtGui import QImage, QPixmap

Picture = TypeVar("Picture", QImage, QPixmap)


class PictureCache(Generic[Picture]):
    """Thread-safe for images; pixmaps are only ever asked for on the GUI thread."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        """How many bytes may be held; a change counts from the next picture on."""
        self._used = 0
        self._held: OrderedDict[Hashable, Picture] = OrderedDict()
        self._lock = Lock()

    @property
    def used(self) -> int:
        """How many bytes the held pictures take."""
        return self._used

    def __len__(self) -> int:
        return len(self._held)

    def find(self, key: Hashable) -> Picture | None:
        with self._lock:
            picture = self._held.get(key)
            if picture is not None:
                self._held.move_to_end(key)
            return picture

    def keep(self, key: Hashable, picture: Picture) -> Picture:
        """Hold the picture, and let go of others until all fit; the newest is held however large it is."""
        with self._lock:
            before = self._held.pop(key, None)
            if before is not None:
                self._used -= _bytes(before)
            self._held[key] = picture
            self._used += _bytes(picture)
            while self._used > self.budget and len(self._held) > 1:
                _, dropped = self._held.popitem(last=False)
                self._used -= _bytes(dropped)
        return picture

    def get(self, key: Hashable, make: Callable[[], Picture]) -> Picture:
        found = self.find(key)
        return found if found is not None else self.keep(key, make())

    def clear(self) -> None:
        with self._lock:
            self._held.clear()
            self._used = 0


def _bytes(picture: QImage | QPixmap) -> int:
    return picture.width() * picture.height() * max(1, picture.depth() // 8)
