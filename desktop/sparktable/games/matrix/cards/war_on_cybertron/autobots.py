"""Autobot Robots: Range and Flight; Aerialbots and Technobots help each other."""
from sparktable.kernel.control import AtLeast, Choose, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.choices import IfSeen
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import TEAMMATES, THEM
from sparktable.kernel.vocabulary.selections import IT, THIS

from ...card import DAMAGE as DAMAGE_CARD
from ...card import MANEUVER, POLITY, ROBOT, RUIN, SITE, TECHNOLOGY
from ...headings import IN_BATTLE, IN_YOUR_SPACE, Ability, Command, Confront
from ...state import ALT, AUTOBOT, COMMAND, CONFRONT
from ...stats import CLEARING, DEFEATING
from ...verbs.board import ComeHere, Convert, Flip, ForCharacter, Peek, RemoveToken, Swap, Teleport
from ...verbs.conditions import InMode
from ...verbs.fight import Attack, Block
from ...verbs.ongoing import CostMod, PowerBonus, RangeBonus, ThisTurn, avoid_next_ambush
from ...verbs.piles import Discard, Gain, Give
from ...verbs.resources import AddMove, AddPower, Draw, GainDamage, GainEnergon, GainVP, Repair, Strengthen
from ...verbs.select import (
    ADJACENT,
    ADVERSARIES,
    ANYBODY,
    DOWN,
    HERE,
    IN_HAND,
    IN_MATRIX,
    IN_PLAY,
    IN_RANGE,
    Cards,
    Chars,
    Kind,
)
from ..make import ATTACK, BLOCK, CLEAR, FLIGHT, GIVE, PEEK, TELEPORT
from .box import power_for_each, robot

AERIALBOT, TECHNOBOT = "Aerialbot", "Technobot"
NEIGHBOUR = Cards(IN_MATRIX, face=DOWN, at=ADJACENT)
OTHER_TECHNOBOTS = Count(Cards(IN_PLAY, subtype=TECHNOBOT, other=True))
YOUR_MANEUVER = Cards(IN_PLAY, types=MANEUVER)

AUTOBOTS = (
    robot("Steeljaw", AUTOBOT, "Mini-Cassette", cost=2, power=1, move=2, keywords=(BLOCK,), ours=True,
          play=IfDo(May(Peek(NEIGHBOUR)), If(Is(Kind(adversary=True)), GainEnergon(1))),
          energon={1: Strengthen(Cards(IN_PLAY, types=ROBOT), power=1)},
          reward=GainVP(1)),

    robot("Nosecone", AUTOBOT, TECHNOBOT, cost=2, power=2, move=1, keywords=(CLEAR,), ours=True,
          play=ThisTurn(CostMod(CLEARING, -1, Cards(IN_MATRIX, types=RUIN)), once=True),
          energon={1: Confront(If(AtLeast(OTHER_TECHNOBOTS, 1), AddPower(2), AddPower(1)))},
          reward=GainVP(1)),

    robot("Fireflight", AUTOBOT, AERIALBOT, cost=2, power=1, range=1, move=2, keywords=(FLIGHT,), ours=True,
          play=Flip(NEIGHBOUR),
          energon={1: Strengthen(Cards(IN_PLAY, subtype=AERIALBOT), power=1)},
          reward=GainVP(1)),

    robot("Afterburner", AUTOBOT, TECHNOBOT, cost=3, power=2, move=2, keywords=(BLOCK,),
          play=If(AtLeast(Count(Cards(IN_PLAY, types=DAMAGE_CARD)), 2), AddPower(1)),
          energon={1: Choose(Block(Chars(at=HERE)), AddMove(2))},
          reward=Seq(GainVP(1), Repair(1))),

    robot("Air Raid", AUTOBOT, AERIALBOT, cost=3, power=2, move=2, keywords=(FLIGHT,), ours=True,
          ongoing=PowerBonus(1, THIS, IN_BATTLE, IN_YOUR_SPACE),
          energon={1: avoid_next_ambush()},
          reward=Seq(GainVP(1), May(Flip(NEIGHBOUR)))),

    robot("Lightspeed", AUTOBOT, TECHNOBOT, cost=3, power=2, move=3, keywords=(TELEPORT, GIVE), ours=True,
          play=If(InMode(ALT), IfDo(Draw(1), Choose(Discard(Cards(IN_HAND)),
                                                    ForCharacter(Chars(TEAMMATES), Give(Cards(IN_HAND)))))),
          energon={1: Teleport(onto=Cards(IN_MATRIX, types=(SITE, RUIN)))},
          reward=Seq(GainVP(1), Draw(1))),

    robot("Chromia", AUTOBOT, cost=4, power=2, move=3,
          play=IfDo(Peek(Cards(IN_MATRIX, face=DOWN)),
                    IfSeen(Is(Kind(types=MANEUVER)), May(Seq(Flip(IT), Gain(IT))))),
          energon={1: Choose(Strengthen(YOUR_MANEUVER, power=2), Strengthen(YOUR_MANEUVER, move=2))},
          reward=GainVP(2)),

    robot("Strafe", AUTOBOT, TECHNOBOT, cost=4, power=2, range=2, move=1, keywords=(FLIGHT, ATTACK), ours=True,
          **power_for_each(OTHER_TECHNOBOTS),
          energon={2: Attack(Chars(ADVERSARIES, at=IN_RANGE), GainDamage(1, THEM), ALL)},
          reward=Seq(GainVP(2), May(Convert()))),

    robot("Skydive", AUTOBOT, AERIALBOT, cost=4, power=2, range=1, move=2, keywords=(FLIGHT, PEEK), ours=True,
          play=May(Seq(Peek(Cards(IN_MATRIX, face=DOWN), 2, up_to=True),
                       If(AtLeast(Count(IT), 2), May(Swap(IT))))),
          energon={1: ThisTurn(RangeBonus(1, Kind(subtype=AERIALBOT)))},
          reward=GainVP(2)),

    robot("Perceptor", AUTOBOT, cost=4, power=2, range=2, keywords=(BLOCK,), ours=True,
          ongoing=PowerBonus(1, Kind(types=TECHNOLOGY)),
          energon={1: ForCharacter(Chars(at=HERE), Repair(1, THEM))},
          reward=GainVP(2)),

    robot("Silverbolt", AUTOBOT, AERIALBOT, cost=5, power=2, range=2, move=2, keywords=(FLIGHT, TELEPORT), ours=True,
          play=Seq(GainEnergon(1), ForCharacter(Chars(TEAMMATES), ComeHere())),
          energon={2: Ability(AddPower(Count(Cards(IN_PLAY, types=ROBOT))), COMMAND | CONFRONT)},
          reward=Seq(GainVP(2), Draw(1))),

    robot("Optimus Prime", AUTOBOT, cost=5, power=3, range=2, move=1,
          in_matrix=CostMod(DEFEATING, 1, THIS),
          ongoing=PowerBonus(Count(Cards(IN_PLAY, whose=ANYBODY, types=ROBOT, faction=AUTOBOT, other=True)), THIS,
                             IN_BATTLE),
          energon={2: Command(AddPower(3))},
          reward=Seq(GainVP(2), May(RemoveToken(Cards(IN_MATRIX, types=POLITY))))),
)
