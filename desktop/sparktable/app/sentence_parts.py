"""Sentences taken apart at the cards and places that they name, so that each can be pointed at."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from sparktable.app.rules_page import Keyword
from sparktable.kernel.decisions import Ref

_BEGIN, _END, _FIRST = "\ue000", "\ue001", 0xE100
_MARKED = re.compile(f"{_BEGIN}(.)(.*?){_END}", re.DOTALL)
_ENDED_TWICE = re.compile(rf"((?:[!?]|\.\.\.){_END}?|\.{_END})\.")
"""There are cards called "Roll Out!" and "The Bigger They Are..."."""


class Part(NamedTuple):
    """A stretch of a sentence."""

    text: str
    ref: Ref | None = None
    """What it names, where that can be looked at."""
    keyword: Keyword | None = None
    """The word of the rules that it is."""


def marked(name: str, index: int) -> str:
    """A name that can be found again in the sentence that it is put into: it is that of the reference number so
    many."""
    return f"{_BEGIN}{chr(_FIRST + index)}{name}{_END}"


def parted(sentence: str, refs: Sequence[Ref]) -> tuple[Part, ...]:
    """The parts of a sentence with marked names, as one writes it: it begins large, and ends once."""
    sentence, at = ended_once(sentence), 0
    parts: list[Part] = []
    for found in _MARKED.finditer(sentence):
        index = ord(found[1]) - _FIRST
        parts += [Part(sentence[at:found.start()]), Part(found[2], refs[index] if 0 <= index < len(refs) else None)]
        at = found.end()
    parts = [part for part in (*parts, Part(sentence[at:])) if part.text]
    if parts:
        parts[0] = parts[0]._replace(text=begun(parts[0].text))
    return tuple(parts)


def ended_once(text: str) -> str:
    """Sentences, also where a name ends in a stop of its own."""
    return _ENDED_TWICE.sub(r"\1", text)


def begun(text: str) -> str:
    """A sentence, whatever it begins with: "an unknown card" too."""
    return text[:1].upper() + text[1:]
