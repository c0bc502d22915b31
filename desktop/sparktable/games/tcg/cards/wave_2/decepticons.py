"""Wave 2: the Decepticons."""
from sparktable.kernel.control import AtLeast, If, IfDo, May, Not, Seq
from sparktable.kernel.vocabulary.conditions import Both, Is, OneOf
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.seats import CHANCE

from ...card import ACTION, BLUE, BOT, CAR, DECEPTICON, ORANGE, PLANE, TANK, TRUCK, UPGRADE, InKoArea
from ...events import CARD_FLIPPED, PLAYED
from ...stats import ATTACK, BOLD, BRAVE, DEFENSE, MAY_ATTACK_UNTAPPED, PIERCE, STEALTH, TOUGH
from ...verbs.abilities import (
    attacks,
    attacks_and_flips,
    cannot_use,
    ends_turn,
    has,
    when_does_enough,
    when_flipped,
    when_koed,
    when_somebody,
    when_upgraded,
)
from ...verbs.battles import DefendInstead, after_this_attack, if_would_defend
from ...verbs.coming import Combine
from ...verbs.conditions import Attacks, Defends, Flipped, Koed, MoreThanEnough, There
from ...verbs.damage import Damage, KnockOut, Repair
from ...verbs.gains import Gets
from ...verbs.history import OnceATurn, Planning, when_game_begins
from ...verbs.icons import Showing
from ...verbs.in_place import CannotBeRepaired
from ...verbs.modes import Flip, Tap, Untap
from ...verbs.protection import TakesLess
from ...verbs.select import (
    DEFENDER,
    EITHER_ZONE,
    ENEMY,
    IN_HAND,
    IN_PLAYED,
    IN_SCRAP,
    IT,
    KO_ZONE,
    OPPONENT,
    THIS,
    YOU,
    Cards,
    Chars,
)
from ...verbs.turns import RaiseTower
from ...verbs.values import AttackOf, StarsOf, TowerHeight
from ...verbs.whom import ITSELF, THE_ATTACKER, THE_DEFENDER, THE_SAME, Aim, Each, One
from ...verbs.with_cards import Draw, MayPlay, Reveal, Scrap, ScrapFromHand, ToHand, plan
from ..make import alt, alt_1, alt_2, bot, character

AN_ICONLESS_CARD = Cards(IN_PLAYED, bare=True)
THREE_MORE = Seq(Gets(ATTACK, 3, ITSELF), Gets(DEFENSE, 3, ITSELF))
HIGHER = If(AtLeast(TowerHeight(), 1), RaiseTower())
BUILD = IfDo(May(ScrapFromHand(1)), HIGHER)
DREADWIND, BLACKWING = "Dreadwind, Air Defense", "Blackwing, Aerial Attacker"
THE_TWO = Chars(trait="dreadwing", mode=BOT, at=EITHER_ZONE)
INTO_DREADWING = If(There(THE_TWO, 2), IfDo(
    May(ScrapFromHand(3)), Combine("Dreadwing, Sky Destroyer", One(THE_TWO, n=2))))

