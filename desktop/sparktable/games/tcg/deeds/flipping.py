"""Flipping a character to another of its modes."""
from __future__ import annotations

from sparktable.kernel.decisions import card, word
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Happen, Happening, would
from sparktable.kernel.stack import call, settle
from sparktable.kernel.triggers import fire

from ..card import CHARACTER
from ..events import FLIPPED, FLIPPED_IN_KO_AREA, TAPPED, UNTAPPED, WOULD_UNTAP
from ..facts.stats import in_ko_area
from ..state import UPGRADED, TcgState, character, mode
from ..stats import AN_UNTAP
from .force import enforce_character, lift


def other_modes(s: TcgState, slot: int) -> list[int]:
    """The modes that a character can be flipped to now: a Triple Changer has two, a Battle Master none, and
    neither has a battle card that lies in the KO area."""
    if s.card(slot).type != CHARACTER or s.mode[slot] == UPGRADED:
        return []
    return [each for each in range(len(character(s, slot).modes)) if each != s.mode[slot]]


def flip_to(s: TcgState, slot: int, to: int) -> None:
    """Flip a character. It stays the same character: damage, Upgrades and what was given to it stay."""
    if to not in other_modes(s, slot):
        return
    before = s.mode[slot]
    lift(s, slot)
    s.mode[slot] = to
    enforce_character(s, slot)
    if in_ko_area(s, slot):
        emit(s, FLIPPED_IN_KO_AREA, s.owner[slot], card(slot), word(mode(s, slot).name))
    else:
        emit(s, FLIPPED, s.owner[slot], card(slot), word(mode(s, slot).name))
    settle(s)
    fire(s, FLIPPED_IN_KO_AREA if in_ko_area(s, slot) else FLIPPED, slot, before)


def set_tapped(s: TcgState, slot: int, tapped: bool) -> None:
    """Tap or untap a character; one that is so already does not become so. What for is told by who does it."""
    if s.tapped[slot] != tapped:
        s.tapped[slot] = int(tapped)
        fire(s, TAPPED if tapped else UNTAPPED, slot)


def about_to_untap(s: TcgState, slot: int) -> None:
    """A card untaps a character, unless something replaces that."""
    if WOULD_UNTAP not in s.listeners and would(AN_UNTAP) not in s.modifiers:
        _untap(s, slot)
        return
    call(s, UNTAPPING, s.owner[slot], slot, Happening(kind=AN_UNTAP, subject=slot, seat=s.owner[slot]))
    fire(s, WOULD_UNTAP, slot)


def _untap(s: TcgState, slot: int) -> None:
    set_tapped(s, slot, False)
    emit(s, UNTAPPED, s.owner[slot], card(slot))


class _Untap(Node):
    """Nothing has replaced it."""

    def run(self, s: TcgState, frame: Frame) -> None:
        _untap(s, frame.data.subject)


UNTAPPING = Happen(_Untap())
label_tree("tcg/untapping", UNTAPPING)
