"""How often whom has been played, and won: card by card, as several characters bear one name."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from sparktable.app.card_search import entries
from sparktable.app.catalog import titles
from sparktable.app.offered_ways import offered_ways
from sparktable.app.statistics import PAIR, GamePlayed, Tally, at_home, characters_of, counted
from sparktable.app.translations import WORDS
from sparktable.kernel.names import shown


class Played(NamedTuple):
    """A character as a line of the file tells of it."""

    game: str
    name: str
    box: str = ""
    """Out of which the game was played; older lines do not say it."""


class Whom(NamedTuple):
    """A character as statistics tell of it."""

    name: str
    where: str = ""
    """The game or the box it is from, if somebody else is called alike."""

    @property
    def told(self) -> str:
        return f"{self.name} ({self.where})" if self.where else self.name


def by_card(games: Iterable[GamePlayed]) -> dict[tuple[str, str], Tally]:
    """For each character's card, by game and slug. A game whose box is not known counts for all of that name."""
    found: dict[tuple[str, str], Tally] = {}
    cards = _Cards()
    for each, tally in _played(games).items():
        alike = cards.called(each)
        for slug in alike[each.box] if each.box in alike else chain(*alike.values()):
            found[each.game, slug] = found.get((each.game, slug), Tally()) + tally
    return found


def by_team(games: Iterable[GamePlayed]) -> dict[str, Tally]:
    """For each team that was led, by the names of all who are in it, as they are shown."""
    found: dict[str, Tally] = {}
    for _, names, tally in _at_home(games):
        if len(names) > 1:
            team = shown(PAIR.join(names))
            found[team] = found.get(team, Tally()) + tally
    return found


def by_character(games: Iterable[GamePlayed]) -> dict[Whom, Tally]:
    """The same for statistics, whom people played most first: here every game counts once."""
    found: dict[Played, Tally] = {}
    cards = _Cards()
    for each, tally in _played(games).items():
        boxes = [*cards.called(each)]
        box = boxes[0] if len(boxes) == 1 else each.box if each.box in boxes else ""
        key = Played(each.game, each.name, box)
        found[key] = found.get(key, Tally()) + tally
    alike = Counter(key.name for key in found)
    of_game = Counter((key.game, key.name) for key in found)
    told: dict[Whom, Tally] = {}
    for key, tally in found.items():
        where = f"{key.game}.setup.set.{key.box}" if of_game[key.game, key.name] > 1 else f"title.{key.game}"
        whom = Whom(key.name, WORDS.say(where) if alike[key.name] > 1 and WORDS.has(where) else "")
        told[whom] = told.get(whom, Tally()) + tally
    return dict(sorted(told.items(), key=lambda item: (-item[1].played, item[0])))


def characters(game: str) -> frozenset[str]:
    """The slugs of those whom one may play; other cards may bear their names."""
    title = next((each for each in titles() if each.name == game), None)
    return frozenset(slug for slugs in offered_ways(title)[1].values() for slug in slugs) if title else frozenset()


def _at_home(games: Iterable[GamePlayed]) -> Iterator[tuple[GamePlayed, list[str], Tally]]:
    """Each game that counts, with who was played and how it ended for them."""
    for played in counted(games):
        home = at_home(played)
        best = home in played.winners
        yield played, characters_of(played, home), Tally(1, best and not played.tied, best and played.tied)


def _played(games: Iterable[GamePlayed]) -> dict[Played, Tally]:
    """As the lines tell it."""
    found: dict[Played, Tally] = {}
    for played, names, tally in _at_home(games):
        for name in names:
            key = Played(played.game, name, str(played.options.get("set", "")))
            found[key] = found.get(key, Tally()) + tally
    return found


class _Cards:
    """The characters' cards of the games that are asked for."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, dict[str, list[str]]]] = {}

    def called(self, played: Played) -> dict[str, list[str]]:
        """By the box they are from; who is from one box only is the same one wherever it is played."""
        if played.game not in self._of:
            names: dict[str, dict[str, list[str]]] = {}
            who = characters(played.game)
            for entry in entries((played.game,)):
                if entry.card.slug in who:
                    names.setdefault(entry.card.name, {}).setdefault(entry.box, []).append(entry.card.slug)
            self._of[played.game] = names
        return self._of[played.game].get(played.name, {})
