"""What is done with battle cards: drawn, scrapped, put back, played, looked at; and with Upgrades on characters."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Amount, Effect, amount
from sparktable.kernel.decisions import CARD, DONE, PASS, Decision, Option, card, seat
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.stack import call
from sparktable.kernel.triggers import fire
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.vocabulary.picking import Picking
from sparktable.kernel.vocabulary.seats import seat_of, seats_of
from sparktable.kernel.zones import learn, move

from .. import questions
from ..card import ACTION, SECRET
from ..deeds.battle import flip_for_battle
from ..deeds.deck import draw, flip_cards, put_on_deck, scrap_top
from ..deeds.hand import scrap_from_hand
from ..deeds.looking import FOCUSING
from ..deeds.playing import can_play, play
from ..events import PUT_ON_DECK, SEES_HAND, SHOWN
from ..facts.held import held
from ..facts.stats import is_upgrade
from ..state import HAND, SCRAP, TcgState
from .select import IN_HAND, YOU, YOURS, Cards, Selection
from .whom import DoneTo

MY_HAND = Cards(IN_HAND)
label_tree("tcg/my hand", MY_HAND)


@dataclass(frozen=True, eq=False)
class Draw(Effect):
    """Draw cards."""

    n: Amount = 1
    who: str = YOU

    def run(self, s: TcgState, frame: Frame) -> None:
        n = amount(s, frame, self.n)
        for each in seats_of(s, frame, self.who):
            draw(s, each, n)


@dataclass(frozen=True, eq=False)
class ScrapFromHand(Picking):
    """Somebody chooses cards from the own hand and scraps them, as many as there are to that number; "it" is what was
    scrapped."""

    n: Amount = 1
    who: str = YOU
    what: Cards | None = None
    """Only such cards. Whether there are any is nobody else's business."""
    up_to: bool = False

    def __post_init__(self) -> None:
        self.may_stop(self.up_to)

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        hand = s.zones[HAND + seat_of(s, frame, self.who)]
        return [slot for slot in hand if self.what is None or self.what.like(s, frame, slot)]

    def wanted(self, s: TcgState, frame: Frame) -> int:
        return amount(s, frame, self.n)

    def chooser(self) -> str:
        return self.who

    def secret(self, s: TcgState, frame: Frame) -> bool:
        return self.what is not None

    def question(self) -> QuestionKind:
        return questions.SCRAP

    def possible(self, s: TcgState, frame: Frame) -> bool:
        held = len(s.zones[HAND + seat_of(s, frame, self.who)])
        return held >= (1 if self.up_to else amount(s, frame, self.n))

    def take(self, s: TcgState, frame: Frame, item: int) -> None:
        scrap_from_hand(s, item, frame.seat)


@dataclass(frozen=True, eq=False)
class ScrapHand(Effect):
    """Scrap the whole hand, or all such cards in it; "it" is what was scrapped."""

    who: str = YOU
    what: Cards | None = None

    def run(self, s: TcgState, frame: Frame) -> None:
        scrapped: list[int] = []
        for each in seats_of(s, frame, self.who):
            for slot in [*s.zones[HAND + each]]:
                if self.what is None or self.what.like(s, frame, slot):
                    scrapped.append(slot)
                    scrap_from_hand(s, slot, frame.seat)
        s.scope.it = tuple(scrapped)


@dataclass(frozen=True, eq=False)
class PutOnDeck(Effect):
    """Cards of your hand go on top of the deck, one after the other. Plan: up to that number, as you like."""

    n: int = 1
    up_to: bool = False

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        hand = s.zones[HAND + frame.seat]
        if len(frame.data) >= self.n or not hand:
            return None
        options = [*(CARD[slot] for slot in hand), *((DONE,) if self.up_to else ())]
        return Decision(frame.seat, questions.PUT_ON_DECK, options, frame.source)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        if option != DONE:
            slot = option.value("card")
            s.stack.append(frame.having((*frame.data, slot)))
            put_on_deck(s, slot)
            fire(s, PUT_ON_DECK, slot, frame.seat)


