"""A state as plain data, and back: what saves, pickles and digests are made of.

Frames and abilities are written as labels, cards as slots and catalogue slugs, so the data stays readable and
survives an edit of the code. Nothing here touches files.
"""
from __future__ import annotations

import hashlib
import json
from typing import Any

from .decisions import Option, Ref
from .fields import RECORDS, Record
from .game import Game
from .nodes import Node, labelled
from .state import Listener, Modifier, Outcome, State, Waiting

_TUPLES: dict[str, Any] = {cls.__name__: cls for cls in (Option, Ref, Outcome, Modifier, Listener, Waiting)}
_SHARED = ("game", "cards")


def dump(s: State) -> dict[str, Any]:
    """The state as JSON-able data."""
    values = s.values()
    data = {name: _plain(value) for name, value in values.items() if name not in _SHARED and name != "ident"}
    return {"type": type(s).__name__, "ident": [s.cards[index].slug for index in s.ident], **data}


def load(game: Game, data: dict[str, Any]) -> State:
    """The state that `dump` wrote. Raises LookupError for an unknown label or card, ValueError for a wrong shape."""
    slugs = {card.slug: index for index, card in enumerate(game.cards)}
    cls = RECORDS.get(data.get("type", ""))
    if cls is None or not issubclass(cls, State):
        raise ValueError(f"'{data.get('type')}' is no kind of game state")
    values = {name: _rich(data[name]) for name in cls.FIELDS
              if name not in cls.TRANSIENT | cls.DERIVED and name not in _SHARED and name != "ident"}
    try:
        ident = [slugs[slug] for slug in data["ident"]]
    except KeyError as missing:
        raise LookupError(f"there is no card {missing}") from None
    return cls(game=game, cards=game.cards, ident=ident, **values)


def digest(s: State) -> str:
    """A short fingerprint: equal for equal states, on every machine."""
    text = json.dumps(dump(s), separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, Node):
        return {"node": value.label}
    if isinstance(value, Record):
        return {"record": type(value).__name__, **{name: _plain(item) for name, item in value.values().items()}}
    if isinstance(value, tuple) and type(value).__name__ in _TUPLES:
        return {type(value).__name__: [_plain(item) for item in value]}
    if isinstance(value, tuple):
        return {"tuple": [_plain(item) for item in value]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {"dict": [[_plain(key), _plain(item)] for key, item in sorted(value.items())]}
    raise TypeError(f"{type(value).__name__} has no place in a state")


def _rich(value: Any) -> Any:
    if isinstance(value, list):
        return [_rich(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "node" in value:
        return labelled(value["node"])
    if "record" in value:
        cls: Any = RECORDS[value["record"]]
        return cls(**{name: _rich(value[name]) for name in cls.FIELDS})
    if "tuple" in value:
        return tuple(_rich(item) for item in value["tuple"])
    if "dict" in value:
        return {_rich(key): _rich(item) for key, item in value["dict"]}
    (name, items), = value.items()
    return _TUPLES[name](*(_rich(item) for item in items))

