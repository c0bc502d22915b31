"""THIRD-PARTY.txt: whose works are inside a bundle, and by which licences. Made from what really is inside, so that
nothing is packed whose notice is not."""

import os
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

from commands import ROOT, Trouble
from environments import FULL, site_packages

NAME = "THIRD-PARTY.txt"
TEXTS = ROOT / "packaging" / "licences"
COMMON = Path("/usr/share/common-licenses")
HEAD = """Sparktable is under the MIT licence (LICENSE). With it come works of others, which are listed here with
their licences.

Qt and Qt for Python (PySide6, Shiboken6) are used under the GNU Lesser General Public License, version 3. They are
shared libraries of this folder, and may be replaced there by modified versions of the same interface. Their sources
are to be had at https://download.qt.io and https://code.qt.io."""
DISTRIBUTIONS = ("annotated_types", "cffi", "miniaudio", "platformdirs", "pydantic", "pydantic_core",
                 "typing_extensions", "typing_inspection", "mypy", "pyinstaller")
"""Those that are packed. Of mypy it is the runtime of compiled modules, of PyInstaller what starts the program."""


def write(data: Path, libraries: Iterable[Path] = ()) -> None:
    """To where the program finds it. The libraries are those that are packed, in so far as they are the system's."""
    text = "\n\n\n".join([HEAD, *sections(libraries)]) + "\n"
    (data / NAME).write_text(text, encoding="utf-8")


def show(folder: Path) -> None:
    """Before everybody's eyes."""
    (told,) = folder.rglob(f"sparktable/_data/{NAME}")
    if os.name == "nt":
        shutil.copy(told, folder)
    else:
        (folder / NAME).symlink_to(told.relative_to(folder))


def sections(libraries: Iterable[Path]) -> Iterator[str]:
    yield section("GNU Lesser General Public License 3 (Qt, PySide6, Shiboken6)", TEXTS / "LGPL-3.0.txt")
    yield section("GNU General Public License 3, which the one above refers to", TEXTS / "GPL-3.0.txt")
    yield section("Works of others in Qt", TEXTS / "qt.txt")
    yield section("ICU, International Components for Unicode", TEXTS / "icu.txt")
    yield section("Python", *pythons_own())
    for name in DISTRIBUTIONS:
        yield section(name, *licences_of(site_packages(ROOT / FULL), name))
    for font in sorted((ROOT / "resources" / "fonts").glob("OFL-*.txt")):
        yield section(f"The font {font.stem.removeprefix('OFL-')}", font)
    yield from of_debian(libraries)


def section(title: str, *texts: Path) -> str:
    line = "=" * 100
    return "\n\n".join([f"{line}\n{title}\n{line}", *(text.read_text(encoding="utf-8").strip() for text in texts)])


def pythons_own() -> list[Path]:
    """On Windows it tells of the libraries, too, that come with Python."""
    folders = sysconfig.get_path("stdlib"), sysconfig.get_config_var("base")
    places = [Path(folder, "LICENSE.txt") for folder in folders]
    found = [place for place in places if place.is_file()][:1]
    if not found:
        raise Trouble(f"Python's own licence is not at {places[0]}.")
    return found


def licences_of(packages: Path, name: str) -> list[Path]:
    """The files that a distribution brings along for it."""
    found = [file for info in packages.glob(f"{name}-*.dist-info") for file in sorted(info.rglob("*"))
             if re.match(r"(LICEN[SC]E|COPYING|AUTHORS)", file.name) and file.is_file()]
    if not found:
        raise Trouble(f"{name} brings no licence along.")
    return found


def of_debian(libraries: Iterable[Path]) -> Iterator[str]:
    """The system's libraries, by the packages that they are from. Qt's and Python's have their sections."""
    packages: dict[str, list[str]] = {}
    for name in sorted(file.name for file in libraries):
        if re.match(r"lib(Qt6|pyside6|shiboken6|icu|python3)", name):
            continue
        packages.setdefault(package_with(name), []).append(name)
    common: set[str] = set()
    for package, held in sorted(packages.items()):
        notice = Path("/usr/share/doc", package, "copyright")
        if not notice.is_file():
            raise Trouble(f"{', '.join(held)} of {package} have no notice at {notice}.")
        common |= {*re.findall(r"/common-licenses/([A-Z][\w.-]*\w)", notice.read_text(encoding="utf-8"))}
        yield section(f"{package}: {', '.join(sorted(held))}", notice)
    for name in sorted(common):
        if (COMMON / name).is_file():
            yield section(f"{name}, as named above", COMMON / name)


def package_with(library: str) -> str:
    """The Debian package that a library is from."""
    found = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False).stdout
    if not found:
        raise Trouble(f"Nobody knows where {library} is from.")
    return re.split(r"[:,]", found)[0]
