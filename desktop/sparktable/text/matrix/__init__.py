"""The Matrix game in words: what `text.Words` asks of a game."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.verbs import board, piles
from sparktable.kernel.control import Effect
from sparktable.kernel.vocabulary.selections import IT

from ..model import CardText, SideText
from ..phrases import phrases
from ..templates import Untold, part_of_text
from .english import MatrixEnglish
from .german import MatrixGerman
from .layout import Page
from .retold import retold as told_by_them
from .scene import Scene, settled, unguarded
from .sentences import effect, in_passing
from .tongue import Tongue

__all__ = ["TONGUES", "box_name", "card_text", "clause", "deed", "icons", "numbers", "retold", "side_name",
           "tongue"]

TONGUES: dict[str, Tongue] = {"en": MatrixEnglish(phrases("matrix", "en")),
                              "de": MatrixGerman(phrases("matrix", "de"))}
"""Language code to the words for the Matrix game. Others are said in English."""


def tongue(language: str) -> Tongue:
    return TONGUES.get(language, TONGUES["en"])


def card_text(card: MatrixCard, language: str, rulings: Mapping[str, str]) -> CardText:
    """What a card says at a table that plays by these rulings."""
    return Page(card, tongue(language), rulings).text()


def clause(label: str, language: str, rulings: Mapping[str, str]) -> str:
    """A part of a card's text as a sentence; Untold if that cannot be."""
    return effect(*_done(label, language, rulings))


def retold(label: str, language: str, rulings: Mapping[str, str]) -> str:
    """The same from the eyes of whoever it is done to."""
    done, scene = _done(label, language, rulings)
    return effect(told_by_them(settled(done, scene)), scene)


def deed(label: str, language: str, rulings: Mapping[str, str]) -> str:
    """The same as a part of a sentence about what you may do."""
    return in_passing(*_done(label, language, rulings))


def _done(label: str, language: str, rulings: Mapping[str, str]) -> tuple[Effect, Scene]:
    node = part_of_text(label)
    if isinstance(node, piles.ChooseCard):  # what is chosen for stands behind it
        node = part_of_text(label.rpartition("/")[0])
    if not isinstance(node, Effect):
        raise Untold(f"'{label}' is nothing that is done")
    card = _by_slug().get(label.partition("/")[0])
    done = unguarded(node)
    about_it = isinstance(done, board.Flip | piles.Destroy | piles.Discard) and done.what is IT
    told = [[*tree.walk()] for _, tree in card.trees()] if about_it and card is not None else []
    many = any(isinstance(part, board.Peek) and part.n != 1 for parts in told if node in parts for part in parts)
    return done, Scene(tongue(language), card, rulings, apart=about_it, many=many)


@lru_cache(maxsize=1)
def _by_slug() -> dict[str, MatrixCard]:
    return {card.slug: card for titles in BOXES.values() for card in titles}


def numbers(card: MatrixCard, language: str) -> Iterator[str]:
    """The printed numbers in words: "Power 2"."""
    words = icons(language)
    if card.cost is not None:
        yield f"{tongue(language).labels['cost']} {card.cost}"
    yield from (f"{words[name]} {n}" for name, n in (("power", card.power), ("range", card.range),
                                                     ("move", card.move)) if n)


def side_name(side: SideText, language: str) -> str:
    """The mode, and what it moves and costs: "Alt Mode, Move 3, −1 Power in battles"."""
    labels = tongue(language).labels
    return ", ".join((labels[side.name], *([f"{icons(language)['move']} {side.move}"] if side.move else ()),
                      *([labels["penalty"].format(n=f"−{-side.penalty}")] if side.penalty else ())))


def icons(language: str) -> Mapping[str, str]:
    """What stands for an icon where there are only words."""
    return tongue(language).icons


def box_name(box: str, language: str) -> str:
    """What a box is called."""
    return tongue(language).labels[box]
