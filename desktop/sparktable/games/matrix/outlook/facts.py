"""Parts of an outlook that many options share: prices, what is set off, what is left."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from sparktable.kernel.control import Effect, Nothing
from sparktable.kernel.decisions import Ref, card, word
from sparktable.kernel.game import Prospect
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Listener
from sparktable.kernel.zones import move

from ..deeds.paying import pay_power
from ..facts.movement import BY_ALT, move_by_kind, move_shares
from ..facts.power import shares, strength
from ..headings import When, would_set_off
from ..state import BUY, PLAY, MatrixState, seat_zone

Prospects = Iterator[Prospect]
ENERGON_PRICE = "energon price"
"""The fact that whoever shows a price beside an answer need not tell once more."""


def fact(key: str, *refs: Ref, **numbers: int) -> Prospect:
    return Prospect(key, refs, tuple(sorted(numbers.items())))


def to_you(key: str, is_it: bool) -> str:
    """What happens to a seat, said to that seat itself or to another."""
    return f"{key} you" if is_it else key


def text(effect: Effect | None, *refs: Ref, key: str = "text") -> Prospects:
    """A part of a card's text, said in words."""
    if effect is not None and not isinstance(effect, Nothing):
        yield fact(key, *refs, word(effect.label))


def set_off(s: MatrixState, event: EventKind, seat: int, slot: int = -1, space: int = -1,
            number: int = 0) -> list[tuple[Listener, Effect]]:
    """Texts in force that would be set off: whose they are, and what they do."""
    return [(listener, listener.node.effect) for listener in would_set_off(s, event, seat, slot, space, number)
            if isinstance(listener.node, When)]


def lying(s: MatrixState, slot: int, who: int, which: int) -> MatrixState:
    """The position with a card already in one of a player's zones: what is set off looks at it there."""
    then = s.copy()
    then.owner[slot] = who
    move(then, slot, seat_zone(who, which))
    return then


def paid_power(s: MatrixState, seat: int, n: int, distance: int, purpose: int, target: int, first: int = -1, *,
               ally: int = -1) -> Prospects:
    """The price, the cards that it is taken from, and what is left in one's own space: with an Ally that it buys."""
    yield fact("power price", price=n, distance=distance)
    alike: dict[int, list[tuple[int, int]]] = {}
    for source, part in shares(s, seat, n, distance, purpose, target, first):
        if source.kind == "card":
            alike.setdefault(s.ident[source.key], []).append((source.key, part))
    for found in alike.values():  # several of one title are told together
        yield fact("power from", card(found[0][0]), n=sum(part for _, part in found), cards=len(found))
    then = s.copy() if ally < 0 else lying(s, ally, seat, PLAY)
    pay_power(then, seat, n, distance, purpose, target, first)
    yield fact("power left", n=strength(then, seat, 0, BUY))


def paid_move(s: MatrixState, seat: int, n: int, kind: int, first: Sequence[int] = ()) -> Prospects:
    """The price, and which Move it takes; of a single card, which one that is."""
    have, parts = move_by_kind(s, seat), move_shares(s, seat, n, kind, first)
    for which in dict.fromkeys(source.kind for source, _ in parts):
        part = sum(part for source, part in parts if source.kind == which)
        slots = {source.slot for source, _ in parts if source.kind == which}
        if which != BY_ALT and len(slots) == 1:
            yield fact(f"move from a {('card', 'flyer')[which - 1]}", card(slots.pop()), n=part,
                       left=have[which] - part)
        else:
            yield fact(f"move from {('alt', 'cards', 'flight')[which]}", n=part, left=have[which] - part)


def paid_energon(s: MatrixState, seat: int, n: int) -> Prospects:
    if n:
        yield fact(ENERGON_PRICE, n=n, left=s.energon[seat] - n)
