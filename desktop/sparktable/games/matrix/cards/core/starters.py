"""The cards that everybody starts with."""
from sparktable.kernel.control import AtMost, If, May

from ...card import STARTER
from ...headings import Confront
from ...verbs.board import Flip
from ...verbs.conditions import Ruled
from ...verbs.counts import EnergonOf
from ...verbs.piles import Destroy, PlayTop
from ...verbs.resources import AddPower, GainEnergon
from ...verbs.select import ADJACENT, AROUND, DOWN, IN_MATRIX, IN_PLAY, Cards
from ..make import FLIGHT
from .box import repair_somebody, starter

STARTERS = (
    starter("Courage", copies=30, power=1, ours=("cost", "move", "copies"),
            energon={1: Confront(PlayTop())}),

    starter("Firepower", copies=5, power=2, range=1,
            ours=("cost", "power", "range", "move", "text", "energon", "copies"),
            energon={1: Confront(AddPower(1))}),

    starter("Patrol", copies=5, move=1, keywords=(FLIGHT,),
            ours=("cost", "power", "range", "move", "keywords", "text (adjacent, optional)", "copies"),
            play=May(Flip(Cards(IN_MATRIX, face=DOWN, at=ADJACENT)))),

    starter("Fix", copies=5, move=1,
            ours=("cost", "range", "text (1 Damage, optional)", "energon (Starter only)", "copies"),
            play=May(repair_somebody(AROUND)),
            energon={1: If(Ruled("fix_destroys", "starter"), Destroy(Cards(IN_PLAY, types=STARTER)),
                           Destroy(Cards(IN_PLAY)))}),

    starter("Reserves", copies=5, move=1, ours=("cost", "range", "copies"),
            play=If(AtMost(EnergonOf(), 3), GainEnergon(1))),
)
