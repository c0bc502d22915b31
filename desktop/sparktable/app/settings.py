"""Settings: one pydantic model in sections, kept in the user's configuration folder and migrated when it
changes.

The settings dialog is generated from this model: a Literal is a choice, a bool a switch, a bounded int a
slider. Labels stand in the catalogues as `settings.<section>.<field>`, choices as
`settings.<section>.<field>.<value>`.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from sparktable.app.first_frame import VERSION
from sparktable.app.user_paths import settings_path
from sparktable.record import untrusted_json
from sparktable.record.files import BadFile, CannotWrite, read_bounded, write_whole
from sparktable.record.model import first_fault
from sparktable.record.surrogates import mended
from sparktable.record.untrusted_json import Limits, NotJson

MOST_BYTES = 1 << 20
LIMITS = Limits(depth=16, items=20_000, containers=10_000, texts=20_000, text=20_000)


def _from_1(data: dict[str, Any]) -> dict[str, Any]:
    """Settings without effect went; less motion became a switch, since no system that Qt knows tells its wish."""
    data.pop("sound", None)
    without_effect = {"display": ("type_patterns",), "play": ("highlight_legal",), "opponents": ("explain_moves",)}
    for section, gone in without_effect.items():
        for name in gone:
            data.get(section, {}).pop(name, None)
    display = data.get("display", {})
    if "reduced_motion" in display:
        display["reduced_motion"] = display["reduced_motion"] == "on"
    return data


def _from_2(data: dict[str, Any]) -> dict[str, Any]:
    """Speeds became factors, and motion may follow the system again: each is asked in its own way."""
    factors = {"slow": "0.5", "fast": "2", "normal": "1"}
    play, display = data.get("play", {}), data.get("display", {})
    for name in {"own_speed", "opponent_speed"} & play.keys():
        play[name] = factors.get(play[name], play[name])
    if display.pop("reduced_motion", False):
        display["motion"] = "less"
    return data


def _from_3(data: dict[str, Any]) -> dict[str, Any]:
    """Sounds came; nothing that was there has changed."""
    return data


def _from_4(data: dict[str, Any]) -> dict[str, Any]:
    """Lessons are remembered; nothing that was there has changed."""
    return data


def _from_5(data: dict[str, Any]) -> dict[str, Any]:
    """Solved puzzles are remembered; nothing that was there has changed."""
    return data


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _from_1, 2: _from_2, 3: _from_3, 4: _from_4, 5: _from_5}
"""Version of a file to what turns its data into the next version's."""

Theme = Literal["system", "dark", "light", "high-contrast"]
Motion = Literal["system", "full", "less"]
Speed = Literal["0.25", "0.5", "1", "2", "4", "instant"]


class Section(BaseModel):
    """A group of settings. Unknown entries are an error: they would be lost when the file is written."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)


class Display(Section):
    theme: Theme = "system"
    text_percent: int = Field(100, ge=80, le=200, multiple_of=10)
    interface_percent: int = Field(100, ge=80, le=200, multiple_of=10)
    motion: Motion = "system"


class Play(Section):
    own_speed: Speed = "1"
    opponent_speed: Speed = "1"
    step_by_step: bool = False
    confirm_wasteful_end: bool = True
    first_hints: bool = True
    """In the first games of each kind: see `ui/first_hints.py`."""


class Sound(Section):
    """Also read by `first_frame.py`."""

    mute: bool = False
    volume: int = Field(70, ge=0, le=100, multiple_of=10)
    effects: int = Field(100, ge=0, le=100, multiple_of=10)
    music: int = Field(50, ge=0, le=100, multiple_of=10)


class Keys(Section):
    """Only what differs from the shortcuts that the program comes with."""

    changed: dict[str, str] = Field(default_factory=dict)


class Opponents(Section):
    seconds: Literal[1, 2, 3] = 1
    """How long each answer, and a hint, may take."""


class Language(Section):
    code: str = "system"


class Memory(Section):
    """What the program remembers by itself; the dialog does not show it."""

    player_name: str = ""
    last_games: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """Game name to the set-up last played, as the new-game page wrote it."""
    last_game: str = ""
    lessons: dict[str, int] = Field(default_factory=dict)
    """Lesson to how many of its answers were given."""
    puzzles: list[str] = Field(default_factory=list, max_length=1000)
    """Those that were solved, by name."""
    window: str = ""
    """The window's place, as Qt writes it, in base 64."""
    panels: str = ""
    card_size: Literal["small", "medium", "large"] = "small"
    """How large cards are in the collection."""
    workshops: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """Game name to what its workshop (the deck builder) was left with."""


