"""Parts of an outlook that many options share: prices, what is set off, what is left."""
from __future__ import annotations

from collections.abc import Iterator

from sparktable.kernel.control import Effect, Nothing
from sparktable.kernel.decisions import Ref, card, word
from sparktable.kernel.game import Prospect
from sparktable.kernel.zones import FACE_UP, move

from ..card import BOSS, ROBOT
from ..rules.abilities import CONVERT_COST
from ..rules.deeds import speaks_of
from ..rules.movement import BY_ALT, BY_CARD, BY_FLIGHT, move_by_kind
from ..rules.power import alt_penalty, shares, strength
from ..state import ALT, BUY, CHARACTER_OF, MATRIX, MatrixState, seat_zone
from ..statics import in_force
from ..verbs.frames import CONVERTS, MOVES_ONTO, When

Prospects = Iterator[Prospect]


def fact(key: str, *refs: Ref, **numbers: int) -> Prospect:
    return Prospect(key, refs, tuple(sorted(numbers.items())))


def text(effect: Effect | None, *refs: Ref, key: str = "text") -> Prospects:
    """A part of a card's text, said in words."""
    if effect is not None and not isinstance(effect, Nothing):
        yield fact(key, *refs, word(effect.label))


def triggers(s: MatrixState, event: str, seat: int, slot: int = -1, space: int = -1) -> Prospects:
    """Texts in force that would be set off."""
    for listener in s.listeners.get(event, ()):
        when = listener.node
        if isinstance(when, When) and speaks_of(s, when, listener, (seat, slot, space, 0)):
            yield from text(when.effect, card(listener.slot), key="sets off")


def lying(s: MatrixState, slot: int, who: int, which: int) -> MatrixState:
    """The position with a card already in one of a player's zones: what is set off looks at it there."""
    then = s.copy()
    then.owner[slot] = who
    move(then, slot, seat_zone(who, which))
    return then


def paid_power(s: MatrixState, seat: int, n: int, distance: int, purpose: int, target: int) -> Prospects:
    """The price, the cards that it is taken from, and what is left in one's own space."""
    yield fact("power price", price=n, distance=distance)
    for source, part in shares(s, seat, n, distance, purpose, target):
        if source.kind == "card":
            yield fact("power from", card(source.key), n=part)
    yield fact("power left", n=max(0, strength(s, seat, 0, BUY) - n))


def paid_move(s: MatrixState, seat: int, n: int, kind: int) -> Prospects:
    """The price, and which Move it takes: first that of the kind, then any other (rules/movement.py)."""
    have = move_by_kind(s, seat)
    for which in dict.fromkeys((kind, BY_CARD, BY_FLIGHT, BY_ALT)):
        part = min(n, have[which])
        n -= part
        if part:
            yield fact(f"move from {('alt', 'cards', 'flight')[which]}", n=part, left=have[which] - part)


def paid_energon(s: MatrixState, seat: int, n: int) -> Prospects:
    if n:
        yield fact("energon price", n=n, left=s.energon[seat] - n)


def lands(s: MatrixState, seat: int, space: int, *, ambushes: bool = True) -> Prospects:
    """What coming onto a space sets off."""
    slot = s.zones[MATRIX][space]
    if slot >= 0 and ambushes and s.known[slot] & FACE_UP and s.game.adversary(s, seat, slot):
        yield from ambushed(s, seat, slot)
    then = s.copy()
    then.at[seat] = space
    yield from triggers(then, MOVES_ONTO, seat, slot, space)


def ambushed(s: MatrixState, seat: int, slot: int) -> Prospects:
    yield fact("ambush avoided" if in_force(s, "avoid ambush", seat) else "ambush", card(slot))


def turned_up(s: MatrixState, seat: int, slot: int) -> Prospects:
    """A card is turned up: who knows it, knows what follows; to all others it may be anything."""
    if not s.known[slot] >> seat & 1:
        yield fact("turns up unknown")
        return
    yield fact("turns up", card(slot))
    title = s.card(slot)
    yield from text(title.reveal)
    if title.attack is not None and title.type == BOSS and seat in s.game.foes_of_card(s, slot):
        yield from text(title.attack.effect, card(slot), key="reveal attack")
    elif ROBOT in title.types and s.game.adversary(s, seat, slot) and s.zones[MATRIX][s.at[seat]] == slot:
        yield from ambushed(s, seat, slot)


def converting(s: MatrixState, seat: int, price: int = CONVERT_COST) -> Prospects:
    """What the other side of the character brings and takes."""
    yield from paid_energon(s, seat, price)
    slot = s.zones[CHARACTER_OF[seat]][0]
    alt = s.card(slot).alt
    if s.mode[seat] == ALT:
        yield fact("to bot")
        yield from text(alt.leaving)
        idle = move_by_kind(s, seat)[BY_ALT]
        if idle:
            yield fact("alt move idle", n=idle)
        if alt_penalty(s, seat):
            yield fact("penalty ends", n=alt_penalty(s, seat))
    else:
        yield fact("to alt")
        if seat == s.active and alt.move > s.alt_spent[seat]:
            yield fact("alt move", n=alt.move - s.alt_spent[seat])
        if alt.penalty:
            yield fact("penalty begins", n=-alt.penalty)
    yield from triggers(s, CONVERTS, seat)
