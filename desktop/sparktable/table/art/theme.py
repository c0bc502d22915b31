"""Themes: the colour tokens of the interface, and the hues of card types and resources that all themes share.

A theme file is JSON; one that cannot be read or lacks a colour is answered with the built-in dark theme and
a sentence that says what is wrong with the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtGui import QColor

from sparktable import resources
from sparktable.table.art.color import Colour, best_ink, contrast, fade, luminance, mix

__all__ = [
    "BACKS",
    "FACTIONS",
    "RESOURCE_HUES",
    "THEME_NAMES",
    "TYPES",
    "BackStyle",
    "Colour",
    "FactionStyle",
    "Theme",
    "Tokens",
    "TypeStyle",
    "best_ink",
    "builtin_dark",
    "contrast",
    "fade",
    "load_theme",
    "luminance",
    "mix",
    "theme",
]

THEME_NAMES = ("dark", "light", "high-contrast")


class TypeStyle(NamedTuple):
    """How one type of card looks. `figure` names the recipe of its picture."""

    hue: str
    icon: str
    figure: str
    faction: str = ""
    pattern: str = ""
    """What the type's band is woven of."""


class FactionStyle(NamedTuple):
    """A faction's own light on dark ground, and the deeper hue of its cards."""

    light: str
    hue: str
    icon: str


class BackStyle(NamedTuple):
    hue: str
    icon: str


TYPES: Mapping[str, TypeStyle] = MappingProxyType(
    {
        "starter": TypeStyle("#6C7784", "t_starter", "starter", pattern="chevrons"),
        "basic": TypeStyle("#AEB6BF", "t_basic", "robot", pattern="dots"),
        "damage": TypeStyle("#B3262E", "t_damage", "damage", pattern="slashes"),
        "maneuver": TypeStyle("#3D96EE", "t_maneuver", "maneuver", pattern="waves"),
        "technology": TypeStyle("#17A68B", "t_technology", "technology", pattern="grid"),
        "ally": TypeStyle("#EBD23C", "t_ally", "ally", pattern="rings"),
        "robot_a": TypeStyle("#E4632D", "t_robot", "robot", "autobot", pattern="bars"),
        "robot_d": TypeStyle("#7B4FDB", "t_robot", "robot", "decepticon", pattern="blades"),
        "boss_a": TypeStyle("#E4632D", "t_boss", "boss", "autobot", pattern="crosses"),
        "boss_d": TypeStyle("#7B4FDB", "t_boss", "boss", "decepticon", pattern="crosses"),
        "relic": TypeStyle("#C8820E", "t_relic", "relic", pattern="diamonds"),
        "site": TypeStyle("#4FA3C7", "t_site", "site", pattern="bricks"),
        "polity": TypeStyle("#BFE6F2", "t_polity", "polity", pattern="columns"),
        "ruin": TypeStyle("#8C6A4F", "t_ruin", "ruin", pattern="broken"),
        "scheme": TypeStyle("#A3286F", "t_scheme", "scheme", pattern="pluses"),
        "mission": TypeStyle("#C7B08A", "t_mission", "mission", pattern="dashes"),
        "encounter": TypeStyle("#F08FA0", "t_encounter", "encounter", pattern="zigzag"),
    }
)

FACTIONS: Mapping[str, FactionStyle] = MappingProxyType(
    {
        "autobot": FactionStyle("#FF8A52", "#E4632D", "f_autobot"),
        "decepticon": FactionStyle("#B095FF", "#7B4FDB", "f_decepticon"),
    }
)

RESOURCE_HUES: Mapping[str, str] = MappingProxyType(
    {
        "power": "#FFC83D",
        "range": "#FF7F73",
        "move": "#6FD0FF",
        "energon": "#F06BD6",
        "damage": "#FF5A4F",
        "vp": "#FFE45C",
        "block": "#9FC3FF",
        "flight": "#9FE6F5",
        "teleport": "#C7A6FF",
        "c_attack": "#FFA24A",
        "c_defense": "#6FB2FF",
    }
)

BACKS: Mapping[str, BackStyle] = MappingProxyType(
    {
        "main": BackStyle("#3E5A78", "t_robot"),
        "player": BackStyle("#4B5663", "deck"),
        "encounter": BackStyle("#F08FA0", "t_encounter"),
        "ruin": BackStyle("#8C6A4F", "t_ruin"),
        "damage": BackStyle("#B3262E", "damage"),
        "mission_a": BackStyle("#E4632D", "t_mission"),
        "mission_d": BackStyle("#7B4FDB", "t_mission"),
        "autobot": BackStyle("#E4632D", "f_autobot"),
        "decepticon": BackStyle("#7B4FDB", "f_decepticon"),
    }
)


