"""A report for whoever mends the program: one zip on the player's own disk. Nothing is ever sent."""
from __future__ import annotations

import io
import platform
import sys
import zipfile
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from sparktable import __version__
from sparktable.app.translations import WORDS
from sparktable.record.files import write_whole

LIBRARIES = ("PySide6-Essentials", "pydantic", "platformdirs")


def versions() -> str:
    """What the program runs on: nothing that names the player or the machine."""
    lines = [f"Sparktable {__version__}", f"Python {sys.version.split()[0]}",
             f"{platform.system()} {platform.release()} {platform.machine()}"]
    for name in LIBRARIES:
        try:
            lines.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            lines.append(f"{name} (packed in)")
    return "\n".join(lines) + "\n"


def write_report(path: Path, parts: Mapping[str, bytes], *, about: str = "report.about") -> None:
    """Write the zip: the versions, whatever else there is, by file name, and what all of it is, in the player's
    language, beginning with what it is `about`. Raises CannotWrite."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in {"versions.txt": versions().encode(), **parts}.items():
            archive.writestr(name, content)
        names = archive.namelist()
        told = [WORDS.say(about), *(f"{name}: {WORDS.say(f'report.{name}')}" for name in names)]
        archive.writestr("contents.txt", "\n".join(told) + "\n")
    write_whole(path, packed.getvalue())
