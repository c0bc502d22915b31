"""What a seat may play from: the hand, and what a text lets it play as though it were there."""
from __future__ import annotations

from sparktable.kernel.modifiers import value
from sparktable.kernel.presence import is_used_up
from sparktable.kernel.state import State
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.statics import Static

from ..state import DECK, HAND, TcgState, characters
from ..stats import MORE_ACTIONS, MOST_PLAYED, PLAYS_TOP
from .stats import keyword

NO_LIMIT = 99


class PlaysTop(Static):
    """A text that lets the top card of its player's deck be played."""

    def allows(self, s: TcgState, m: Modifier, slot: int) -> bool:
        raise NotImplementedError


def may_reach_top(s: State, seat: int) -> bool:
    """Whether the top card of the deck could be played, whatever it is: that much everybody sees."""
    return any(m.seat == seat for m in s.modifiers.get(PLAYS_TOP, ())) and bool(s.zones[DECK + seat])


def held(s: TcgState, seat: int) -> list[int]:
    """The cards that a seat may play as cards of its hand."""
    hand = s.zones[HAND + seat]
    if PLAYS_TOP not in s.modifiers or not may_reach_top(s, seat):
        return hand
    top = s.zones[DECK + seat][-1]
    allowed = any(m.seat == seat and isinstance(m.node, PlaysTop) and m.node.allows(s, m, top)
                  for m in s.modifiers[PLAYS_TOP])
    return [*hand, top] if allowed else hand


def extra_actions(s: TcgState, seat: int) -> list[int]:
    """The characters each of whom lets its player play one more Action this turn."""
    if MORE_ACTIONS not in s.modifiers:
        return []
    return [slot for slot in characters(s, seat) if keyword(s, MORE_ACTIONS, slot) and not is_used_up(s, slot)]


def may_play_more(s: TcgState, seat: int) -> bool:
    """Whether no text keeps a seat from playing another card in its own turn."""
    if MOST_PLAYED not in s.modifiers or s.active != seat:
        return True
    return sum(each.seat == seat for each in s.played) < value(s, MOST_PLAYED, NO_LIMIT, seat)
