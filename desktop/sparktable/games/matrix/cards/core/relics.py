"""Five Relics besides Jetfire: most are worth VP in a Vault, Tox-En and the Prism at once."""
from sparktable.kernel.control import IfDo, May, Not, Seq

from ...card import ALLY, BOSS, DAMAGE, ROBOT
from ...events import MOVES_ONTO
from ...headings import Confront, When
from ...verbs.board import ForCharacter, Peek
from ...verbs.choice import IfSeen
from ...verbs.conditions import Is, OneOf, Ruled
from ...verbs.ongoing import RangeBonus, ThisTurn
from ...verbs.piles import Destroy, Gain, PutOnTop
from ...verbs.resources import AddPower, Draw, GainEnergon, GainVP, LoseEnergon
from ...verbs.select import ALL, IN_MATRIX, IN_PLAY, IT, NEXT_CARD, ON_THIS, THEM, THIS, Cards, Chars, Kind
from .box import relic

RELICS = (
    relic("Tox-En", cost=4, ours=("cost", "power", "range", "move", "vp", "text (2 VP)"),
          in_matrix=When(MOVES_ONTO, LoseEnergon(3), THIS, anybody=True),
          reveal=ForCharacter(Chars(at=ON_THIS), LoseEnergon(3, THEM), ALL),
          gain=Seq(Destroy(THIS), GainVP(2))),

    relic("Sentinel Lens", cost=5, power=1, range=2, vp=2, ours=True,
          play=ThisTurn(RangeBonus(1, Cards(IN_PLAY))),
          energon={1: IfDo(Peek(Cards(NEXT_CARD)),
                           IfSeen(OneOf(Ruled("lens_destroys_boss", True), Not(Is(Kind(types=BOSS)))),
                                  May(Destroy(IT))))}),

    relic("Prism of Dawn", cost=6, power=2, range=1, ours=True,
          play=GainEnergon(1),
          energon={2: IfDo(Destroy(THIS), GainVP(3))}),

    relic("Chronal Anchor", cost=7, power=1, range=1, vp=3, ours=True,
          play=Draw(2),
          energon={2: PutOnTop(Cards(IN_PLAY, not_types=(DAMAGE, ALLY), other=True), 2, up_to=True)}),

    relic("Matrix of Leadership", cost=8, power=2, range=1, move=1, vp=4,
          ours=("type", "cost", "power", "range", "move", "text (where, optional)", "energon", "vp"),
          play=May(Gain(Cards(IN_MATRIX, types=ROBOT))),
          energon={2: Confront(AddPower(3))}),
)