class Settings(Section):
    """Everything that outlives a session, except games."""

    version: int = VERSION
    display: Display = Field(default_factory=Display)
    play: Play = Field(default_factory=Play)
    sound: Sound = Field(default_factory=Sound)
    keys: Keys = Field(default_factory=Keys)
    opponents: Opponents = Field(default_factory=Opponents)
    language: Language = Field(default_factory=Language)
    memory: Memory = Field(default_factory=Memory)


class UnreadableSettings(Exception):
    """The file is no settings file of this or an earlier version."""


def parse(text: bytes) -> Settings:
    """Settings from a file of this or any earlier version. Raises UnreadableSettings."""
    try:
        data = untrusted_json.parse(text, LIMITS)
        if not isinstance(data, dict) or type(data.get("version")) is not int:
            raise UnreadableSettings("it has no version")
        if data["version"] > VERSION:
            raise UnreadableSettings(f"it was written by a newer version ({data['version']})")
        while data["version"] < VERSION:
            old = data["version"]
            if old not in MIGRATIONS:
                raise UnreadableSettings(f"version {old} is too old to be read")
            data = {**_migrated(data, old), "version": old + 1}
        return Settings.model_validate(data)
    except NotJson as broken:
        raise UnreadableSettings(f"it {broken}") from broken
    except ValidationError as broken:
        raise UnreadableSettings(first_fault(broken)) from broken


def _migrated(data: dict[str, Any], old: int) -> dict[str, Any]:
    try:
        return MIGRATIONS[old](data)
    except Exception as broken:  # a step trusts that its version wrote the file, and stumbles where it did not
        raise UnreadableSettings(f"version {old} would not have written it like this") from broken


class SettingsFile:
    """Where the settings live: read at the start, written whole after every change."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or settings_path()
        self.trouble: str | None = None
        """What was wrong with the file that was found; the window says it once."""
        self.kept_as: Path | None = None
        """Where a file that could not be read was put."""
        self.settings = self._read()

    def _read(self) -> Settings:
        try:
            return parse(read_bounded(self.path, MOST_BYTES)) if self.path.exists() else Settings()
        except (UnreadableSettings, BadFile, OSError) as broken:
            self.trouble = str(broken)
            self.kept_as = self._put_aside()
            return Settings()

    def _put_aside(self) -> Path | None:
        number = 1
        while (aside := self.path.with_name(f"{self.path.stem}.broken-{number}{self.path.suffix}")).exists():
            number += 1
        try:
            self.path.replace(aside)
        except OSError:
            return None
        return aside

    def save(self) -> bool:
        """Write the file so that it is at any moment either the old or the new one. Whether that worked. It never
        raises: whatever the settings hold, a window that keeps them must close."""
        try:
            write_whole(self.path, self._written())
        except CannotWrite as trouble:
            self.trouble = str(trouble)
        except Exception as oddity:
            self.trouble = str(CannotWrite(self.path, f"cannot be written: {type(oddity).__name__}"))
        else:
            return True
        return False

    def _written(self) -> bytes:
        """The file's text. Half letters, which it could not hold, have a mark in their place."""
        text = json.dumps(self.settings.model_dump(), indent=2, ensure_ascii=False)
        return (mended(text) + "\n").encode()

    def reset(self, section: str) -> None:
        """One section as the program came."""
        setattr(self.settings, section, type(getattr(self.settings, section))())
