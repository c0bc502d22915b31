"""Wave 4: the Mercenaries."""
from sparktable.kernel.control import Seq
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.counts import Count

from ...card import AUTOBOT, BLACK, CAR, DECEPTICON, MERCENARY, PLANE, TRUCK
from ...stats import ATTACK, STEALTH
from ...verbs.abilities import cannot_use, has, when_flipped
from ...verbs.bounty import bounty
from ...verbs.coming import PutUnder
from ...verbs.conditions import Attacks
from ...verbs.damage import Damage, Repair
from ...verbs.gains import ThisTurn
from ...verbs.modes import Flip
from ...verbs.select import ANYBODYS, ATTACKER, ENEMY, IN_HAND, OPPONENT, THIS, UNDER_THIS, Cards, Chars, Upgrades
from ...verbs.values import Plus
from ...verbs.whom import ITSELF, ONE_ENEMY, One
from ...verbs.with_cards import Draw, MayPlay, Reveal, ScrapFromHand, plan
from ..make import alt, alt_1, alt_2, bot, character
from .common import TOP_CARD

AUTOBOTS_AND_DECEPTICONS = Chars(ANYBODYS, faction=(AUTOBOT, DECEPTICON))
FOR_CARDS_UNDER_HIM = has(ATTACK, Count(Cards(UNDER_THIS), times=2))
CARDS_AND_UPGRADES = Plus(Count(Cards(UNDER_THIS)), Count(Upgrades(THIS)))


def they_hurt(faction: str) -> Damage:
    """Your opponent chooses one of their characters of a faction and does 1 damage to it."""
    return Damage(1, One(Chars(ENEMY, faction=faction), OPPONENT))


MERCENARIES = (
    character("Deadlock", "Soldier Of Fortune", MERCENARY, 9, 12, "ranged", "4 T04",
              alt(5, 0, CAR, has(STEALTH, provided=Is(AUTOBOTS_AND_DECEPTICONS, ATTACKER)),
                  when_flipped(ThisTurn(cannot_use(STEALTH, AUTOBOTS_AND_DECEPTICONS)))),
              bot(4, 0, bounty(Seq(Flip(ITSELF), Draw(2))))),
    character("Detritus", "Arms Dealer", MERCENARY, 11, 14, "ranged", "4 T05",
              alt(6, 1, TRUCK, when_flipped(MayPlay(Cards(IN_HAND, icon=BLACK)))),
              bot(5, 2, bounty(Repair(3, ITSELF)))),
    character("Lockdown", "Bounty Hunter", MERCENARY, 10, 15, "melee", "4 T07",
              alt(5, 1, CAR, FOR_CARDS_UNDER_HIM,
                  when_flipped(Seq(Draw(CARDS_AND_UPGRADES), ScrapFromHand(CARDS_AND_UPGRADES)))),
              bot(4, 2, FOR_CARDS_UNDER_HIM, bounty(PutUnder()))),
    character("Mudflap", "Hired Muscle", MERCENARY, 8, 12, "ranged", "4 T11",
              alt(5, 1, TRUCK, when_flipped(plan(1))),
              bot(4, 2, bounty(Seq(Reveal(TOP_CARD), MayPlay(TOP_CARD))))),
    character("Octone", "Capricious Agitator", MERCENARY, 13, 17, "melee, ranged", "4 T12",
              alt_1(5, 2, TRUCK, when_flipped(they_hurt(AUTOBOT)),
                    has(ATTACK, 3, provided=Attacks(Chars(ENEMY, faction=AUTOBOT)))),
              bot(6, 2, bounty(Damage(2, ONE_ENEMY))),
              alt_2(5, 2, PLANE, when_flipped(they_hurt(DECEPTICON)),
                    has(ATTACK, 3, provided=Attacks(Chars(ENEMY, faction=DECEPTICON)))),
              kind="triple changer"),
)
