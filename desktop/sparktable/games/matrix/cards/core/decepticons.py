"""Fourteen Decepticon Robots. Their texts work for whoever has gained one, say through the Matrix of Leadership."""
from sparktable.kernel.control import AtLeast, If, IfDo, May, Seq

from ...card import ROBOT
from ...events import DEFEATS
from ...headings import Confront, When
from ...state import DECEPTICON
from ...verbs.board import Convert, ForCharacter, Peek, Push
from ...verbs.conditions import Ruled, Taking
from ...verbs.counts import Count
from ...verbs.fight import Ambush, Attack
from ...verbs.piles import Destroy, Discard, Gain, PutOnTop
from ...verbs.resources import AddPower, Draw, GainEnergon, GainVP, LoseEnergon
from ...verbs.select import (
    ALL,
    HERE,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    LAID_AS_ASSIST,
    OTHERS,
    THEM,
    THIS,
    YOU,
    Cards,
    Chars,
)
from ..make import BLOCK, FLIGHT
from .box import FACEDOWN, avoid_ambushes, must_destroy, robot

UNKNOWN_BODY = ("cost", "power", "range", "move")

DECEPTICONS = (
    robot("Rumble", DECEPTICON, cost=2, power=2, move=1, ours=(*UNKNOWN_BODY, "text", "reward"),
          play=May(ForCharacter(Chars(OTHERS, at=HERE), Push(), ALL)),
          reward=GainVP(1)),

    robot("Laserbeak", DECEPTICON, cost=2, power=1, range=1, move=2, keywords=(FLIGHT,), ours=True,
          play=Peek(FACEDOWN),
          reward=Seq(GainVP(1), May(Peek(FACEDOWN)))),

    robot("Ravage", DECEPTICON, cost=2, power=2, move=1, keywords=(BLOCK,), ours=True,
          energon={1: Confront(AddPower(1))},
          reward=Seq(GainVP(1), Draw(1))),

    robot("Bonecrusher", DECEPTICON, cost=3, power=2, range=1, move=1,
          ours=("type", "faction", *UNKNOWN_BODY, "text (duration)", "energon", "reward"),
          play=avoid_ambushes(),
          energon={1: Confront(AddPower(1))},
          reward=Seq(GainVP(1), GainEnergon(1))),

    robot("Kickback", DECEPTICON, cost=3, power=2, move=2, keywords=(FLIGHT,), ours=True,
          play=If(AtLeast(Count(Cards(IN_PLAY, faction=DECEPTICON, other=True)), 1), AddPower(1)),
          reward=Seq(GainVP(1), must_destroy(Cards(IN_DISCARD)))),

    robot("Swindle", DECEPTICON, cost=3, power=1, range=1, move=1, ours=True,
          play=GainEnergon(2),
          energon={1: AddPower(1)},
          reward=Seq(GainEnergon(2), If(Taking(YOU), May(Gain(THIS))))),

    robot("Long Haul", DECEPTICON, cost=3, power=2, move=2, keywords=(BLOCK,), ours=True,
          energon={1: PutOnTop(Cards(IN_DISCARD))},
          reward=Seq(GainVP(1), May(PutOnTop(Cards(IN_DISCARD))))),

    robot("Brawl", DECEPTICON, cost=4, power=3, range=1, move=1, ours=(*UNKNOWN_BODY, "energon cost", "reward"),
          energon={1: Ambush(Chars(OTHERS, at=HERE))},
          reward=GainVP(2)),

    robot("Shrapnel", DECEPTICON, cost=4, power=2, range=2, move=1,
          when=When(DEFEATS, GainVP(1), first=True),
          energon={2: Confront(AddPower(2))},
          reward=GainVP(2)),

    robot("Thundercracker", DECEPTICON, cost=4, power=2, range=2, move=2, keywords=(FLIGHT,),
          ours=(*UNKNOWN_BODY, "keywords", "text", "reward"),
          play=May(Attack(Chars(OTHERS, at=1), Discard(Cards(IN_HAND, whose=THEM)), ALL)),
          reward=GainVP(2)),

    robot("Scrapper", DECEPTICON, cost=4, power=2, range=1, move=1,
          ours=("type", "faction", *UNKNOWN_BODY, "text", "energon", "reward (2 VP; a controlled card)"),
          play=May(IfDo(Destroy(Cards(IN_PLAY)), AddPower(2))),
          energon={1: Confront(AddPower(1))},
          reward=Seq(GainVP(2), If(Ruled("assist_is_controlled", True),
                                   must_destroy(Cards((IN_PLAY, LAID_AS_ASSIST))), must_destroy(Cards(IN_PLAY))))),

    robot("Blitzwing", DECEPTICON, cost=5, power=3, range=1, move=2, keywords=(FLIGHT,), ours=True,
          play=May(Convert()),
          energon={1: Seq(May(Convert()), AddPower(1))},
          reward=Seq(GainVP(2), GainEnergon(2))),

    robot("Onslaught", DECEPTICON, cost=5, power=3, range=2, move=1, ours=True,
          play=If(AtLeast(Count(Cards(IN_PLAY, types=ROBOT, other=True)), 1), AddPower(1)),
          energon={2: Confront(AddPower(2))},
          reward=GainVP(3)),

    robot("Ramjet", DECEPTICON, cost=5, power=4, move=2, keywords=(FLIGHT,), ours=True,
          play=LoseEnergon(1),
          energon={1: Confront(AddPower(1))},
          reward=Seq(GainVP(2), Draw(1))),
)
