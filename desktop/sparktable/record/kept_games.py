"""Games that are kept when the program is packed, one of every title and mode, to be replayed where it has arrived:
the packed program must come to the same positions as its sources did."""
from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from sparktable.games import load_all
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import digest
from sparktable.resources import kept

FILE = "kept_games.json"
EVERY = 25
"""After so many answers the position is compared."""
Kept = dict[str, Any]
"""A game's name, its options and seed, the answers by their places among the options, and digests on the way."""


def keep() -> list[Kept]:
    """One random game of every title and mode, played here and now."""
    return [_played(game, options) for game, options in _set_ups()]


def _set_ups() -> Iterator[tuple[str, dict[str, Any]]]:
    """The first of each mode in each box."""
    for module in load_all():
        modes: dict[tuple[Any, Any], dict[str, Any]] = {}
        for options in module.property_setups():
            modes.setdefault((options.get("set"), options.get("mode")), options)
        for options in modes.values():
            yield module.__name__.rpartition(".")[2], options


def _played(game: str, options: dict[str, Any]) -> Kept:
    match, luck, answers = Match(open_game(game, options), seed=1), Dice(1), []
    digests = [digest(match.state)]
    while (asked := match.decision) is not None:
        answers.append(luck.below(len(asked.options)))
        match.take(asked.options[answers[-1]])
        if len(answers) % EVERY == 0:
            digests.append(digest(match.state))
    digests.append(digest(match.state))
    return {"game": game, "options": options, "seed": 1, "answers": answers, "digests": digests}


def replayed(games: Sequence[Kept] | None = None) -> Iterator[tuple[str, str]]:
    """Every kept game by its name, and where it takes another course; "" where it does not. Nothing was kept for a
    program that runs from its sources."""
    load_all()
    for told in _kept() if games is None else games:
        options = told["options"]
        words = [told["game"], *(str(options[key]) for key in ("set", "mode") if key in options)]
        yield " ".join(words), _parts(told)


def _kept() -> Sequence[Kept]:
    path = kept(FILE)
    return json.loads(path.read_text("utf-8")) if path else []


def _parts(told: Kept) -> str:
    match, digests = Match(open_game(told["game"], told["options"]), seed=told["seed"]), iter(told["digests"])
    if digest(match.state) != next(digests):
        return "is dealt differently"
    for number, answer in enumerate(told["answers"], 1):
        if (asked := match.decision) is None or answer >= len(asked.options):
            return f"asks something else after {number - 1} answers"
        match.take(asked.options[answer])
        if number % EVERY == 0 and digest(match.state) != next(digests):
            return f"comes to another position within {number} answers"
    return "" if match.decision is None and digest(match.state) == next(digests) else "comes to another end"


def write(path: Path) -> None:
    path.write_text(json.dumps(keep(), separators=(",", ":")) + "\n", "utf-8")
