"""Eight Technology cards, two copies of each: no Move."""
from sparktable.kernel.control import Choose, If, May, Seq

from ...card import SITE
from ...events import FLIPS
from ...headings import IN_BATTLE, Assist, Confront
from ...state import ASSISTING
from ...verbs.board import Flip, Peek, Teleport
from ...verbs.choice import SpendFor
from ...verbs.conditions import Did, On
from ...verbs.fight import Attack, Block, KeepBlock
from ...verbs.piles import Discard
from ...verbs.resources import AddPower, Draw, GainDamage, GainEnergon
from ...verbs.select import ADJACENT, DOWN, HERE, IN_HAND, IN_MATRIX, IT, OTHERS, THEM, Cards, Chars
from ..make import BLOCK, TELEPORT
from .box import FACEDOWN, avoid_ambushes, technology

TECHNOLOGY = (
    technology("Deflector Plating", cost=2, power=1, range=1, keywords=(BLOCK,), ours=True,
               block=Draw(1),
               energon={1: Block(Chars(at=1))}),

    technology("Galactic Positioning System", cost=2, power=1, range=1,
               ours=("type", "cost", "power", "move", "text (condition)", "energon"),
               play=Seq(Peek(FACEDOWN), If(Did(FLIPS), AddPower(1))),
               energon={1: Flip(Cards(IN_MATRIX, face=DOWN, at=ADJACENT))}),

    technology("Energon Drill", cost=3, power=2, ours=("type", "power", "range", "move", "text", "energon"),
               play=If(On(Cards(IN_MATRIX, types=SITE)), GainEnergon(3), GainEnergon(1)),
               energon={1: AddPower(1)}),

    technology("Phase Shifter", cost=3, power=2, range=1,
               ours=("type", "cost", "power", "range", "move", "text (duration)", "energon"),
               play=avoid_ambushes(),
               energon={1: Teleport(1)}),

    technology("Ground Bridge", cost=4, power=2, range=1, keywords=(TELEPORT,),
               ours=("type", "cost", "power", "range", "move", "text (may)", "energon"),
               play=May(Teleport(along=Chars(OTHERS, at=HERE))),
               energon={1: Assist(AddPower(1))}),

    technology("Teletraan 1", cost=4, power=2, range=2,
               ours=("type", "cost", "power", "range", "move", "text", "energon"),
               play=Seq(Peek(FACEDOWN, 3, up_to=True), May(Flip(IT))),
               energon={1: Seq(Draw(1), Discard(Cards(IN_HAND)))}),

    technology("Energy Swords", cost=5, power=3, keywords=(BLOCK,),
               ours=("type", "cost", "power", "range", "move", "text (+1 in battles)", "energon"),
               block=May(SpendFor(KeepBlock(), energon=2)),
               play=AddPower(1, IN_BATTLE | ASSISTING),
               energon={1: Confront(AddPower(1))}),

    technology("Ion Lance", cost=5, power=3, range=3, ours=True,
               play=May(Attack(Chars(OTHERS, at=2), Choose(Discard(Cards(IN_HAND, whose=THEM)), GainDamage(1, THEM),
                                                           by_them=True))),
               energon={1: AddPower(1)}),
)
