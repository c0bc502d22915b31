"""The deck: drawing, flipping and scrapping its cards, and the reshuffle in the middle of anything.

An empty deck is made anew out of the scrap pile at once (expanded rules, "Shuffling Your Deck"). What an effect has
itself scrapped from the deck stays out until that effect is done.
"""
from __future__ import annotations

from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Happen, Happening, would
from sparktable.kernel.stack import call
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import learn, move, move_top, shuffle

from ..events import CARD_FLIPPED, DREW, PUT_ON_DECK, RESHUFFLED, WOULD_DRAW
from ..state import ASIDE, DECK, HAND, PLAYED, SCRAP, TcgState
from ..stats import A_DRAW, SEES_TOP


def watch_top(s: TcgState, seat: int) -> None:
    """Whoever may look at the top of the own deck at any time knows what lies there."""
    if any(m.seat == seat for m in s.modifiers.get(SEES_TOP, ())) and s.zones[DECK + seat]:
        learn(s, seat, s.zones[DECK + seat][-1])


def refill(s: TcgState, seat: int) -> None:
    """A card has left the deck. A deck without cards is made anew out of the scrap pile, at once."""
    has_cards(s, seat)
    if SEES_TOP in s.modifiers:
        watch_top(s, seat)


def has_cards(s: TcgState, seat: int) -> bool:
    """Whether a deck has a card to give. One that ran out while nothing lay scrapped is made anew now."""
    if not s.zones[DECK + seat]:
        _reshuffle(s, seat)
    return bool(s.zones[DECK + seat])


def _reshuffle(s: TcgState, seat: int) -> None:
    kept_out = {slot for scrapped in s.scrapped for slot in scrapped}
    back = [slot for slot in s.zones[SCRAP + seat] if slot not in kept_out]
    if not back:
        return
    for slot in back:
        move(s, slot, DECK + seat)
    shuffle(s, DECK + seat)
    emit(s, RESHUFFLED, seat)
    fire(s, RESHUFFLED, seat)


def take(s: TcgState, seat: int, zone: int, n: int) -> list[int]:
    """Move cards off a deck one by one, with a reshuffle in between if need be. Returns those there were."""
    taken: list[int] = []
    while len(taken) < n and has_cards(s, seat):
        taken += move_top(s, DECK + seat, zone, 1)
        refill(s, seat)
    return taken


def scrap_from_deck(s: TcgState, slot: int, seat: int) -> None:
    """Scrap a card of a deck. It stays out of a reshuffle until the effect that scraps it is done."""
    if s.scrapped:
        s.scrapped = (*s.scrapped[:-1], (*s.scrapped[-1], slot))
    move(s, slot, SCRAP + seat)
    refill(s, seat)


def scrap_top(s: TcgState, seat: int, n: int) -> list[int]:
    """Scrap cards from the top of a deck, one by one. Returns those there were."""
    scrapped: list[int] = []
    while len(scrapped) < n and has_cards(s, seat):
        scrapped.append(s.zones[DECK + seat][-1])
        scrap_from_deck(s, scrapped[-1], seat)
    return scrapped


def reach(s: TcgState, seat: int, n: int) -> None:
    """So many cards are about to be looked at: where there are fewer, the scrap pile comes under them."""
    deck = s.zones[DECK + seat]
    if len(deck) < n:
        for slot in [*deck]:
            move(s, slot, ASIDE + seat)
        refill(s, seat)
        for slot in [*s.zones[ASIDE + seat]]:
            move(s, slot, DECK + seat)
    if SEES_TOP in s.modifiers:
        watch_top(s, seat)


def put_on_deck(s: TcgState, slot: int) -> None:
    """A card goes on top of its owner's deck."""
    move(s, slot, DECK + s.owner[slot])
    emit(s, PUT_ON_DECK, s.owner[slot], card(slot))
    if SEES_TOP in s.modifiers:
        watch_top(s, s.owner[slot])


def flip_cards(s: TcgState, seat: int, n: int) -> list[int]:
    """Flip battle cards face up into the played area."""
    flipped = take(s, seat, PLAYED + seat, n)
    if s.events is not None or CARD_FLIPPED in s.listeners:
        for slot in flipped:
            emit(s, CARD_FLIPPED, seat, card(slot))
            fire(s, CARD_FLIPPED, slot, seat)
    return flipped


def draw(s: TcgState, seat: int, n: int) -> None:
    """Draw cards, each of which something may replace."""
    if would(A_DRAW) in s.modifiers or WOULD_DRAW in s.listeners:
        for _ in range(n):
            call(s, ABOUT_TO_DRAW, seat)
    else:
        for _ in range(n):
            draw_one(s, seat)


def draw_one(s: TcgState, seat: int) -> None:
    if has_cards(s, seat):
        move_top(s, DECK + seat, HAND + seat, 1)
        s.drawn = tuple(count + (each == seat) for each, count in enumerate(s.drawn))
        fire(s, DREW, seat, s.drawn[seat])
        refill(s, seat)


class _Draw(Node):
    """A card is drawn, by whoever is left to draw it."""

    def run(self, s: TcgState, frame: Frame) -> None:
        draw_one(s, frame.data.subject)


class _AboutToDraw(Node):
    """What waits for a draw is turned up before it, and may replace it."""

    def run(self, s: TcgState, frame: Frame) -> None:
        call(s, DRAWING, frame.seat, data=Happening(kind=A_DRAW, subject=frame.seat, seat=frame.seat))
        fire(s, WOULD_DRAW, frame.seat, s.drawn[frame.seat] + 1)


class _Done(Node):
    """An effect is over: what it has scrapped from the deck may be shuffled in from now on."""

    def run(self, s: TcgState, frame: Frame) -> None:
        s.scrapped = s.scrapped[:-1]
        if not s.scrapped:
            for seat in range(s.game.seats):
                refill(s, seat)


DRAWING, DONE, ACTION_DONE, ABOUT_TO_DRAW = Happen(_Draw()), _Done(), _Done(), _AboutToDraw()
label_tree("tcg/about to draw", ABOUT_TO_DRAW)
label_tree("tcg/drawing", DRAWING)
label_tree("tcg/effect done", DONE)
label_tree("tcg/action done", ACTION_DONE)


def begin_effect(s: TcgState, seat: int, source: int, *, action: bool = False) -> None:
    """An Action or an ability begins. Call it before the effect is put on the stack."""
    call(s, ACTION_DONE if action else DONE, seat, source)
    s.scrapped = (*s.scrapped, ())
