"""Eight Maneuvers, two copies of each."""
from sparktable.kernel.control import Choose, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.choices import MayChoose
from sparktable.kernel.vocabulary.conditions import ForAnother, Ruled
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import OTHERS, THEM, YOU

from ...card import ALLY, POLITY, ROBOT, RUIN
from ...headings import Ability, Assist, Confront
from ...state import ALT, COMMAND, CONFRONT
from ...stats import ANOTHER_ENCOUNTER
from ...verbs.board import Convert, Flip, ForCharacter, Peek, Push, Teleport
from ...verbs.conditions import InMode, On
from ...verbs.fight import Attack, Block, ExtraAssist
from ...verbs.ongoing import Grant, ThisTurn, avoid_next_ambush
from ...verbs.piles import Discard, PlayTop
from ...verbs.resources import AddPower, Draw, DrawMission, GainDamage, GainEnergon, PowerForThisPolity, Repair
from ...verbs.select import (
    ADJACENT,
    AROUND,
    DOWN,
    HERE,
    IN_MATRIX,
    IN_PLAY,
    IN_RANGE,
    MISSIONS,
    NOT_OWN,
    Cards,
    Chars,
)
from ..make import BLOCK, FLIGHT
from .box import maneuver, power_for_each

MANEUVERS = (
    maneuver("King of the Hill", cost=2, move=3, ours=("copies", "power", "range", "move"),
             play=May(Attack(Chars(OTHERS, at=HERE), Push(by=YOU), ALL, up_to=True)),
             energon={2: Confront(PlayTop())}),

    maneuver("Covering Fire", cost=2, power=1, range=2, move=1, keywords=(BLOCK,), ours=True,
             block=If(ForAnother(), Draw(1)),
             energon={1: Assist(AddPower(2))}),

    maneuver("First Strike", cost=3, power=2, range=1, move=1,
             ours=("type", "cost", "power", "range", "move", "energon", "copies"),
             play=If(On(Cards(IN_MATRIX, types=POLITY, commanded=NOT_OWN)), PowerForThisPolity(3)),
             energon={1: Flip(Cards(IN_MATRIX, face=DOWN, at=ADJACENT))}),

    maneuver("Deep Cover", cost=3, power=1, range=1, move=2, keywords=(BLOCK,),
             ours=("type", "cost", "power", "range", "move", "keywords", "text (first part)", "energon", "copies"),
             play=Seq(May(Peek(Cards(IN_MATRIX, face=DOWN, at=AROUND))),
                      If(InMode(ALT), May(IfDo(DrawMission(1), Discard(Cards(MISSIONS)))))),
             energon={1: avoid_next_ambush()}),

    maneuver("Sneak Attack", cost=4, power=2, range=2, move=1, ours=("copies",),
             play=MayChoose(Convert(), Teleport()),
             energon={1: ForCharacter(Chars(at=IN_RANGE), GainDamage(1, THEM))}),

    maneuver("Entrenched", cost=4, power=3, range=1, move=1, keywords=(BLOCK,), ours=("copies",),
             block=GainEnergon(1),
             play=If(On(Cards(IN_MATRIX, types=RUIN)),
                     If(Ruled("entrenched_both", True), Seq(GainEnergon(1), Repair(1)),
                        Choose(GainEnergon(1), Repair(1)))),
             energon={1: Block(Chars(at=HERE), everybody=True)}),

    maneuver("Overwhelming Force", cost=5, power=2, range=1, move=2, ours=("copies",),
             **power_for_each(Count(Cards(IN_PLAY, types=(ROBOT, ALLY)))),
             energon={2: Ability(AddPower(2), CONFRONT | COMMAND)}),

    maneuver("Omega Formation", cost=5, power=2, range=2, move=2, keywords=(FLIGHT,), ours=("copies",),
             play=ThisTurn(Grant(ANOTHER_ENCOUNTER), once=True),
             energon={2: Assist(ExtraAssist())}),
)
