"""What a save file holds, as it stands in the file. FORMAT.md explains it to people."""
from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.match import Answer
from sparktable.kernel.rng import MASK

from .faults import in_words
from .manners import FORCED, FURTHER
from .pictures import MOST_LETTERS
from .untrusted_json import shown

FORMAT = 2
HEADER_SINCE = 1
"""The first format with today's header."""
HUMAN = "human"
"""Who plays a seat, where it is no opponent's level."""

LONGEST = 200
"""Letters of a short text."""
Short = Annotated[str, Field(max_length=LONGEST)]
Hex = Annotated[str, Field(pattern=r"^[0-9a-f]*$", max_length=128)]
Small = Annotated[int, Field(ge=0, le=1_000_000)]
Seed = Annotated[int, Field(ge=0, le=MASK)]
Chosen = Annotated[str, Field(max_length=4_000)]
"""A text among the options: a name, or a deck in one line."""
Scalar = bool | int | Chosen | None
OptionValue = Scalar | list[Scalar | list[Scalar]] | dict[Short, Scalar | list[Scalar]]
_TYPES_TRIED = ("list[", "dict[", "constrained-", "function-", "nullable")
Row = list[Any]
"""An answer as it is written: `[seat, ["play", "card", 17], [4, 0]]`, see `plain_answer`."""


class Stored(BaseModel):
    """Base of everything that is read from files: nothing is guessed, nothing unknown is let in."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Player(Stored):
    """Who plays a seat."""

    name: Short = ""
    """A person's name, or none."""
    level: Short = HUMAN
    """`human`, or the opponent's level: `random`, `greedy` …"""


class Setup(Stored):
    """Which game it is, and who wrote it down when."""

    program: Short
    """The version of the program that wrote the file."""
    rules: Small
    """The version of the game's rules (`Game.rules_version`)."""
    game: Short
    options: dict[Short, OptionValue] = Field(max_length=64)
    """Everything chosen at set-up: set, mode, switches. Lists open as tuples."""
    seats: list[Player] = Field(min_length=1, max_length=16)
    time: Annotated[str, Field(max_length=40)]
    """When it was written, as whoever wrote it says: ISO 8601, UTC."""
    practised: bool = False
    """Whether answers were taken back beyond what was known: the game is marked for good."""

    def game_options(self) -> dict[str, Any]:
        """The options as `open_game` takes them."""
        return rich_options(self.options)


class Header(Setup):
    """What a list of saves shows. It stands on a line of its own, so that nothing else is read for it."""

    turn: Small
    active: Annotated[int, Field(ge=0, le=15)]
    """The seat whose turn it is."""
    over: bool
    answers: Small
    """How many have been given."""
    characters: list[Short] = Field([], max_length=16)
    """Whom everybody plays, also where that was drawn; empty where nobody in particular, and in old files."""
    commitment: Hex
    """The hash of the shuffle that was shown at the start; one game's files all carry the same."""
    picture: Annotated[str, Field(max_length=MOST_LETTERS, pattern=r"^[A-Za-z0-9+/=]*$")] = ""
    """A small picture of the table: PNG, base64."""


class QuietState(Stored):
    """The last position at which no card's text and no part of a turn was under way."""

    after: Small
    """How many answers had been given."""
    state: dict[str, Any]
    digest: Hex


class SaveFile(Stored):
    """A whole save."""

    spark: Literal[2]
    """The version of this format."""
    checksum: Hex
    header: Header
    seed: Seed
    salt: Hex
    start: dict[str, Any] | None
    """The position it began from, where that was not the game's own set-up for the seed."""
    answers: list[Row]
    state: dict[str, Any]
    digest: Hex
    """The state's fingerprint."""
    revisions: dict[Short, Hex]
    """Card slug -> hash of what the card meant when this was saved, for every card in the game."""
    quiet: QuietState | None
    """None when the state itself is quiet."""


class JournalHead(Setup):
    """The first line of a journal: all that is needed to play its answers again."""

    journal: Literal[1, 2]
    """The version of its format: what stood in the first means the same in today's."""
    seed: Seed
    salt: Hex
    start: dict[str, Any] | None


def plain_answer(answer: Answer, manner: str = "") -> Row:
    """An answer as a row: the seat, the option (its kind, then kind and value of each reference), luck; and how it
    was given, where it was not chosen."""
    row: Row = [answer.seat, [answer.option.kind, *(part for ref in answer.option.refs for part in ref.parts())],
                list(answer.chance)]
    return [*row, manner] if manner else row


def manner(row: Row) -> str:
    """How an answer was given; nothing where it was chosen."""
    return str(row[3]) if len(row) > 3 else ""


def rich_answer(row: Row) -> Answer:
    """The inverse of `plain_answer`. Raises ValueError."""
    if len(row) != 3 and row[3:] not in ([FURTHER], [FORCED]):
        raise ValueError("an answer is a seat, an option and the outcomes of luck")
    seat, words, chance = row[:3]
    if type(seat) is not int or not isinstance(words, list) or not isinstance(chance, list):
        raise ValueError("an answer is a seat, an option and the outcomes of luck")
    if len(words) % 2 == 0 or not all(type(n) is int for n in chance):
        raise ValueError("an option is its kind and pairs of reference and value")
    return Answer(seat, _option(tuple(words)), tuple(chance))


def rich_answers(rows: Sequence[Row]) -> list[Answer]:
    """All answers of a file. Raises ValueError, which names the answer."""
    answers = []
    for index, row in enumerate(rows):
        try:
            answers.append(rich_answer(row))
        except (ValueError, TypeError) as trouble:
            raise ValueError(f"answer {index + 1} isn’t one: {trouble}") from None
    return answers


@functools.lru_cache(maxsize=4096)
def _option(words: tuple[Any, ...]) -> Option:
    kinds, values = words[1::2], words[2::2]
    if not all(isinstance(kind, str) for kind in (words[0], *kinds)):
        raise ValueError("kinds must be text")
    if not all(isinstance(value, str) or type(value) is int for value in values):
        raise ValueError("references must be numbers or text")
    return Option(words[0], tuple(Ref(kind, value) for kind, value in zip(kinds, values, strict=True)))


def plain_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """A game's options as JSON holds them."""
    return {key: _thawed(value) for key, value in options.items()}


def rich_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The inverse of `plain_options`."""
    return {key: _frozen(value) for key, value in options.items()}


def canonical(data: Any) -> str:
    """JSON with one spelling: what checksums are made over."""
    return _CANONICAL.encode(data)


def first_fault(trouble: ValidationError) -> str:
    """The first thing that a model did not like, and where, in a few words."""
    fault = trouble.errors(include_url=False)[0]
    where = spelt_place([part for part in fault["loc"] if not is_model_name(part)])
    return f"{where or 'the file'}: {in_words(fault)}"


def is_model_name(part: str | int) -> bool:
    """Whether a part of an error's place names one of several types tried, rather than a place in the file."""
    return isinstance(part, str) and (part.endswith("-step") or part.startswith(_TYPES_TRIED))


def spelt_place(place: Sequence[str | int]) -> str:
    """A path inside a file as people write it: `seats[0].hand[2]`."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{shown(part)}" for part in place).lstrip(".")


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _frozen(item) for key, item in value.items()}
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _thawed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _thawed(item) for key, item in value.items()}
    return [_thawed(item) for item in value] if isinstance(value, list | tuple) else value
