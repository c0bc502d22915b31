"""Whom a text is about: one opponent, each of them, a player. What follows speaks of "it", and of "them", its player.

A text acts for the Transformer whose back its card bears ("this Transformer"). In a combat, "it" is from the start
the other Transformer of that combat. Where nobody fits, nothing happens.
"""
from __future__ import annotations

from sparktable.kernel.control import Condition, Effect
from sparktable.kernel.decisions import CARD, SEAT, Decision, Option
from sparktable.kernel.nodes import Frame, verb
from sparktable.kernel.stack import call

from ..facts.position import could_attack, next_to
from ..state import HAND, ArenaState, deck_of, foes, own, seat_zone, space_of

NEXT, IN_POSITION, ANYWHERE = "next to it", "in position", "anywhere"
"""Where an opponent must be: on one of the eight spaces around, where this Transformer could attack it, anywhere."""

YOU, THEM, EVERYBODY, OPPONENTS, OTHERS = "you", "them", "everybody", "opponents", "others"
"""Players: the text's, the one it is about, all, those of other sides, all but the text's own."""


def targets(s: ArenaState, frame: Frame, where: str) -> list[int]:
    """The opponents' Transformers that stand so to the text's own."""
    me = deck_of(s, frame.source)
    found = foes(s, frame.seat)
    if where == ANYWHERE:
        return found
    if me not in own(s, frame.seat):
        return []
    here = space_of(s, me)
    fits = next_to if where == NEXT else could_attack
    return [pawn for pawn in found if fits(s, here, space_of(s, pawn))]


def players(s: ArenaState, frame: Frame, whom: str) -> list[int]:
    """The players still in the game that a word means, in turn order from the text's own."""
    seat, seats = frame.seat, s.game.seats
    around = [(seat + step) % seats for step in range(seats)]
    if whom == YOU:
        around = [seat]
    elif whom == OPPONENTS:
        around = [other for other in around if other not in s.game.team[seat]]
    elif whom == OTHERS:
        around.remove(seat)
    return [other for other in around if own(s, other)]


@verb
class AtOne(Effect):
    """Choose one opponent's Transformer that stands so."""

    where: str
    body: Effect

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        found = targets(s, frame, self.where)
        if not found:
            s.done = False
            return None
        return Decision(frame.seat, "choose opponent", [CARD[pawn] for pawn in found], frame.source)

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        pawn = option.value("card")
        s.it, s.them = (pawn,), s.game.seat_of[pawn]
        s.stack.append(frame.to(self.body))


@verb
class AtEach(Effect):
    """Every opponent's Transformer that stands so now, one after the other."""

    where: str
    body: Effect

    def run(self, s: ArenaState, frame: Frame) -> None:
        step = frame.step
        found = frame.data if step else tuple(targets(s, frame, self.where))
        if not found:
            s.done = False
            return
        if step + 1 < len(found):
            s.stack.append(frame.having(found).at(step + 1))
        s.it, s.them = (found[step],), s.game.seat_of[found[step]]
        call(s, self.body, frame.seat, frame.source)


@verb
class FromOne(Effect):
    """Choose a player who holds cards."""

    whom: str
    body: Effect

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        holders = [seat for seat in players(s, frame, self.whom) if s.zones[seat_zone(seat, HAND)]]
        if not holders:
            s.done = False
            return None
        return Decision(frame.seat, "choose player", [SEAT[seat] for seat in holders], frame.source)

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        s.it, s.them = (), option.value("seat")
        s.stack.append(frame.to(self.body))


@verb
class EachPlayer(Effect):
    """Every player meant, in turn order. Where a ruling is named, the table's choice says who is meant."""

    whom: str
    body: Effect
    ruling: str = ""

    def run(self, s: ArenaState, frame: Frame) -> None:
        step = frame.step
        whom = str(s.game.ruling(self.ruling)) if self.ruling else self.whom
        meant = frame.data if step else tuple(players(s, frame, whom))
        if not meant:
            s.done = False
            return
        if step + 1 < len(meant):
            s.stack.append(frame.having(meant).at(step + 1))
        s.it, s.them = (), meant[step]
        call(s, self.body, frame.seat, frame.source)


@verb
class DidDamage(Condition):
    """The attack of this combat did damage."""

    def holds(self, s: ArenaState, frame: Frame) -> bool:
        return s.amount > 0
