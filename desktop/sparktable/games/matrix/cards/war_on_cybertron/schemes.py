"""Six Cooperative Schemes: they lie on the team until they are thwarted.

Some of the house help in one way and hurt in another, as the Bosses alone win many a game."""
from sparktable.kernel.control import AtLeast, AtMost, Choose, If, Seq
from sparktable.kernel.vocabulary.counts import Count

from ...card import BOSS, COOP_SCHEME, MANEUVER, POLITY, ROBOT, RUIN, SITE, TECHNOLOGY
from ...events import AMBUSHED, CLEARS, GAINS_ENERGON, MOVES_ONTO
from ...headings import Thwart, When
from ...state import ASSISTING, AUTOBOT
from ...stats import BUYING, DEFEATING
from ...verbs.ongoing import CostMod, PowerBonus
from ...verbs.piles import Discard
from ...verbs.resources import GainDamage, LoseEnergon, Repair
from ...verbs.select import IN_HAND, IN_MATRIX, IN_VAULT, OWN, Cards, Kind
from ..make import ONGOING, START_OF_TURN
from .box import scheme

POLITIES_COMMANDED = Count(Cards(IN_MATRIX, types=POLITY, commanded=OWN))

SCHEMES = (
    scheme("Reactor Coolant Failure", COOP_SCHEME,
           when=When(MOVES_ONTO, Seq(LoseEnergon(2), GainDamage(1)), Cards(IN_MATRIX, types=SITE)),
           thwart=Thwart(contribute=Cards(IN_HAND, types=TECHNOLOGY), cards=3, different_costs=True)),

    scheme("Energon Blockade", COOP_SCHEME, keywords=(START_OF_TURN, ONGOING), ours=True,
           start=Repair(1, up_to=True),
           when=When(GAINS_ENERGON, LoseEnergon(1)),
           thwart=Thwart(energon=3, per_player=1)),

    scheme("Planetary Siege", COOP_SCHEME, keywords=(START_OF_TURN,), ours=True,
           start=If(AtMost(POLITIES_COMMANDED, 0), LoseEnergon(1)),
           thwart=Thwart(condition=AtLeast(POLITIES_COMMANDED, 2), anywhere=True)),

    scheme("Propaganda Broadcast", COOP_SCHEME, keywords=(ONGOING,), ours=True,
           ongoing=(CostMod(BUYING, 1, Cards(IN_MATRIX, types=ROBOT)),
                    CostMod(BUYING, -1, Cards(IN_MATRIX, types=MANEUVER)),
                    CostMod(BUYING, -1, Cards(IN_MATRIX, types=TECHNOLOGY))),
           thwart=Thwart(contribute=Cards(IN_HAND, types=ROBOT), total_cost=5)),

    scheme("Creeping Corrosion", COOP_SCHEME, keywords=(START_OF_TURN, ONGOING), ours=True,
           start=If(AtLeast(Count(Cards(IN_MATRIX, types=RUIN)), 2),
                    Choose(LoseEnergon(1), Discard(Cards(IN_HAND)))),
           ongoing=CostMod(DEFEATING, 2, Cards(IN_MATRIX, types=BOSS)),
           thwart=Thwart(event=CLEARS, of=Kind(types=RUIN), times=2, anywhere=True)),

    scheme("Hunter's Bounty", COOP_SCHEME, keywords=(ONGOING,), ours=True,
           ongoing=(PowerBonus(2, Kind(), ASSISTING, everybody=True),
                    CostMod(DEFEATING, -1, Cards(IN_MATRIX, types=BOSS, faction=AUTOBOT))),
           when=When(AMBUSHED, LoseEnergon(1)),
           thwart=(Thwart(contribute=Cards(IN_VAULT, types=ROBOT, adversary=True), cards=2),
                   Thwart(contribute=Cards(IN_VAULT, types=ROBOT, adversary=True, cost_from=4), cards=1))),
)
