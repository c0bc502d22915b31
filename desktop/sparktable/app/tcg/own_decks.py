"""The decks that a player has built: one file each in a folder, by name."""
from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.record.files import BadFile
from sparktable.record.tcg.deck_file import ENDING, read_deck_file, write_deck_file

MOST = 500
"""No more files are looked at."""
LONGEST = 60
"""Letters of a name."""


class OwnDecks:
    """Read anew whenever it is asked: somebody may put files there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.troubles: list[str] = []
        """What is wrong with the files that could not be read last time, a sentence each."""

    def all(self) -> list[Deck]:
        """Every deck that can be read, by name; a file that holds none is left alone."""
        found: list[Deck] = []
        self.troubles = []
        for path in self._files():
            try:
                found.append(read_deck_file(path))
            except BadFile as trouble:
                self.troubles.append(str(trouble))
        return sorted(found, key=lambda deck: deck.name.casefold())

    def save(self, deck: Deck) -> None:
        """Keep a deck under its name. Raises CannotWrite."""
        write_deck_file(self._path(deck.name), deck)

    def delete(self, name: str) -> None:
        self._path(name).unlink(missing_ok=True)

    def has(self, name: str) -> bool:
        return self._path(name).is_file()

    def free_name(self, wished: str) -> str:
        """A name that no deck has yet: the wished one, or with a number behind it."""
        wished = wished.strip()[:LONGEST]
        taken = {self._path(name) for name in DECKS} | {*self._files()}
        name, number = wished, 1
        while self._path(name) in taken:
            number += 1
            name = f"{wished} ({number})"
        return name

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob(f"*{ENDING}"))[:MOST] if self.folder.is_dir() else []

    def _path(self, name: str) -> Path:
        """Whatever a deck is called, its file is called something that every system takes: none takes every word."""
        letters = unicodedata.normalize("NFKD", name.casefold())
        spelt = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:LONGEST] or "deck"
        odd = sum(ord(letter) * (place + 1) for place, letter in enumerate(letters) if not letter.isascii())
        return self.folder / f"deck-{spelt}{f'-{odd}' if odd else ''}{ENDING}"
