"""Starting commands, and the one kind of trouble that the scripts of this folder end with."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
PROGRAM = "sparktable"


class Trouble(Exception):
    """Something that the person at the keyboard can put right; its text is one line that says how."""


def say(line: str) -> None:
    """What is not asked for goes to the error stream: the output belongs to the program that is started."""
    print(line, file=sys.stderr, flush=True)


def start(command: Sequence[str | Path], **variables: str) -> int:
    """Run a command in the repository and pass its exit code on."""
    environment = os.environ | {"PYTHONUTF8": "1"} | variables
    environment.pop("PYTHONPATH", None)  # it would put other sources before the program
    try:
        return subprocess.call([str(part) for part in command], cwd=ROOT, env=environment)
    except KeyboardInterrupt:
        return 130


def run_or_stop(command: Sequence[str | Path], trouble: str, **variables: str) -> None:
    """Run a command that says what it has to say on the error stream, and must succeed."""
    try:
        failed = subprocess.call([str(part) for part in command], cwd=ROOT, env=os.environ | variables, stdout=2)
    except FileNotFoundError:
        raise Trouble(f"{trouble}: there is no {command[0]} here.") from None
    if failed:
        raise Trouble(f"{trouble}; what it said stands above.")
