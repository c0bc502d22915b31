"""Why something cannot be done: the rule that forbids it, with the card that it is about ("Prowl is tapped").

The answers are read from what the asking seat sees.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from sparktable.games.action import reason
from sparktable.games.wishes import Explained, reasons
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Reason
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import OptionKind
from sparktable.kernel.view import View

from .. import kinds, questions
from ..card import ACTION, CHARACTER, SECRET
from ..deeds.flipping import other_modes
from ..deeds.playing import WORK, can_play
from ..facts.combat import defenders, may_attack_now, spared
from ..facts.held import extra_actions, held, may_play_more
from ..facts.slots import may_bear
from ..facts.stats import in_ko_area, is_upgrade
from ..state import BATTLEFIELD, TcgState, battle_card, characters, mode
from .tap import ability, can_pay

Found = Reason | None


def why_not(view: View, wish: Option) -> list[Reason]:
    """The reason against a wish; empty when it is possible or nothing can be said."""
    return reasons(view, wish, _EXPLAINED, _elsewhere)


def _elsewhere(s: TcgState, asked: Decision, wish: Option) -> Reason:
    if wish.kind == kinds.CARD:
        return about("not one of them", s, wish.value("card"))
    return reason("another question first", question=asked.kind)


def about(key: str, s: TcgState, slot: int, **numbers: int) -> Reason:
    """A reason that names a card."""
    return reason(key, card=s.card(slot).slug, **numbers)


def _yours(s: TcgState, seat: int, slot: int) -> Found:
    """Whether it is one of the seat's characters on the battlefield."""
    if s.card(slot).type != CHARACTER:
        return about("no character", s, slot)
    if s.owner[slot] != seat:
        return about("not your character", s, slot)
    return None if s.where[slot] == BATTLEFIELD + seat else _gone(s, slot)


def _gone(s: TcgState, slot: int) -> Reason:
    return about("knocked out" if in_ko_area(s, slot) else "not on the battlefield", s, slot)


def _attack(s: TcgState, seat: int, asked: Decision, wish: Option) -> Found:
    slot = wish.value("card")
    if (wrong := _yours(s, seat, slot)) is not None:
        return wrong
    if s.tapped[slot]:
        return about("tapped", s, slot)
    if s.rested[seat] == slot:
        return about("attacked last time", s, slot)
    if not may_attack_now(s):
        return reason("no attack on the first turn")
    if len(wish.refs) > 1 and (enemy := wish.value("card", 1)) not in (open_now := defenders(s, slot)):
        return _spared(s, slot, enemy, open_now)
    return reason("not possible now")


def _defend(s: TcgState, seat: int, asked: Decision, wish: Option) -> Found:
    """Whom the attacker, which asks, may attack; before one is chosen, any."""
    if asked.kind != questions.DEFENDER:
        return _enemy(s, seat, asked, wish)
    slot, attacker = wish.value("card"), asked.source
    if s.card(slot).type != CHARACTER:
        return about("no character", s, slot)
    if slot not in characters(s, 1 - seat):
        return about("no enemy", s, slot) if s.owner[slot] == seat else _gone(s, slot)
    return _spared(s, attacker, slot, [option.value("card") for option in asked.options])


def _enemy(s: TcgState, seat: int, asked: Decision, wish: Option) -> Found:
    """Why none of those who may attack now may attack an enemy, which was pointed at before any of them."""
    slot = wish.value("card")
    if slot not in characters(s, 1 - seat):
        return about("not one of them", s, slot)
    if not may_attack_now(s):
        return reason("no attack on the first turn")
    ready = [option.value("card") for option in asked.options if option.kind == kinds.ATTACK]
    if not ready:
        return reason("nobody can attack")
    open_now = [defenders(s, attacker) for attacker in ready]
    if any(slot in each for each in open_now):
        return about("not one of them", s, slot)
    return _spared(s, ready[0], slot, open_now[0])


def _spared(s: TcgState, attacker: int, enemy: int, open_now: Sequence[int]) -> Reason:
    key, card = spared(s, attacker, enemy, open_now)
    return about(key, s, card)


def _flip(s: TcgState, seat: int, asked: Decision, wish: Option) -> Found:
    slot, to = wish.value("card"), wish.value("number")
    if s.card(slot).type != CHARACTER or s.owner[slot] != seat:
        return _yours(s, seat, slot)
    if s.mode[slot] == to:
        return about(f"already in {mode(s, slot).name} mode", s, slot)
    if to not in other_modes(s, slot):
        return about("no other mode", s, slot)
    return reason("no flip left") if not s.flips else _yours(s, seat, slot)


def _play(s: TcgState, seat: int, asked: Decision, wish: Option) -> Found:
    slot = wish.value("card")
    if slot not in held(s, seat):
        return reason("not in your hand")
    if not is_upgrade(s, slot) and s.card(slot).type not in (ACTION, SECRET):
        return about("never played", s, slot)
    if asked.kind == questions.MAIN:
        if not s.plays:
            return reason("no card on the first turn" if s.turn == 1 else "one card on the second turn")
        if not (s.upgrades if is_upgrade(s, slot) else s.actions or extra_actions(s, seat)):
            return reason("no upgrade left" if is_upgrade(s, slot) else "no action left")
    if not may_play_more(s, seat):
        return reason("no more cards")
    only_if = battle_card(s, slot).only_if
    if only_if is not None and not only_if.holds(s, Frame(WORK, 0, seat, slot)):
        return about("forbidden by text", s, slot)
    return about("nobody can bear it" if not can_play(s, seat, slot) else "not this one", s, slot)


def _put_on(s: TcgState, seat: int, asked: Decision, wish: Option) -> Found:
    """Who may bear the Upgrade that asks."""
    slot = wish.value("card")
    if (wrong := _yours(s, seat, slot)) is not None:
        return wrong
    return about("no slot for it" if may_bear(s, asked.source, slot, seat) else "forbidden by text", s,
                 slot if may_bear(s, asked.source, slot, seat) else asked.source)


def _tap(s: TcgState, seat: int, asked: Decision, wish: Option) -> Found:
    slot, source = wish.value("card"), wish.value("card", 1)
    if (wrong := _yours(s, seat, slot)) is not None:
        return wrong
    tap = ability(s, slot, source, wish.value("number"))
    if tap is None:
        return about("no tap ability", s, source)
    if s.tapped[slot]:
        return about("tapped", s, slot)
    if not s.taps:
        return reason("no tap ability left")
    return about("cannot be paid" if not can_pay(s, tap, seat, source) else "forbidden by text", s, source)


_EXPLAINED: Mapping[OptionKind, Explained] = {
    kinds.ATTACK: Explained((questions.MAIN, questions.ATTACKER), _attack),
    kinds.CARD: Explained((questions.DEFENDER, questions.MAIN, questions.ATTACKER), _defend),
    kinds.FLIP: Explained((questions.MAIN, questions.MAY_FLIP), _flip),
    kinds.PLAY: Explained((questions.MAIN, questions.PLAY), _play),
    kinds.PUT_ON: Explained((questions.PUT_ON,), _put_on), kinds.TAP: Explained((questions.MAIN,), _tap)}
