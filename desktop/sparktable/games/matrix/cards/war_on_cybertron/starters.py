"""The cards that everybody starts with."""
from sparktable.kernel.control import AtMost, Choose, If, May
from sparktable.kernel.vocabulary.seats import THEM

from ...card import DAMAGE, STARTER
from ...headings import Confront
from ...stats import BUYING
from ...verbs.board import Flip, ForCharacter
from ...verbs.counts import EnergonOf
from ...verbs.ongoing import CostMod, ThisTurn
from ...verbs.piles import Destroy
from ...verbs.resources import AddPower, GainEnergon, Repair
from ...verbs.select import ADJACENT, AROUND, DOWN, HERE, IN_DISCARD, IN_MATRIX, IN_PLAY, Cards, Chars
from ..make import FLIGHT
from .box import starter

STARTERS = (
    starter("Bold", copies=24, power=1, ours=("copies",),
            energon={1: ThisTurn(CostMod(BUYING, -1, Cards(IN_MATRIX, at=HERE)), once=True)}),

    starter("Artillery", copies=4, power=2, range=1, ours=("copies",),
            energon={1: Confront(AddPower(1))}),

    starter("Scout", copies=4, move=1, keywords=(FLIGHT,), ours=("copies",),
            play=May(Flip(Cards(IN_MATRIX, face=DOWN, at=ADJACENT)))),

    starter("Patch", copies=4, move=1, ours=("copies",),
            play=May(ForCharacter(Chars(at=AROUND), Repair(1, THEM))),
            energon={1: Choose(Destroy(Cards(IN_PLAY, types=STARTER)), Destroy(Cards(IN_DISCARD, types=DAMAGE)))}),

    starter("Resupply", copies=4, move=1, ours=("cost", "power", "range", "move", "text", "copies"),
            play=If(AtMost(EnergonOf(), 3), GainEnergon(2), GainEnergon(1))),
)
