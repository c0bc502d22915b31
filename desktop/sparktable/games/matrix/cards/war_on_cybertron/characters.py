"""Four Autobots and four Decepticons, each with two sides."""
from sparktable.kernel.control import AtLeast, Choose, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.choices import MayChoose
from sparktable.kernel.vocabulary.conditions import Is, Ruled
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import CHANCE, OTHERS, THEM, YOU
from sparktable.kernel.vocabulary.selections import IT

from ...card import MANEUVER, POLITY, ROBOT, RUIN, SITE, STARTER, TECHNOLOGY
from ...events import COMMANDS, DEFEATS, GAINS, MOVES_ONTO, PEEKS
from ...headings import IN_BATTLE, NOT_HERE, TURNED_UP_NOW, Command, Confront, Payment, When
from ...state import ASSISTING, AUTOBOT, COMMAND, CONFRONT, DECEPTICON
from ...stats import ALT_FLIGHT
from ...verbs.board import Convert, Flip, ForCharacter, Peek
from ...verbs.choice import OncePerTurn
from ...verbs.conditions import On
from ...verbs.fight import Attack, Block, Defeat
from ...verbs.ongoing import Grant, MoveBonus, PoolBonus, PowerBonus, RangeBonus, ThisTurn
from ...verbs.piles import ChooseCard, Destroy, Discard, PutOnTop
from ...verbs.resources import AddPower, Draw, DrawMission, GainDamage, GainEnergon, GainVP, Repair, Strengthen
from ...verbs.select import (
    ADVERSARIES,
    AROUND,
    DOWN,
    HERE,
    IN_DISCARD,
    IN_HAND,
    IN_MATRIX,
    IN_PLAY,
    MISSIONS,
    ON_DECK,
    OWN,
    Cards,
    Chars,
    Kind,
)
from ..make import alt, bot
from .box import character

AUTOBOTS_IN_PLAY = Cards(IN_PLAY, types=ROBOT, faction=AUTOBOT)
POLITIES_COMMANDED = Cards(IN_MATRIX, types=POLITY, commanded=OWN)
TERRORCON = "Terrorcon"

