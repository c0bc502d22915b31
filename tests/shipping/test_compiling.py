"""How the machine code is made."""

import importlib
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest


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
