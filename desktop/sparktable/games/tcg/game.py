"""The Transformers TCG: its options, its catalogue and zones, and what other rooms ask it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Game, Prospect, Reason, Zone, register_game
from sparktable.kernel.state import State
from sparktable.kernel.view import View
from sparktable.kernel.zones import AS_IT_WAS, HIDDEN, OPEN, OWNER

from . import kinds, questions, setup
from .card import Character, TcgCard
from .cards import CATALOGUE
from .deeds import knockout, playing
from .events import ATTACKS, CARD_FLIPPED, COMBINED, DAMAGED, STRIKES
from .facts.slots import bearer
from .facts.stats import attack, damage_left
from .options import BASIC, TcgOptions, read_options
from .outlook import outlook
from .rules.rulings import RULINGS
from .state import GEAR, OUTSIDE, SEATS, SECRETS, TcgState, character, characters
from .stats import HEALTH

ZONES = (("battlefield", OPEN), ("KO area", OPEN), ("hand", OWNER), ("deck", HIDDEN), ("scrap pile", OPEN),
         ("played", OPEN), ("secrets", OWNER), ("gear", OPEN), ("under", AS_IT_WAS), ("parts", OPEN),
         ("outside", OWNER), ("aside", HIDDEN), ("stratagems", OPEN))
"""A seat's zones with who sees them, in the order of their numbers."""


class TcgGame(Game):
    """One table with its decks and rulings chosen."""

    name = "tcg"
    rules_version = 4
    settled_by = frozenset({HEALTH})
    moments = frozenset({COMBINED, ATTACKS, CARD_FLIPPED, STRIKES, DAMAGED})

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.cards: tuple[TcgCard, ...] = CATALOGUE
        self.chosen: TcgOptions = read_options(options)
        self.options = {**RULINGS.settled(options, RULINGS.that_matter(self.chosen.mode)),
                        "decks": self.chosen.settled_decks()}
        self.terms = self.chosen.rulings
        self.seats = SEATS
        self.texts = self.chosen.mode != BASIC
        """Whether the cards' texts count: the basic rules ignore them."""
        super().__init__([Zone(f"{name} {seat}", seat, sight, pool=(OUTSIDE if name == "outside" else 0) + seat)
                          for name, sight in ZONES for seat in range(SEATS)])
        self.pool_group = {pool: seat for seat in range(SEATS) for pool in (seat, SECRETS + seat, OUTSIDE + seat)}
        """A card that lies face down is some Secret Action: it may be exchanged with those in deck and hand. A
        character that lies outside the game is exchanged with nothing that lies in it."""

    def set_up(self, seed: int) -> State:
        return setup.set_up(self, seed)

    def team(self, seat: int) -> tuple[int, ...]:
        return (seat,)

    def ruling(self, name: str) -> str | bool:
        """What this table plays where the sources contradict each other: see rules/rulings.py."""
        return RULINGS.value(self.chosen.rulings, name)

    def settle(self, s: State) -> None:
        assert isinstance(s, TcgState)
        knockout.settle(s)

    def waits_at(self, s: State, height: int) -> int:
        assert isinstance(s, TcgState)
        return playing.waits_at(s, height)

    def last_known(self, s: State, slot: int) -> tuple[int, ...]:
        """Of a character its attack total, for what does damage when it is KO'd; of an Upgrade whom it is on."""
        assert isinstance(s, TcgState)
        host = bearer(s, slot)
        return (attack(s, slot),) if host < 0 else (host,)

    def apart(self, s: State, slot: int) -> tuple[str, int]:
        """A character's subtitle; whom an Upgrade is on."""
        card = s.card(slot)
        return card.subtitle if isinstance(card, Character) else "", bearer(s, slot)

    def manner(self, s: State, option: Option) -> str:
        """The mode that a character is flipped to."""
        if option.kind not in (kinds.FLIP, kinds.MODE):
            return ""
        return character(s, option.value("card")).modes[option.value("number")].name

    def worth(self, s: State, seat: int) -> float:
        """Who has most health left."""
        assert isinstance(s, TcgState)
        if s.outcome is not None:
            return super().worth(s, seat)
        left = [sum(max(0, damage_left(s, slot)) for slot in characters(s, side)) for side in range(SEATS)]
        return left[seat] / sum(left) if any(left) else 0.5

    def outlook(self, view: View, option: Option) -> list[Prospect]:
        return outlook(view, option)

    def why_not(self, view: View, wish: Option) -> list[Reason]:
        from .rules.why import why_not

        return why_not(view, wish)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, TcgState)
        moving = s.pending is not None and s.pending.kind == questions.MOVE_COUNTERS  # it is seen when all are moved
        found = [f"character {slot} has no health left and stands" for seat in range(SEATS) if not moving
                 for slot in characters(s, seat) if damage_left(s, slot) <= 0]
        hanging = {bond.slot for bonds in s.bonds.values() for bond in bonds}
        found += [f"Upgrade {slot} is on nobody" for seat in range(SEATS) for slot in s.zones[GEAR + seat]
                  if slot not in hanging]
        if any(damage < 0 for damage in s.damage) or min(s.flips, s.actions, s.upgrades, s.taps) < 0:
            found.append("damage or permissions are below zero")
        return found


register_game("tcg", TcgGame)
