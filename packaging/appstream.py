"""What app stores show: the metadata of packaging/linux/ with the releases of the changelog, and with web addresses
where the project has one: `python packaging/appstream.py FOLDER`."""

import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

import address

ROOT = Path(__file__).resolve().parent.parent
NAME = "org.sparktable.Sparktable.metainfo.xml"
CHANGELOG = ROOT / "packaging" / "CHANGELOG.md"
PICTURES = {"table.png": "War on Cybertron, team against team", "core-light.png": "The Core Set, in the light theme",
            "battle.png": "Battle for Cybertron: where a Transformer can go",
            "attack.png": "The trading card game: an attack is told card by card"}


def write(folder: Path) -> None:
    text = (ROOT / "packaging" / "linux" / NAME).read_text(encoding="utf-8")
    told = filled(text, address.of(ROOT), CHANGELOG.read_text(encoding="utf-8"))
    (folder / NAME).write_text(told, encoding="utf-8")


def filled(text: str, home: str, changelog: str) -> str:
    told = [*_pages(home), "<releases>", *(f"  {line}" for line in _releases(changelog)), "</releases>"]
    return text.replace("</component>", "".join(f"  {line}\n" for line in told) + "</component>")


def _pages(home: str) -> Iterator[str]:
    if not home:
        return
    for kind, page in (("homepage", home), ("bugtracker", f"{home}/issues"), ("vcs-browser", home)):
        yield f'<url type="{kind}">{escape(page)}</url>'
    yield "<screenshots>"
    for number, (name, caption) in enumerate(PICTURES.items()):
        default = "" if number else ' type="default"'
        yield f"  <screenshot{default}><caption>{escape(caption)}</caption>"
        yield f"    <image>{escape(address.picture(home, name))}</image></screenshot>"
    yield "</screenshots>"


def _releases(changelog: str) -> Iterator[str]:
    """Of every section `## 0.1.0 (2026-11-24)` with its points."""
    sections = re.compile(r"^## (\S+) \((\S+)\)\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    for version, date, text in sections.findall(changelog):
        yield f'<release version="{version}" date="{date}">'
        yield "  <description><ul>"
        for point in re.findall(r"^- (.*(?:\n  .*)*)", text, re.MULTILINE):
            yield f"    <li>{escape(' '.join(point.split()))}</li>"
        yield "  </ul></description>"
        yield "</release>"


if __name__ == "__main__":
    write(Path(sys.argv[1]))
