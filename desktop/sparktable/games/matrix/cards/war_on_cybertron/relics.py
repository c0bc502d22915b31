"""Six Relics: worth VP in a Vault."""
from sparktable.kernel.control import Choose, May, Seq
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import THEM
from sparktable.kernel.vocabulary.selections import IT, THIS

from ...card import ROBOT, RUIN, SITE, TECHNOLOGY
from ...events import MOVES_ONTO
from ...headings import BOSSES, IN_BATTLE, Confront, Payment, When
from ...stats import GAINING_DAMAGE, MOVING, NO_RUIN_TEXTS
from ...verbs.board import Clear, Peek, Refill
from ...verbs.fight import Attack, Block, Defeat
from ...verbs.ongoing import CostMod, Forbid, Grant, PowerBonus, ThisTurn
from ...verbs.piles import TO_HAND, Discard, Gain, ToVault
from ...verbs.resources import AddPower, Draw, GainEnergon, Repair
from ...verbs.select import ADVERSARIES, AROUND, DESTROYED, DOWN, IN_HAND, IN_MATRIX, IN_RANGE, Cards, Chars, Kind
from ..make import ATTACK, BLOCK, CLEAR, GAIN, ONGOING
from .box import relic

RELICS = (
    relic("Apex Armor", cost=5, power=2, vp=2, keywords=(BLOCK,), ours=True,
          block=Repair(1),
          play=ThisTurn(Forbid(GAINING_DAMAGE), actions_only=True),
          energon={1: Block()}),

    relic("Star Saber", cost=6, power=3, range=1, vp=2, ours=True,
          ongoing=PowerBonus(2, THIS, IN_BATTLE, BOSSES),
          energon={2: Confront(AddPower(2))}),

    relic("Crystal City", cost=6, vp=3, extra_types=(SITE, RUIN), keywords=(ONGOING, CLEAR),
          ours=("cost", "text (Ongoing)", "clear_cost", "cleared", "vp", "power", "range", "move"),
          ongoing=CostMod(MOVING, 1, THIS),
          when=When(MOVES_ONTO, Choose(GainEnergon(1), Peek(Cards(IN_MATRIX, face=DOWN), 2, up_to=True)), THIS,
                    first=True),
          pay=Payment(Clear(), power=5),
          cleared=Seq(GainEnergon(3), Draw(2)),
          gain=ToVault(THIS)),

    relic("Requiem Blaster", cost=7, power=4, range=2, vp=3, keywords=(ATTACK,), ours=True,
          play=May(Attack(Chars(ADVERSARIES, at=AROUND), Discard(Cards(IN_HAND, whose=THEM)), ALL)),
          energon={2: Defeat(Cards(IN_MATRIX, types=ROBOT, adversary=True, cost_to=4, at=IN_RANGE))}),

    relic("Key to Vector Sigma", cost=7, vp=3, ours=("power", "range", "move"),
          play=ThisTurn(Grant(NO_RUIN_TEXTS)),
          when=When(MOVES_ONTO, May(Seq(Clear(IT), Refill())), Cards(IN_MATRIX, types=RUIN, clearable=True),
                    once=True)),

    relic("Forge of Solus Prime", cost=8, power=3, range=1, vp=4, keywords=(GAIN,), ours=True,
          play=May(Gain(Cards((IN_MATRIX, DESTROYED), types=TECHNOLOGY), to=TO_HAND)),
          energon={2: ThisTurn(PowerBonus(1, Kind(types=TECHNOLOGY)))}),
)
