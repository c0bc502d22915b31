"""Battle for Cybertron: its options, its catalogue and zones, and what other rooms ask it."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Game, Prospect, Reason, Zone, register_game
from sparktable.kernel.state import State
from sparktable.kernel.view import View
from sparktable.kernel.zones import AS_IT_WAS, HIDDEN, OPEN, OWNER

from . import setup
from .card import ArenaCard
from .cards import CATALOGUE, DECK_SIZE
from .deeds.piles import redeal
from .events import BLOCKS, DAMAGED, REVEALS
from .facts.damage import red_circle
from .facts.piles import HAND_LIMIT
from .options import MASTER, TEAM, ArenaOptions, read_options
from .outlook import outlook
from .rules.rulings import RULINGS
from .state import BOARD, HAND, SEAT_ZONES, TABLE_ZONES, ArenaState, deck_of, own, seat_zone


class ArenaGame(Game):
    """One table with its way to play, board, characters and rulings chosen."""

    name = "arena"
    rules_version = 2
    moments = frozenset({REVEALS, DAMAGED, BLOCKS})
    cards: tuple[ArenaCard, ...]

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.chosen: ArenaOptions = read_options(options)
        self.options = RULINGS.settled(options, RULINGS.that_matter(self.chosen.mode))
        self.cards = CATALOGUE
        self.seats = self.chosen.players
        self.board = self.chosen.board
        self.between = self.board.between_corners if self.ruling("corner_blocks") else self.board.between
        """Square -> square -> the squares that a line of attack crosses."""
        self.pawns_block = bool(self.ruling("pawns_block_line"))
        each = 2 if self.chosen.mode == MASTER else 1
        self.pawns = tuple(tuple(range(seat * each, seat * each + each)) for seat in range(self.seats))
        """Seat -> its Transformers."""
        self.seat_of = tuple(seat for seat in range(self.seats) for _ in range(each))
        """Transformer -> its player."""
        teams = self.chosen.mode == TEAM or (self.chosen.mode == MASTER and self.seats == 4)
        everybody = range(self.seats)
        self._teams = tuple(tuple(other for other in everybody
                                  if other == seat or (teams and (other - seat) % 2 == 0)) for seat in everybody)
        """Team members alternate around the table."""
        self.foes = tuple(tuple(pawn for step in range(1, self.seats) for other in ((seat + step) % self.seats,)
                                if other not in self._teams[seat] for pawn in self.pawns[other])
                          for seat in everybody)
        """Seat -> the opponents' Transformers, the next player's first."""
        alone = self.chosen.mode == MASTER and self.seats == 2 and self.ruling("master_2p_loss") == "both"
        self.fatal_losses = 2 if alone or (self.chosen.mode == TEAM and self.seats == 6) else 1
        """How many destroyed Transformers lose the game for a side."""
        self.max_turns = 3 * DECK_SIZE * len(self.seat_of)
        self.first_deck_zone = TABLE_ZONES + SEAT_ZONES * self.seats
        super().__init__(self._zone_list(), self.chosen.rulings)

    def _zone_list(self) -> list[Zone]:
        zones = [Zone("board", sight=OPEN, board=True), Zone("box", sight=OPEN), Zone("out", sight=AS_IT_WAS)]
        for seat in range(self.seats):
            zones += [Zone("hand", seat, OWNER), Zone("play", seat, AS_IT_WAS)]
        for deck, seat in enumerate(self.seat_of):
            zones += [Zone("draw pile", seat, HIDDEN, pool=deck + 1), Zone("discards", seat, OPEN, pool=deck + 1)]
        return zones

    def set_up(self, seed: int) -> State:
        return setup.set_up(self, seed)

    def ruling(self, name: str) -> str | bool:
        """What this table plays where the rulebook leaves it open: see rules/rulings.py."""
        return RULINGS.value(self.chosen.rulings, name)

    def sides(self) -> tuple[tuple[int, ...], ...]:
        return tuple(dict.fromkeys(self._teams))

    def team(self, seat: int) -> tuple[int, ...]:
        return self._teams[seat]

    def worth(self, s: State, seat: int) -> float:
        """Who has most of the chart left, and a little for each card in hand."""
        assert isinstance(s, ArenaState)
        if s.outcome is not None:
            return super().worth(s, seat)
        left = [sum(self._left(s, one) for one in side) for side in self.sides()]
        mine = left[next(index for index, side in enumerate(self.sides()) if seat in side)]
        return mine / sum(left) if any(left) else 1.0 / len(left)

    def _left(self, s: ArenaState, seat: int) -> float:
        share = sum(1 - s.damage[pawn] / red_circle(s, pawn) for pawn in own(s, seat))
        return share + 0.02 * len(s.zones[seat_zone(seat, HAND)])

    def as_it_was(self, options: Mapping[str, Any], rules: int) -> Mapping[str, Any]:
        return RULINGS.as_it_was(options, rules)

    def why_not(self, view: View, wish: Option) -> list[Reason]:
        from .rules.why import why_not

        return why_not(view, wish)

    def outlook(self, view: View, option: Option) -> list[Prospect]:
        return outlook(view, option)

    def redeal(self, s: State, seat: int, unknown: Mapping[int, Sequence[int]], below: Callable[[int], int]) -> None:
        assert isinstance(s, ArenaState)
        redeal(s, seat)

    def check(self, s: State) -> list[str]:
        assert isinstance(s, ArenaState)
        found = []
        for seat in range(self.seats):
            hand = s.zones[seat_zone(seat, HAND)]
            if len(hand) > HAND_LIMIT:
                found.append(f"seat {seat} holds {len(hand)} cards")
            found += [f"seat {seat} holds a card of deck {deck_of(s, slot)}" for slot in hand
                      if deck_of(s, slot) not in self.pawns[seat]]
        for square, pawn in enumerate(s.zones[BOARD]):
            if pawn >= 0 and not self.board.open >> square & 1:
                found.append(f"a pawn stands on blocked square {square}")
            if pawn >= 0 and s.damage[pawn] >= red_circle(s, pawn):
                found.append(f"Transformer {pawn} is destroyed and still stands on the board")
        if any(damage < 0 for damage in s.damage) or s.actions < 0:
            found.append("damage or actions are below zero")
        return found


register_game("arena", ArenaGame)
