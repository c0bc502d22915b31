"""Deeds: what there is to be brought off, counted from the games that were played. Nothing is locked behind them.

A deed is a first victory: in a game, a way to play it, with a character, over a level of opponents; or a feat that
the game itself tells of (`games/feats.py`). Practice does not count: more was known there than the table shows.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sparktable.app.catalog import Title, title_or_none, titles
from sparktable.app.levels import LEVELS
from sparktable.app.offered_ways import offered_ways
from sparktable.app.past_games import WON, called, result
from sparktable.app.statistics import GamePlayed, at_home, characters_of, opponents
from sparktable.app.translations import WORDS

FEAT, CHARACTER, LEVEL, MODE, GAME = KINDS = ("feat", "character", "level", "mode", "game")
"""The most telling first."""


class Deed(NamedTuple):
    kind: str
    name: str
    game: str = ""
    """Of which game; levels are the same in all."""
    icon: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        return self.kind, self.name, self.game


def said(deed: Deed) -> str:
    """What was brought off."""
    if deed.kind == FEAT:
        return WORDS.say(f"{deed.game}.feat.{deed.name}")
    if deed.kind == LEVEL:
        return WORDS.say(f"deed.level.{deed.name}")
    name = deed.name if deed.kind == CHARACTER else called(deed.kind, deed.name, deed.game)
    return WORDS.say(f"deed.{deed.kind}", name=name)


def explained(deed: Deed) -> str:
    """What must be done for it, where its name does not say so."""
    return WORDS.say(f"{deed.game}.feat.{deed.name}.note") if deed.kind == FEAT else ""


def all_deeds() -> dict[str, list[Deed]]:
    """Everything that can be brought off: what all games share (under ""), then game by game."""
    found = {"": [Deed(LEVEL, level) for level in LEVELS]}
    for title in titles():
        modes, _ = offered_ways(title)
        found[title.name] = [Deed(GAME, title.name, title.name, title.icon),
                             *(Deed(MODE, name, title.name, icon) for name, icon in modes.items()),
                             *(Deed(CHARACTER, name, title.name, icon) for name, icon in _heroes(title).items()),
                             *(Deed(FEAT, feat.name, title.name, feat.icon) for feat in title.all_feats())]
    return found


def _heroes(title: Title) -> Mapping[str, str]:
    """The characters with whom a first victory counts: those that one chooses, or some that a game names where whole
    teams are played, with the icon of their side."""
    return title.telling.heroes() or dict.fromkeys(offered_ways(title)[1], "")


# --- what was brought off -----------------------------------------------------------------------------------


def of_game(played: GamePlayed) -> list[Deed]:
    """What was brought off in one game, the most telling first."""
    if played.practised or result(played) != WON:
        return []
    home, beaten = at_home(played), opponents(played)
    feats = played.feats[home] if home < len(played.feats) else ()
    return [*(Deed(FEAT, name, played.game) for name in dict.fromkeys(feats)),
            *(Deed(CHARACTER, name, played.game) for name in dict.fromkeys(characters_of(played, home))),
            *(Deed(LEVEL, level) for level in reversed(LEVELS) if level in beaten),
            *([Deed(MODE, played.mode, played.game)] if played.mode else []),
            Deed(GAME, played.game, played.game)]


def done(games: Iterable[GamePlayed]) -> dict[tuple[str, str, str], str]:
    """Every deed that was done, by its key, with when it was done first."""
    found: dict[tuple[str, str, str], str] = {}
    for played in games:
        for deed in of_game(played):
            found.setdefault(deed.key, played.finished)
    return found


def fresh(games: Sequence[GamePlayed]) -> list[Deed]:
    """What was brought off for the first time in the last of these games, the most telling first."""
    if not games:
        return []
    before = done(games[:-1])
    return [deed for deed in of_game(games[-1]) if deed.key not in before and _known(deed)]


def _known(deed: Deed) -> bool:
    """Whether it is one of those that there are: a file may name what no game has, and of a team not everybody
    counts."""
    title = title_or_none(deed.game)
    if deed.kind == CHARACTER and title is not None and (heroes := _heroes(title)):
        return deed.name in heroes
    return deed.kind != FEAT or WORDS.has(f"{deed.game}.feat.{deed.name}")
