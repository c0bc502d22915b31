"""A deck while it is built: what was added and taken out, with undo; what of all titles is looked for; what the deck
comes to."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from sparktable.app import card_search
from sparktable.app.card_search import Entry, all_words, entries, words_on, words_to_sift_by
from sparktable.app.cards_nearest import Nearest, nearest
from sparktable.app.sought import finds
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import COLOURS, BattleCard, Character, TcgCard
from sparktable.games.tcg.decks import LEAST_CARDS, MOST_ALIKE, STRATAGEMS, TITLES, Deck, faults
from sparktable.kernel.rng import Dice

CHARACTERS, CARDS = "characters", "cards"
SHELVES = (CHARACTERS, CARDS)
AT_MOST, EXACTLY, AT_LEAST = "<", "=", ">"
EMPTY = Deck("", (), ())
HAND = 3


class Wish(NamedTuple):
    """What is looked for; empty parts let everything through."""

    shelf: str = CHARACTERS
    text: str = ""
    faction: str = ""
    type: str = ""
    """Of a battle card: its type, or an Upgrade's slot."""
    trait: str = ""
    """Of a character: a role or a tribe."""
    icon: str = ""
    """Colours of icons of which any will do, with spaces between; `none` for cards without any."""
    wave: str = ""
    stars: int = -1
    compare: str = AT_MOST
    """How the stars are meant."""
    inside: str = ""
    """`in` for what is in the deck, `out` for what is not."""
    word: str = ""
    """Of the rules, in the language that is spoken."""

    def plain(self) -> dict[str, Any]:
        """For the settings: the shelf and the filters, not the words."""
        return {**self._asdict(), "text": "", "word": ""}


def remembered(said: dict[str, Any]) -> Wish:
    """What was looked for last time, as far as it is still understood."""
    fits = {name: said[name] for name, usual in Wish._field_defaults.items()
            if name in said and type(said[name]) is type(usual)}
    wish = Wish(**fits)
    return wish if wish.shelf in SHELVES and wish.compare in (AT_MOST, EXACTLY, AT_LEAST) else Wish()