class Tokens(NamedTuple):
    """Window, felt, panel, raised, control; hairline, border; strong, body, quiet text; signals; card."""

    bg0: str
    bg1: str
    s1: str
    s2: str
    s3: str
    line: str
    line2: str
    hi: str
    mid: str
    low: str
    acc: str
    onacc: str
    can: str
    sel: str
    bad: str
    info: str
    focus: str
    focus2: str
    cardtext: str
    cardink: str


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One look of the whole table. Compared by identity: every theme is loaded once and shared."""

    name: str
    tokens: Tokens
    inks: Mapping[str, str]
    """The colour of each resource's icon in running text on the card panel."""
    factions: Mapping[str, str]
    """The colour of each faction's name and emblem on a panel."""
    texture: bool
    shadows: bool
    art_veil: int
    """How much black (0 to 255) lies over card art, so that icons and numbers win."""
    focus_width: float

    @property
    def is_dark(self) -> bool:
        return luminance(self.tokens.bg1) < 0.2

    @property
    def strong_card_ink(self) -> str:
        """Timing words on the card panel."""
        return "#FFFFFF" if luminance(self.tokens.cardtext) < 0.2 else "#000000"

    def color(self, token: str) -> QColor:
        return QColor(getattr(self.tokens, token))


_DARK: Mapping[str, Any] = MappingProxyType(
    {
        "name": "dark",
        "tokens": {
            "bg0": "#0A0E13",
            "bg1": "#10161D",
            "s1": "#161E27",
            "s2": "#1E2833",
            "s3": "#293543",
            "line": "#34424F",
            "line2": "#5F7182",
            "hi": "#F3F7FA",
            "mid": "#B9C5D1",
            "low": "#8E9DAD",
            "acc": "#FFC83D",
            "onacc": "#1B1400",
            "can": "#63F2BE",
            "sel": "#FFE45C",
            "bad": "#FF7A70",
            "info": "#7CC4FF",
            "focus": "#FFFFFF",
            "focus2": "#000000",
            "cardtext": "#11181F",
            "cardink": "#EAF0F5",
        },
        "inks": dict(RESOURCE_HUES),
        "factions": {key: style.light for key, style in FACTIONS.items()},
        "texture": True,
        "shadows": True,
        "art_veil": 0,
        "focus_width": 2.5,
    }
)


class ThemeError(ValueError):
    """A theme file says something that cannot be drawn."""


def _colours(data: Mapping[str, Any], section: str, names: tuple[str, ...]) -> dict[str, str]:
    found = data.get(section)
    if not isinstance(found, Mapping):
        raise ThemeError(f'"{section}" is missing')
    for name in names:
        value = found.get(name)
        if not isinstance(value, str) or not QColor.isValidColorName(value):
            raise ThemeError(f'"{section}.{name}" is not a colour: {value!r}')
    return {name: found[name] for name in names}


def _number(data: Mapping[str, Any], name: str, lowest: float, highest: float) -> float:
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not lowest <= value <= highest:
        raise ThemeError(f'"{name}" is not a number between {lowest:g} and {highest:g}: {value!r}')
    return value


def _switch(data: Mapping[str, Any], name: str) -> bool:
    value = data.get(name)
    if not isinstance(value, bool):
        raise ThemeError(f'"{name}" is neither true nor false: {value!r}')
    return value


def _parse(data: object) -> Theme:
    if not isinstance(data, Mapping):
        raise ThemeError("it is not a table of settings")
    name = data.get("name")
    if not isinstance(name, str) or not name:
        raise ThemeError('"name" is missing')
    return Theme(
        name=name,
        tokens=Tokens(**_colours(data, "tokens", Tokens._fields)),
        inks=MappingProxyType(_colours(data, "inks", tuple(RESOURCE_HUES))),
        factions=MappingProxyType(_colours(data, "factions", tuple(FACTIONS))),
        texture=_switch(data, "texture"),
        shadows=_switch(data, "shadows"),
        art_veil=int(_number(data, "art_veil", 0, 255)),
        focus_width=_number(data, "focus_width", 1, 8),
    )


@cache
def builtin_dark() -> Theme:
    """The theme that is always there, whatever happened to the files."""
    return _parse(_DARK)


def load_theme(path: Path) -> tuple[Theme, str | None]:
    """The theme in the file, or the built-in one and the reason."""
    try:
        return _parse(json.loads(path.read_text(encoding="utf-8"))), None
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, ThemeError) as error:
        reason = f"The theme file {path.name} cannot be used ({error}); the dark theme is shown instead."
        return builtin_dark(), reason


@cache
def theme(name: str = "dark") -> Theme:
    """One of the themes that come with the program, loaded once."""
    return load_theme(resources.RESOURCES / "themes" / f"{name}.json")[0]
