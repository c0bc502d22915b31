"""What would come of a deed besides its texts: Missions completed, Schemes that fall, a game that ends.

Each takes the position as it would be then, made by the outlook of the deed; Missions that the asking seat does not
know are blank in its view, and are never named.
"""
from __future__ import annotations

from sparktable.kernel.control import Effect, If, Seq, amount, no_frame
from sparktable.kernel.decisions import card
from sparktable.kernel.nodes import Frame
from sparktable.kernel.scope import Scope
from sparktable.kernel.typed import EventKind
from sparktable.kernel.vocabulary.seats import seat_of
from sparktable.kernel.zones import move

from ..card import UNKNOWN
from ..events import ALWAYS, IS_DESTROYED
from ..facts.cards import leaves_the_game, owned
from ..facts.holdings import controlled_damage, energon_room
from ..headings import Objective
from ..rules.missions import fulfilled
from ..rules.schemes import counts, enough_under, faceup_schemes, falls
from ..state import DESTROYED, MISSIONS_OF, OUT, Deed, MatrixState
from ..verbs.resources import GainDamage, GainEnergon
from ..verbs.select import OWNED, Cards, as_tuple
from .facts import Prospects, fact, set_off, text


def brings(s: MatrixState, then: MatrixState, kind: EventKind, seat: int, slot: int = -1, space: int = -1,
           number: int = 0) -> Prospects:
    """Missions that a deed completes and Schemes that fall to it."""
    deed = Deed(kind, seat, slot, space, number)
    then = then.copy()
    then.deeds = (*then.deeds, deed)
    yield from _missions(s, then, kind)
    for scheme in faceup_schemes(then) if then.game.has_schemes else ():
        if any((thwart.event == kind and counts(then, thwart, scheme, deed) and enough_under(then, thwart, scheme, 1))
               or (not thwart.voluntary and falls(then, thwart, scheme)) for thwart in then.card(scheme).thwart):
            yield fact("thwarts", card(scheme))


def _missions(s: MatrixState, then: MatrixState, kind: EventKind) -> Prospects:
    """Those that are not met yet and would be; of one that counts cards which are hidden nothing can be told."""
    for seat in range(then.game.seats) if then.game.rules.missions else ():
        for slot in then.zones[MISSIONS_OF[seat]]:
            objective: Objective | None = then.card(slot).objective
            if objective is None or objective.event not in (kind, ALWAYS) or _counts_hidden(then, objective, seat):
                continue
            met_already = objective.event == ALWAYS and fulfilled(s, objective, seat, slot)
            if not met_already and fulfilled(then, objective, seat, slot):
                yield fact("completes", card(slot))


def _counts_hidden(s: MatrixState, objective: Objective, seat: int) -> bool:
    """Whether it counts all that a player owns, and that player's deck holds cards nobody knows (Lean Machine)."""
    return any(isinstance(node, Cards) and OWNED in as_tuple(node.zone) for node in objective.walk()) and any(
        s.card(slot).type == UNKNOWN for slot in owned(s, seat))


def triggers(s: MatrixState, event: EventKind, seat: int, slot: int = -1, space: int = -1,
             number: int = 0) -> Prospects:
    """Texts in force that would be set off, and what they are sure to bring."""
    then = s.copy()
    then.deeds = (*s.deeds, Deed(event, seat, slot, space, number))
    then.scope = Scope((slot,) if slot >= 0 else (), seat, space)
    for listener, effect in set_off(s, event, seat, slot, space, number):
        yield from text(effect, card(listener.slot), key="sets off")
        yield from gives(then, listener.seat if listener.seat >= 0 else seat, effect, listener.slot, number)


def gives(s: MatrixState, seat: int, effect: Effect | None, slot: int, x: int = 0) -> Prospects:
    """What the Energon that a text is sure to give completes, and the end that its Damage may bring."""
    if effect is None:
        return
    then = s.copy()
    then.scope.amount = x
    frame = no_frame(seat, slot)
    for part in sure(then, effect, frame):
        if isinstance(part, GainEnergon):
            who = seat_of(then, frame, part.who)
            then.energon[who] += min(energon_room(then, who), amount(then, frame, part.n))
            yield from _missions(s, then, ALWAYS)
        elif isinstance(part, GainDamage) and part.possible(then, frame):
            yield from hurt(s, seat_of(then, frame, part.who), amount(then, frame, part.n))


def sure(s: MatrixState, effect: Effect, frame: Frame) -> list[Effect]:
    """The parts of a text that are done whatever is chosen."""
    if isinstance(effect, Seq):
        return [part for kid in effect.kids for part in sure(s, kid, frame)]
    if isinstance(effect, If):
        return sure(s, effect.then if effect.condition.holds(s, frame) else effect.other, frame)
    return [effect]


def hurt(s: MatrixState, seat: int, n: int) -> Prospects:
    """So much Damage may be too much; in War on Cybertron some of it goes to the discard pile, unseen till then."""
    limit = s.game.rules.damage_ends
    if limit is not None and len(controlled_damage(s, seat)) + n >= limit:
        yield fact("damage may end game", n=limit)


def gone(s: MatrixState, slot: int) -> Prospects:
    """What it completes that a card is destroyed."""
    then = s.copy()
    move(then, slot, OUT if leaves_the_game(s.card(slot)) else DESTROYED)
    yield from brings(s, then, IS_DESTROYED, s.active, slot)
