"""How the machine code is made."""

import importlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from types import ModuleType
from typing import Any

import pytest

MODULES = ["sparktable/kernel/state.py", "sparktable/games/rules.py"]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The hook, and a program of three rooms, two of which have something to compile."""
    for name in (*MODULES, "sparktable/games/options.py", "sparktable/ui/window.py"):
        path = tmp_path / "desktop" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("MOST: int = 3\n")
    script = importlib.import_module("compiled")
    monkeypatch.setattr(script, "version", lambda name: "1.0")  # of a compiler that need not be there
    return script


class Making:
    """Stands for the compiler; `meanwhile` somebody does something else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: ModuleType,
                 meanwhile: Callable[[], object] = lambda: None) -> None:
        self.made = 0
        self._meanwhile = meanwhile
        monkeypatch.setattr(module.subprocess, "run", self._run)

    def _run(self, command: list[Any], **_: object) -> None:
        self.made += 1
        (Path(command[2]) / "lib").mkdir(parents=True)
        self._meanwhile()


@pytest.mark.parametrize(("changed", "times"), [
    ("kernel/state.py", 2), ("games/options.py", 2), ("ui/window.py", 1)])
def test_machine_code_is_made_anew_with_whatever_its_rooms_hold(
        module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str, times: int) -> None:
    """The type of a constant is in it, also of one in a module that is not compiled."""
    making = Making(monkeypatch, module)
    module.compiled(tmp_path, MODULES)
    module.compiled(tmp_path, MODULES)
    assert making.made == 1
    (tmp_path / "desktop" / "sparktable" / changed).write_text("MOST: float = 0.5\n")
    assert module.compiled(tmp_path, MODULES).is_dir()
    assert making.made == times


def test_what_is_saved_while_machine_code_is_made_has_it_made_again(
        module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "desktop" / MODULES[0]
    making = Making(monkeypatch, module, lambda: source.write_text("MOST: int = 4\n"))
    assert module.compiled(tmp_path, MODULES).is_dir()
    assert module.compiled(tmp_path, MODULES).is_dir()
    assert making.made == 2


def test_what_is_written_for_records_is_current() -> None:
    scripted = importlib.import_module("write_records")
    old = [str(path.relative_to(scripted.ROOT)) for path, _ in scripted.outdated()]
    assert not old, "their fields have changed: run packaging/write_records.py"


class Compiler:
    """What setuptools has on Windows: it looks for itself before its first file."""

    compiler_type = "msvc"

    def __init__(self, cores: int) -> None:
        self.initialized = False
        self.begun: list[str] = []
        self._together = Barrier(cores)

    def initialize(self) -> None:
        assert not self.initialized
        self.initialized = True

    def compile(self, sources: list[str], **how: Any) -> list[str]:
        assert self.initialized, "all would do it at once"
        self.begun += sources
        self._together.wait(timeout=60)
        if how.get("fails") in sources:
            raise OSError("no such header")
        return [source.replace(".c", how["end"]) for source in sources]


def test_files_of_a_library_are_compiled_beside_each_other_and_stay_in_order() -> None:
    compiled = importlib.import_module("compiled")
    compiler = Compiler(2)
    with ThreadPoolExecutor(2) as cores:
        compiled.compile_on(cores, compiler)
        assert compiler.compile(["a.c", "b.c", "c.c", "d.c"], end=".o") == ["a.o", "b.o", "c.o", "d.o"]


def test_where_a_file_fails_no_more_are_begun() -> None:
    compiled = importlib.import_module("compiled")
    compiler = Compiler(1)
    with ThreadPoolExecutor(1) as cores:
        compiled.compile_on(cores, compiler)
        with pytest.raises(OSError, match="header"):
            compiler.compile([f"{number}.c" for number in range(200)], end=".o", fails="0.c")
    assert len(compiler.begun) < 200
