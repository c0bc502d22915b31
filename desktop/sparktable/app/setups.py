"""A game as it was set up on the new-game page: what "play again" starts and what the settings remember."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sparktable.app.catalog import chosen, title
from sparktable.app.levels import LEVELS, USUAL
from sparktable.app.players import HUMAN, Player
from sparktable.app.seat_names import typed
from sparktable.app.translations import WORDS
from sparktable.record.surrogates import mended

MOST_SEED = (1 << 63) - 1
LONGEST_NAME = 100
"""Letters of a player's name that are kept; a save takes twice as many."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything needed to start a game."""

    game: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    seed: int | None = None
    """None: another one every time."""

    def plain(self) -> dict[str, Any]:
        """As the settings file keeps it; a seed is for one game and is not kept."""
        return {
            "options": {key: list(value) if isinstance(value, tuple) else value
                        for key, value in self.options.items()},
            "players": [list(player) for player in self.players],
        }


def from_plain(game: str, data: Mapping[str, Any]) -> Setup | None:
    """What `Setup.plain` wrote; None for anything else."""
    options, players = data.get("options"), data.get("players")
    if not isinstance(options, Mapping) or not isinstance(players, Sequence):
        return None
    seats = []
    for player in players:
        if not isinstance(player, Sequence) or len(player) != 2 or not all(isinstance(x, str)
                                                                           for x in player):
            return None
        seats.append(Player(*player))
    frozen = {key: tuple(value) if isinstance(value, list) else value for key, value in options.items()}
    return Setup(game, frozen, tuple(seats))


def remembered(game: str, data: Mapping[str, Any], human_name: str = "") -> Setup | None:
    """What `Setup.plain` wrote, as the new-game page shows it and the game can be played; None where either refuses.
    The settings are a file like any other: what another version, or anybody, wrote there may be of any kind."""
    try:
        setup = from_plain(game, data)
        if setup is None:
            return None
        found = title(game)
        options = chosen(found.form(setup.options), setup.options)
        seats = found.open(options).seats
    except Exception:  # a form trusts its own choices, and stumbles over others in ways of its own
        return None
    players = tuple(player if WORDS.has(f"level.{player.level}") else offered(player, USUAL)
                    for player in (each._replace(name=typed(each.name)) for each in setup.players))
    return Setup(game, options, players if len(players) == seats else seated(players, seats, USUAL, human_name))


def parse_seed(text: str) -> int | None:
    """What was typed as a seed: a number, or any word, which always means the same number. Empty: by lot."""
    text = text.strip()
    if not text:
        return None
    if text.isdecimal() and len(text) < 20 and int(text) <= MOST_SEED:
        return int(text)
    number = 0
    for byte in text.encode():
        number = (number * 1_000_003 + byte) & MOST_SEED
    return number


def seated(players: Sequence[Player], seats: int, level: str, human_name: str) -> tuple[Player, ...]:
    """As many players as there are seats: those given first, a person first of all, opponents for the rest."""
    row = [offered(player, level) for player in players[:seats]]
    while len(row) < seats:
        row.append(Player(human_name, HUMAN) if not row else Player("", level))
    return tuple(row)


def offered(player: Player, level: str) -> Player:
    """The same player; whose level is not offered, as another version's file may name one, plays at this one."""
    return player if player.is_human or player.level in LEVELS else player._replace(level=level)


def named(players: Sequence[Player]) -> tuple[Player, ...]:
    """Every name that was typed is on one line that can be written down, and no two are the same. Who typed none has
    none: what such a player is called says `seat_names`."""
    taken: set[str] = set()
    found = []
    for player in players:
        name = base = " ".join(mended(typed(player.name)).split())[:LONGEST_NAME].rstrip()
        number = 2
        while name and name in taken:
            name, number = f"{base} {number}", number + 1
        taken.add(name)
        found.append(player._replace(name=name))
    return tuple(found)
