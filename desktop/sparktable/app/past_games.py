"""The games that were played: sifted, added up, and found again to be watched or played once more."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from sparktable.app.archive import Archive
from sparktable.app.catalog import title
from sparktable.app.levels import LEVELS, USUAL
from sparktable.app.offered_ways import offered_ways
from sparktable.app.players import HUMAN, Player
from sparktable.app.setups import Setup, offered
from sparktable.app.statistics import GamePlayed, at_home, counted, opened, opponents, tallies
from sparktable.app.translations import WORDS
from sparktable.record.model import rich_options

WON, LOST, TIED, WATCHED = "won", "lost", "tied", "watched"
"""How a game ended for the people who played; nobody did in one that was only watched."""
LAST = 10
"""Of so many games a curve tells how many were won."""


class Sieve(NamedTuple):
    """Which games are counted; empty parts let everything through."""

    game: str = ""
    mode: str = ""
    level: str = ""
    """Of one of the opponents."""

    def fits(self, played: GamePlayed) -> bool:
        return (self.game in ("", played.game) and self.mode in ("", played.mode)
                and (not self.level or (HUMAN in played.levels and self.level in opponents(played))))


class Figures(NamedTuple):
    """What people's games come to."""

    played: int = 0
    won: int = 0
    row: int = 0
    """The longest row of games that were won."""
    now: int = 0
    """How long that row is that has not been broken yet."""
    fastest: int = 0
    """In how few turns a game was won; 0 for none."""


def result(played: GamePlayed) -> str:
    """How a game ended for whoever these statistics are of."""
    if HUMAN not in played.levels:
        return WATCHED
    if at_home(played) not in played.winners:
        return LOST
    return TIED if played.tied else WON


def figures(games: Iterable[GamePlayed]) -> Figures:
    played = won = row = now = fastest = 0
    for each in counted(games):
        played += 1
        best = result(each) == WON
        now = now + 1 if best else 0
        won, row = won + best, max(row, now)
        if best:
            fastest = min(fastest or each.turns, each.turns)
    return Figures(played, won, row, now, fastest)


def last_ten(games: Iterable[GamePlayed]) -> list[int]:
    """Game by game, how many of the last ten up to it were won."""
    best = [result(each) == WON for each in counted(games)]
    return [sum(best[max(0, count - LAST):count]) for count in range(1, len(best) + 1)]


def against(games: Iterable[GamePlayed]) -> dict[str, list[str]]:
    """How each game against opponents of a level ended, the weakest level first."""
    found: dict[str, list[str]] = {}
    for each in counted(games):
        for level in opponents(each):
            found.setdefault(level, []).append(result(each))
    return dict(sorted(found.items(), key=lambda item: (*_order(item[0]),)))


def unplayed(games: Sequence[GamePlayed], every: Iterable[GamePlayed]) -> list[str]:
    """The characters of the game that was played last among these, with whom nobody has played yet in any."""
    last = next(iter(reversed(games)), None)
    if last is None:
        return []
    try:
        found = title(last.game)
    except LookupError:
        return []
    known = tallies(every, "character")
    return [name for name in found.telling.heroes() or offered_ways(found)[1] if name not in known]


def _order(level: str) -> tuple[int, str]:
    return LEVELS.index(level) if level in LEVELS else len(LEVELS), level


def choices(games: Sequence[GamePlayed], part: str) -> list[str]:
    """What a part of the sieve may be set to: the games, modes or levels that there are, the most frequent first."""
    return [name for name in tallies(counted(games), part) if name]


def called(part: str, name: str, game: str = "") -> str:
    """What a game, a mode or a level is called; what has no words is called as the file has it."""
    keys = {"game": [f"title.{name}"], "level": [f"level.{name}"],
            "mode": [f"{game}.setup.mode.{name}", f"mode.{name}"]}[part]
    found = next((key for key in keys if WORDS.has(key)), "")
    return WORDS.say(found) if found else name


# --- played again, watched again ----------------------------------------------------------------------------


def same_deal(played: GamePlayed) -> Setup | None:
    """What deals the same cards again; None where that is not known, or cannot be played here."""
    game = opened(played) if played.seed is not None else None
    if game is None or game.seats != len(played.names):
        return None
    players = tuple(offered(Player(*each), USUAL) for each in zip(played.names, played.levels, strict=True))
    return Setup(played.game, rich_options(played.options), players, played.seed)


class Recordings:
    """The games that are kept to be watched again, found by their seals."""

    def __init__(self, archive: Archive) -> None:
        self._paths = {(slot.header.commitment, slot.header.answers): slot.path for slot in archive.finished.all()
                       if slot.header is not None}

    def of(self, played: GamePlayed) -> Path | None:
        """Where a game is kept; None if it is not, any more."""
        return self._paths.get((played.commitment, played.answers)) if played.commitment else None
