#!/usr/bin/env python3
"""Run, test and pack Sparktable on a machine that has only Python and this repository.

    python3 packaging/dev.py run [arguments…]     start the program, or one of its command-line tools
    python3 packaging/dev.py test [arguments…]    the tests; arguments go to pytest (-k ambush)
    python3 packaging/dev.py test --compiled […]  the engine's tests, with the program compiled
    python3 packaging/dev.py lint                 style, strict types, and the forms of what is read elsewhere
    python3 packaging/dev.py compile              the program as machine code: four times as fast
    python3 packaging/dev.py bench [arguments…]   the benchmarks
    python3 packaging/dev.py bundle               a folder that runs without Python, tried out
    python3 packaging/dev.py release [--draft]    that, and what players download, packed from it into dist/
    python3 packaging/dev.py sounds               all sounds and loops, made anew
    python3 packaging/dev.py lock [--check]       the newest versions of all that is installed; or see that they fit

The first call makes an environment in `.venv` with what running the program takes, in the versions of
`packaging/locks/`; other verbs add theirs. Later calls find it ready and need no network. `compile` makes a second
one, `.venv-compiled`, with the program installed whole; `run` and `bench` use it for as long as no source has changed
since.
"""

import os
import shutil
import subprocess
import sys

OLDEST, NEWEST = (3, 11), (3, 14)


def python_that_does() -> "list[str] | None":
    """The command of another Python that is here and does; None where there is none."""
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        for command in ([f"python3.{minor}"], ["py", f"-3.{minor}"]):
            ask = [*command, "-c", f"import sys; sys.exit(sys.version_info[:2] != (3, {minor}))"]
            if shutil.which(command[0]) and not subprocess.call(ask, stderr=subprocess.DEVNULL):
                return command
    return None


if not OLDEST <= sys.version_info[:2] <= NEWEST:  # before anything that another Python could not import
    other = python_that_does()
    if other:
        sys.exit(subprocess.call([*other, os.path.abspath(__file__), *sys.argv[1:]]))
    sys.exit(
        f"Sparktable needs Python 3.{OLDEST[1]} to 3.{NEWEST[1]} and this is "
        f"{sys.version_info[0]}.{sys.version_info[1]}: "
        "install one of them (python.org, or your system's package manager) and start dev.py with it."
    )

import time
from collections.abc import Callable, Sequence

import bundling
import checks
import locks
import releasing
from commands import PROGRAM, ROOT, Trouble, say, start
from environments import (
    COMPILED,
    compiled_environment,
    environment_with,
    missing_for_environment,
    program_environment,
)
from machine import QT_LIBRARIES, missing_compiler, missing_libraries, require, window_libraries

# What is tested compiled as well: the rules, those who play by them, and what must hold of every game.
ENGINE_TESTS = ["tests/kernel", "tests/matrix", "tests/arena", "tests/tcg", "tests/ai", "tests/perft",
                "tests/properties", "tests/test_compiled.py"]


def run(arguments: Sequence[str]) -> int:
    """The program. Without arguments it opens its window; with a verb it needs no Qt at all."""
    opens_window = not arguments or arguments[0] == "--smoke"
    libraries = QT_LIBRARIES if arguments else window_libraries()
    require(missing_for_environment(), missing_libraries(libraries) if opens_window else {})
    return start([program_environment(), "-m", PROGRAM, *arguments])


def test(arguments: Sequence[str]) -> int:
    """Every test, without a screen; or those of the engine, compiled. The whole suite runs on all cores, a chosen
    part on one, which starts sooner and can be debugged."""
    everything, compiled = ["--numprocesses=auto"], "--compiled" in arguments
    require(missing_for_environment(), missing_libraries(QT_LIBRARIES), missing_compiler() if compiled else {})
    chosen = [argument for argument in arguments if argument != "--compiled"]
    python = compiled_environment("test") if compiled else environment_with("test")
    asked = chosen or (everything + ENGINE_TESTS if compiled else everything)
    return start([python, "-m", "pytest", *asked], QT_QPA_PLATFORM="offscreen")


def lint(arguments: Sequence[str]) -> int:
    """All are run, so that one visit shows all there is to mend."""
    require(missing_for_environment(), checks.missing())
    python = environment_with("compile", "lint")
    style = start([python, "-m", "ruff", "check", *arguments])
    types = start([python, "-m", "mypy"])
    return style or types or checks.forms(python)


def compile_program(arguments: Sequence[str]) -> int:
    """The program as machine code, in an environment of its own."""
    require(missing_for_environment(), missing_compiler())
    started = time.monotonic()
    python = compiled_environment()
    say(f"{COMPILED} is current after {time.monotonic() - started:.0f} s:")
    return start([python, "-m", PROGRAM, "--version"])


def bench(arguments: Sequence[str]) -> int:
    """With the toy games, which lie among the tests, also where the program is compiled and lies elsewhere."""
    require(missing_for_environment())
    return start([program_environment(), "-m", PROGRAM, "bench", *arguments], SPARKTABLE_TESTS=str(ROOT / "tests"))


def bundle(arguments: Sequence[str]) -> int:
    """A folder in `dist/` that runs on a machine without Python; tried out to prove it."""
    require(missing_for_environment(), missing_compiler(), bundling.missing())
    return bundling.bundle(arguments)


def release(arguments: Sequence[str]) -> int:
    """What players download of this system."""
    require(missing_for_environment(), missing_compiler(), bundling.missing(), releasing.missing())
    return releasing.release(arguments)


def sounds(arguments: Sequence[str]) -> int:
    require(missing_for_environment())
    return start([environment_with("sounds"), ROOT / "packaging" / "make_sounds.py", *arguments])


def lock(arguments: Sequence[str]) -> int:
    require(missing_for_environment())
    if "--check" in arguments:
        locks.check()
    else:
        locks.write()
    return 0


VERBS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "lint": lint,
    "compile": compile_program,
    "bench": bench,
    "bundle": bundle,
    "release": release,
    "sounds": sounds,
    "lock": lock,
}


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print((__doc__ or "").strip())
        return 0 if arguments else 2
    verb, *rest = arguments
    if rest[:1] == ["--"]:  # as some tools want it between their own words and a program's
        del rest[0]
    try:
        if verb not in VERBS:
            raise Trouble(f"dev.py has no verb {verb!r}; it knows {', '.join(VERBS)}.")
        return VERBS[verb](rest)
    except Trouble as trouble:
        say(str(trouble))
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
