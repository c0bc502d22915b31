"""Wave 1: the Decepticons."""

from sparktable.kernel.control import AtLeast, IfDo, May, Seq
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ACTION,
    ARMOR,
    CAR,
    DECEPTICON,
    MELEE,
    MOTORCYCLE,
    PLANE,
    RANGED,
    SPACESHIP,
    TANK,
    TRUCK,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...events import RESHUFFLED, SCRAPPED_FROM_HAND
from ...stats import ATTACK, BOLD, DEFENSE, FLIPS, MAY_TAKE, PIERCE, TOUGH
from ...verbs.abilities import (
    at_most,
    attacks,
    attacks_and_flips,
    base_is,
    defends_and_flips,
    has,
    takes_in,
    when_damages,
    when_flipped,
    when_played,
    when_somebody,
)
from ...verbs.coming import PutUnder
from ...verbs.conditions import Attacks, Defends, Flipped
from ...verbs.damage import Damage, KnockOut, Repair, moves
from ...verbs.gains import Gets
from ...verbs.instead import DivertAttack
from ...verbs.later import if_koed_this_turn
from ...verbs.modes import Tap
from ...verbs.select import (
    ANYBODYS,
    EACH_PLAYER,
    ENEMY,
    IN_PLAYED,
    IN_SCRAP,
    IT,
    ON_DECK,
    OPPONENT,
    THIS,
    UNDER_THIS,
    YOU,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.upgrades import MoveUpgrade, ScrapUpgrade
from ...verbs.values import ColoursFlipped, DamageOn, DefenseOf, HandSize, OnStartingTeam, TakenInBattle, Upto
from ...verbs.whom import (
    EACH_OF_YOURS,
    ITSELF,
    ONE_ENEMY,
    ONE_OF_YOURS,
    THE_ATTACKER,
    THE_DEFENDER,
    THEY_CHOOSE,
    Aim,
    Each,
    One,
)
from ...verbs.with_cards import Draw, Reveal, ScrapFromHand, ToHand
from ..make import alt, bot, character

AN_INSECTICON = One(Chars(trait="insecticon"))

DECEPTICONS = (
    character("Barrage", "Merciless Insecticon", DECEPTICON, 7, 11, "melee, ranged, insecticon", "1 T06",
              alt(3, 2, when_flipped(Gets(PIERCE, 2, ONE_OF_YOURS))),
              bot(5, 2, has(BOLD, 2, provided=Attacks(Chars(ENEMY, damaged=True))))),
    character("Bombshell", "Insecticon Mind-Controller", DECEPTICON, 8, 10, "melee, insecticon", "1 T07",
              alt(3, 4), bot(5, 2)),
    character("Chop Shop", "Sneaky Insecticon", DECEPTICON, 6, 9, "melee, insecticon", "1 T10",
              alt(4, 2, when_flipped(Seq(ScrapUpgrade(Each(Upgrades(THIS))),
                                         Times(Count(IT), Seq(Draw(1), Repair(1, AN_INSECTICON)))))),
              bot(4, 1, attacks(May(MoveUpgrade(One(Upgrades(Chars(others=True))), THIS))))),
    character("Darkmount", "Cruel Overlord", DECEPTICON, 9, 9, "melee, ranged", "1 T12",
              alt(4, 4, TANK, when_flipped(IfDo(May(ScrapFromHand(1)), Damage(2, ONE_ENEMY)))),
              bot(5, 3, has(DEFENSE, 2, provided=Defends(Chars(ENEMY, trait=RANGED))))),
    character("Deadlock", "Bounty Hunter", DECEPTICON, 8, 11, "melee, ranged", "1 T13",
              alt(3, 2, CAR, when_flipped(Seq(Aim(ONE_ENEMY), if_koed_this_turn(Draw(2))))),
              bot(5, 1)),
    character("Decepticon Shockwave", "Cybertron Commander", DECEPTICON, 11, 11, "specialist, leader", "1 T14",
              alt(6, 3, SPACESHIP, when_flipped(Draw(2, EACH_PLAYER))),
              bot(4, 3, when_somebody(SCRAPPED_FROM_HAND, OPPONENT, Damage(1, THEY_CHOOSE), fact=1))),
    character("Demolisher", "Devoted Decepticon", DECEPTICON, 6, 7, "ranged, melee", "1 T15",
              alt(3, 3, TANK, when_flipped(Draw(Count(Chars(trait=TANK, others=True))))),
              bot(0, 4, has(FLIPS, DefenseOf(THIS), provided=Attacks()))),
    character("Flamewar", "Veteran Decepticon", DECEPTICON, 5, 10, "specialist", "1 T20",
              alt(3, 1, MOTORCYCLE, when_flipped(Gets(BOLD, 1, EACH_OF_YOURS))),
              bot(3, 1, has(TOUGH, 1, Chars()))),
    character("Insecticon Skrapnel", "Insecticon Leader", DECEPTICON, 7, 7, "melee, leader, insecticon", "1 T23",
              alt(4, 3, when_flipped(IfDo(May(KnockOut(AN_INSECTICON)), Tap(One(Chars(ENEMY, stars_to=13)))))),
              bot(5, 0, at_most(MAY_TAKE, Upto(3, TakenInBattle()), provided=Defends()))),
    character("Kickback", "Cunning Insecticon", DECEPTICON, 5, 9, "melee, insecticon", "1 T25",
              alt(3, 1, when_damages(Repair(1, AN_INSECTICON), Chars(ENEMY))),
              bot(0, 1, has(FLIPS, OnStartingTeam(trait="insecticon", others=True, times=2), provided=Attacks()))),
    character("Megatron", "Decepticon Leader", DECEPTICON, 10, 12, "ranged, leader", "1 T26",
              alt(2, 3, TANK, when_flipped(IfDo(May(ScrapFromHand(1)), ScrapUpgrade(One(Upgrades(Chars(ENEMY))))))),
              bot(4, 2, has(PIERCE, 3))),
    character("Megatron", "Living Weapon", DECEPTICON, 13, 14, "ranged, leader", "1 T27",
              alt(5, 2, TANK, when_flipped(ToHand(One(Cards(IN_SCRAP, kind=WEAPON))))),
              bot(7, 2, takes_in(WEAPON, ARMOR, UTILITY))),
    character("Nemesis Prime", "Dark Clone", DECEPTICON, 12, 16, "melee", "1 T28",
              alt(6, 2, TRUCK, when_flipped(Damage(2, THEY_CHOOSE))),
              bot(7, 2, when_somebody(RESHUFFLED, YOU, PutUnder()), has(ATTACK, Count(Cards(UNDER_THIS), times=3)))),
    character("Ramjet", "Sky Smasher", DECEPTICON, 10, 14, "melee, ranged", "1 T32", alt(7, 0, PLANE), bot(4, 2)),
    character("Ransack", "Insecticon Commando", DECEPTICON, 6, 8, "melee, ranged, insecticon", "1 T33",
              alt(3, 2, when_flipped(moves(2, One(Chars(ANYBODYS, others=True)), ITSELF))),
              bot(0, 3, base_is(ATTACK, DamageOn(THIS)))),
    character("Skywarp", "Sneaky Prankster", DECEPTICON, 6, 8, "ranged", "1 T35",
              alt(4, 2, PLANE, when_flipped(Reveal(Cards(ON_DECK, whose=ANYBODYS, top=1)))),
              bot(4, 2, defends_and_flips(DivertAttack(One(Chars(others=True), up_to=True)), Flipped((WHITE,))))),
    character("Starscream", "Air Commander", DECEPTICON, 11, 13, "ranged, leader", "1 T36",
              alt(3, 1, PLANE, when_flipped(Damage(Count(Chars(trait=PLANE, others=True)), ONE_ENEMY))),
              bot(4, 2, has(BOLD, 2))),
    character("Starscream", "Scheming Second-In-Command", DECEPTICON, 10, 14, "ranged, leader", "1 T37",
              alt(5, 1, PLANE, has(BOLD, 1)),
              bot(5, 1, has(TOUGH, 1))),
    character("Sunstorm", "Fusion Flyer", DECEPTICON, 11, 14, "ranged", "1 T38",
              alt(3, 3, PLANE, when_flipped(Draw(Upto(3, HandSize())))),
              bot(0, 1, base_is(ATTACK, HandSize()))),
    character("Thundercracker", "Mach Warrior", DECEPTICON, 8, 12, "ranged", "1 T39",
              alt(4, 1, PLANE, when_flipped(Damage(2, One(Chars(ENEMY, trait=MELEE))))),
              bot(5, 1, when_played(Cards(IN_PLAYED, kind=ACTION), Gets(ATTACK, 1, ITSELF)))),
    character("Slipstream", "Strategic Seeker", DECEPTICON, 8, 13, "ranged", "1C T02",
              alt(3, 2, PLANE, attacks(moves(1, THE_ATTACKER, THE_DEFENDER), Chars(trait=PLANE))),
              bot(3, 1, attacks_and_flips(Gets(ATTACK, 3, ITSELF), AtLeast(ColoursFlipped(), 3)))),
)
