"""Thinking: budgets, hurry, what is all the same, and what an opponent says about it."""
from __future__ import annotations

from itertools import chain

import pytest

from sparktable.ai import roster
from sparktable.ai.choices import choices
from sparktable.ai.greedy import Greedy
from sparktable.ai.judgement import judgement
from sparktable.ai.levels import level
from sparktable.ai.search import Budget, Search, _Tree
from sparktable.ai.thought import go_on
from sparktable.kernel.compiler import COMPILED
from sparktable.kernel.game import Game, open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from toys.deckbuilder import DeckBuilder

from .conftest import questions


@pytest.fixture
def toy() -> Game:
    return open_game(DeckBuilder.name, {})


def test_a_budget_of_tries_is_kept(toy: Game) -> None:
    s, asked = next(questions(toy, seed=2, every=9))
    thought = Search(Budget(tries=25)).think(view(s, asked.seat), Dice(1))
    assert 0 < thought.tries <= 25


def test_who_is_hurried_answers_with_what_it_has(toy: Game) -> None:
    s, asked = next(questions(toy, seed=2, every=9))
    asked_to_stop: list[int] = []

    def stop() -> bool:
        asked_to_stop.append(1)
        return len(asked_to_stop) == 2

    thought = Search(Budget(tries=10_000)).think(view(s, asked.seat), Dice(1), stop)
    assert thought.option in asked.options
    assert 0 < thought.tries < 100


def test_a_hurried_greedy_player_has_looked_once(toy: Game) -> None:
    """At each answer, in one world."""
    s, asked = next(questions(toy, seed=2, every=9))
    open_ = choices(judgement(toy), s, asked)
    hurried, at_leisure = (Greedy(worlds=4).think(view(s, asked.seat), Dice(1), stop)
                           for stop in (lambda: True, go_on))
    assert hurried.option in asked.options
    assert (hurried.tries, at_leisure.tries) == (len(open_), 4 * len(open_))


def test_where_there_is_no_choice_there_is_no_thought() -> None:
    game = open_game("matrix", {"set": "war-on-cybertron"})
    known = judgement(game)
    said = set()
    for s, asked in chain.from_iterable(questions(game, seed=seed, every=1) for seed in (4, 5, 6)):
        if len(choices(known, s, asked)) == 1:
            thought = Search(Budget(tries=10_000_000)).think(view(s, asked.seat), Dice(1))
            assert thought.tries == 0
            said.add(thought.why.key)
    assert {key.partition(" ")[0] for key in said} == {"why.ai.only", "why.play"}


def test_two_copies_of_a_title_in_hand_are_one_option(toy: Game) -> None:
    for s, asked in questions(toy, seed=6, every=1):
        found = choices(judgement(toy), s, asked)
        plays = [option for option in asked.options if option.kind == "play"]
        titles = {s.ident[option.value("card")] for option in plays}
        if len(titles) < len(plays):
            assert sum(option.kind == "play" for option in found.values()) == len(titles)
            return
    raise AssertionError("never two of a title in a hand")


def test_the_best_alternatives_come_with_scores_the_better_first(any_game: Game) -> None:
    for s, asked in questions(any_game, seed=8, every=41):
        thought = Greedy().think(view(s, asked.seat), Dice(1))
        others = [weighed.option for weighed in thought.alternatives]
        assert thought.option not in others
        assert len(set(others)) == len(others) and set(others) <= set(asked.options)
        scores = [thought.score, *(weighed.score for weighed in thought.alternatives)]
        assert scores == sorted(scores, reverse=True)


def test_an_answer_given_up_early_is_told_by_the_worlds_that_the_best_has_seen_too(toy: Game) -> None:
    """Else what met with lucky worlds at first would look better than what was chosen over it."""
    s, asked = next(questions(toy, seed=2, every=9))
    open_ = choices(judgement(toy), s, asked)
    tree = _Tree(judgement(toy), view(s, asked.seat), asked, open_, Dice(1))
    best, given_up = list(open_)[:2]
    tree.seen[best], tree.seen[given_up] = [0.9, 0.9, 0.3, 0.3], [0.8, 0.8]
    assert tree.beside(given_up, best, 0.6) == pytest.approx(0.5)
    tree.seen[given_up] = [0.95, 0.95]
    assert tree.beside(given_up, best, 0.6) == 0.6, "liked a little more, though it did a little worse"


