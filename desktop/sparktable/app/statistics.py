"""Statistics of the games played: one line of JSON per game in a file that belongs to the player."""
from __future__ import annotations

import io
import json
import os
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Annotated, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from sparktable.app.catalog import title
from sparktable.app.players import HUMAN
from sparktable.app.seat_names import MOST_SEATS
from sparktable.app.session import Session
from sparktable.app.user_paths import data_path
from sparktable.kernel.game import Game
from sparktable.record.files import BadFile, cannot_write, read_end, write_whole
from sparktable.record.model import LONGEST, Hex, OptionValue, Seed, Short, Small, plain_options, rich_options

MOST_BYTES = 4 << 20
"""Of the file's end: several thousand games. What is further back is not counted."""
SHORTEST = len('{"game":"","finished":"","turns":0,"reason":"","names":[],"levels":[]}')
"""Bytes of a line that tells of a game: millions that do not are passed by without being looked into."""
Score = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Feats = Annotated[tuple[Short, ...], Field(max_length=64)]
Side = Annotated[tuple[Small, ...], Field(max_length=MOST_SEATS)]


class GamePlayed(BaseModel):
    """One game that came to its end."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    game: Short
    mode: Short = ""
    finished: Short
    """When, in UTC."""
    turns: Small
    reason: Short
    practised: bool = False
    names: tuple[Short, ...] = Field(max_length=MOST_SEATS)
    levels: tuple[Short, ...] = Field(max_length=MOST_SEATS)
    characters: tuple[Short, ...] = Field((), max_length=MOST_SEATS)
    scores: tuple[Score, ...] = Field((), max_length=MOST_SEATS)
    winners: tuple[Small, ...] = Field((), max_length=MOST_SEATS)
    tied: bool = False
    """Several sides came out equal: nobody has won."""
    feats: tuple[Feats, ...] = Field((), max_length=MOST_SEATS)
    """What the game itself tells of everybody, seat by seat (see `Title.feats`). Older lines lack this and what
    follows."""
    seed: Seed | None = None
    """With the options it deals the same cards again; None where the game began from a position of its own."""
    options: dict[Short, OptionValue] = Field({}, max_length=64)
    commitment: Hex = ""
    answers: Small = 0
    """The seal on its shuffle and how many answers were given: its recording is found by them."""
    sides: tuple[Side, ...] = Field((), max_length=MOST_SEATS)
    """The seats that win together (see `sides_of`)."""

    @model_validator(mode="after")
    def _seat_by_seat(self) -> Self:
        if len(self.names) != len(self.levels):
            raise ValueError("everybody has a name and a level")
        return self


PAIR = " + "
"""Between characters that one player leads."""


def characters_of(played: GamePlayed, seat: int) -> list[str]:
    """Whom somebody played; several at once, where the game has it so."""
    whole = played.characters[seat] if seat < len(played.characters) else ""
    return [name for name in whole.split(PAIR) if name]


def _whole_names(names: str) -> str:
    """As many as a line has room for."""
    while len(names) > LONGEST:
        names = names.rpartition(PAIR)[0]
    return names


class Tally(NamedTuple):
    """How often something was played, won and tied."""

    played: int = 0
    won: int = 0
    tied: int = 0

    def __add__(self, other: Self) -> Self:  # type: ignore[override]  # numbers add up, they do not queue up
        return type(self)(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.played) if self.played else 0


GROUPS = ("game", "mode", "character", "level", "month")


def of_session(session: Session, game: str, commitment: str = "") -> GamePlayed:
    """The line for a game that has just ended; `commitment` is the seal on its shuffle, where it is kept."""
    outcome, match = session.outcome, session.match
    options = match.game.options
    assert outcome is not None
    return GamePlayed(
        game=game, mode=str(options.get("mode", "")), finished=datetime.now(UTC).isoformat(timespec="seconds"),
        turns=match.state.turn, reason=outcome.reason, practised=session.practised,
        names=tuple(player.name for player in session.players),
        levels=tuple(player.level for player in session.players),
        characters=tuple(map(_whole_names, title(game).telling.led(match.state))),
        scores=outcome.scores, winners=outcome.winners, tied=len(match.game.sides_that_won(match.state)) > 1,
        feats=title(game).feats(match.state, [entry.event for entry in session.log]),
        seed=None if match.start is not None else match.seed, options=plain_options(options),
        commitment=commitment, answers=len(match.answers), sides=match.game.sides(),
    )


class Statistics:
    """The file and what it says."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_path() / "games.jsonl"
        self.cut = False
        """Whether the file is so large that its oldest games were not read the last time."""

    def games(self) -> list[GamePlayed]:
        """Every game, the oldest first. A damaged line is passed by: the others still count."""
        found: list[GamePlayed] = []
        try:
            data, self.cut = read_end(self.path, MOST_BYTES)
        except BadFile:
            self.cut = False
            return found
        for line in data.split(b"\n"):
            if len(line) < SHORTEST:
                continue
            try:
                found.append(GamePlayed.model_validate_json(line))
            except ValidationError:
                continue
        return found

    def add(self, played: GamePlayed) -> bool:
        """Append one game. Whether that worked; a full disk must not end the game's last page."""
        line = json.dumps(played.model_dump(mode="json"), separators=(",", ":"))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab+") as file:
                file.seek(max(0, file.seek(0, os.SEEK_END) - 1))
                torn = file.read(1) not in (b"", b"\n")  # a crash may have left half a line
                file.write((f"\n{line}\n" if torn else f"{line}\n").encode())
        except OSError:
            return False
        return True

    def reset(self) -> None:
        """Forget all games. Raises CannotWrite."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as trouble:
            raise cannot_write(self.path, trouble) from trouble

    def export(self, path: Path) -> None:
        """All games as a table for a spreadsheet. Raises CannotWrite."""
        write_whole(path, as_csv(self.games()).encode("utf-8-sig"))


def counted(games: Iterable[GamePlayed]) -> list[GamePlayed]:
    """Those that count: somebody played, and not for practice, where more was known than the table shows."""
    return [played for played in games if HUMAN in played.levels and not played.practised]


def tallies(games: Iterable[GamePlayed], group: str) -> dict[str, Tally]:
    """For each game, mode, own character, opponents' level, or month: how often it was played, won and tied."""
    found: dict[str, Tally] = defaultdict(Tally)
    for played in counted(games):
        for key, best in _entries(played, group):
            found[key] += Tally(1, best and not played.tied, best and played.tied)
    return dict(sorted(found.items(), key=lambda item: (-item[1].played, item[0])))


