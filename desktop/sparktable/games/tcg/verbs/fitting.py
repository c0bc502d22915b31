"""Upgrades that find another place: played onto some characters only, moved across, swapped with one in hand."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, PASS, Decision, Option, card
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import call
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.vocabulary.selections import Described

from .. import kinds, questions
from ..deeds.playing import play
from ..deeds.upgrading import PLACED, PUTTING_ON, move_upgrade, return_upgrade
from ..facts.slots import bearer, bearers, upgrades
from ..facts.stats import is_upgrade, slot_kind
from ..state import TcgState
from .select import IT, Cards, Chars, Selection, Upgrades, Words, me, words
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class MayPlayOnto(Effect):
    """You may play an Upgrade onto such a character; or one of each kind, in any order."""

    what: Cards
    on: Selection
    one_of_each: tuple[str, ...] = ()

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        hosts, _ = frame.data if frame.step else (self.on.found(s, frame), ())
        if not hosts:
            s.scope.done = False
            return None
        options = [*(CARD[slot] for slot in self._playable(s, frame)), PASS]
        return Decision(frame.seat, questions.PLAY, options, frame.source, tuple(map(card, hosts)), secret=True)

    def _playable(self, s: TcgState, frame: Frame) -> list[int]:
        hosts, kinds = frame.data if frame.step else (self.on.found(s, frame), self.one_of_each)
        return [slot for slot in self.what.found(s, frame) if is_upgrade(s, slot)
                and (not self.one_of_each or slot_kind(s, slot) in kinds)
                and any(each in hosts for each in bearers(s, slot, frame.seat))]

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.scope.done = option != PASS
        if option == PASS:
            return
        hosts, kinds = frame.data if frame.step else (tuple(self.on.found(s, frame)), self.one_of_each)
        slot = option.value("card")
        left = tuple(kind for kind in kinds if kind != slot_kind(s, slot))
        if left:
            s.stack.append(frame.having((hosts, left)).at(1))
        play(s, frame.seat, slot, hosts)


class MoveAcross(DoneTo):
    """Move Upgrades to other characters of yours that can bear them."""

    def question(self) -> QuestionKind:
        return questions.MOVE_UPGRADE

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for slot in self.whom.among.found(s, frame) if _others(s, slot, frame.seat)]

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            call(s, MOVING_TO, frame.seat, slot)


def _others(s: TcgState, upgrade: int, seat: int) -> list[int]:
    """The other characters of a seat that an Upgrade may move to."""
    return [each for each in bearers(s, upgrade, seat) if each != bearer(s, upgrade)]


class _MovingTo(Node):
    """To which of them the Upgrade (the source of the frame) moves."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        options = [CARD[each] for each in _others(s, frame.source, frame.seat)]
        return Decision(frame.seat, questions.MOVE_TO, options, frame.source) if options else None

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        move_upgrade(s, frame.source, option.value("card"))


MOVING_TO = _MovingTo()
label_tree("tcg/moving to", MOVING_TO)


@dataclass(frozen=True, eq=False)
class MaySwapWithHand(Effect):
    """You may swap an Upgrade on the character that the text is about with one from your hand, which is not played:
    it must be one that may be put there."""

    on: Upgrades
    held: Cards

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        lying = self.on.found(s, frame)
        if not lying:
            s.scope.done = False
            return None
        options = [Option(kinds.SWAP, (card(mine), card(other))) for mine in self.held.found(s, frame)
                   if me(s, frame) in bearers(s, mine, frame.seat) for other in lying]
        return Decision(frame.seat, questions.SWAP_WITH_HAND, [*options, PASS], frame.source, secret=True)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.scope.done = option != PASS
        if s.scope.done:
            call(s, PUTTING_ON, frame.seat, option.value("card"), ((me(s, frame),), PLACED))
            return_upgrade(s, option.value("card", 1))


@dataclass(frozen=True, eq=False)
class Bearing(Described):
    """Characters with such an Upgrade, or those without one."""

    who: Chars
    slot: Words
    with_one: bool = True

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return self.who.found(s, frame)

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        borne = any(slot_kind(s, each) in words(self.slot) for each in upgrades(s, item))
        return borne == self.with_one and self.who.like(s, frame, item)


@dataclass(frozen=True, eq=False)
class OfTheSameKind(Described):
    """Upgrades of the kind of the one that was chosen or scrapped last: Weapon, Armor or Utility."""

    of: Upgrades
    what: Selection = IT

    def among(self, s: TcgState, frame: Frame) -> list[int]:
        return self.of.found(s, frame)

    def like(self, s: TcgState, frame: Frame, item: int) -> bool:
        return slot_kind(s, item) in [slot_kind(s, each) for each in self.what.found(s, frame) if is_upgrade(s, each)]
