"""Which cards a table is set with, and what for, before anything is shuffled (War on Cybertron p.4-5, p.20; Core
p.4-5, p.21)."""
from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from .card import (
    ALLY,
    BASIC,
    BOSS,
    CHARACTER,
    DAMAGE,
    ENCOUNTER,
    MANEUVER,
    MISSION,
    POLITY,
    RELIC,
    ROBOT,
    RUIN,
    SCHEME,
    SITE,
    STARTER,
    TECHNOLOGY,
    MatrixCard,
)
from .ruleset import WAR
from .verbs.select import Kind

if TYPE_CHECKING:
    from .game import MatrixGame

STARTERS: Final = {WAR: {"Bold": 6, "Artillery": 1, "Scout": 1, "Patch": 1, "Resupply": 1},
                   "core": {"Courage": 6, "Firepower": 1, "Patrol": 1, "Fix": 1, "Reserves": 1}}
LEVELS: Final = (1, 2, 3)


class Contents:
    """What a box holds, by the numbers that cards have in the catalogue: every copy, in the order of the box."""

    def __init__(self, game: MatrixGame) -> None:
        self._titles = game.chosen.titles
        self.number = {card: number for number, card in enumerate(game.cards)}
        """Card -> its number."""
        no_relics = without_relics(game)
        self.sites = self._copies(lambda card: _lies_with_sites(game, card))
        self.wares = self._copies(
            lambda card: card.type in (ALLY, MANEUVER, TECHNOLOGY, RELIC, ROBOT) and not _lies_with_sites(game, card)
            and not (no_relics and RELIC in card.types))
        self.schemes = [] if game.chosen.first_game else self._copies(
            lambda card: card.type == SCHEME and not _is_for_coop(card)
            and not (game.chosen.drop_unthwartable and card.name == "All-Out Assault"))
        self.coop_schemes = self._copies(_is_for_coop)
        self.polities = {level: self._leveled(POLITY, level) for level in LEVELS}
        self.bosses = {(level, faction): self._leveled(BOSS, level, faction)
                       for level in LEVELS for faction in (0, 1)}
        self.basics = self._all(BASIC)
        self.encounters = self._all(ENCOUNTER)
        self.damage = self._all(DAMAGE)
        self.ruins = self._all(RUIN)
        self.missions = self._copies(lambda card: card.type == MISSION and _can_be_completed(game, card))
        self.free = [card for card in self._titles if card.type == CHARACTER and card not in game.chosen.characters]
        """The characters that nobody has chosen."""
        starters = {card.name: card for card in self._titles if card.type == STARTER}
        self.deck = [self.number[starters[name]] for name, n in STARTERS[game.rules.box].items() for _ in range(n)]
        """That each player begins with."""

    def _copies(self, wanted: Callable[[MatrixCard], bool]) -> list[int]:
        return [self.number[card] for card in self._titles if wanted(card) for _ in range(card.copies)]

    def _all(self, type_: str) -> list[int]:
        return self._copies(lambda card: card.type == type_)

    def _leveled(self, type_: str, level: int, faction: int | None = None) -> list[int]:
        return self._copies(lambda card: card.type == type_ and card.level == level
                            and faction in (None, card.faction))


@lru_cache
def contents(game: MatrixGame) -> Contents:
    """A box is sorted out once, however many games are set up from it."""
    return Contents(game)


def without_relics(game: MatrixGame) -> bool:
    """Core p.21; War on Cybertron p.20-21 where the table reads it so."""
    return game.rules.together and (game.rules.box == "core" or game.ruling("coop_relics") == "remove")


def _can_be_completed(game: MatrixGame, mission: MatrixCard) -> bool:
    """A Mission for this mode; one that asks for a Relic is none where there are no Relics."""
    asked_for = mission.objective.of if mission.objective is not None else None
    return game.rules.mode in mission.modes and not (
        without_relics(game) and isinstance(asked_for, Kind) and asked_for.types == RELIC)


def _lies_with_sites(game: MatrixGame, card: MatrixCard) -> bool:
    """Sites, of which some are drawn; Crystal City where the table sees a Site in it rather than a Relic."""
    return card.type == SITE or (RELIC in card.types and SITE in card.types
                                 and game.ruling("crystal_city_slot") == "site")


def _is_for_coop(card: MatrixCard) -> bool:
    return card.type == SCHEME and card.subtype == "Cooperative Scheme"
