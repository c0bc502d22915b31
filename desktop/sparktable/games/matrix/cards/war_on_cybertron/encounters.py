"""Ten Encounters: the upper half Ambushes, the lower half makes a Confrontation harder. "You" is whom it hits.

Where something is said `among_rivals`, the other Confrontation is for a team that plays against the game: 4 dearer.
"""
from sparktable.kernel.control import NOTHING, AtLeast, AtMost, Choose, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.conditions import Is, Ruled
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.seats import NEXT_PLAYER, TEAMMATES
from sparktable.kernel.vocabulary.selections import IT

from ...card import RUIN, STARTER
from ...state import ALT
from ...stats import BATTLING, CONVERTING, SPENDING_MOVE
from ...verbs.board import Convert, Push
from ...verbs.conditions import InMode, OnBattled
from ...verbs.counts import EnergonOf, HighestCost
from ...verbs.fight import AddCost, Assists, AttackYou, DiscardAssists
from ...verbs.ongoing import Forbid, ThisTurn
from ...verbs.piles import Destroy, Discard, RevealTop
from ...verbs.resources import GainDamage, LoseEnergon
from ...verbs.select import EITHER, IN_HAND, IN_MATRIX, IN_PLAY, ON_DECK, Cards, Kind
from .box import encounter

RUINS = Count(Cards(IN_MATRIX, types=RUIN))
HAND = Cards(IN_HAND)

ENCOUNTERS = (
    encounter("Ruination",
              ambush=ThisTurn(Forbid(BATTLING, everybody=True)),
              confrontation=Seq(AddCost(2), AddCost(RUINS), If(AtMost(RUINS, 0), GainDamage(2)))),

    encounter("The Jaws of Victory",
              ambush=IfDo(RevealTop(), If(Is(Kind(types=STARTER)), GainDamage(1), Destroy(IT))),
              confrontation=If(AtLeast(Count(Assists(TEAMMATES)), 1),
                               DiscardAssists(Assists(TEAMMATES)), AddCost(3))),

    encounter("Power Boost",
              ambush=IfDo(Destroy(Cards(IN_PLAY, cost_from=2)), NOTHING, GainDamage(1)),
              confrontation=Seq(AddCost(EnergonOf()), If(AtMost(EnergonOf(), 2), GainDamage(2)))),

    encounter("Back-Up",
              ambush=GainDamage(1),
              confrontation=If(Ruled("backup_facedown", True), AddCost(HighestCost(Cards(IN_MATRIX, face=EITHER))),
                               AddCost(HighestCost(Cards(IN_MATRIX))))),

    encounter("Crossfire", ours=True,
              ambush=IfDo(Discard(HAND), NOTHING, LoseEnergon(1)),
              confrontation=Seq(AddCost(Count(HAND, plus=4, most=7)), If(AtMost(Count(HAND), 0), GainDamage(1))),
              among_rivals=Seq(AddCost(Count(HAND, most=3)), If(AtMost(Count(HAND), 0), GainDamage(1)))),

    encounter("Energon Siphon", ours=True,
              ambush=If(AtLeast(EnergonOf(), 2), LoseEnergon(2), GainDamage(1)),
              confrontation=If(AtLeast(EnergonOf(), 2), Seq(LoseEnergon(2), AddCost(4)), AddCost(7)),
              among_rivals=If(AtLeast(EnergonOf(), 2), LoseEnergon(2), AddCost(3))),

    encounter("Magnetic Snare", ours=True,
              ambush=ThisTurn(Forbid(SPENDING_MOVE)),
              confrontation=If(OnBattled(), AddCost(6), AddCost(8)),
              among_rivals=If(OnBattled(), AddCost(2), AddCost(4))),

    encounter("Falling Spires", ours=True,
              ambush=IfDo(Push(NEXT_PLAYER), NOTHING, GainDamage(1)),
              confrontation=AttackYou(Destroy(Cards(IN_PLAY, highest_cost=True)))),

    encounter("Mode Lock", ours=True,
              ambush=Seq(Convert(ALT), ThisTurn(Forbid(CONVERTING))),
              confrontation=If(InMode(ALT), AddCost(7), Seq(AddCost(5), LoseEnergon(1))),
              among_rivals=If(InMode(ALT), AddCost(3), Seq(AddCost(1), LoseEnergon(1)))),

    encounter("Exposed Flank", ours=True,
              ambush=Choose(Discard(Cards(ON_DECK)), LoseEnergon(1)),
              confrontation=Seq(AddCost(5), May(Convert())),
              among_rivals=Seq(AddCost(1), May(Convert()))),
)
