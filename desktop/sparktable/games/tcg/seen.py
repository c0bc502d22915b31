"""What a player has seen of the other's cards in a game: whoever sideboards, be it a person or an opponent, goes by
that and nothing else."""
from __future__ import annotations

from sparktable.kernel.match import Match
from sparktable.kernel.run import take

from .card import BattleCard
from .decks import Deck
from .state import SEATS, TcgState

Seen = tuple[tuple[str, int], ...]
"""Battle cards by name, and how many of each were known at one time."""


def seen_in(match: Match) -> tuple[Seen, ...]:
    """By seat what it has seen of the other's battle cards; the game is gone through once more for that."""
    s = match.at(0)
    assert isinstance(s, TcgState)
    counts: tuple[dict[str, int], ...] = ({}, {})
    _look(s, counts)
    for answer in match.answers:
        take(s, answer.option)
        _look(s, counts)
    return tuple(tuple(sorted(each.items())) for each in counts)


def _look(s: TcgState, counts: tuple[dict[str, int], ...]) -> None:
    now: tuple[dict[str, int], ...] = ({}, {})
    for slot, title in enumerate(s.ident):
        card, seat = s.cards[title], 1 - s.owner[slot]
        if isinstance(card, BattleCard) and s.known[slot] >> seat & 1:
            now[seat][card.name] = now[seat].get(card.name, 0) + 1
    for seat in range(SEATS):
        for name, count in now[seat].items():
            counts[seat][name] = max(count, counts[seat].get(name, 0))


def as_deck(seen: Seen) -> Deck:
    """So that it can be written down as decks are."""
    return Deck("seen", (), seen)
