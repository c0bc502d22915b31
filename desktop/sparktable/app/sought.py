"""What is looked for in texts, however it is typed: without umlauts, with another apostrophe, with or without a
hyphen."""
from __future__ import annotations

import re
from functools import lru_cache

_APOSTROPHE, _HYPHEN = "['’]", r"[-\s]?"
_TYPED = {"ae": "(?:ae|ä)", "oe": "(?:oe|ö)", "ue": "(?:ue|ü)", "ss": "(?:ss|ß)", "a": "[aä]", "o": "[oö]",
          "u": "[uü]", "'": _APOSTROPHE, "’": _APOSTROPHE, "-": _HYPHEN}
"""What is typed -> what is meant by it."""
_LETTERS = re.compile("ae|oe|ue|ss|.", re.DOTALL)


@lru_cache(maxsize=64)
def patterns(wanted: str) -> tuple[re.Pattern[str], ...]:
    """What finds each word of it, wherever it stands, the first letters of a word too."""
    return tuple(re.compile(_spelt(part), re.IGNORECASE) for part in wanted.casefold().split())


def finds(wanted: str, text: str) -> bool:
    """Whether a text has each word of it."""
    return all(pattern.search(text) for pattern in patterns(wanted))


@lru_cache(maxsize=64)
def beginnings(wanted: str) -> tuple[re.Pattern[str], ...]:
    """What finds each word of it where a word begins."""
    return tuple(re.compile(rf"(?<!\w){pattern.pattern}", re.IGNORECASE) for pattern in patterns(wanted))


def whole(word: str) -> re.Pattern[str]:
    """What finds a word as it is written, and no other that holds it."""
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)


def _spelt(part: str) -> str:
    return _LETTERS.sub(lambda letters: _TYPED.get(letters[0], re.escape(letters[0])), part)
