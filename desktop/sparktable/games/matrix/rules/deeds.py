"""What happens, is remembered for the turn, triggers texts and completes Missions."""
from __future__ import annotations

from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import number as number_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.decisions import space as space_ref
from sparktable.kernel.events import emit
from sparktable.kernel.state import Listener
from sparktable.kernel.triggers import fire

from ..card import BOSS, CHARACTER, RUIN
from ..state import Deed, MatrixState
from ..statics import in_force
from ..verbs.frames import When, no_frame


def happened(s: MatrixState, kind: str, seat: int, slot: int = -1, space: int = -1, number: int = 0) -> None:
    """Tell that something was done: it goes into the turn's record, triggers texts and may complete Missions."""
    s.deeds = (*s.deeds, Deed(kind, seat, slot, space, number))
    if s.events is not None:
        refs = [seat_ref(seat)]
        if slot >= 0:
            refs.append(card_ref(slot))
        if space >= 0:
            refs.append(space_ref(space))
        emit(s, kind, seat, *refs, number_ref(number))
    if kind in s.listeners:
        fire(s, kind, seat, slot, space, number)
    for note in s.game.notes.get(kind, ()):
        note(s, kind)


def done_this_turn(s: MatrixState, kind: str, seat: int = -1) -> int:
    """How often something was done this turn, by a seat or by anybody."""
    return sum(deed.kind == kind and seat in (-1, deed.seat) for deed in s.deeds)


def trigger_matches(s: MatrixState, when: When, listener: Listener, facts: tuple[int, ...]) -> bool:
    """Whether an event sets a triggered text off; a limited text is then used."""
    if not speaks_of(s, when, listener, facts):
        return False
    if when.limit:
        use(s, listener.slot, _limited(when, listener, facts[0]))
    return True


def _limited(when: When, listener: Listener, seat: int) -> str:
    """What a limited text is noted under: one in the Matrix for each player by itself."""
    return when.label if listener.seat >= 0 else f"{when.label}/{seat}"


def speaks_of(s: MatrixState, when: When, listener: Listener, facts: tuple[int, ...]) -> bool:
    """Whether an event is one that a triggered text speaks of."""
    seat, slot, _, _ = facts
    if listener.seat >= 0:
        if seat != listener.seat and not when.anybody:
            return False
        if when.own_turn and s.active != listener.seat:
            return False
    elif not _concerns(s, listener.slot, seat, when):
        return False
    if when.limit and uses(s, listener.slot, _limited(when, listener, seat)) >= when.limit:
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
    """How often a limited text was used this turn."""
    return s.used.count((slot, label))


def use(s: MatrixState, slot: int, label: str) -> None:
    s.used = (*s.used, (slot, label))


def kept_uses(s: MatrixState) -> tuple[tuple[int, str], ...]:
    """What stays used beyond a turn: nothing, unless the table lets characters Block only once until their own turn
    (Ironhide, Core p.15)."""
    if s.game.ruling("offturn_block_per_turn") != "until_your_turn":
        return ()
    return tuple(each for each in s.used if s.card(each[0]).type == CHARACTER and s.owner[each[0]] != s.active)
