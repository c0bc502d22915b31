"""Six kinds of Ruins. Their texts concern everybody; clearing one is paid for from its own space."""
from sparktable.kernel.control import If, May, Not, Seq
from sparktable.kernel.vocabulary.conditions import Ruled
from sparktable.kernel.vocabulary.seats import YOU
from sparktable.kernel.vocabulary.selections import THIS

from ...events import MOVES_ONTO
from ...headings import When
from ...stats import BEING_MOVED, CLEARING, MOVING, TELEPORTING
from ...verbs.board import Teleport
from ...verbs.conditions import Forced, Near, Teleported
from ...verbs.fight import Ambush
from ...verbs.ongoing import CostMod, Forbid, RangeBonus
from ...verbs.resources import Draw, GainDamage, GainEnergon
from ...verbs.select import AROUND_THIS, IN_PLAY, Cards, Chars
from ..make import AMBUSH, ONGOING, REVEAL
from .box import ruin

RUINS = (
    ruin("Pile of Scrap", copies=3, move=3, ours=("copies",),
         ongoing=(CostMod(MOVING, 1, THIS), Forbid(TELEPORTING, THIS)),
         cleared=GainEnergon(2)),

    ruin("Impassable Rubble", copies=2, power=5, ours=("copies",),
         ongoing=Forbid(MOVING, THIS, unless_flying=True),
         when=When(MOVES_ONTO, If(Ruled("rubble_forced_damage", True), GainDamage(1),
                                  If(Not(Forced()), GainDamage(1))), THIS),
         cleared=GainEnergon(5)),

    ruin("Toxic War Zone", ours=("copies", "text (reveal part)"),
         ongoing=(Forbid(MOVING, THIS), Forbid(BEING_MOVED, THIS), Forbid(TELEPORTING, THIS),
                  Forbid(CLEARING, THIS))),

    ruin("Burning Crater", copies=2, power=3, keywords=(REVEAL, ONGOING), ours=True,
         when=When(MOVES_ONTO, GainDamage(1), THIS),
         cleared=GainEnergon(4)),

    ruin("Scavenger's Lair", power=3, keywords=(REVEAL, ONGOING, AMBUSH), ours=True,
         when=When(MOVES_ONTO, Ambush(Chars(YOU)), THIS, condition=Not(Teleported())),
         cleared=Seq(GainEnergon(2), May(Draw(1)))),

    ruin("Collapsed Skyway", move=2, keywords=(REVEAL, ONGOING), ours=True,
         ongoing=RangeBonus(-1, Cards(IN_PLAY), provided=Near(AROUND_THIS)),
         cleared=May(Teleport())),
)
