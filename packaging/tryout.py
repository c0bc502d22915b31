"""The frozen program, tried as strangers will start it: away from this repository, without rights, without a home."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from commands import Trouble, say
from machine import LINUX, Needs, missing_tools

HARMLESS = "This plugin does not support propagateSizeHints()"
"""The offscreen platform says this whenever a window is shown."""
NOBODY = 65534
VERBS: Sequence[Sequence[str]] = (
    ["--version"],
    ["--help"],
    ["simulate", "--game", "arena", "--mode", "duel", "--players", "2", "--games", "4", "--jobs", "2"],
    ["balance", "--games", "2", "--mode", "duel", "--jobs", "2"],
    ["scenario", "{elsewhere}/scenario.json"],
    ["verify", "{elsewhere}/game.spark"],
    ["perft", "{elsewhere}/perft.json"],
    ["deck", "--help"],
    ["cards", "--game", "arena"],
    ["lint-cards"],
    ["bench", "--only", "arena.copy", "--rounds", "1"],
    ["screenshot", "--game", "arena", "--plies", "3", "--out", "{elsewhere}/table.png"],
)


def missing() -> Needs:
    """A screen to show a window on: everybody may do without, a CI machine may not."""
    return missing_tools({"Xvfb": "xvfb"}) if os.environ.get("CI") else {}


def try_out(folder: Path, save: Path) -> int:
    """Start the program in every way that players may, and see that it says and breaks nothing."""
    with tempfile.TemporaryDirectory() as root:
        elsewhere = Path(root) / "a path with spaces — und Umläuten"
        elsewhere.mkdir()
        put_files(elsewhere, save)
        if LINUX:
            _try_as_a_stranger(folder, Path(root), elsewhere)
        else:
            _try(_command_line(folder), elsewhere, {"QT_QPA_PLATFORM": "offscreen"})
        if sys.platform == "win32":  # which has no streams to complain on, but an exit code
            subprocess.run([folder / "Sparktable.exe", "--smoke"], check=True)
    return 0


def _command_line(folder: Path) -> Path:
    return folder / ("sparktable-cli.exe" if sys.platform == "win32" else "sparktable")


def put_files(elsewhere: Path, save: Path) -> None:
    """What the verbs are given to read."""
    tests = Path(__file__).resolve().parents[1] / "tests"
    shutil.copy(tests / "scenarios/arena/a_square_too_far_for_the_die.json", elsewhere / "scenario.json")
    shutil.copy(save, elsewhere / "game.spark")
    shutil.copy(tests / "perft/matrix-core-opening.json", elsewhere / "perft.json")


def _try_as_a_stranger(folder: Path, root: Path, elsewhere: Path) -> None:
    """A copy in a folder that cannot be written, without a home; where root tries it, as nobody."""
    copy = elsewhere / folder.name
    shutil.copytree(folder, copy, symlinks=True)
    for place in (root, elsewhere):
        place.chmod(0o777)
    for place in (copy, *(path for path in copy.rglob("*") if path.is_dir())):
        place.chmod(0o555)
    try:
        with _screen() as screen:
            _try(_command_line(copy), elsewhere, {**screen, "HOME": "/nonexistent", "LANG": "C.UTF-8"})
    finally:
        for place in (copy, *(path for path in copy.rglob("*") if path.is_dir())):
            place.chmod(0o755)


@contextmanager
def _screen() -> Iterator[Mapping[str, str]]:
    """A screen of its own, where there is a server for it."""
    if not shutil.which("Xvfb"):
        say("Without Xvfb the window is tried off-screen.")
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    reads, writes = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writes), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
                              pass_fds=[writes], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writes)
    try:
        with open(reads, encoding="ascii") as numbers:
            number = numbers.readline().strip()  # once it is ready
        yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()


def _try(program: Path, elsewhere: Path, variables: Mapping[str, str]) -> None:
    """Every verb and the smoke test, with an environment of next to nothing. A word of complaint is one too many."""
    known = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")
    environment = {**{name: os.environ[name] for name in known if name in os.environ}, **variables}
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    rights: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_root else {}
    for words in (*VERBS, ["--smoke"]):
        arguments = [word.format(elsewhere=elsewhere) for word in words]
        started = time.monotonic()
        done = subprocess.run([program, *arguments], cwd=elsewhere, env=environment, stdin=subprocess.DEVNULL,
                              capture_output=True, encoding="utf-8", **rights)
        complaints = [line for line in done.stderr.splitlines() if HARMLESS not in line]
        if done.returncode or complaints:
            raise Trouble("\n".join([*complaints, f"{program.name} {' '.join(arguments)} ended with "
                                                  f"{done.returncode} after the above: {done.stdout[-500:]}"]))
        say(f"  {program.name} {' '.join(words)}: fine after {time.monotonic() - started:.2f} s")
