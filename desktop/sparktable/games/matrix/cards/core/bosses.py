"""Two Decepticon Bosses of each level."""
from sparktable.kernel.control import NOTHING, AtLeast, Choose, If, IfDo, Seq
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL

from ...card import ALLY, SCHEME
from ...events import TURN_ENDS
from ...headings import When
from ...state import DECEPTICON
from ...stats import ENERGON_ABILITIES, STEPPING
from ...verbs.ongoing import CostMod, RangeBonus
from ...verbs.piles import Destroy, Discard
from ...verbs.resources import GainDamage, GainVP, LoseEnergon, LoseVP
from ...verbs.select import BESIDE_THIS, IN_DISCARD, IN_HAND, IN_MATRIX, IN_PLAY, Cards, Kind
from .box import boss

HAND = Cards(IN_HAND)
ALLIES = Cards(IN_PLAY, types=ALLY)

BOSSES = (
    boss("Soundwave", DECEPTICON, 1, ours=True,
         attack=IfDo(Discard(Cards(IN_HAND, cost_from=2)), NOTHING, LoseEnergon(2)),
         ongoing=CostMod(ENERGON_ABILITIES, 1, first=True),
         reward=GainVP(3)),

    boss("Astrotrain", DECEPTICON, 1, ours=True,
         attack=IfDo(Discard(ALLIES, ALL), NOTHING, GainDamage(1)),
         ongoing=CostMod(STEPPING, 1, first=True),
         reward=GainVP(3)),

    boss("Starscream", DECEPTICON, 2, ours=("level", "text (Reveal Attack)"),
         attack=GainDamage(1),
         start=Discard(HAND),
         reward=GainVP(4)),

    boss("Cyclonus", DECEPTICON, 2, ours=True,
         attack=Choose(If(AtLeast(Count(HAND), 2), Discard(HAND, 2)), LoseVP(2), GainDamage(2)), then_ambush=False,
         ongoing=RangeBonus(-1, Kind(printed_range_from=2)),
         reward=GainVP(4)),

    boss("Megatron", DECEPTICON, 3, ours=("cost", "level", "text", "reward"),
         attack=Seq(Discard(ALLIES, ALL), GainDamage(1)),
         start=Choose(Discard(HAND), GainDamage(1)),
         reward=GainVP(5)),

    boss("Devastator", DECEPTICON, 3, ours=True,
         attack=IfDo(Destroy(Cards((IN_HAND, IN_DISCARD), cost_from=2)), NOTHING, GainDamage(2)),
         when=When(TURN_ENDS, Destroy(Cards(IN_MATRIX, not_types=SCHEME, not_adversary=True, at=BESIDE_THIS))),
         reward=GainVP(5)),
)
