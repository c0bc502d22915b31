"""The starting teams, which anybody may ask for all game: a character and its head are one."""
from __future__ import annotations

from typing import NamedTuple

from ..card import Character
from ..state import TcgState


class Member(NamedTuple):
    """A character that began the game, with its head."""

    titles: tuple[int, ...]
    names: tuple[str, ...]
    factions: tuple[str, ...]
    traits: tuple[str, ...]
    """What it is in every mode."""


def starting_team(s: TcgState, seat: int) -> list[Member]:
    """Everybody who began the game on a seat's side, those that lay under others too."""
    members: list[Member] = []
    wears_one = False
    for title in s.teams[seat]:
        card = s.cards[title]
        assert isinstance(card, Character)
        if wears_one and card.head is not None:
            body = members[-1]
            members[-1] = body._replace(titles=(*body.titles, title), names=(*body.names, card.name),
                                        factions=tuple(dict.fromkeys((*body.factions, *card.factions))))
        else:
            members.append(Member((title,), (card.name,), card.factions, card.traits))
        wears_one = card.is_body
    return members
