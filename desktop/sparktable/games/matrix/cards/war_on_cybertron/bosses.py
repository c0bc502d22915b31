"""Two Bosses of each level for each faction. Their texts speak to their Adversaries only."""
from sparktable.kernel.control import NOTHING, AtLeast, If, IfDo, Not, Seq
from sparktable.kernel.vocabulary.conditions import Is, Taking
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import TEAM, TEAMMATES, THEM, YOU
from sparktable.kernel.vocabulary.selections import IT, THIS

from ...card import ALLY, CHARACTER, SITE, STARTER
from ...events import BUYS, SPACE_EMPTIES
from ...headings import When
from ...state import AUTOBOT, DECEPTICON
from ...stats import (
    BUYING,
    COMMANDING,
    CONFRONTING,
    DEFEATING,
    DESTROYING_DAMAGE,
    ENERGON_ABILITIES,
    FLYING,
    RETURNING_DAMAGE,
    STEPPING,
    TELEPORTING,
)
from ...verbs.board import ForCharacter, Swap
from ...verbs.conditions import Did, On
from ...verbs.counts import EnergonOf
from ...verbs.fight import Ambush
from ...verbs.ongoing import AltMove, CostMod, Forbid
from ...verbs.piles import Destroy, Discard, RevealTop
from ...verbs.resources import Draw, GainDamage, GainVP, LoseEnergon
from ...verbs.select import BESIDE_THIS, EITHER, IN_HAND, IN_MATRIX, IN_PLAY, ON_THIS, Cards, Chars, Kind
from ..make import ATTACK, BLOCK, DESTROY, FLIGHT, ONGOING, REVEAL, START_OF_TURN, TELEPORT
from .box import boss

HAND = Cards(IN_HAND)
ALLIES = Cards(IN_PLAY, types=ALLY)

DECEPTICON_BOSSES = (
    boss("Dirge", DECEPTICON, 1, keywords=(REVEAL, ATTACK, ONGOING), ours=("level",),
         attack=GainDamage(1),
         ongoing=(Forbid(DESTROYING_DAMAGE), Forbid(RETURNING_DAMAGE)),
         reward=GainVP(3)),

    boss("Barricade", DECEPTICON, 1, keywords=(REVEAL, ATTACK, ONGOING), ours=True,
         attack=IfDo(Discard(ALLIES), NOTHING, LoseEnergon(1)),
         ongoing=CostMod(STEPPING, 1, first=True),
         reward=GainVP(3)),

    boss("Octane", DECEPTICON, 2, keywords=(REVEAL, ATTACK, START_OF_TURN, ONGOING), ours=("level",),
         attack=IfDo(Discard(Cards(IN_HAND, keyword=BLOCK)), NOTHING, GainDamage(1)),
         then_ambush=False, blockable=False,
         start=GainDamage(1),
         ongoing=Forbid(CONFRONTING, THIS, provided=AtLeast(Count(Chars(TEAMMATES, at=ON_THIS)), 1)),
         reward=GainVP(4)),

    boss("Turmoil", DECEPTICON, 2, keywords=(REVEAL, ATTACK, START_OF_TURN), ours=("level",),
         attack=IfDo(RevealTop(), If(Is(Kind(types=STARTER)), GainDamage(1), Discard(IT))),
         start=Seq(GainDamage(1), If(On(THIS), Ambush(Chars(YOU)))),
         reward=GainVP(4)),

    boss("Shockwave", DECEPTICON, 3, keywords=(REVEAL, ATTACK, ONGOING), ours=("level",),
         attack=Seq(Discard(HAND, ALL), Draw(Count(IT, plus=-1))),
         when=When(SPACE_EMPTIES, IfDo(LoseEnergon(1), NOTHING, GainDamage(1))),
         reward=GainVP(5)),

    boss("Menasor", DECEPTICON, 3, keywords=(REVEAL, ATTACK, START_OF_TURN, ONGOING),
         ours=("faction", "level", "cost", "reward", "text"),
         attack=Discard(HAND, 2), then_ambush=False,
         start=ForCharacter(Chars(TEAM), IfDo(LoseEnergon(1, THEM), NOTHING, If(Taking(), Discard(HAND))), ALL),
         ongoing=CostMod(DEFEATING, Count(Cards(IN_MATRIX, subtype="Stunticon"), most=2), THIS),
         reward=GainVP(5)),
)

AUTOBOT_BOSSES = (
    boss("Blurr", AUTOBOT, 1, keywords=(REVEAL, ATTACK, START_OF_TURN, ONGOING), ours=("level",),
         attack=Discard(Cards(IN_HAND, move_from=1)),
         start=Swap(Cards(IN_MATRIX, face=EITHER, at=BESIDE_THIS, not_types=SITE, free_of_your_team=True)),
         ongoing=AltMove(-1),
         reward=GainVP(3)),

    boss("Springer", AUTOBOT, 1, keywords=(REVEAL, ATTACK, ONGOING, FLIGHT, TELEPORT), ours=True,
         attack=IfDo(Discard(Cards(IN_HAND, range_from=1)), NOTHING, GainDamage(1)),
         ongoing=(Forbid(FLYING), Forbid(TELEPORTING)),
         reward=GainVP(3)),

    boss("Grimlock", AUTOBOT, 2, keywords=(REVEAL, ATTACK, DESTROY, START_OF_TURN, ONGOING), ours=True,
         attack=IfDo(Destroy(Cards(IN_HAND, cost_from=2)), NOTHING, GainDamage(1)), then_ambush=False,
         start=If(On(THIS), GainDamage(1), Discard(HAND)),
         ongoing=Forbid(CONFRONTING, THIS, provided=Not(On(THIS))),
         reward=GainVP(4)),

    boss("Ironhide", AUTOBOT, 2, keywords=(REVEAL, ATTACK, START_OF_TURN, ONGOING), ours=True,
         attack=GainDamage(1),
         start=IfDo(LoseEnergon(2), NOTHING, Discard(HAND)),
         ongoing=CostMod(ENERGON_ABILITIES, 1, Kind(types=CHARACTER)),
         reward=GainVP(4)),

    boss("Ultra Magnus", AUTOBOT, 3, keywords=(REVEAL, ATTACK, ONGOING), ours=True,
         attack=Discard(HAND, Count(HAND, plus=-3)),
         ongoing=(Forbid(BUYING, provided=Did(BUYS)), CostMod(COMMANDING, 1)),
         reward=GainVP(5)),

    boss("Superion", AUTOBOT, 3, keywords=(REVEAL, ATTACK, START_OF_TURN, ONGOING), ours=True,
         attack=IfDo(Discard(ALLIES), NOTHING, GainDamage(1)),
         start=If(AtLeast(EnergonOf(), 3), LoseEnergon(2), Discard(HAND)),
         ongoing=CostMod(DEFEATING, Count(Cards(IN_MATRIX, subtype="Aerialbot"), most=2), THIS),
         reward=GainVP(5)),
)
