"""Files of what is played in several games, as it stands between two of them.

    {"series": 1, "game": "duel", "players": [["Ann", "human"], ["", "scout"]], "options": {…}}

The options say what was played so far; what they mean is the game's affair. Hostile until checked, written whole or
not at all.
"""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from .files import BadFile, CannotWrite, read_bounded, write_whole
from .model import OptionValue, Short, Stored, first_fault, plain_options
from .untrusted_json import Limits, NotJson, parse

MOST_BYTES = 256 << 10
LIMITS = Limits(depth=6, items=2_000, containers=100, texts=4_000, text=100_000)


class SeriesFile(Stored):
    """A whole file."""

    series: Literal[1]
    """The version of this format."""
    game: Short
    players: list[Annotated[list[Short], Field(min_length=2, max_length=2)]] = Field(min_length=1, max_length=16)
    """Of each the name and the level."""
    options: dict[Short, OptionValue] = Field(max_length=64)


def read_series_file(path: Path) -> SeriesFile:
    """What is in the file. Raises BadFile."""
    try:
        return SeriesFile.model_validate(parse(read_bounded(path, MOST_BYTES), LIMITS))
    except NotJson as trouble:
        raise BadFile(path, str(trouble)) from None
    except ValidationError as trouble:
        raise BadFile(path, f"is no series: {first_fault(trouble)}") from None


def write_series_file(path: Path, game: str, players: Sequence[Sequence[str]], options: Mapping[str, Any]) -> None:
    """Put it into a file. Raises CannotWrite, also where the file could not be read again."""
    seats = [list(each) for each in players]
    whole = {"series": 1, "game": game, "players": seats, "options": plain_options(options)}
    try:
        SeriesFile.model_validate(whole)
        data = json.dumps(whole, ensure_ascii=False).encode()
    except (ValidationError, UnicodeEncodeError):
        raise CannotWrite(path, "cannot hold a series of that size") from None
    write_whole(path, data)
