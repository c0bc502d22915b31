"""Which teams meet, and what is left of them. See `games/telling.py`."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from sparktable.kernel.game import Card

from ..forms import PAIR
from ..telling import Lines, Telling
from .best_of_three import MOST_GAMES, WINS
from .decks import LEAST_CARDS, LEAST_SEALED, MOST_ALIKE, SIDEBOARD_CARDS, STAR_LIMIT
from .deeds.knockout import BEATEN
from .facts.combat import BONUS_FLIPS, CARDS_FLIPPED
from .facts.stats import damage_left
from .packs import PACKS
from .sealed import ROUNDS
from .setup import OPENING_HAND
from .shipped_decks import DECKS
from .state import KO_AREA, SEATS, TcgState, characters


class TcgTelling(Telling[TcgState, Card]):
    def score_lines(self, s: TcgState) -> Lines:
        """What is left of both teams; nothing is added up."""
        teams = [characters(s, seat) for seat in range(SEATS)]
        return (("standing", tuple(map(len, teams))),
                ("health", tuple(sum(max(0, damage_left(s, slot)) for slot in team) for team in teams)),
                ("ko", tuple(len(s.zones[KO_AREA + seat]) for seat in range(SEATS))))

    def who_ended(self, s: TcgState, called: Sequence[str]) -> tuple[str, ...]:
        """Whoever has nobody left."""
        if s.outcome is None or s.outcome.reason != BEATEN:
            return ()
        return tuple(called[seat] for seat in range(SEATS) if not characters(s, seat))

    def led(self, s: TcgState) -> tuple[str, ...]:
        """The teams with which the game began."""
        return tuple(PAIR.join(dict.fromkeys(s.cards[title].name for title in team)) for team in s.teams)

    def heroes(self) -> dict[str, str]:
        """Who leads the decks that come along, with the icon of their side; the others come and go with them."""
        leaders = [deck.characters()[0] for deck in DECKS.values()]
        return {leader.name: f"f_{leader.factions[0]}" for leader in leaders}

    def rule_numbers(self) -> Mapping[str, int]:
        """What the pages of rules say in figures."""
        return {"hand": OPENING_HAND, "flips": CARDS_FLIPPED, "bonus": BONUS_FLIPS, "stars": STAR_LIMIT,
                "cards": LEAST_CARDS, "alike": MOST_ALIKE, "aside": SIDEBOARD_CARDS, "wins": WINS,
                "games": MOST_GAMES, "packs": PACKS, "sealed_cards": LEAST_SEALED, "rounds": ROUNDS}


TELLING = TcgTelling()
