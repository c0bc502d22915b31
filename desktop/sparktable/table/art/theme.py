"""Themes: the colour tokens of the interface, and how each theme shows resources and factions.

A theme file is JSON; one that cannot be read or lacks a colour is answered with the built-in dark theme and
a sentence that says what is wrong with the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtGui import QColor

from sparktable import resources
from sparktable.table.art.color import Colour, best_ink, contrast, fade, legible, luminance, mix
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.styles import COMMON, RESOURCES

__all__ = [
    "THEME_NAMES",
    "Colour",
    "Theme",
    "Tokens",
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


class Tokens(NamedTuple):
    """Window, felt, panel, raised, control; hairline, border; strong, body, quiet text; the accent as ink or line, as
    the fill of what is to be pressed, and the ink on that; other signals; card."""

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
    accfill: str
    onacc: str
    can: str
    sel: str
    bad: str
    info: str
    focus: str
    focus2: str
    cardtext: str
    cardink: str


class Theme(NamedTuple):
    """One look of the whole table. Compared by identity: every theme is loaded once and shared."""

    name: str
    tokens: Tokens
    inks: Mapping[str, str]
    """The colour of each resource's icon in running text on the card panel, as the theme has it: see `ink`."""
    factions: Mapping[str, str]
    """The colour of each faction's name and emblem on a panel."""
    texture: bool
    shadows: bool
    art_veil: int
    """How much black (0 to 255) lies over card art, so that icons and numbers win."""
    focus_width: float

    __eq__, __ne__, __hash__ = object.__eq__, object.__ne__, object.__hash__  # type: ignore[misc]

    @property
    def is_dark(self) -> bool:
        return luminance(self.tokens.bg1) < 0.2

    @property
    def stage(self) -> Theme:
        """The look of what stays dark in every theme: the stage of a duel, boards, fire over them."""
        return self if self.is_dark else builtin_dark()

    @property
    def strong_card_ink(self) -> str:
        """Timing words on the card panel."""
        return "#FFFFFF" if luminance(self.tokens.cardtext) < 0.2 else "#000000"

    def ink(self, resource: str) -> str | None:
        """The colour of a resource's icon in running text on the card panel; None of what is no resource."""
        if resource in self.inks:
            return self.inks[resource]
        found = RESOURCES.get(resource)
        return legible(found.hue, self.tokens.cardtext).name() if found is not None else None

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
            "accfill": "#FFC83D",
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
        "inks": {name: RESOURCES[name].hue for name in COMMON},
        "factions": {key: style.light for key, style in FACTIONS.items()},
        "texture": True,
        "shadows": True,
        "art_veil": 0,
        "focus_width": 2.5,
    }
)


class ThemeError(ValueError):
    """A theme file says something that cannot be drawn."""


def _colours(data: Mapping[str, Any], section: str, names: Iterable[str], *, others: bool = False) -> dict[str, str]:
    """The colours of a section: these, and if wanted all others that it names."""
    found = data.get(section)
    if not isinstance(found, Mapping):
        raise ThemeError(f'"{section}" is missing')
    wanted = dict.fromkeys((*names, *(found if others else ())))
    for name in wanted:
        value = found.get(name)
        if not isinstance(value, str) or not QColor.isValidColorName(value):
            raise ThemeError(f'"{section}.{name}" is not a colour: {value!r}')
    return {name: found[name] for name in wanted}


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
        inks=MappingProxyType(_colours(data, "inks", COMMON, others=True)),
        factions=MappingProxyType(_colours(data, "factions", FACTIONS)),
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
