"""Every title of every box, to be leafed through: found by what it is, what it costs and what it says."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from sparktable.app.keywords import Lexicon
from sparktable.app.rules_page import Keyword
from sparktable.app.sought import finds
from sparktable.app.translations import WORDS
from sparktable.games import boxes
from sparktable.games.factions import FACTIONS
from sparktable.text import CardText, card_text, plain_text


class Entry(NamedTuple):
    """A title, the game and the box that it comes from."""

    card: Any
    box: str
    game: str

    @property
    def factions(self) -> tuple[str, ...]:
        """The keys of those that it belongs to: some change sides when they turn over, most belong to none."""
        several, one = getattr(self.card, "factions", None), getattr(self.card, "faction", None)
        if several is not None:
            return tuple(several)
        name = FACTIONS[one].lower() if isinstance(one, int) else one
        return (name,) if name else ()

    @property
    def cost(self) -> int | None:
        """What it costs, in games where cards are bought."""
        return None if self.card.type == "damage" else getattr(self.card, "cost", None)

    @property
    def ours(self) -> bool:
        """Whether the title, or something that matters of it, is this program's invention."""
        return self.card.house or any(name != "copies" for name in self.card.house_fields)

    def text(self, language: str) -> CardText:
        """What it says."""
        return card_text(self.game, self.card, language)


def card_keywords(game: str, card: Any) -> tuple[Keyword, ...]:
    """The words of the rules on a card, at a table that plays by the usual rulings."""
    return _lexicon(game).on_card(card, {})


@lru_cache
def cards_by_word(game: str, language: str) -> dict[str, tuple[Entry, ...]]:
    """For each word of the rules the cards of a game that say it; `language` is the one that is spoken."""
    found: dict[str, list[Entry]] = {}
    said = _words_of_cards(game, language)
    for entry in entries((game,)):
        for word in said[entry.card.slug]:
            found.setdefault(word, []).append(entry)
    return {word: tuple(cards) for word, cards in found.items()}


def words_on(entry: Entry) -> tuple[str, ...]:
    """The words of the rules on a card, in the language that is spoken."""
    return _words_of_cards(entry.game, WORDS.language)[entry.card.slug]


def words_to_sift_by(shelf: Iterable[Entry]) -> list[str]:
    """The words on these cards in the order of the alphabet, without those that only say what type a card is."""
    shelf = tuple(shelf)
    types = {WORDS.say(f"{game}.type.{kind}") for game, kind in {(each.game, each.card.type) for each in shelf}}
    return sorted({word for entry in shelf for word in words_on(entry)} - types, key=str.casefold)


@lru_cache
def _words_of_cards(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """The words on each card of a game, by its slug."""
    return {entry.card.slug: tuple(keyword.word for keyword in card_keywords(game, entry.card))
            for entry in entries((game,))}


@lru_cache
def _lexicon(game: str) -> Lexicon:
    return Lexicon(game, WORDS, lambda: (WORDS.title(game, entry.card) for entry in entries((game,))), tuple)


class Wish(NamedTuple):
    """What is looked for; empty parts let everything through. A card may be of any of the types."""

    text: str = ""
    game: str = ""
    box: str = ""
    types: tuple[str, ...] = ()
    faction: str = ""
    cost: int | None = None
    word: str = ""
    """Of the rules; it belongs to its language."""


def entries(games: Iterable[str]) -> tuple[Entry, ...]:
    """The titles of these games: game by game, by type in the boxes' order, then by name."""
    shown = set(games)
    found = [Entry(card, box, game) for game, shelf in boxes().items() if game in shown
             for box, cards in shelf.items() for card in cards]
    order = {kind: place for place, kind in enumerate(dict.fromkeys((each.game, each.card.type) for each in found))}
    return tuple(sorted(found, key=lambda each: (order[each.game, each.card.type], each.card.name, each.box)))


def second_name(entry: Entry) -> str:
    """What tells a title from others of its game that are called alike: the rest of its name, or its box; "" where
    nothing is."""
    if _names(entry.game)[entry.card.name] < 2:
        return ""
    return getattr(entry.card, "subtitle", "") or WORDS.say(f"{entry.game}.setup.set.{entry.box}")


@lru_cache
def _names(game: str) -> Counter[str]:
    """How many titles of a game bear each name."""
    return Counter(entry.card.name for entry in entries((game,)))


def all_words(entry: Entry, language: str) -> str:
    """Everything that a card says, to be searched."""
    said = entry.text(language)
    return " ".join((entry.card.name, WORDS.title(entry.game, entry.card), said.subtype, said.type_line,
                     *(plain_text(entry.game, text, language) for text in said.texts())))


def matching(all_entries: tuple[Entry, ...], wish: Wish, language: str) -> tuple[Entry, ...]:
    """The titles that fit."""
    def fits(entry: Entry) -> bool:
        card = entry.card
        return (wish.game in ("", entry.game) and (not wish.box or entry.box == wish.box)
                and (not wish.types or card.type in wish.types)
                and (not wish.faction or wish.faction in entry.factions)
                and (wish.cost is None or entry.cost == wish.cost)
                and (not wish.word or wish.word in words_on(entry))
                and (not wish.text.strip() or finds(wish.text, all_words(entry, language))))

    return tuple(filter(fits, all_entries))


def counted(found: tuple[Entry, ...], wish: Wish, part: str) -> Counter[Any]:
    """How many titles there would be for each choice of one part of a wish, the others as they are. `found`: the
    titles with the text that is looked for."""
    others = matching(found, wish._replace(**{"text": "", part: Wish._field_defaults[part]}), "")
    of: dict[str, Callable[[Entry], Iterable[Any]]] = {
        "game": lambda entry: (entry.game,), "box": lambda entry: (entry.box,),
        "types": lambda entry: (entry.card.type,), "faction": lambda entry: entry.factions,
        "cost": lambda entry: (entry.cost,) if entry.cost is not None else (), "word": words_on}
    return Counter(choice for entry in others for choice in of[part](entry))
