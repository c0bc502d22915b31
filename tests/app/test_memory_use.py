"""Memory and garbage: what the program sees to itself."""
from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest

from sparktable.app import memory_use


class Part:
    """Holds itself, so that only a search for garbage finds it."""

    def __init__(self, went: list[int]) -> None:
        self.itself, self.went = self, went

    def __del__(self) -> None:
        self.went.append(threading.get_ident())


@pytest.fixture
def as_before() -> Iterator[None]:
    gc.collect()
    yield
    gc.enable()
    gc.unfreeze()


def test_garbage_is_looked_for_in_the_windows_thread_alone(as_before: None) -> None:
    """Parts of a window that are deleted in another one, while something reaches them, end the program."""
    went, kept = list[int](), list[list[object]]()
    memory_use.settle()
    Part(went)
    busy = threading.Thread(target=lambda: kept.extend([] for _ in range(20_000)))
    busy.start()
    busy.join()
    assert went == []
    memory_use.look_for_garbage()
    assert went == [threading.get_ident()]
