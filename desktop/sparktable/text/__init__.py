"""Rules text from the cards' trees, in English and German: nobody writes it by hand. Each game has a room in here."""
from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Protocol, cast

from .model import CardText, SideText, plain, typeset
from .templates import Untold

__all__ = ["LANGUAGES", "CardText", "SideText", "Untold", "Words", "card_text", "clause", "deed", "plain_text",
           "retold", "wording"]

LANGUAGES = ("en", "de")
"""What cards can be told in. Other languages are told in the first."""


class Words(Protocol):
    """What a game's room in here offers: its cards in words."""

    def card_text(self, card: Any, language: str, rulings: Mapping[str, str]) -> CardText:
        """What a card says at a table that plays by these rulings."""
        ...

    def clause(self, label: str, language: str, rulings: Mapping[str, str]) -> str:
        """A part of a card's text as a sentence; Untold if that cannot be."""
        ...

    def numbers(self, card: Any, language: str) -> Iterator[str]:
        """The printed numbers in words: "Power 2"."""
        ...

    def side_name(self, side: SideText, language: str) -> str:
        """What one of several sides is called, with its numbers."""
        ...

    def icons(self, language: str) -> Mapping[str, str]:
        """What stands for an icon where there are only words."""
        ...

    def box_name(self, box: str, language: str) -> str:
        """What a box is called."""
        ...


def wording(game: str) -> Words:
    """The words for a game's cards: the room in here that bears its name."""
    return cast(Words, importlib.import_module(f"{__name__}.{game}"))


def card_text(game: str, card: Any, language: str, rulings: Mapping[str, str] | None = None) -> CardText:
    """What a card says at a table that plays by these rulings (without any: by the defaults)."""
    return _card_text(game, card, language, tuple(sorted((rulings or {}).items())))


@lru_cache(maxsize=4096)
def _card_text(game: str, card: Any, language: str, rulings: tuple[tuple[str, str], ...]) -> CardText:
    return typeset(wording(game).card_text(card, language, dict(rulings)))


def clause(game: str, label: str, language: str, rulings: Mapping[str, str] | None = None) -> str:
    """A part of a card's text as a plain sentence: what an option "do" would do. Untold if that cannot be."""
    return _told("clause", game, label, language, tuple(sorted((rulings or {}).items())))


def deed(game: str, label: str, language: str, rulings: Mapping[str, str] | None = None) -> str:
    """The same behind what is left to you: "turn up an adjacent card", "eine Karte aufdecken". Untold also where a
    game tells only whole sentences."""
    return _told("deed", game, label, language, tuple(sorted((rulings or {}).items())))


def retold(game: str, label: str, language: str, rulings: Mapping[str, str] | None = None) -> str:
    """A part of a card's text as a plain sentence to whom else it is about: who decides in it, or to whom
    it is done. Untold where that is nobody, and where a game has no two sides."""
    return _told("retold", game, label, language, tuple(sorted((rulings or {}).items())))


@lru_cache(maxsize=3 * 2048)
def _told(way: str, game: str, label: str, language: str, rulings: tuple[tuple[str, str], ...]) -> str:
    """In one of the ways in which a game's words tell a part of a text."""
    known = importlib.util.find_spec(f"{__name__}.{game}") is not None
    told = getattr(wording(game), way, None) if known else None
    if told is None:
        raise Untold(f"the cards of '{game}' are not told that way: {way}")
    return plain_text(game, told(label, language, dict(rulings)), language)


def plain_text(game: str, text: str, language: str) -> str:
    """The text without marks, for logs, listings and screen readers."""
    return plain(text, wording(game).icons(language))
