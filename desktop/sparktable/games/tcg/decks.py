"""Decks: a team of characters, battle cards, a sideboard; what is illegal in one, in words.

Stars of the team and of the cards together have a limit, battle cards a least number, copies of one a most (rules,
"Building a Team and Deck").
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import plain, suggestion
from sparktable.kernel.scenario import brief

from .card import ACTION, SECRET, STRATAGEM, UPGRADE, BattleCard, Character, TcgCard
from .cards import BATTLE_CARDS, CHARACTERS

STAR_LIMIT = 25
LEAST_CARDS = 40
LEAST_SEALED = 30
"""Of a deck built from opened packs. House rule: no source says."""
MOST_ALIKE = 3
SIDEBOARD_CARDS, SIDEBOARD_CHARACTERS = 10, 1
MOST_COPIES = 99
"""Of one card, in whatever is still to be called a deck."""
PARTS = ("name", "team", "stratagems", "cards", "sideboard", "notes")
"""What a deck consists of, as plain data."""
UNNAMED = "deck"
IN_DECKS = (ACTION, SECRET, UPGRADE)
"""What is shuffled into a deck; other battle cards lie in the sideboard."""
STRATAGEMS: Mapping[str, BattleCard] = {name: card for name, card in BATTLE_CARDS.items() if card.type == STRATAGEM}
TITLES: Mapping[str, BattleCard | Character] = {**BATTLE_CARDS, **CHARACTERS}
_SPELT = {plain(name): name for name in TITLES}


@dataclass(frozen=True)
class Deck:
    """What a player brings: names of titles, the battle cards with how many of each."""

    name: str
    team: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
    sideboard: tuple[tuple[str, int], ...] = ()
    """At most ten battle cards, Stratagems among them, and one character: outside the game unless a card fetches
    them."""
    notes: str = ""
    stratagems: tuple[str, ...] = ()
    """They lie beside the team: no cards of the deck."""

    def characters(self) -> list[Character]:
        return [CHARACTERS[name] for name in self.team]

    def battle_cards(self) -> list[BattleCard]:
        """Every card of the deck, so many times."""
        return [BATTLE_CARDS[name] for name, count in self.cards for _ in range(count)]

    def all_stratagems(self) -> list[BattleCard]:
        return [BATTLE_CARDS[name] for name in self.stratagems]

    def stars(self) -> int:
        """What the team, its Stratagems and the cards cost together: whoever starts the game under another comes with
        it."""
        below = {name for each in self.characters() for name in each.below}
        return (sum(each.stars for each in self.characters() if each.full_name not in below)
                + sum(card.stars for card in (*self.all_stratagems(), *self.battle_cards())))

    def star_limit(self) -> int:
        """25, and more where a character on the team raises it."""
        return STAR_LIMIT + sum(each.raises_limit(self.characters()) for each in self.characters())


def is_worn(body: TcgCard, head: TcgCard) -> bool:
    """Whether the second of two that a team names one behind the other is the head of the first."""
    return isinstance(body, Character) and isinstance(head, Character) and body.is_body and head.head is not None


def heads(deck: Deck) -> list[tuple[int, int]]:
    """Who on the team is whose head, by their places: a head is named right behind its body."""
    team = deck.characters()
    return [(place, place - 1) for place in range(1, len(team)) if is_worn(team[place - 1], team[place])]


class Fault(NamedTuple):
    """Something illegal about a deck: a message key and the numbers of the case."""

    key: str
    args: tuple[tuple[str, int | str], ...] = ()

    def sentence(self) -> str:
        """In English; players read it in their language by the key."""
        return SENTENCES[self.key].format(**dict(self.args))


SENTENCES = {
    "too many stars": "{stars} of {limit} stars: take off {over}",
    "too few cards": "{count} of {least} battle cards: add {missing}",
    "too many alike": "{name} is there {count} times: {most} at most",
    "same character": "{name} is on the team twice: take one off",
    "combined": "{name} is what others combine into: take it off the team",
    "no head": "{name} has no head: name one right behind it",
    "no body": "{name} is the head of nobody: name it right behind a character with a body mode",
    "other head": "{name} takes no other head than {head}: name that one right behind it",
    "not listed": "{name} is for teams with {lists}: take it off, or put somebody on the team",
    "listed twice": "{count} Stratagems for {lists}: keep one",
    "not in decks": "{name} is not shuffled into a deck: put it beside the team or in the sideboard",
    "not brought": "{name}: {count} now, {brought} were brought to the match",
    "not opened": "{name}: {count} now, {opened} came out of the packs",
    "no team": "Nobody is on the team: add a character",
    "sideboard cards": "{count} battle cards in the sideboard: {most} at most",
    "sideboard characters": "{count} characters in the sideboard: {most} at most",
}


def faults(deck: Deck, least: int = LEAST_CARDS) -> list[Fault]:
    """What is illegal about a deck; empty if it may be played. `least`: how many battle cards it needs."""
    return [*_of_the_team(deck), *_of_the_heads(deck), *_of_the_stratagems(deck), *_of_the_cards(deck, least),
            *_of_the_sideboard(deck)]


def _of_the_team(deck: Deck) -> Iterator[Fault]:
    if not deck.team:
        yield Fault("no team")
    stars, limit = deck.stars(), deck.star_limit()
    if stars > limit:
        yield Fault("too many stars", (("stars", stars), ("limit", limit), ("over", stars - limit)))
    for name in dict.fromkeys(deck.team):
        if deck.team.count(name) > 1:
            yield Fault("same character", (("name", name),))
        if CHARACTERS[name].parts:
            yield Fault("combined", (("name", name),))


def _of_the_heads(deck: Deck) -> Iterator[Fault]:
    team, worn = deck.characters(), dict((body, head) for head, body in heads(deck))
    for place, each in enumerate(team):
        if each.is_body and place not in worn:
            yield Fault("no head", (("name", each.full_name),))
        elif each.only_head and team[worn[place]].full_name != each.only_head:
            yield Fault("other head", (("head", each.only_head), ("name", each.full_name)))
        if each.head is not None and place not in worn.values():
            yield Fault("no body", (("name", each.full_name),))


def _of_the_stratagems(deck: Deck) -> Iterator[Fault]:
    listed = [each.lists for each in deck.all_stratagems()]
    for each in deck.all_stratagems():
        if not any(lists(each.lists, character) for character in deck.characters()):
            yield Fault("not listed", (("lists", spelt(each.lists)), ("name", each.name)))
    for what in dict.fromkeys(listed):
        if listed.count(what) > 1:
            yield Fault("listed twice", (("count", listed.count(what)), ("lists", spelt(what))))


def lists(what: str, character: Character) -> bool:
    """Whether that is a character's name, in full or not, its faction, or a trait that it has in some mode."""
    return what in {character.name, character.full_name, *character.factions, *character.traits_ever}


