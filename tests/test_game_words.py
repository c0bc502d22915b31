"""Game words stay in their game's rooms: what all games share speaks of none of them, so that another game moves in
without a change to it. Read from the source, comments included."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparktable.games import GAMES

PACKAGE = Path(__file__).resolve().parents[1] / "desktop" / "sparktable"

MATRIX = ("matrix", "energon", "standee", "scheme", "polity", "polities", "boss", "bosses", "relic", "ruin",
          "mission", "encounter", "starter", "maneuver", "ally", "allies", "confront", "confronted", "confrontation",
          "thwart")
ARENA = ("arena", "transformer")
CARDS = ("tcg", "combiner", "stratagem")
BOTH = ("cybertron", "autobot", "decepticon", "bot", "minicon")
WORDS = frozenset(each + ending for each in (*MATRIX, *ARENA, *CARDS, *BOTH) for ending in ("", "s"))

SAID = {
    "games/__init__.py": "the shelf: each game's one entry",
    "games/factions.py": "the two sides that fight in every game of this shelf",
    "table/art/factions.py": "how those two look, and who is of neither",
    "table/art/figures/cast.py": "who fights for which of them: the same robots in every game",
    "tools/balance.py": "whose pieces are weighed where none are named",
    "tools/deck.py": "decks that are built before the game are one game's",
    "tools/matches.py": "and so are matches with a sideboard",
    "tools/sealed.py": "and packs that are opened",
    "tools/bench.py": "what is measured is a game, and always the same one",
    "tools/balance_endings.py": "events that are counted where a game knows them",
    "ui/bench_scripts.py": "what is measured is a game, and always the same one",
}
"""Shared files that name a game or its words, and why they may."""

_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_QT = re.compile("[cC]olorScheme")


def rooms_of_games() -> Iterator[Path]:
    """Folders in which a game's words are at home."""
    for name in GAMES:
        yield from (path for path in PACKAGE.rglob(name) if path.is_dir())


def shared() -> Iterator[Path]:
    own = tuple(rooms_of_games())
    return (path for path in sorted(PACKAGE.rglob("*.py")) if not any(room in path.parents for room in own))


def game_words(source: str) -> list[str]:
    """Each use of a game's word, with its line; also as a part of a name."""
    return [f"line {number}: {part.lower()}" for number, line in enumerate(source.splitlines(), 1)
            for part in _PART.findall(_QT.sub("", line)) if part.lower() in WORDS]


@pytest.mark.parametrize("path", list(shared()), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_what_all_games_share_speaks_of_none(path: Path) -> None:
    where, found = path.relative_to(PACKAGE).as_posix(), game_words(path.read_text("utf-8"))
    if where in SAID:
        assert found, f"{where} is let off though it need not be any more"
    else:
        assert not found, f"{where} speaks of a game: {', '.join(found)}"


def test_a_word_is_found_in_whatever_it_hides() -> None:
    source = "bossKit = STANDEE_BASE\n# the Matrix\ntally, finally, ColorScheme = 'f_autobot', 0, 0"
    assert game_words(source) == ["line 1: boss", "line 1: standee", "line 2: matrix", "line 3: autobot"]
