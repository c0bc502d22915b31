"""The decks of the Autobots. Ram'em is the rulebook's; nobody has told the rest, and it is ours."""
from sparktable.kernel.control import If, Seq
from sparktable.kernel.vocabulary.seats import OPPONENTS, OTHERS, YOU

from ..card import AUTOBOT
from ..verbs.aim import IN_POSITION, NEXT, AtOne, DidDamage, FromOne
from ..verbs.board import Damage, MayMove, MayPlace, MoreActions, Push, Repair
from ..verbs.cards import Discard, Draw, LookAndDiscard, PickUnseen
from .make import combat, power, special, transformer

OPTIMUS_PRIME = transformer("Optimus Prime", AUTOBOT, "O", wounds=23, mini_con="Sparkplug", deck=(
    combat({(5, 1): 2, (4, 1): 3, (4, 2): 2, (3, 1): 2, (3, 2): 1, (3, 3): 2, (2, 3): 3, (1, 4): 4}),
    power("Convoy Volley", attack=6, copies=3, text=MayMove(3)),
    power("Trailer Bulwark", defense=7, copies=3, text=Draw(1)),
    special("Ram'em", copies=2, ours=("copies",), text=Seq(MayMove(6), AtOne(NEXT, Damage(3)))),
    special("Lead the Charge", copies=2, text=Seq(MayMove(4), Draw(1))),
    power("Combined Cannon", attack=8, copies=1, text=MayMove(4)),
    special("Spark Renewed", copies=1, text=Repair(3)),
))

HOT_SHOT = transformer("Hot Shot", AUTOBOT, "H", wounds=18, mini_con="Jolt", deck=(
    combat({(5, 1): 5, (4, 1): 2, (4, 2): 2, (3, 1): 2, (3, 2): 2, (2, 3): 3, (1, 4): 3}),
    power("Quick Draw", attack=5, copies=3, text=MoreActions(1)),
    power("Drift Away", defense=8, copies=2, text=MayMove(4)),
    special("Flat Out", copies=2, text=Seq(MayMove(8), Draw(1))),
    power("Jolt Burst", attack=7, copies=2, text=Draw(1)),
    special("Hot-Headed", copies=2, text=Seq(Discard(1, YOU), AtOne(IN_POSITION, Damage(4)))),
    power("Rookie Gamble", attack=7, copies=1, text=MayMove(5)),
))

RED_ALERT = transformer("Red Alert", AUTOBOT, "R", wounds=19, mini_con="Longarm", deck=(
    combat({(4, 1): 4, (4, 2): 5, (3, 3): 2, (2, 3): 2, (2, 4): 2, (1, 4): 3, (1, 5): 1}),
    power("Emergency Shield", defense=8, copies=3, text=Repair(1)),
    special("Field Repair", copies=2, text=Repair(2)),
    power("Precise Incision", attack=5, copies=2, text=LookAndDiscard()),
    power("Rescue Launcher", attack=5, copies=2, text=Draw(1)),
    special("Full Diagnostic", copies=1, text=FromOne(OPPONENTS, LookAndDiscard())),
    special("Siren Run", copies=2, text=Seq(MayMove(6), Draw(1))),
))

SMOKESCREEN = transformer("Smokescreen", AUTOBOT, "S", wounds=21, mini_con="Liftor", deck=(
    combat({(5, 1): 3, (4, 1): 2, (4, 2): 2, (3, 1): 2, (3, 2): 1, (3, 3): 2, (2, 3): 3, (2, 4): 1, (1, 4): 3}),
    power("Rolling Fog", defense=8, copies=3, text=MayMove(5)),
    power("Crane Hook", attack=6, copies=3, text=If(DidDamage(), Push(3))),
    special("Lost in the Haze", copies=2, text=Seq(FromOne(OTHERS, PickUnseen(1)), Draw(1))),
    power("Wrecking Swing", attack=7, copies=2, text=Discard(1)),
    special("Decoy Trail", copies=1, text=MayPlace()),
    special("Tow Line", copies=1, text=AtOne(IN_POSITION, Seq(Push(4), Damage(2)))),
))

AUTOBOTS = (OPTIMUS_PRIME, HOT_SHOT, RED_ALERT, SMOKESCREEN)
