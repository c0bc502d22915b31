"""Every title of every box, to be leafed through: found by what it is, what it costs and what it says."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.card import DAMAGE, MatrixCard
from sparktable.games.matrix.cards import BOXES
from sparktable.games.matrix.state import FACTIONS
from sparktable.text import card_text, plain_text


class Entry(NamedTuple):
    """A title and the box that it comes from."""

    card: MatrixCard
    box: str


class Wish(NamedTuple):
    """What is looked for; empty parts let everything through."""

    text: str = ""
    box: str = ""
    type: str = ""
    faction: str = ""
    cost: int | None = None


def entries() -> tuple[Entry, ...]:
    """By type in the boxes' order, then by name."""
    found = [Entry(card, box) for box, cards in BOXES.items() for card in cards]
    order = {kind: place for place, kind in enumerate(dict.fromkeys(entry.card.type for entry in found))}
    return tuple(sorted(found, key=lambda entry: (order[entry.card.type], entry.card.name, entry.box)))


def faction_of(card: MatrixCard) -> str:
    """`autobot`, `decepticon`, or "" for who belongs to neither."""
    return FACTIONS[card.faction].lower() if card.faction is not None else ""


def cost_of(card: MatrixCard) -> int | None:
    return None if card.type == DAMAGE else card.cost


def all_words(card: MatrixCard, language: str) -> str:
    """Everything that a card says, to be searched."""
    said = card_text(card, language)
    return " ".join((card.name, card.subtype, said.type_line,
                     *(plain_text(text, language) for text in said.texts()))).casefold()


def matching(all_entries: tuple[Entry, ...], wish: Wish, language: str) -> tuple[Entry, ...]:
    """The titles that fit."""
    words = wish.text.casefold().split()

    def fits(entry: Entry) -> bool:
        card = entry.card
        return ((not wish.box or entry.box == wish.box) and (not wish.type or card.type == wish.type)
                and (not wish.faction or faction_of(card) == wish.faction)
                and (wish.cost is None or cost_of(card) == wish.cost)
                and (not words or all(word in all_words(card, language) for word in words)))

    return tuple(filter(fits, all_entries))
