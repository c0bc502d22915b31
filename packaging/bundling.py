"""The folder that runs without Python: made by PyInstaller from the compiled program, measured, and looked through
for what should not be inside. `tryout.py` then tries it."""

import ast
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import contents
import notices
import tryout
import unicode_data
from commands import PROGRAM, ROOT, Trouble, say, start
from environments import compiled_environment, environment_with
from machine import (
    LINUX,
    QT_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    Needs,
    missing_libraries,
    missing_tools,
    python_library,
)

FOLDER = ROOT / "dist" / PROGRAM
BUILD = ROOT / "build"
INSIDE = BUILD / "inside"
"""What is made for the bundle alone; the program finds it beside its resources."""
SAVE = BUILD / "game.spark"
BAR, PACKED_BAR, FOREIGN_BAR, BIGGEST = 125, 39, 108, 15
"""How many megabytes it should have, and packed; how many of them may be others'; how many files are told of."""


def missing() -> Needs:
    """PyInstaller reads libraries with objdump, and can only pack those that are here, Python's own too."""
    libraries = QT_LIBRARIES | X11_LIBRARIES | WAYLAND_LIBRARIES | python_library() if LINUX else {}
    return {**missing_tools({"objdump": "binutils"}), **missing_libraries(libraries), **tryout.missing()}


def bundle(arguments: Sequence[str]) -> int:
    """Make it and try it out."""
    python = compiled_environment("bundle")
    started = time.monotonic()
    shutil.rmtree(INSIDE, ignore_errors=True)
    INSIDE.mkdir(parents=True)
    if not LINUX:  # what goes along depends on nothing but the wheels, and macOS seals what is packed
        notices.write(INSIDE)
    folders: list[str | Path] = ["--distpath", ROOT / "dist", "--workpath", BUILD]
    spec = ROOT / "packaging" / "sparktable.spec"
    failed = (
        start([python, ROOT / "packaging" / "draw_icon.py", BUILD / "icon"])
        or start([environment_with(), ROOT / "packaging" / "keep_games.py", INSIDE / "kept_games.json", SAVE])
        or start([python, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR", *arguments, *folders, spec])
    )
    if failed:
        return failed
    if LINUX:
        strip()
        for library in [file for file in files() if file.name.startswith("libicudata.so.")]:
            unicode_data.lighten(library, BUILD)
    look_through()
    if LINUX:
        libraries = (file for file in files() if file.name.startswith("lib") and file.parent.name == "_internal")
        notices.write(FOLDER / "_internal/sparktable/_data", filter(is_binary, libraries))
    notices.show(FOLDER)
    shutil.copy(ROOT / "LICENSE", FOLDER)
    if LINUX:  # elsewhere the icon and the names are inside the program
        shutil.copy(ROOT / "packaging/linux/org.sparktable.Sparktable.desktop", FOLDER)
        shutil.copy(BUILD / "icon/sparktable.png", FOLDER)
        start([python, ROOT / "packaging" / "appstream.py", FOLDER])
    say(f"{FOLDER.relative_to(ROOT)}: packed in {time.monotonic() - started:.0f} s")
    measure()
    return tryout.try_out(FOLDER, SAVE)


def strip() -> None:
    """Some Pythons bring along what debuggers read, and compilers leave as much."""
    start(["strip", "--strip-unneeded", *filter(is_binary, files())])


def files() -> Iterator[Path]:
    return (file for file in FOLDER.rglob("*") if file.is_file() and not file.is_symlink())


def look_through() -> None:
    """Stop when anything is inside that nobody let in, or something is not inside that it cannot do without."""
    archive = ast.literal_eval((BUILD / PROGRAM / "PYZ-00.toc").read_text(encoding="utf-8"))
    modules = [name for name, _, _ in next(part for part in archive if isinstance(part, list))]
    binaries = [file.relative_to(FOLDER).as_posix() for file in files() if is_binary(file)]
    found = sorted(contents.strangers(modules, binaries))
    if found:
        raise Trouble(f"The bundle holds what contents.py does not let in: {', '.join(found)}")
    if LINUX:
        told = subprocess.run(["objdump", "-p", *filter(is_binary, files())], stdout=subprocess.PIPE, check=True,
                              text=True)
        needed = re.findall(r"^\s+NEEDED\s+(\S+)", told.stdout, re.MULTILINE)
        lacking = contents.missing(needed, (file.name for file in FOLDER.rglob("*.so*")))
        if lacking:
            raise Trouble(f"The bundle lacks what not every desktop has: {', '.join(sorted(lacking))}")


def is_binary(file: Path) -> bool:
    return file.suffix in (".dll", ".pyd", ".dylib") or ".so" in file.suffixes


def measure() -> None:
    """How large it is and what the largest parts are; stop where others bring along more than they may."""
    sizes = sorted(((file.stat().st_size, file.relative_to(FOLDER).as_posix()) for file in files()), reverse=True)
    for size, name in sizes[:BIGGEST]:
        say(f"  {size / 1e6:6.1f} MB  {name}")
    whole = sum(size for size, _ in sizes) / 1e6
    own = sum(size for size, name in sizes if "__mypyc." in name or "/sparktable/" in name or name == PROGRAM) / 1e6
    say(f"  {whole:6.1f} MB  in {len(sizes)} files ({BAR} MB are the bar), {own:.1f} MB of them our own")
    if LINUX and whole - own > FOREIGN_BAR:
        raise Trouble(f"More than {FOREIGN_BAR} MB of the bundle are not our own.")
