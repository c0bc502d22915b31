"""What everybody at a table is called: one name, wherever they are named, and beside it who that is.

A seat goes by its character where it has one, else by the name that was typed. Without either an opponent goes by how
well it plays, numbered where several play alike, and a person by the number of the seat, in whatever language is
spoken then: such a name is made each time and kept nowhere. What the name does not say of an opponent, that it is the
computer or how well it plays, stands beside it.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, islice
from typing import Any, overload

from sparktable.app.players import Player
from sparktable.app.translations import WORDS, Words, languages
from sparktable.games.forms import PAIR

MADE = ("player.human", "player.computer")
"""The names that were made by number, now or once: files may have them."""
LONGEST_NAME, MOST_SEATS = 200, 16
"""Of players, as the files of games have them."""


def typed(name: str) -> str:
    """A player's name as a file tells it, or nothing if it was made: older files kept those too."""
    return "" if name[-1:].isdecimal() and name in _made_names() else name


def _made_names() -> frozenset[str]:
    if not _known:
        _known.update(str(WORDS.template(key, language)).format(n=seat) for language in languages() for key in MADE
                      for seat in range(1, MOST_SEATS + 1))
    return frozenset(_known)


_known: set[str] = set()


def in_one_line(name: str) -> str:
    return " ".join(name.split())


def cast(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Whom everybody plays as far as that was chosen before the game; "" who is drawn, or chosen at the table."""
    chosen = options.get("characters")
    if not isinstance(chosen, list | tuple):
        return ()
    return tuple(in_one_line(name) if isinstance(name, str) and len(name) <= LONGEST_NAME else ""
                 for name in chosen[:MOST_SEATS])


def names_of(seated: Iterable[tuple[str, str]], characters: Sequence[str] = ()) -> SeatNames:
    """Everybody away from the table, told by (name, level) as files have it."""
    players = [Player(in_one_line(typed(name)), level) for name, level in seated]
    played = [in_one_line(name) for name in characters]
    return SeatNames(players, lambda: played)


def whole_names(seated: Iterable[tuple[str, str]], characters: Sequence[str] = ()) -> list[str]:
    """Likewise, each in one line."""
    names = names_of(seated, characters)
    return [names.whole(seat) for seat in range(len(names))]


class SeatNames(Sequence[str]):
    """By seat."""

    def __init__(self, players: Sequence[Player], characters: Callable[[], Sequence[str]] = tuple,
                 words: Words = WORDS) -> None:
        """`characters` says whom everybody plays now; some games let it be chosen at the table."""
        self._players, self._characters, self._words = players, characters, words

    def __len__(self) -> int:
        return len(self._players)

    @overload
    def __getitem__(self, seat: int) -> str: ...

    @overload
    def __getitem__(self, seat: slice) -> Sequence[str]: ...

    def __getitem__(self, seat: int | slice) -> str | Sequence[str]:
        if isinstance(seat, slice):
            return [self[each] for each in range(*seat.indices(len(self)))]
        return self._character(seat) or self._person(seat)

    def playing(self, characters: Callable[[], Sequence[str]]) -> SeatNames:
        """The same people while they played these."""
        return SeatNames(self._players, characters, self._words)

    def heads(self, seat: int) -> int:
        """How many a name names."""
        return self[seat].count(PAIR) + 1 if 0 <= seat < len(self) else 1

    def beside(self, seat: int) -> str:
        """Who plays there, where the name does not say it: "Ann", "Computer · Scout"; of a named opponent how well it
        plays: "Scout". Nothing of the only person who sits there without a name."""
        player, character = self._players[seat], self._character(seat)
        if player.is_human:
            several = sum(other.is_human for other in self._players) > 1
            return (player.name or (self._person(seat) if several else "")) if character else ""
        level = self._level(player)
        if not (character or player.name):
            return ""
        who = (player.name or self._words.say("level.other")) if character else ""
        return self._words.say("player.level", name=who, level=level) if who and level else who or level

    def under(self, seat: int) -> str:
        """The same where a line is kept for it: never the name once more."""
        return self.beside(seat) or self._words.say("level.human" if self._players[seat].is_human else "level.other")

    def whole(self, seat: int) -> str:
        """The name with the person's beside it, where there is room for one line only: "Hot Rod · Ann",
        "Slipstream · Scout"; "Scout"."""
        name, who = self[seat], self.who(seat)
        return self._words.say("player.who", name=name, who=who) if who else name

    def who(self, seat: int) -> str:
        """What stands beside the name there: "Ann", "Scout"."""
        player = self._players[seat]
        if player.is_human or not self._character(seat):
            return self.beside(seat)
        return player.name or self._level(player)

    def _character(self, seat: int) -> str:
        played = self._characters()
        return played[seat] if seat < len(played) else ""

    def _person(self, seat: int) -> str:
        player = self._players[seat]
        if player.name or player.is_human:
            return player.name or self._words.say("player.human", n=seat + 1)
        called = self._level(player) or self._words.say("level.other")
        alike = [other for other, each in enumerate(self._players) if not each.is_human and not each.name
                 and self._level(each) == self._level(player)]
        names, taken = [called], {each.name for each in self._players}
        if len(alike) > 1 or called in taken:  # numbers that nobody's name has
            numbered = (self._words.say("player.nth", name=called, n=n) for n in count(1))
            names = list(islice((name for name in numbered if name not in taken), len(alike)))
        return names[alike.index(seat)]

    def _level(self, player: Player) -> str:
        """What an opponent's level is called; "" for one that has no words."""
        return self._words.level(player.level) if self._words.has(f"level.{player.level}") else ""
