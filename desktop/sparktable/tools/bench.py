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
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple

from sparktable.ai.judgement import judgement
from sparktable.ai.search import Budget, Search
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import BadSetup, Game, game_names, open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import MASK, Dice
from sparktable.kernel.run import advance, pending
from sparktable.kernel.state import State
from sparktable.kernel.view import determinize, view
from sparktable.tools.arguments import BadInput, positive
from sparktable.tools.bench_files import loading, replaying, saving
from sparktable.tools.bench_floor import Floor
from sparktable.tools.bench_program import ROWS, Probes, Window, why_not
from sparktable.tools.build import BUILD
from sparktable.tools.game_arguments import add_deck_argument, load_games, setup_options
from sparktable.tools.progress import Progress

ROUNDS = 9
TRIES = 50
PLAYOUT = 20
"""Answers in a playout."""
MIDGAME = 60
"""After how many answers a game is in its middle."""

Batch = Callable[[], int]
"""Does some work and returns how often it was done."""


# --- what is measured -------------------------------------------------------------------------------------


def floor_decisions() -> Batch:
    seeds = Dice(1)
    luck = Random(1).random

    def batch() -> int:
        done = 0
        for _ in range(20):
            floor = Floor(seeds.below(MASK))
            options: list[int] | None = floor.options()
            while options is not None:
                options = floor.take(options[int(luck() * len(options))])
                done += 1
        return done

    return batch


def floor_copy() -> Batch:
    return _repeated(Floor(1).copy, 2000)


def decisions(game: Game) -> Batch:
    """Whole games with random answers, set-up included."""
    seeds = Dice(1)
    luck = Random(1).random

    def batch() -> int:
        done = 0
        started = process_time()
        while process_time() - started < 0.02:
            asked = pending(s := game.new(seeds.below(MASK)))
            while asked is not None:
                options = asked.options
                asked = advance(s, options[int(luck() * len(options))])
                done += 1
        return done

    return batch


def copy(game: Game) -> Batch:
    return _repeated(midgame(game).state.copy, 1000)


def determinizing(game: Game) -> Batch:
    """A state that looks the same to a seat: the view and the world."""
    s, seeds = midgame(game).state, Dice(1)
    return _repeated(lambda: determinize(s, 0, seeds.below(MASK)), 200)


def searching(game: Game) -> Batch:
    """What the search tries per second, in the middle of a game as quick players play it: chance leads to positions
    in which there is little to think about."""
    known, match, luck, seeds = judgement(game), Match(game, seed=1), Dice(2), Dice(1)
    for _ in range(MIDGAME):
        if match.decision is not None:
            match.take(known.quick(match.state, match.decision, luck))
    opponent = Search(Budget(tries=TRIES))
    while True:  # an answer that goes without saying is given at once: on to one that needs thought
        asked = match.decision
        if asked is None:
            raise RuntimeError(f"after {MIDGAME} answers nothing in {game.name} needs thought")
        seen = view(match.state, asked.seat)
        if opponent.think(seen, Dice(1)).tries:
            break
        match.take(known.quick(match.state, asked, luck))

    def batch() -> int:
        return opponent.think(seen, Dice(seeds.below(MASK))).tries

    return batch


def imagined(game: Game) -> State:
    """The middle of a game as an opponent imagines it."""
    match = midgame(game)
    assert match.decision is not None
    s = judgement(game).imagine(view(match.state, match.decision.seat), 1)
    pending(s)
    return s


def playouts(game: Game) -> Batch:
    """What the search does besides its tree: a copy, twenty answers of quick players, a judgement."""
    start, known, luck = imagined(game), judgement(game), Dice(1)

    def playout() -> None:
        s = start.copy()
        s.rng = luck.below(MASK)
        asked, left = s.pending, PLAYOUT
        while asked is not None and left:
            asked = advance(s, known.quick(s, asked, luck))
            left -= 1
        known.standing(s, s.turn, rest=False)

    return _repeated(playout, 20)


def playouts_in_the_engine(game: Game) -> Batch:
    """The same answers given again without anybody thinking: what of a playout is the rules' share."""
    start, known, luck = imagined(game), judgement(game), Dice(1)
    played: list[tuple[int, list[Option]]] = []
    for _ in range(20):
        s = start.copy()
        s.rng = seed = luck.below(MASK)
        answers: list[Option] = []
        asked = s.pending
        while asked is not None and len(answers) < PLAYOUT:
            answers.append(known.quick(s, asked, luck))
            asked = advance(s, answers[-1])
        played.append((seed, answers))

    def batch() -> int:
        for seed, answers in played:
            s = start.copy()
            s.rng = seed
            for option in answers:
                advance(s, option)
        return len(played)

    return batch


def midgame(game: Game) -> Match:
    """A game in its middle, always the same one."""
    match = _after(game, MIDGAME)
    return match if match.decision is not None else _after(game, len(match.answers) // 2)


def _after(game: Game, answers: int) -> Match:
    match, luck = Match(game, seed=1), Dice(1)
    for _ in range(answers):
        asked = match.decision
        if asked is None:
            break
        match.take(asked.options[luck.below(len(asked.options))])
    return match


def _repeated(work: Callable[[], object], times: int) -> Batch:
    def batch() -> int:
        for _ in range(times):
            work()
        return times

    return batch


# --- how it is measured -----------------------------------------------------------------------------------


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
