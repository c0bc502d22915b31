"""Mixing the boxes by the book (War on Cybertron p.21): swap cards of like type and cost, bring in characters, and in
co-op add Schemes that suit the faction. The numbers of each type never change."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from sparktable.games.factions import FACTIONS
from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import nearest

from .card import (
    ALLY,
    BASIC,
    BOSS,
    CHARACTER,
    DAMAGE,
    MANEUVER,
    POLITY,
    RELIC,
    ROBOT,
    RUIN,
    SCHEME,
    SITE,
    TECHNOLOGY,
    MatrixCard,
)
from .cards import BOXES
from .ruleset import COMPETITIVE, CORE, TVT
from .state import AUTOBOT

PLURALS = {POLITY: "Polities", RUIN: "Ruins"}
SWAPPABLE = (BOSS, ROBOT, TECHNOLOGY, MANEUVER, SITE, ALLY, RELIC)


def mixed(box: str, mode: str, side: int, swaps: Mapping[str, str], schemes: Iterable[str]) -> tuple[MatrixCard, ...]:
    """The titles of a box with some of them swapped for titles of the others; BadSetup explains an illegal mix."""
    titles = list(BOXES[box])
    guests = [title for other, cards in BOXES.items() if other != box for title in cards]
    taken: set[MatrixCard] = set()
    for leaving_name, coming_name in swaps.items():
        leaving = _find(leaving_name, [title for title in titles if title not in taken
                                       and (title.type in SWAPPABLE or title.type == DAMAGE)])
        coming = _find(coming_name, [title for title in guests if title.type != CHARACTER and title not in taken],
                       like=leaving)
        _check_swap(leaving, coming)
        titles[titles.index(leaving)] = coming
        taken.add(coming)
    for name in schemes:
        title = _scheme(name, guests, mode, side)
        _check_scheme_works(title, titles)
        if title in titles:
            raise BadSetup(f"{title.name} is named twice; all Schemes are unique (Core p.18)", "scheme twice",
                           name=title.name)
        titles.append(title)
    guests_playing = [title for title in guests if title.type == CHARACTER]
    return (*titles, *guests_playing)


GUEST_DAMAGE = 5
"""Of each kind of Damage from another box so many join the stack."""


def with_guest_damage(titles: tuple[MatrixCard, ...], box: str, mode: str) -> tuple[MatrixCard, ...]:
    """The titles, and some Damage of the other boxes, which is shuffled in and not swapped. That of the Core Set lies
    beside another box's in a competitive game by its own rules only (War on Cybertron p.21)."""
    if (box, mode) != (CORE, COMPETITIVE):
        raise BadSetup("Damage of both sets is mixed in competitive games with the Core Set only "
                       "(War on Cybertron p.21)", "damage apart")
    guests = (title for other, cards in BOXES.items() if other != box for title in cards if title.type == DAMAGE)
    return (*titles, *(replace(title, copies=GUEST_DAMAGE) for title in guests))


def _find(name: str, among: list[MatrixCard], like: MatrixCard | None = None) -> MatrixCard:
    """The title of that name; of several, the one of the wanted type and faction."""
    fitting = [title for title in among if title.name.lower() == name.lower()]
    if not fitting:
        close = nearest(name, [title.name for title in among])
        legal = f"did you mean {close}?" if close else _legal(among)
        raise BadSetup(f"there is no card '{name}' to swap; {legal}", "no card to swap", name=name)
    if like is not None:
        alike = [title for title in fitting if (title.type, title.faction) == (like.type, like.faction)]
        return alike[0] if alike else fitting[0]
    return fitting[0]


def _legal(among: list[MatrixCard]) -> str:
    """What could be named instead."""
    if all(title.type == SCHEME for title in among):
        return f"known are {', '.join(sorted(title.name for title in among))}"
    return ("Bosses, Robots, Technology, Maneuvers, Sites, Allies and Relics are swapped, each once "
            "(War on Cybertron p.21)")


def _check_swap(leaving: MatrixCard, coming: MatrixCard) -> None:
    if coming.type in (BASIC, DAMAGE) or leaving.type == DAMAGE:
        raise BadSetup(f"{coming.name} stays in its box: Basic cards and Damage are not swapped "
                       "(War on Cybertron p.21)", "never mixed", name=coming.name)
    if leaving.type != coming.type or leaving.extra_types != coming.extra_types:
        raise BadSetup(f"{leaving.name} is a {leaving.type} and {coming.name} a {coming.type}: only cards of like "
                       "type are swapped (War on Cybertron p.21)", "unlike types",
                       name=leaving.name, other=coming.name)
    if leaving.faction != coming.faction:
        raise BadSetup(f"{leaving.name} and {coming.name} are not of the same faction; the numbers of Autobots and "
                       "Decepticons are fixed (War on Cybertron p.21)", "unlike factions",
                       name=leaving.name, other=coming.name)
    if leaving.cost != coming.cost or leaving.level != coming.level:
        raise BadSetup(f"{leaving.name} costs {leaving.cost} and {coming.name} {coming.cost}: only cards of like "
                       "cost are swapped (War on Cybertron p.21)", "unlike costs",
                       name=leaving.name, other=coming.name)


def _scheme(name: str, guests: list[MatrixCard], mode: str, side: int) -> MatrixCard:
    if mode in (TVT, COMPETITIVE):
        raise BadSetup("Schemes of another set join co-op and solo games only (War on Cybertron p.21)",
                       "schemes together")
    title = _find(name, [guest for guest in guests if guest.type == SCHEME])
    if title.subtype == "Decepticon Scheme" and side != AUTOBOT:
        raise BadSetup(f"{title.name} is for Autobot players; {FACTIONS[side]} players leave Decepticon Schemes out",
                       "scheme for autobots", name=title.name)
    return title


def _check_scheme_works(scheme: MatrixCard, titles: list[MatrixCard]) -> None:
    """A Scheme that speaks of Polities or Ruins needs a box that has them."""
    there = {kind for title in titles for kind in title.types}
    for _, tree in scheme.trees():
        for node in tree.walk():
            wanted = getattr(node, "types", ())
            for kind in (wanted,) if isinstance(wanted, str) else wanted:
                if kind in (POLITY, RUIN) and kind not in there:
                    raise BadSetup(f"{scheme.name} speaks of {PLURALS[kind]}, and this game has none",
                                   f"scheme without {kind}", name=scheme.name)


def check_subtypes(titles: tuple[MatrixCard, ...], chosen: Iterable[MatrixCard]) -> tuple[MatrixCard, ...]:
    """A character or Boss that cares about a subtype needs Robots that have it (War on Cybertron p.21). Returns the
    titles without the characters that nobody chose and that would care in vain, so that chance picks none of them."""
    robots = {title.subtype for title in titles if title.type == ROBOT and title.subtype}
    named = tuple(chosen)
    in_vain = {title: missing for title in titles if title.type in (BOSS, CHARACTER)
               and (missing := _cares_about(title) - robots)}
    for title, missing in in_vain.items():
        if title.type == BOSS or title in named:
            raise BadSetup(f"{title.name} cares about {min(missing)}s, and no Robot in this mix is one",
                           "no such robots", name=title.name, subtype=min(missing))
    return tuple(title for title in titles if title not in in_vain)


def _cares_about(title: MatrixCard) -> set[str]:
    """The subtypes of which a card's texts speak."""
    return {subtype for _, tree in title.trees() for node in tree.walk() if (subtype := getattr(node, "subtype", ""))}
