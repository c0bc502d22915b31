"""Rules text from the cards' trees, in English and German: nobody writes it by hand."""
from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Protocol, cast

from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.cards import BOXES
from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import labelled

from . import matrix
from .matrix import LANGUAGES, tongue
from .matrix.scene import Scene, unguarded
from .matrix.sentences import effect
from .model import CardText, SideText, plain
from .templates import Untold

__all__ = ["LANGUAGES", "CardText", "SideText", "Untold", "card_text", "clause", "keyword_help",
           "plain_text", "tongue", "wording"]


class Words(Protocol):
    """What a game's room in here offers: its cards in words."""

    def card_text(self, card: Any, language: str, rulings: Mapping[str, str]) -> CardText:
        """What a card says at a table that plays by these rulings."""
        ...

    def numbers(self, card: Any, language: str) -> Iterator[str]:
        """The printed numbers in words: "Power 2"."""
        ...

    def box_name(self, box: str, language: str) -> str:
        """What a box is called."""
        ...


def wording(game: str) -> Words:
    """The words for a game's cards: the room in here that bears its name."""
    return cast(Words, importlib.import_module(f"{__name__}.{game}"))


def card_text(card: MatrixCard, language: str, rulings: Mapping[str, str] | None = None) -> CardText:
    """What a card says at a table that plays by these rulings (without any: by the defaults)."""
    return _card_text(card, language, tuple(sorted((rulings or {}).items())))


@lru_cache(maxsize=2048)
def _card_text(card: MatrixCard, language: str, rulings: tuple[tuple[str, str], ...]) -> CardText:
    return matrix.card_text(card, language, dict(rulings))


def keyword_help(keyword: str, language: str) -> str:
    """What a keyword (or an icon) means, in a sentence or two; "" for one that needs none."""
    return tongue(language).help.get(keyword, "")


def clause(label: str, language: str, rulings: Mapping[str, str] | None = None) -> str:
    """A part of a card's text as a plain sentence: what an option "do" would do. LookupError if it cannot be told."""
    return _clause(label, language, tuple(sorted((rulings or {}).items())))


@lru_cache(maxsize=2048)
def _clause(label: str, language: str, rulings: tuple[tuple[str, str], ...]) -> str:
    node = labelled(label)
    if not isinstance(node, Effect):
        raise Untold(f"'{label}' is nothing that is done")
    card = _by_slug().get(label.partition("/")[0])
    return plain_text(effect(unguarded(node), Scene(tongue(language), card, dict(rulings))), language)


def plain_text(text: str, language: str) -> str:
    """The text without marks, for logs, listings and screen readers."""
    return plain(text, dict(tongue(language).icons))


@lru_cache(maxsize=1)
def _by_slug() -> dict[str, MatrixCard]:
    return {card.slug: card for titles in BOXES.values() for card in titles}
