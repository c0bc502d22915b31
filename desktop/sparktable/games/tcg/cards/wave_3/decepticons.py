"""Wave 3: the Decepticons."""
from sparktable.kernel.control import AtLeast, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ACTION,
    ALT,
    ARMOR,
    BLUE,
    BOT,
    CAR,
    DECEPTICON,
    GREEN,
    MOTORCYCLE,
    ORANGE,
    PLANE,
    SECRET,
    SPACESHIP,
    TANK,
    WEAPON,
)
from ...events import UPGRADE_SCRAPPED
from ...stats import ATTACK, BATTLE, BOLD, BRAVE, DEFENSE, FOCUS, PIERCE, SEES_TOP, STEALTH, TOUGH
from ...verbs.abilities import (
    attacks,
    attacks_and_flips,
    defends_and_flips,
    has,
    starts_turn,
    when,
    when_flipped,
    when_played,
)
from ...verbs.conditions import Flipped, There
from ...verbs.damage import Damage, Repair
from ...verbs.deck_top import SeeTop
from ...verbs.fitting import MoveAcross
from ...verbs.gains import Gets
from ...verbs.modes import Flip, Untap
from ...verbs.noting import AtMostOf, Holder, OtherNames, SameName
from ...verbs.select import (
    DEFENDER,
    ENEMY,
    IN_HAND,
    IN_PLAYED,
    IN_SCRAP,
    IT,
    ON_DECK,
    OPPONENT,
    THIS,
    Cards,
    Chars,
    Upgrades,
    named,
)
from ...verbs.taps import TapTo
from ...verbs.top_card import TopIsAsHeld
from ...verbs.upgrades import ReturnUpgrade, ScrapUpgrade
from ...verbs.values import DefenseOf, IconsFlipped
from ...verbs.whom import EACH_ENEMY, ITSELF, ONE_ENEMY, ONE_OF_YOURS, THE_SAME, Aim, Each, One
from ...verbs.with_cards import Draw, MayPlay, ScrapFromHand, ScrapTop, ToHand
from ..make import alt, bot, character
from .patrols import MICRO_MASTER, STEALTH_WHILE_UNTAPPED, scrap_to

MINI_CASSETTE, SPY_PATROL, FIRECON = "mini-cassette", "spy patrol", "firecon"
EACH_SPY, EACH_FIRECON = Each(Chars(trait=SPY_PATROL)), Each(Chars(trait=FIRECON))
SECRETS_IN_SCRAP = Cards(IN_SCRAP, kind=SECRET)
GREEN_CARDS = Cards(IN_HAND, icon=GREEN)
THREE_GREEN, PAY_THREE_GREEN = There(GREEN_CARDS, 3), ScrapFromHand(3, what=GREEN_CARDS)