def spelt(what: str) -> str:
    """A character's name as it is, a trait or faction as cards print it."""
    return what if what in CHARACTERS else what.title()


def _of_the_cards(deck: Deck, least: int) -> Iterator[Fault]:
    count = sum(count for _, count in deck.cards)
    if count < least:
        yield Fault("too few cards", (("count", count), ("least", least), ("missing", least - count)))
    for name, copies in _all_cards(deck).items():
        if copies > MOST_ALIKE:
            yield Fault("too many alike", (("count", copies), ("most", MOST_ALIKE), ("name", name)))
    for name, _ in deck.cards:
        if BATTLE_CARDS[name].type not in IN_DECKS:
            yield Fault("not in decks", (("name", name),))


def _of_the_sideboard(deck: Deck) -> Iterator[Fault]:
    cards = sum(count for name, count in deck.sideboard if name in BATTLE_CARDS)
    characters = sum(count for name, count in deck.sideboard if name in CHARACTERS)
    if cards > SIDEBOARD_CARDS:
        yield Fault("sideboard cards", (("count", cards), ("most", SIDEBOARD_CARDS)))
    if characters > SIDEBOARD_CHARACTERS:
        yield Fault("sideboard characters", (("count", characters), ("most", SIDEBOARD_CHARACTERS)))


def _all_cards(deck: Deck) -> dict[str, int]:
    """Battle cards of the deck and the sideboard together, by name."""
    return dict(added_up([*deck.cards, *(entry for entry in deck.sideboard if entry[0] in BATTLE_CARDS)]))


def read_deck(said: Mapping[str, Any]) -> Deck:
    """A deck from plain data: `{"name": …, "team": [names], "cards": {name: count}, "sideboard": {name: count}}`.
    BadSetup says which name is unknown, and which was perhaps meant."""
    unknown = [key for key in said if key not in PARTS]
    if unknown:
        raise BadSetup(f"a deck has no '{unknown[0]}'{suggestion(str(unknown[0]), PARTS)}", "unknown part of a deck",
                       name=str(unknown[0]))
    return Deck(str(said.get("name") or UNNAMED),
                tuple(title(str(name), CHARACTERS, "character") for name in _names(said, "team")),
                _counted(said.get("cards"), BATTLE_CARDS, "battle card"),
                _counted(said.get("sideboard"), TITLES, "card"), str(said.get("notes") or ""),
                tuple(title(str(name), STRATAGEMS, "Stratagem") for name in _names(said, "stratagems")))


def _names(said: Mapping[str, Any], part: str) -> Sequence[Any]:
    names = said.get(part) or ()
    if not isinstance(names, Sequence) or isinstance(names, str):
        raise BadSetup(f"a deck's {part} is a list of names", "misshapen deck")
    return names


def told(deck: Deck) -> dict[str, Any]:
    """A deck as plain data: what `read_deck` reads."""
    return {"name": deck.name, "team": list(deck.team), "stratagems": list(deck.stratagems),
            "cards": dict(deck.cards), "sideboard": dict(deck.sideboard), "notes": deck.notes}


def added_up(cards: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Each title once, however often it was listed."""
    counts: dict[str, int] = {}
    for name, count in cards:
        counts[name] = counts.get(name, 0) + count
    return tuple(counts.items())


def title(name: str, known: Mapping[str, Any], kind: str) -> str:
    """A title's name as it is printed, however it was spelt. Raises BadSetup."""
    printed = _SPELT.get(plain(name), "")
    if printed not in known:
        raise BadSetup(f"there is no {kind} '{brief(name)}'{suggestion(name, known)}", "no such card",
                       name=brief(name))
    return printed


def _counted(said: Any, known: Mapping[str, Any], kind: str) -> tuple[tuple[str, int], ...]:
    if not isinstance(said or {}, Mapping):
        raise BadSetup("a deck's cards are names, each with how many", "misshapen deck")
    counted = []
    for name, count in (said or {}).items():
        if type(count) is not int or not 1 <= count <= MOST_COPIES:
            raise BadSetup(f"how many of {brief(str(name))} there are is a number from 1 to {MOST_COPIES}",
                           "misshapen deck")
        counted.append((title(str(name), known, kind), count))
    return added_up(counted)
