"""Setting up (rules, "Getting Started"; "Basic Rules": "Setup")."""
from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.relations import bind
from sparktable.kernel.rng import roll
from sparktable.kernel.stack import call
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move_top, shuffle, turn_up

from .cards import NUMBER, PARTS_OF
from .decks import heads, is_worn
from .deeds.deck import watch_top
from .deeds.force import enforce_character
from .deeds.heads import enforce_heads, put_on_head
from .deeds.stratagems import enforce_stratagems
from .events import BEFORE_THE_GAME, GAME_BEGINS, GOES_FIRST
from .random_deck import random_deck
from .relations import UNDER_IT
from .rules.basic import BASIC_TURN
from .rules.turn import THE_TURN
from .state import BATTLEFIELD, DECK, HAND, OUTSIDE, PARTS, SEATS, STRATAGEMS, UNDER, TcgState, character

if TYPE_CHECKING:
    from .game import TcgGame

OPENING_HAND = 3


def set_up(game: TcgGame, seed: int) -> TcgState:
    """Teams in their starting modes, decks, and what may come from outside the game."""
    piles: dict[int, list[int]] = {}
    teams: list[tuple[int, ...]] = []
    for seat, deck in enumerate(game.chosen.decks):
        brought = deck or random_deck(seed, seat)
        team = brought.characters()
        below = [*(name for each in team for name in each.below),
                 *(each.full_name for each in team if any(host.carries in each.traits for host in team))]
        worn = [team[head].full_name for head, _ in heads(brought)]
        lie_elsewhere = {*below, *worn}
        piles[BATTLEFIELD + seat] = [NUMBER[name] for name in brought.team if name not in lie_elsewhere]
        piles[UNDER + seat] = [NUMBER[name] for name in below]
        teams.append(tuple(NUMBER[name] for name in dict.fromkeys((*brought.team, *below))))
        piles[DECK + seat] = [NUMBER[card.name] for card in brought.battle_cards()]
        brings = dict.fromkeys(name for each in (*brought.characters(), *brought.battle_cards())
                               for name in each.brings)
        piles[OUTSIDE + seat] = [*(NUMBER[name] for name, count in brought.sideboard for _ in range(count)),
                                 *(NUMBER[name] for name in brings if name not in dict(brought.sideboard))]
        piles[PARTS + seat] = [
            *(NUMBER[form] for form in PARTS_OF if set(PARTS_OF[form]) & {*brought.team}),
            *(NUMBER[half.name] for each in brought.characters() for half in each.upgrades[1:]),
            *(NUMBER[name] for name in worn)]
        piles[STRATAGEMS + seat] = [NUMBER[name] for name in brought.stratagems] if game.texts else []
    if not game.texts:
        piles[DECK] += piles.pop(DECK + 1)
    fields = game.laid_out(piles, seed)
    none = [0] * len(fields["ident"])
    s = TcgState(**fields, damage=none[:], tapped=none[:], mode=none[:], lies_in=none[:], teams=tuple(teams))
    for seat in range(SEATS):
        for zone in (BATTLEFIELD, PARTS, UNDER):
            for slot in s.zones[zone + seat]:
                turn_up(s, slot)
        for slot in s.zones[OUTSIDE + seat]:
            s.known[slot] |= 1 << seat
    call(s, SET_UP, 0)
    return s


class _SetUp(Procedure):
    """Getting Started, in the book's order."""

    @step("put your characters on your side in alt mode")
    def place_characters(self, s: TcgState, f: Frame) -> None:
        for seat in range(SEATS):
            self.put_on_heads(s, seat)
            for slot in [*s.zones[BATTLEFIELD + seat]]:
                enforce_character(s, slot)
                enforce_heads(s, slot)
            enforce_stratagems(s, seat)
            for below in s.zones[UNDER + seat]:
                host = next(each for each in s.zones[BATTLEFIELD + seat]
                            if character(s, each).takes_under(character(s, below)))
                bind(s, below, host, UNDER_IT)

    @staticmethod
    def put_on_heads(s: TcgState, seat: int) -> None:
        """A head is named behind its body."""
        lies = {s.ident[slot]: slot for zone in (BATTLEFIELD, PARTS) for slot in s.zones[zone + seat]}
        for body, head in pairwise(s.teams[seat]):
            if is_worn(s.cards[body], s.cards[head]):
                put_on_head(s, lies[head], lies[body])

    @step("before the game begins")
    def before_the_game(self, s: TcgState, f: Frame) -> None:
        for seat in range(SEATS if s.game.texts else 0):
            fire(s, BEFORE_THE_GAME, seat)

    @step("shuffle your deck")
    def shuffle_decks(self, s: TcgState, f: Frame) -> None:
        for seat in range(SEATS):
            shuffle(s, DECK + seat)

    @step("decide who goes first")
    def begin(self, s: TcgState, f: Frame) -> Result:
        first = s.game.chosen.begins
        if first is None:
            first = roll(s, SEATS)
        emit(s, GOES_FIRST, first, seat_ref(first))
        s.active = first
        if not s.game.texts:
            call(s, BASIC_TURN, first)
            return self.leave()
        return None

    @step("each player draws 3 battle cards")
    def draw_hands(self, s: TcgState, f: Frame) -> None:
        """No turn has begun: nothing that speaks of drawing speaks of these."""
        for seat in range(SEATS):
            move_top(s, DECK + seat, HAND + seat, OPENING_HAND)
            watch_top(s, seat)

    @step("when the game begins")
    def game_begins(self, s: TcgState, f: Frame) -> None:
        fire(s, GAME_BEGINS, s.active)

    @step("begin the game")
    def first_turn(self, s: TcgState, f: Frame) -> None:
        call(s, THE_TURN, s.active)


SET_UP = _SetUp()
label_tree("tcg/set up", SET_UP)
