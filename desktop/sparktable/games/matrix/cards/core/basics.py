"""The stack that can be bought from anywhere, and the one kind of Damage."""
from sparktable.kernel.control import May

from ...headings import Score
from ...verbs.board import Convert
from ...verbs.ongoing import ForcesAssist
from ...verbs.resources import AddPower
from ..make import ONGOING
from .box import basic, damage

BASICS = (
    basic("Roll Out!", cost=2, power=1, range=1, move=1, copies=16, ours=("cost",),
          play=May(Convert()),
          assist=AddPower(1)),

    damage("Damage", copies=20, keywords=(ONGOING,), ours=("power", "range", "move"),
           ongoing=ForcesAssist(),
           score=Score(-1, per_damage=True, controlled=True)),
)
