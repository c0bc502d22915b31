"""Setting up ("Game Setup"; "Transformers Master Play" for choosing in turn)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.kernel.decisions import Decision, Option, card, number, seat
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.rng import roll
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import move, move_top, shuffle, turn_up

from . import questions
from .answers import CHARACTER
from .cards import BLANK, DECK_SIZE, DECKLIST, TRANSFORMERS
from .events import GOES_FIRST, TAKES
from .rules.turn import TURN_OF, roll_die
from .state import BOARD, BOX, DECK_ZONES, HAND, PILE, ArenaState, chart, seat_zone
from .state import deck_zone as zone_of_deck

if TYPE_CHECKING:
    from .game import ArenaGame

OPENING_HAND = 4


def set_up(game: ArenaGame, seed: int) -> State:
    """Nobody has anything yet: that is the first thing to happen."""
    s = empty_table(game, seed)
    call(s, SET_UP, 0)
    return s


def empty_table(game: ArenaGame, seed: int) -> ArenaState:
    """Everybody's Transformers and decks, blank until they are chosen. Where players choose at the table, all there
    are to choose from lie in the box, and what is taken out of it changes places with blank cards."""
    decks = len(game.seat_of)
    box = [*range(len(TRANSFORMERS)), *(title for deck in DECKLIST for title in deck)] if game.chosen.draft else []
    piles = {BOX: [BLANK] * decks + box, BOARD: [-1] * len(game.between)}
    piles |= {game.first_deck_zone + DECK_ZONES * deck + PILE: [BLANK] * DECK_SIZE for deck in range(decks)}
    state = ArenaState(**game.laid_out(piles, seed), damage=[0] * decks, passes=[0] * decks, piles=[1] * decks)
    state.owner[:decks] = game.seat_of
    for slot in state.zones[BOX]:
        turn_up(state, slot)
    return state


def take_character(s: ArenaState, pawn: int, character: int) -> None:
    """A player takes a character's chart, pawn and deck."""
    box = [slot for slot in s.zones[BOX] if slot >= len(s.damage)]
    slots = (pawn, *s.zones[zone_of_deck(s, pawn, PILE)])
    for slot, title in zip(slots, (character, *DECKLIST[character]), strict=True):
        s.ident[slot] = title
        if box:
            s.ident[next(other for other in box if s.ident[other] == title)] = BLANK
    emit(s, TAKES, s.game.seat_of[pawn], card(pawn))


def not_taken(s: ArenaState, faction: int | None) -> list[int]:
    """The characters that nobody has, of one faction or of both."""
    taken = {s.ident[pawn] for pawn in range(len(s.damage))}
    return [character for character, title in enumerate(TRANSFORMERS)
            if character not in taken and faction in (None, title.faction)]


def highest_roller(s: ArenaState) -> int:
    """Everybody rolls, and those who tie for the highest number roll again."""
    rollers = list(range(s.game.seats))
    while len(rollers) > 1:
        rolls = {who: roll_die(s, who)[0] for who in rollers}
        rollers = [who for who in rollers if rolls[who] == max(rolls.values())]
    return rollers[0]


class _SetUp(Procedure):
    """Game Setup, in the book's order."""

    @step("choose sides")
    def choose_characters(self, s: ArenaState, f: Frame) -> Result:
        """What was named beforehand stands; the rest is chosen in turn, or drawn by lot."""
        for who, characters in enumerate(s.game.chosen.characters):
            for pawn, character in zip(s.game.pawns[who], characters, strict=True):
                if character is not None:
                    take_character(s, pawn, character)
        order = self._order(s)
        if s.game.chosen.draft and order:
            return CHOOSE, self._from(s, order, highest_roller(s))
        for pawn in order:
            free = not_taken(s, s.game.chosen.factions[s.game.seat_of[pawn]])
            take_character(s, pawn, free[roll(s, len(free))])
        return None

    def _order(self, s: ArenaState) -> tuple[int, ...]:
        """Who has no character yet: everybody's first Transformer before anybody's second."""
        return tuple(pawn for pawn in sorted(range(len(s.damage)), key=lambda pawn: s.game.pawns[
            s.game.seat_of[pawn]].index(pawn)) if s.ident[pawn] == BLANK)

    def _from(self, s: ArenaState, order: tuple[int, ...], first: int) -> tuple[int, ...]:
        """The highest roller chooses first, then play passes to the left, each round alike or back again."""
        def turn(pawn: int) -> tuple[int, int]:
            who = s.game.seat_of[pawn]
            around = s.game.pawns[who].index(pawn)
            place = (who - first) % s.game.seats
            back = around and s.game.ruling("master_draft") == "reversed"
            return around, -place if back else place
        return tuple(sorted(order, key=turn))

    @step("shuffle the cards")
    def shuffle_decks(self, s: ArenaState, f: Frame) -> Result:
        """Each deck by itself."""
        for deck in range(len(s.damage)):
            shuffle(s, zone_of_deck(s, deck, PILE))
        return None

    @step("set up the gameboard")
    def place_pawns(self, s: ArenaState, f: Frame) -> Result:
        """Each pawn on the space with its name; every wound marker stands on the blue circle."""
        for pawn in range(len(s.damage)):
            move(s, pawn, BOARD, s.game.board.start[chart(s, pawn).letter])
        return None

    @step("draw")
    def draw_hands(self, s: ArenaState, f: Frame) -> Result:
        """Four cards; with two decks two of each."""
        for deck, who in enumerate(s.game.seat_of):
            share = OPENING_HAND // len(s.game.pawns[who])
            move_top(s, zone_of_deck(s, deck, PILE), seat_zone(who, HAND), share)
        return None

    @step("roll to see who goes first")
    def begin(self, s: ArenaState, f: Frame) -> Result:
        first = highest_roller(s)
        emit(s, GOES_FIRST, first, seat(first))
        call(s, TURN_OF, first)
        return None


class _Choose(Node):
    """The Transformers of the data are chosen one after the other, each by its player."""

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        who = s.game.seat_of[frame.data[0]]
        free = not_taken(s, s.game.chosen.factions[who])
        charts = [slot for slot in s.zones[BOX] if slot >= len(s.damage) and s.ident[slot] in free]
        return Decision(who, questions.CHOOSE_CHARACTER, [CHARACTER[slot] for slot in charts], -1,
                        (number(s.game.pawns[who].index(frame.data[0]) + 1),))

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        take_character(s, frame.data[0], s.ident[option.value("card")])
        if len(frame.data) > 1:
            s.stack.append(frame.having(frame.data[1:]))


SET_UP, CHOOSE = _SetUp(), _Choose()
label_tree("arena/set up", SET_UP)
label_tree("arena/choose character", CHOOSE)
