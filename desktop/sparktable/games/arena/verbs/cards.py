"""What texts do with cards: drawing, discarding, looking, picking unseen, taking back, using a Special again."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, Decision, Option, card, seat
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame
from sparktable.kernel.rng import roll
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.vocabulary.seats import THEM, YOU
from sparktable.kernel.zones import learn, move

from .. import questions
from ..card import SPECIAL
from ..deeds.piles import DRAW_CARD, discard
from ..events import LOOKS, TAKES_BACK, USES_SPECIAL
from ..state import DISCARDS, HAND, ArenaState, deck_of, deck_zone, seat_zone

ANY_PILE: Final = "any pile"
OWN_PILE: Final = "own pile"
"""Discard piles: of every deck in play, or of this Transformer's."""


@dataclass(frozen=True, eq=False)
class Draw(Effect):
    """Draw cards, one by one: of two decks the player names one for each card, as for a draw action."""

    n: int

    def run(self, s: ArenaState, frame: Frame) -> None:
        if frame.step + 1 < self.n:
            s.stack.append(frame.at(frame.step + 1))
        call(s, DRAW_CARD, frame.seat, frame.source)


@dataclass(frozen=True, eq=False)
class Discard(Effect):
    """They discard cards of their own choice; with fewer, their whole hand."""

    n: int
    who: str = THEM

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        chooser = frame.seat if self.who == YOU else s.scope.them
        hand = s.zones[seat_zone(chooser, HAND)]
        if len(hand) <= self.n - frame.step:
            s.scope.done = len(hand) == self.n - frame.step
            for slot in tuple(hand):
                discard(s, slot)
            return None
        return Decision(chooser, questions.DISCARD, [CARD[slot] for slot in hand], frame.source)

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        discard(s, option.value("card"))
        if frame.step + 1 < self.n:
            s.stack.append(frame.at(frame.step + 1))


@dataclass(frozen=True, eq=False)
class PickUnseen(Effect):
    """Cards picked blindly from their hand are discarded. Backs are seen: of two decks you say from which
    ("Special Note on Cards for Master Play")."""

    n: int

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        decks = sorted({deck_of(s, slot) for slot in s.zones[seat_zone(s.scope.them, HAND)]})
        if not decks:
            s.scope.done = False
            return None
        return Decision(frame.seat, questions.CHOOSE_BACK, [CARD[deck] for deck in decks], frame.source,
                        (seat(s.scope.them),))

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        backs = [slot for slot in s.zones[seat_zone(s.scope.them, HAND)] if deck_of(s, slot) == option.value("card")]
        discard(s, backs[roll(s, len(backs))])
        if frame.step + 1 < self.n:
            s.stack.append(frame.at(frame.step + 1))


@dataclass(frozen=True, eq=False)
class LookAndDiscard(Effect):
    """Look at their hand, and choose a card of it that is discarded."""

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        hand = s.zones[seat_zone(s.scope.them, HAND)]
        if not hand:
            s.scope.done = False
            return None
        if frame.step == 0:
            for slot in hand:
                learn(s, frame.seat, slot)
            emit(s, LOOKS, frame.seat, seat(s.scope.them), *(card(slot) for slot in hand))
            s.stack.append(frame.at(1))
            return None
        return Decision(frame.seat, questions.LOOK, [CARD[slot] for slot in hand], frame.source,
                        (seat(s.scope.them),))

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        discard(s, option.value("card"))


def _unlike(s: State, slots: list[int]) -> list[int]:
    """One of each title: in a discard pile one copy is as good as the next."""
    return list({s.ident[slot]: slot for slot in reversed(slots)}.values())[::-1]


@dataclass(frozen=True, eq=False)
class TakeBack(Effect):
    """Take a card of that type from this Transformer's discard pile into the hand."""

    type: str

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        pile = s.zones[deck_zone(s, deck_of(s, frame.source), DISCARDS)]
        found = _unlike(s, [slot for slot in pile if s.card(slot).type == self.type])
        if not found:
            s.scope.done = False
            return None
        return Decision(frame.seat, questions.TAKE_BACK, [CARD[slot] for slot in found], frame.source)

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        move(s, slot, seat_zone(frame.seat, HAND))
        emit(s, TAKES_BACK, frame.seat, card(slot))


@dataclass(frozen=True, eq=False)
class UseSpecial(Effect):
    """Use the Special card of a discard pile, other than this title: this Transformer takes the place of whomever
    it names, and the chosen card stays where it is ("Special Notes on Cards")."""

    piles: str
    ruling: str = ""

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        piles = str(s.game.ruling(self.ruling)) if self.ruling else self.piles
        me = deck_of(s, frame.source)
        decks = range(len(s.damage)) if piles == ANY_PILE else (me,)
        found = [slot for deck in decks for slot in s.zones[deck_zone(s, deck, DISCARDS)]
                 if s.card(slot).type == SPECIAL and s.ident[slot] != s.ident[frame.source]]
        if not found:
            s.scope.done = False
            return None
        return Decision(frame.seat, questions.USE_SPECIAL, [CARD[slot] for slot in _unlike(s, found)], frame.source)

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        chosen = s.card(option.value("card"))
        emit(s, USES_SPECIAL, frame.seat, card(frame.source), card(option.value("card")))
        begin(s, chosen.text, frame.seat, frame.source)
