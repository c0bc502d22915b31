"""A cheat for measuring: the search with the cards laid open. How often it beats its honest twin shows how much is
lost by not knowing. It is no opponent: nothing outside this room can make one."""
from __future__ import annotations

from sparktable.ai import roster
from sparktable.ai.search import Search
from sparktable.kernel.state import State
from sparktable.kernel.view import View, view

PREFIX = "seer:"


class Seer(Search):
    """Thinks like `search:N`, in the one world that is true. Only luck to come is hidden from it."""


class OpenView(View):
    """What a seat would see if nothing were hidden."""

    __slots__ = ("_truth",)

    def __init__(self, s: State, seat: int) -> None:
        honest = view(s, seat)
        for name in View.__slots__:
            setattr(self, name, getattr(honest, name))
        self._truth = s.copy()

    def world(self, seed: int) -> State:
        return self._truth.copy()


def make(name: str) -> Seer:
    """`seer:40` has the budget of `search:40`."""
    twin = roster.make(name.replace(PREFIX, "search:", 1))
    assert isinstance(twin, Search)
    return Seer(twin.budget, name)
