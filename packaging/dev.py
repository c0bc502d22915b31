#!/usr/bin/env python3
"""Run, test and pack Sparktable on a machine that has only Python and this repository.

    python3 packaging/dev.py run [arguments…]     start the program, or one of its command-line tools
    python3 packaging/dev.py test [arguments…]    the tests; arguments go to pytest (-k ambush)
    python3 packaging/dev.py test --compiled […]  the engine's tests, with the program compiled
    python3 packaging/dev.py lint                 ruff, and mypy's strict types
    python3 packaging/dev.py compile              the program as machine code: four times as fast
    python3 packaging/dev.py bench [arguments…]   the benchmarks
    python3 packaging/dev.py bundle               a folder that runs without Python, tried out

The first call makes an environment in `.venv` with the versions of `packaging/constraints.txt`; later calls
find it ready and need no network. `compile` makes a second one, `.venv-compiled`, with the program installed whole;
`run` and `bench` use it for as long as no source has changed since.
"""

import sys

OLDEST = (3, 11)
if sys.version_info < OLDEST:  # before anything that an old Python could not import
    sys.exit(
        f"Sparktable needs Python 3.11 or newer and this is {sys.version_info[0]}.{sys.version_info[1]}: "
        "install one (python.org, or your system's package manager) and start dev.py with it."
    )

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
PROGRAM = "sparktable"
FULL, COMPILED, STAMP = ".venv", ".venv-compiled", "sparktable-stamp"

# Shared libraries that PySide6's wheels leave to the system, and the Debian packages that hold them.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
# Only a real window needs these, on X11 or on Wayland; a bundle must carry them all along.
X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


# What is tested compiled as well: the rules, those who play by them, and what must hold of every game.
ENGINE_TESTS = ["tests/kernel", "tests/matrix", "tests/arena", "tests/ai", "tests/perft", "tests/properties",
                "tests/test_compiled.py"]


# The offscreen platform says this whenever a window is shown.
HARMLESS = "This plugin does not support propagateSizeHints()"


class Trouble(Exception):
    """Something that the person at the keyboard can put right; its text is one line that says how."""


# --- the machine ------------------------------------------------------------------------------------------


def is_loadable(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def require_packages(packages: Sequence[str], reason: str) -> None:
    """Stop with the line that installs Debian ``packages``; a CI machine installs them itself."""
    if not packages:
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    as_root = [] if not hasattr(os, "geteuid") or os.geteuid() == 0 else ["sudo", "-n"]
    if os.environ.get("CI") and shutil.which("apt-get") and all(map(shutil.which, as_root[:1])):
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], [*install[:2], "-qq", *install[2:]]):
            if subprocess.call([*as_root, *command], env=environment, stdout=subprocess.DEVNULL):
                raise Trouble(f"{reason}, and `{' '.join(command)}` failed.")
        return
    raise Trouble(f"{reason}: apt-get install {' '.join(packages)}")


def require_venv_module() -> None:
    """Debian packs what makes environments apart from Python itself."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        require_packages(["python3-venv"], "This Python cannot make environments")


def require_libraries(libraries: Mapping[str, str]) -> None:
    """Stop when shared libraries are not there; wheels bring their own except on Linux."""
    if not sys.platform.startswith("linux"):
        return
    missing = sorted(library for library in libraries if not is_loadable(library))
    if missing and not shutil.which("apt-get"):
        raise Trouble(f"Shared libraries are missing: install the packages that hold {', '.join(missing)}")
    require_packages([libraries[library] for library in missing], "Shared libraries are missing")


def missing_compiler() -> list[str]:
    """The Debian packages without which nothing can be compiled here. Elsewhere a compiler says so itself."""
    if not sys.platform.startswith("linux"):
        return []
    missing = [] if any(map(shutil.which, ("cc", "gcc", "clang"))) else ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append(f"python{this_python()}-dev")
    return missing


def python_library() -> dict[str, str]:
    """Python as a shared library, where it is neither part of this Python nor beside it."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    beside = Path(sysconfig.get_config_var("LIBDIR") or "", name)
    return {} if ".so" not in name or beside.exists() else {name: f"libpython{this_python()}"}


