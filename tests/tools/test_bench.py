"""`sparktable bench` measures beside a floor. What it measures is no test; that it measures is."""
from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from itertools import chain

import pytest

from sparktable.ai.search import _Tree
from sparktable.kernel.game import Game
from sparktable.tools import bench, bench_rules, cli
from sparktable.tools.bench_floor import END, LAST_TURN, SEATS, Floor
from sparktable.tools.build import BUILD


def test_every_row_stands_beside_the_floor(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--json", "--rounds", "1", "--only", "toy"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == ["toy.decisions", "toy.search", "toy.playouts", "toy.playouts.engine", "toy.save",
                            "toy.copy", "toy.determinize", "toy.load", "toy.replay"]
    for row in report.values():
        assert list(row) == ["build", "value", "unit", "floor", "ratio"]
        assert row["value"] > 0
        assert row["ratio"] == pytest.approx(row["value"] / row["floor"], rel=0.05, abs=0.002)
    assert report["toy.decisions"]["unit"] == "1/s"
    assert report["toy.copy"]["unit"] == "us"


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--rounds", "1", "--only", "toy.copy"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split() == [BUILD, "value", "unit", "floor", "ratio"]
    assert row.startswith("toy.copy ")


def test_without_a_checkout_there_are_no_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "toy", lambda: None)
    assert not any(row.name.startswith("toy") for row in bench.rows())


def test_several_prefixes_are_measured_in_one_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--json", "--rounds", "1", "--only", "toy.load, toy.copy,toy.c"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["toy.copy", "toy.load"]


@pytest.mark.parametrize("only", ["matrx", "toy.copy,matrx"])
def test_only_what_is_there_can_be_measured(capsys: pytest.CaptureFixture[str], only: str) -> None:
    assert cli.main(["bench", "--only", only]) == 2
    complaint = capsys.readouterr().err
    assert "--only: nothing begins with 'matrx'; known are: toy.decisions, " in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("make", [bench.toy, bench.matrix])
def test_a_search_is_measured_where_there_is_something_to_search(
    make: Callable[[], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_rules, "TRIES", 3)
    played: list[Hashable] = []
    try_once = _Tree.try_once

    def counted(tree: _Tree, first: Hashable) -> None:
        played.append(tree)
        try_once(tree, first)

    batch = bench_rules.searching(make())
    monkeypatch.setattr(_Tree, "try_once", counted)
    assert batch() == len(played) == 3


def test_a_time_is_the_inverse_of_a_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 1000, 2))
    monkeypatch.setattr(bench, "process_time", lambda: next(clock))
    row = bench.Row("x", bench.MICROSECONDS, lambda: lambda: 1000, lambda: lambda: 4000)
    measured = bench.measure(row, rounds=2)
    assert (measured.value, measured.floor, measured.ratio) == (2000, 500, 4)
    rate = bench.measure(bench.Row("y", bench.PER_SECOND, row.prepare, row.floor), rounds=2)
    assert (rate.value, rate.floor, rate.ratio) == (500, 2000, 0.25)


def test_the_floor_is_a_whole_game() -> None:
    floor = Floor(1)
    copied = floor.copy()
    options: list[int] | None = floor.options()
    decisions = 0
    while options is not None:
        cards = sorted(chain(*floor.hands, *floor.decks, *floor.discards))
        assert cards == list(range(10 * SEATS))
        options = floor.take(options[0])
        decisions += 1
    assert decisions == LAST_TURN * 6
    assert copied.options()[-1] == END
    assert copied.turn == 0
    assert [len(hand) for hand in copied.hands] == [5, 5, 5]


def test_a_game_that_is_soon_over_has_a_middle_too() -> None:
    assert bench_rules.midgame(bench.tcg(())).decision is not None
