"""Ten Encounters: the upper half Ambushes, the lower half makes a Confrontation harder. "You" is whom it hits.

Where something is said `among_rivals`, the other Confrontation is for a team, which plays against the game and would
beat it too easily by the milder one. A team of experts, who have no VP to pay with, is spared some of that.
"""
from sparktable.kernel.control import NOTHING, AtLeast, Choose, If, IfDo, Seq
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.seats import CHANCE, OTHERS
from sparktable.kernel.vocabulary.selections import Either

from ...card import ALLY, BOSS
from ...card import DAMAGE as DAMAGE_CARD
from ...state import ALT, BOT
from ...verbs.board import Convert
from ...verbs.conditions import InMode
from ...verbs.counts import EnergonOf
from ...verbs.fight import AddCost, AttackYou
from ...verbs.piles import Destroy, Discard
from ...verbs.resources import GainDamage, GainEnergon, LoseEnergon, LoseVP
from ...verbs.select import AROUND, HERE, IN_DISCARD, IN_HAND, IN_MATRIX, IN_PLAY, IN_VAULT, ON_DECK, Cards, Chars
from ..make import PLAYING_ALONE
from .box import encounter

HAND = Cards(IN_HAND)
ALLIES = Cards(IN_PLAY, types=ALLY)
POWERFUL = Cards(IN_PLAY, power_from=1)
BUILT = Cards(IN_PLAY, not_types=(DAMAGE_CARD, ALLY))
WITH_COMPANY = AtLeast(Count(Either(ALLIES, Chars(OTHERS, at=HERE))), 1)

ENCOUNTERS = (
    encounter("Scrap Storm", ours=("name", "confrontation"),
              ambush=Destroy(Cards(IN_DISCARD), by=CHANCE),
              confrontation=Seq(AddCost(4), IfDo(Destroy(POWERFUL), NOTHING, AddCost(3))),
              among_rivals=IfDo(Destroy(POWERFUL), NOTHING, AddCost(2)), spares_experts=True),

    encounter("Siphon Field", ours=("name", "pairing of the two halves"),
              ambush=LoseEnergon(2),
              confrontation=If(AtLeast(EnergonOf(), 1), AddCost(EnergonOf()), GainDamage(2))),

    encounter("Flak Burst", ours=True,
              ambush=GainDamage(1),
              confrontation=Seq(AddCost(4), AttackYou(GainDamage(2))),
              among_rivals=AttackYou(GainDamage(2)), spares_experts=True),

    encounter("Boxed In", ours=True,
              ambush=IfDo(Discard(HAND), NOTHING, GainDamage(1)),
              confrontation=If(AtLeast(Count(Chars(OTHERS, at=AROUND)), 1), AddCost(7),
                               AddCost(Count(Cards(IN_PLAY, types=DAMAGE_CARD), plus=8, most=10))),
              among_rivals=AddCost(Count(Cards(IN_PLAY, types=DAMAGE_CARD), plus=1, most=4))),

    encounter("Wrecking Claw", ours=True,
              ambush=Discard(Cards(ON_DECK), 2),
              confrontation=Seq(AddCost(4), AttackYou(Destroy(BUILT, by=CHANCE))),
              among_rivals=AttackYou(Destroy(BUILT, by=CHANCE)), spares_experts=True),

    encounter("Concussion Wave", ours=True,
              ambush=If(InMode(BOT), Convert(ALT), GainDamage(1)),
              confrontation=Choose(LoseVP(5), AddCost(9)),
              among_rivals=AddCost(2)),

    encounter("Old Grudge", ours=True,
              ambush=IfDo(LoseVP(1), NOTHING, LoseEnergon(2)),
              confrontation=Choose(LoseVP(5), AddCost(9)),
              among_rivals=AddCost(Count(Cards(IN_VAULT), per=2, rounded_up=True, most=3))),

    encounter("Overwhelming Numbers", ours=True,
              ambush=GainDamage(1),
              confrontation=If(AtLeast(Count(Chars(OTHERS, at=AROUND)), 1), Choose(LoseVP(5), AddCost(9)),
                               AddCost(10)),
              among_rivals=AddCost(Count(Cards(IN_MATRIX, not_types=BOSS, adversary=True), plus=1, most=3))),

    encounter("Prey on the Weak", ours=True,
              ambush=IfDo(Discard(ALLIES), NOTHING, Discard(HAND)),
              confrontation=If(WITH_COMPANY, AddCost(7), AddCost(10)),
              among_rivals=If(WITH_COMPANY, AddCost(1), AddCost(3))),

    encounter("Hesitation", ours=True,
              ambush=LoseEnergon(1),
              confrontation=If(PLAYING_ALONE, AddCost(7), AddCost(4)),
              among_rivals=GainEnergon(1), spares_experts=True),
)
