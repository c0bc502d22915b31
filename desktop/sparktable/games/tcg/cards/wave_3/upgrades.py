"""Wave 3: the Upgrades."""
from sparktable.kernel.control import If, Not, Seq
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ACTION,
    ARMOR,
    AUTOBOT,
    BLACK,
    BLUE,
    DECEPTICON,
    GREEN,
    MELEE,
    ORANGE,
    RANGED,
    SPECIALIST,
    TRUCK,
    UPGRADE,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...events import PLAYED_ON, TAP_USED, UPGRADE_SCRAPPED
from ...stats import BOLD, DEFENSE, HEALTH, PIERCE, TOUGH
from ...verbs.abilities import (
    Happens,
    after_defending,
    attacks,
    attacks_and_flips,
    battles,
    battles_and_flips,
    has,
    starts_turn,
    when,
    when_koed,
    when_put_on,
)
from ...verbs.battles import after_this_attack
from ...verbs.conditions import Defends, Flipped, IsA, PutOnly, on
from ...verbs.damage import Damage
from ...verbs.deck_top import SeeTop
from ...verbs.limits import LimitFlips
from ...verbs.modes import Flip, Untap
from ...verbs.noting import NoAttackDamageTaken, when_does_attack_damage
from ...verbs.protection import NothingOfEven, TakesLess
from ...verbs.select import (
    ANYBODYS,
    ATTACKER,
    ENEMY,
    IN_HAND,
    ON_DECK,
    OPPONENT,
    THIS_CARD,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.spared import ScrapsInstead
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.whom import EACH_ENEMY, ITSELF, THE_SAME, Each, One
from ...verbs.with_cards import FlipMore, MayPlay, ScrapFromHand
from ..make import upgrade

SCRAP_THIS = ScrapUpgrade(Each(THIS_CARD))
ON_AUTOBOTS, ON_DECEPTICONS = PutOnly(Chars(ANYBODYS, faction=AUTOBOT)), PutOnly(Chars(ANYBODYS, faction=DECEPTICON))
TOP_CARD = Cards(ON_DECK, top=1, among_it=True)


def when_scrapped(slot: str) -> Happens:
    """Whoever scraps it from its bearer costs the enemy an Upgrade of a kind."""
    return when(UPGRADE_SCRAPPED, ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=slot))), THIS_CARD)


