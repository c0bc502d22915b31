"""Assists: laying them, turning them up, and what they are worth (War on Cybertron p.14; Core p.12)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.control import Choose, If, IfDo, May, Seq
from sparktable.kernel.decisions import DONE, PASS, Decision, Option, Options, card
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import move, turn_down, turn_up

from .. import kinds, questions
from ..events import ASSISTS, LAYS_ASSIST, happened
from ..facts.assist import able, boosts, boosts_for_assist, distance, is_asked, worth
from ..facts.power import range_of
from ..headings import GivesPower
from ..state import ASSIST, ASSISTING, HAND, MatrixState, seat_zone
from .activating import activate, pay_convert
from .piles import DISCARD_OR_VAULT

PLACE: Final = Options(kinds.ASSIST, "card")


class _OfferAssist(Node):
    """One player may lay a card from hand as an Assist. The hand decides whether one can: a secret."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        seat = frame.seat
        hand = s.zones[seat_zone(seat, HAND)]
        battle = s.battle
        assert battle is not None
        if not is_asked(s, seat):
            return None
        options = [PASS, *(PLACE[slot] for slot in hand if able(s, seat, slot))]
        against = [seat_ref(battle.attacker)] if battle.attacker in s.game.adversaries(seat) else []
        return Decision(seat, questions.ASSIST, options, frame.source, (card(battle.slot), *against), secret=True)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        if option != PASS:
            lay(s, frame.seat, option.value("card"), faceup=bool(frame.data[0]))


def lay(s: MatrixState, seat: int, slot: int, *, faceup: bool) -> None:
    """A card leaves the hand as an Assist."""
    move(s, slot, seat_zone(seat, ASSIST))
    if faceup:
        turn_up(s, slot)
    else:
        turn_down(s, slot)
    happened(s, LAYS_ASSIST, seat, slot)


def boost_assist(s: MatrixState, seat: int, slot: int, option: Option) -> None:
    if option.kind == kinds.CONVERT:
        pay_convert(s, seat)
    else:
        activate(s, seat, option, boosts(s, seat, slot), ASSISTING)


class _ResolveAssist(Node):
    """Turn an Assist up, count its Power texts, let its player add to it, then add it up.

    `frame.data` is (defensive,). Only what raises Power works: no Move, no other text (p.14)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        seat, slot = frame.seat, frame.source
        if s.where[slot] != seat_zone(seat, ASSIST):
            return None  # discarded meanwhile
        if frame.step == 0:
            turn_up(s, slot)
            title = s.card(slot)
            s.power[slot] = title.power
            s.stack.append(frame.at(1))
            happened(s, ASSISTS, seat, slot)
            for text in (title.play, title.assist):
                if text is not None:
                    call(s, POWER_ONLY, seat, slot, (text,))
            return None
        options = boosts_for_assist(s, seat, slot)
        too_weak = worth(s, seat, slot) < 1
        if options and (too_weak or not s.game.rules.helpers_boost_last):  # others wait for the last step
            return Decision(seat, questions.BOOST_ASSIST, [DONE, *options], slot, (card(slot),))
        self._add_up(s, frame)
        return None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        seat, slot = frame.seat, frame.source
        if option == DONE:
            self._add_up(s, frame)
            return
        s.stack.append(frame)
        boost_assist(s, seat, slot, option)

    def _add_up(self, s: MatrixState, frame: Frame) -> None:
        seat, slot, (defensive,) = frame.seat, frame.source, frame.data
        battle = s.battle
        assert battle is not None
        if s.game.rules.assists_must_help and (worth(s, seat, slot) < 1 or range_of(s, slot) < distance(s, seat)):
            call(s, DISCARD_OR_VAULT, seat, slot)  # it cannot help: discarded, unresolved
            return
        if defensive:
            s.battle = battle.having(defending=(*battle.defending, slot))
        else:
            s.battle = battle.having(helping=(*battle.helping, slot))


class _PowerOnly(Node):
    """Resolve those parts of a text that give Power, and skip everything else."""

    def run(self, s: State, frame: Frame) -> None:
        seat, slot, (text,) = frame.seat, frame.source, frame.data
        if isinstance(text, GivesPower):
            call(s, text, seat, slot)
        elif isinstance(text, Seq):
            for kid in reversed(text.kids):
                call(s, self, seat, slot, (kid,))
        elif isinstance(text, If):
            call(s, self, seat, slot, (text.then if text.condition.holds(s, frame) else text.other,))
        elif isinstance(text, May):
            call(s, self, seat, slot, (text.effect,))
        elif isinstance(text, Choose):
            giving = [choice for choice in text.choices if isinstance(choice, GivesPower)]
            if giving:
                call(s, giving[0], seat, slot)
        elif isinstance(text, IfDo):
            call(s, self, seat, slot, (text.first,))


OFFER_ASSIST: Final = _OfferAssist()
RESOLVE_ASSIST: Final = _ResolveAssist()
POWER_ONLY: Final = _PowerOnly()
for _label, _node in (("offer assist", OFFER_ASSIST), ("resolve assist", RESOLVE_ASSIST), ("power only", POWER_ONLY)):
    label_tree(f"matrix/{_label}", _node)


def extra_assist(s: MatrixState, seat: int, slot: int) -> None:
    """Another card from hand becomes an Assist, faceup, and is resolved straight away."""
    defensive = int(seat in s.game.adversaries(s.active))
    lay(s, seat, slot, faceup=True)
    call(s, RESOLVE_ASSIST, seat, slot, (defensive,))
