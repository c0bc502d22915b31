"""A deck as the plain list that players paste to each other: headings, names, how many of each.

Written in one way, read in many: "3 Zap", "3x Zap" and "Zap x3", with or without headings, in any case and order.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import near, plain, suggestion
from sparktable.kernel.scenario import brief

from .cards import CHARACTERS
from .decks import MOST_COPIES, STRATAGEMS, TITLES, UNNAMED, Deck, added_up

TEAM, BESIDE, CARDS, SIDEBOARD, NOTES = "team", "stratagems", "cards", "sideboard", "notes"
HEADINGS = {TEAM: "Characters", BESIDE: "Stratagems", CARDS: "Battle Cards", SIDEBOARD: "Sideboard", NOTES: "Notes"}
_READ_AS = {
    **{word: TEAM for word in ("characters", "character", "team", "charaktere", "figuren", "starting team")},
    **{word: CARDS for word in ("battle cards", "cards", "deck", "main deck", "kampfkarten", "karten", "actions",
                                "upgrades", "secret actions", "aktionen", "aufrustungen")},
    **{word: BESIDE for word in ("stratagems", "stratagem", "kriegslisten")},
    **{word: SIDEBOARD for word in ("sideboard", "side board", "ersatzbank")},
    **{word: NOTES for word in ("notes", "notizen")}}
LONGEST = 20_000
"""Letters of a list."""
_COUNT_FIRST = re.compile(r"(\d{1,3})\s*[x×]?\s+(.+)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(.+?)\s+[x×]\s*(\d{1,3})", re.IGNORECASE)
_BESIDE = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")
"""What lists say behind a name: how many stars, or cards under a heading."""
_SPELT = {plain(name): name for name in TITLES}


def written(deck: Deck) -> str:
    """The deck as a list."""
    lines = [deck.name]
    for heading, entries in ((TEAM, deck.team), (BESIDE, deck.stratagems), (CARDS, _lines(deck.cards)),
                             (SIDEBOARD, _lines(deck.sideboard)), (NOTES, deck.notes.splitlines())):
        if entries:
            lines += ["", HEADINGS[heading], *entries]
    return "\n".join(lines) + "\n"


def _lines(cards: tuple[tuple[str, int], ...]) -> list[str]:
    return [f"{count} {name}" for name, count in cards]


class Miss(NamedTuple):
    """A line that names no card."""

    line: int
    said: str
    """All of it."""
    copies: int
    meant: tuple[str, ...]
    """Titles that come near, the nearest first."""
    aside: bool
    """Whether it stands under the sideboard."""


def read_list(text: str) -> Deck:
    """The deck that a list tells of. BadSetup says which line is not understood, and what was perhaps meant."""
    deck, misses = read_roughly(text)
    for miss in misses:
        raise BadSetup(f"line {miss.line}: there is no card '{brief(miss.said)}'"
                       f"{suggestion(_bare(miss.said), TITLES)}", "no such card", name=brief(miss.said))
    if not deck.team and not deck.cards:
        raise BadSetup("the deck list names no card", "misshapen deck")
    return deck


def read_roughly(text: str) -> tuple[Deck, tuple[Miss, ...]]:
    """What is understood of a list, and the lines that are not. BadSetup where it is too long, or a number is."""
    if len(text) > LONGEST:
        raise BadSetup(f"a deck list has at most {LONGEST} letters", "misshapen deck")
    name, team, beside, notes = "", list[str](), list[str](), list[str]()
    counted: dict[str, list[tuple[str, int]]] = {CARDS: [], SIDEBOARD: []}
    under, misses = CARDS, list[Miss]()
    for number, line in _told(text):
        heading = _heading(line)
        if heading and (under != NOTES or heading == NOTES):
            under = heading
        elif under == NOTES:
            notes.append(line)
        else:
            entry = _entry(line)
            if entry is None:
                miss = _missed(number, line, aside=under == SIDEBOARD)
                first = not (name or team or misses or counted[CARDS])
                if first and not (miss.meant and _bare(line) != line):  # "3 Zapp" is no name
                    name = line
                else:
                    misses.append(miss)
            elif entry[0] in CHARACTERS and under != SIDEBOARD:
                team += [entry[0]] * entry[1]
            elif entry[0] in STRATAGEMS and under != SIDEBOARD:
                beside += [entry[0]] * entry[1]
            else:
                counted[under if under == SIDEBOARD else CARDS].append(entry)
    return Deck(name or UNNAMED, tuple(team), added_up(counted[CARDS]), added_up(counted[SIDEBOARD]),
                "\n".join(notes), tuple(beside)), tuple(misses)


def _missed(number: int, line: str, *, aside: bool) -> Miss:
    bare = _BESIDE.sub("", _bare(line))
    copies = int(line[:len(line) - len(_bare(line))].strip(" x×X") or 1)
    return Miss(number, line, min(max(1, copies), MOST_COPIES), near(bare, TITLES, most=3), aside)


def _told(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers. Notes keep none that are empty."""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip().lstrip("*•-–").strip()
        if bare and not bare.startswith(("//", "#")):
            yield number, bare


def _heading(line: str) -> str:
    """What a line is the heading of, if it is one: "Battle Cards (40):"."""
    return _READ_AS.get(plain(_BESIDE.sub("", line.rstrip(": "))), "")


def _bare(line: str) -> str:
    """A line without its number."""
    found = _COUNT_FIRST.fullmatch(line)
    return found[2] if found else line


def _entry(line: str) -> tuple[str, int] | None:
    """A title and how many of it."""
    for text in (line, _BESIDE.sub("", line)):
        if plain(text) in _SPELT:  # a name may begin with a number
            return _SPELT[plain(text)], 1
        for pattern, title, count in ((_COUNT_FIRST, 2, 1), (_COUNT_LAST, 1, 2)):
            found = pattern.fullmatch(text)
            if found and plain(found[title]) in _SPELT:
                if not 1 <= int(found[count]) <= MOST_COPIES:
                    raise BadSetup(f"how many of {brief(found[title])} there are is a number from 1 to {MOST_COPIES}",
                                   "misshapen deck")
                return _SPELT[plain(found[title])], int(found[count])
    return None
