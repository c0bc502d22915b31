"""Five Sites that are no Polities: what they offer is paid for by whoever stands there."""
from ...card import DAMAGE, ROBOT, STARTER
from ...events import RUNS_EMPTY
from ...headings import Payment, When
from ...verbs.board import ComeHere, ForCharacter, Teleport
from ...verbs.counts import TheX
from ...verbs.piles import TO_DECK, Destroy, Gain, Give
from ...verbs.resources import Draw, GainEnergon, Repair, Store, Take
from ...verbs.select import IN_DISCARD, IN_MATRIX, IN_PLAY, MISSIONS, OTHERS, THIS, Cards, Chars
from ..make import DESTROY, TELEPORT
from .box import site

SITES = (
    site("Mining Outpost",
         reveal=Store(12),
         pay=Payment(Take(TheX()), any_move=True),
         when=When(RUNS_EMPTY, Destroy(THIS), THIS)),

    site("Maccadam's",
         pay=(Payment(GainEnergon(2), power=2),
              Payment(Draw(1), energon=2),
              Payment(ForCharacter(Chars(), Give(Cards((IN_PLAY, MISSIONS), not_types=DAMAGE))), move=2))),

    site("Vector Sigma", ours=("text",),
         pay=(Payment(Gain(Cards(IN_MATRIX, types=ROBOT, own=True, cost_to=4), to=TO_DECK), energon=3),
              Payment(Destroy(Cards((IN_PLAY, IN_DISCARD), types=STARTER)), energon=1))),

    site("Space Bridge", keywords=(TELEPORT,), ours=True,
         pay=(Payment(Teleport(), move=1),
              Payment(ForCharacter(Chars(OTHERS), ComeHere()), energon=1))),

    site("Delphi", keywords=(DESTROY,), ours=True,
         pay=(Payment(Repair(2, up_to=True), power=3),
              Payment(Destroy(Cards((IN_PLAY, IN_DISCARD), types=DAMAGE)), energon=2))),
)
