"""Cards on their way: discarding, destroying, gaining, giving, putting on top."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import call
from sparktable.kernel.vocabulary.seats import YOU, seat_of
from sparktable.kernel.vocabulary.statics import forbidden
from sparktable.kernel.zones import FACE_UP, learn, move, turn_down, turn_up

from .. import state as zones
from .. import stats
from ..card import DAMAGE, ENCOUNTER, MISSION, RELIC
from ..deeds.gaining import gain_card
from ..deeds.piles import (
    DISCARD_OR_VAULT,
    deck_top,
    destroy,
    discard,
    leave_play,
    left_matrix,
    put_on_top,
    to_hand,
    to_vault,
)
from ..deeds.playing import play_card
from ..events import DESTROYS_DAMAGE, GIVES, RUNS_EMPTY, SHOWS, happened
from ..facts.cards import destructible, space_of
from ..state import MatrixState, seat_zone
from .pick import Pick

TO_DISCARD: Final = "discard"
TO_HAND: Final = "hand"
TO_DECK: Final = "deck top"
"""Where a gained card goes."""


@dataclass(frozen=True, eq=False)
class ChooseCard(Pick):
    """Only picks: what follows speaks of the card as `IT`."""


@dataclass(frozen=True, eq=False)
class Discard(Pick):
    """To the owner's discard pile; a Relic may go to the Vault instead (War on Cybertron p.18)."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        title = s.card(item)
        if title.type == MISSION:
            turn_up(s, item)
            move(s, item, zones.MISSION_DISCARD)
        elif title.type == ENCOUNTER:
            move(s, item, zones.ENCOUNTER_DISCARD)
        elif RELIC in title.types:
            call(s, DISCARD_OR_VAULT, s.owner[item], item)
        else:
            discard(s, item)


@dataclass(frozen=True, eq=False)
class Destroy(Pick):
    """Main-deck cards go to the destroyed pile, others leave the game."""

    _: KW_ONLY
    replaced: bool = False
    """Another card takes its space in the Matrix at once: the space is never empty."""

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        if s.card(item).type == DAMAGE and forbidden(s, stats.DESTROYING_DAMAGE, frame.seat, item):
            return False
        return destructible(s, item)

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        s.scope.spot = space_of(s, item)
        destroy(s, item, at_once_filled=self.replaced)
        if s.card(item).type == DAMAGE:
            happened(s, DESTROYS_DAMAGE, frame.seat, item)


@dataclass(frozen=True, eq=False)
class Gain(Pick):
    """Gain a card without paying for it."""

    _: KW_ONLY
    to: str = TO_DISCARD

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        """Nobody's cards, and an Adversary that you have just beaten."""
        mine = seat_zone(frame.seat, zones.VAULT)
        return s.owner[item] < 0 or s.where[item] in (zones.MATRIX, zones.DESTROYED, mine)

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        gain_card(s, frame.seat, item, self.to)


@dataclass(frozen=True, eq=False)
class Rescue(Pick):
    """An Ally that lies under this card goes into play: in front of its rescuer, or of whoever had it before."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        del s.under[item]
        back = s.owner[item] >= 0 and s.game.ruling("hostage_owner") == "first_owner"
        gain_card(s, s.owner[item] if back else frame.seat, item)
        if frame.source not in s.under.values():
            happened(s, RUNS_EMPTY, frame.seat, frame.source)


@dataclass(frozen=True, eq=False)
class Give(Pick):
    """A card goes to `them`: on top of the deck, a Mission facedown into the play area."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        if s.card(item).type == MISSION:
            s.owner[item] = s.scope.them
            move(s, item, seat_zone(s.scope.them, zones.MISSIONS))
            for mate in s.game.team(s.scope.them):
                learn(s, mate, item)
        else:
            put_on_top(s, item, s.scope.them)
        emit(s, GIVES, frame.seat, card(item))


@dataclass(frozen=True, eq=False)
class PutOnTop(Pick):
    """On top of its owner's deck; a Mission on top of the team's stack."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        put_on_top(s, item, frame.seat)


@dataclass(frozen=True, eq=False)
class TakeToHand(Pick):
    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        to_hand(s, item, frame.seat)


@dataclass(frozen=True, eq=False)
class ToVault(Pick):
    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        to_vault(s, item, frame.seat)


@dataclass(frozen=True, eq=False)
class PutUnder(Pick):
    """Faceup under the card that speaks. Whose it was is remembered."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        space = space_of(s, item)
        leave_play(s, item)
        turn_up(s, item)
        move(s, item, zones.UNDER)
        s.under[item] = frame.source
        if space >= 0:
            left_matrix(s, item, space)


@dataclass(frozen=True, eq=False)
class RevealTop(Effect):
    """The top card of a deck is shown to all, and lies there facedown again until something is done with it."""

    who: str = YOU

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        seat = seat_of(s, frame, self.who)
        return bool(s.zones[seat_zone(seat, zones.DECK)] or s.zones[seat_zone(seat, zones.DISCARD)])

    def run(self, s: MatrixState, frame: Frame) -> None:
        slot = deck_top(s, seat_of(s, frame, self.who))
        s.scope.it, s.scope.done = (), slot >= 0
        if slot >= 0:
            s.scope.it = (slot,)
            turn_up(s, slot)
            emit(s, SHOWS, frame.seat, card(slot))
            turn_down(s, slot)


@dataclass(frozen=True, eq=False)
class Show(Pick):
    """A card that only its owner has seen is shown to all."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        was_up = s.known[item] & FACE_UP
        turn_up(s, item)
        emit(s, SHOWS, frame.seat, card(item))
        if not was_up:
            turn_down(s, item)


@dataclass(frozen=True, eq=False)
class PlayTop(Effect):
    """The top card of your deck is put into play as if played from hand."""

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        seat = frame.seat
        return bool(s.zones[seat_zone(seat, zones.DECK)] or s.zones[seat_zone(seat, zones.DISCARD)])

    def run(self, s: MatrixState, frame: Frame) -> None:
        slot = deck_top(s, frame.seat)
        s.scope.done = slot >= 0
        if slot >= 0:
            s.scope.it = (slot,)
            play_card(s, frame.seat, slot)