DECEPTICONS = (
    character("Acid Storm", "Toxic Terror", DECEPTICON, 6, 8, "ranged", "2 T01",
              alt(3, 0, PLANE, when_flipped(
                  Repair(Showing((ORANGE, ORANGE), Cards(IN_SCRAP, whose=ENEMY)), ITSELF))),
              bot(2, 0, cannot_use(BOLD, Chars(ENEMY)))),
    character("Blackwing", "Aerial Attacker", DECEPTICON, 8, 12, "ranged, dreadwing", "2 T08",
              alt(5, 1, PLANE),
              bot(5, 0, ends_turn(INTO_DREADWING, There(Chars(full_name=DREADWIND, mode=BOT, at=EITHER_ZONE))))),
    character("Bombshell", "Decepticon Psy Ops", DECEPTICON, 11, 15, "specialist, insecticon", "2 T12",
              alt(1, 1, when_flipped(Draw(1))),
              bot(2, 1, attacks(IfDo(May(ScrapFromHand(StarsOf(DEFENDER))), KnockOut(THE_DEFENDER))))),
    character("Breakdown", "Paranoid Scout", DECEPTICON, 5, 7, "specialist, stunticon", "2 T13",
              alt(2, 2, CAR, attacks_and_flips(Gets(ATTACK, 2, ITSELF), Flipped((BLUE, BLUE)))),
              bot(2, 2)),
    character("Blitzwing", "Relentless Foe", DECEPTICON, 11, 13, "ranged", "2 T09",
              alt_1(3, 2, TANK, has(BRAVE)),
              bot(5, 0, attacks_and_flips(Seq(Draw(1), after_this_attack(Flip(THE_SAME))), Flipped((ORANGE, BLUE)))),
              alt_2(4, 1, PLANE, has(STEALTH)),
              kind="triple changer"),
    character("Dead End", "Doomed Loner", DECEPTICON, 5, 7, "ranged, stunticon", "2 T15",
              alt(2, 2, CAR, has(TOUGH, 1)), bot(3, 1, when_flipped(Draw(1)))),
    character("Decepticon Drag Strip", "Cutthroat Warrior", DECEPTICON, 5, 7, "melee, ranged, stunticon", "2 T16",
              alt(3, 2, CAR, attacks_and_flips(Draw(2), Flipped((ORANGE, BLUE)))),
              bot(4, 0, has(PIERCE, 1))),
    character("Decepticon Venin", "Insecticon Tyrant", DECEPTICON, 9, 12, "ranged, leader, insecticon", "2 T17",
              alt(4, 2, when_koed(ScrapFromHand(2, OPPONENT), Chars(trait="insecticon"))),
              bot(6, 1, has(PIERCE, 3, Chars(trait="insecticon"), Not(There(Cards(IN_HAND, whose=ENEMY)))))),
    character("Dirge", "Doombringer", DECEPTICON, 8, 11, "ranged", "2 T22",
              alt(4, 2, PLANE, when_flipped(Gets(ATTACK, Count(Chars(ENEMY, at=KO_ZONE)), ITSELF))),
              bot(2, 2, has(PIERCE, 1), when_does_enough(Untap(ITSELF), Both(Koed(), Not(MoreThanEnough()))))),
    character("Divebomb", "Aerial Assault", DECEPTICON, 5, 7, "specialist, predacon", "2 T23",
              alt(2, 2),
              bot(3, 0, when_flipped(Seq(
                  Aim(One(Cards(IN_HAND, whose=ENEMY), CHANCE)), Reveal(IT),
                  If(Is(Cards(IN_HAND, whose=ENEMY, kind=ACTION)), Scrap(THE_SAME)))))),
    character("Dreadwind", "Air Defense", DECEPTICON, 8, 12, "ranged, dreadwing", "2 T24",
              alt(2, 3, PLANE, has(PIERCE, 2)),
              bot(2, 2, ends_turn(INTO_DREADWING, There(Chars(full_name=BLACKWING, mode=BOT, at=EITHER_ZONE))))),
    character("Megatron", "Arrogant Ruler", DECEPTICON, 10, 14, "ranged, leader", "2 T29",
              alt(3, 3, TANK, when_flipped(MayPlay(Cards(IN_HAND, kind=UPGRADE)))),
              bot(4, 2, attacks(IfDo(May(ScrapFromHand(1, what=Cards(IN_HAND, kind=UPGRADE))), Draw(2))))),
    character("Motormaster", "Stunticon Leader", DECEPTICON, 5, 8, "melee, leader, stunticon", "2 T30",
              alt(2, 2, TRUCK, TakesLess(of=Chars(others=True), from_enemy=True)),
              bot(3, 1, if_would_defend(DefendInstead(One(Chars(trait="stunticon", others=True), up_to=True))))),
    character("Offroad", "All-Terrain Soldier", DECEPTICON, 5, 6, "melee, stunticon", "2 T31",
              alt(2, 3, TRUCK, attacks(Damage(1, THE_ATTACKER), Chars(ENEMY, trait=CAR))),
              bot(3, 2, when_flipped(Repair(1, ITSELF)))),
    character("Predacon Headstrong", "Ground Assault", DECEPTICON, 5, 5, "melee, predacon", "2 T33",
              alt(1, 3, has(BRAVE)), bot(3, 2)),
    character("Predacon Rampage", "Savage Hunter", DECEPTICON, 5, 7, "melee, predacon", "2 T34",
              alt(2, 1, has(PIERCE, 2)),
              bot(3, 1, when_koed(Repair(1, Each(Chars(trait="predacon"))), Chars(ENEMY)))),
    character("Razorclaw", "Predacon Leader", DECEPTICON, 5, 8, "melee, leader, predacon", "2 T36",
              alt(2, 1, has(BOLD, 1)), bot(3, 1, when_flipped(Gets(MAY_ATTACK_UNTAPPED, 1, ITSELF)))),
    character("Ruckus", "Combat Assault", DECEPTICON, 11, 12, "ranged, melee", "2 T37", alt(5, 3, CAR), bot(7, 1)),
    character("Skywarp", "Teleporting Seeker", DECEPTICON, 10, 13, "specialist", "2 T40",
              alt(4, 1, PLANE, when_flipped(ToHand(One(Cards(IN_SCRAP, bare=True))))),
              bot(3, 0, OnceATurn((PLAYED, CARD_FLIPPED), THREE_MORE, fact=1, by=YOU,
                                  condition=Is(AN_ICONLESS_CARD)))),
    character("Starscream", "Decepticon King", DECEPTICON, 13, 15, "ranged, leader", "2 T41",
              alt(5, 2, PLANE, when_flipped(ToHand(One(Planning(IN_SCRAP))))),
              bot(6, 1, when_somebody(CARD_FLIPPED, YOU, THREE_MORE, 1, Both(
                  OneOf(Attacks(), Defends()), Is(Cards(IN_PLAYED, name="Decepticon Crown")))))),
    character("Thrust", "Supersonic Interceptor", DECEPTICON, 9, 11, "ranged", "2 T43",
              alt(3, 3, PLANE, attacks(IfDo(May(Tap(ITSELF)), Gets(ATTACK, AttackOf(THIS), THE_ATTACKER)),
                                       Chars(others=True))),
              bot(5, 1)),
    character("Torox", "Fueler", DECEPTICON, 5, 9, "melee, predacon", "2 T44",
              alt(2, 0, CannotBeRepaired(Chars(ENEMY))), bot(3, 0, when_flipped(Seq(Draw(1), plan(1))))),
    character("Bonecrusher", "Demolitions", DECEPTICON, 4, 4, "melee, constructicon", "2A T01",
              alt(3, 1, attacks(BUILD)), bot(3, 1, has(PIERCE, 2))),
    character("Hook", "Surgical Engineer", DECEPTICON, 4, 7, "ranged, constructicon", "2A T02",
              alt(2, 0, attacks(BUILD)), bot(2, 0, has(PIERCE, 1))),
    character("Longhaul", "Transport", DECEPTICON, 4, 6, "melee, constructicon", "2A T03",
              alt(2, 1, attacks(BUILD)), bot(2, 1, has(BOLD, 1))),
    character("Mixmaster", "Materials Fabrication", DECEPTICON, 4, 4, "melee, constructicon", "2A T04",
              alt(3, 2, attacks(BUILD)), bot(3, 2)),
    character("Scavenger", "Mining And Salvage", DECEPTICON, 4, 5, "melee, constructicon", "2A T05",
              alt(3, 1, attacks(BUILD)), bot(3, 1, has(TOUGH, 1))),
    character("Scrapper", "Construction Foreman", DECEPTICON, 5, 7, "melee, leader, constructicon", "2A T06",
              alt(3, 1, when_game_begins(RaiseTower())),
              bot(3, 1, InKoArea(when_koed(HIGHER, Chars(trait="constructicon")), also_standing=True))),
    character("Megatron", "Cybertronian Tyrant", DECEPTICON, 7, 10, "ranged", "2S T02",
              alt(2, 2, TANK, has(BOLD, 1)), bot(3, 1, when_upgraded(Gets(ATTACK, 1, ITSELF), THIS))),
    character("Starscream", "Decepticon Lieutenant", DECEPTICON, 5, 7, "melee", "2S T03",
              alt(3, 1, PLANE), bot(4, 0, has(TOUGH, 1))),
)