DECEPTICONS = (
    character("Captain Starscream", "Infantry • Air Commander", DECEPTICON, 12, 16, "ranged", "3 T04",
              alt(4, 2, PLANE, when_flipped(Damage(1, One(Chars(ENEMY, upgraded=False))))),
              bot(6, 1, when(UPGRADE_SCRAPPED, Damage(1, Each(Holder())), Chars(ENEMY), 1))),
    character("General Megatron", "Infantry • Leader", DECEPTICON, 13, 15, "leader, ranged", "3 T06",
              alt(5, 3, TANK, when_flipped(Damage(Count(Upgrades(Chars(), slot=WEAPON)), ONE_ENEMY))),
              bot(7, 2, starts_turn(Damage(1, EACH_ENEMY), There(Upgrades(THIS), 3)))),
    character("Major Soundwave", "Espionage • Spy", DECEPTICON, 11, 15, "leader, specialist", "3 T10",
              alt(4, 2, SPACESHIP, has(DEFENSE, 1, Chars(trait=SPY_PATROL))),
              bot(6, 2, attacks(Untap(EACH_SPY)))),
    character("Raider Cindersaur", "Black Ops • Demolitions", DECEPTICON, 8, 12, "melee, firecon", "3 T27",
              alt(4, 1, when_flipped(MayPlay(Cards(IN_HAND, kind=ACTION, icon=ORANGE)))),
              bot(3, 1, attacks_and_flips(Damage(2, One(Chars(ENEMY, tapped=True))), Flipped((ORANGE,) * 4)))),
    character("Raider Detour", "Infantry • Demolitions", DECEPTICON, 4, 6, "specialist, sports car patrol", "3 T28",
              alt(3, 0, CAR, STEALTH_WHILE_UNTAPPED),
              bot(3, 0, scrap_to(BLUE, Draw(2))), kind=MICRO_MASTER),
    character("Raider Flamefeather", "Black Ops • Soldier", DECEPTICON, 8, 11, "ranged, firecon", "3 T29",
              alt(3, 1, when_flipped(Gets(BOLD, 1, EACH_FIRECON))),
              bot(3, 1, defends_and_flips(Gets(DEFENSE, AtMostOf(5, IconsFlipped(ORANGE)), ITSELF, BATTLE),
                                          Flipped((ORANGE,))))),
    character("Raider Ion Storm", "Infantry • Rainmaker", DECEPTICON, 12, 14, "ranged", "3 T30",
              alt(7, 3, PLANE),
              bot(7, 2, attacks(ReturnUpgrade(One(Upgrades(DEFENDER)))))),
    character("Raider Laserbeak", "Espionage • Interrogation", DECEPTICON, 5, 9, "ranged, spy patrol", "3 T31",
              alt(0, 2, when_flipped(Seq(Draw(1), ScrapFromHand(1)))),
              bot(2, 1, has(PIERCE, 2), TapTo(MayPlay(Cards(IN_HAND, kind=SECRET)))), kind=MICRO_MASTER),
    character("Major Shockwave", "Applied Sciences • Scientist", DECEPTICON, 14, 17, "leader, specialist", "3 T09",
              alt(6, 3, SPACESHIP, has(SEES_TOP), when_flipped(Seq(Draw(1), ScrapFromHand(1, OPPONENT)))),
              bot(7, 2, has(SEES_TOP), TopIsAsHeld(Cards(ON_DECK, faction=DECEPTICON)),
                  TopIsAsHeld(Cards(ON_DECK, kind=SECRET)))),
    character("Raider Needlenose", "Air Force • Soldier", DECEPTICON, 8, 11, "ranged", "3 T32",
              alt(3, 1, PLANE, when_flipped(ToHand(One(Cards(IN_SCRAP, stars=1))))),
              bot(3, 1, when_played(Cards(IN_PLAYED, stars=1), Damage(1, ONE_ENEMY)))),
    character("Raider Ravage", "Espionage • Saboteur", DECEPTICON, 5, 7, "melee, spy patrol", "3 T34",
              alt(0, 3),
              bot(3, 1, TapTo(Seq(Aim(ONE_ENEMY), If(AtLeast(DefenseOf(IT), 4), Damage(2, THE_SAME),
                                                     Damage(1, THE_SAME))))), kind=MICRO_MASTER),
    character("Raider Road Hugger", "Infantry • Tactics", DECEPTICON, 5, 7, "melee, sports car patrol", "3 T35",
              alt(3, 1, CAR, STEALTH_WHILE_UNTAPPED),
              bot(3, 1, scrap_to(BLUE, Gets(ATTACK, 3, ONE_OF_YOURS))), kind=MICRO_MASTER),
    character("Raider Runabout", "Infantry • Soldier", DECEPTICON, 10, 13, "ranged", "3 T36",
              alt(5, 2, CAR, when_flipped(Seq(Repair(1, ITSELF), Repair(1, Each(named("Runamuck"))),
                                              Flip(Each(Chars(name="Runamuck", mode=BOT)), to=ALT)))),
              bot(4, 2)),
    character("Raider Runamuck", "Infantry • Soldier", DECEPTICON, 10, 13, "specialist", "3 T37",
              alt(4, 2, CAR),
              bot(5, 2, when_flipped(Seq(Draw(1), Flip(Each(Chars(name="Runabout", mode=ALT)), to=BOT))))),
    character("Raider Storm Cloud", "Infantry • Electronic Warfare", DECEPTICON, 4, 6, "ranged, air strike patrol",
              "3 T38",
              alt(3, 0, PLANE, STEALTH_WHILE_UNTAPPED),
              bot(3, 0, TapTo(Seq(PAY_THREE_GREEN, If(SameName(3), Gets(BOLD, 6, ONE_OF_YOURS),
                                                      Gets(BOLD, 3, ONE_OF_YOURS))), provided=THREE_GREEN)),
              kind=MICRO_MASTER),
    character("Raider Triggerhappy", "Air Force • Gunner", DECEPTICON, 8, 12, "ranged", "3 T39",
              alt(3, 2, PLANE, when_flipped(ToHand(One(Cards(IN_SCRAP, kind=WEAPON))))),
              bot(2, 2, has(PIERCE, 4))),
    character("Raider Visper", "Infantry • Patrol Leader", DECEPTICON, 5, 7, "leader, ranged, air strike patrol",
              "3 T40",
              alt(3, 0, PLANE, STEALTH_WHILE_UNTAPPED),
              bot(3, 0, TapTo(Seq(PAY_THREE_GREEN, If(
                  SameName(3), Seq(ScrapFromHand(3, OPPONENT), Draw(3)), ScrapFromHand(3, OPPONENT))),
                  provided=THREE_GREEN)), kind=MICRO_MASTER),
    character("Sergeant Skrapnel", "Infantry • Electronic Warfare", DECEPTICON, 9, 11, "leader, melee, insecticon",
              "3 T44",
              alt(4, 2, has(BRAVE, 1)),
              bot(5, 1, when(UPGRADE_SCRAPPED, Repair(1, ITSELF), Chars(), 1))),
    character("Sergeant Skywarp", "Black Ops • Seeker", DECEPTICON, 8, 11, "specialist", "3 T45",
              alt(4, 2, PLANE, when_flipped(IfDo(ToHand(One(SECRETS_IN_SCRAP, up_to=True)),
                                                 ToHand(One(OtherNames(SECRETS_IN_SCRAP), up_to=True))))),
              bot(4, 2, when_played(Cards(IN_PLAYED, kind=SECRET), Draw(1)))),
    character("Sergeant Sparkstalker", "Black Ops • Cryptology", DECEPTICON, 8, 10, "melee, firecon", "3 T46",
              alt(4, 2, when_flipped(ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=ARMOR))))),
              bot(4, 2, attacks_and_flips(Draw(2), Flipped((ORANGE,) * 3)))),
    character("Specialist Flamewar", "Special Ops • Hunter", DECEPTICON, 7, 10, "specialist", "3 T47",
              alt(4, 0, MOTORCYCLE, has(STEALTH, 1)),
              bot(4, 1, has(FOCUS, 2))),
    character("Buzzsaw", "Spy", DECEPTICON, 5, 9, "ranged, mini-cassette", "3A T06",
              alt(0, 1, has(STEALTH, 1), when_flipped(May(MoveAcross(One(Upgrades(Chars(), slot=WEAPON)))))),
              bot(3, 1, attacks(MayPlay(Cards(IN_HAND, kind=WEAPON, icon=BLUE)))), kind=MINI_CASSETTE),
    character("Frenzy", "Warrior", DECEPTICON, 5, 9, "melee, mini-cassette", "3A T07",
              alt(0, 1, has(STEALTH, 1), when_flipped(Seq(SeeTop(2, ENEMY, shown=True),
                                                          May(ScrapTop(Count(IT), ENEMY))))),
              bot(3, 1), kind=MINI_CASSETTE),
    character("Ravage", "Saboteur", DECEPTICON, 5, 9, "melee, mini-cassette", "3A T08",
              alt(0, 1, has(STEALTH, 1), when_flipped(Gets(PIERCE, 2, ONE_OF_YOURS))),
              bot(3, 1, has(PIERCE, 2), has(TOUGH, 1, Chars(stars_from=10))), kind=MINI_CASSETTE),
)
