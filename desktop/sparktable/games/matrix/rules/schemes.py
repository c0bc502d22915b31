"""Schemes: contributing to them and thwarting them (War on Cybertron p.19; Core p.20-21)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.control import no_frame
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.scope import Scope
from sparktable.kernel.typed import EventKind
from sparktable.kernel.zones import FACE_UP, move, turn_up

from .. import kinds
from ..card import SCHEME
from ..deeds.enforcing import lift
from ..deeds.paying import pay_power
from ..deeds.piles import destroy, left_matrix, to_vault
from ..deeds.resources import lose_energon
from ..events import BLOCKS_ATTACK, CONTRIBUTES, CONTRIBUTES_ENERGON, THWARTS, happened
from ..facts.cards import space_of
from ..facts.payer import payer
from ..facts.power import strength
from ..headings import Thwart
from ..state import MATRIX, UNDER, USE, Deed, MatrixState

LAY_UNDER: Final = Options(kinds.CONTRIBUTE, "card", "card")
"""The Scheme, and the card that goes under it."""
PUT_ENERGON: Final = Options(kinds.CONTRIBUTE, "card", "number")
PAY_POWER: Final = Options(kinds.CONTRIBUTE, "card", words=("power",))
CLAIM: Final = Options(kinds.CONTRIBUTE, "card", words=("claim",))
"""What thwarts the Scheme holds: its player says so."""


def faceup_schemes(s: MatrixState) -> list[int]:
    schemes, ident, known = s.game.titles_of[SCHEME], s.ident, s.known
    return [slot for slot in s.zones[MATRIX] if ident[slot] in schemes and slot >= 0 and known[slot] & FACE_UP]


def contributions(s: MatrixState, seat: int, scheme: int) -> list[Option]:
    """What the active player, standing on a Scheme, may contribute: only what brings it closer to its end."""
    options: list[Option] = []
    frame = no_frame(seat, scheme)
    for thwart in s.card(scheme).thwart:
        if thwart.condition is not None and not thwart.condition.holds(s, frame):
            continue
        if thwart.contribute is not None:
            options += [LAY_UNDER[scheme, slot] for slot in thwart.contribute.found(s, frame)
                        if advances(s, thwart, scheme, slot)]
        elif thwart.energon:
            missing = needed_energon(s, thwart) - s.stored.get(scheme, 0)
            if at_once(s, scheme):
                options += [PUT_ENERGON[scheme, missing]] if s.energon[seat] >= missing else []
            else:
                options += [PUT_ENERGON[scheme, n] for n in range(1, min(missing, s.energon[seat]) + 1)]
        elif thwart.power and strength(s, seat, 0, USE, scheme) >= thwart.power:
            options.append(PAY_POWER[scheme])
    return list(dict.fromkeys(options))  # a card may serve two ways of thwarting


def price_in_power(s: MatrixState, scheme: int) -> int:
    """The Power that thwarts a Scheme."""
    return next(int(thwart.power) for thwart in s.card(scheme).thwart if thwart.power)


def priced(thwart: Thwart) -> bool:
    """Whether it takes more than that its condition holds."""
    return bool(thwart.contribute or thwart.energon or thwart.power or thwart.event)


def at_once(s: MatrixState, scheme: int) -> bool:
    """A Decepticon Scheme is thwarted by one player within one turn (Core p.20)."""
    return bool(s.card(scheme).subtype == "Decepticon Scheme")


def needed_energon(s: MatrixState, thwart: Thwart) -> int:
    return thwart.energon + thwart.per_player * s.game.seats


def lying_under(s: MatrixState, scheme: int) -> list[int]:
    return [slot for slot, host in s.under.items() if host == scheme]


def advances(s: MatrixState, thwart: Thwart, scheme: int, slot: int) -> bool:
    """Only one card of each cost where different costs are asked for (Core p.20)."""
    under = lying_under(s, scheme)
    if thwart.different_costs:
        return s.card(slot).cost not in [s.card(other).cost for other in under]
    return True


def contribute(s: MatrixState, seat: int, option: Option) -> None:
    """Lay a card under a Scheme, put Energon on it, or pay its Power; thwart it when that was the last of it."""
    scheme = option.value("card")
    kinds = [ref.kind for ref in option.refs]
    if kinds == ["card", "card"]:
        slot = option.value("card", 1)
        _lay_under(s, scheme, slot)
        happened(s, CONTRIBUTES, seat, slot, space_of(s, scheme))
    elif "number" in kinds:
        n = option.value("number")
        lose_energon(s, seat, n)
        s.stored[scheme] = s.stored.get(scheme, 0) + n
        happened(s, CONTRIBUTES_ENERGON, seat, scheme, number=n)
    elif option == CLAIM[scheme]:
        thwarted(s, seat, scheme)
        return
    else:
        pay_power(s, seat, price_in_power(s, scheme), 0, USE, scheme, payer(option))
        thwarted(s, seat, scheme)
        return
    if any(complete(s, thwart, scheme) for thwart in s.card(scheme).thwart):
        thwarted(s, seat, scheme)


def _lay_under(s: MatrixState, scheme: int, slot: int) -> None:
    turn_up(s, slot)
    move(s, slot, UNDER)
    s.under[slot] = scheme


def complete(s: MatrixState, thwart: Thwart, scheme: int) -> bool:
    under = lying_under(s, scheme)
    if thwart.contribute is not None:
        frame = no_frame(s.active, scheme)
        under = [slot for slot in under if thwart.contribute.describes(s, frame, slot)]
        if thwart.total_cost:
            return sum(s.card(slot).cost or 0 for slot in under) >= thwart.total_cost
        return len(under) >= thwart.cards > 0
    return thwart.energon > 0 and s.stored.get(scheme, 0) >= needed_energon(s, thwart)


def note(s: MatrixState, kind: EventKind) -> None:
    """Something happened: Schemes that fall to it do so, or have the card under them until there are enough."""
    deed = s.deeds[-1]
    for scheme in faceup_schemes(s):
        for thwart in s.card(scheme).thwart:
            if thwart.event != kind or not counts(s, thwart, scheme, deed):
                continue
            if thwart.times > 1:
                _lay_under(s, scheme, deed.slot)
            if enough_under(s, thwart, scheme):
                thwarted(s, deed.seat, scheme)
                break


def enough_under(s: MatrixState, thwart: Thwart, scheme: int, more: int = 0) -> bool:
    """Whether an event has happened often enough, or would have with so many more."""
    return thwart.times == 1 or len(lying_under(s, scheme)) + more >= thwart.times


def counts(s: MatrixState, thwart: Thwart, scheme: int, deed: Deed) -> bool:
    """Whether a deed is one that brings a Scheme closer to its end. A Block is about the character that it saves."""
    if not thwart.anywhere and s.at[deed.seat] != space_of(s, scheme):
        return False
    frame = no_frame(deed.seat, scheme)
    subject = deed.number if deed.kind == BLOCKS_ATTACK else deed.slot
    if not thwart.of.fits(s, frame, subject) if thwart.of is not None else scheme == deed.slot:
        return False
    before, s.scope = s.scope, Scope((deed.slot,))
    holds = thwart.condition is None or thwart.condition.holds(s, frame)
    s.scope = before
    return holds


def check_schemes(s: MatrixState) -> None:
    """Schemes that fall to how things stand, looked at whenever nothing is being resolved."""
    if not s.game.has_schemes:
        return
    for scheme in faceup_schemes(s):
        for thwart in s.card(scheme).thwart:
            if not thwart.voluntary and falls(s, thwart, scheme):
                thwarted(s, s.active, scheme)
                break


def falls(s: MatrixState, thwart: Thwart, scheme: int) -> bool:
    """Whether the state that thwarts a Scheme holds for the active player."""
    return (thwart.condition is not None and not priced(thwart)
            and thwart.condition.holds(s, no_frame(s.active, scheme))
            and (thwart.anywhere or s.at[s.active] == space_of(s, scheme)))


def claims(s: MatrixState) -> list[Option]:
    """The Schemes that the active player may thwart by pointing at how things stand."""
    return [CLAIM[scheme] for scheme in faceup_schemes(s) for thwart in s.card(scheme).thwart
            if thwart.voluntary and falls(s, thwart, scheme)]


def thwarted(s: MatrixState, seat: int, scheme: int) -> None:
    """A Co-op Scheme is destroyed with what lies under it (Core p.21); a Decepticon Scheme goes to the Vault of the
    player who thwarted it (Core p.20)."""
    happened(s, THWARTS, seat, scheme, space_of(s, scheme))
    lift(s, scheme)
    if at_once(s, scheme):
        space = space_of(s, scheme)
        to_vault(s, scheme, seat)
        left_matrix(s, scheme, space)
    else:
        destroy(s, scheme)