def window_libraries() -> dict[str, str]:
    """What a window needs on the display that is here; without one the program says so itself."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return QT_LIBRARIES
    if os.environ.get("WAYLAND_DISPLAY"):
        return QT_LIBRARIES | WAYLAND_LIBRARIES
    return QT_LIBRARIES | X11_LIBRARIES if os.environ.get("DISPLAY") else QT_LIBRARIES


# --- the environments -------------------------------------------------------------------------------------


def python_in(environment: Path) -> Path:
    if os.name == "nt":
        return environment / "Scripts" / "python.exe"
    return environment / "bin" / "python"


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


def stamp_text() -> str:
    """Changes whenever an environment has to be brought up to date."""
    parts = [PYPROJECT.read_bytes(), CONSTRAINTS.read_bytes(), str(ROOT).encode(), this_python().encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def this_python() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def ready_environment(name: str, requirements: Sequence[Sequence[str]]) -> Path:
    """The Python of environment ``name``, made or brought up to date first where needed.

    Each of ``requirements`` is the end of one `pip install`.
    """
    environment = ROOT / name
    python = python_in(environment)
    stamp = environment / STAMP
    wanted = stamp_text()
    if python.exists() and stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python

    require_venv_module()
    fits = python_version_of(environment) == this_python()
    say(f"{'Updating' if fits else 'Making'} {name} with Python {this_python()}; later calls find it ready.")
    if not fits:
        clear = ["--clear"] if environment.exists() else []
        run_or_stop([sys.executable, "-m", "venv", *clear, str(environment)], f"{name} could not be made")
    for requirement in requirements:
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run_or_stop(
            [*install, "--constraint", str(CONSTRAINTS), *requirement],
            "pip could not install what Sparktable needs (a network is needed this one time)",
        )
    stamp.write_text(wanted, encoding="utf-8")
    return python


def full_environment() -> Path:
    """Everything: the program, its tests, lint and packing."""
    # First the tools, then the project with them, so that building it fetches nothing more.
    return ready_environment(
        FULL, [all_requirements("dev"), ["--no-build-isolation", "--no-deps", "--editable", str(ROOT)]]
    )


def compiled_environment() -> Path:
    """The Python of the environment in which the program is installed compiled, made or built anew where needed. All
    else it finds in the full environment, which it names."""
    full, environment = full_environment(), ROOT / COMPILED
    python = python_in(environment)
    if is_compiled():
        return python
    require_packages(missing_compiler(), "Compiling needs a C compiler and Python's headers")
    say(f"Compiling into {COMPILED}: this takes a few minutes.")
    making = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(environment)]
    run_or_stop(making, f"{COMPILED} could not be made")
    packages = site_packages(environment)
    packages.mkdir(parents=True, exist_ok=True)
    (packages / "full.pth").write_text(f"{site_packages(ROOT / FULL)}\n", encoding="utf-8")
    # The full environment's own sparktable is to stay as it is.
    install = ["install", "--quiet", "--no-build-isolation", "--no-deps", "--ignore-installed", str(ROOT)]
    pip = [str(full), "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    run_or_stop([*pip, *install], "The program could not be compiled", HATCH_BUILD_HOOKS_ENABLE="1")
    (environment / STAMP).write_text(sources_text(), encoding="utf-8")
    return python


def is_compiled() -> bool:
    """Whether the compiled program is what its sources say now."""
    stamp = ROOT / COMPILED / STAMP
    return python_in(ROOT / COMPILED).exists() and stamp.is_file() and (
        stamp.read_text(encoding="utf-8") == sources_text())


def sources_text() -> str:
    """Changes whenever the program has to be built anew: with its files, and with all that an environment stands on,
    the list of compiled modules and the compiler among it."""
    known = hashlib.sha256(stamp_text().encode())
    for folder in ("desktop", "resources", "translations", "packaging/compiled.py"):
        for path in sorted([*(ROOT / folder).rglob("*"), ROOT / folder]):
            if path.is_file() and path.suffix != ".pyc":
                known.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()


def site_packages(environment: Path) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(environment), "platbase": str(environment)}))


def program_environment() -> Path:
    """The compiled program where it is current, or else the sources themselves."""
    if is_compiled():
        return python_in(ROOT / COMPILED)
    if (ROOT / COMPILED).exists():
        print("The compiled program is older than its sources and left alone: dev.py compile", file=sys.stderr)
    return full_environment()


def all_requirements(extra: str) -> list[str]:
    """The project's dependencies and those of one of its extras, which may name further extras."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]

    def unfold(requirements: Iterable[str]) -> list[str]:
        flat: list[str] = []
        for requirement in requirements:
            if requirement.startswith(f"{PROGRAM}["):
                inner = requirement.removeprefix(f"{PROGRAM}[").removesuffix("]")
                flat += unfold(project["optional-dependencies"][inner])
            else:
                flat.append(requirement)
        return flat

    return unfold([*project["dependencies"], f"{PROGRAM}[{extra}]"])


# --- the verbs --------------------------------------------------------------------------------------------


def run(arguments: Sequence[str]) -> int:
    """The program. Without arguments it opens its window; with a verb it needs no Qt at all."""
    if not arguments or arguments[0] == "--smoke":
        require_libraries(QT_LIBRARIES if arguments else window_libraries())
    return start([program_environment(), "-m", PROGRAM, *arguments])


