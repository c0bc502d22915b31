"""Secret Actions: laid face down, revealed at a moment that the card names, or never.

The opponent sees when somebody is asked; so its player is asked at every moment that any Secret Action could name.
"""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import NOTHING
from sparktable.kernel.decisions import Ref, card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.secrets import Lurk, MayReveal, lie_in_wait
from sparktable.kernel.triggers import Trigger, unlisten
from sparktable.kernel.values import Listener, Waiting
from sparktable.kernel.zones import move

from ..events import (
    ATTACK_DAMAGE_DONE,
    ATTACKER_CHOSEN,
    ATTACKER_FLIPPED,
    BATTLES,
    BEING_PLAYED,
    KOED,
    LAID_SECRET,
    REVEALED,
    WOULD_DRAW,
    WOULD_SCRAP_HAND,
    WOULD_TAKE,
    WOULD_UNTAP,
)
from ..state import PLAYED, SCRAP, SECRETS, TcgState, battle_card
from ..stats import LASTS

MOMENTS = (ATTACKER_CHOSEN, BATTLES, ATTACKER_FLIPPED, ATTACK_DAMAGE_DONE, KOED, BEING_PLAYED, WOULD_TAKE, WOULD_DRAW,
           WOULD_SCRAP_HAND, WOULD_UNTAP)
"""The events at which a Secret Action may be revealed."""
OF_A_SEAT = (WOULD_DRAW, WOULD_SCRAP_HAND)
"""Those that tell of a seat first."""


def lay_secret(s: TcgState, seat: int, slot: int) -> None:
    """Lay a Secret Action face down. That it is one is no secret, but which."""
    move(s, slot, SECRETS + seat)
    s.pool[slot] = SECRETS + seat
    emit(s, LAID_SECRET, seat, card(slot))
    lie_in_wait(s, slot, seat, LURKS)


def scrap_secret(s: TcgState, slot: int) -> None:
    """A Secret Action that nobody has revealed in time is scrapped face up, without effect."""
    unlisten(s, slot)
    move(s, slot, SCRAP + s.owner[slot])


def that_last(s: TcgState) -> dict[int, int]:
    """The cards that let a Secret Action wait for as long as it likes -> that Secret Action."""
    return {m.source: m.subject for m in s.modifiers.get(LASTS, ())
            if s.where[m.subject] == SECRETS + s.owner[m.subject]}


class MayTurnUp(MayReveal):
    """Its player may reveal a Secret Action at a moment that it names."""

    def about(self, s: TcgState, frame: Frame) -> tuple[Ref, ...]:
        """The moment, and the card that it tells of first."""
        told = () if self.event in OF_A_SEAT else (card(s.scope.it[0]),)
        return (*super().about(s, frame), *told)

    def reveal_possible(self, s: TcgState, frame: Frame) -> bool:
        return _ready(s, frame, self.event) is not None


@dataclass(frozen=True, eq=False)
class TurnUp(Node):
    """A Secret Action is turned up and does what it says about this moment."""

    event: str

    def run(self, s: TcgState, frame: Frame) -> None:
        text = _ready(s, frame, self.event)
        assert text is not None
        move(s, frame.source, PLAYED + frame.seat)
        emit(s, REVEALED, frame.seat, card(frame.source))
        text.begin(s, Waiting(text, frame.source, frame.seat, s.scope.it))


def _ready(s: TcgState, frame: Frame, event: str) -> Trigger | None:
    """What the card has to say about the event whose facts are "it", if anything."""
    listener = Listener(frame.source, frame.seat, NOTHING)
    return next((text for text in battle_card(s, frame.source).abilities if isinstance(text, Trigger)
                 and event in text.events and text.matches(s, listener, s.scope.it)), None)


LURKS = {event: Lurk(event, MayTurnUp(event, TurnUp(event))) for event in MOMENTS}
for _event, _lurk in LURKS.items():
    label_tree(f"tcg/lurk/{_event}", _lurk)
