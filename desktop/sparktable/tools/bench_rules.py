"""What `sparktable bench` measures of a game: its rules, and who thinks about them."""

from random import Random
from time import process_time

from sparktable.ai.judgement import judgement
from sparktable.ai.search import Budget, Search
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import MASK, Dice
from sparktable.kernel.run import advance, pending
from sparktable.kernel.state import State
from sparktable.kernel.view import determinize, view
from sparktable.tools.bench_floor import Batch, repeated

TRIES = 50
PLAYOUT = 20
"""Answers in a playout."""
MIDGAME = 60
"""After how many answers a game is in its middle."""


def decisions(game: Game) -> Batch:
    """Whole games with random answers, set-up included."""
    seeds = Dice(1)
    luck = Random(1).random

    def played() -> int:
        """One game: a function of its own, so that Python soon takes it for one that runs often, as it does the
        floor's; the loop around it is called too seldom for that."""
        done = 0
        asked = pending(s := game.new(seeds.below(MASK)))
        while asked is not None:
            options = asked.options
            asked = advance(s, options[int(luck() * len(options))])
            done += 1
        return done

    def batch() -> int:
        done = 0
        started = process_time()
        while process_time() - started < 0.02:
            done += played()
        return done

    return batch


def copy(game: Game) -> Batch:
    return repeated(midgame(game).state.copy, 1000)


def determinizing(game: Game) -> Batch:
    """A state that looks the same to a seat: the view and the world."""
    s, seeds = midgame(game).state, Dice(1)
    return repeated(lambda: determinize(s, 0, seeds.below(MASK)), 200)


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

    return repeated(playout, 20)


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
