"""Whom one can play, as pictures: a character with its sides, or a team with its leader first."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sparktable.app.catalog import Choice, Title
from sparktable.app.translations import WORDS
from sparktable.kernel.names import shown
from sparktable.table.art.face import Face
from sparktable.table.art.figures import Art, home_faction
from sparktable.table.art.figures.stage import ROBOT
from sparktable.table.fronts import fronts_of


class Portrait(NamedTuple):
    name: str
    arts: tuple[Art, ...]
    """A picture for each side; the robot first, which is who one knows."""


class Cast:
    """The characters of a game. Each box is opened once."""

    def __init__(self, title: Title) -> None:
        self._title = title
        self._boxes: dict[str, dict[str, Any]] = {}

    def portraits(self, choice: Choice, options: Mapping[str, Any]) -> tuple[Portrait, ...]:
        """Those of a choice: of one character one, of a team all."""
        return tuple(self._portrait(slug, choice, options) for slug in choice.cards)

    def _portrait(self, slug: str, choice: Choice, options: Mapping[str, Any]) -> Portrait:
        fronts, card = fronts_of(self._title.name), self._cards(options).get(slug)
        if fronts is None or card is None:  # of a set that is not the game's own
            side = home_faction(choice.name)
            return Portrait(choice.name, (Art(ROBOT, choice.name, side.hue, side),))
        return Portrait(shown(card.name), fronts.arts(card))

    def cards(self, choice: Choice, options: Mapping[str, Any]) -> list[Face]:
        """What is held up of a choice: of one character all sides, of a team each one's first."""
        fronts, known = fronts_of(self._title.name), self._cards(options)
        found = [known[slug] for slug in choice.cards if slug in known]
        if fronts is None:
            return []
        if len(found) != 1:
            return [fronts.front(card, WORDS, 0) for card in found]
        first = fronts.front(found[0], WORDS, 0)
        return [first, *(fronts.front(found[0], WORDS, side) for side in range(1, first.sides))]

    def _cards(self, options: Mapping[str, Any]) -> dict[str, Any]:
        box = str(options.get("set", ""))
        if box not in self._boxes:
            cards = self._title.open({"set": box} if box else {}).cards
            self._boxes[box] = {card.slug: card for card in cards}
        return self._boxes[box]
