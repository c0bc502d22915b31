"""What texts change, forbid, grant and make dearer in this game, each declared once.

A *thing* is what a text speaks of; the rules ask under the stat that belongs to it (`COST`, `forbidden`). The subject
is the card, but for `ALT_MOVE`, where it is the seat.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sparktable.kernel.typed import Duration, Stat, Thing
from sparktable.kernel.vocabulary.statics import forbid, thing

# How long something lasts.
TURN: Final = Duration("turn")
"""How long "this turn" lasts."""
ACTIONS: Final = Duration("actions")
"""How long a text lasts that does not hold in the End of Turn Phase."""
NEXT: Final = Duration("next")
"""How long a text lasts that is good for the next time only (and this turn at the longest)."""

# What can be made dearer or cheaper, and some of it forbidden.
BUYING: Final = thing("buy")
DEFEATING: Final = thing("defeat")
COMMANDING: Final = thing("command")
MOVING: Final = thing("move")
SEARCHING: Final = thing("search")
STEPPING: Final = thing("step")
"""Spending Move on a step, onto whatever; MOVING is about coming onto a card by any way of one's own."""
CLEARING: Final = thing("clear")
ENERGON_ABILITIES: Final = thing("energon")

# What can be forbidden besides.
PLAYING: Final = thing("play")
BATTLING: Final = thing("battle")
CONFRONTING: Final = thing("confront")
CONVERTING: Final = thing("convert")
TELEPORTING: Final = thing("teleport")
FLYING: Final = thing("flight")
MOVING_DIAGONALLY: Final = thing("diagonal")
BEING_MOVED: Final = thing("forced move")
SPENDING_MOVE: Final = thing("spend move")
ASSISTING_OTHERS: Final = thing("assist")
GAINING_DAMAGE: Final = thing("gain damage")
DESTROYING_DAMAGE: Final = thing("destroy damage")
RETURNING_DAMAGE: Final = thing("return damage")

# What the rules look for before they ask further.
NO_BUYING: Final = forbid(BUYING)
NO_BATTLING: Final = forbid(BATTLING)
NO_CONVERTING: Final = forbid(CONVERTING)
NO_FLYING: Final = forbid(FLYING)
NO_MOVING: Final = forbid(MOVING)
NO_SPENDING_OF_MOVE: Final = forbid(SPENDING_MOVE)

COST_OF_BUYING: Final = Stat("cost buy")
COST_OF_DEFEATING: Final = Stat("cost defeat")
COST_OF_COMMANDING: Final = Stat("cost command")
COST_OF_MOVING: Final = Stat("cost move")
COST_OF_SEARCHING: Final = Stat("cost search")
COST_OF_STEPPING: Final = Stat("cost step")
COST_OF_CLEARING: Final = Stat("cost clear")
COST_OF_ENERGON_ABILITIES: Final = Stat("cost energon")
COST: Final[Mapping[Thing, Stat]] = {
    BUYING: COST_OF_BUYING, DEFEATING: COST_OF_DEFEATING, COMMANDING: COST_OF_COMMANDING, MOVING: COST_OF_MOVING,
    SEARCHING: COST_OF_SEARCHING, STEPPING: COST_OF_STEPPING, CLEARING: COST_OF_CLEARING,
    ENERGON_ABILITIES: COST_OF_ENERGON_ABILITIES}
"""What is added to each price."""

# What cards have more or less of.
POWER: Final = Stat("power")
"""On cards."""
POOL: Final = Stat("pool")
"""Power that belongs to no card."""
RANGE: Final = Stat("range")
MOVE: Final = Stat("move")
ALT_MOVE: Final = Stat("alt move")
PLAY_FIRST: Final = Stat("play first")
FORCED_ASSISTS: Final = Stat("forced assists")

# What can be granted or lifted.
ALT_FLIGHT: Final = Stat("flight alt")
ALL_FLIGHT: Final = Stat("flight all")
NO_AMBUSH: Final = Stat("avoid ambush")
ANOTHER_ENCOUNTER: Final = Stat("redraw encounter")
FOR_SALE: Final = Stat("buyable")
CONFRONT_STEPS: Final = Stat("confront rules")
AS_ADVERSARY: Final = Stat("treat as adversary")
NO_RUIN_TEXTS: Final = Stat("ignore ruin ongoing")
NO_RUIN_DAMAGE: Final = Stat("ignore ruin damage")
NO_RUIN_AMBUSH: Final = Stat("ignore ruin ambush")
NO_RUIN_MOVE: Final = Stat("ignore ruin move")
