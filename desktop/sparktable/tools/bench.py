"""``sparktable bench``: how fast the house is, measured beside a floor loop.

A row is one small function that prepares its work and returns a batch: a function that does some of it and says
how often. Batches of the row and of the floor take turns, and the best of each is taken: what is left is the
speed of the machine, and the ratio of the two is worth comparing between runs. The rows of `bench_program.py` start
the program itself, beside a bare window. Nothing here is a test.
"""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any, NamedTuple

from sparktable.kernel.game import BadSetup, Game, game_names, open_game
from sparktable.tools.arguments import BadInput, positive
from sparktable.tools.bench_files import loading, replaying, saving
from sparktable.tools.bench_floor import Batch, floor_copy, floor_decisions
from sparktable.tools.bench_program import ROWS, Probes, Window, why_not
from sparktable.tools.bench_rules import copy, decisions, determinizing, playouts, playouts_in_the_engine, searching
from sparktable.tools.build import BUILD
from sparktable.tools.game_arguments import add_deck_argument, load_games, setup_options
from sparktable.tools.progress import Progress

ROUNDS = 9


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the report."""

    name: str
    unit: str
    prepare: Callable[[], Batch]
    floor: Callable[[], Batch]
    waits: bool = False
    """Whether waiting counts too: for the disk, say."""


class Measured(NamedTuple):
    value: float
    floor: float

    @property
    def ratio(self) -> float:
        return self.value / self.floor if self.floor else 0.0


PER_SECOND, MICROSECONDS = "1/s", "us"


def rows(decks: Sequence[str] = ()) -> Iterator[Row | Window]:
    """Everything that can be measured here and now. The decks are those of the game in which everybody brings one."""
    for name, game in (("toy", toy()), ("matrix", matrix()), ("arena", arena())):
        if game is not None:
            yield from rows_of(name, game)
    yield from rows_of_the_rules("tcg", tcg(decks))
    if not why_not():
        yield from ROWS


def rows_of(name: str, game: Game) -> Iterator[Row]:
    """What is measured of a game."""
    yield Row(f"{name}.decisions", PER_SECOND, lambda: decisions(game), floor_decisions)
    yield Row(f"{name}.search", PER_SECOND, lambda: searching(game), floor_decisions)
    yield Row(f"{name}.playouts", PER_SECOND, lambda: playouts(game), floor_decisions)
    yield Row(f"{name}.playouts.engine", PER_SECOND, lambda: playouts_in_the_engine(game), floor_decisions)
    yield Row(f"{name}.save", MICROSECONDS, lambda: saving(game), floor_copy, waits=True)
    for row, prepare in (("copy", copy), ("determinize", determinizing), ("load", loading), ("replay", replaying)):
        yield Row(f"{name}.{row}", MICROSECONDS, lambda prepare=prepare: prepare(game), floor_copy)  # type: ignore[misc]


def rows_of_the_rules(name: str, game: Game) -> Iterator[Row]:
    """What is measured of a game whose rules alone are in question."""
    yield Row(f"{name}.decisions", PER_SECOND, lambda: decisions(game), floor_decisions)
    yield Row(f"{name}.playout", PER_SECOND, lambda: playouts(game), floor_decisions)
    yield Row(f"{name}.copy", MICROSECONDS, lambda: copy(game), floor_copy)
    yield Row(f"{name}.determinize", MICROSECONDS, lambda: determinizing(game), floor_copy)


def toy() -> Game | None:
    """The toy deck-builder, which lives among the tests of a checkout."""
    load_games()
    return open_game("toy-deckbuilder", {}) if "toy-deckbuilder" in game_names() else None


def matrix() -> Game:
    """Two-player team versus team with the full rules."""
    load_games()
    return open_game("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2})


def tcg(decks: Sequence[str]) -> Game:
    """The trading card game by its full rules."""
    load_games()
    return open_game("tcg", {"decks": list(decks)} if decks else {})


def arena() -> Game:
    """A duel."""
    load_games()
    return open_game("arena", {"mode": "duel", "players": 2})


def measure(row: Row, rounds: int) -> Measured:
    """The best of several rounds, row and floor by turns."""
    work, floor = row.prepare(), row.floor()
    best_work = best_floor = 0.0
    gc.collect()
    for _ in range(rounds):
        best_floor = max(best_floor, _speed(floor, process_time))
        best_work = max(best_work, _speed(work, perf_counter if row.waits else process_time))
    if row.unit == PER_SECOND:
        return Measured(best_work, best_floor)
    return Measured(1e6 / best_work, 1e6 / best_floor)


def _speed(batch: Batch, clock: Callable[[], float]) -> float:
    started = clock()
    done = batch()
    return done / max(clock() - started, 1e-9)


def report(measured: dict[str, tuple[str, Measured]]) -> dict[str, dict[str, Any]]:
    """What ``--json`` prints."""
    return {name: {"build": BUILD, "value": round(found.value, 3), "unit": unit, "floor": round(found.floor, 3),
                   "ratio": round(found.ratio, 3)} for name, (unit, found) in measured.items()}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=positive, default=ROUNDS, help=f"measure so often (default: {ROUNDS})")
    parser.add_argument("--only", default="", metavar="PREFIX,…",
                        help="only rows whose name begins with one of these: matrix.copy,toy")
    add_deck_argument(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(asked: argparse.Namespace) -> int:
    try:
        known = list(rows(setup_options(asked).get("decks", ())))
    except BadSetup as mistake:
        raise BadInput(str(mistake)) from mistake
    prefixes = [name.strip() for name in asked.only.split(",") if name.strip()] or [""]
    for prefix in prefixes:
        if not any(row.name.startswith(prefix) for row in known):
            if any(row.name.startswith(prefix) for row in ROWS):
                raise BadInput(f"--only: windows are not measured here, since {why_not()}")
            names = ", ".join(row.name for row in known)
            raise BadInput(f"--only: nothing begins with {prefix!r}; known are: {names}")
    if prefixes == [""] and why_not():
        print(f"sparktable bench: without windows, since {why_not()}", file=sys.stderr)
    wanted = [row for row in known if row.name.startswith(tuple(prefixes))]
    measured: dict[str, tuple[str, Measured]] = {}
    probes = Probes(max(1, asked.rounds // 3))
    with Progress("measurements", len(wanted)) as progress:
        for row in wanted:
            found = measure(row, asked.rounds) if isinstance(row, Row) else Measured(*probes.measure(row))
            measured[row.name] = row.unit, found
            progress.step()
    if asked.json:
        print(json.dumps(report(measured), indent=2))
        return 0
    print(f"{BUILD:20} {'value':>14} {'unit':7} {'floor':>14} {'ratio':>8}")
    for name, (unit, found) in measured.items():
        print(f"{name:20} {found.value:14,.1f} {unit:7} {found.floor:14,.1f} {found.ratio:8.3f}")
    return 0
