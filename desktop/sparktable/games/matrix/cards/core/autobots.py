"""Twelve Autobot Robots: bought, unless Divided Loyalties makes Adversaries of them."""
from sparktable.kernel.control import AtMost, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.conditions import Ruled
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.seats import OTHERS
from sparktable.kernel.vocabulary.selections import IT, THIS

from ...card import DAMAGE as DAMAGE_CARD
from ...card import RELIC, ROBOT, STARTER
from ...headings import Assist, Confront
from ...state import AUTOBOT, BOT
from ...stats import ASSISTING_OTHERS
from ...verbs.board import Convert, Flip, ForCharacter, Peek, Push, Teleport
from ...verbs.conditions import FirstRobotBattle, InMode
from ...verbs.fight import Block
from ...verbs.ongoing import Forbid, RangeBonus, ThisTurn
from ...verbs.piles import Destroy, Discard
from ...verbs.resources import AddMove, AddPower, Draw, GainEnergon, GainVP
from ...verbs.select import AROUND, IN_DISCARD, IN_HAND, IN_PLAY, NEXT_ENCOUNTER, Cards, Chars, Kind
from ..make import BLOCK, FLIGHT
from .box import FACEDOWN, avoid_ambushes, robot

UNKNOWN_BODY = ("power", "range", "move")
NO_ASSISTS = ThisTurn(Forbid(ASSISTING_OTHERS, Kind(types=ROBOT), provided=FirstRobotBattle(), everybody=True))

AUTOBOTS = (
    robot("Arcee", AUTOBOT, cost=2, power=1, range=1, move=1, keywords=(BLOCK,), ours=(*UNKNOWN_BODY, "reward"),
          block=GainEnergon(2),
          reward=GainVP(1)),

    robot("Windcharger", AUTOBOT, cost=2, power=2, move=1, ours=True,
          energon={1: ForCharacter(Chars(OTHERS, at=AROUND), Push())},
          reward=GainVP(1)),

    robot("Hound", AUTOBOT, cost=3, power=1, range=1, move=2,
          ours=("type", "faction", "cost", "power", "move", "text", "energon", "reward"),
          play=Seq(Peek(FACEDOWN, 2, up_to=True), May(Flip(IT))),
          energon={1: AddPower(1)},
          reward=GainVP(1)),

    robot("Cliffjumper", AUTOBOT, cost=3, power=2, range=1, move=1,
          ours=("cost", "range", "move", "text (which card, optional)", "reward"),
          play=May(Destroy(Cards((IN_PLAY, IN_DISCARD), types=STARTER))),
          reward=GainVP(1)),

    robot("Bluestreak", AUTOBOT, cost=3, power=2, range=2, ours=True,
          confront=AddPower(1),
          assist=AddPower(1),
          energon={1: ThisTurn(RangeBonus(1, THIS))},
          reward=GainVP(1)),

    robot("Jazz", AUTOBOT, cost=4, power=2, range=1, move=2, ours=(*UNKNOWN_BODY, "text", "energon", "reward"),
          play=May(IfDo(Convert(), If(InMode(BOT), AddPower(1), AddMove(1)))),
          energon={1: Seq(Draw(1), Discard(Cards(IN_HAND)))},
          reward=GainVP(2)),

    robot("Mirage", AUTOBOT, cost=4, power=2, range=2, move=1,
          ours=("type", "faction", "cost", *UNKNOWN_BODY, "text (duration)", "energon", "reward"),
          play=avoid_ambushes(),
          energon={1: Teleport(1)},
          reward=GainVP(2)),

    robot("Trailbreaker", AUTOBOT, cost=4, power=2, range=1, move=1, keywords=(BLOCK,), ours=True,
          block=Draw(1),
          energon={1: Block(Chars(at=1))},
          reward=GainVP(2)),

    robot("Smokescreen", AUTOBOT, cost=4, power=2, range=1, move=2, ours=True,
          play=If(Ruled("smokescreen_optional", True), May(NO_ASSISTS), NO_ASSISTS),
          energon={1: Confront(AddPower(1))},
          reward=GainVP(2)),

    robot("Sunstreaker", AUTOBOT, cost=5, power=3, range=1, move=2, ours=True,
          play=If(AtMost(Count(Cards(IN_PLAY, types=DAMAGE_CARD)), 0), AddPower(1)),
          energon={2: Confront(AddPower(2))},
          reward=Seq(GainVP(2), GainEnergon(1))),

    robot("Red Alert", AUTOBOT, cost=5, power=3, range=2, move=1, keywords=(BLOCK,), ours=True,
          play=IfDo(Peek(Cards(NEXT_ENCOUNTER)), May(Discard(IT))),
          energon={1: Assist(AddPower(1))},
          reward=Seq(GainVP(2), GainEnergon(1))),

    robot("Jetfire", AUTOBOT, cost=6, power=3, range=2, move=3, vp=2, extra_types=(RELIC,), keywords=(FLIGHT,),
          ours=("faction", "cost", *UNKNOWN_BODY, "keywords", "text", "energon", "reward", "vp"),
          play=May(Draw(1)),
          energon={2: Confront(AddPower(3))},
          reward=GainVP(3)),
)
