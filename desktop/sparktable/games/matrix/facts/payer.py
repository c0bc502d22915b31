"""Which Move and which Power pay is the player's choice (War on Cybertron p.7-8; Core p.7-8).

Every price has a usual way to be paid, which goes without saying (`movement.move_shares`, `power.shares`). An answer
may name one more card: it pays first, then what is like it, then the rest as usual. Of a price of several Move two
cards may be named: the first gives one Move, the second as much of the rest as it can. The card of a character stands
for the Move of its Alt side. Such answers are offered only where something else would be left (`ways.py`).

A battle asks for no choice: what was played is lost with it, spent or not.
"""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import CARD, Option
from sparktable.kernel.typed import OptionKind

from .. import kinds

_PAYERS_FROM: Final[dict[OptionKind, int]] = {
    kinds.MOVE: 0, kinds.SPACE: 0, kinds.PAY: 0, kinds.SEARCH: 1, kinds.BUY: 1, kinds.COMMAND: 1, kinds.USE: 1,
    kinds.CONTRIBUTE: 1}
"""Kind of answer -> from which of the cards on that it names they say what pays."""


def payers(option: Option) -> tuple[int, ...]:
    """The cards that are to pay first; none for the usual way."""
    at = _PAYERS_FROM.get(option.kind)
    if at is None or (option.kind == kinds.CONTRIBUTE and len(option.refs) < 3):  # it lays the second card under
        return ()
    return tuple([int(ref.value) for ref in option.refs if ref.kind == "card"][at:])


def payer(option: Option) -> int:
    """The card that is to pay first, or -1."""
    return next(iter(payers(option)), -1)


def usual_way(option: Option) -> Option:
    """The same answer, with nothing said of what pays."""
    named = len(payers(option))
    return Option(option.kind, option.refs[:-named]) if named else option


def paid_by(option: Option, slots: tuple[int, ...]) -> Option:
    """The same answer, to be paid by these cards first."""
    refs = option.refs
    for slot in slots:
        refs += CARD[slot].refs
    return Option(option.kind, refs)
