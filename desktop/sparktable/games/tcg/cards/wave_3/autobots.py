"""Wave 3: the Autobots."""
from sparktable.kernel.control import May, Not, Seq
from sparktable.kernel.vocabulary.conditions import Both
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ACTION,
    ARMOR,
    AUTOBOT,
    BLACK,
    BLUE,
    CAR,
    ORANGE,
    SPACESHIP,
    TANK,
    TRUCK,
    UPGRADE,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...events import REPAIRED
from ...stats import ATTACK, BATTLE, BOLD, BRAVE, FOCUS, STEALTH, TOUGH
from ...verbs.abilities import (
    attacks,
    attacks_and_flips,
    before_defense_flips,
    cannot_use,
    defends,
    defends_and_flips,
    has,
    starts_turn,
    when,
    when_flipped,
    when_koed,
    when_played,
    when_upgraded,
)
from ...verbs.conditions import Flipped, There, YourTurn
from ...verbs.counters import MoveUpTo
from ...verbs.damage import Damage, Repair, moves
from ...verbs.deck_top import SeeTop
from ...verbs.fitting import Bearing, MayPlayOnto, MaySwapWithHand, MoveAcross
from ...verbs.gains import Gets, ThisTurn
from ...verbs.modes import Flip, Untap
from ...verbs.noting import ActionNumber, AnyCardOf, FirstTurn
from ...verbs.opening import MayFetch, before_the_game
from ...verbs.protection import TakesLess
from ...verbs.select import (
    DEFENDER,
    ENEMY,
    FLIPPED_NOW,
    IN_HAND,
    IN_PLAYED,
    IN_SCRAP,
    IT,
    KO_ZONE,
    THIS,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.upgrades import SwapUpgrades
from ...verbs.values import ToldOf
from ...verbs.whom import (
    EACH_CHARACTER,
    EACH_OF_YOURS,
    ITSELF,
    ONE_ENEMY,
    ONE_OF_YOURS,
    THE_ATTACKER,
    THE_DEFENDER,
    Aim,
    One,
)
from ...verbs.with_cards import Draw, MayPlay, PutOnDeck, ScrapTop, ToHand
from ..make import alt, bot, character
from .patrols import MICRO_MASTER, STEALTH_WHILE_UNTAPPED, scrap_to

MINI_CASSETTE, OMNIBOT = "mini-cassette", "omnibot"
THE_SCRAPPED_ONE = Cards(IN_SCRAP, among_it=True)
YOUR_OTHERS = Chars(others=True)
YOUR_BIG_ONES = Chars(stars_from=10)


def while_it_has(kind: str) -> There:
    """While this has an Upgrade of a kind."""
    return There(Upgrades(THIS, slot=kind))


def omnibots_with(kind: str) -> Bearing:
    """Your Omnibots with such an Upgrade."""
    return Bearing(Chars(trait=OMNIBOT), kind)


def plays_first(kind: str) -> MayPlayOnto:
    """What an Omnibot does at the start of the first turn."""
    return MayPlayOnto(Cards(IN_HAND, kind=kind), Chars(trait=OMNIBOT))


AUTOBOTS = (
    character("Alpha Trion", "Cybertronian Sage", AUTOBOT, 11, 14, "ranged, melee", "3 T01",
              alt(5, 2, SPACESHIP, when_flipped(ToHand(One(Cards(IN_SCRAP, kind=ACTION, icon=ORANGE))))),
              bot(6, 1, before_defense_flips(MayPlay(Cards(FLIPPED_NOW, kind=ACTION, icon=BLUE))))),
    character("Captain Elita-1", "Special Ops • Ranger", AUTOBOT, 12, 17, "leader, specialist", "3 T02",
              alt(5, 0, CAR, when_flipped(MoveUpTo(99, Aim(One(Chars(others=True, damaged=True))), Aim(ITSELF),
                                                   not_to_ko=True))),
              bot(6, 0, when_koed(Seq(ScrapTop(1), MayPlay(THE_SCRAPPED_ONE), ScrapTop(1),
                                      MayPlay(THE_SCRAPPED_ONE))))),
    character("Captain Ironhide", "Infantry • Bodyguard", AUTOBOT, 9, 12, "ranged", "3 T03",
              alt(4, 2, TRUCK, TakesLess(from_enemy=True)),
              bot(5, 2, attacks(MaySwapWithHand(Upgrades(THIS, slot=WEAPON),
                                                Cards(IN_HAND, kind=WEAPON, icon=BLUE))))),
    character("Captain Wheeljack", "Engineering • Scientist", AUTOBOT, 9, 12, "specialist", "3 T05",
              alt(5, 1, CAR, before_the_game(MayFetch("Brainstorm"))),
              bot(4, 2, when_played(Cards(IN_PLAYED, kind=ACTION), Draw(1),
                                    provided=Both(ActionNumber(3), YourTurn())))),
    character("General Optimus Prime", "Infantry • Leader", AUTOBOT, 11, 14, "leader, ranged", "3 T07",
              alt(4, 3, TRUCK, has(BOLD, 1, YOUR_OTHERS), has(TOUGH, 1, YOUR_OTHERS)),
              bot(6, 2, has(BOLD, 1), has(TOUGH, 1), has(FOCUS, 1))),
    character("Major Prowl", "Infantry • Strategist", AUTOBOT, 10, 14, "ranged", "3 T08",
              alt(4, 2, CAR),
              bot(5, 1, attacks(Damage(2, THE_DEFENDER), provided=There(Upgrades(DEFENDER, slot=WEAPON))))),
    character("Major Ultra Magnus", "Infantry • City Commander", AUTOBOT, 12, 17, "leader, ranged", "3 T11",
              alt(5, 1, TRUCK, before_the_game(MayFetch("Ultra Magnus Armor")), has(BRAVE, 1)),
              bot(6, 1, attacks_and_flips(Damage(1, EACH_CHARACTER), Flipped((ORANGE, ORANGE, BLUE, BLUE))))),
    character("Private Arcee", "Special Ops • Warrior", AUTOBOT, 8, 12, "melee", "3 T12",
              alt(4, 1, CAR, has(FOCUS, 1)),
              bot(5, 1, has(BOLD, 1, provided=while_it_has(WEAPON)), has(TOUGH, 1, provided=while_it_has(WEAPON)))),
    character("Private Flak", "Artillery • Tactics", AUTOBOT, 5, 7, "ranged, battle patrol", "3 T14",
              alt(2, 2, TANK, STEALTH_WHILE_UNTAPPED),
              bot(3, 1, scrap_to(ORANGE, MayPlay(Cards(IN_HAND, kind=UPGRADE)))), kind=MICRO_MASTER),
    character("Private Mudslinger", "Special Ops • Infiltration", AUTOBOT, 5, 7, "melee, off-road patrol", "3 T16",
              alt(3, 1, TRUCK, STEALTH_WHILE_UNTAPPED),
              bot(2, 1, scrap_to(BLACK, moves(1, ONE_OF_YOURS, ONE_ENEMY))), kind=MICRO_MASTER),
    character("Private Red Alert", "Medical • Medic", AUTOBOT, 7, 11, "melee", "3 T18",
              alt(3, 2, CAR, when_flipped(Repair(1, EACH_OF_YOURS))),
              bot(3, 1, attacks_and_flips(Gets(ATTACK, 3, ITSELF), Flipped((WHITE, ORANGE, BLUE))))),
    character("Private Red Heat", "Infantry • Emergency Response", AUTOBOT, 5, 8, "specialist, rescue patrol",
              "3 T19",
              alt(2, 0, TRUCK, STEALTH_WHILE_UNTAPPED),
              bot(2, 1, scrap_to(WHITE, SwapUpgrades(One(Chars(), n=2)))), kind=MICRO_MASTER),
    character("Private Sideswipe", "Infantry • Soldier", AUTOBOT, 8, 11, "melee", "3 T20",
              alt(2, 1, CAR, when_flipped(Gets(ATTACK, Count(Chars(at=KO_ZONE), times=2), ITSELF))),
              bot(4, 1, when_koed(Untap(ITSELF), YOUR_OTHERS, Not(YourTurn())))),
    character("Private Stakeout", "Infantry • Communications", AUTOBOT, 4, 5, "specialist, rescue patrol", "3 T21",
              alt(3, 0, CAR, STEALTH_WHILE_UNTAPPED),
              bot(2, 1, scrap_to(WHITE, Flip(ONE_OF_YOURS))), kind=MICRO_MASTER),
    character("Private Top Shot", "Artillery • Patrol Leader", AUTOBOT, 4, 5, "leader, ranged, battle patrol",
              "3 T22",
              alt(1, 2, TANK, STEALTH_WHILE_UNTAPPED),
              bot(2, 1, scrap_to(ORANGE, Seq(Draw(2), PutOnDeck(1)))), kind=MICRO_MASTER),
    character("Private Tote", "Special Ops • Infiltration", AUTOBOT, 4, 5, "melee, off-road patrol", "3 T23",
              alt(2, 1, TRUCK, STEALTH_WHILE_UNTAPPED),
              bot(2, 1, scrap_to(BLACK, Untap(One(Chars(stars_to=6))))), kind=MICRO_MASTER),
    character("Private Trailbreaker", "Infantry • Fortification And Defense", AUTOBOT, 10, 14, "melee", "3 T24",
              alt(4, 2, TRUCK, before_the_game(MayFetch("Force Field"))),
              bot(5, 0, has(BRAVE, 1, provided=while_it_has(ARMOR)))),
    character("Sergeant Chromia", "Special Ops • Counterintelligence", AUTOBOT, 7, 12, "specialist", "3 T41",
              alt(4, 1, CAR, when_flipped(MayPlay(Cards(IN_HAND, kind=ARMOR, icon=BLUE)))),
              bot(3, 1, defends_and_flips(Draw(1), Flipped((BLUE, BLUE))))),
    character("Sergeant Hound", "Infantry • Recon", AUTOBOT, 9, 13, "melee", "3 T43",
              alt(5, 1, TRUCK),
              bot(4, 1, when_upgraded(Gets(ATTACK, 2, ITSELF), THIS))),
    character("Specialist Ratchet", "Engineering • Rescue & Repair", AUTOBOT, 8, 14, "specialist", "3 T48",
              alt(4, 0, TRUCK, before_the_game(MayFetch("Medic!"))),
              bot(3, 0, when(REPAIRED, Gets(ATTACK, ToldOf(), ITSELF), AnyCardOf(), 2))),
    character("Eject", "Electronic Surveillance", AUTOBOT, 5, 9, "specialist, mini-cassette", "3A T02",
              alt(0, 1, has(STEALTH, 1), when_flipped(Seq(SeeTop(2), May(ScrapTop(Count(IT)))))),
              bot(3, 1, defends(ThisTurn(cannot_use(BOLD, Chars(ENEMY))))), kind=MINI_CASSETTE),
    character("Ramhorn", "Warrior", AUTOBOT, 5, 9, "melee, mini-cassette", "3A T03",
              alt(0, 1, has(STEALTH, 1), when_flipped(May(MoveAcross(One(Upgrades(Chars(), slot=ARMOR)))))),
              bot(3, 1, defends(MayPlay(Cards(IN_HAND, kind=ARMOR, icon=WHITE)))), kind=MINI_CASSETTE),
    character("Steeljaw", "Tracker", AUTOBOT, 5, 9, "melee, mini-cassette", "3A T04",
              alt(0, 1),
              bot(3, 1, has(BOLD, 1), has(BOLD, 1, YOUR_BIG_ONES)), kind=MINI_CASSETTE),
    character("Private Camshaft", "Special Ops • Scout", AUTOBOT, 8, 11, "specialist, omnibot", "3C T01",
              alt(3, 1, CAR, starts_turn(plays_first(ARMOR), FirstTurn())),
              bot(4, 1, defends(Gets(TOUGH, Count(omnibots_with(ARMOR)), THE_DEFENDER, BATTLE),
                                omnibots_with(ARMOR)))),
    character("Private Downshift", "Special Ops • Security Agent", AUTOBOT, 8, 11, "melee, ranged, omnibot", "3C T02",
              alt(3, 1, CAR, starts_turn(plays_first(WEAPON), FirstTurn())),
              bot(4, 1, attacks(Gets(BOLD, Count(omnibots_with(WEAPON)), THE_ATTACKER, BATTLE),
                                omnibots_with(WEAPON)))),
    character("Sergeant Overdrive", "Special Ops • Strategist", AUTOBOT, 9, 12, "leader, ranged, omnibot", "3C T03",
              alt(4, 1, CAR, starts_turn(plays_first(UTILITY), FirstTurn())),
              bot(5, 1, attacks(Gets(FOCUS, Count(omnibots_with(UTILITY)), THE_ATTACKER, BATTLE),
                                omnibots_with(UTILITY)))),
              # a little above the other two, as its ninth star asks for
)
