"""Six Allies: they go straight into play, and stay."""
from sparktable.kernel.control import AtLeast, Choose, IfDo, May, Seq
from sparktable.kernel.vocabulary.choices import IfSeen
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import TEAMMATES, THEM, YOU
from sparktable.kernel.vocabulary.selections import IT

from ...card import POLITY, SCHEME
from ...events import COMPLETES_MISSION, MOVES_ONTO
from ...headings import When
from ...state import COMMAND, CONFRONT
from ...stats import SEARCHING
from ...verbs.board import Flip, ForCharacter, Peek
from ...verbs.choice import SpendFor
from ...verbs.ongoing import CostMod, PoolBonus
from ...verbs.piles import Discard, Give, PutOnTop
from ...verbs.resources import Draw, DrawMission, GainEnergon, Repair
from ...verbs.select import ADVERSARIES, DOWN, HERE, IN_HAND, IN_MATRIX, MISSIONS, Cards, Chars, Kind
from ..make import COMMAND as COMMAND_WORD
from ..make import CONFRONT as CONFRONT_WORD
from ..make import ONGOING, START_OF_TURN
from .box import ally

ADVERSARY_HERE = Chars(ADVERSARIES, at=HERE)

ALLIES = (
    ally("Micromaster Patrol", cost=2, keywords=(ONGOING,), ours=True,
         ongoing=CostMod(SEARCHING, -1, first=True)),

    ally("Spy Network", cost=3, keywords=(START_OF_TURN, ONGOING), ours=("power", "range", "move"),
         start=IfDo(Peek(Cards(IN_MATRIX, face=DOWN)),
                    IfSeen(Is(Kind(types=(SCHEME, POLITY))), Flip(IT), May(Flip(IT)))),
         when=When(MOVES_ONTO, May(ForCharacter(ADVERSARY_HERE, Peek(Cards(IN_HAND, whose=THEM), ALL, by=YOU))),
                   condition=AtLeast(Count(ADVERSARY_HERE), 1), own_turn=True)),

    ally("Repair Drones", cost=3, keywords=(START_OF_TURN,), ours=True,
         start=May(SpendFor(ForCharacter(Chars(at=HERE), Repair(1, THEM)), energon=1))),

    ally("Omega Sentinels", cost=4, keywords=(ONGOING, COMMAND_WORD, CONFRONT_WORD), ours=True,
         ongoing=PoolBonus(1, COMMAND | CONFRONT, each_time=True)),

    ally("Emirate Xaaron", cost=4, keywords=(ONGOING,), ours=True,
         when=When(COMPLETES_MISSION, Seq(Draw(1), GainEnergon(1))),
         energon={1: Choose(IfDo(DrawMission(1), Discard(Cards(MISSIONS))),
                            ForCharacter(Chars(TEAMMATES), Give(Cards(MISSIONS))))}),

    ally("Alpha Trion", cost=5, keywords=(START_OF_TURN,), ours=True,
         start=May(IfDo(Draw(1), Choose(Discard(Cards(IN_HAND)), PutOnTop(Cards(IN_HAND)))))),
)
