"""The Python environments: one in layers, of which a verb adds those that it needs, and one with the program
compiled.

What a layer holds stands in `locks/`, with the hash of every file that may be installed; `locks.py` writes them.
"""

import hashlib
import sys
import sysconfig
from pathlib import Path

from commands import PYPROJECT, ROOT, run_or_stop, say
from machine import Needs, missing_compiler, missing_venv, require, this_python

FULL, COMPILED, STAMP = ".venv", ".venv-compiled", "sparktable-stamp"
LOCKS = ROOT / "packaging" / "locks"
LAYERS = {
    "run": "about 100 MB, a minute or less",
    "test": "about 10 MB",
    "compile": "about 20 MB",
    "lint": "about 15 MB",
    "bundle": "about 5 MB",
    "sounds": "about 1 MB",
    "lock": "about 25 MB",
}
"""What each layer takes to download."""


def python_in(environment: Path) -> Path:
    if sys.platform == "win32":
        return environment / "Scripts" / "python.exe"
    return environment / "bin" / "python"


def site_packages(environment: Path) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(environment), "platbase": str(environment)}))


def python_version_of(environment: Path) -> str | None:
    """The "3.11" that an environment was made with; None when there is none that can be used."""
    configuration = environment / "pyvenv.cfg"
    if not configuration.is_file() or not python_in(environment).exists():
        return None
    for line in configuration.read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition("=")
        if key.strip() in ("version", "version_info"):
            return ".".join(value.strip().split(".")[:2])
    return None


def missing_for_environment() -> Needs:
    """What lacks to make one, where there is none yet."""
    return {} if python_version_of(ROOT / FULL) == this_python() else missing_venv()


def lock(layer: str) -> Path:
    return LOCKS / f"{layer}.txt"


def stamp_text(layer: str) -> str:
    """Changes whenever a layer has to be brought up to date."""
    parts = [PYPROJECT.read_bytes(), lock(layer).read_bytes(), str(ROOT).encode(), this_python().encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def stamp(environment: Path, layer: str) -> Path:
    return environment / f"{STAMP}-{layer}"


def is_stamped(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text


def environment_with(*layers: str) -> Path:
    """The Python of the environment with these layers and that of the program itself, made or brought up to date
    first where needed."""
    environment = ROOT / FULL
    python = python_in(environment)
    fits = python_version_of(environment) == this_python()
    wanted = [layer for layer in ("run", *layers)
              if not fits or not is_stamped(stamp(environment, layer), stamp_text(layer))]
    if not wanted:
        return python
    if not fits:
        require(missing_venv())
        clear = ["--clear"] if environment.exists() else []
        run_or_stop([sys.executable, "-m", "venv", *clear, environment], f"{FULL} could not be made")
    for layer in wanted:
        is_new = not stamp(environment, layer).exists()
        say(f"Downloading what it takes to {layer} with Python {this_python()}: {LAYERS[layer]}; later calls find it."
            if is_new else f"Bringing what it takes to {layer} up to date.")
        _install(python, "--require-hashes", "--requirement", lock(layer))
        if layer == "run":  # with the tools that stand in its lock, so that building fetches nothing more
            _install(python, "--no-build-isolation", "--editable", ROOT)
        stamp(environment, layer).write_text(stamp_text(layer), encoding="utf-8")
    return python


def _install(python: Path, *what: str | Path) -> None:
    """One `pip install`, of nothing but what is named. On a terminal pip shows how far it is."""
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    run_or_stop([python, "-m", "pip", "--disable-pip-version-check", *quiet, "install", "--no-deps", *what],
                "pip could not install what Sparktable needs (a network is needed this one time)")


def compiled_environment(*layers: str) -> Path:
    """The Python of the environment in which the program is installed compiled, made or built anew where needed. All
    else it finds in the one with the layers, which it names."""
    full, environment = environment_with("compile", *layers), ROOT / COMPILED
    python = python_in(environment)
    if is_compiled():
        return python
    require(missing_compiler())
    say(f"Compiling into {COMPILED}: this takes a few minutes.")
    read = sources_text()  # what is saved meanwhile may have come too late
    making: list[str | Path] = [sys.executable, "-m", "venv", "--clear", "--without-pip", environment]
    run_or_stop(making, f"{COMPILED} could not be made")
    packages = site_packages(environment)
    packages.mkdir(parents=True, exist_ok=True)
    (packages / "full.pth").write_text(f"{site_packages(ROOT / FULL)}\n", encoding="utf-8")
    # The full environment's own sparktable is to stay as it is.
    pip: list[str | Path] = [full, "-m", "pip", "--disable-pip-version-check", "--python", python, "install"]
    run_or_stop([*pip, "--quiet", "--no-build-isolation", "--no-deps", "--ignore-installed", ROOT],
                "The program could not be compiled", HATCH_BUILD_HOOKS_ENABLE="1")
    (environment / STAMP).write_text(read, encoding="utf-8")
    return python


def is_compiled() -> bool:
    """Whether the compiled program is what its sources say now."""
    return python_in(ROOT / COMPILED).exists() and is_stamped(ROOT / COMPILED / STAMP, sources_text())


def sources_text() -> str:
    """Changes whenever the program has to be built anew: with its files, and with all that an environment stands on,
    the list of compiled modules and the compiler among it."""
    known = hashlib.sha256((stamp_text("run") + stamp_text("compile")).encode())
    for folder in ("desktop", "resources", "translations", "packaging/compiled.py"):
        for path in sorted([*(ROOT / folder).rglob("*"), ROOT / folder]):
            if path.is_file() and path.suffix != ".pyc":
                known.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()


def program_environment() -> Path:
    """The compiled program where it is current, or else the sources themselves. Both stand on the same
    environment."""
    plain = environment_with()
    if is_compiled():
        return python_in(ROOT / COMPILED)
    if (ROOT / COMPILED).exists():
        say("The compiled program is older than its sources and left alone: dev.py compile")
    return plain
