"""The scripts of `packaging/`, as modules."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "packaging"


@pytest.fixture(scope="session", autouse=True)
def scripts() -> Iterator[None]:
    """They find each other as they do when one of them is started."""
    sys.path.insert(0, str(SCRIPTS))
    yield
    sys.path.remove(str(SCRIPTS))


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The set-up script, at work in an empty copy of the repository and on a machine that lacks nothing."""
    script = import_module("dev")  # and with it all others, before anything is pretended
    for name in ("commands", "environments"):
        monkeypatch.setattr(import_module(name), "ROOT", tmp_path)
    monkeypatch.setattr(import_module("machine"), "is_loadable", lambda library: True)
    monkeypatch.setenv("CI", "")
    return script


@pytest.fixture
def commands(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Every command that the scripts start. None is really run; environments seem to be made."""
    started: list[list[str]] = []
    environments = import_module("environments")

    def call(command: list[str], **_: object) -> int:
        started.append([str(part) for part in command])
        if command[1:3] == ["-m", "venv"]:
            environment = Path(command[-1])
            python = environments.python_in(environment)
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
            (environment / "pyvenv.cfg").write_text(f"version = {environments.this_python()}.1\n")
        return 0

    monkeypatch.setattr(import_module("subprocess"), "call", call)
    return started
