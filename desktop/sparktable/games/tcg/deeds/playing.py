"""Playing cards: Actions, Secret Actions and Upgrades, from the hand or from elsewhere."""
from __future__ import annotations

from sparktable.kernel.decisions import card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import begin, call
from sparktable.kernel.triggers import ORDER, fire
from sparktable.kernel.zones import move

from ..card import ACTION, SECRET
from ..events import BEING_PLAYED, PLAYED
from ..facts.held import may_play_more
from ..facts.slots import bearers, may_play_on
from ..facts.stats import is_upgrade
from ..state import HAND, Played, TcgState, battle_card
from ..state import PLAYED as PLAYED_AREA
from .deck import ACTION_DONE, begin_effect, refill
from .secrets import lay_secret
from .upgrading import FROM_HAND, PUTTING_ON
from .upgrading import PLAYED as BY_PLAY


def can_play(s: TcgState, seat: int, slot: int) -> bool:
    """Whether a card could be played at all, permissions aside: an Upgrade needs a character that can bear it."""
    only_if = battle_card(s, slot).only_if
    if not may_play_more(s, seat) or (only_if is not None and not only_if.holds(s, Frame(WORK, 0, seat, slot))):
        return False
    if is_upgrade(s, slot):
        return any(may_play_on(s, slot, each) for each in bearers(s, slot, seat))
    return s.card(slot).type in (ACTION, SECRET)


def play(s: TcgState, seat: int, slot: int, on: tuple[int, ...] = ()) -> None:
    """A card is played: an Upgrade on one of these characters, or of any of the player's own."""
    face_down = s.card(slot).type == SECRET
    s.played = (*s.played, Played(seat, slot, s.unknown if face_down else s.ident[slot]))
    s.last_played = tuple(slot if each == seat else last for each, last in enumerate(s.last_played))
    if is_upgrade(s, slot):
        how = FROM_HAND if s.where[slot] == HAND + seat else BY_PLAY
        _show(s, seat, slot)
        call(s, ANNOUNCE, seat, slot)
        call(s, PUTTING_ON, seat, slot, (on, how))
    elif face_down:
        fire(s, BEING_PLAYED, slot, seat)
        lay_secret(s, seat, slot)
        call(s, ANNOUNCE, seat, slot)
    else:
        _show(s, seat, slot)
        call(s, ANNOUNCE, seat, slot)
        call(s, WORK, seat, slot)
        fire(s, BEING_PLAYED, slot, seat)
    refill(s, s.owner[slot])  # it may have been the last card of the deck


def _show(s: TcgState, seat: int, slot: int) -> None:
    """It lies open, and then it is told what is played."""
    move(s, slot, PLAYED_AREA + seat)
    emit(s, PLAYED, seat, card(slot))


class _Announce(Node):
    """What speaks of a card being played waits until it is done (expanded rules, "Triggered Abilities")."""

    def run(self, s: TcgState, frame: Frame) -> None:
        fire(s, PLAYED, frame.source, frame.seat)
        outermost = next((index for index, each in enumerate(s.stack) if each.node is ACTION_DONE), None)
        if s.waiting and outermost is not None:
            s.stack.insert(outermost, ORDER.gather(s))


def waits_at(s: TcgState, height: int) -> int:
    """What an Action sets off that is played by another Action waits until the outermost is done, what was set off
    last coming first (expanded rules, "Actions within Actions")."""
    actions = [index for index, frame in enumerate(s.stack[:height]) if frame.node is ACTION_DONE]
    return actions[0] if len(actions) > 1 else height


class _Work(Node):
    """An Action does what it says, unless it has been scrapped meanwhile."""

    def run(self, s: TcgState, frame: Frame) -> None:
        slot = frame.source
        text = battle_card(s, slot).text
        if text is not None and s.where[slot] == PLAYED_AREA + frame.seat:
            begin_effect(s, frame.seat, slot, action=True)
            begin(s, text, frame.seat, slot)


ANNOUNCE, WORK = _Announce(), _Work()
for _name, _node in {"announce": ANNOUNCE, "work": WORK}.items():
    label_tree(f"tcg/{_name}", _node)
