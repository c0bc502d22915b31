"""Names that people type: compared without regard to their spelling, and the nearest one for a mistyped one."""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
"""Between two letters: elsewhere it may be a quotation mark."""


def plain(text: str) -> str:
    """A text as it is compared: without case, accents, punctuation and double spaces.

    >>> plain("  Anti-Personnel   MINE! ")
    'anti personnel mine'
    """
    bare = (c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    letters = "".join(c if c.isalnum() else "" if c in "'’" else " " for c in bare)
    return " ".join(letters.split())


def shown(text: str) -> str:
    """A text as it is printed: with the apostrophe of typesetters. Names are typed and kept with the straight one.

    >>> shown("Hunter's Bounty")
    'Hunter’s Bounty'
    """
    return _APOSTROPHE.sub("’", text) if "'" in text else text


def nearest(text: str, known: Iterable[str]) -> str:
    """The known name that comes nearest to a mistyped one; empty where none comes near.

    >>> nearest("Reinforcement", ["Scout", "Reinforcements"])
    'Reinforcements'
    """
    return next(iter(near(text, known)), "")


def near(text: str, known: Iterable[str], most: int = 1) -> tuple[str, ...]:
    """Known names that come near to a mistyped one, the nearest first.

    >>> near("Reinforcment", ["Scout", "Reinforcements", "Reinforcement"], most=2)
    ('Reinforcement', 'Reinforcements')
    """
    import difflib  # the program must not wait for it: names are mistyped on the command line and in files

    names = {plain(name): name for name in known}
    return tuple(names[each] for each in difflib.get_close_matches(plain(text), names, n=most, cutoff=0.6))


def suggestion(text: str, known: Iterable[str], limit: int = 12) -> str:
    """The end of a sentence about an unknown name: the nearest known one, or up to `limit` of them.

    >>> suggestion("Reinforcement", ["Scout", "Reinforcements"])
    "; did you mean 'Reinforcements'?"
    >>> suggestion("chess", ["scout", "jazz"])
    '; known are jazz, scout'
    """
    known = tuple(known)
    meant = nearest(text, known)
    if meant:
        return f"; did you mean '{meant}'?"
    listed = sorted({plain(name): name for name in known}.values())
    more = " …" if len(listed) > limit else ""
    return f"; known are {', '.join(listed[:limit])}{more}" if listed and limit else ""
