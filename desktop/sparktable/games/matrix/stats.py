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
TURN: Final[Duration] = Duration("turn")
"""How long "this turn" lasts."""
ACTIONS: Final[Duration] = Duration("actions")
"""How long a text lasts that does not hold in the End of Turn Phase."""
NEXT: Final[Duration] = Duration("next")
"""How long a text lasts that is good for the next time only (and this turn at the longest)."""

# What can be made dearer or cheaper, and some of it forbidden.
BUYING: Final[Thing] = thing("buy")
DEFEATING: Final[Thing] = thing("defeat")
COMMANDING: Final[Thing] = thing("command")
MOVING: Final[Thing] = thing("move")
SEARCHING: Final[Thing] = thing("search")
STEPPING: Final[Thing] = thing("step")
"""Spending Move on a step, onto whatever; MOVING is about coming onto a card by any way of one's own."""
CLEARING: Final[Thing] = thing("clear")
ENERGON_ABILITIES: Final[Thing] = thing("energon")

# What can be forbidden besides.
PLAYING: Final[Thing] = thing("play")
BATTLING: Final[Thing] = thing("battle")
CONFRONTING: Final[Thing] = thing("confront")
CONVERTING: Final[Thing] = thing("convert")
TELEPORTING: Final[Thing] = thing("teleport")
FLYING: Final[Thing] = thing("flight")
MOVING_DIAGONALLY: Final[Thing] = thing("diagonal")
BEING_MOVED: Final[Thing] = thing("forced move")
SPENDING_MOVE: Final[Thing] = thing("spend move")
ASSISTING_OTHERS: Final[Thing] = thing("assist")
GAINING_DAMAGE: Final[Thing] = thing("gain damage")
DESTROYING_DAMAGE: Final[Thing] = thing("destroy damage")
RETURNING_DAMAGE: Final[Thing] = thing("return damage")

# What the rules look for before they ask further.
NO_BUYING: Final[Stat] = forbid(BUYING)
NO_BATTLING: Final[Stat] = forbid(BATTLING)
NO_CONVERTING: Final[Stat] = forbid(CONVERTING)
NO_FLYING: Final[Stat] = forbid(FLYING)
NO_MOVING: Final[Stat] = forbid(MOVING)
NO_SPENDING_OF_MOVE: Final[Stat] = forbid(SPENDING_MOVE)

COST_OF_BUYING: Final[Stat] = Stat("cost buy")
COST_OF_DEFEATING: Final[Stat] = Stat("cost defeat")
COST_OF_COMMANDING: Final[Stat] = Stat("cost command")
COST_OF_MOVING: Final[Stat] = Stat("cost move")
COST_OF_SEARCHING: Final[Stat] = Stat("cost search")
COST_OF_STEPPING: Final[Stat] = Stat("cost step")
COST_OF_CLEARING: Final[Stat] = Stat("cost clear")
COST_OF_ENERGON_ABILITIES: Final[Stat] = Stat("cost energon")
COST: Final[Mapping[Thing, Stat]] = {
    BUYING: COST_OF_BUYING, DEFEATING: COST_OF_DEFEATING, COMMANDING: COST_OF_COMMANDING, MOVING: COST_OF_MOVING,
    SEARCHING: COST_OF_SEARCHING, STEPPING: COST_OF_STEPPING, CLEARING: COST_OF_CLEARING,
    ENERGON_ABILITIES: COST_OF_ENERGON_ABILITIES}
"""What is added to each price."""

# What cards have more or less of.
POWER: Final[Stat] = Stat("power")
"""On cards."""
POOL: Final[Stat] = Stat("pool")
"""Power that belongs to no card."""
RANGE: Final[Stat] = Stat("range")
MOVE: Final[Stat] = Stat("move")
ALT_MOVE: Final[Stat] = Stat("alt move")
PLAY_FIRST: Final[Stat] = Stat("play first")
FORCED_ASSISTS: Final[Stat] = Stat("forced assists")

# What can be granted or lifted.
ALT_FLIGHT: Final[Stat] = Stat("flight alt")
ALL_FLIGHT: Final[Stat] = Stat("flight all")
NO_AMBUSH: Final[Stat] = Stat("avoid ambush")
ANOTHER_ENCOUNTER: Final[Stat] = Stat("redraw encounter")
FOR_SALE: Final[Stat] = Stat("buyable")
CONFRONT_STEPS: Final[Stat] = Stat("confront rules")
AS_ADVERSARY: Final[Stat] = Stat("treat as adversary")
NO_RUIN_TEXTS: Final[Stat] = Stat("ignore ruin ongoing")
NO_RUIN_DAMAGE: Final[Stat] = Stat("ignore ruin damage")
NO_RUIN_AMBUSH: Final[Stat] = Stat("ignore ruin ambush")
NO_RUIN_MOVE: Final[Stat] = Stat("ignore ruin move")
