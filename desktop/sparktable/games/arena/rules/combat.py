"""Attack and defense ("Playing a Card": Combat and Power Combat cards)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import PASS, Decision, Option, card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import begin, call
from sparktable.kernel.zones import move, turn_up

from .. import questions
from ..answers import DEFEND
from ..deeds.damage import hurt
from ..deeds.piles import discard, play_face_down, remember
from ..events import ATTACKS, BLOCKS, DECLINES, DEFENDS, REVEALS
from ..state import HAND, PLAY, ArenaState, deck_of, seat_zone


def attack(s: ArenaState, seat: int, slot: int, target: int) -> None:
    """A player attacks with a card of the hand. Position is looked at now and never again."""
    attacker = deck_of(s, slot)
    slot, knew = play_face_down(s, seat, slot)
    emit(s, ATTACKS, seat, card(slot), card(attacker), card(target))
    call(s, ATTACK, seat, slot, (attacker, target, knew))


def blow(attack_value: int, defense_value: int | None) -> int:
    """The damage of an attack: what the defense does not hold back, or all of it without one."""
    return max(0, attack_value - (defense_value or 0))


def _defense(s: ArenaState, target: int) -> int:
    """The card that defends, or -1."""
    return next(iter(s.zones[seat_zone(s.game.seat_of[target], PLAY)]), -1)


class _Attack(Procedure):
    """An attack. Its data are the attacking Transformer, its target, and who knew the hand that the card is from;
    its source is the attack card, which lies face down from before the first step."""

    @step("1")
    def defend(self, s: ArenaState, f: Frame) -> Result:
        """The defender may play a card faceup."""
        return DEFENSE, f.data

    @step("2")
    def reveal(self, s: ArenaState, f: Frame) -> Result:
        """The attack card is turned over: what comes of it can be told from now on."""
        turn_up(s, f.source)
        remember(s, f.seat, f.data[0], f.data[2])
        emit(s, REVEALS, f.seat, card(f.source))
        defense = _defense(s, f.data[1])
        s.fought = (f.data[0], f.data[1], s.ident[f.source], s.ident[defense] if defense >= 0 else -1,
                    self._damage(s, f))
        return None

    @step("3")
    def do_damage(self, s: ArenaState, f: Frame) -> Result:
        """The difference is the damage; an equal or higher defense value blocks all of it."""
        damage = self._damage(s, f)
        if damage:
            hurt(s, f.data[1], damage, f.source)
        else:
            emit(s, BLOCKS, s.game.seat_of[f.data[1]], card(f.data[1]), card(f.source))
        return None

    @step("4")
    def attackers_text(self, s: ArenaState, f: Frame) -> Result:
        """Effects of Power Combat cards come once the damage is done, the attacker's first."""
        self._text(s, f, f.source, f.data[1])
        return None

    @step("5")
    def defenders_text(self, s: ArenaState, f: Frame) -> Result:
        """A Transformer that was destroyed does nothing any more: its card has left the game with it."""
        self._text(s, f, _defense(s, f.data[1]), f.data[0])
        return None

    @step("6")
    def clear_away(self, s: ArenaState, f: Frame) -> Result:
        """Both cards go faceup onto their owners' discard piles."""
        for seat in (f.seat, s.game.seat_of[f.data[1]]):
            for slot in tuple(s.zones[seat_zone(seat, PLAY)]):
                discard(s, slot)
        return None

    def _damage(self, s: ArenaState, f: Frame) -> int:
        defense = _defense(s, f.data[1])
        return blow(s.card(f.source).attack, s.card(defense).defense if defense >= 0 else None)

    def _text(self, s: ArenaState, f: Frame, slot: int, other: int) -> None:
        """The text of a card that fought, in which "it" is the other Transformer."""
        text = s.card(slot).text if slot >= 0 else None
        if text is not None:
            begin(s, text, s.owner[slot], slot, it=(other,), them=s.game.seat_of[other], amount=self._damage(s, f))


class _Defense(Node):
    """The defender plays a card that shows a defense value and bears the target's back, or none. Whoever holds such
    a back is asked: whether it could defend is nobody else's business."""

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        attacker, target, _ = frame.data
        seat = s.game.seat_of[target]
        backs = [slot for slot in s.zones[seat_zone(seat, HAND)] if deck_of(s, slot) == target]
        if not backs:
            return None
        options = [DEFEND[slot] for slot in backs if s.card(slot).defense is not None]
        return Decision(seat, questions.DEFEND, [*options, PASS], -1, (card(attacker), card(target)), secret=True)

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        seat = s.game.seat_of[frame.data[1]]
        if option == PASS:
            emit(s, DECLINES, seat, card(frame.data[1]))
            return
        slot = option.value("card")
        move(s, slot, seat_zone(seat, PLAY))
        turn_up(s, slot)
        emit(s, DEFENDS, seat, card(slot), card(frame.data[1]))


ATTACK: Final = _Attack()
DEFENSE: Final = _Defense()
label_tree("arena/attack", ATTACK)
label_tree("arena/defense", DEFENSE)
