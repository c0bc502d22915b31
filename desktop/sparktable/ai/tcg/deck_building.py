"""A deck built from what came out of packs: the same for the same pool, in a few milliseconds."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from sparktable.games.tcg.card import UPGRADE, BattleCard
from sparktable.games.tcg.cards import BATTLE_CARDS, CHARACTERS
from sparktable.games.tcg.decks import IN_DECKS, LEAST_SEALED, Deck
from sparktable.games.tcg.sealed import most_of, sealed_faults

from .card_worth import card_worth, team_worth

TOO_MANY: Final = 0.25
"""What a card more of a kind is worth less, beyond an even share: one Action and one Upgrade are played a turn."""
MORE_ALIKE: Final = 0.08
"""What an icon more of a colour is worth less, beyond every second card: attacks and defenses are both flipped."""


def built_deck(pool: Mapping[str, int], name: str) -> Deck:
    """The best team within its stars, and the cards that are best for it."""
    return Deck(name, team := _team(pool), tuple(sorted(_cards(pool, team).items())))


def _team(pool: Mapping[str, int]) -> tuple[str, ...]:
    return max(_teams(pool), key=lambda names: (team_worth(CHARACTERS[name] for name in names), names))


def _teams(pool: Mapping[str, int]) -> Iterator[tuple[str, ...]]:
    """All that may be played."""
    known = sorted(name for name in pool if name in CHARACTERS)
    for n in range(1, len(known) + 1):
        for team in combinations(known, n):
            if not _is_wrong(pool, team):
                yield team


def _is_wrong(pool: Mapping[str, int], team: tuple[str, ...]) -> bool:
    return any(fault.key != "too few cards" for fault in sealed_faults(pool, Deck("", team, ())))


def _cards(pool: Mapping[str, int], names: tuple[str, ...]) -> dict[str, int]:
    """One after the other, each the best beside those that lie there."""
    team = [CHARACTERS[name] for name in names]
    bare = Deck("", names, ())
    room = bare.star_limit() - bare.stars()
    left = {name: most_of(pool, name) for name in sorted(pool) if name in BATTLE_CARDS
            and BATTLE_CARDS[name].type in IN_DECKS}
    worth = {name: card_worth(BATTLE_CARDS[name], team) for name in left}
    taken: dict[str, int] = {}
    deck: list[BattleCard] = []
    while len(deck) < LEAST_SEALED:
        open_to = [name for name, count in left.items() if count and BATTLE_CARDS[name].stars <= room]
        best = max(open_to, key=lambda name: worth[name] - _crowded(BATTLE_CARDS[name], deck))
        card = BATTLE_CARDS[best]
        deck.append(card)
        room -= card.stars
        left[best] -= 1
        taken[best] = taken.get(best, 0) + 1
    return taken


def _crowded(card: BattleCard, deck: list[BattleCard]) -> float:
    """What a card loses by those of its kind and its colours that lie there already."""
    upgrades = sum(each.type == UPGRADE for each in deck)
    alike = upgrades if card.type == UPGRADE else len(deck) - upgrades
    kind = TOO_MANY * max(0, 2 * alike - len(deck))
    colours = {icon: sum(icon in each.icons for each in deck) for icon in card.icons}
    most = max(1.0, len(deck) / 2)
    return kind + MORE_ALIKE * sum((max(0.0, count - most) for count in colours.values()), 0.0)
