"""What a total is made of, each part with the card that it comes from."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from sparktable.kernel.modifiers import Change
from sparktable.kernel.typed import Stat

from ..card import BLUE, ORANGE
from ..state import TcgState, battle, mode
from ..stats import ATTACK, BOLD, DEFENSE, FLIPS, TOUGH
from .combat import CARDS_FLIPPED
from .stats import ADDS, working

PRINTED: Final = "printed"
CARD: Final = "card"
"""What a card adds or takes away by lying there, or for a while."""
ICONS: Final = "icons"
"""What was flipped."""


class Addend(NamedTuple):
    """One part of a total."""

    kind: str
    amount: int
    slot: int
    """The card that it comes from."""


def total_of(s: TcgState, slot: int, *, attacking: bool) -> tuple[Addend, ...]:
    """What the attack or the defense of a character is made of: what is printed, what cards change, icons."""
    stat, colour = (ATTACK, ORANGE) if attacking else (DEFENSE, BLUE)
    printed = mode(s, slot).attack if attacking else mode(s, slot).defense
    return (Addend(PRINTED, printed, slot), *_changes(s, stat, printed, slot), *_icons(s, slot, colour))


def cards_of(s: TcgState, slot: int, *, attacking: bool) -> tuple[Addend, ...]:
    """What the number of cards is made of that are flipped for a character: two, and what Bold or Tough add."""
    keywords = tuple(_changes(s, BOLD if attacking else TOUGH, 0, slot))
    more = sum(each.amount for each in keywords)
    return (Addend(PRINTED, CARDS_FLIPPED, slot), *keywords,
            *_changes(s, FLIPS, CARDS_FLIPPED + max(0, more), slot))


def _changes(s: TcgState, stat: Stat, base: int, slot: int) -> Iterator[Addend]:
    """What is in force on a value, card by card."""
    found: dict[int, int] = {}
    for m in s.modifiers.get(stat, ()):
        node = m.node
        assert isinstance(node, Change)
        if node.covers(s, m, slot):
            now = node.changed(s, m, base, slot)
            found[m.source] = found.get(m.source, 0) + now - base
            base = now
    return (Addend(CARD, amount, source) for source, amount in found.items() if amount)


def _icons(s: TcgState, slot: int, colour: str) -> Iterator[Addend]:
    """What was flipped, card by card, as far as it counts; and what changes how much all of that counts."""
    now = battle(s)
    if now is None or slot != (now.attacker if colour == ORANGE else now.defender).slot:
        return
    icons = 0
    for card in now.flipped[s.owner[slot]]:
        amount = working(s, card, slot).count(colour)
        icons += amount
        if amount:
            yield Addend(ICONS, amount, card)
    yield from _changes(s, ADDS[colour], icons, slot)
