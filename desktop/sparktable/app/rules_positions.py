"""Positions of the rules, to be looked at and tried out: scenario files in `resources/rules/pictures/`."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.app.players import HUMAN, Ask, Player
from sparktable.app.session import Session
from sparktable.games import load_all
from sparktable.kernel.decisions import Ref
from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.state import State
from sparktable.record.scenarios.file import read_scenario
from sparktable.record.scenarios.run import ScenarioRun
from sparktable.resources import resource

OPPONENTS = "rookie"


def position(name: str, lit: Sequence[str] = ()) -> tuple[State, tuple[Ref, ...]]:
    """A position, and what some answers that it allows are about. Raises BadFile."""
    played = _played(name)
    find = played.file.adapter.find
    return played.state, tuple(ref for sentence in lit for ref in find(played.state, sentence).refs)


def tried_out(name: str, ask: Ask) -> Session:
    """A game for practice that begins there. Raises BadFile."""
    played = _played(name)
    game, seed = played.file.game, played.file.scenario.seed
    match = Match(game, seed, watched=True, start=played.state)
    return Session(match, players_at(game), ask, practice=True, practised=True)


def players_at(game: Game) -> tuple[Player, ...]:
    """Whoever reads, and opponents."""
    return tuple(Player("", OPPONENTS if seat else HUMAN) for seat in range(game.seats))


def _played(name: str) -> ScenarioRun:
    load_all()  # a game knows its scenarios once it is loaded
    played = ScenarioRun(read_scenario(resource("rules") / "pictures" / f"{name}.json"))
    played.run()
    return played
