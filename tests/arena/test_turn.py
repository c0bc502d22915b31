"""The course of a turn, and how pawns move."""
from __future__ import annotations

import pytest

from arena.table import Table, pawn, rules
from sparktable.games.arena.board import BOARDS, NAMES, WIDTH, squares

FAR = pawn("Megatron", "J5")


def alone(at: str = "A3", *hand: str, die: int | None = 5, **position: object) -> Table:
    """Optimus Prime on the move, Megatron far away."""
    return Table(pawn("Optimus Prime", at, *hand), FAR, die=die, **position)


@rules("TU-01", "TU-06")
def test_roll_then_move_then_act() -> None:
    table = alone("A3", "Lead the Charge", die=None)
    assert table.see("die") in (2, 3, 4, 5)
    assert table.question == "move 0" and table.offers() == {"move", "stay"}
    assert table.why("play Lead the Charge") == "another question first"
    table.do("stay")
    assert table.question == "action 0" and table.why("move to A4") == "moving is over"
    table.do("draw", "draw")
    assert table.question == "move 1"


@rules("TU-02", "MO-05", "MO-07")
def test_any_part_of_the_roll_may_be_used() -> None:
    table = alone(die=3)
    assert table.moves() == {"A1", "A2", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "C4"}
    assert table.can("stay")
    assert table.do("move to C4").see("place of Optimus Prime") == "C4", "two corners on the way"


@rules("TU-03", "TU-04")
@pytest.mark.parametrize("first", ["draw", "play Lead the Charge"])
@pytest.mark.parametrize("second", ["draw", "play Lead the Charge"])
def test_two_actions_of_any_kinds(first: str, second: str) -> None:
    table = alone("A3", "Lead the Charge", "Lead the Charge").do("stay")
    for sentence in (first, second):
        table.do(sentence)
        if sentence != "draw":
            table.do("stay")
    assert table.question == "move 1"
    assert table.see("hand size of Optimus Prime") == 4 - 2 * (first != "draw") - 2 * (second != "draw") + (
        first != "draw") + (second != "draw")


@rules("TU-05")
def test_the_card_drawn_first_can_be_played_second() -> None:
    table = Table(pawn("Optimus Prime", "A3", deck=["Spark Renewed", "5/1"], damage=5), FAR).do("stay", "draw")
    assert table.can("play Spark Renewed")


@rules("TU-07")
def test_defending_costs_no_action() -> None:
    table = Table(pawn("Optimus Prime", "B2", "5/1"), pawn("Megatron", "B3", "2/3"), die=2)
    table.do("stay", "attack with 5/1", "defend with 2/3", "draw")
    assert table.question == "move 1"
    assert table.do("stay", "draw").question == "action 1", "Megatron still has both actions"


@rules("MO-01")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.slug)
def test_one_step_never_goes_diagonally(board: object) -> None:
    for start in squares(board.open):  # type: ignore[attr-defined]
        one_step = board.reach(start, 1, board.open)  # type: ignore[attr-defined]
        for square in squares(one_step & ~(1 << start)):
            (row, column), (row2, column2) = divmod(start, WIDTH), divmod(square, WIDTH)
            assert abs(row - row2) + abs(column - column2) == 1, NAMES[square]


@rules("MO-02")
def test_blocked_areas_are_neither_entered_nor_crossed() -> None:
    table = alone("B2", die=2)
    assert not table.can("move to C2") and table.why("move to C2") == "blocked area"
    assert not table.can("move to D2") and table.why("move to D2") == "too far", "it is four steps around"


@rules("MO-03", "MO-06", "FA-05")
def test_opponents_are_neither_passed_nor_landed_on() -> None:
    table = Table(pawn("Optimus Prime", "A1"), pawn("Megatron", "B1"), die=2)
    assert table.moves() == {"A2", "A3", "B2"}
    assert table.why("move to B1") == "occupied"
    table = Table(pawn("Optimus Prime", "A3"), pawn("Hot Shot", "B3"), pawn("Megatron", "J5"), mode="free-for-all",
                  die=2)
    assert "B3" not in table.moves(), "an Autobot is an opponent too"


@rules("MO-04")
def test_all_moves_no_further_outside_master_play() -> None:
    plain, with_all = alone(die=4), alone(die=4, all=True)
    assert plain.moves() == with_all.moves()
    assert with_all.do("move to A4").question == "action 0"


def test_reasons_of_moving() -> None:
    assert alone(die=2).why("move to D4") == "too far"
    walled = Table(pawn("Hot Shot", "A1"), pawn("Megatron", "B1"), pawn("Cyclonus", "A2"), mode="free-for-all")
    assert walled.question == "action 0", "hemmed in, there is nothing to ask"


@rules("A13")
def test_an_action_without_anything_to_do_lapses() -> None:
    empty = pawn("Optimus Prime", "A3", "Trailer Bulwark", deck=[], passes=1)
    table = Table(empty, FAR, turn=4)
    assert table.do("stay").question == "move 1"


@rules("A40")
@pytest.mark.parametrize(("ruling", "actions"), [({}, 2), ({"first_turn_actions": "1"}, 1)])
def test_the_first_turn_of_the_game(ruling: dict[str, str], actions: int) -> None:
    table = alone(die=None, turn=1, rulings=ruling).do("stay")
    for _ in range(actions):
        assert table.question == "action 0"
        table.do("draw")
    assert table.question == "move 1"
    assert table.do("stay", "draw").question == "action 1", "only the very first turn"
