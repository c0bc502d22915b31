"""The rows of ``sparktable bench`` that start the program itself, off-screen, each beside a bare Qt window.

Every number comes from a process of its own that starts as the player's does; programs and windows take turns, and
the best of all rounds counts: it is the one that other programs disturbed least.
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

START = "from sparktable.ui import bench_scripts as probe; "
PROGRAM = START + "probe.prepare(probe.{script}, {folder!r}); from sparktable.__main__ import main; main([])"
BARE = START + "probe.{script}()"
TIME, WORK, MEMORY, IDLE, SLOW, SLOWEST = "ms", "ms busy", "MB", "% busy", "ms p95", "ms p99"


class Window(NamedTuple):
    """One row: what the program's script found, beside what a bare window's did."""

    name: str
    unit: str
    script: str
    key: str
    floor: str


ROWS = (
    Window("window.first_frame", TIME, "menu", "painted", "bare"),
    Window("window.first_work", WORK, "menu", "busy", "bare"),
    Window("window.home_work", WORK, "menu", "home", "bare"),
    Window("window.menu", MEMORY, "menu", "memory", "bare"),
    Window("window.game", MEMORY, "game", "memory", "bare"),
    Window("window.idle", IDLE, "game", "idle", "bare"),
    Window("window.repaint", SLOW, "game", "repaint", "bare"),
    Window("window.moving_card", SLOW, "game", "moving", "bare_card"),
    Window("window.thinking", SLOWEST, "thinking", "interval", "bare_card"),
)


def why_not() -> str:
    """Why no windows can be measured here; "" where they can be."""
    if getattr(sys, "frozen", False):
        return "a packed program cannot start scripts"
    return "" if importlib.util.find_spec("PySide6") else "PySide6 is not installed"


class Probes:
    """Runs the scripts, and remembers what the best rounds found."""

    def __init__(self, rounds: int) -> None:
        self._rounds = rounds
        self._found: dict[str, dict[str, float]] = {}

    def measure(self, row: Window) -> tuple[float, float]:
        """The program's number and the bare window's."""
        self._run(row.script, row.floor)
        return self._found[row.script][row.key], self._found[row.floor][row.key]

    def _run(self, *scripts: str) -> None:
        wanted = [script for script in scripts if script not in self._found]
        for _ in range(self._rounds):
            for script in wanted:
                found = self._once(script)
                best = self._found.setdefault(script, found)
                self._found[script] = {key: min(value, found[key]) for key, value in best.items()}

    def _once(self, script: str) -> dict[str, float]:
        """One process from its start to its end."""
        with tempfile.TemporaryDirectory() as folder:
            source = (BARE if script.startswith("bare") else PROGRAM).format(script=script, folder=folder)
            asked = time.time()
            done = subprocess.run([sys.executable, "-c", source], env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
                                  capture_output=True, text=True, check=True)
        found: dict[str, float] = json.loads(done.stdout)
        if "painted" in found:
            found["painted"] = (found["painted"] - asked) * 1000
        return found
