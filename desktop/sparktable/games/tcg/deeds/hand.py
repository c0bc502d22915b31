"""Cards scrapped out of a hand, which something may keep there."""
from __future__ import annotations

from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Happen, Happening, would
from sparktable.kernel.stack import call
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move

from ..events import SCRAPPED_FROM_HAND, WOULD_SCRAP_HAND
from ..state import HAND, SCRAP, TcgState
from ..stats import A_HAND_SCRAP
from .deck import refill


def scrap_from_hand(s: TcgState, slot: int, by: int) -> None:
    """A card is about to go from a hand to its owner's scrap pile, by a text of that seat's."""
    seat = s.owner[slot]
    if by == seat or not (WOULD_SCRAP_HAND in s.listeners or would(A_HAND_SCRAP) in s.modifiers):
        _scrap(s, slot, by)
        return
    call(s, SCRAPPING_HAND, seat, slot, Happening(kind=A_HAND_SCRAP, subject=slot, seat=seat, source=by))
    fire(s, WOULD_SCRAP_HAND, seat)


def _scrap(s: TcgState, slot: int, by: int) -> None:
    seat = s.owner[slot]
    if s.where[slot] == HAND + seat:
        move(s, slot, SCRAP + seat)
        fire(s, SCRAPPED_FROM_HAND, slot, seat, by)
        refill(s, seat)


class _ScrapFromHand(Node):
    """Nothing has kept it there."""

    def run(self, s: TcgState, frame: Frame) -> None:
        _scrap(s, frame.data.subject, frame.data.source)


SCRAPPING_HAND = Happen(_ScrapFromHand())
label_tree("tcg/scrapping hand", SCRAPPING_HAND)
