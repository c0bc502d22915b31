"""What holds of every game, in every set-up, at every decision."""
from __future__ import annotations

import json
import pickle
from collections import Counter

import pytest
from hypothesis import given

from sparktable.kernel.check import violations
from sparktable.kernel.decisions import IllegalAnswer, Option
from sparktable.kernel.game import Game
from sparktable.kernel.match import Barrier, Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State, digest, dump, load
from sparktable.kernel.view import determinize, view

from .conftest import PLACES, SEEDS, random_answers, walk


@given(seed=SEEDS, place=PLACES)
def test_a_copy_is_equal_and_stays_as_it_was(any_game: Game, seed: int, place: float) -> None:
    kept = []
    for s, asked in walk(any_game, seed, place).states():
        copied = s.copy()
        assert copied == s
        kept.append((copied, digest(s)))
        ahead = s.copy()
        take(ahead, asked.options[-1])
        assert digest(s) == kept[-1][1], "playing on in a copy changed the original"
    for copied, was in kept:
        assert digest(copied) == was, "playing on changed an old copy"


@given(seed=SEEDS, place=PLACES)
def test_a_state_survives_pickle_and_save_in_the_middle_of_anything(any_game: Game, seed: int, place: float) -> None:
    for s, asked in walk(any_game, seed, place).states():
        for again in (pickle.loads(pickle.dumps(s)), load(any_game, json.loads(json.dumps(dump(s))))):
            assert again == s
            assert digest(again) == digest(s)
            question = pending(again)
            assert question is not None
            assert (question.seat, question.kind, list(question.options)) == (asked.seat, asked.kind,
                                                                              list(asked.options))
            ahead = s.copy()
            take(ahead, asked.options[0])
            take(again, asked.options[0])
            assert again == ahead


@given(seed=SEEDS, place=PLACES)
def test_asking_changes_nothing(any_game: Game, seed: int, place: float) -> None:
    for s, asked in walk(any_game, seed, place).states():
        before = digest(s)
        s.pending = None
        again = pending(s)
        assert again is not None
        assert list(again.options) == list(asked.options)
        assert digest(s) == before


@given(seed=SEEDS)
def test_the_same_answers_lead_to_the_same_end(any_game: Game, seed: int) -> None:
    answers = walk(any_game, seed, 0).answers
    one, other = Match(any_game, seed), Match(any_game, seed, watched=True)
    for answer in answers:
        one.take(answer)
        other.take(answer)
    assert one.answers == other.answers, "chance fell differently, or watching changed the course"
    assert digest(one.state) == digest(other.state)


@given(seed=SEEDS)
def test_undo_goes_all_the_way_back_and_redo_forward_again(any_game: Game, seed: int) -> None:
    match = Match(any_game, seed)
    past = [digest(match.state)]
    for answer in walk(any_game, seed, 0).answers[:60]:
        match.take(answer)
        past.append(digest(match.state))
    for was in reversed(past[:-1]):
        match.undo(beyond_barrier=True)
        assert digest(match.state) == was
    assert not match.answers
    for was in past[1:]:
        match.redo()
        assert digest(match.state) == was


@given(seed=SEEDS, place=PLACES)
def test_undo_stops_where_somebody_has_learnt_something(any_game: Game, seed: int, place: float) -> None:
    match = Match(any_game, seed)
    for answer in walk(any_game, seed, place).answers[:40]:
        learnt = match.state.learnt
        match.take(answer)
        if match.state.learnt != learnt:
            with pytest.raises(Barrier):
                match.undo()
        else:
            assert match.undo() == answer
            match.redo()


@given(seed=SEEDS, place=PLACES)
def test_other_worlds_look_the_same(any_game: Game, seed: int, place: float) -> None:
    dice = Dice(seed)
    for s, _ in walk(any_game, seed, place).states():
        for seat in range(any_game.seats):
            seen = view(s, seat)
            world = determinize(s, seat, dice.below(1 << 60))
            assert view(world, seat).digest() == seen.digest()
            assert violations(world) == []
            assert Counter(world.ident) == Counter(s.ident)
            assert pickle.loads(pickle.dumps(seen)).digest() == seen.digest()


@given(seed=SEEDS, place=PLACES)
def test_a_view_tells_no_identity_that_its_seat_may_not_know(any_game: Game, seed: int, place: float) -> None:
    unknown = len(any_game.cards) - 1
    dice = Dice(seed)
    for s, _ in walk(any_game, seed, place).states():
        for seat in range(any_game.seats):
            seen = view(s, seat)
            for slot, mask in enumerate(s.known):
                assert seen.state.ident[slot] == (s.ident[slot] if mask >> seat & 1 else unknown)
            assert seen.state.rng == 0
            for _ in range(3):
                other = exchanged(s, seat, dice)
                if other is not None:
                    assert view(other, seat).digest() == seen.digest()


def exchanged(s: State, seat: int, dice: Dice) -> State | None:
    """The state with two identities exchanged by hand of which the seat can tell neither."""
    group, kin = s.game.pool_group, [card.kin for card in s.cards]
    hidden = [slot for slot, mask in enumerate(s.known) if not mask >> seat & 1]
    if not hidden:
        return None
    one = hidden[dice.below(len(hidden))]

    def alike(other: int) -> bool:
        if s.pool[one] == s.pool[other]:
            return True
        same_group = s.pool[one] in group and group[s.pool[one]] == group.get(s.pool[other])
        return same_group and kin[s.ident[one]] == kin[s.ident[other]]

    others = [other for other in hidden if s.ident[other] != s.ident[one] and alike(other)]
    if not others:
        return None
    other = others[dice.below(len(others))]
    changed = s.copy()
    changed.ident[one], changed.ident[other] = s.ident[other], s.ident[one]
    changed.pending = None
    return changed


@given(seed=SEEDS, place=PLACES)
def test_every_option_can_be_taken(any_game: Game, seed: int, place: float) -> None:
    for s, asked in walk(any_game, seed, place).states(part=0.5):
        assert asked.options
        for option in (*asked.options, *asked.asides):
            ahead = s.copy()
            take(ahead, option)
            assert violations(ahead) == [], option.label()


@given(seed=SEEDS, place=PLACES)
def test_an_illegal_answer_is_refused_and_changes_nothing(any_game: Game, seed: int, place: float) -> None:
    for s, asked in walk(any_game, seed, place).states(part=0.25):
        before = digest(s)
        with pytest.raises(IllegalAnswer):
            take(s, Option("no such answer"))
        assert digest(s) == before
        assert pending(s) is asked


@given(seed=SEEDS)
def test_a_game_ends_and_loses_nothing_on_the_way(any_game: Game, seed: int) -> None:
    played = walk(any_game, seed, 0)
    s = any_game.new(seed)
    box = Counter(s.ident)
    for answer in played.answers:
        assert violations(s) == []
        take(s, answer)
    assert violations(s) == []
    assert Counter(s.ident) == box, "cards were created or lost"
    assert s.outcome is not None, f"no end after {len(played.answers)} answers, in turn {s.turn}"
    assert pending(s) is None
    assert min(any_game.worth(s, seat) for seat in range(any_game.seats)) >= 0.0


@given(seed=SEEDS, place=PLACES)
def test_other_worlds_can_be_played_on(any_game: Game, seed: int, place: float) -> None:
    dice = Dice(seed)
    for number, (s, asked) in enumerate(walk(any_game, seed, place).states()):
        seat = number % any_game.seats
        world = view(s, seat).world(dice.below(1 << 60))
        random_answers(world, dice, any_game.max_turns, most=40)
        assert violations(world) == []
        assert pending(s) is asked