def test_a_search_finds_the_blow_that_wins(toy: Game) -> None:
    for seed in range(40):
        for s, asked in questions(toy, seed, every=1):
            for option in asked.options:
                if option.kind == "hit":
                    after = s.copy()
                    take(after, option)
                    if after.outcome is not None and after.outcome.winners == (asked.seat,):
                        found = Search(Budget(tries=150)).think(view(s, asked.seat), Dice(3))
                        ahead = s.copy()
                        take(ahead, found.option)
                        assert ahead.outcome is not None and ahead.outcome.winners == (asked.seat,)
                        return
    raise AssertionError("nobody could win with a blow")


def wins(game: Game, thinker: str, rival: str, games: int) -> int:
    """How many games the thinker wins alone, seats in turn."""
    players, won = (roster.make(thinker), roster.make(rival)), 0
    for number in range(games):
        s, dice = game.new(number), Dice(number)
        mine = game.sides()[number % 2]
        asked = pending(s)
        while asked is not None:
            player = players[asked.seat not in mine]
            asked = take(s, player.choose(view(s, asked.seat), dice))
        assert s.outcome is not None
        won += s.outcome.winners == mine
    return won


def test_of_answers_that_come_to_the_same_the_plainest_is_given() -> None:
    """Nobody turns over for nothing, even where that looked best first."""
    s = open_game("matrix", {"set": "core", "mode": "competitive", "players": 2}).new(3)
    known, turned = judgement(s.game), None
    while turned is None:
        asked = pending(s)
        assert asked is not None
        open_ = choices(known, s, asked)
        turned = next((key for key, option in open_.items() if option.kind == "convert"), None)
        if turned is None:
            take(s, asked.options[0])
    tree = _Tree(known, view(s, asked.seat), asked, open_, Dice(1))
    tree.compare(Budget(tries=40), go_on)
    tree.alive = [turned]
    for often, given in ((6, False), (2, True)):
        for key in tree.root:
            tree.seen[key] = [0.5, 0.7] * 3 if key == turned else [0.5, 0.70005] * (often // 2)
        answer = tree.thought().option
        assert (answer.kind == "convert") == given, "what was tried less often is not sure"


def test_a_level_thinks_no_longer_than_helps_in_the_game_it_plays() -> None:
    """In the arena few tries are no better than none (games/arena/README.md)."""
    arena, matrix = (judgement(open_game(game, {})) for game in ("arena", "matrix"))
    commander = level("commander", Budget(seconds=0.5))
    assert commander._budget_for(arena).tries == 1800
    assert commander._budget_for(matrix).tries == 225 * (4 if COMPILED else 1), "no longer, but deeper"
    assert level("commander", Budget(tries=8))._budget_for(arena).tries == 8
    assert Search(Budget(seconds=0.5))._budget_for(matrix).tries == Budget().tries
    usual = roster.make("search")
    assert isinstance(usual, Search)
    assert [usual._budget_for(known).tries for known in (matrix, arena)] == [450, 3600]
    assert usual._budget_for(arena).seconds == Budget().seconds, "the clock does not matter"


def test_looking_ahead_beats_guessing() -> None:
    assert wins(open_game("arena", {}), "greedy", "random", 4) >= 3
    assert wins(open_game("matrix", {"set": "core", "players": 2}), "greedy", "random", 4) >= 3


def test_names_of_budgets() -> None:
    assert isinstance(made := roster.make("search:50"), Search) and made.budget.tries == 50
    assert isinstance(made := roster.make("search:0.25"), Search) and made.budget.seconds == 0.25
    assert isinstance(made := roster.make("scout:50"), Search) and made.budget.tries == 50 and made.oversight
    for wrong in ("search:0", "rookie:x", "search:", "search:fast", "search:-1", "search:nan.", "search:+5",
                  "search:0.0", "search:5_0", "search: 5", "search:٣", "search:٠.٥", f"search:{'9' * 5000}"):
        with pytest.raises(roster.UnknownOpponent, match="names no budget"):
            roster.make(wrong)
    for wrong in ("greedy:", "greedy:0", "greedy:1.5", "greedy:1_0", "greedy:٣", f"greedy:{'9' * 5000}"):
        with pytest.raises(roster.UnknownOpponent, match="names no number of worlds"):
            roster.make(wrong)


@pytest.mark.parametrize("wrong,right", [("comander", "commander"), ("Scuot", "scout"), ("serch:3", "search")])
def test_a_mistyped_name_is_met_with_the_nearest(wrong: str, right: str) -> None:
    with pytest.raises(roster.UnknownOpponent, match=f"did you mean '{right}'"):
        roster.make(wrong)
