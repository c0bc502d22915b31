"""The stack that can be bought from anywhere, and the two kinds of Damage."""
from sparktable.kernel.control import AtLeast, If, May

from ...card import DAMAGE
from ...headings import Ability, Score
from ...state import ASSISTING, COMMAND
from ...verbs.board import Convert
from ...verbs.conditions import Ruled
from ...verbs.counts import Count, EnergonOf
from ...verbs.ongoing import MustBePlayedFirst, PowerBonus
from ...verbs.resources import AddPower, LoseEnergon
from ...verbs.select import IN_PLAY, Cards, Kind
from ..make import BLOCK, ONGOING
from .box import basic, damage

BASICS = (
    basic("Reinforcements", cost=2, power=1, range=1, move=1, copies=21, keywords=(BLOCK,), ours=("copies",),
          play=May(Convert()),
          energon={1: Ability(AddPower(1), COMMAND | ASSISTING)}),

    damage("Blast Wound", copies=10, keywords=(ONGOING,), ours=("copies",),
           ongoing=PowerBonus(Count(Cards(IN_PLAY, types=DAMAGE), per=2, less=True), Kind(), ASSISTING, once=True),
           score=Score(-1, per_damage=True)),

    damage("Energy Leak", copies=10, ours=("copies",),
           ongoing=MustBePlayedFirst(),
           play=If(Ruled("energy_leak_threshold", "3"),
                   If(AtLeast(EnergonOf(), 3), LoseEnergon(1)),
                   If(AtLeast(EnergonOf(), 2), LoseEnergon(1))),
           score=Score(-1, per_damage=True)),
)
