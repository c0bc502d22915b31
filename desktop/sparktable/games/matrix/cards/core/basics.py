"""The stack that can be bought from anywhere, and the one kind of Damage."""
from dataclasses import replace

from sparktable.kernel.control import May

from ...verbs.board import Convert
from ...verbs.frames import Score
from ...verbs.ongoing import ForcesAssist
from ...verbs.resources import AddPower
from ..make import ONGOING
from .box import basic, damage

ROLL_OUT = basic("Roll Out!", cost=2, power=1, range=1, move=1, copies=16, ours=("cost",),
                 play=May(Convert()),
                 assist=AddPower(1))

ROLL_OUT_FOR_3 = replace(ROLL_OUT, cost=3)
"""What the other reading of its price makes of it (ruling `rollout_cost`)."""

BASICS = (
    ROLL_OUT,

    damage("Damage", copies=20, keywords=(ONGOING,), ours=("power", "range", "move"),
           ongoing=ForcesAssist(),
           score=Score(-1, per_damage=True)),
)
