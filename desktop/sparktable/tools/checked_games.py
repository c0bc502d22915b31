"""Whole games between opponents, played and checked.

A game is played first, and only that is timed. Then its answers are given again from the start, and the house's
invariants are checked at every decision on the way: so checking costs no measured time, and that the same answers
lead to the same end is checked besides.

The players' luck is digested from the game's seed, not taken over: with the dice of the shuffle they would play with
a luck that goes along with the cards.
"""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time

from sparktable.ai import roster
from sparktable.ai.opponent import Opponent, Watchful
from sparktable.ai.random_player import RandomPlayer
from sparktable.kernel.check import violations
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Game
from sparktable.kernel.rng import MASK, dice_apart, dice_of_turn
from sparktable.kernel.run import advance, pending, take
from sparktable.kernel.state import State, digest
from sparktable.kernel.view import View, view
from sparktable.tools import cheating_search

DECISIONS_PER_TURN = 500
"""A game that asks more than this, turn for turn, is going round in circles."""
ASIDES = 0.05
"""How often a random player uses a chance to act while somebody else is asked."""
Watcher = Callable[[State], None]


@dataclass
class Played:
    """One game as it was played."""

    seed: int
    answers: list[Option] = field(default_factory=list)
    seconds: float = 0.0
    end: State | None = None
    trouble: str = ""
    """Why it could not be played to its end."""


def made(name: str, game: Game) -> Opponent:
    """Anybody who can sit down, and the cheat that only measures."""
    return cheating_search.make(name, game) if cheating_search.is_meant(name) else roster.make(name)


def play(game: Game, seed: int, opponents: Sequence[Opponent], watch: Watcher | None = None) -> Played:
    """Play one game, and time nothing but that. Who watches is shown every position, and the end."""
    played = Played(seed)
    started = process_time()
    try:
        s = played.end = game.new(seed)
        if watch is None and all(isinstance(opponent, RandomPlayer) for opponent in opponents):
            _play_at_random(s, seed, played.answers)
        else:
            _play_by_view(s, seed, played.answers, opponents, watch)
        if s.outcome is None:
            played.trouble = f"does not end: turn {s.turn}, {len(played.answers)} answers"
    except Exception as mistake:  # a game that breaks is what this tool is there to find
        at = traceback.extract_tb(mistake.__traceback__)[-1]
        played.trouble = (f"breaks after {len(played.answers)} answers: {type(mistake).__name__}: {mistake} "
                          f"({at.name}, line {at.lineno})")
    played.seconds = process_time() - started
    return played


def _play_at_random(s: State, seed: int, answers: list[Option]) -> None:
    """Random players need not look: no view is made for them."""
    luck = Random(dice_apart(seed, "everybody").below(MASK)).random
    last_turn = s.game.max_turns
    asked = pending(s)
    while asked is not None and s.turn <= last_turn and len(answers) < DECISIONS_PER_TURN * (s.turn + 1):
        options = asked.asides if asked.asides and luck() < ASIDES else asked.options
        option = options[int(luck() * len(options))]
        answers.append(option)
        asked = advance(s, option)


def _play_by_view(s: State, seed: int, answers: list[Option], opponents: Sequence[Opponent],
                  watch: Watcher | None) -> None:
    """Everybody sees what his seat may see, and nothing else."""
    dice = [dice_apart(seed, "seat", seat) for seat in range(len(opponents))]
    last_turn = s.game.max_turns
    asked: Decision | None = pending(s)
    while asked is not None and s.turn <= last_turn and len(answers) < DECISIONS_PER_TURN * (s.turn + 1):
        if watch is not None:
            watch(s)
        option = spoken_up(s, asked, opponents, seed) or opponents[asked.seat].choose(
            _seen(s, asked.seat, opponents), dice[asked.seat])
        answers.append(option)
        asked = take(s, option)
    if watch is not None:
        watch(s)


def _seen(s: State, seat: int, opponents: Sequence[Opponent]) -> View:
    player = opponents[seat]
    return player.look(s, seat) if isinstance(player, cheating_search.CheatingSearch) else view(s, seat)


def spoken_up(s: State, asked: Decision, opponents: Sequence[Opponent], seed: int) -> Option | None:
    """What somebody does before the question is answered, seat by seat; as a rule nothing."""
    for seat in dict.fromkeys(option.value("seat") for option in asked.asides):
        player = opponents[seat]
        if isinstance(player, Watchful):
            thought = player.aside(_seen(s, seat, opponents), dice_of_turn(seed, s.turn, seat))
            if thought is not None:
                return thought.option
    return None


def check(game: Game, played: Played) -> list[str]:
    """Give a game's answers again, and say what did not hold at any decision on the way."""
    found = [played.trouble] if played.trouble else []
    try:
        s = game.new(played.seed)
        for number, option in enumerate(played.answers):
            found += [f"decision {number}: {sentence}" for sentence in violations(s)]
            if found:
                break
            take(s, option)
        else:
            found += [f"the end: {sentence}" for sentence in violations(s)]
            if played.end is None or digest(s) != digest(played.end):
                found.append("the same answers lead to another end")
    except Exception as mistake:
        if not played.trouble:
            found.append(f"the answers cannot be given again: {type(mistake).__name__}: {mistake}")
    return [f"game with seed {played.seed}: {sentence}" for sentence in found]
