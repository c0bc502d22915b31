"""What the first frame must know, read without the libraries that check it: the window must not wait for them.

Whatever does not look as expected is taken for absent, part by part, and the settings file is then called doubtful:
the real reader opens it as soon as the window is there. Otherwise that waits until the settings are needed.
"""
from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sparktable.app.sounds.names import Loudness
from sparktable.record.surrogates import is_whole

VERSION = 6
"""Of the settings file."""
MOST_BYTES = 1 << 20
"""More is not read for a first look."""
T = TypeVar("T")


class Display(NamedTuple):
    """The part of the display settings that a look is made from."""

    theme: str = "system"
    text_percent: int = 100
    interface_percent: int = 100


class FirstFrame(NamedTuple):
    display: Display = Display()
    loudness: Loudness = Loudness()
    language: str = "system"
    window: str = ""
    doubtful: bool = False
    """The settings file is of another version, or not as expected: whoever checks it must look at it."""


class Glance:
    """A first look. Whatever a file holds, the window opens, and what it spoils is that part alone."""

    def __init__(self) -> None:
        self.stumbled = False
        """Whether something was not as expected."""

    def at(self, part: Callable[[], T], usual: T) -> T:
        try:
            return part()
        except Exception:
            self.stumbled = True
            return usual


def first_frame(settings: Path) -> FirstFrame:
    """Look at the settings file."""
    glance, found = Glance(), object_in(text_of(settings))
    display, sound = glance.at(lambda: _display(part_of(found, "display")), (Display(), False))
    loudness = glance.at(lambda: _loudness(part_of(found, "sound")), Loudness())
    # Where nobody may look, `os.path` sees nothing; `Path` would raise.
    doubtful = os.path.exists(settings) and not (sound and found.get("version") == VERSION)
    language = word_of(part_of(found, "language"), "code") or "system"
    return FirstFrame(display, loudness, language, word_of(part_of(found, "memory"), "window"),
                      doubtful or glance.stumbled)


def _display(part: Mapping[str, Any]) -> tuple[Display, bool]:
    """What the settings say of the display, and whether it can be meant."""
    told = Display(*(part.get(name, usual) for name, usual in Display()._asdict().items()))
    theme = told.theme if told.theme in ("system", "dark", "light", "high-contrast") else "system"
    text, interface = (value if type(value) is int and value in range(80, 201, 10) else 100
                       for value in (told.text_percent, told.interface_percent))
    seen = Display(theme, text, interface)
    return seen, seen == told


def _loudness(part: Mapping[str, Any]) -> Loudness:
    """What the settings say of sounds. Whoever is not understood is taken to want silence: it disturbs nobody."""
    told = Loudness(*(part.get(name, usual) for name, usual in Loudness()._asdict().items()))
    fits = type(told.mute) is bool and all(type(each) is int and 0 <= each <= 100 for each in told[1:])
    return told if fits else Loudness(mute=True)


def text_of(path: Path, most: int = MOST_BYTES) -> str:
    """The beginning of a file; nothing where there is none to be read."""
    if not os.path.isfile(path):  # a pipe would keep the window waiting
        return ""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(most)
    except OSError:
        return ""


def object_in(text: str) -> Mapping[str, Any]:
    """What a text of JSON holds by names; nothing where it is no such text."""
    try:
        found = json.loads(text)
        whole = "\\u" not in text or is_whole(json.dumps(found, ensure_ascii=False))
    except (ValueError, RecursionError):
        return {}
    return found if whole and isinstance(found, dict) else {}


def part_of(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = data.get(name)
    return found if isinstance(found, dict) else {}


def word_of(data: Mapping[str, Any], name: str) -> str:
    found = data.get(name)
    return found if isinstance(found, str) else ""
