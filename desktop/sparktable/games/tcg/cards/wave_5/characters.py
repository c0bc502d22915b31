"""Wave 5: characters with an alt and a bot mode that rulings name."""
from sparktable.kernel.control import AtLeast, Seq
from sparktable.kernel.vocabulary.counts import Count

from ...card import AUTOBOT, CAR, DECEPTICON, HELICOPTER, ORANGE, PLANE, RANGED, TANK, TRUCK
from ...events import UPGRADE_SCRAPPED
from ...stats import ATTACK, BATTLE, MAY_TAKE_OF_ATTACKS
from ...verbs.abilities import at_most, attacks, defends_and_flips, has, when, when_flipped
from ...verbs.conditions import Defends, Flipped
from ...verbs.damage import Damage, Repair
from ...verbs.gains import Gets
from ...verbs.naming import NameTopCard
from ...verbs.select import ANYBODYS, IN_SCRAP, THIS, UNDER_THIS, Cards, Chars
from ...verbs.sharing import Sharing
from ...verbs.tucking import Tuck
from ...verbs.values import HandSize
from ...verbs.whom import ITSELF, ONE_OF_YOURS, THE_ATTACKER, Each, One
from ...verbs.with_cards import Draw, plan
from ..make import alt, bot, character
from .common import OURS

CHARACTERS = (
    character("Autobot Whirl", "Aerial Assault", AUTOBOT, 9, 12, "ranged", "",
              alt(5, 1, HELICOPTER),
              bot(5, 1, at_most(MAY_TAKE_OF_ATTACKS, 5, provided=Defends(Chars(ANYBODYS, trait=RANGED)))),
              house_fields=OURS),
    character("Beachcomber", "Geologist", AUTOBOT, 7, 10, "specialist", "",
              alt(3, 1, CAR, when_flipped(NameTopCard())),
              bot(3, 1, when_flipped(Repair(1, ONE_OF_YOURS))), house_fields=OURS),
    character("Optimus Prime", "Legendary Warrior", AUTOBOT, 12, 15, "leader, ranged", "",
              alt(6, 2, TRUCK, when_flipped(Draw(1))),
              bot(6, 2, attacks(plan(1))), house_fields=OURS),
    character("Tracks", "Autobot Warrior", AUTOBOT, 8, 12, "melee", "",
              alt(4, 1, CAR, when_flipped(Gets(ATTACK, 2, One(Sharing(Chars(others=True), THIS))))),
              bot(4, 1), house_fields=OURS),
    character("Crankcase", "Data Collector", DECEPTICON, 8, 12, "ranged", "",
              alt(4, 1, CAR, when_flipped(Seq(Draw(1), plan(1)))),
              bot(4, 1, attacks(Gets(ATTACK, 3, ITSELF, BATTLE), provided=AtLeast(HandSize(), 5))),
              house_fields=OURS),
    character("Megatron", "Fallen Hero", DECEPTICON, 13, 15, "leader, ranged", "",
              alt(6, 3, TANK, defends_and_flips(Damage(1, THE_ATTACKER), Flipped((ORANGE,)))),
              bot(7, 1), house_fields=OURS),
    character("Wingspan", "Data Processor", DECEPTICON, 8, 11, "specialist", "",
              alt(4, 1, PLANE, has(ATTACK, Count(Cards(UNDER_THIS)))),
              bot(4, 1, when(UPGRADE_SCRAPPED, Tuck(Each(Cards(IN_SCRAP, among_it=True))), THIS, 1)),
              house_fields=OURS),
)
