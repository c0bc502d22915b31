"""Four Decepticon Schemes, each thwarted by one player in one turn, and five Cooperative Schemes that the team works
off together: these hurt so much that it pays."""
from sparktable.kernel.control import NOTHING, AtLeast, AtMost, If, IfDo
from sparktable.kernel.vocabulary.conditions import Both, OneOf, Ruled, Taking
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import OTHERS, YOU
from sparktable.kernel.vocabulary.selections import THIS

from ...card import ALLY, BOSS, COOP_SCHEME, DAMAGE, DECEPTICON_SCHEME, MANEUVER, ROBOT, STARTER, TECHNOLOGY
from ...events import BLOCKS_ATTACK, RUNS_EMPTY
from ...headings import Payment, Thwart
from ...state import AUTOBOT
from ...stats import AS_ADVERSARY, ASSISTING_OTHERS, BUYING, CONFRONT_STEPS, DEFEATING, ENERGON_ABILITIES, SEARCHING
from ...verbs.conditions import BlockedByCard, FarFromBattle
from ...verbs.ongoing import CostMod, Forbid, Grant
from ...verbs.piles import Discard, PutUnder, Rescue
from ...verbs.resources import GainDamage, GainVP, LoseEnergon
from ...verbs.select import ANYBODY, AROUND, IN_HAND, IN_MATRIX, IN_PLAY, UNDER_THIS, Cards, Chars, Kind
from ..make import BLOCK, ONGOING, START_OF_TURN
from .box import scheme

HOSTAGES = Cards(UNDER_THIS, types=ALLY)
SAVING_A_FRIEND = Both(OneOf(Ruled("aoa_thwart_any_turn", True), Taking(YOU)),
                       OneOf(Ruled("aoa_ability_block_counts", True), BlockedByCard()))

SCHEMES = (
    scheme("All-Out Assault", DECEPTICON_SCHEME, vp=3, keywords=(ONGOING,), ours=("subtype", "vp", "keywords"),
           ongoing=Grant(CONFRONT_STEPS, Kind(types=ROBOT)),
           thwart=Thwart(event=BLOCKS_ATTACK, of=Chars(OTHERS), condition=SAVING_A_FRIEND, anywhere=True)),

    scheme("Divided Loyalties", DECEPTICON_SCHEME, vp=3, keywords=(ONGOING,),
           ours=("subtype", "text (thwart price)", "vp", "keywords"),
           ongoing=Grant(AS_ADVERSARY, Kind(types=ROBOT, faction=AUTOBOT), everybody=True),
           thwart=Thwart(energon=4)),

    scheme("Hostage Crisis", DECEPTICON_SCHEME, vp=2, ours=("subtype", "text (rescue price, thwart)", "vp"),
           reveal=PutUnder(Cards((IN_MATRIX, IN_PLAY), types=ALLY, whose=ANYBODY), ALL),
           pay=Payment(Rescue(HOSTAGES), power=2),
           thwart=(Thwart(event=RUNS_EMPTY, of=THIS),
                   Thwart(condition=AtMost(Count(HOSTAGES), 0), power=3))),

    scheme("Supply Blockade", DECEPTICON_SCHEME, vp=3, keywords=(ONGOING,), ours=True,
           ongoing=CostMod(BUYING, 1, Cards(IN_MATRIX)),
           thwart=Thwart(condition=AtLeast(Count(Cards(IN_PLAY, not_types=DAMAGE, different="type")), 4),
                         anywhere=True, voluntary=True)),

    scheme("Jammed Frequencies", COOP_SCHEME, keywords=(START_OF_TURN, ONGOING), ours=True,
           start=GainVP(1),
           ongoing=(Forbid(ASSISTING_OTHERS, provided=FarFromBattle(1), everybody=True),
                    CostMod(ENERGON_ABILITIES, 1), CostMod(DEFEATING, 7, Kind(types=BOSS))),
           thwart=Thwart(contribute=Cards(IN_HAND, types=MANEUVER), cards=3, different_costs=True)),

    scheme("Corroded Lines", COOP_SCHEME, keywords=(START_OF_TURN,), ours=True,
           start=IfDo(LoseEnergon(4), NOTHING, Discard(Cards(IN_HAND), 3)),
           thwart=Thwart(energon=3, per_player=1)),

    scheme("Ashen Curtain", COOP_SCHEME, keywords=(START_OF_TURN, ONGOING), ours=True,
           start=IfDo(LoseEnergon(4), NOTHING, Discard(Cards(IN_HAND), 3)),
           ongoing=CostMod(SEARCHING, 1, first=True),
           thwart=(Thwart(contribute=Cards(IN_HAND), cards=4, different_costs=True,
                          condition=Ruled("starter_cost_counts", True)),
                   Thwart(contribute=Cards(IN_HAND, not_types=STARTER), cards=4, different_costs=True,
                          condition=Ruled("starter_cost_counts", False)))),

    scheme("Hardened Hulls", COOP_SCHEME, keywords=(ONGOING,), ours=True,
           ongoing=CostMod(DEFEATING, 10, Kind(types=BOSS)),
           thwart=Thwart(contribute=Cards(IN_HAND, types=TECHNOLOGY), cards=2, different_costs=True)),

    scheme("Crossfire Zone", COOP_SCHEME, keywords=(START_OF_TURN,), ours=True,
           start=If(AtLeast(Count(Cards(IN_MATRIX, adversary=True, at=AROUND)), 1), GainDamage(1)),
           thwart=Thwart(contribute=Cards(IN_HAND, keyword=BLOCK), cards=2)),
)