def test(arguments: Sequence[str]) -> int:
    """Every test, without a screen; or those of the engine, compiled. The whole suite runs on all cores, a chosen
    part on one, which starts sooner and can be debugged."""
    require_libraries(QT_LIBRARIES)
    everything, compiled = ["--numprocesses=auto"], "--compiled" in arguments
    chosen = [argument for argument in arguments if argument != "--compiled"]
    python = compiled_environment() if compiled else full_environment()
    asked = chosen or (everything + ENGINE_TESTS if compiled else everything)
    return start([python, "-m", "pytest", *asked], QT_QPA_PLATFORM="offscreen")


def compile_program(arguments: Sequence[str]) -> int:
    """The program as machine code, in an environment of its own."""
    started = time.monotonic()
    python = compiled_environment()
    say(f"{COMPILED} is current after {time.monotonic() - started:.0f} s:")
    return start([python, "-m", PROGRAM, "--version"])


def lint(arguments: Sequence[str]) -> int:
    """Style and types; both are run, so that one visit shows all there is to mend."""
    python = full_environment()
    style = start([python, "-m", "ruff", "check", *arguments])
    types = start([python, "-m", "mypy"])
    return style or types


def bench(arguments: Sequence[str]) -> int:
    return start([program_environment(), "-m", PROGRAM, "bench", *arguments])


def bundle(arguments: Sequence[str]) -> int:
    """A folder in `dist/` that runs on a machine without Python; opened once to prove it."""
    if sys.platform.startswith("linux"):
        # PyInstaller reads libraries with objdump, and can only pack those that are here, Python's own too.
        if not shutil.which("objdump"):
            require_packages(["binutils"], "PyInstaller needs objdump")
        require_libraries(QT_LIBRARIES | X11_LIBRARIES | WAYLAND_LIBRARIES | python_library())
    require_packages(missing_compiler(), "What is packed is compiled")
    python = compiled_environment()
    started = time.monotonic()
    pack: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *arguments]
    folders: list[str | Path] = ["--distpath", ROOT / "dist", "--workpath", ROOT / "build"]
    failed = start([python, ROOT / "packaging" / "draw_icon.py", ROOT / "build" / "icon"]) or start(
        [*pack, *folders, ROOT / "packaging" / "sparktable.spec"]
    )
    if failed:
        return failed
    folder = ROOT / "dist" / PROGRAM
    shutil.copy(ROOT / "LICENSE", folder)
    if sys.platform.startswith("linux"):  # elsewhere the icon and the names are inside the program
        for metadata in [*(ROOT / "packaging" / "linux").iterdir(), ROOT / "build/icon/sparktable.png"]:
            shutil.copy(metadata, folder)
    size = sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    say(f"{folder.relative_to(ROOT)}: {size / 1e6:.0f} MB, packed in {time.monotonic() - started:.0f} s")
    return smoke(folder)


def smoke(folder: Path) -> int:
    """Open the frozen program once, away from this repository, and see that it says and breaks nothing."""
    program = folder / (f"{PROGRAM}.exe" if os.name == "nt" else PROGRAM)
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    with tempfile.TemporaryDirectory() as elsewhere:
        for arguments in (["--version"], ["--smoke"]):
            started = time.monotonic()
            done = subprocess.run(
                [program, *arguments], cwd=elsewhere, env=environment, capture_output=True, text=True
            )
            complaints = [line for line in done.stderr.splitlines() if HARMLESS not in line]
            if done.returncode or complaints:
                print(*complaints, sep="\n", file=sys.stderr)
                raise Trouble(f"{program.name} {arguments[0]} ended with {done.returncode} after the above.")
            say(f"{program.name} {arguments[0]}: fine after {time.monotonic() - started:.2f} s")
    return 0


VERBS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "test": test,
    "lint": lint,
    "compile": compile_program,
    "bench": bench,
    "bundle": bundle,
}


# --- doing it ---------------------------------------------------------------------------------------------


def say(line: str) -> None:
    print(line, flush=True)


def start(command: Sequence[str | Path], **variables: str) -> int:
    """Run a command in the repository and pass its exit code on."""
    environment = os.environ | {"PYTHONUTF8": "1"} | variables
    environment.pop("PYTHONPATH", None)  # it would put other sources before the program
    try:
        return subprocess.call([str(part) for part in command], cwd=ROOT, env=environment)
    except KeyboardInterrupt:
        return 130


def run_or_stop(command: Sequence[str], trouble: str, **variables: str) -> None:
    if subprocess.call(command, cwd=ROOT, env=os.environ | variables):
        raise Trouble(f"{trouble}; what it said stands above.")


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        say((__doc__ or "").strip())
        return 0 if arguments else 2
    verb, *rest = arguments
    try:
        if verb not in VERBS:
            raise Trouble(f"dev.py has no verb {verb!r}; it knows {', '.join(VERBS)}.")
        return VERBS[verb](rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
