"""Six Sites: what they offer is paid for by whoever stands there, once in a turn."""
from sparktable.kernel.control import If

from ...card import STARTER
from ...events import RUNS_EMPTY, TURN_ENDS
from ...headings import Payment, When
from ...verbs.board import Teleport
from ...verbs.conditions import On
from ...verbs.counts import TheX
from ...verbs.piles import Destroy
from ...verbs.resources import Draw, Store, Take
from ...verbs.select import HERE, IN_DISCARD, IN_PLAY, THIS, Cards
from .box import repair_somebody, site

SITES = (
    site("Small Energon Mine", ours=("text (rate 1 for 1, once per turn, destroyed when empty)",),
         reveal=Store(8),
         pay=Payment(Take(TheX()), any_move=True),
         when=When(RUNS_EMPTY, Destroy(THIS), THIS)),

    site("Repair Bay", ours=("type", "text (price, amount)"),
         pay=Payment(repair_somebody(HERE), power=2)),

    site("Salvage Yard", ours=True,
         pay=Payment(Destroy(Cards((IN_PLAY, IN_DISCARD), types=STARTER)), power=2)),

    site("Signal Relay", ours=True,
         pay=Payment(Draw(1), move=2)),

    site("Space Bridge Terminal", ours=True,
         pay=Payment(Teleport(), move=1)),

    site("Energon Geyser", ours=True,
         reveal=Store(6),
         when=(When(TURN_ENDS, If(On(THIS), Take(2))),
               When(RUNS_EMPTY, Destroy(THIS), THIS))),
)
