"""The opponent that plays the game on in its mind: information-set Monte Carlo tree search.

Each try deals out a world that fits what the seat knows, walks down the tree of answers given so far, adds one
answer, lets quick players go on for a while and judges the position. The tree is keyed by the answers, each by what
makes it different (two copies of a title in hand are one answer), so all worlds share it: what is a good answer only
where it is possible is weighed by how often it was possible.

The answers to the question itself are held against each other in the same worlds with the same luck, and round by
round the worse half is given up: so a few dozen tries tell more than they would if each saw another world.

J. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search, IEEE TCIAIG 4 (2012); further down the
choice is guided by what a quick player would do (C. Rosin's PUCT); Z. Karnin, T. Koren, O. Somekh: Almost Optimal
Exploration in Multi-Armed Bandits, ICML (2013).
"""
from __future__ import annotations

from collections.abc import Hashable
from math import exp, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from sparktable.kernel.compiler import COMPILED
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance
from sparktable.kernel.state import State
from sparktable.kernel.view import View

from .choices import choices, unweighed
from .judgement import Judgement, Standing, judgement
from .out_of_turn import aside
from .thought import ALTERNATIVES, Stop, Thought, Weighed, go_on, question, shown, within

WORLDS: Final = 24
"""So many worlds are dealt out; later tries use them again with other luck."""
CURIOSITY: Final = 0.5
"""How much an answer that was tried seldom is preferred to one that did well."""
UNTRIED: Final = 0.1
"""So much worse than those that were tried an answer is thought to be that was not."""
SURE_AFTER: Final = 6
"""An answer is not given up as clearly worse before it was tried so often …"""
DOUBT: Final = 2.5
"""… and not unless it did worse on average by so many standard errors."""
LATER: Final = 0.999
"""A win to come counts that much of a win at once."""
TRIES_EACH: Final = 3
"""No more answers are tried than can be tried that often."""
ALIKE: Final = 0.0001
"""Answers that differ by less are all the same."""
TASTE: Final = 0.05
"""What a quick player's liking counts among equals, in parts of the span between the worst and the best."""


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
    """Thinks for as long as its budget lasts, and gives the best of the answers it has not given up."""

    def __init__(self, budget: Budget | None = None, name: str = "search", oversight: float = 0.0,
                 unhurried: bool = False) -> None:
        self.budget = budget if budget is not None else Budget()
        self.usual = budget is None
        """Whether it tries what the game at hand grants for a second, whatever the clock says."""
        self.name = name
        self.oversight = oversight
        """How likely it overlooks each of the answers that it could give."""
        self.unhurried = unhurried
        """Whether it stops when more tries would hardly help, so that as a rule the clock does not matter."""

    def choose(self, view: View, dice: Dice) -> Option:
        return self.think(view, dice).option

    def think(self, view: View, dice: Dice, stop: Stop = go_on) -> Thought:
        """The option taken, why, and what would have been next best. Ends early when `stop` says so."""
        asked = question(view)
        known = judgement(view.state.game)
        root = choices(known, view.state, asked)
        if len(root) == 1:
            return unweighed(known, view.state, asked, next(iter(root.values())))
        if self.oversight:
            root = self._noticed(root, dice)
        tree = _Tree(known, view, asked, root, dice)
        tree.compare(self._budget_for(known), stop)
        return tree.thought()

    def _budget_for(self, known: Judgement) -> Budget:
        if self.usual:
            return Budget(tries=known.tries_each_second)
        if not self.unhurried:
            return self.budget
        tries, seconds = self.budget
        each_second = known.tries_each_second * (known.deeper if COMPILED else 1)
        return Budget(max(1, round(min(tries, each_second * seconds))), seconds)

    def aside(self, view: View, dice: Dice, stop: Stop = go_on) -> Thought | None:
        """The dice are the same for a whole turn: what is overlooked is overlooked however often the chance comes."""
        seen = shown(view)
        if self.oversight and dice.below(1000) < 1000 * self.oversight:
            return None
        return aside(seen, dice, within(self.budget.seconds, stop))

    def _noticed(self, root: dict[Hashable, Option], dice: Dice) -> dict[Hashable, Option]:
        """What comes to mind: at least one answer."""
        seen = {key: option for key, option in root.items() if dice.below(1000) >= 1000 * self.oversight}
        if not seen:
            key = list(root)[dice.below(len(root))]
            seen[key] = root[key]
        return seen


