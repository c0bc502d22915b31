"""Seven Allies: they go straight into play, and stay until a Boss or an Encounter scares them off."""
from sparktable.kernel.control import AtMost, If, IfDo, May
from sparktable.kernel.vocabulary.conditions import Ruled
from sparktable.kernel.vocabulary.selections import IT

from ...card import TECHNOLOGY
from ...events import ASSISTS, PLAYS
from ...headings import IN_BATTLE, When
from ...stats import BUYING
from ...verbs.board import Peek
from ...verbs.counts import EnergonOf
from ...verbs.ongoing import CostMod, PoolBonus
from ...verbs.piles import Discard
from ...verbs.resources import GainEnergon, Strengthen
from ...verbs.select import ON_DECK, Cards, Kind
from ..make import ONGOING, START_OF_TURN
from .box import FACEDOWN, ally, when_played

A_COURAGE = Kind(name="Courage")

ALLIES = (
    ally("Volunteer Spotters", cost=2, keywords=(START_OF_TURN,), ours=True,
         start=May(Peek(FACEDOWN))),

    ally("Supply Runner", cost=2, keywords=(START_OF_TURN,), ours=True,
         start=If(AtMost(EnergonOf(), 1), GainEnergon(1))),

    ally("Chip Chase", cost=3, keywords=(START_OF_TURN,), ours=True,
         start=IfDo(Peek(Cards(ON_DECK)), May(Discard(IT)))),

    ally("Sparkplug Witwicky", cost=3, keywords=(ONGOING,), ours=True,
         when=When(PLAYS, GainEnergon(1), Kind(types=TECHNOLOGY), first=True, own_turn=True)),

    ally("Exo-Suit Pilot", cost=4, keywords=(ONGOING,), ours=True,
         when=When(ASSISTS, Strengthen(IT, power=1), first=True),
         ongoing=PoolBonus(1, IN_BATTLE)),

    ally("Carly", cost=4, keywords=(ONGOING,), ours=True,
         ongoing=CostMod(BUYING, -1, Kind(), first=True)),

    ally("Spike Witwicky", cost=5, keywords=(ONGOING,),
         ours=("cost", "power", "range", "move", "keywords", "text (first one each turn)"),
         when=(when_played(A_COURAGE, 2, first=True, ruling=Ruled("spike_bonus", "first_each_turn")),
               when_played(A_COURAGE, 2, ruling=Ruled("spike_bonus", "every_courage")))),
)
