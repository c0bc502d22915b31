"""Wave 4: the Upgrades."""
from sparktable.kernel.control import AtLeast, If, IfDo, May, Not, Seq
from sparktable.kernel.vocabulary.conditions import Both, Is, OneOf
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ARMOR,
    AUTOBOT,
    BLACK,
    BLUE,
    DECEPTICON,
    FACTIONS,
    GREEN,
    HELICOPTER,
    MELEE,
    ORANGE,
    PLANE,
    RANGED,
    TANK,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...events import UPGRADE_SCRAPPED
from ...facts.slots import EXTRA_SLOT
from ...stats import (
    ATTACK,
    BATTLE,
    BOLD,
    BRAVE,
    DEFENSE,
    FOCUS,
    HEALTH,
    MAY_TAKE_OF_ATTACKS,
    SAFEGUARD,
    STEALTH,
    TALLY,
    TOUGH,
)
from ...verbs.abilities import (
    at_most,
    attacks,
    attacks_and_flips,
    battles_and_flips,
    defends,
    defends_and_flips,
    ends_turn,
    has,
    starts_turn,
    when,
    when_flipped,
    when_koed,
    when_put_on,
)
from ...verbs.battles import after_this_attack, after_this_defense
from ...verbs.bounty import bounty
from ...verbs.conditions import Attacks, Flipped, IsA, PutOnly, on_a
from ...verbs.damage import Damage, Repair
from ...verbs.forms import AltModes
from ...verbs.from_outside import FetchToHand
from ...verbs.gains import Gains, Gets
from ...verbs.in_place import RepairsMore, TakesHalf
from ...verbs.modes import Flip
from ...verbs.play_onto import PlayOnto
from ...verbs.select import (
    ANYBODYS,
    DEFENDER,
    ENEMY,
    IN_SCRAP,
    ON_DECK,
    OUTSIDE_GAME,
    THIS,
    THIS_CARD,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import ColoursFlipped, HowMuch
from ...verbs.whom import EACH_ENEMY, ITSELF, ONE_ENEMY, THE_ATTACKER, Each, One
from ...verbs.with_cards import Draw, Reveal, ToHand
from ..make import upgrade

SCRAP_THIS = ScrapUpgrade(Each(THIS_CARD))
TOP_CARD = Cards(ON_DECK, top=1)
WHILE_TAPPED, WHILE_UNTAPPED = Is(Chars(ANYBODYS, tapped=True), THIS), Is(Chars(ANYBODYS, tapped=False), THIS)
SAME_FACTION = OneOf(*(Both(Is(Chars(ANYBODYS, faction=each), THIS), Is(Chars(ANYBODYS, faction=each), DEFENDER))
                       for each in FACTIONS))


def played_from_the_top(slot: str) -> Seq:
    """The top card is revealed, and if it is one of that kind it comes onto this."""
    return Seq(Reveal(TOP_CARD), PlayOnto(Cards(ON_DECK, kind=slot, top=1), THIS, must=True))


UPGRADES = (
    upgrade("Acute Reflexes", (WHITE,), UTILITY, 0, 0, has(FOCUS, 1), battles_and_flips(
        Seq(Gets(ATTACK, 1, ITSELF, BATTLE), Gets(DEFENSE, 1, ITSELF, BATTLE)), Flipped((WHITE,))), number="4 002"),
    upgrade("Adaptive Plating", (BLUE,), ARMOR, 0, 0,
            defends_and_flips(Gets(DEFENSE, 2, ITSELF, BATTLE), Flipped((WHITE,))), number="4 003"),
    upgrade("Blast Suit", (), ARMOR, 0, 0, TakesHalf(), number="4 007", stars=1),
    upgrade("Composite Armor", (ORANGE, BLACK), ARMOR, 0, 2, defends(after_this_defense(Seq(
        SCRAP_THIS, If(Flipped((BLACK,)), Damage(1, THE_ATTACKER))))), only_on=IsA(TANK), number="4 008"),
    upgrade("Conversion Engine", (WHITE,), UTILITY, 1, 0, ends_turn(Flip(ITSELF)), only_on=AltModes(2),
            number="4 010"),
    upgrade("Crowbar", (BLACK, BLACK), WEAPON, 2, 0, attacks(after_this_attack(SCRAP_THIS)), number="4 012"),
    upgrade("Crude Club", (BLUE,), WEAPON, 0, 0, has(ATTACK, Count(Upgrades(THIS))), number="4 013"),
    upgrade("Defensive Configuration", (ORANGE,), UTILITY, 0, 0, has(EXTRA_SLOT[ARMOR], 1),
            when_put_on(played_from_the_top(ARMOR)), number="4 016"),
    upgrade("Erratic Cannon", (ORANGE,), WEAPON, 0, 0,
            attacks_and_flips(Gets(ATTACK, 3, ITSELF, BATTLE), Flipped((WHITE,))), number="4 020"),
    upgrade("Guarded Posture", (ORANGE,), ARMOR, -1, 2, number="4 023"),
    upgrade("Hazardous Shield", (BLACK,), ARMOR, 0, 1,
            when_koed(ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=(WEAPON, ARMOR))))), number="4 024",
            faction=DECEPTICON),
    upgrade("Immersed In Shadow", (ORANGE, BLACK), UTILITY, 0, 0, has(STEALTH, provided=WHILE_UNTAPPED),
            number="4 029"),
    upgrade("Increased Durability", (BLACK,), ARMOR, 0, 0, has(HEALTH, 4), number="4 030"),
    upgrade("Indestructible Sword", (BLACK, BLACK), WEAPON, 2, 0,
            when(UPGRADE_SCRAPPED, ToHand(Each(Cards(IN_SCRAP, among_it=True))), THIS_CARD), number="4 031", stars=1),
    upgrade("Kinetic Converter", (WHITE,), UTILITY, 0, 0, when_flipped(Draw(1)), number="4 034"),
    upgrade("Kinetic Intensifier Whip", (WHITE,), WEAPON, 1, 0, when_flipped(Gets(BOLD, 2, ITSELF)), number="4 035"),
    upgrade("Lucky Vest", (), ARMOR, 0, 0,
            defends_and_flips(Gains(at_most(MAY_TAKE_OF_ATTACKS, 4), ITSELF, BATTLE), AtLeast(ColoursFlipped(), 4)),
            number="4 036"),
    upgrade("Medic's Protective Field", (WHITE,), ARMOR, 0, 0, when_put_on(Repair(1, ITSELF)), has(SAFEGUARD, 3),
            number="4 037", faction=AUTOBOT),
    upgrade("Minor Medic Kit", (BLACK, BLACK), UTILITY, 0, 0, has(HEALTH, 2), number="4 038"),
    upgrade("Multi-Missile Pod", (BLUE,), WEAPON, 0, 0,
            attacks(IfDo(May(SCRAP_THIS), Damage(HowMuch(TALLY), EACH_ENEMY))),
            when(UPGRADE_SCRAPPED, Gets(TALLY, 1, ITSELF, BATTLE), THIS_CARD, provided=Attacks()),
            only_on=IsA((PLANE, HELICOPTER)), fit_together=3, number="4 005"),
    upgrade("Pocket Processor", (GREEN,), UTILITY, 0, 0, starts_turn(Draw(1)), number="4 046"),
    upgrade("Point Position", (BLACK, BLUE), UTILITY, 0, 0, has(BRAVE, provided=WHILE_TAPPED), number="4 047"),
    upgrade("Shoulder Holster", (BLUE,), UTILITY, 0, 0, has(EXTRA_SLOT[WEAPON], 1),
            when_put_on(played_from_the_top(WEAPON)), number="4 051"),
    upgrade("Soldier's Blaster", (GREEN,), WEAPON, 1, 0,
            attacks(Gets(ATTACK, 2, ITSELF, BATTLE), provided=Not(SAME_FACTION)), number="4 053"),
    upgrade("Sturdy Javelin", (WHITE,), WEAPON, 0, 0, has(ATTACK, 2, provided=on_a(MELEE)),
            attacks(Seq(SCRAP_THIS, Damage(2, ONE_ENEMY)), provided=on_a(RANGED)), number="4 057"),
    upgrade("Terrifying Resilience", (ORANGE, BLACK), ARMOR, 0, 0, has(TOUGH, 2),
            only_on=Not(PutOnly(Chars(ANYBODYS, faction=AUTOBOT))), number="4 059", faction=DECEPTICON),
    upgrade("Toolbox", (GREEN,), UTILITY, 0, 0, RepairsMore(1), number="4 060"),
    upgrade("Unflinching Courage", (BLUE, BLACK), WEAPON, 0, 0, has(BOLD, 2),
            only_on=Not(PutOnly(Chars(ANYBODYS, faction=DECEPTICON))), number="4 061", faction=AUTOBOT),
    upgrade("Valuable Contract", (BLACK,), UTILITY, 0, 0,
            bounty(FetchToHand(One(Cards(OUTSIDE_GAME, stars=1)))), number="4 062"),
)
