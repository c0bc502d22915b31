"""Save files (`.spark`): one JSON table, a line per part, with a checksum over all of it. See FORMAT.md."""
from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from sparktable import __version__
from sparktable.kernel.codec import digest_of
from sparktable.kernel.match import Match
from sparktable.kernel.state import dump

from .card_revisions import used_revisions
from .fair_shuffle import commit
from .files import BadFile, open_ordinary, read_bounded
from .manners import ALL_CHOSEN, Manners
from .migrations import migrated
from .model import (
    FORMAT,
    HEADER_SINCE,
    Header,
    Player,
    SaveFile,
    canonical,
    first_fault,
    plain_answer,
    plain_options,
)
from .quiet_positions import QuietWatch
from .untrusted_json import NotJson, parse

ENDING = ".spark"
_HEADER_BYTES = 512 << 10
"""The first lines of a save are no longer: the picture is the largest part."""
_HEADER_BEGINS = b'"header":'


def save_bytes(match: Match, *, salt: str, seats: Sequence[Player], time: str, picture: bytes = b"",
               characters: Sequence[str] = (), quiet: QuietWatch | None = None, practised: bool = False,
               manners: Manners = ALL_CHOSEN) -> bytes:
    """The whole file for a match as it stands.

    `time` is ISO 8601 in UTC, `picture` a PNG, `characters` whom everybody plays; they come from the caller. `quiet`
    is the watch that has seen the match; without one the match is looked through again. `manners`: how answers were
    given that were not chosen.
    """
    s, game = match.state, match.game
    watch = quiet or QuietWatch.over(match)
    state = dump(s)
    header = {
        "program": __version__,
        "rules": game.rules_version,
        "game": game.name,
        "options": plain_options(game.options),
        "seats": [player.model_dump() for player in seats],
        "time": time,
        "practised": practised,
        "turn": s.turn,
        "active": s.active,
        "over": s.outcome is not None,
        "answers": len(match.answers),
        "characters": list(characters),
        "commitment": commit(match.seed, salt),
        "picture": base64.b64encode(picture).decode(),
    }
    return sealed({
        "spark": FORMAT,
        "header": header,
        "seed": match.seed,
        "salt": salt,
        "start": None if match.start is None else dump(match.start),
        "answers": [plain_answer(answer, manners.get(index, "")) for index, answer in enumerate(match.answers)],
        "state": state,
        "digest": digest_of(state),
        "revisions": used_revisions(s),
        "quiet": _quiet(watch, len(match.answers)),
    })


def _quiet(watch: QuietWatch, answers: int) -> dict[str, Any] | None:
    if watch.state is None or watch.after == answers:
        return None
    state = dump(watch.state)
    return {"after": watch.after, "state": state, "digest": digest_of(state)}


def sealed(data: dict[str, Any]) -> bytes:
    """The file's text with its checksum: version, checksum, header first; a line per part and per answer."""
    rows = [canonical(row) for row in data["answers"]]
    parts = {key: canonical(value) for key, value in data.items() if key not in ("checksum", "answers")}
    parts["answers"] = f"[{','.join(rows)}]"
    lines = [f'"spark":{parts["spark"]}', f'"checksum":"{_checksum_of(sorted(parts.items()))}"']
    lines += [f'"header":{parts["header"]}']
    lines += [f'"{key}":{text}' for key, text in parts.items() if key not in ("spark", "header", "answers")]
    lines += ['"answers":[' + ",\n".join(rows) + "]"]
    return ("{" + ",\n".join(lines) + "}\n").encode("utf-8", "surrogatepass")


def checksum(data: dict[str, Any]) -> str:
    """The checksum over everything else: it does not mind spaces or the order of the parts."""
    return _checksum_of((key, canonical(data[key])) for key in sorted(data) if key != "checksum")


def _checksum_of(parts: Iterable[tuple[str, str]]) -> str:
    """Over the parts in the order of their names, one after the other: never over a copy of the whole file."""
    reckoned, between = hashlib.blake2b(digest_size=16), ""
    for key, text in parts:
        reckoned.update(f"{between}{json.dumps(key)}:".encode())
        reckoned.update(text.encode("utf-8", "surrogatepass"))
        between = ","
    return reckoned.hexdigest()


def read_save(path: Path) -> SaveFile:
    """What a save holds, unharmed and brought up to today's format. Raises BadFile."""
    try:
        data = parse(read_bounded(path))
    except NotJson as trouble:
        raise BadFile(path, str(trouble)) from None
    version = data.get("spark") if isinstance(data, dict) else None
    if type(version) is not int or version < 1:
        raise BadFile(path, "isn’t a Sparktable save")
    if version > FORMAT:
        raise BadFile(path, f"was written by a newer Sparktable (format {version}; this one reads up to "
                      f"{FORMAT})", "open it with that version")
    if data.get("checksum") != checksum(data):
        raise BadFile(path, "was changed or damaged: its checksum does not match")
    try:
        return SaveFile.model_validate(migrated(data, version))
    except ValidationError as trouble:
        raise BadFile(path, f"isn’t a save that Sparktable would write: {first_fault(trouble)}") from None


def read_header(path: Path) -> Header:
    """The header alone, for a list: nothing else of the file is read. Raises BadFile."""
    with open_ordinary(path) as file:
        lines = [file.readline(_HEADER_BYTES) for _ in range(3)]
    try:
        if not lines[-1].startswith(_HEADER_BEGINS):
            raise NotJson("is not laid out as Sparktable does it")
        data = parse(b"".join(lines).rstrip(b"\n,") + b"}")
        if type(data["spark"]) is int and HEADER_SINCE <= data["spark"] <= FORMAT:
            return Header.model_validate(data["header"])
    except (NotJson, ValidationError, LookupError, TypeError):
        pass  # rewritten by somebody, or another version: the long way round, which also finds the words
    return read_save(path).header
