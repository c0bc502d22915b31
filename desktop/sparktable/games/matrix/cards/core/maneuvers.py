"""Eight Maneuvers, two copies of each."""
from sparktable.kernel.control import AtLeast, If, IfDo, May

from ...card import DAMAGE
from ...events import CONVERTS
from ...headings import Ability, Assist, Confront, X
from ...state import CONFRONT
from ...verbs.board import Convert, Flip, ForCharacter, Teleport
from ...verbs.conditions import Both, Did, OneOf, Ruled
from ...verbs.counts import Count, TheX
from ...verbs.ongoing import PowerBonus
from ...verbs.resources import AddPower, Draw, GainEnergon, Repair
from ...verbs.select import ADJACENT, AROUND, DOWN, IN_MATRIX, IN_PLAY, OTHERS, THEM, THIS, Cards, Chars
from ..make import BLOCK, FLIGHT, PLAYING_ALONE
from .box import maneuver

A_FRIEND_NEAR = OneOf(AtLeast(Count(Chars(OTHERS, at=AROUND)), 1),
                      Both(Ruled("solo_near_bonus", True), PLAYING_ALONE))
DAMAGE_UP_TO_2 = Count(Cards(IN_PLAY, types=DAMAGE), most=2)

MANEUVERS = (
    maneuver("Flank and Fire", cost=2, power=1, range=2, move=1, ours=True,
             play=May(Teleport(1)),
             energon={1: Confront(AddPower(1))}),

    maneuver("Brace for Impact", cost=2, power=1, range=1, move=1, keywords=(BLOCK,), ours=True,
             block=Draw(1),
             energon={1: Repair(1)}),

    maneuver("Helping Hand", cost=3, power=2, range=2, ours=("type", "cost", "move", "text"),
             play=ForCharacter(Chars(at=2), GainEnergon(1, THEM)),
             assist=AddPower(1)),

    maneuver("Coordinated Strike", cost=3, power=2, range=1, move=1, ours=True,
             play=If(A_FRIEND_NEAR, AddPower(1)),
             energon={1: Assist(AddPower(1))}),

    maneuver("Aerial Sweep", cost=4, power=2, range=1, move=3, keywords=(FLIGHT,), ours=True,
             play=May(Flip(Cards(IN_MATRIX, face=DOWN, at=ADJACENT)))),

    maneuver("Overload Shot", cost=4, power=2, range=2, move=1, ours=True,
             energon={X: Ability(AddPower(TheX()), most=3)}),

    maneuver("More Than Meets the Eye", cost=5, power=2, range=1, move=2,
             ours=("type", "cost", "power", "range", "move", "text", "energon"),
             play=May(IfDo(Convert(), Draw(1))),
             energon={1: If(Did(CONVERTS), AddPower(2))}),

    maneuver("Last Stand", cost=5, power=3, range=1, move=1, keywords=(BLOCK,), ours=True,
             confront=If(Ruled("confront_text_timing", "at_declaration"), AddPower(DAMAGE_UP_TO_2)),
             ongoing=PowerBonus(DAMAGE_UP_TO_2, THIS, CONFRONT, provided=Ruled("confront_text_timing", "live")),
             energon={2: Confront(AddPower(2))}),
)
