"""What happens, is remembered for the turn, triggers texts and completes Missions."""
from __future__ import annotations

from collections.abc import Iterable

from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import number as number_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.decisions import space as space_ref
from sparktable.kernel.events import emit
from sparktable.kernel.state import Listener
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import FACE_UP

from ..card import BOSS, CHARACTER, RUIN
from ..state import Deed, MatrixState
from ..statics import in_force
from ..verbs.frames import When, no_frame
from ..verbs.select import Selection


def happened(s: MatrixState, kind: str, seat: int, slot: int = -1, space: int = -1, number: int = 0,
             by: int = -1) -> None:
    """Tell that something was done: it goes into the turn's record, triggers texts and may complete Missions. Those
    who watch are also told `by` which card."""
    s.deeds = (*s.deeds, noted(s, kind, seat, slot, space, number))
    if s.events is not None:
        refs = [seat_ref(seat)]
        if slot >= 0:
            refs.append(card_ref(slot))
        if by >= 0:
            refs.append(card_ref(by))
        if space >= 0:
            refs.append(space_ref(space))
        emit(s, kind, seat, *refs, number_ref(number))
    if kind in s.listeners:
        fire(s, kind, seat, slot, space, number)
    for note in s.game.notes.get(kind, ()):
        note(s, kind)


def noted(s: MatrixState, kind: str, seat: int, slot: int, space: int, number: int) -> Deed:
    """A deed as everybody has seen it: what its card was is told by the card's face alone, then and for good."""
    seen = slot >= 0 and s.known[slot] & FACE_UP
    return Deed(kind, seat, slot, space, number, s.card(slot).slug if seen else "")


def done_before(s: MatrixState, deeds: Iterable[Deed], seat: int, of: Selection | None, source: int) -> bool:
    """Whether "the first time each turn" is over for a seat: one of these deeds of the turn was its own, with such a
    card, whether or not the text that asks was in force by then."""
    return any(deed.seat == seat and (of is None or of.fitted(s, no_frame(seat, source), deed)) for deed in deeds)


def would_set_off(s: MatrixState, kind: str, seat: int, slot: int = -1, space: int = -1,
                  number: int = 0) -> list[Listener]:
    """The texts in force that something would set off if it happened now."""
    if kind not in s.listeners:
        return []
    before = s.deeds
    s.deeds = (*before, noted(s, kind, seat, slot, space, number))
    found = [listener for listener in s.listeners[kind] if isinstance(listener.node, When)
             and listener.node.matches(s, listener, (seat, slot, space, number))]
    s.deeds = before
    return found


def speaks_of(s: MatrixState, when: When, listener: Listener, facts: tuple[int, ...]) -> bool:
    """Whether an event, the last of the turn's record, is one that a triggered text speaks of."""
    seat, slot, _, _ = facts
    if listener.seat >= 0:
        if seat != listener.seat and not when.anybody:
            return False
        if when.own_turn and s.active != listener.seat:
            return False
    elif not _concerns(s, listener.slot, seat, when):
        return False
    if when.first and done_before(s, (deed for deed in s.deeds[:-1] if deed.kind in when.events), seat, when.of,
                                  listener.slot):
        return False
    if when.once and uses(s, listener.slot, when.label):
        return False
    frame = no_frame(listener.seat if listener.seat >= 0 else seat, listener.slot)
    if when.of is not None and not when.of.fits(s, frame, slot if slot >= 0 else seat):
        return False
    if when.condition is not None:
        s.it, s.them, before = (slot,), seat, (s.it, s.them)
        holds = when.condition.holds(s, frame)
        s.it, s.them = before
        return holds
    return True


def _concerns(s: MatrixState, source: int, seat: int, when: When) -> bool:
    """A text in the Matrix concerns the active player, a Boss's only its Adversaries (War on Cybertron p.16); a Ruin
    concerns everybody who comes onto it, unless a text lifts what Ruins say."""
    card = s.cards[s.ident[source]]
    if card.type == BOSS and card.faction == s.game.side[seat]:
        return False
    if RUIN in card.types:
        return not in_force(s, "ignore ruin ongoing", seat)
    return seat == s.active or when.anybody or seat < 0


def uses(s: MatrixState, slot: int, label: str) -> int:
    """How often a text that has a number of uses was used this turn."""
    return s.used.count((slot, label))


def use(s: MatrixState, slot: int, label: str) -> None:
    s.used = (*s.used, (slot, label))


def kept_uses(s: MatrixState) -> tuple[tuple[int, str], ...]:
    """What stays used beyond a turn: nothing, unless the table lets characters Block only once until their own turn
    (Ironhide, Core p.15)."""
    if s.game.ruling("offturn_block_per_turn") != "until_your_turn":
        return ()
    return tuple(each for each in s.used if s.card(each[0]).type == CHARACTER and s.owner[each[0]] != s.active)
