"""Work shared out comes back in order and the same, whoever did it, and also when somebody dies over it."""
from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sparktable.tools import cli, workers

PERFT = Path(__file__).parents[1] / "perft"


def asked(jobs: int = 2, cluster: str | None = None) -> argparse.Namespace:
    return argparse.Namespace(jobs=jobs, cluster=cluster)


def squared(number: int) -> int:
    print("this is nobody's result")
    return number * number


def refused(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


class Unsendable(Exception):
    """One that cannot be made again from what it says."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}: {why}")


def refused_unsendably(_: int) -> None:
    raise Unsendable("seven", "too many")


def dying_once(path: str) -> int:
    """The first process that is given this dies of it."""
    if not os.path.exists(path):
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def dying_always(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def module() -> Iterator[None]:
    """Tests are no package; a process finds their functions by this module's name."""
    here = str(Path(__file__).parent)
    sys.path.insert(0, here)
    for function in (squared, refused, refused_unsendably, dying_once, dying_always):
        function.__module__ = Path(__file__).stem
    yield
    sys.path.remove(here)


@pytest.mark.usefixtures("module")
@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(workers.each(asked(jobs), squared, range(20))) == [number * number for number in range(20)]


@pytest.mark.usefixtures("module")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_mistake_is_raised_where_the_task_was_given(jobs: int) -> None:
    results = workers.each(asked(jobs), refused, count())
    with pytest.raises(ValueError, match="three is too many"):
        list(results)


@pytest.mark.usefixtures("module")
def test_a_mistake_that_cannot_be_sent_is_told() -> None:
    with pytest.raises(RuntimeError, match="Unsendable: seven: too many"):
        list(workers.each(asked(2), refused_unsendably, [7]))


@pytest.mark.usefixtures("module")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_process_that_dies_costs_nothing(tmp_path: Path) -> None:
    found = list(workers.each(asked(2), dying_once, [str(tmp_path / str(number)) for number in range(4)]))
    assert len(found) == 4 and os.getpid() not in found


@pytest.mark.usefixtures("module")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_task_that_nobody_survives_is_given_up() -> None:
    with pytest.raises(RuntimeError, match="3 processes died over a task"):
        list(workers.each(asked(2), dying_always, [7]))


@pytest.mark.usefixtures("module")
def test_who_wants_no_more_leaves_nobody_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Started(subprocess.Popen[bytes]):
        def __init__(self, *words: Any, **more: Any) -> None:
            super().__init__(*words, **more)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Started)
    results = workers.each(asked(2), squared, count())
    assert [next(results), next(results)] == [0, 1]
    results.close()
    assert len(started) == 2 and all(process.returncode is not None for process in started)


def found(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert cli.main([*words, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {key: value for key, value in data.items() if "cpu" not in key}


@pytest.mark.parametrize("words", [
    ("simulate", "--game", "toy-duel", "--games", "3", "--ai", "random,search:2", "--alternate"),
    ("balance", "--game", "arena", "--mode", "duel", "--ai", "random", "--games", "4", "--cards"),
    ("balance", "--game", "arena", "--mode", "free-for-all", "--ai", "random", "--rounds", "1"),
], ids=lambda words: " ".join(words[:3]))
def test_any_number_of_jobs_finds_the_same(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert found(capsys, *words, "--jobs", "1") == found(capsys, *words, "--jobs", "2")


def test_positions_are_counted_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["perft", str(PERFT / "toy-duel-order.json"), "--jobs", "2"]) == 0
    assert "DIFFERS" not in capsys.readouterr().out


@pytest.mark.parametrize("verb", ["simulate", "balance"])
def test_an_interruption_leaves_a_summary(verb: str, capsys: pytest.CaptureFixture[str],
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    def until_interrupted(asked: object, work: Any, tasks: Any) -> Iterator[Any]:
        yield from map(work, tasks[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "each", until_interrupted)
    assert cli.main([verb, "--game", "arena", "--mode", "duel", "--ai", "random", "--games", "5"]) == 130
    said = capsys.readouterr()
    assert "interrupted after 2 of 5 games" in said.err
    assert "2 games" in said.out or "2 of 2 games" in said.out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc tells when there are processes")
def test_ctrl_c_ends_processes_too() -> None:
    """As a terminal does it: everybody in the group hears of it."""
    words = ["simulate", "--game", "toy-duel", "--games", "100000", "--jobs", "2"]
    program = subprocess.Popen([sys.executable, "-m", "sparktable", *words], stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True, start_new_session=True,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler))
    assert program.stdout is not None
    tasks = Path(f"/proc/{program.pid}/task")
    while program.poll() is None and not any(file.read_text() for file in tasks.glob("*/children")):
        pass  # until it has started somebody
    os.killpg(program.pid, signal.SIGINT)
    said, complaint = program.communicate(timeout=60)
    assert program.returncode == 130
    assert "interrupted after" in complaint and "digest" in said
    assert "Traceback" not in complaint
