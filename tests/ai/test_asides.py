"""Opponents use the chance to act while somebody else is asked: where it clearly gains something, and only there."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.ai import roster
from sparktable.ai.opponent import Watchful
from sparktable.ai.search import Budget, Search
from sparktable.ai.thought import Thought
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import learn, move
from sparktable.tools import checked_games

from .conftest import questions

THINKERS = ("greedy", "search:20", "commander:20")
WATCHERS = [each for each in map(roster.make, ("greedy", "rookie:20")) if isinstance(each, Watchful)]


def aside(table: Table, who: str, name: str = "greedy") -> str:
    """What an opponent does while the other is asked, in words."""
    opponent, seat = roster.make(name), table.seat(who)
    assert isinstance(opponent, Watchful)
    thought = opponent.aside(view(table.s, seat), Dice(5))
    return table.read(thought.option) if thought is not None else ""


def last_turn(damage: int) -> Table:
    """Wheeljack's turn, which is the game's last one; Ratchet stands apart in Alt Mode, with so much Damage."""
    table = Table("Wheeljack", "Ratchet", box="core", mode="competitive").energon("Wheeljack", 0)
    table.hand("Wheeljack", "Roll Out!").in_play("Ratchet", *["Damage"] * damage).stand("Ratchet", "D3")
    for slot in tuple(table.s.zones[zones.MAIN_DECK]):
        move(table.s, slot, zones.BOX)
    return table.turn_of("Wheeljack")


def about_to_be_attacked(*, known: bool = True) -> Table:
    """Megatron's turn, with an attack in hand; Optimus Prime can Block in Bot Mode only."""
    table = Table("Optimus Prime", "Megatron").stand("Megatron", "B2").energon("Optimus Prime", 8)
    table.in_play("Optimus Prime", *["Blast Wound"] * 3).hand("Megatron", "Electro-Scrambler", "Bold")
    table.turn_of("Megatron")
    for slot in table.s.zones[zones.HAND_OF[1]] if known else ():
        learn(table.s, 0, slot)
    return table


@pytest.mark.parametrize("name", THINKERS)
def test_what_can_be_repaired_is_repaired_before_the_game_ends(name: str) -> None:
    assert aside(last_turn(damage=2), "Ratchet", name) == "convert Ratchet"


@pytest.mark.parametrize("name", THINKERS)
def test_where_nothing_is_gained_nobody_speaks_up(name: str) -> None:
    assert aside(last_turn(damage=0), "Ratchet", name) == ""
    assert aside(last_turn(damage=2).mode("Ratchet", "bot"), "Ratchet", name) == ""
    assert aside(Table("Optimus Prime", "Megatron").turn_of("Megatron"), "Optimus Prime", name) == ""


@pytest.mark.parametrize("name", THINKERS)
def test_who_can_block_in_bot_mode_only_gets_ready_for_an_attack_that_is_known(name: str) -> None:
    table = about_to_be_attacked(known=False)
    assert aside(table, "Optimus Prime", name) == "", "nobody knows what Megatron holds"
    assert aside(about_to_be_attacked(), "Optimus Prime", name) == "convert Optimus Prime"


def test_who_is_asked_does_nothing_aside() -> None:
    assert aside(last_turn(damage=2), "Wheeljack") == ""


def test_a_weak_opponent_overlooks_the_chance_in_some_turns() -> None:
    """Its dice are those of the turn: neither in every game alike, nor until it is asked often enough."""
    seen, rookie = view(last_turn(damage=2).s, 1), roster.make("rookie:20")
    assert isinstance(rookie, Watchful)
    done = [rookie.aside(seen, Dice(turn)) is not None for turn in range(20)]
    assert any(done) and not all(done)
    assert done == [rookie.aside(seen, Dice(turn)) is not None for turn in range(20)]


def test_who_has_no_time_does_nothing_aside() -> None:
    seen = view(last_turn(damage=2).s, 1)
    assert Search(Budget(seconds=60.0)).aside(seen, Dice(5)) is not None
    assert Search(Budget(seconds=0.0)).aside(seen, Dice(5)) is None


def test_an_aside_has_a_sentence() -> None:
    table = last_turn(damage=2)
    thought = roster.make("greedy").aside(view(table.s, 1), Dice(5))  # type: ignore[attr-defined]
    assert thought.why.key == "why.aside.repair" and thought.tries


def test_in_a_simulation_too() -> None:
    table = last_turn(damage=2)
    opponents = [roster.make("greedy"), roster.make("greedy")]
    option = checked_games.spoken_up(table.s, table.asked, opponents, 1)
    assert option is not None and table.read(option) == "convert Ratchet"


def done_alike(s: MatrixState, seat: int, number: int) -> list[Thought]:
    """What is done aside, in another state that looks the same to the seat as well; looking for it changes
    nothing."""
    seen, other = view(s, seat), view(determinize(s, seat, seed=number), seat)
    before, thoughts = seen.digest(), []
    for opponent in WATCHERS:
        thought = opponent.aside(seen, Dice(number))
        assert thought == opponent.aside(other, Dice(number)), opponent
        thoughts += [thought] if thought is not None else []
    assert seen.digest() == before
    return thoughts


def test_what_looks_the_same_is_done_the_same(any_game: Game) -> None:
    for number, (s, asked) in enumerate(questions(any_game, seed=23, every=1)):
        for seat in {option.value("seat") for option in asked.asides}:
            done_alike(s, seat, number)


@pytest.mark.parametrize(("table", "seat"), [(last_turn(damage=2), 1), (about_to_be_attacked(), 0)])
def test_what_is_worth_doing_is_done_whatever_the_seat_does_not_know(table: Table, seat: int) -> None:
    done = [thought for number in range(6) for thought in done_alike(table.s, seat, number)]
    assert done and all(thought.tries for thought in done)
