"""Six Autobots, each with two sides. In Alt Mode all of them lack 1 Power in battles (Core p.12)."""
from sparktable.kernel.control import AtLeast, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.choices import IfSeen
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.selections import IT

from ...card import ALLY, MANEUVER, ROBOT, STARTER, TECHNOLOGY
from ...events import AMBUSHED, DESTROYS_DAMAGE, PLAYS, REPAIRS
from ...headings import Ability, Confront, Payment, When
from ...state import ASSISTING, AUTOBOT, CONFRONT
from ...stats import BUYING
from ...verbs.board import Flip, Peek, Teleport
from ...verbs.choice import OncePerTurn, SpendFor
from ...verbs.fight import Block
from ...verbs.ongoing import CostMod, PoolBonus, RangeBonus, ThisTurnFor, avoid_next_ambush
from ...verbs.piles import Destroy, PutOnTop, Show, TakeToHand
from ...verbs.resources import AddPower, Draw, GainEnergon, Strengthen
from ...verbs.select import ADJACENT, DOWN, HERE, IN_DISCARD, IN_HAND, IN_MATRIX, IN_PLAY, Cards, Chars, Kind
from ..make import BLOCK, alt, bot
from .box import character, repair_somebody, when_played

NEIGHBOUR = Cards(IN_MATRIX, face=DOWN, at=ADJACENT)
YOUR_ALLIES = Count(Cards(IN_PLAY, types=ALLY))
AN_AUTOBOT = Kind(types=ROBOT, faction=AUTOBOT)
A_TECHNOLOGY = Kind(types=TECHNOLOGY)

CHARACTERS = (
    character("Bumblebee", AUTOBOT, ours=("bot.energon.2",),
              alt=alt(move=2, penalty=-1, leaving=May(Flip(NEIGHBOUR))),
              bot=bot(ongoing=PoolBonus(YOUR_ALLIES),
                      energon={1: AddPower(1, pool=True),
                               2: Seq(Draw(1), If(AtLeast(YOUR_ALLIES, 1), May(Flip(NEIGHBOUR))))})),

    character("Ironhide", AUTOBOT, ours=("alt", "bot.text", "bot.energon.1", "bot.energon.2 (reach Range 0)"),
              alt=alt(move=2, penalty=-1,
                      when=When(AMBUSHED, May(OncePerTurn(SpendFor(avoid_next_ambush(), alt_move=1))),
                                own_turn=True)),
              bot=bot(when=when_played(Kind(keyword=BLOCK), 1),
                      energon={1: Confront(AddPower(2, pool=True)),
                               2: Ability(Block(Chars(at=HERE)), any_turn=True)})),

    character("Wheeljack", AUTOBOT, ours=("alt.move", "alt.text", "bot.energon"),
              alt=alt(move=2, penalty=-1, when=When(PLAYS, Strengthen(IT, move=1), A_TECHNOLOGY, first=True)),
              bot=bot(when=when_played(A_TECHNOLOGY, 1),
                      energon={1: ThisTurnFor(Cards(IN_PLAY, types=TECHNOLOGY), RangeBonus(2)),
                               2: TakeToHand(Cards(IN_DISCARD, types=TECHNOLOGY, cost_to=3))})),

    character("Optimus Prime", AUTOBOT, ours=("alt", "bot.energon"),
              alt=alt(move=2, penalty=-1,
                      ongoing=CostMod(BUYING, -1, Cards(IN_MATRIX, types=ROBOT, faction=AUTOBOT), first=True)),
              bot=bot(when=when_played(AN_AUTOBOT, 1),
                      energon={1: Ability(AddPower(1, pool=True), CONFRONT | ASSISTING),
                               2: IfDo(Draw(1), IfSeen(Is(AN_AUTOBOT), May(Seq(Show(IT), GainEnergon(1)))))})),

    character("Ratchet", AUTOBOT, ours=("alt", "bot"),
              alt=alt(move=2, penalty=-1, leaving=May(repair_somebody(HERE))),
              bot=bot(when=When((REPAIRS, DESTROYS_DAMAGE), AddPower(1, pool=True), first=True, own_turn=True),
                      energon={1: repair_somebody(HERE),
                               2: IfDo(Destroy(Cards(IN_PLAY, types=STARTER)), Draw(1))})),

    character("Sideswipe", AUTOBOT, ours=True,
              alt=alt(move=3, penalty=-1, pay=Payment(SpendFor(Peek(NEIGHBOUR), alt_move=1))),
              bot=bot(when=when_played(Kind(types=MANEUVER), 1),
                      energon={1: Teleport(1),
                               2: Seq(Draw(2), PutOnTop(Cards(IN_HAND)))})),
)