def plan(n: int) -> PutOnDeck:
    """Plan N."""
    return PutOnDeck(n, up_to=True)


@dataclass(frozen=True, eq=False)
class ScrapTop(Effect):
    """Scrap cards from the top of a deck; "it" is what was scrapped."""

    n: Amount = 1
    whose: str = YOURS

    def run(self, s: TcgState, frame: Frame) -> None:
        scrapped: list[int] = []
        for each in seats_of(s, frame, self.whose):
            scrapped += scrap_top(s, each, amount(s, frame, self.n))
        s.scope.it = tuple(scrapped)


class ToHand(DoneTo):
    """Cards go to their owner's hand."""

    def question(self) -> QuestionKind:
        return questions.TO_HAND

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            move(s, slot, HAND + s.owner[slot])


class Scrap(DoneTo):
    """Cards that lie in a pile or are held go to their owner's scrap pile."""

    def question(self) -> QuestionKind:
        return questions.SCRAP

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            if s.where[slot] in (HAND, HAND + 1):
                scrap_from_hand(s, slot, frame.seat)
            else:
                move(s, slot, SCRAP + s.owner[slot])


@dataclass(frozen=True, eq=False)
class LookAtHand(Effect):
    """You see the opponent's hand."""

    def run(self, s: TcgState, frame: Frame) -> None:
        for slot in s.zones[HAND + 1 - frame.seat]:
            learn(s, frame.seat, slot)
        emit(s, SEES_HAND, frame.seat, seat(1 - frame.seat))


@dataclass(frozen=True, eq=False)
class Reveal(Effect):
    """Cards are shown to everybody; "it" is what was shown."""

    what: Selection

    def run(self, s: TcgState, frame: Frame) -> None:
        shown = self.what.found(s, frame)
        for slot in shown:
            for each in range(s.game.seats):
                learn(s, each, slot)
            emit(s, SHOWN, s.owner[slot], card(slot))
        s.scope.it = tuple(shown)


@dataclass(frozen=True, eq=False)
class MayPlay(Effect):
    """You may play a card: one more than the turn allows. From the hand, or from where it says."""

    what: Cards = MY_HAND
    must: bool = False

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        secret = self.what.pile == IN_HAND
        among = [slot for slot in held(s, frame.seat) if self.what.like(s, frame, slot)] if secret else (
            self.what.found(s, frame))
        playable = [CARD[slot] for slot in among if (is_upgrade(s, slot) or s.card(slot).type in (ACTION, SECRET))
                    and can_play(s, frame.seat, slot)]
        if not playable and not secret:
            s.scope.done = False
            return None
        options = playable if self.must and playable else [*playable, PASS]
        return Decision(frame.seat, questions.PLAY, options, frame.source, secret=secret)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.scope.done = option != PASS
        if option != PASS:
            slot = option.value("card")
            s.scope.it = (slot,)
            play(s, frame.seat, slot)


@dataclass(frozen=True, eq=False)
class LookAtTop(Effect):
    """Some cards on top of your deck are looked at: each is scrapped or kept, in an order of your choice."""

    n: int = 1

    def run(self, s: TcgState, frame: Frame) -> None:
        call(s, FOCUSING, frame.seat, frame.source, (self.n,))


@dataclass(frozen=True, eq=False)
class FlipCards(Effect):
    """Flip battle cards outside a battle; "it" is what was flipped."""

    n: Amount

    def run(self, s: TcgState, frame: Frame) -> None:
        s.scope.it = tuple(flip_cards(s, frame.seat, amount(s, frame, self.n)))


@dataclass(frozen=True, eq=False)
class FlipMore(Effect):
    """Flip more battle cards in this battle."""

    n: Amount

    def run(self, s: TcgState, frame: Frame) -> None:
        flip_for_battle(s, frame.seat, amount(s, frame, self.n))
