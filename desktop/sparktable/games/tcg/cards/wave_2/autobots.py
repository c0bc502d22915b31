"""Wave 2: the Autobots."""
from sparktable.kernel.control import AtLeast, If, IfDo, May, Not, Seq
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.conditions import Is, MoreThan

from ...card import (
    ACTION,
    ALT,
    ARMOR,
    AUTOBOT,
    BLUE,
    BOT,
    CAR,
    COMBINER,
    GREEN,
    HELICOPTER,
    ORANGE,
    PLANE,
    TANK,
    TRUCK,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...stats import ATTACK, BOLD, BRAVE, DEFENSE, PIERCE, TOUGH, WHITE_BRINGS
from ...verbs.abilities import (
    after_attacking,
    attacks,
    attacks_and_flips,
    battles_and_flips,
    cannot_use,
    has,
    when_damages,
    when_flipped,
    when_flipped_in_ko_area,
)
from ...verbs.battles import after_this_attack
from ...verbs.conditions import Equal, Flipped, There
from ...verbs.damage import Damage, Repair
from ...verbs.from_outside import OUTSIDE_ZONE, FetchToKO
from ...verbs.gains import Gets
from ...verbs.history import when_game_begins
from ...verbs.icons import ColoursOn, Showing
from ...verbs.modes import Flip, Untap
from ...verbs.noting import when_does_attack_damage
from ...verbs.select import (
    DEFENDER,
    ENEMY,
    FLIPPED_NOW,
    IN_HAND,
    IN_SCRAP,
    IT,
    KO_ZONE,
    ON_DECK,
    OPPONENT,
    THIS,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.turns import AttackNow
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import ColoursFlipped, DamageOn, HandSize
from ...verbs.whom import (
    EACH_OF_YOURS,
    ITSELF,
    ONE_ENEMY,
    THE_ATTACKER,
    THE_SAME,
    THEY_CHOOSE,
    One,
)
from ...verbs.with_cards import Draw, LookAtHand, MayPlay, Reveal, Scrap, ScrapFromHand, ScrapHand, ToHand, plan
from ..make import alt, alt_1, alt_2, bot, character

WHITE_ORANGE_BLUE = Flipped((WHITE, ORANGE, BLUE))
AN_UNTAPPED_ENEMY = Chars(ENEMY, tapped=False)

AUTOBOTS = (
    character("Air Raid", "Fearless Flyer", AUTOBOT, 5, 8, "ranged, aerialbot", "2 T02",
              alt(3, 0, PLANE),
              bot(4, 0, when_damages(ScrapUpgrade(One(Upgrades(IT))), Chars(ENEMY)))),
    character("Alpha Bravo", "Airborne Special Ops", AUTOBOT, 5, 8, "specialist, aerialbot", "2 T03",
              alt(2, 1, HELICOPTER, attacks(Damage(1, THE_ATTACKER), Chars(ENEMY, trait=PLANE))),
              bot(2, 1, has(PIERCE, 3))),
    character("Autobot Hot Rod", "Impulsive Fighter", AUTOBOT, 7, 10, "ranged, sentinel", "2 T04",
              alt(4, 1, CAR, has(TOUGH, 1)),
              bot(4, 1, when_flipped_in_ko_area(Damage(1, ONE_ENEMY)))),
    character("Autobot Mirage", "Counterintelligence", AUTOBOT, 7, 10, "specialist, sentinel", "2 T05",
              alt(2, 2, CAR, has(PIERCE, 2)),
              bot(4, 2, when_flipped_in_ko_area(Seq(
                  LookAtHand(), Scrap(One(Cards(IN_HAND, whose=ENEMY, kind=ACTION))))))),
    character("Autobot Novastar", "Search And Rescue", AUTOBOT, 12, 13, "melee, ranged", "2 T06",
              alt(6, 3, CAR, TRUCK), bot(7, 2)),
    character("Autobot Springer", "Aerial Defense", AUTOBOT, 12, 14, "ranged", "2 T07",
              alt_1(4, 2, TRUCK, has(BOLD, 2, provided=There(Upgrades(THIS, slot=WEAPON)))),
              bot(3, 1, has(PIERCE, 3, provided=There(Upgrades(THIS, slot=UTILITY)))),
              alt_2(5, 1, HELICOPTER, has(TOUGH, 2, provided=There(Upgrades(THIS, slot=ARMOR)))),
              kind="triple changer"),
    character("Bluestreak", "Reluctant Soldier", AUTOBOT, 8, 9, "melee", "2 T10",
              alt(0, 4, CAR),
              bot(5, 0, attacks_and_flips(after_this_attack(Flip(THE_SAME, to=ALT)), WHITE_ORANGE_BLUE))),
    character("Blurr", "Fastest Bot In The Galaxy", AUTOBOT, 12, 10, "melee", "2 T11",
              alt(3, 2, CAR),
              bot(6, 2, when_does_attack_damage(Seq(Untap(ITSELF), AttackNow(ITSELF, AN_UNTAPPED_ENEMY)),
                                                Chars(ENEMY, tapped=True), provided=There(AN_UNTAPPED_ENEMY)))),
    character("Bumblebee", "Trusted Lieutenant", AUTOBOT, 10, 14, "ranged, melee, leader", "2 T14",
              alt(5, 2, CAR, when_flipped(MayPlay(Cards(IN_HAND, kind=ACTION)))),
              bot(6, 1, attacks(IfDo(May(ScrapFromHand(1, what=Cards(IN_HAND, kind=ACTION))), Draw(2))))),
    character("Dinobot Sludge", "Dino Demolitions", AUTOBOT, 8, 12, "melee, dinobot", "2 T18",
              alt(3, 2),
              bot(3, 2, attacks(Draw(2), provided=MoreThan(HandSize(OPPONENT), HandSize())))),
    character("Dinobot Slug", "Battering Ram", AUTOBOT, 8, 10, "melee, dinobot", "2 T19",
              alt(3, 3, has(WHITE_BRINGS, 1)), bot(3, 3)),
    character("Dinobot Snarl", "Spiked Battler", AUTOBOT, 7, 9, "melee, dinobot", "2 T20",
              alt(3, 2), bot(4, 2, attacks(plan(2)))),
    character("Dinobot Swoop", "Bombardier", AUTOBOT, 7, 11, "specialist, dinobot", "2 T21",
              alt(3, 1), bot(4, 1, after_attacking(ToHand(One(Cards(FLIPPED_NOW, icon=GREEN)))))),
    character("Fireflight", "Sky High Recon", AUTOBOT, 5, 7, "ranged, aerialbot", "2 T25",
              alt(1, 2, PLANE, has(BRAVE)),
              bot(2, 2, has(ATTACK, 1, provided=AtLeast(DamageOn(THIS), 4)))),
    character("Grapple", "Autobot Architect", AUTOBOT, 12, 12, "melee", "2 T26",
              alt(5, 2, TRUCK, when_flipped(
                  IfDo(May(ScrapHand()), If(Equal(ColoursOn(), 4), Damage(4, ONE_ENEMY))), There(Cards(IN_HAND)))),
              bot(4, 0, battles_and_flips(Seq(Gets(ATTACK, 4, ITSELF), Gets(DEFENSE, 4, ITSELF)),
                                          Equal(ColoursFlipped(), 4)))),
    character("Grimlock", "Powerful Commander", AUTOBOT, 9, 13, "melee, leader, dinobot", "2 T27",
              alt(4, 0), bot(4, 1, attacks(FetchToKO(One(Chars(trait="dinobot", at=OUTSIDE_ZONE)))))),
    character("Ironhide", "Steadfast Brawler", AUTOBOT, 7, 10, "melee, sentinel", "2 T28",
              alt(4, 2, TRUCK, has(BOLD, 1)),
              bot(4, 2, when_flipped_in_ko_area(Gets(PIERCE, 2, EACH_OF_YOURS)))),
    character("Optimus Prime", "Gleaming Commander", AUTOBOT, 11, 15, "melee, leader, sentinel", "2 T32",
              alt(4, 2, TRUCK, when_game_begins(
                  FetchToKO(One(Chars(trait="sentinel", at=OUTSIDE_ZONE), n=3, up_to=True)),
                  Not(There(Chars(without="sentinel"))))),
              bot(5, 1, attacks_and_flips(Flip(One(Chars(at=KO_ZONE), up_to=True)), WHITE_ORANGE_BLUE))),
    character("Prowl", "Strategic Mastermind", AUTOBOT, 7, 10, "melee, sentinel", "2 T35",
              alt(5, 1, CAR, has(BOLD, 1)),
              bot(5, 1, when_flipped_in_ko_area(ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=WEAPON)))))),
    character("Silverbolt", "Aerialbot Leader", AUTOBOT, 5, 7, "ranged, aerialbot", "2 T38",
              alt(2, 1, PLANE, has(BOLD, 1), attacks_and_flips(Flip(ITSELF, to=BOT), WHITE_ORANGE_BLUE)),
              bot(3, 1, when_flipped(Damage(1, ONE_ENEMY)))),
    character("Skydive", "Air Warfare Specialist", AUTOBOT, 5, 8, "specialist, aerialbot", "2 T39",
              alt(3, 1, PLANE, has(TOUGH, 2)),
              bot(3, 2, attacks(Repair(1, One(Chars(trait="aerialbot")))))),
    character("Sunstreaker", "Bold Warrior", AUTOBOT, 7, 10, "specialist, sentinel", "2 T42",
              alt(4, 1, CAR, has(TOUGH, 1)), bot(3, 2, when_flipped_in_ko_area(Draw(1)))),
    character("Warpath", "Confident Sharpshooter", AUTOBOT, 6, 6, "ranged", "2 T45",
              alt(4, 2, TANK, when_flipped(
                  Times(Showing((BLUE, BLUE), Cards(IN_SCRAP, whose=ENEMY)), Damage(1, THEY_CHOOSE)))),
              bot(2, 3, cannot_use(TOUGH, Chars(ENEMY)), has(PIERCE, 2))),
    character("Windblade", "Combiner Hunter", AUTOBOT, 12, 14, "specialist", "2 T46",
              alt(5, 2, PLANE, when_flipped(Seq(
                  Reveal(Cards(ON_DECK, top=1)), If(AtLeast(ColoursOn(), 2), MayPlay(Cards(ON_DECK, top=1)))))),
              bot(6, 2, attacks(Gets(PIERCE, 4, EACH_OF_YOURS),
                                provided=Is(Chars(ENEMY, mode=COMBINER), DEFENDER)))),
    character("Bumblebee", "Least Likely, Most Dangerous", AUTOBOT, 7, 9, "melee", "2S T01",
              alt(3, 2, CAR), bot(3, 1, has(BOLD, 1))),
    character("Windblade", "Defender Of Truth", AUTOBOT, 5, 8, "ranged", "2S T04",
              alt(2, 2, PLANE), bot(2, 1, when_flipped(Gets(PIERCE, 2, ITSELF)))),
)
