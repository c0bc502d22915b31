"""Who could attack whom."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from arena.table import Table, pawn, rules
from sparktable.games.arena.board import BOARDS, NAMES, squares

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text("utf-8"))


def in_position(a: str, b: str, board: str = "desert-arena", **rulings: str) -> bool:
    table = Table(pawn("Optimus Prime", a, "5/1"), pawn("Megatron", b), board=board, rulings=rulings, actions=2)
    assert table.can("attack with 5/1") == (table.see("targets of Optimus Prime") == ["Megatron"])
    return table.can("attack with 5/1")


@rules("AP-01", "A10")
def test_all_eight_neighbours_can_be_attacked() -> None:
    assert all(in_position("B2", square) for square in ("A1", "B1", "C1", "A2", "A3", "B3"))
    assert all(in_position("I2", square) for square in ("H1", "J1", "H2", "J2", "I3", "J3"))
    assert in_position("F3", "G4") and in_position("G4", "F3"), "a blocked corner on each side does not matter"


@rules("AP-02", "AP-03", "AP-04", "A11")
@pytest.mark.parametrize("case", VECTORS["position"], ids=lambda case: f"{case[0]}-{case[1]}-{case[2]}")
def test_lines_of_attack(case: list[str]) -> None:
    board, a, b, expected, _ = case
    assert in_position(a, b, board) is expected


@rules("MO-07", "MO-02")
@pytest.mark.parametrize("case", VECTORS["reach"], ids=lambda case: f"{case[0]}-{case[1]}")
def test_reach(case: list[object]) -> None:
    board, who, start, by_roll = case
    assert isinstance(by_roll, dict) and isinstance(board, str)
    for roll, count in by_roll.items():
        table = Table(pawn("Optimus Prime"), pawn("Megatron"), board=board, active=0 if who == "Optimus Prime" else 1,
                      die=int(roll))
        assert table.see(f"place of {who}") == start
        assert len(table.moves()) + 1 == count, roll


@rules("AP-02", "AP-05")
def test_there_is_no_limit_to_the_range() -> None:
    assert in_position("A2", "A7") and in_position("B6", "J6", "megatrons-throne-room")


@rules("AP-03", "AP-04")
def test_why_not() -> None:
    for there, key in (("I1", "behind a blocked area"), ("D4", "not in line")):
        table = Table(pawn("Optimus Prime", "C1", "5/1"), pawn("Megatron", there), actions=2)
        assert table.why("attack with 5/1") == key


@rules("AP-06")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.slug)
def test_position_is_mutual(board: object) -> None:
    for table in (board.between, board.between_corners):  # type: ignore[attr-defined]
        for a in squares(board.open):  # type: ignore[attr-defined]
            for b in squares(board.open):  # type: ignore[attr-defined]
                assert table[a][b] == table[b][a], f"{NAMES[a]} {NAMES[b]}"


@rules("A09")
@pytest.mark.parametrize("blocks", ["no", "yes"])
def test_a_pawn_on_the_line(blocks: str) -> None:
    table = Table(pawn("Hot Shot", "A1", "5/1"), pawn("Red Alert", "A3"), pawn("Megatron", "A5"), mode="free-for-all",
                  rulings={"pawns_block_line": blocks}, actions=2)
    assert table.see("targets of Hot Shot") == ["Red Alert", "Megatron"][:2 - (blocks == "yes")]
    assert table.can("attack Megatron with 5/1") == (blocks == "no")
    if blocks == "yes":
        assert table.why("attack Megatron with 5/1") == "behind a pawn"


@rules("A10")
@pytest.mark.parametrize(("blocks", "expected"), [("no", True), ("yes", False)])
def test_a_diagonal_between_two_blocked_corners(blocks: str, expected: bool) -> None:
    """In the Rain Forest the line from J1 to H3 squeezes between the trunks on H2 and I3; next to it they do not
    matter."""
    assert in_position("J1", "H3", "rain-forest-assault-arena", corner_blocks=blocks) is expected
    assert in_position("I2", "H3", "rain-forest-assault-arena", corner_blocks=blocks)