def at_home(played: GamePlayed) -> int:
    """The seat of whoever all statistics and deeds are of: of several people at one screen the first."""
    return played.levels.index(HUMAN)


def opened(played: GamePlayed) -> Game | None:
    """The game as its options open it; None where that cannot be done here. A line may stand in the file as nobody
    has written it."""
    try:
        return title(played.game).open(rich_options(played.options))
    except Exception:  # a game trusts what its own page chooses, and stumbles over the rest in ways of its own
        return None


def sides_of(played: GamePlayed) -> Sequence[Sequence[int]]:
    """The seats that win together: older lines do not say it, but their options do. Where neither tells of everybody,
    all play for themselves."""
    game = None if played.sides else opened(played)
    sides = played.sides if game is None else game.sides()
    seats = range(len(played.names))
    return sides if sorted(chain(*sides)) == [*seats] else [(seat,) for seat in seats]


def opponents(played: GamePlayed) -> set[str]:
    """The levels of those against whom whoever these statistics are of has played; partners are none of them."""
    home = at_home(played)
    partners = {seat for side in sides_of(played) if home in side for seat in side}
    return {level for seat, level in enumerate(played.levels) if level != HUMAN and seat not in partners}


def _entries(played: GamePlayed, group: str) -> list[tuple[str, bool]]:
    """What a game counts for, and whether it came out best there, be it alone or equal with others."""
    home = at_home(played)
    best = home in played.winners
    if group == "character":
        return [(name, best) for name in characters_of(played, home)]
    if group == "level":
        return [(level, best) for level in sorted(opponents(played))]
    if group == "month":
        return [(played.finished[:len("2026-01")], best)]
    return [(str(getattr(played, group)), best)] if getattr(played, group) else []


_FORMULA = re.compile(r"(^|[\t\r\n,;|])([\s\"]*[=+\-@＝＋－＠\t\r])")
"""What a spreadsheet may take for a formula: a sign at the beginning, or behind what separates cells somewhere."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]")


def _cell(text: str) -> str:
    """A text that a spreadsheet shows on one line and does not reckon: before what it would take for a formula stands
    an apostrophe."""
    return _CONTROL.sub(" ", _FORMULA.sub(lambda found: f"{found[1]}'{found[2]}", text))


def as_csv(games: Sequence[GamePlayed]) -> str:
    """One row per seat."""
    import csv  # no game needs it

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(["finished", "game", "mode", "turns", "reason", "practised", "seat", "name", "level",
                     "character", "score", "won", "tied", "seed"])
    for played in games:
        for seat, (name, level) in enumerate(zip(played.names, played.levels, strict=True)):
            character = played.characters[seat] if seat < len(played.characters) else ""
            score = played.scores[seat] if seat < len(played.scores) else ""
            best = seat in played.winners
            row = [played.finished, played.game, played.mode, played.turns, played.reason, int(played.practised),
                   seat, name, level, character, score, int(best and not played.tied), int(best and played.tied),
                   "" if played.seed is None else str(played.seed)]
            writer.writerow([_cell(value) if isinstance(value, str) else value for value in row])
    return out.getvalue()
