"""Wave 3: Battle Masters and the Weaponizer, on both sides. What their Upgrade sides are called, and of some the slot
and the numbers, no source tells: that is ours."""
from sparktable.kernel.control import AtLeast, Seq
from sparktable.kernel.vocabulary.aiming import AtEach
from sparktable.kernel.vocabulary.conditions import MoreThan
from sparktable.kernel.vocabulary.counts import Count

from ...card import AUTOBOT, BLACK, BLUE, DECEPTICON, UPGRADE, UTILITY, WEAPON, WHITE
from ...events import BOTH_FLIPPED
from ...stats import ATTACK, BATTLE, BOLD, DEFENSE, FOCUS, TOUGH
from ...verbs.abilities import attacks, attacks_and_flips, base_is, has, when, when_put_on
from ...verbs.conditions import Flipped
from ...verbs.damage import Damage
from ...verbs.fitting import MayPlayOnto
from ...verbs.gains import Gains, Gets
from ...verbs.noting import Note
from ...verbs.select import ENEMY, IN_HAND, IT, OPPONENT, THIS, Cards, Chars
from ...verbs.values import CardsFlipped, ColoursFlipped, HandSize, ToldOf
from ...verbs.whom import ITSELF, THE_DEFENDER
from ...verbs.with_cards import Draw, ScrapFromHand, plan
from ..make import bot, character, upgrade_side

BATTLE_MASTER, WEAPONIZER = "battle master", "weaponizer"

BATTLE_MASTERS = (
    character("Private Firedrive", "Ground Command • Artillery", AUTOBOT, 7, 10, "ranged", "3 T13",
              bot(3, 0, attacks(Draw(1))),
              upgrade_side("Firedrive", WEAPON, 3, 0, attacks(Seq(
                  ScrapFromHand(HandSize(), up_to=True), Note(Count(IT)), Gets(ATTACK, ToldOf(), ITSELF)))),
              kind=BATTLE_MASTER),
    character("Private Lionizer", "Ground Command • Artillery", AUTOBOT, 7, 8, "melee", "3 T15",
              bot(0, 2, has(BOLD, 4)),
              upgrade_side("Lionizer", WEAPON, 0, 0, has(BOLD, 4), attacks(plan(1))),
              kind=BATTLE_MASTER),
    character("Private Pteraxadon", "Air Command • Artillery", AUTOBOT, 6, 9, "melee", "3 T17",
              bot(3, 0),
              upgrade_side("Pteraxadon", WEAPON, 2, 0, attacks_and_flips(
                  Gains(base_is(DEFENSE, 0), THE_DEFENDER, BATTLE), Flipped((WHITE, WHITE)))),
              kind=BATTLE_MASTER),
    character("Raider Aimless", "Air Force • Weapons", DECEPTICON, 7, 8, "ranged", "3 T25",
              bot(3, 0, has(TOUGH, 3)),
              upgrade_side("Aimless", WEAPON, 3, 0, attacks_and_flips(Damage(3, THE_DEFENDER), Flipped((BLUE,) * 3))),
              kind=BATTLE_MASTER),
    character("Raider Blowpipe", "Air Force • Weapons", DECEPTICON, 5, 7, "ranged", "3 T26",
              bot(2, 1, has(FOCUS, 1)),
              upgrade_side("Blowpipe", WEAPON, 1, 0, attacks_and_flips(
                  Gets(ATTACK, ColoursFlipped(), ITSELF), AtLeast(CardsFlipped(), 1))),
              kind=BATTLE_MASTER),
    character("Raider Nightstick", "Ground Force • Weapons", DECEPTICON, 6, 6, "specialist", "3 T33",
              bot(2, 1),
              upgrade_side("Nightstick", WEAPON, 2, 0, attacks_and_flips(
                  ScrapFromHand(1, OPPONENT), Flipped((BLACK, BLACK)))),
              kind=BATTLE_MASTER),
    character("Sergeant Cog", "Artillery • Mechanic", AUTOBOT, 10, 12, "ranged", "3 T42",
              bot(4, 1),
              upgrade_side("Cog", UTILITY, 0, 0, when_put_on(Seq(
                  Draw(Count(Chars())), AtEach(Chars(), MayPlayOnto(Cards(IN_HAND, kind=UPGRADE), IT))))),
              kind=WEAPONIZER),
    character("Private Smashdown", "Ground Command • Artillery", AUTOBOT, 5, 6, "melee", "P P3",
              bot(2, 2),
              upgrade_side("Smashdown", WEAPON, 2, 0, when(
                  BOTH_FLIPPED, Gets(ATTACK, 2, ITSELF, BATTLE), THIS,
                  provided=MoreThan(ColoursFlipped(), ColoursFlipped(ENEMY)))),
              kind=BATTLE_MASTER),
)