CHARACTERS = (
    character("Optimus Prime", AUTOBOT, ours=("alt.power_penalty",),
              alt=alt(move=2, penalty=0,
                      when=When(MOVES_ONTO, MayChoose(Convert(), Draw(1)), Cards(IN_MATRIX, adversary=True))),
              bot=bot(ongoing=PoolBonus(Count(Cards(IN_PLAY, cost_from=3)), COMMAND | CONFRONT, each_time=True),
                      energon={1: Block(Chars()),
                               2: If(On(POLITIES_COMMANDED), Choose(GainVP(1), Draw(2)))})),

    character("Elita-1", AUTOBOT,
              alt=alt(move=3, penalty=-1,
                      pay=Payment(If(Ruled("elita_draw_limit", "once"), OncePerTurn(Draw(1)), Draw(1)), move=2,
                                  limit=0)),
              bot=bot(when=When(GAINS, PutOnTop(IT), Cards(IN_DISCARD, types=ROBOT, faction=AUTOBOT)),
                      energon={1: Strengthen(AUTOBOTS_IN_PLAY, power=2),
                               2: ForCharacter(Chars(at=HERE), GainDamage(Count(AUTOBOTS_IN_PLAY), THEM))})),

    character("Hot Rod", AUTOBOT, ours=("alt.move", "alt.power_penalty", "bot.energon.1", "bot.energon.2 cost"),
              alt=alt(move=3, penalty=0, pay=Payment(Convert(), discard=1, limit=0)),
              bot=bot(ongoing=PowerBonus(1, Cards(IN_PLAY), IN_BATTLE, TURNED_UP_NOW, one_card=True),
                      energon={1: IfDo(Flip(Cards(IN_MATRIX, face=DOWN, at=AROUND)), Seq(Draw(1), May(Convert()))),
                               2: Confront(AddPower(2, pool=True))})),

    character("Prowl", AUTOBOT, ours=("alt.move", "alt.power_penalty", "alt.text", "bot.text condition",
                                      "bot.energon.2"),
              alt=alt(move=3, penalty=-1,
                      when=When(MOVES_ONTO, Seq(Peek(IT), GainEnergon(1)), Cards(IN_MATRIX, face=DOWN), first=True)),
              bot=bot(ongoing=PowerBonus(Count(Cards(MISSIONS), most=2), Kind(types=MANEUVER), IN_BATTLE | ASSISTING),
                      energon={1: Choose(If(AtLeast(Count(Cards(IN_HAND)), 1),
                                            IfDo(Draw(1), PutOnTop(Cards(IN_HAND, not_it=True)))),
                                         If(AtLeast(Count(Cards(MISSIONS)), 1),
                                            IfDo(DrawMission(1), PutOnTop(Cards(MISSIONS, not_it=True))))),
                               2: Seq(Peek(Cards(IN_MATRIX, face=DOWN), 3, up_to=True), May(Flip(IT)))})),

    character("Megatron", DECEPTICON, ours=("alt",),
              alt=alt(move=2, penalty=-1,
                      when=When(MOVES_ONTO, MayChoose(Convert(), GainEnergon(1)), Cards(IN_MATRIX, types=SITE),
                                first=True)),
              bot=bot(when=When(COMMANDS, May(Defeat(Cards(IN_MATRIX, types=ROBOT, adversary=True)))),
                      energon={1: Strengthen(Cards(IN_PLAY), power=Count(POLITIES_COMMANDED)),
                               2: Command(Choose(AddPower(3, COMMAND, pool=True), Draw(1)))})),

    character("Slipstream", DECEPTICON, ours=("alt",),
              alt=alt(move=3, penalty=-1, ongoing=Grant(ALT_FLIGHT),
                      pay=Payment(Peek(Cards(IN_MATRIX, face=DOWN, at=2)), move=1)),
              bot=bot(ongoing=PowerBonus(2, Kind(range_from=2), IN_BATTLE | ASSISTING, NOT_HERE),
                      energon={1: ThisTurn(RangeBonus(1, Kind(types=STARTER))),
                               2: Choose(Draw(1), Repair(2, up_to=True))})),

    character("Hun-Gurrr", DECEPTICON, ours=("alt", "bot"),
              alt=alt(move=2, penalty=0,
                      when=When(MOVES_ONTO, GainEnergon(1), Cards(IN_MATRIX, types=RUIN), first=True)),
              bot=bot(when=When(DEFEATS, May(Destroy(Cards((IN_PLAY, IN_DISCARD)))), Kind(adversary=True)),
                      energon={1: Seq(ChooseCard(Cards(IN_PLAY)),
                                      If(Is(Kind(subtype=TERRORCON)), Strengthen(IT, power=2),
                                         Strengthen(IT, power=1))),
                               2: Confront(If(AtLeast(Count(Cards(IN_PLAY, subtype=TERRORCON)), 1),
                                              AddPower(3, pool=True), AddPower(2, pool=True)))})),

    character("Soundwave", DECEPTICON, ours=True,
              alt=alt(move=2, penalty=-1, ongoing=MoveBonus(1, Kind(types=TECHNOLOGY)),
                      pay=Payment(IfDo(Peek(Cards(IN_MATRIX, face=DOWN, at=AROUND)), GainEnergon(1)), move=1,
                                  limit=1)),
              bot=bot(when=When(PEEKS, GainEnergon(2), first=True, own_turn=True),
                      energon={1: Choose(Peek(Cards(IN_MATRIX, face=DOWN)),
                                         ForCharacter(Chars(), Peek(Cards(ON_DECK, whose=THEM), by=YOU)),
                                         ForCharacter(Chars(OTHERS), Peek(Cards(IN_HAND, whose=THEM), by=CHANCE))),
                               2: Choose(Draw(1),
                                         Attack(Chars(ADVERSARIES, at=2),
                                                Seq(Peek(Cards(IN_HAND, whose=THEM), ALL),
                                                    Discard(Cards(IN_HAND, whose=THEM), by=YOU))))})),
)
