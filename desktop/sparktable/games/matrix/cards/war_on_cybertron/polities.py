"""Seven Polities: Sites to take command of. Price and VP follow from the level."""
from sparktable.kernel.control import If, Seq
from sparktable.kernel.vocabulary.conditions import Both

from ...headings import StartOfTurn
from ...stats import ALL_FLIGHT, BUYING, DEFEATING, MOVING_DIAGONALLY, SEARCHING
from ...verbs.conditions import Commanded, Near
from ...verbs.ongoing import CostMod, Forbid, Grant
from ...verbs.resources import Draw, GainEnergon
from ...verbs.select import AROUND_THIS, BESIDE_THIS, DOWN, ENEMY, IN_MATRIX, OWN, Cards
from ..make import FLIGHT, ONGOING, START_OF_TURN
from .box import polity

YOURS, THEIRS = Commanded(OWN), Commanded(ENEMY)
CARD_BESIDE = Cards(IN_MATRIX, at=BESIDE_THIS)

POLITIES = (
    polity("Praxus", 1, ours=("level",),
           start=StartOfTurn(If(YOURS, Draw(1)), here=True)),

    polity("Nyon", 1, keywords=(START_OF_TURN,), ours=True,
           start=StartOfTurn(If(YOURS, GainEnergon(1)), here=True)),

    polity("Altihex", 1, keywords=(ONGOING,), ours=True,
           ongoing=CostMod(BUYING, -1, Cards(IN_MATRIX), first=True, provided=Both(YOURS, Near(AROUND_THIS)))),

    polity("Tarn", 2, ours=("level",),
           ongoing=(CostMod(BUYING, 1, CARD_BESIDE, provided=THEIRS),
                    CostMod(DEFEATING, 1, CARD_BESIDE, provided=THEIRS))),

    polity("Vos", 2, keywords=(ONGOING, FLIGHT), ours=True,
           ongoing=(Grant(ALL_FLIGHT, provided=Both(YOURS, Near(AROUND_THIS))),
                    Forbid(MOVING_DIAGONALLY, provided=Both(THEIRS, Near(AROUND_THIS))))),

    polity("Kaon", 3, ours=("level",),
           ongoing=(CostMod(BUYING, 2, CARD_BESIDE, provided=THEIRS),
                    CostMod(DEFEATING, 2, CARD_BESIDE, provided=THEIRS))),

    polity("Iacon", 3, keywords=(START_OF_TURN, ONGOING), ours=True,
           start=StartOfTurn(If(YOURS, Seq(Draw(1), GainEnergon(1))), here=True),
           ongoing=CostMod(SEARCHING, 1, Cards(IN_MATRIX, face=DOWN, at=BESIDE_THIS), provided=THEIRS)),
)
