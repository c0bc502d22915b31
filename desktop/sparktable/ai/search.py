"""The opponent that plays the game on in its mind: information-set Monte Carlo tree search.

Each try deals out a world that fits what the seat knows, walks down the tree of answers given so far, adds one
answer, lets quick players go on for a while and judges the position. The tree is keyed by the answers, each by what
makes it different (two copies of a title in hand are one answer), so all worlds share it: what is a good answer only
where it is possible is weighed by how often it was possible.

J. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search, IEEE TCIAIG 4 (2012); the choice on the
way down is guided by what a quick player would do (C. Rosin's PUCT).
"""
from __future__ import annotations

from collections.abc import Hashable
from math import exp, sqrt
from time import perf_counter
from typing import NamedTuple

from ..kernel.decisions import Decision, Option
from ..kernel.rng import Dice
from ..kernel.run import advance
from ..kernel.state import State
from ..kernel.view import View
from .choices import choices
from .judgement import Judgement, Standing, judgement
from .thought import ONLY_ONE, Stop, Thought, Weighed, go_on, question

WORLDS = 48
"""So many worlds are dealt out; later tries use them again with other luck."""
CURIOSITY = 1.2
"""How much an answer that was tried seldom is preferred to one that did well."""
POLL_EVERY = 16


class Budget(NamedTuple):
    """How long to think: whichever is reached first."""

    tries: int = 1_000_000
    seconds: float = 1e9


class _Node:
    """A position in the tree: the moment after a row of answers."""

    __slots__ = ("kids", "possible", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.visits = 0
        self.possible = 0
        """How often its answer could be given when the walk came by."""
        self.prior = prior
        self.total = 0.0
        """Sum of what the tries were worth to the side that gave the answer."""
        self.kids: dict[Hashable, _Node] = {}


class Search:
    """Thinks for as long as its budget lasts, and gives the answer it tried most."""

    def __init__(self, budget: Budget, name: str = "search") -> None:
        self.budget = budget
        self.name = name

    def choose(self, view: View, dice: Dice) -> Option:
        return self.think(view, dice).option

    def think(self, view: View, dice: Dice, stop: Stop = go_on) -> Thought:
        """The option taken, why, and the two next best. Ends early when `stop` says so."""
        asked = question(view)
        known = judgement(view.state.game)
        root = choices(known, view.state, asked)
        if len(root) == 1:
            return Thought(next(iter(root.values())), ONLY_ONE, 0.5)
        tree = _Tree(known, view, asked, root, dice)
        deadline = perf_counter() + self.budget.seconds
        while tree.tries < self.budget.tries:
            tree.try_once()
            if tree.tries % POLL_EVERY == 0 and (perf_counter() >= deadline or stop()):
                break
        return tree.thought(view)


class _Tree:
    """One search."""

    def __init__(self, known: Judgement, view: View, asked: Decision, root: dict[Hashable, Option],
                 dice: Dice) -> None:
        self.known = known
        self.view = view
        self.asked = asked
        self.root = root
        self.dice = dice
        self.tries = 0
        self.worlds: list[State] = []
        self.node = _Node(1.0)
        self.low, self.high = 1.0, 0.0
        """The worst and the best that any try was worth to any side: differences count in this span."""
        self.last_turn = view.state.turn + known.horizon

    def try_once(self) -> None:
        """Deal, walk down, add one answer, play on, judge, and note it along the way."""
        dice, known = self.dice, self.known
        s = self._world()
        node, asked = self.node, self.asked
        open_ = self.root
        path: list[tuple[_Node, int]] = []
        current: Decision | None = asked
        while current is not None:
            side = known.side_of[current.seat]
            if len(open_) == 1:
                (option,) = open_.values()
            else:
                kid, option = self._select(node, s, current, open_)
                path.append((kid, side))
                node = kid
            current = advance(s, option)
            if current is None or s.turn > self.last_turn:
                break
            if len(open_) > 1 and not node.visits:
                break
            open_ = choices(known, s, current)
        left = known.longest
        while current is not None and s.turn <= self.last_turn and left:
            current = advance(s, known.quick(s, current, dice))
            left -= 1
        self._note(path, known.standing(s))

    def _world(self) -> State:
        """A copy of one of the worlds, with luck of its own."""
        if len(self.worlds) < WORLDS:
            self.worlds.append(self.view.world(self.dice.below(1 << 60)))
            world = self.worlds[-1]
        else:
            world = self.worlds[self.tries % WORLDS]
        s = world.copy()
        s.rng = self.dice.below(1 << 64)
        return s

    def _select(self, node: _Node, s: State, asked: Decision, open_: dict[Hashable, Option]) -> tuple[_Node, Option]:
        """The answer to try: what did well, what a quick player likes, what was tried seldom."""
        kids = node.kids
        if any(key not in kids for key in open_):
            self._add_kids(kids, s, asked, open_)
        low, span = self.low, self.high - self.low
        tried = value = 0.0
        for key in open_:
            kid = kids[key]
            kid.possible += 1
            if kid.visits:
                tried += kid.prior
                value += kid.prior * kid.total / kid.visits
        unknown = ((value / tried - low) / span if tried and span > 0 else 0.5) - 0.1
        best, best_score, best_kid = None, -1e9, None
        for key, option in open_.items():
            kid = kids[key]
            visits = kid.visits
            worth = (kid.total / visits - low) / span if visits and span > 0 else unknown
            score = worth + CURIOSITY * kid.prior * sqrt(kid.possible) / (1 + visits)
            if score > best_score:
                best, best_score, best_kid = option, score, kid
        assert best is not None and best_kid is not None
        return best_kid, best

    def _add_kids(self, kids: dict[Hashable, _Node], s: State, asked: Decision,
                  open_: dict[Hashable, Option]) -> None:
        wishes = dict(zip(asked.options, self.known.urges(s, asked), strict=True))
        most = max(wishes[option] for option in open_.values())
        weights = {key: exp(wishes[option] - most) for key, option in open_.items()}
        whole = sum(weights.values())
        for key, weight in weights.items():
            if key not in kids:
                kids[key] = _Node(weight / whole)

    def _note(self, path: list[tuple[_Node, int]], standing: Standing) -> None:
        self.tries += 1
        for worth in standing:
            self.low = min(self.low, worth)
            self.high = max(self.high, worth)
        for node, side in path:
            node.visits += 1
            node.total += standing[side]

    def thought(self, view: View) -> Thought:
        """What has come of it."""
        ranked = sorted(((kid.visits, kid.total, -index, self.root[key])
                         for index, (key, kid) in enumerate(self.node.kids.items()) if kid.visits), reverse=True)
        visits, total, _, option = ranked[0]
        others = tuple(Weighed(other, total / visits) for visits, total, _, other in ranked[1:3])
        return Thought(option, self.known.why(view.state, self.asked, option), total / visits, others, self.tries)
