"""A cheat for measuring: the search with cards laid open. How often it beats its honest twin shows how much is lost
by not knowing them. It is no opponent: nothing outside this room can make one."""
from __future__ import annotations

from sparktable.ai import roster
from sparktable.ai.search import Budget, Search
from sparktable.kernel.game import Game
from sparktable.kernel.names import plain, suggestion
from sparktable.kernel.state import State
from sparktable.kernel.view import View, view

KIND = "seer"


class CheatingSearch(Search):
    """Thinks like `search:N` in worlds in which the cards of some zones lie as they truly do. The luck to come is
    hidden from it."""

    def __init__(self, budget: Budget, name: str, open_zones: tuple[int, ...]) -> None:
        super().__init__(budget, name)
        self.open_zones = open_zones

    def look(self, s: State, seat: int) -> View:
        """What a seat would see if it knew the cards in the open zones."""
        shown = s.copy()
        for zone in self.open_zones:
            for slot in s.zones[zone]:
                if slot >= 0:
                    shown.known[slot] |= 1 << seat
        return view(shown, seat)


def is_meant(name: str) -> bool:
    return name.partition(":")[0].partition("-")[0] == KIND


def make(name: str, game: Game) -> CheatingSearch:
    """`seer:40` has the budget of `search:40` and sees all cards, `seer-main-deck:40` those in zones of that
    name, and `seer-but-main-deck:40` all others."""
    kind, _, measure = name.partition(":")
    try:
        twin = roster.make(f"search:{measure}")
    except roster.UnknownOpponent as mistake:
        raise roster.UnknownOpponent(f"'{name}' names no budget: seer:200 means tries") from mistake
    assert isinstance(twin, Search)
    wish = plain(kind.removeprefix(KIND))
    place = wish.removeprefix("but ")
    names = [plain(zone.rstrip(" 0123456789")) for zone in game.zone_names]
    if place and place not in names:
        raise roster.UnknownOpponent(f"no zone '{place}'{suggestion(place, names)}")
    meant = {zone for zone, called in enumerate(names) if place in ("", called)}
    if place != wish:
        meant = set(range(len(names))) - meant
    return CheatingSearch(twin.budget, name, tuple(sorted(meant)))
