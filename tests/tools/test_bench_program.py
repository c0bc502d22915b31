"""The bench's rows for windows: the best round counts, and every script is run once however many rows read it."""
from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from sparktable.tools import bench, bench_program, cli
from sparktable.tools.build import BUILD

ROUNDS = {"menu": [{"painted": 2.0, "busy": 5, "memory": 9}, {"painted": 1.5, "busy": 6, "memory": 8}],
          "bare": [{"painted": 1.0, "busy": 2, "memory": 4}, {"painted": 1.25, "busy": 1, "memory": 4}]}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which scripts were started, instead of processes."""
    names: list[str] = []

    def run(command: list[str], **settings: Any) -> subprocess.CompletedProcess[str]:
        script = next(name for name in ROUNDS if f"probe.{name}" in command[2])
        assert settings["env"]["QT_QPA_PLATFORM"] == "offscreen"
        names.append(script)
        return subprocess.CompletedProcess(command, 0, json.dumps(ROUNDS[script][names.count(script) - 1]))

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("time.time", lambda: 0.5)
    monkeypatch.setattr(bench, "why_not", lambda: "")
    return names


def test_the_best_round_counts_and_nothing_is_started_twice(started: list[str],
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--json", "--rounds", "6", "--only", "window.first"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["window.first_frame"] == {"build": BUILD, "value": 1000, "unit": "ms", "floor": 500, "ratio": 2}
    assert found["window.first_work"] == {"build": BUILD, "value": 5, "unit": "ms busy", "floor": 1, "ratio": 5}
    assert started == ["menu", "bare", "menu", "bare"]


def test_every_row_reads_what_its_script_finds() -> None:
    from sparktable.ui import bench_scripts

    for row in bench_program.ROWS:
        assert callable(getattr(bench_scripts, row.script)) and callable(getattr(bench_scripts, row.floor))


def test_a_packed_program_says_why_it_measures_no_windows(monkeypatch: pytest.MonkeyPatch,
                                                          capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert cli.main(["bench", "--only", "window"]) == 2
    assert "windows are not measured here, since a packed program cannot start scripts" in capsys.readouterr().err
