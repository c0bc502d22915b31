"""What a person adds to a sentence to say what pays: `search with flight`, `buy Jump Jets with Artillery`."""
from __future__ import annotations

from sparktable.kernel.decisions import Decision, Option

from .actions.ways import pays_first
from .facts.movement import MoveSource
from .facts.payer import payers
from .facts.power import range_of
from .state import PLAY_OF, MatrixState

KINDS_OF_MOVE = ("from alt mode", "from a card", "with flight")
WITH, BOTH = "with {payer}", "with {payer} and {payer2}"
PAID_IN_MOVE = ("move to {space}", "search", "choose {space}",
                "use {name}", "use {name} text {n}", "use {name} for {n}")
PAID_IN_POWER = ("buy {card}", "command {card}", "contribute power", "pay")
PATTERNS = (*(f"{said} {way}" for said in PAID_IN_MOVE for way in (*KINDS_OF_MOVE, WITH, BOTH)),
            *(f"{said} {WITH}" for said in PAID_IN_POWER))
"""Sentences with something said of what pays."""


def ways_said(s: MatrixState, option: Option, asked: Decision) -> list[str]:
    """How one says what pays first for this answer; nothing where that is Power of no card."""
    named = payers(option)
    if len(named) > 1:
        return [f"with {s.card(named[0]).name} and {s.card(named[1]).name}"]
    paying = pays_first(s, asked, option)
    if isinstance(paying, MoveSource):
        return [KINDS_OF_MOVE[paying.kind], f"with {s.card(paying.slot).name}"]
    if paying is None or paying.kind != "card":
        return []
    far = range_of(s, paying.key)
    like = [slot for slot in s.zones[PLAY_OF[asked.seat]]
            if slot == paying.key or (s.power[slot] and range_of(s, slot) == far)]
    return list(dict.fromkeys(f"with {s.card(slot).name}" for slot in like))
