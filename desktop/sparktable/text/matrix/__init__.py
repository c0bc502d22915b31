"""The Matrix game in words: `card_text`, `numbers` and `box_name` of its cards."""
from __future__ import annotations

from collections.abc import Iterator, Mapping

from sparktable.games.matrix.card import MatrixCard

from ..model import CardText
from ..phrases import phrases
from .english import MatrixEnglish
from .german import MatrixGerman
from .layout import Page
from .tongue import Tongue

__all__ = ["LANGUAGES", "box_name", "card_text", "numbers", "tongue"]

LANGUAGES: dict[str, Tongue] = {"en": MatrixEnglish(phrases("matrix", "en")),
                                "de": MatrixGerman(phrases("matrix", "de"))}
"""Language code to the words for the Matrix game. Others are said in English."""


def tongue(language: str) -> Tongue:
    return LANGUAGES.get(language, LANGUAGES["en"])


def card_text(card: MatrixCard, language: str, rulings: Mapping[str, str]) -> CardText:
    """What a card says at a table that plays by these rulings."""
    return Page(card, tongue(language), rulings).text()


def numbers(card: MatrixCard, language: str) -> Iterator[str]:
    """The printed numbers in words: "Power 2"."""
    words = tongue(language).icons
    if card.cost is not None:
        yield f"{tongue(language).labels['cost']} {card.cost}"
    yield from (f"{words[name]} {n}" for name, n in (("power", card.power), ("range", card.range),
                                                     ("move", card.move)) if n)


def box_name(box: str, language: str) -> str:
    """What a box is called."""
    return tongue(language).labels[box]
