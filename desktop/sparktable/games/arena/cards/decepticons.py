"""The decks of the Decepticons. The rulebook's notes tell something of Delusions of Grandeur and Mecha-Surge-Speed;
the rest is ours."""
from sparktable.kernel.control import If, Not, Seq
from sparktable.kernel.vocabulary.seats import EVERYBODY, OPPONENTS, YOU

from ..card import DECEPTICON, POWER
from ..verbs.aim import IN_POSITION, NEXT, AtEach, AtOne, DidDamage, EachPlayer, FromOne
from ..verbs.board import Damage, MayMove, MoreActions, Repair
from ..verbs.cards import ANY_PILE, Discard, Draw, LookAndDiscard, PickUnseen, TakeBack, UseSpecial
from .make import combat, power, special, transformer

MEGATRON = transformer("Megatron", DECEPTICON, "M", wounds=21, mini_con="Leader-1", deck=(
    combat({(5, 1): 5, (4, 1): 3, (4, 2): 2, (3, 1): 1, (3, 2): 2, (2, 3): 3, (2, 4): 1, (1, 4): 2}),
    power("Tyrant Cannon", attack=7, copies=3, text=Discard(1)),
    special("Iron Rule", copies=2, text=AtEach(IN_POSITION, Damage(2))),
    special("Delusions of Grandeur", copies=2, ours=("owner", "type", "players", "copies"),
            text=EachPlayer(EVERYBODY, Discard(3), ruling="delusions_discard")),
    power("Plated Fury", defense=7, copies=2, text=Damage(1)),
    special("Mini-Con Link", copies=2, text=Draw(2)),
    power("Overload Blast", attack=8, copies=1, text=Discard(1, YOU)),
))

DEMOLISHOR = transformer("Demolishor", DECEPTICON, "D", wounds=17, mini_con="Blackout", deck=(
    combat({(5, 1): 5, (4, 1): 2, (4, 2): 2, (3, 1): 2, (3, 2): 2, (2, 3): 3, (1, 4): 3}),
    power("Missile Barrage", attack=6, copies=3, text=If(Not(DidDamage()), Damage(1))),
    power("Tread Armor", defense=7, copies=3, text=Draw(1)),
    special("Artillery Strike", copies=2, text=AtOne(IN_POSITION, Damage(2))),
    special("Reload", copies=2, text=TakeBack(POWER)),
    power("Twin Barrels", attack=6, copies=1, text=MoreActions(1)),
    special("Loyal Soldier", copies=1, text=Seq(Draw(2), Repair(2))),
))

STARSCREAM = transformer("Starscream", DECEPTICON, "T", wounds=18, mini_con="Swindle", deck=(
    combat({(5, 1): 3, (4, 1): 2, (4, 2): 2, (3, 1): 2, (3, 2): 1, (3, 3): 2, (2, 3): 3, (2, 4): 1, (1, 4): 3}),
    power("Null Pass", attack=7, copies=3, text=MayMove(5)),
    special("Mecha-Surge-Speed", copies=2, ours=("piles", "copies"),
            text=UseSpecial(ANY_PILE, ruling="mecha_source")),
    power("Evasive Climb", defense=8, copies=3, text=MayMove(4)),
    power("Wing Blade", attack=6, copies=2, text=Draw(1)),
    special("Treachery", copies=1, text=FromOne(OPPONENTS, LookAndDiscard())),
    special("Strafing Run", copies=1, text=Seq(MayMove(6), AtEach(IN_POSITION, Damage(2)))),
))

CYCLONUS = transformer("Cyclonus", DECEPTICON, "C", wounds=18, mini_con="Crumplezone", deck=(
    combat({(5, 1): 4, (4, 1): 3, (4, 2): 2, (3, 1): 2, (3, 2): 2, (2, 3): 3, (1, 4): 3}),
    power("Chopper Fire", attack=6, copies=3, text=Draw(1)),
    special("Rotor Rush", copies=3, text=Seq(MayMove(5), AtOne(NEXT, Damage(3)))),
    power("Wild Spin", defense=7, copies=2, text=Damage(2)),
    power("Chain Guns", attack=7, copies=2, text=If(DidDamage(), PickUnseen(1))),
    special("Mad Laughter", copies=1, text=EachPlayer(OPPONENTS, PickUnseen(2))),
    special("Hit and Run", copies=1, text=Seq(MayMove(4), MoreActions(1))),
))

DECEPTICONS = (MEGATRON, DEMOLISHOR, STARSCREAM, CYCLONUS)
