"""Icons that fly: those of a card that was turned up to where they count, and a total grows with each; rewards and
Damage to whoever gets them."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.animation import Actor, Flight, Step
from sparktable.table.drawings import Icon, IconTile
from sparktable.table.duel_motions import counting, number_of, without_sum
from sparktable.table.geometry import Box
from sparktable.table.picture_store import PictureStore
from sparktable.table.piece import Layout
from sparktable.table.show import Leave
from sparktable.table.tableau import Tableau
from sparktable.table.zorder import Z

STAGGER = 70.0
"""Milliseconds between icons that fly one after the other."""
TILE, TILE_FLIES = 40.0, 280.0
BROUGHT, MOST_BROUGHT = 480.0, 5
"""Milliseconds that a reward flies, and of how many one sees each."""


class Counting:
    """Icons of cards that are turned up one after the other, and the totals that they add to."""

    def __init__(self, before: Layout, after: Layout, new: View, tableau: Tableau, pictures: PictureStore) -> None:
        self._before, self._after, self._new = before, after, new
        self._tableau, self._pictures = tableau, pictures
        self.counted: dict[str, tuple[int, Sequence[Actor]]] = {}
        """How far each total has been counted up already, and what shows it."""

    def steps(self, event: Event, slot: int) -> list[Step]:
        """The icons on a card leave it; a card without any has its moment all the same."""
        card, size = self._after.of_slot(slot), self._pictures.look.px(TILE)
        if card is None:
            return []
        start = Box(card.box.cx - size / 2, card.box.y + size * 0.4, size, size)
        tiles: Step = []
        counts = Counter[str]()
        for number, (icon, key) in enumerate(self._tableau.tiles(self._new, event)):
            total = self._after.get(key)
            if total is not None:
                end = Box(total.box.cx - size / 2, total.box.cy - size / 2, size, size)
                picture = self._pictures.pixmap(IconTile(icon), round(size), round(size))
                tile, late = Actor(picture, start, z=Z.ACTOR + 1), STAGGER * number
                tiles += [(late, Flight(tile, end, TILE_FLIES)), (late + TILE_FLIES, Leave(tile))]
                counts[key] += 1
        return [tiles, [motion for key, more in counts.items() for motion in self._count_up(key, more)]] if tiles \
            else []

    def leave_out(self, keys: Iterable[str]) -> None:
        """These totals stand there as they will be: nothing is left to count."""
        for key in keys:
            total = self._after.get(key)
            if total is not None and (number := number_of(total)) is not None:
                self.counted[key] = number, ()

    def _count_up(self, key: str, more: int) -> Step:
        """A total grows as soon as icons have come to it."""
        was, now = self._before.get(key), self._after.get(key)
        if was is None or now is None:
            return []
        first, last = self.counted[key][0] if key in self.counted else number_of(was), number_of(now)
        if first is None or last is None or first + more > last:
            return []
        counts = counting(self._after, now, first, first + more, self._pictures)
        step: Step = [(0.0, each) for each in counts]
        if key in self.counted:
            step += [(0.0, Leave(actor)) for actor in self.counted[key][1]]
        elif not self.counted:
            step += without_sum(self._before, self._after)
        self.counted[key] = first + more, [each.actor for each in counts]
        return step


def bring(icon: str, number: int, start: Box, end: Box, pictures: PictureStore) -> Step:
    """A reward flies to the score, one after the other."""
    size = round(pictures.look.px(TILE))
    picture = pictures.pixmap(Icon(icon, icon, "bg0"), size, size)
    step: Step = []
    for each in range(min(number, MOST_BROUGHT)):
        actor = Actor(picture, Box(start.cx - size / 2, start.cy - size / 2, size, size), z=Z.ACTOR + 2)
        late = STAGGER * each
        step += [(late, Flight(actor, Box(end.cx - size / 2, end.cy - size / 2, size, size), BROUGHT)),
                 (late + BROUGHT, Leave(actor))]
    return step
