"""What is chosen before a game: checked, completed with defaults, explained where it does not fit."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sparktable.games.options import Shapes, check_shapes, one_of
from sparktable.games.options import players as how_many
from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import plain, suggestion
from sparktable.kernel.scenario import brief

from .deck_codes import decode, encode, is_code
from .decks import LEAST_CARDS, LEAST_SEALED, Deck, faults, read_deck
from .rules.rulings import RULINGS
from .shipped_decks import BASIC_DECKS, BEGINNERS, DECKS
from .state import SEATS

DUEL, MATCH, SEALED, BASIC = "duel", "match", "sealed", "basic"
MODES = (DUEL, MATCH, SEALED, BASIC)
"""A duel may be one of up to three games of a match, or be played with decks built from opened packs."""
RANDOM = "random"
"""In place of a deck: a legal one is drawn by the seed."""
NAMED = {plain(deck.name): deck for deck in (*DECKS.values(), *BASIC_DECKS)}
KNOWN = ("mode", "players", "decks", "begins", "preset", "rulings", "wave", "series", "mark")
SHAPES: Shapes = (
    ("decks", (list, tuple), "a list of decks, one for each player"), ("preset", str, "a name"),
    ("rulings", Mapping, "pairs of a ruling and its value"), ("wave", str, "a name"),
    ("series", (list, tuple), "what was played before this game"), ("mark", str, "a word"))
LONGEST_MARK = 32
"""Letters of the word by which a match or an event is told from every other."""


@dataclass(frozen=True)
class TcgOptions:
    """A legal set-up."""

    mode: str
    decks: tuple[Deck | None, ...]
    """Seat -> its deck, or None where it is drawn by lot."""
    begins: int | None
    """Who begins: None where it is drawn by lot."""
    rulings: dict[str, str]
    """Every table ruling's value."""

    def settled_decks(self) -> list[str]:
        """The decks as they are kept, card by card: a name means the same when the deck of that name has changed."""
        return [encode(deck) if deck is not None else RANDOM for deck in self.decks]


def read_options(options: Mapping[str, Any]) -> TcgOptions:
    """The set-up that plain options describe; BadSetup says in one sentence what would be legal."""
    unknown = [key for key in options if key not in KNOWN]
    if unknown:
        raise BadSetup(f"the Transformers TCG has no option '{unknown[0]}'{suggestion(unknown[0], KNOWN)}",
                       "unknown option", name=str(unknown[0]))
    check_shapes(options, SHAPES)
    mode = one_of("mode", options.get("mode") or DUEL, MODES)
    players = options.get("players") or SEATS
    if players != SEATS or type(players) is not int:
        raise BadSetup(f"{mode} takes {how_many((SEATS,))}, not {players!r}", "other number of players")
    begins = options.get("begins")
    if begins is not None and not (whole(begins) and begins in range(SEATS)):
        raise BadSetup(f"seat {begins!r} cannot begin; there are seats 0 and 1", "no such seat")
    rulings = RULINGS.chosen(options)
    given = options.get("decks")
    if given and len(given) != SEATS:
        raise BadSetup(f"there are {SEATS} players, and each has a deck: name {SEATS}", "other number of decks")
    by_default: Sequence[Deck] = BASIC_DECKS if mode == BASIC else BEGINNERS
    decks = tuple(_deck(each, mode) for each in given) if given else tuple(by_default)
    return TcgOptions(mode, decks, begins, rulings)


def mark_of(options: Mapping[str, Any]) -> str:
    """The word by which the match or event of these options is told from every other; "" in old files. Raises
    ValueError."""
    mark = options.get("mark", "")
    if type(mark) is not str or len(mark) > LONGEST_MARK or not (mark + "0").isalnum() or not mark.isascii():
        raise ValueError("no mark")
    return mark


def whole(*numbers: Any) -> bool:
    """Whether these are whole numbers: neither True nor 1.0 is one."""
    return all(type(number) is int for number in numbers)


def _deck(given: Any, mode: str) -> Deck | None:
    """A deck by its name, by its code, or spelt out; None where it is drawn by lot."""
    if given == RANDOM:
        return None
    deck = chosen_deck(given)
    wrong = faults(deck, LEAST_SEALED if mode == SEALED else LEAST_CARDS) if mode != BASIC else []
    if wrong:
        raise BadSetup(f"the deck {deck.name} is not legal: {wrong[0].sentence()}", "illegal deck", name=deck.name)
    return deck


def chosen_deck(given: Any) -> Deck:
    """The deck that is meant, legal or not. Raises BadSetup."""
    if isinstance(given, Mapping):
        return read_deck(given)
    named = str(given)
    if is_code(named):
        return decode(named)
    if plain(named) not in NAMED:
        raise BadSetup(f"there is no deck '{brief(named)}'{suggestion(named, DECKS)}", "no such deck",
                       name=brief(named))
    return NAMED[plain(named)]
