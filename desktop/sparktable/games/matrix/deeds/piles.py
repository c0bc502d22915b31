"""Decks, discard piles, hands, and where destroyed cards go (War on Cybertron p.9, p.16; Core p.9, p.14)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import Decision, Option, card
from sparktable.kernel.decisions import number as number_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.state import State
from sparktable.kernel.zones import learn, move, move_top, shuffle, turn_down, turn_up

from .. import kinds, questions
from ..card import ALLY, BOSS, RELIC, RUIN, STARTER
from ..card import BASIC as BASIC_TYPE
from ..events import DISCARDS, DRAWS, IS_DESTROYED, SPACE_EMPTIES, happened
from ..facts.cards import leaves_the_game, mission_stack, space_of
from ..state import DECK, DESTROYED, DISCARD, HAND, MISSIONS, OUT, PLAY, RUIN_DISCARD, VAULT, MatrixState, seat_zone
from .ending import boss_down
from .enforcing import enforce, lift

HAND_SIZE: Final = 5


def draw(s: MatrixState, seat: int, n: int) -> list[int]:
    """Draw cards; the discard pile is shuffled only when a card is needed and the deck is empty (p.16)."""
    deck, hand = seat_zone(seat, DECK), seat_zone(seat, HAND)
    drawn = move_top(s, deck, hand, n)
    if len(drawn) < n and s.zones[seat_zone(seat, DISCARD)]:
        _reshuffle(s, seat)
        drawn += move_top(s, deck, hand, n - len(drawn))
    if drawn:
        emit(s, DRAWS, seat, seat_ref(seat), number_ref(len(drawn)))
    return drawn


def _reshuffle(s: MatrixState, seat: int) -> None:
    deck = seat_zone(seat, DECK)
    move_top(s, seat_zone(seat, DISCARD), deck, 999)
    shuffle(s, deck)


def deck_top(s: MatrixState, seat: int) -> int:
    """The top card of a player's deck, shuffling the discard pile for it if need be; -1 if there is none."""
    deck = s.zones[seat_zone(seat, DECK)]
    if not deck and s.zones[seat_zone(seat, DISCARD)]:
        _reshuffle(s, seat)
    return deck[-1] if deck else -1


def draw_missions(s: MatrixState, seat: int, n: int) -> list[int]:
    """Missions from the team's stack, as many as there are. Teammates may know them (War on Cybertron p.10)."""
    drawn = move_top(s, mission_stack(s, seat), seat_zone(seat, MISSIONS), n)
    for slot in drawn:
        for mate in s.game.team(seat):
            learn(s, mate, slot)
    return drawn


def discard(s: MatrixState, slot: int) -> None:
    """To its owner's discard pile, from hand, deck, play or the Assists. Power and Move left on it are lost."""
    seat = s.owner[slot]
    leave_play(s, slot)
    move(s, slot, seat_zone(seat, DISCARD))
    happened(s, DISCARDS, seat, slot)


def destroy(s: MatrixState, slot: int, *, at_once_filled: bool = False) -> None:
    """Main deck titles go to the faceup pile beside the deck; Starters, Basics and Damage leave the game (p.9)."""
    card_ = s.card(slot)
    space = space_of(s, slot)
    leave_play(s, slot)
    s.owner[slot] = -1
    move(s, slot, OUT if leaves_the_game(card_) else DESTROYED)
    happened(s, IS_DESTROYED, s.active, slot, space)
    if space >= 0:
        left_matrix(s, slot, space, at_once_filled=at_once_filled)
    if card_.type == BOSS:
        boss_down(s, slot)


def left_matrix(s: MatrixState, slot: int, space: int, *, at_once_filled: bool = False) -> None:
    """A card left its space: what lay on it goes with it, and the space is empty unless another card fills it."""
    s.stored.pop(slot, None)
    s.token.pop(slot, None)
    for lower, scheme in list(s.under.items()):
        if scheme == slot:
            del s.under[lower]
            _from_under(s, lower)
    if not at_once_filled:
        happened(s, SPACE_EMPTIES, s.active, slot, space)


def _from_under(s: MatrixState, slot: int) -> None:
    """What lay under a Scheme is destroyed with it unless the table sends it home (Core p.21); but not Ruins."""
    owner, title = s.owner[slot], s.card(slot)
    if owner >= 0 and ALLY in title.types and s.game.ruling("hostages_on_destroy") == "returned":
        move(s, slot, seat_zone(owner, PLAY))
        enforce(s, slot, owner)
    elif owner >= 0 and ALLY not in title.types and s.game.ruling("scheme_cards_return") == "discard":
        move(s, slot, seat_zone(owner, DISCARD))
    elif title.type == RUIN:
        move(s, slot, RUIN_DISCARD)
    else:
        s.owner[slot] = -1
        move(s, slot, OUT if title.type in (STARTER, BASIC_TYPE) else DESTROYED)


def leave_play(s: MatrixState, slot: int) -> None:
    """What a card gave ends, and what is unspent on it is lost."""
    s.power[slot] = 0
    s.moves[slot] = 0
    if s.bonuses:
        s.bonuses = tuple(bonus for bonus in s.bonuses if bonus.slot != slot)
    if s.card(slot).lasting:
        lift(s, slot)


def put_on_top(s: MatrixState, slot: int, seat: int) -> None:
    """On top of a player's deck; a Mission on its stack, a Damage nowhere but the deck too."""
    leave_play(s, slot)
    if s.card(slot).type == "mission":
        move(s, slot, mission_stack(s, seat))
    else:
        s.owner[slot] = seat
        move(s, slot, seat_zone(seat, DECK))


def to_hand(s: MatrixState, slot: int, seat: int) -> None:
    leave_play(s, slot)
    s.owner[slot] = seat
    move(s, slot, seat_zone(seat, HAND))


def to_vault(s: MatrixState, slot: int, seat: int) -> None:
    """Into a Vault, for good."""
    leave_play(s, slot)
    s.owner[slot] = seat
    move(s, slot, seat_zone(seat, VAULT))


VAULT_IT: Final = Option(kinds.VAULT)
DISCARD_IT: Final = Option(kinds.DISCARD)


class DiscardOrVault(Effect):
    """Discard the frame's card; a Relic may go to the Vault instead (War on Cybertron p.18, Core p.19)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        slot = frame.source
        if RELIC not in s.card(slot).types:
            discard(s, slot)
            return None
        turn_up(s, slot)  # on its way out of a hand it is shown, so that the question tells nothing new
        return Decision(frame.seat, questions.RELIC, (VAULT_IT, DISCARD_IT), slot, (card(slot),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        if option == VAULT_IT:
            to_vault(s, frame.source, frame.seat)
            turn_down(s, frame.source)
        else:
            discard(s, frame.source)


DISCARD_OR_VAULT: Final = DiscardOrVault()
label_tree("matrix/discard or vault", DISCARD_OR_VAULT)


def return_ruin(s: MatrixState, slot: int) -> None:
    """A cleared Ruin goes to the pile beside the Ruin deck (War on Cybertron p.14)."""
    space = space_of(s, slot)
    lift(s, slot)
    move(s, slot, RUIN_DISCARD)
    left_matrix(s, slot, space)
