"""Wave 2: the Actions, but for the Enigmas."""
from sparktable.kernel.control import AtLeast, Choose, Effect, If, IfDo, Nothing, Seq
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.conditions import Is

from ...card import (
    ACTION,
    ALT,
    ARMOR,
    AUTOBOT,
    BLUE,
    BOT,
    COLOURS,
    DECEPTICON,
    GREEN,
    MELEE,
    ORANGE,
    RANGED,
    SPECIALIST,
    UPGRADE,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...stats import ATTACK, BOLD, DEFENSE, PIERCE
from ...verbs.abilities import has, when_does_more_than_enough
from ...verbs.battles import AttackDamage
from ...verbs.conditions import Attacks, BeganWith, Equal, PlayedThisTurn, There
from ...verbs.damage import Damage, Repair, moves
from ...verbs.deck_top import ToTopOfDeck
from ...verbs.from_outside import FetchToHand
from ...verbs.gains import Gains, Gets
from ...verbs.hand import KeepInHand
from ...verbs.history import IsKoed, ScrappedByThis, TimesPlayed
from ...verbs.later import at_end_of_turn
from ...verbs.modes import Flip, Tap
from ...verbs.select import (
    ANYBODYS,
    EACH_PLAYER,
    ENEMY,
    IN_HAND,
    IN_SCRAP,
    IT,
    OPPONENT,
    OUTSIDE_GAME,
    THIS,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import ExcessDamage, HandSize, Plus, StarsOf, TowerHeight, Upto
from ...verbs.whom import (
    EACH_OF_YOURS,
    ONE_ENEMY,
    ONE_OF_YOURS,
    THE_SAME,
    THEY_CHOOSE,
    Each,
    One,
)
from ...verbs.with_cards import (
    Draw,
    LookAtHand,
    MayPlay,
    Scrap,
    ScrapFromHand,
    ScrapTop,
    ToHand,
    plan,
)
from ..make import action

AN_ACTION, AN_UPGRADE = Cards(IN_HAND, kind=ACTION), Cards(IN_HAND, kind=UPGRADE)
THE_ONE_SCRAPPED = Cards(IN_SCRAP, among_it=True)
ALL_DECEPTICONS, ALL_AUTOBOTS = BeganWith(faction=DECEPTICON, only=True), BeganWith(faction=AUTOBOT, only=True)
A_BIG_ONE = Chars(tapped=False, stars_from=5)
A_BIG_SPECIALIST = Chars(tapped=False, stars_from=5, trait=SPECIALIST)
A_MELEE_ONE = Chars(tapped=False, trait=MELEE)


def scrap_all(slot: str) -> Effect:
    """Scrap all enemy Weapons, Armors or Utilities."""
    return ScrapUpgrade(Each(Upgrades(Chars(ENEMY), slot=slot)))


ACTIONS = (
    action("Ancient Wisdom", (ORANGE,), Seq(
        ScrapTop(2), ToHand(One(ScrappedByThis(IN_SCRAP, kind=ACTION))),
        ToHand(One(ScrappedByThis(IN_SCRAP, kind=UPGRADE))),
        MayPlay(Cards(IN_HAND, name="Unleash Potential"))), number="2 003"),
    action("Bad Attitude", (), If(ALL_DECEPTICONS, Seq(
        Repair(1, EACH_OF_YOURS), Damage(1, Each(Chars(ANYBODYS, faction=AUTOBOT))))), number="2 007"),
    action("Bolt Of Lightning", (), Damage(3, ONE_ENEMY), number="2 009", stars=1),
    action("Confidence", (ORANGE,), Seq(Draw(2), ScrapFromHand(2), If(ALL_AUTOBOTS, MayPlay(AN_ACTION))),
           number="2 013", faction=AUTOBOT),
    action("Cornered!", (GREEN,), Flip(One(Chars(ENEMY, mode=BOT)), to=ALT), number="2 015"),
    action("Escape Route", (WHITE, GREEN), Flip(One(Chars(mode=BOT)), to=ALT), number="2 026"),
    action("Espionage", (WHITE, GREEN), Choose(*(
        Seq(LookAtHand(), Scrap(One(Cards(IN_HAND, whose=ENEMY, icon=colour)))) for colour in COLOURS)),
        number="2 027"),
    action("Field Repair", (ORANGE,), Seq(Repair(1, ONE_OF_YOURS), If(Is(Chars(faction=AUTOBOT)), plan(1))),
           number="2 030", faction=AUTOBOT),
    action("Fling", (), moves(1, One(Chars(damaged=True)), ONE_ENEMY), number="2 031"),
    action("Focus Fire", (ORANGE, GREEN), Seq(
        Times(TimesPlayed("Focus Fire"), Gets(BOLD, 1, ONE_OF_YOURS)), MayPlay(Cards(IN_HAND, name="Focus Fire"))),
        number="2 032"),
    action("Fog Of War", (WHITE,), Seq(
        KeepInHand(2), Draw(Upto(2, HandSize())), Draw(Upto(2, HandSize(OPPONENT)), OPPONENT)), number="2 033"),
    action("Heavy-Handed", (BLUE,), Seq(
        Gets(ATTACK, 2, ONE_OF_YOURS),
        Gains(has(PIERCE, 4, provided=Attacks(Chars(ENEMY, stars_to=Plus(StarsOf(THIS), -1)))), THE_SAME)),
        number="2 035"),
    action("Inferno Breath", (BLUE,), IfDo(Tap(One(A_BIG_ONE)), Damage(3, ONE_ENEMY)), number="2 037",
           only_if=There(A_BIG_ONE)),
    action("Intelligence Mission", (WHITE,), IfDo(Tap(One(A_BIG_SPECIALIST)), Draw(3)), number="2 038",
           only_if=There(A_BIG_SPECIALIST)),
    action("Leap Of Faith", (WHITE,), Seq(
        ScrapTop(1), MayPlay(THE_ONE_SCRAPPED), ScrapTop(1), MayPlay(THE_ONE_SCRAPPED)), number="2 040", stars=1),
    action("Marksmanship", (BLUE,), If(There(Chars(trait=RANGED)), Damage(2, One(Chars(ENEMY, mode=BOT)))),
           number="2 041"),
    action("Master Plan", (BLUE, GREEN), plan(6), number="2 042"),
    action("Pep Talk", (BLUE,), Draw(2), number="2 046"),
    action("Press The Advantage", (ORANGE, GREEN), Seq(
        Gets(ATTACK, 2, One(Chars(faction=AUTOBOT))), Gets(DEFENSE, -2, One(Chars(ENEMY, faction=DECEPTICON)))),
        number="2 049", faction=AUTOBOT),
    action("Reckless Charge", (ORANGE,), Seq(Gets(ATTACK, 4, ONE_OF_YOURS), at_end_of_turn(Damage(3, THE_SAME))),
           number="2 052"),
    action("Rest And Relaxation", (GREEN,), Repair(1, ONE_OF_YOURS), number="2 054"),
    action("Scrounge", (ORANGE, GREEN), Seq(ScrapTop(1), MayPlay(Cards(IN_SCRAP, kind=UPGRADE, among_it=True))),
           number="2 056"),
    action("Secret Dealings", (WHITE, GREEN), Seq(Draw(1), plan(1)), number="2 057"),
    action("Smelt", (BLUE, GREEN), ScrapUpgrade(One(Upgrades(Chars(ENEMY)), OPPONENT)), number="2 060"),
    action("Sonic Scramble", (GREEN,), Seq(
        ScrapFromHand(1, OPPONENT), If(Equal(TimesPlayed("Sonic Scramble"), 3), Draw(3)),
        MayPlay(Cards(IN_HAND, name="Sonic Scramble"))), number="2 061"),
    action("Steamroll", (), Gains(
        when_does_more_than_enough(AttackDamage(ExcessDamage(), THEY_CHOOSE)), ONE_OF_YOURS), number="2 065"),
    action("Surprise Attack", (WHITE,), Gets(PIERCE, 3, ONE_OF_YOURS), number="2 071"),
    action("Swindled", (ORANGE,), Seq(Draw(2), ScrapFromHand(2), If(ALL_DECEPTICONS, MayPlay(AN_UPGRADE))),
           number="2 072", faction=DECEPTICON),
    action("Tackle", (ORANGE,), IfDo(
        Tap(One(A_MELEE_ONE)), Tap(One(Chars(ENEMY, tapped=False, stars_to=StarsOf(IT))))), number="2 073",
        only_if=There(A_MELEE_ONE)),
    action("Tech Research", (GREEN,), Nothing(), number="2 074"),
    action("Testify", (ORANGE,), Draw(2, EACH_PLAYER), number="2 075"),
    action("Underhanded Tactics", (BLUE,), Seq(
        Damage(1, ONE_ENEMY), If(IsKoed(), Repair(1, One(Chars(faction=DECEPTICON))))), number="2 077",
        faction=DECEPTICON),
    action("Universal Network Access", (BLUE,), Draw(3), number="2 078", stars=1),
    action("Unleash Potential", (BLUE,), If(
        PlayedThisTurn("Ancient Wisdom", 1), FetchToHand(One(Cards(OUTSIDE_GAME, stars=1)))), number="2 079"),
    action("Vandalize", (ORANGE,), Choose(scrap_all(WEAPON), scrap_all(ARMOR), scrap_all(UTILITY)), number="2 080",
           stars=1),
    action("Vaporize", (BLUE,), ScrapUpgrade(One(Upgrades(Chars(ENEMY)))), number="2 081"),
    action("Heavy Landing", (BLUE,), If(AtLeast(TowerHeight(), 6), Damage(3, ONE_ENEMY), Damage(1, ONE_ENEMY)),
           number="2A 003"),
    action("Reclaim", (BLUE,), Seq(
        ToTopOfDeck(One(Cards(IN_SCRAP, kind=UPGRADE))), If(AtLeast(TowerHeight(), 3), Draw(1))), number="2A 004"),
    action("Work Overtime", (WHITE,), Draw(Upto(4, HandSize())), number="2A 005"),
)
