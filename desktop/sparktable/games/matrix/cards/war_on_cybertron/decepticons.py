"""Decepticon Robots: raw Power; Terrorcons and Stunticons thrive on Ruins."""
from sparktable.kernel.control import AtLeast, Choose, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.choices import IfSeen
from sparktable.kernel.vocabulary.conditions import Is, Ruled
from sparktable.kernel.vocabulary.counts import Count, TheX
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import OTHERS, TEAMMATES, THEM
from sparktable.kernel.vocabulary.selections import IT, THIS, Either

from ...card import DAMAGE, MANEUVER, RELIC, ROBOT, RUIN, STARTER, TECHNOLOGY
from ...events import COMMANDS, DEFEATS, MOVES_ONTO
from ...headings import IN_BATTLE, ROBOTS, UP_TO_COST_4, Assist, Command, Confront, When, X
from ...state import BUY, DECEPTICON
from ...stats import NO_RUIN_MOVE
from ...verbs.board import Convert, Flip, FreeStep, Peek, PlaceRuin, Teleport
from ...verbs.conditions import On
from ...verbs.fight import Ambush, Attack, Block
from ...verbs.ongoing import Grant, PowerBonus, ThisTurn
from ...verbs.piles import Destroy, Discard, Gain
from ...verbs.resources import AddMove, AddPower, Draw, GainEnergon, GainVP, LoseEnergon, Repair
from ...verbs.select import (
    ADVERSARIES,
    AROUND,
    DOWN,
    HERE,
    IN_DISCARD,
    IN_HAND,
    IN_MATRIX,
    IN_PLAY,
    Cards,
    Chars,
    Kind,
)
from ..make import AMBUSH, ATTACK, BLOCK, DESTROY, FLIGHT, TELEPORT
from .box import power_for_each, robot

STUNTICON, TERRORCON = "Stunticon", "Terrorcon"
RUINS = Cards(IN_MATRIX, types=RUIN)

DECEPTICONS = (
    robot("Slugfest", DECEPTICON, "Mini-Cassette", cost=2, power=2, move=1, keywords=(BLOCK,),
          play=If(AtLeast(Count(Either(Cards(IN_MATRIX, adversary=True, at=HERE), Chars(ADVERSARIES, at=HERE))), 1),
                  May(IfDo(Discard(Cards(IN_HAND)), Draw(1)))),
          energon={1: Confront(AddPower(1))},
          reward=GainVP(1)),

    robot("Blot", DECEPTICON, TERRORCON, cost=2, power=2, move=1, keywords=(ATTACK, DESTROY), ours=True,
          play=May(Attack(Chars(OTHERS, at=HERE), LoseEnergon(1, THEM), ALL)),
          energon={1: Destroy(Cards(IN_PLAY, types=(STARTER, DAMAGE)))},
          reward=GainVP(1)),

    robot("Breakdown", DECEPTICON, STUNTICON, cost=2, power=1, move=2, keywords=(BLOCK,), ours=True,
          play=If(AtLeast(Count(Either(Cards(IN_MATRIX, adversary=True, at=AROUND),
                                       Chars(ADVERSARIES, at=AROUND))), 1),
                  AddPower(1)),
          energon={1: Block()},
          reward=GainVP(1)),

    robot("Cutthroat", DECEPTICON, TERRORCON, cost=3, power=2, move=2, keywords=(FLIGHT,), ours=True,
          play=If(On(RUINS), AddPower(1)),
          energon={1: AddPower(1, IN_BATTLE, ROBOTS)},
          reward=Seq(GainVP(1), GainEnergon(1))),

    robot("Wildrider", DECEPTICON, STUNTICON, cost=3, power=2, range=1, move=2, keywords=(AMBUSH,), ours=True,
          play=ThisTurn(Grant(NO_RUIN_MOVE)),
          when=When(MOVES_ONTO, AddPower(1), RUINS, first=True, own_turn=True),
          energon={2: Ambush(Chars(ADVERSARIES, at=HERE))},
          reward=GainVP(1)),

    robot("Runamuck", DECEPTICON, cost=3, power=2, move=1, keywords=(BLOCK,), ours=True,
          block=Draw(1),
          play=May(IfDo(Discard(Cards(IN_HAND)), Draw(1))),
          energon={1: AddMove(2)},
          reward=Seq(GainVP(1), May(Repair(1)))),

    robot("Rippersnapper", DECEPTICON, TERRORCON, cost=4, power=2, range=2, move=1, keywords=(BLOCK,),
          block=GainEnergon(1),
          ongoing=PowerBonus(1, THIS, BUY | IN_BATTLE, UP_TO_COST_4),
          energon={1: Assist(AddPower(1))},
          reward=GainVP(2)),

    robot("Slipstream", DECEPTICON, cost=4, power=2, range=1, move=2, keywords=(FLIGHT,),
          play=IfDo(Peek(Cards(IN_MATRIX, face=DOWN)),
                    If(Ruled("peek_gain_adversary", True),
                       IfSeen(Is(Kind(types=(ROBOT, MANEUVER, TECHNOLOGY, RELIC), range_from=2)),
                              May(Seq(Flip(IT), Gain(IT)))),
                       IfSeen(Is(Kind(types=(ROBOT, MANEUVER, TECHNOLOGY, RELIC), range_from=2, not_adversary=True)),
                              May(Seq(Flip(IT), Gain(IT)))))),
          energon={X: Command(AddPower(TheX()))},
          reward=GainVP(2)),

    robot("Sinnertwin", DECEPTICON, TERRORCON, cost=4, power=3, move=1, ours=True,
          **power_for_each(Count(Cards(IN_PLAY, subtype=TERRORCON, other=True))),
          energon={1: Confront(If(AtLeast(Count(RUINS), 2), AddPower(2), AddPower(1)))},
          reward=GainVP(2)),

    robot("Drag Strip", DECEPTICON, STUNTICON, cost=4, power=2, move=3, ours=True,
          when=When((DEFEATS, COMMANDS), GainEnergon(2), first=True, own_turn=True),
          energon={1: FreeStep()},
          reward=Seq(GainVP(2), May(Destroy(Cards(IN_DISCARD, types=STARTER))))),

    robot("Motormaster", DECEPTICON, STUNTICON, cost=5, power=3, range=1, move=2,
          ongoing=PowerBonus(2, THIS, IN_BATTLE, provided=AtLeast(Count(RUINS), 3)),
          energon={2: IfDo(Destroy(Cards(IN_MATRIX, types=ROBOT, at=HERE), replaced=True), PlaceRuin())},
          reward=Seq(GainVP(2), GainEnergon(2))),

    robot("Astrotrain", DECEPTICON, cost=5, power=3, move=2, keywords=(FLIGHT, TELEPORT), ours=True,
          play=Choose(Convert(), AddMove(2), AddPower(1)),
          energon={2: Teleport(along=Chars(TEAMMATES, at=HERE))},
          reward=Seq(GainVP(2), GainEnergon(1))),
)
