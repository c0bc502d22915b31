"""JSON from strangers: size, depth, numbers and counts are bounded before anything is built from it."""
from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, NoReturn

from sparktable.kernel.scenario import brief

from .surrogates import is_whole


@dataclass(frozen=True)
class Limits:
    """What a file may hold."""

    depth: int = 48
    digits: int = 20
    """Decimal digits of a number: the longest is a seed of 64 bits."""
    items: int = 300_000
    """Entries of all lists and tables together."""
    containers: int = 120_000
    """Lists and tables."""
    texts: int = 200_000
    text: int = 400_000
    """Letters of one text: a picture is the longest."""


LIMITS = Limits()

# An unterminated string swallows the rest, so that the search never goes over the same letters twice.
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_HALF_LETTER = re.compile(rb"\\u[dD][89a-fA-F]")
"""How JSON spells one; two of them may be a whole letter together."""
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


_FAULTS = {
    "Expecting value": "a value is missing",
    "Expecting property name": "a name in double quotes is missing",
    "Extra data": "there is more after the end",
    "Invalid control character": "a control character stands in the middle of a text",
    "Invalid \\": "a backslash makes no sense",
    "Illegal trailing comma": "there is a comma too many",
}
"""The beginnings of the parser's own messages, in our words."""


class NotJson(ValueError):
    """The file is not the JSON that was expected; the text says why, to follow the file's name."""


def parse(data: bytes, limits: Limits = LIMITS, *, each_key_once: bool = False) -> Any:
    """The value that the bytes spell. Raises NotJson. `each_key_once`: what a person wrote, who would not know which
    of two equal keys of a table counts."""
    if not data.strip(b" \t\r\n\0"):
        raise NotJson("is empty")
    _measure(data, limits)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as trouble:
        raise NotJson(f"is damaged or not a text file: byte {trouble.start + 1} is not UTF-8") from None
    try:
        value = json.loads(text, parse_float=_no_fraction, parse_constant=_no_fraction,
                           object_pairs_hook=_each_once if each_key_once else None)
    except json.JSONDecodeError as trouble:
        if not text[trouble.pos:].strip() or trouble.msg.startswith("Unterminated string"):
            raise NotJson("is cut off before its end") from None
        raise NotJson(f"is damaged: line {trouble.lineno}, column {trouble.colno}: {_in_words(trouble)}") from None
    except RecursionError:
        raise NotJson(f"is nested deeper than {limits.depth} levels") from None
    if _HALF_LETTER.search(data) and not is_whole(json.dumps(value, ensure_ascii=False)):
        raise NotJson("holds half a character (a lone surrogate)")
    return value


def _in_words(trouble: json.JSONDecodeError) -> str:
    """What the parser missed or met, as a person would say it."""
    delimiter = re.fullmatch(r"Expecting '(.)' delimiter", trouble.msg)
    if delimiter is not None:
        return f"'{delimiter[1]}' is missing"
    return next((ours for theirs, ours in _FAULTS.items() if trouble.msg.startswith(theirs)), "this is not JSON")


def _measure(data: bytes, limits: Limits) -> None:
    if data.count(b'"') > 2 * limits.texts:
        raise NotJson(f"holds more than {limits.texts:,} texts")
    if re.search(rb'"[^"]{%d}' % (limits.text + 1), data):
        raise NotJson(f"holds a text of more than {limits.text:,} characters")
    bare = _STRING.sub(b"", data)
    if re.search(rb"[0-9]{%d}" % (limits.digits + 1), bare):
        raise NotJson(f"holds a number of more than {limits.digits} digits")
    if bare.count(b",") + bare.count(b":") > limits.items:
        raise NotJson(f"holds more than {limits.items:,} values")
    brackets = bare.translate(None, _NOT_BRACKETS)
    if len(brackets) > 2 * limits.containers:
        raise NotJson(f"holds more than {limits.containers:,} lists")
    for _ in range(limits.depth):  # each round takes the innermost pairs away
        inner = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(inner) == len(brackets):
            return  # empty, or unbalanced: the parser will say where
        brackets = inner
    if brackets:
        raise NotJson(f"is nested deeper than {limits.depth} levels")


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in table if keys.count(key) > 1)
        raise NotJson(f"says '{shown(twice)}' twice in one table")
    return table


def _no_fraction(text: str) -> NoReturn:
    raise NotJson(f"holds '{text[:20]}' where a whole number belongs")


def shown(value: object) -> str:
    """A stranger's text, fit to be quoted in a sentence."""
    return brief(value if isinstance(value, str) else repr(value))