def _clearly_worse(these: list[float], those: list[float]) -> bool:
    """Whether the differences between two answers, world by world, leave no doubt; also where there are none, as of
    two that always come to the same one is enough."""
    gaps = [one - other for one, other in zip(these, those, strict=False)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean <= -DOUBT * sqrt(variance / len(gaps))


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
        self.luck: list[int] = []
        self.node = _Node(1.0)
        self.seen: dict[Hashable, list[float]] = {key: [] for key in root}
        """What each try of an answer was worth, world by world."""
        self.alive: list[Hashable] = []
        """The answers that have not been given up yet."""
        self.low, self.high = 1.0, 0.0
        """The worst and the best that any try was worth to any side: differences count in this span."""
        self.last_turn = view.state.turn + known.horizon

    def compare(self, budget: Budget, stop: Stop) -> None:
        """Try the answers equally often, and give up the worse half, until one is left or the budget is spent. Of
        many answers few tries are given to those only that a quick player likes best."""
        self._add_kids(self.node.kids, self.view.state, self.asked, self.root)
        alive = self.alive = sorted(self.root, key=lambda key: -self.node.kids[key].prior)
        del alive[max(2, budget.tries // TRIES_EACH):]
        if len(alive) == 1:
            self.try_once(alive[0])
        once = len(alive)
        rounds = (len(alive) - 1).bit_length()
        begun = perf_counter()
        for number in range(1, rounds + 1):
            while True:
                for key in alive:
                    self.try_once(key)
                    if self.tries >= budget.tries or (self.tries >= once and stop()):
                        return
                spent = max(self.tries / budget.tries, (perf_counter() - begun) / budget.seconds)
                if spent >= 1 or self._is_clear():
                    return
                if spent * rounds >= number:
                    break
            alive.sort(key=self._rank, reverse=True)
            del alive[(len(alive) + 1) // 2:]
            if len(alive) == 1:
                return

    def _is_clear(self) -> bool:
        """Give up what did clearly worse than the best in the same worlds; whether one answer is left."""
        seen = self.seen
        best = max(self.alive, key=self._rank)
        count = len(seen[best])
        if not any(seen[best]):  # all seems lost: only luck can help, and that takes its time
            return False
        if count >= SURE_AFTER and count % 2 == 0:
            self.alive[:] = [key for key in self.alive if key == best or not _clearly_worse(seen[key], seen[best])]
        return len(self.alive) == 1

    def _rank(self, key: Hashable) -> float:
        """How good an answer looks."""
        kid = self.node.kids[key]
        return kid.total / kid.visits + TASTE * (self.high - self.low) * kid.prior if kid.visits else -1e9

    def try_once(self, first: Hashable) -> None:
        """Deal, walk down, add one answer, play on, judge, and note it along the way."""
        dice, known = self.dice, self.known
        node = self.node.kids[first]
        s = self._world(node.visits)
        path = [(node, known.side_of[self.asked.seat])]
        current: Decision | None = self.asked
        assert current is not None
        option = self.root[first]
        new = not node.visits
        while not known.closes(s, current, option):
            current = advance(s, option)
            if current is None or new or s.turn > self.last_turn:
                break
            open_ = choices(known, s, current)
            if len(open_) == 1:
                (option,) = open_.values()
            else:
                side = known.side_of[current.seat]
                node, option = self._select(node, s, current, open_)
                path.append((node, side))
                new = not node.visits
        else:
            current = None
        at_once = s.outcome is not None and len(path) == 1
        known.play_on(s, current, dice, self.last_turn)
        standing = known.standing(s, self.last_turn, rest=False)
        if not at_once:
            standing = [LATER * worth for worth in standing]
        self.seen[first].append(standing[path[0][1]])
        self._note(path, standing)

    def _world(self, number: int) -> State:
        """A copy of one of the worlds: for the same number the same, with the same luck."""
        while len(self.worlds) <= min(number, WORLDS - 1):
            self.worlds.append(self.known.imagine(self.view, self.dice.below(1 << 60)))
        while len(self.luck) <= number:
            self.luck.append(self.dice.below(1 << 64))
        s = self.worlds[number % WORLDS].copy()
        s.rng = self.luck[number]
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
        unknown = ((value / tried - low) / span if tried and span > 0 else 0.5) - UNTRIED
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
        wishes = dict(zip(asked.options, self.known.preferences(s, asked), strict=True))
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

    def _plainest(self, best: Hashable) -> Hashable:
        """Of the answers that came to the same as the best in all worlds that both have seen the plainest, or what a
        quick player would answer: nobody turns over or spends anything for nothing."""
        kids, seen, plain = self.node.kids, self.seen, self.known.plain
        alike = [key for key in self.root if len(seen[key]) >= SURE_AFTER
                 and all(abs(one - other) < ALIKE for one, other in zip(seen[key], seen[best], strict=False))]
        return max(alike or [best], key=lambda key: (plain(self.root[key]), kids[key].prior))

    def beside(self, key: Hashable, best: Hashable, score: float) -> float:
        """An answer's score beside that of the best: what was given up early saw fewer worlds, so the two are held
        against each other in those that both have seen. Whatever comes second to it by liking alone is as good."""
        gaps = [one - other for one, other in zip(self.seen[key], self.seen[best], strict=False)]
        return max(0.0, score + min(0.0, sum(gaps) / len(gaps)))

    def thought(self) -> Thought:
        """What has come of it: the best of those not given up, and what else looked good."""
        kids = self.node.kids
        best = self._plainest(max(self.alive, key=self._rank))
        score = kids[best].total / kids[best].visits
        others = sorted((Weighed(self.root[key], self.beside(key, best, score))
                         for key in self.root if key != best and kids[key].visits), key=lambda each: -each.score)
        why = self.known.why(self.view.state, self.asked, self.root[best])
        return Thought(self.root[best], why, score, tuple(others[:ALTERNATIVES]), self.tries)