UPGRADES = (
    upgrade("Anticipation Engine", (WHITE,), WEAPON, 0, 0, attacks(Seq(
        SeeTop(1, shown=True), If(Is(Cards(ON_DECK, kind=ACTION)), MayPlay(TOP_CARD, must=True)))), number="3 001"),
    upgrade("Backup Bag", (WHITE, GREEN), UTILITY, 0, 0, ScrapsInstead((WEAPON, ARMOR)), number="3 002"),
    upgrade("Basic Combat Protocol", (ORANGE,), UTILITY, 0, 0, has(BOLD, 1), number="3 003"),
    upgrade("Battering Ram", (BLUE,), WEAPON, 2, 0, when_does_attack_damage(Flip(THE_SAME), Chars(ENEMY)),
            only_on=IsA(TRUCK), number="3 004"),
    upgrade("Combat Dagger", (ORANGE, BLACK), WEAPON, 0, 0, has(BOLD, 1), number="3 011"),
    upgrade("Compact Shield", (BLACK,), ARMOR, 0, 1, only_on=ON_AUTOBOTS, number="3 012", faction=AUTOBOT),
    upgrade("Covert Armor", (BLUE, GREEN), ARMOR, 0, 1,
            has(DEFENSE, 1, provided=Defends(Chars(ENEMY, trait=SPECIALIST))), only_on=IsA(MELEE), number="3 013"),
    upgrade("Dismantling Claw", (BLUE, GREEN), WEAPON, 1, 0, when_scrapped(WEAPON), number="3 018"),
    upgrade("EM24 IR Laser Launcher", (), WEAPON, 3, 0, number="3 019"),
    upgrade("Emergency Defense Field", (), ARMOR, 0, 0, NothingOfEven(),
            after_defending(SCRAP_THIS, NoAttackDamageTaken()), number="3 020"),
    upgrade("Energy Pack", (ORANGE,), UTILITY, 0, 0, has(HEALTH, 4), only_on=PutOnly(Chars(ANYBODYS, stars_from=11)),
            number="3 022"),
    upgrade("Erratic Energy Grenade", (BLACK,), UTILITY, 0, 0, starts_turn(Damage(1, ITSELF)),
            when_koed(Damage(2, EACH_ENEMY)), number="3 023"),
    upgrade("Extra Padding", (BLUE, GREEN), ARMOR, 0, 0, has(TOUGH, 1),
            when(PLAYED_ON, MayPlay(Cards(IN_HAND, name="Extra Padding")), THIS_CARD), fit_together=3,
            number="3 024"),
    upgrade("Firecon Flame", (ORANGE,), UTILITY, 0, 0, has(BOLD, 1, Chars(trait="firecon")), only_on=IsA("firecon"),
            number="3 025", faction=DECEPTICON),
    upgrade("HV Electron Breacher", (BLACK,), WEAPON, 2, 0, only_on=ON_DECEPTICONS, number="3 033",
            faction=DECEPTICON),
    upgrade("Laser Cutlass", (BLUE,), WEAPON, 1, 0, has(PIERCE, 3), only_on=PutOnly(Chars(ANYBODYS, stars_to=7)),
            number="3 035"),
    upgrade("LV Gamma-Disruptor Launcher", (BLUE,), WEAPON, 2, 0,
            when_put_on(ScrapFromHand(1, OPPONENT), on("Shockwave")),
            only_on=PutOnly(Chars(ANYBODYS, name="Shockwave")), fit_together=2, number="3 036", faction=DECEPTICON),
    upgrade("Ultra Magnus Armor", (ORANGE, BLUE), ARMOR, 2, 2, TakesLess(1), only_on=ON_AUTOBOTS, number="3 037",
            stars=2, faction=AUTOBOT),
    upgrade("Metal Detector", (BLACK, GREEN), UTILITY, 0, 0, attacks(Seq(
        SeeTop(1, shown=True), If(Is(Cards(ON_DECK, kind=UPGRADE)), MayPlay(TOP_CARD)))), number="3 039"),
    upgrade("Micro Capacitor", (), UTILITY, 0, 0, when(TAP_USED, Seq(Untap(ITSELF), SCRAP_THIS)), number="3 040"),
    upgrade("Personal Targeting Drone", (WHITE, GREEN), UTILITY, 0, 0, has(PIERCE, 1), when_scrapped(UTILITY),
            number="3 042"),
    upgrade("Point-Defense System", (BLACK,), ARMOR, 0, 0, has(PIERCE, -2, ATTACKER, Defends()), number="3 043"),
    upgrade("Reactive Armor", (ORANGE, GREEN), ARMOR, 0, 1, when_scrapped(ARMOR), number="3 046"),
    upgrade("Reflex Circuits", (BLUE, GREEN), ARMOR, 0, 1,
            has(DEFENSE, 1, provided=Defends(Chars(ENEMY, trait=MELEE))), only_on=IsA(RANGED), number="3 047"),
    upgrade("RR Disruptor Blade", (BLACK,), WEAPON, 3, 0,
            attacks_and_flips(after_this_attack(SCRAP_THIS), Not(Flipped((BLACK,)))), number="3 050"),
    upgrade("Smoke Cloak", (BLACK, BLUE), ARMOR, 0, 0, has(TOUGH, 1), number="3 052"),
    upgrade("Smokethrower", (BLACK,), WEAPON, 0, 0, has(BOLD, 2), number="3 053"),
    upgrade("Spinner Rims", (WHITE,), UTILITY, 0, 0, battles_and_flips(FlipMore(1), Flipped((WHITE,))),
            number="3 056"),
    upgrade("Sturdy Armor", (BLUE, GREEN), ARMOR, 0, 1,
            has(DEFENSE, 1, provided=Defends(Chars(ENEMY, trait=RANGED))), only_on=IsA(SPECIALIST), number="3 059"),
    upgrade("Urban Camo", (BLUE,), UTILITY, 0, 0, has(TOUGH, 1), number="3 063"),
    upgrade("W-5 Gyro Blaster", (), UTILITY, 1, 0, battles(LimitFlips(2, ANYBODYS)), number="3 064"),
    upgrade("Inner Groove", (WHITE,), UTILITY, 1, 1, only_on=IsA("mini-cassette"), number="3A 003"),
    upgrade("Obstructive Rhythm", (WHITE,), ARMOR, 0, 0, has(TOUGH, Count(Chars(trait="mini-cassette"))),
            number="3A 006"),
)
