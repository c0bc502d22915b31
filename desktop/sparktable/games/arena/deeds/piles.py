"""Draw piles, discard piles and hands ("Drawing a Card")."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import CARD, Decision, Option, card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.rng import roll
from sparktable.kernel.zones import EVERY_SEAT, knows, move, shuffle_into

from .. import kinds, questions
from ..answers import DRAW
from ..events import DISCARDS_CARD, DRAWS, GONE_THROUGH
from ..facts.piles import HAND_LIMIT, can_draw
from ..state import DISCARDS, HAND, PILE, PLAY, ArenaState, deck_of, deck_zone, own, seat_zone


def discard(s: ArenaState, slot: int) -> None:
    """Faceup onto the discard pile of the deck that it comes from."""
    move(s, slot, deck_zone(s, deck_of(s, slot), DISCARDS))
    emit(s, DISCARDS_CARD, s.owner[slot], card(slot))


def draw_top(s: ArenaState, deck: int) -> None:
    """Take the top card into its player's hand. The pile is gone through when its last card is taken, or, as the
    table rules, when a draw finds it empty."""
    pile = s.zones[deck_zone(s, deck, PILE)]
    if not pile:
        _next_pile(s, deck)
    if pile:
        seat = s.game.seat_of[deck]
        move(s, pile[-1], seat_zone(seat, HAND))
        emit(s, DRAWS, seat, card(deck))
        if not pile and s.game.ruling("exhaust_at") == "last_card_taken":
            _next_pile(s, deck)
    else:
        s.scope.done = False


def _next_pile(s: ArenaState, deck: int) -> None:
    """Once through: the discards are reshuffled, as soon as there are any. Twice: that was the last pile."""
    if s.piles[deck] > s.passes[deck]:
        s.passes[deck] += 1
        emit(s, GONE_THROUGH, s.game.seat_of[deck], card(deck))
    discards = deck_zone(s, deck, DISCARDS)
    if s.passes[deck] < 2 and s.zones[discards]:
        shuffle_into(s, discards, deck_zone(s, deck, PILE))
        s.piles[deck] += 1


class _DrawCard(Node):
    """Draw a card. Its data hold the deck, once it is known; with ten cards in hand one is discarded first."""

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        if not frame.data:
            decks = [deck for deck in own(s, frame.seat) if can_draw(s, deck)]
            if not decks:
                s.scope.done = False
                return None
            return Decision(frame.seat, questions.DRAW_FROM, [DRAW[deck] for deck in decks], frame.source)
        hand = s.zones[seat_zone(frame.seat, HAND)]
        if len(hand) >= HAND_LIMIT:
            return Decision(frame.seat, questions.MAKE_ROOM, [CARD[slot] for slot in hand], frame.source)
        draw_top(s, frame.data[0])
        return None

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        if option.kind == kinds.DRAW:
            s.stack.append(frame.having((option.value("card"),)))
        else:
            s.stack.append(frame)
            discard(s, option.value("card"))


DRAW_CARD: Final = _DrawCard()
label_tree("arena/draw card", DRAW_CARD)


def play_face_down(s: ArenaState, seat: int, slot: int) -> tuple[int, int]:
    """Lay a card of the hand face down before its player. Nobody may tell which it was: whoever had looked into the
    hand sees it mixed. Returns the slot that now is that card, and the seats that knew every card it may be."""
    hand, known, mine = s.zones[seat_zone(seat, HAND)], s.known, 1 << seat
    alike = [other for other in hand if deck_of(s, other) == deck_of(s, slot)]
    knew = EVERY_SEAT & ~mine
    seen = 0
    for other in alike:
        knew &= known[other]
        seen |= known[other]
    if len(alike) > 1 and seen & EVERY_SEAT & ~mine:
        slot = _mix(s, alike, slot)
        for other in alike:
            known[other] = mine
    else:
        knew = 0
    move(s, slot, seat_zone(seat, PLAY))
    return slot, knew


def _mix(s: ArenaState, slots: list[int], watched: int) -> int:
    """The identities of these slots change places. Returns the slot where that of `watched` went."""
    ident = s.ident
    for last in range(len(slots) - 1, 0, -1):
        a, b = slots[last], slots[roll(s, last + 1)]
        ident[a], ident[b] = ident[b], ident[a]
        if watched in (a, b):
            watched = a + b - watched
    return watched


def redeal(s: ArenaState, seat: int) -> None:
    """What everybody knows of a facedown card: it shows an attack value. In another world it must as well: it changes
    places with the first unknown card that does, and which one that is the deal has left to luck."""
    for who in range(s.game.seats):
        for slot in s.zones[seat_zone(who, PLAY)]:
            if not knows(s, seat, slot) and s.card(slot).attack is None:
                other = next(other for other, pool in enumerate(s.pool) if pool == s.pool[slot]
                             and not knows(s, seat, other) and s.card(other).attack is not None)
                s.ident[slot], s.ident[other] = s.ident[other], s.ident[slot]


def remember(s: ArenaState, seat: int, deck: int, knew: int) -> None:
    """The card is open: who knew all that it could have been knows what is left in the hand."""
    for slot in s.zones[seat_zone(seat, HAND)]:
        if deck_of(s, slot) == deck:
            s.known[slot] |= knew
