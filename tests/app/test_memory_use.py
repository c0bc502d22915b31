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


def test_what_was_left_out_of_the_search_goes_with_its_table(as_before: None) -> None:
    """In one search: there is nothing left for a second one, and a large game is felt to stop for each."""
    went, searches = list[int](), list[str]()
    Part(went)
    memory_use.settle()
    gc.collect()
    assert went == []

    def searched(phase: str, _: object) -> None:
        searches.append(phase)

    gc.callbacks.append(searched)
    try:
        memory_use.clear_up()
    finally:
        gc.callbacks.remove(searched)
    assert went == [threading.get_ident()]
    assert searches == ["start", "stop"]