class Building:
    """One deck being built."""

    least = LEAST_CARDS
    """How many battle cards it needs."""

    def __init__(self, deck: Deck = EMPTY) -> None:
        self.deck = deck
        self.entries = entries(["tcg"])
        self._past: list[Deck] = []
        self._future: list[Deck] = []

    # --- changing -----------------------------------------------------------------------------------

    def open(self, deck: Deck) -> None:
        """Another deck; the way back leads to the one before."""
        self._become(deck)

    def rename(self, name: str) -> None:
        """Not worth a step of its own on the way back; other decks that were open before keep their names."""
        old = self.deck.name
        for steps in (self._past, self._future):
            steps[:] = [replace(deck, name=name) if deck.name == old else deck for deck in steps]
        self.deck = replace(self.deck, name=name)

    def add(self, name: str, *, aside: bool = False) -> None:
        """One more of a title, in the deck or in the sideboard. A head goes behind the body that waits for one."""
        card, deck = titled(name), self.deck
        if aside:
            self._become(replace(deck, sideboard=_more(deck.sideboard, name, 1)))
        elif isinstance(card, Character):
            self._become(replace(deck, team=_with(deck, card)))
        elif name in STRATAGEMS:
            self._become(replace(deck, stratagems=(*deck.stratagems, name)))
        else:
            self._become(replace(deck, cards=_more(deck.cards, name, 1)))

    def take(self, name: str, *, aside: bool = False) -> None:
        """One less of a title; nothing where there is none."""
        deck = self.deck
        if not self.count(name, aside=aside):
            return
        if aside:
            self._become(replace(deck, sideboard=_more(deck.sideboard, name, -1)))
        elif name in deck.team:
            self._become(replace(deck, team=_without(deck.team, name)))
        elif name in deck.stratagems:
            self._become(replace(deck, stratagems=_without(deck.stratagems, name)))
        else:
            self._become(replace(deck, cards=_more(deck.cards, name, -1)))

    def move(self, name: str, *, aside: bool) -> None:
        """One of a title from the deck into the sideboard, or back, in one step."""
        if self.count(name, aside=not aside):
            steps = len(self._past)
            self.take(name, aside=not aside)
            self.add(name, aside=aside)
            del self._past[steps + 1:]

    def count(self, name: str, *, aside: bool = False) -> int:
        deck = self.deck
        if aside:
            return dict(deck.sideboard).get(name, 0)
        return deck.team.count(name) + deck.stratagems.count(name) + dict(deck.cards).get(name, 0)

    def most(self, name: str) -> int:
        """How many of a title a deck may have."""
        return MOST_ALIKE if isinstance(titled(name), BattleCard) and name not in STRATAGEMS else 1

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        if self._past:
            self._future.append(self.deck)
            self.deck = self._past.pop()

    def redo(self) -> None:
        if self._future:
            self._past.append(self.deck)
            self.deck = self._future.pop()

    def _become(self, deck: Deck) -> None:
        if deck != self.deck:
            self._past.append(self.deck)
            self._future.clear()
            self.deck = deck

    # --- looking ------------------------------------------------------------------------------------

    def matching(self, wish: Wish) -> list[Entry]:
        """The titles that fit, by name."""
        found = [entry for entry in self.entries if self._fits(entry, wish)
                 and (not wish.text.strip() or finds(wish.text, all_words(entry, WORDS.language)))]
        return sorted(found, key=lambda entry: entry.card.full_name)

    def nearest(self, wish: Wish) -> Nearest:
        """What lies on that shelf and comes nearest, where nothing fits."""
        typed = remembered({"shelf": wish.shelf, "text": wish.text})
        if wish.text.strip() and (found := self.matching(typed)):
            return Nearest("unsifted", tuple(found))
        shelf = tuple(self.matching(remembered({"shelf": wish.shelf})))
        return nearest(shelf, card_search.Wish(wish.text), WORDS.language)

    def _fits(self, entry: Entry, wish: Wish) -> bool:
        card: TcgCard = entry.card
        if isinstance(card, Character) != (wish.shelf == CHARACTERS) or wish.wave not in ("", entry.box):
            return False
        if wish.faction and wish.faction not in entry.factions:
            return False
        if wish.stars >= 0 and not _compares(card.stars, wish.compare, wish.stars):
            return False
        if wish.word and wish.word not in words_on(entry):
            return False
        if wish.inside and bool(self.count(card.full_name)) != (wish.inside == "in"):
            return False
        if isinstance(card, Character):
            return wish.trait in ("", *card.traits_ever)
        return isinstance(card, BattleCard) and wish.type in ("", card.type, card.slot) and (
            not wish.icon or bool({*wish.icon.split()} & {*(card.icons or ("none",))}))

    def choices(self, wish: Wish) -> dict[str, list[str]]:
        """What each filter can be set to on that shelf."""
        shelf = [entry for entry in self.entries if isinstance(entry.card, Character) == (wish.shelf == CHARACTERS)]
        cards: list[TcgCard] = [entry.card for entry in shelf]
        found = {"faction": sorted({each for entry in self.entries for each in entry.factions}),
                 "wave": list(dict.fromkeys(entry.box for entry in self.entries))}
        if wish.shelf == CHARACTERS:
            found["trait"] = sorted({trait for card in cards if isinstance(card, Character)
                                     for trait in card.traits_ever})
        else:
            kinds = [card.slot or card.type for card in cards if isinstance(card, BattleCard)]
            found["type"] = list(dict.fromkeys(kinds))
            found["icon"] = [*COLOURS, "none"]
        found["word"] = words_to_sift_by(shelf)
        return found

    # --- what it comes to ---------------------------------------------------------------------------

    def complaints(self) -> list[str]:
        """What is illegal about the deck, in words; nothing if it may be played."""
        return [WORDS.say(f"tcg.deck.fault.{fault.key}", **dict(fault.args)) for fault in faults(self.deck)]

    def icons(self) -> dict[str, int]:
        """How many icons of each colour lie in the deck, and how many cards have none."""
        counts = Counter(icon for card in self.deck.battle_cards() for icon in card.icons)
        none = sum(not card.icons for card in self.deck.battle_cards())
        return {**{colour: counts[colour] for colour in COLOURS}, "none": none}

    def stars(self) -> dict[int, int]:
        """Stars -> how many characters have so many."""
        return dict(sorted(Counter(each.stars for each in self.deck.characters()).items()))

    def sample_hand(self, dice: Dice) -> list[str]:
        """The first cards of a shuffled deck."""
        cards = [card.name for card in self.deck.battle_cards()]
        return [cards.pop(dice.below(len(cards))) for _ in range(min(HAND, len(cards)))]

    def same_as(self, decks: Iterable[Deck]) -> str:
        """The name of a deck with the same team and cards; "" if there is none."""
        def contents(deck: Deck) -> tuple[Any, ...]:
            return sorted(deck.team), sorted(deck.cards), sorted(deck.stratagems)

        return next((deck.name for deck in decks if contents(deck) == contents(self.deck)), "")


def titled(name: str) -> TcgCard:
    """The title of that full name."""
    return TITLES[name]


def _with(deck: Deck, card: Character) -> tuple[str, ...]:
    team = deck.team
    if card.head is not None:
        waiting = [place for place, each in enumerate(deck.characters()) if each.is_body
                   and not (place + 1 < len(team) and deck.characters()[place + 1].head is not None)]
        for place in waiting:
            if deck.characters()[place].only_head in ("", card.full_name):
                return (*team[:place + 1], card.full_name, *team[place + 1:])
    return (*team, card.full_name)


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Without the last of that name."""
    place = len(names) - 1 - names[::-1].index(name)
    return (*names[:place], *names[place + 1:])


def _more(cards: tuple[tuple[str, int], ...], name: str, n: int) -> tuple[tuple[str, int], ...]:
    counts = dict(cards)
    counts[name] = counts.get(name, 0) + n
    return tuple((each, count) for each, count in counts.items() if count > 0)


def _compares(stars: int, how: str, wanted: int) -> bool:
    return stars <= wanted if how == AT_MOST else stars >= wanted if how == AT_LEAST else stars == wanted
