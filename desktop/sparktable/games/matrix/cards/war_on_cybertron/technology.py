"""Eight Technology cards, two copies of each."""
from sparktable.kernel.control import AtLeast, Choose, If, IfDo, May, Not, Seq
from sparktable.kernel.vocabulary.choices import MayChoose
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import THEM
from sparktable.kernel.vocabulary.selections import IT, THIS

from ...card import BOSS, POLITY, ROBOT, RUIN
from ...headings import Confront
from ...stats import DEFEATING, FOR_SALE, NO_RUIN_AMBUSH, NO_RUIN_DAMAGE
from ...verbs.board import Flip, ForCharacter, Teleport
from ...verbs.counts import EnergonOf
from ...verbs.fight import Assists, Attack, Block, DiscardAssists, GainReward
from ...verbs.ongoing import CostMod, Grant, ThisTurn, ThisTurnFor
from ...verbs.piles import Destroy, Discard, Gain
from ...verbs.resources import AddPower, Draw, GainDamage, GainEnergon, LoseEnergon, Repair
from ...verbs.select import (
    ADJACENT,
    ADVERSARIES,
    DOWN,
    HERE,
    IN_HAND,
    IN_MATRIX,
    IN_RANGE,
    ON_SPOT,
    Cards,
    Chars,
    Kind,
)
from ..make import ATTACK, BLOCK, DESTROY, GAIN, TELEPORT
from .box import technology

ROBOT_HERE = Cards(IN_MATRIX, types=ROBOT, adversary=True, at=HERE)
SOMEBODY_IN_RANGE = Chars(at=IN_RANGE)

TECHNOLOGY = (
    technology("Anti-Personnel Mine", cost=2, power=1, ours=("copies", "power", "range", "move"),
               play=IfDo(Flip(Cards(IN_MATRIX, face=DOWN, at=ADJACENT)),
                         If(Not(Is(Kind(types=(BOSS, POLITY)))),
                            Seq(Destroy(IT), ForCharacter(Chars(at=ON_SPOT), GainDamage(1, THEM), ALL)))),
               energon={2: IfDo(Destroy(ROBOT_HERE), GainReward(IT))}),

    technology("Jump Jets", cost=2, power=1, range=1, keywords=(TELEPORT,), ours=True,
               play=May(Teleport(1)),
               energon={1: Teleport(2)}),

    technology("Armor Plating", cost=3, power=2, keywords=(BLOCK,), ours=("copies",),
               play=Seq(ThisTurn(Grant(NO_RUIN_DAMAGE)), ThisTurn(Grant(NO_RUIN_AMBUSH))),
               energon={1: Seq(Block(Chars(at=HERE)), Discard(THIS))}),

    technology("Null Ray", cost=3, power=2, range=2, keywords=(ATTACK,), ours=True,
               play=May(Attack(Chars(ADVERSARIES, at=IN_RANGE), IfDo(LoseEnergon(1, THEM), GainEnergon(1)))),
               energon={1: ThisTurnFor(Cards(IN_MATRIX, adversary=True, at=IN_RANGE), CostMod(DEFEATING, -1))}),

    technology("Robosmasher", cost=4, power=2, range=1, keywords=(GAIN,),
               ours=("type", "cost", "power", "range", "move", "text detail", "energon", "copies"),
               play=ThisTurn(Grant(FOR_SALE, ROBOT_HERE)),
               energon={2: Gain(Cards(IN_MATRIX, types=ROBOT, adversary=True, cost_to=3, at=HERE))}),

    technology("Energon Synthesizer", cost=4, power=3, ours=True,
               play=If(AtLeast(EnergonOf(), 6), Choose(Draw(1), GainEnergon(1)), GainEnergon(1)),
               energon={2: ForCharacter(Chars(at=HERE), Repair(2, THEM, up_to=True))}),

    technology("Electro-Scrambler", cost=5, power=3, range=1, ours=("copies",),
               play=MayChoose(Attack(SOMEBODY_IN_RANGE, Discard(Cards(IN_HAND, whose=THEM))),
                              Attack(SOMEBODY_IN_RANGE, Seq(GainDamage(2, THEM), Discard(THIS)))),
               energon={2: DiscardAssists(Assists(unresolved=True), 1)}),

    technology("Fusion Cannon", cost=5, power=3, range=2, keywords=(DESTROY,), ours=True,
               play=May(IfDo(Destroy(Cards(IN_MATRIX, types=RUIN, at=IN_RANGE)), GainDamage(1))),
               energon={2: Confront(AddPower(2))}),
)

