"""`--cluster`: the same games on a Dask cluster, a scheduler and two workers on this machine's loopback."""
from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sparktable.tools import cli

pytest.importorskip("distributed")
GAMES = ["--game", "arena", "--ai", "search:4,random", "--games", "8", "--json"]
Start = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts one of Dask's programs; all of them end with the test."""
    started: list[subprocess.Popen[bytes]] = []

    def program(name: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{name}", "--host", "127.0.0.1", "--no-dashboard"]
        started.append(subprocess.Popen([*command, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        return started[-1]

    yield program
    for one in started:
        one.kill()
        one.wait()


def found(said: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(said).items() if "cpu" not in key}


def test_a_cluster_plays_the_same_games_and_a_worker_that_dies_costs_nothing(
        start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from distributed import Client

    file = str(tmp_path / "scheduler.json")
    start("scheduler", "--port", "0", "--scheduler-file", file)
    workers = [start("worker", "--scheduler-file", file, "--nthreads", "1", "--no-nanny") for _ in range(2)]
    with Client(scheduler_file=file, timeout=60, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=60)
        address = client.scheduler.address
        with subprocess.Popen([sys.executable, "-m", "sparktable", "simulate", *GAMES, "--cluster", address],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
            while program.poll() is None and not any(client.processing().values()):
                pass  # until somebody works at it
            workers[0].kill()
            said, complaint = program.communicate(timeout=100)
    assert (program.returncode, complaint) == (0, "")
    assert cli.main(["simulate", *GAMES]) == 0
    assert found(said) == found(capsys.readouterr().out)


def test_no_cluster_is_one_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.tools.workers.PATIENCE", 0.2)
    words = ["simulate", "--game", "arena", "--games", "2"]
    assert cli.main([*words, "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in capsys.readouterr().err
    for address in ("nonsense://lab:8786", "lab"):
        assert cli.main([*words, "--cluster", address]) == 2
        assert f"no scheduler answers at {address}" in capsys.readouterr().err
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert cli.main([*words, "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "a packed program knows no network" in capsys.readouterr().err
    monkeypatch.delattr(sys, "frozen")
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main([*words, "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "pip install sparktable[cluster]" in capsys.readouterr().err
