"""Wave 4: the Autobots."""
from sparktable.kernel.control import AtLeast, If, IfDo, May, Not, Seq
from sparktable.kernel.vocabulary.conditions import Both, Is, OneOf

from ...card import (
    ACTION,
    ARMOR,
    AUTOBOT,
    BLACK,
    BLUE,
    BOAT,
    CAR,
    GREEN,
    HELICOPTER,
    MELEE,
    ORANGE,
    PLANE,
    RANGED,
    SECRET,
    SPECIALIST,
    TANK,
    TRUCK,
    UPGRADE,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...events import RESHUFFLED, TAPPED, UPGRADE_LEFT
from ...stats import (
    ATTACK,
    BATTLE,
    BOLD,
    BRAVE,
    DEFENSE,
    FLIPS,
    FOCUS,
    MAY_TAKE_OF_ATTACKS,
    MORE_ACTIONS,
    PIERCE,
    SAFEGUARD,
    TOUGH,
)
from ...verbs.abilities import (
    after_attacking,
    at_most,
    attacks,
    attacks_and_flips,
    battles,
    battles_and_flips,
    cannot_use,
    defends_and_flips,
    has,
    when,
    when_flipped,
    when_played,
    when_put_on,
    when_somebody,
)
from ...verbs.battles import after_this_attack
from ...verbs.coming import PutUnder
from ...verbs.conditions import Attacks, Defends, Flipped, There
from ...verbs.damage import Damage, Repair, moves
from ...verbs.from_the_deck import RevealOntoDeck, Sift
from ...verbs.gains import Gains, Gets
from ...verbs.limits import MayPlayOnly
from ...verbs.noting import Holder, Note
from ...verbs.play_onto import PlayOnto
from ...verbs.select import (
    ANYBODYS,
    ENEMY,
    FLIPPED_NOW,
    IN_HAND,
    IN_PLAYED,
    IN_SCRAP,
    IN_SECRETS,
    ON_DECK,
    THIS,
    THIS_CARD,
    UNDER_THIS,
    YOU,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.spared import KeepsUpgrades
from ...verbs.taps import TapTo
from ...verbs.values import HandSize, PrintedAttack, ToldOf
from ...verbs.whom import EACH_OF_YOURS, ITSELF, THE_DEFENDER, Each, One
from ...verbs.with_cards import Draw, FlipMore, MayPlay, Reveal, ScrapFromHand, ScrapHand, ScrapTop, ToHand
from ..make import alt, alt_1, alt_2, bot, character, upgrade_side
from ..wave_3.patrols import STEALTH_WHILE_UNTAPPED
from .common import TOP_CARD, for_each_koed, tap_and_scrap

A_BATTLE_MASTER, BATTLE_MASTER_UPGRADE = Chars(kind="battle master"), Upgrades(THIS, kind="battle master")
A_SECRET_ACTION = OneOf(There(Cards(IN_SECRETS)), There(Cards(IN_PLAYED, kind=SECRET)))
A_TAPPED_ENEMY = One(Chars(ENEMY, tapped=True))
A_CARD_BELOW = There(Cards(UNDER_THIS))
A_BLACK_CARD = Cards(IN_HAND, icon=BLACK)


def scrap_to_draw(kind: str) -> IfDo:
    """You may scrap such a card from your hand; if you do, draw 2."""
    return IfDo(May(ScrapFromHand(1, what=Cards(IN_HAND, kind=kind))), Draw(2))


STANDARD = (
    character("Captain Impactor", "Special Ops • Wrecker", AUTOBOT, 7, 12, "leader, ranged", "4 T02",
              alt(3, 2, TANK, when_flipped(Gets(BOLD, 1, EACH_OF_YOURS))),
              bot(4, 1, has(BOLD, 1))),
    character("Captain Jetfire", "Engineering • Air Guardian", AUTOBOT, 16, 20, "leader, ranged", "4 T03",
              alt(5, 2, PLANE, when_flipped(Sift(5, UPGRADE))),
              bot(6, 2, battles(Seq(
                  Draw(1),
                  IfDo(RevealOntoDeck(One(Cards(IN_HAND, kind=UPGRADE), up_to=True)),
                       Gets(FLIPS, 1, ITSELF, BATTLE)))))),
    character("General Optimus Prime", "Galactic Commander", AUTOBOT, 15, 21, "leader, ranged", "4 T06",
              alt(7, 2, TRUCK, when_flipped(Seq(Reveal(TOP_CARD), MayPlay(Cards(ON_DECK, kind=ACTION, top=1))))),
              bot(8, 2, after_attacking(PlayOnto(Cards(FLIPPED_NOW, kind=UPGRADE), THIS), Flipped((ORANGE, BLUE)))),
              more_slots=(UTILITY, UTILITY)),
    character("Private Greenlight", "Special Ops • Recon", AUTOBOT, 8, 12, "specialist", "4 T18",
              alt(3, 2, CAR, has(SAFEGUARD, 3), KeepsUpgrades()),
              bot(4, 1, when_played(Cards(IN_PLAYED, icon=GREEN), Gets(ATTACK, 1, ITSELF)))),
    character("Private Hot Rod", "Infantry • Soldier", AUTOBOT, 9, 12, "melee", "4 T20",
              alt(4, 2, CAR, has(SAFEGUARD, 3),
                  when_somebody(RESHUFFLED, YOU, PutUnder(), provided=Not(A_CARD_BELOW))),
              bot(5, 1, has(MORE_ACTIONS, provided=A_CARD_BELOW))),
    character("Private Smokescreen", "Special Ops • Soldier", AUTOBOT, 7, 11, "ranged", "4 T24",
              alt(4, 1, CAR, has(SAFEGUARD, 3)),
              bot(4, 1, has(FOCUS, 1), has(ATTACK, 1, provided=There(Upgrades(THIS, icon=WHITE))),
                  has(DEFENSE, 1, provided=There(Upgrades(THIS, icon=WHITE))))),
    character("Sergeant Crosshairs", "Artillery • Weapons Supervisor", AUTOBOT, 10, 12, "ranged", "4 T43",
              alt(6, 0, TANK, when_flipped(moves(2, ITSELF, One(A_BATTLE_MASTER)))),
              bot(5, 1, has(DEFENSE, 2, provided=There(BATTLE_MASTER_UPGRADE))), more_slots=(ARMOR,)),
    character("Sergeant Mirage", "Special Ops • Spy", AUTOBOT, 7, 13, "ranged", "4 T44",
              alt(4, 1, CAR, when_flipped(Seq(
                  Reveal(TOP_CARD), If(Is(Cards(ON_DECK, icon=BLUE)), Draw(2), Draw(1))))),
              bot(3, 1, has(TOUGH, 2, provided=A_SECRET_ACTION))),
    character("Sergeant Springer", "Special Ops • Aerial Defense", AUTOBOT, 12, 16, "leader, specialist", "4 T46",
              alt_1(6, 2, TRUCK, when_flipped(scrap_to_draw(ACTION))),
              bot(6, 2, when_flipped(Seq(MayPlay(Cards(IN_HAND, kind=ACTION)), MayPlay(Cards(IN_HAND, kind=UPGRADE))),
                                     AtLeast(HandSize(), 7))),
              alt_2(6, 2, HELICOPTER, when_flipped(scrap_to_draw(UPGRADE))), kind="triple changer"),
    character("Specialist Sandstorm", "Special Ops • Advance Guard", AUTOBOT, 11, 15, "melee, specialist, ranged",
              "4 T50",
              alt_1(6, 1, CAR, has(ATTACK, 2, provided=Attacks(Chars(ANYBODYS, trait=MELEE)))),
              bot(6, 1, when_flipped(Damage(1, One(Chars(ENEMY, trait=SPECIALIST))))),
              alt_2(6, 1, HELICOPTER, has(DEFENSE, 2, provided=Defends(Chars(ANYBODYS, trait=RANGED)))),
              kind="triple changer"),
)

MICRO_MASTERS = (
    character("Private Fixit", "Rescue Patrol • Medic", AUTOBOT, 4, 6, "specialist, rescue patrol", "4 T17",
              alt(3, 0, TRUCK, STEALTH_WHILE_UNTAPPED),
              bot(3, 1, tap_and_scrap(WHITE, Seq(ScrapHand(ANYBODYS), Draw(4, ANYBODYS)))), kind="micro master"),
    character("Private Highjump", "Off-Road Patrol • Infiltration", AUTOBOT, 4, 6, "melee, off-road patrol", "4 T19",
              alt(3, 1, TRUCK, STEALTH_WHILE_UNTAPPED),
              bot(3, 1, TapTo(Draw(2), cost=Seq(ScrapFromHand(1, what=A_BLACK_CARD), ScrapFromHand(1)),
                              provided=Both(There(A_BLACK_CARD), AtLeast(HandSize(), 2)))), kind="micro master"),
    character("Private Powertrain", "Off-Road Patrol • Patrol Leader", AUTOBOT, 5, 8,
              "leader, melee, off-road patrol", "4 T21",
              alt(3, 2, TRUCK, STEALTH_WHILE_UNTAPPED, has(BOLD, 1, Chars(trait="off-road patrol"))),
              bot(2, 2, for_each_koed("off-road patrol")), kind="micro master"),
    character("Private Seawatch", "Rescue Patrol • Search & Rescue", AUTOBOT, 5, 8, "specialist, rescue patrol",
              "4 T22",
              alt(3, 0, BOAT, STEALTH_WHILE_UNTAPPED,
                  battles_and_flips(FlipMore(3), Flipped((WHITE, WHITE)), Chars(trait="rescue patrol"))),
              bot(3, 1, for_each_koed("rescue patrol")), kind="micro master"),
    character("Private Sidetrack", "Battle Patrol • Demolitions", AUTOBOT, 4, 3, "ranged, melee, battle patrol",
              "4 T23",
              alt(1, 3, TANK, STEALTH_WHILE_UNTAPPED),
              bot(2, 3, tap_and_scrap(ORANGE, Seq(
                  ScrapTop(4), ToHand(Each(Cards(IN_SCRAP, kind=UPGRADE, among_it=True)))))), kind="micro master"),
    character("Private Sunrunner", "Battle Patrol • Air Defense", AUTOBOT, 5, 8, "ranged, battle patrol", "4 T25",
              alt(2, 1, PLANE, STEALTH_WHILE_UNTAPPED,
                  when(TAPPED, Damage(1, A_TAPPED_ENEMY), Chars(trait="battle patrol"))),
              bot(3, 1, for_each_koed("battle patrol")), kind="micro master"),
)

BATTLE_MASTERS = (
    character("Private Dazzlestrike", "Ground Command • Artillery", AUTOBOT, 6, 9, "melee", "4 T16",
              bot(3, 1, cannot_use(BRAVE, Chars(ENEMY))),
              upgrade_side("Shadowsteel Iceblade", WEAPON, 3, 0, when_put_on(Repair(3, ITSELF)),
                           when(UPGRADE_LEFT, Damage(3, Each(Holder())), THIS_CARD)), kind="battle master"),
    character("Private Turbo Board", "Air Command • Evac", AUTOBOT, 6, 12, "specialist", "4 T26",
              bot(2, 0, MayPlayOnly(2)),
              upgrade_side("Anti-Gravity Turbo Pack", UTILITY, 1, 1, attacks_and_flips(
                  after_this_attack(MayPlay(Cards(FLIPPED_NOW, icon=(ORANGE, BLUE)))), Flipped((ORANGE, BLUE)))),
              kind="battle master"),
    character("Private Vanguard", "Ground Command • Advance Guard", AUTOBOT, 5, 5, "ranged", "4 T27",
              bot(5, 1, defends_and_flips(Gains(at_most(MAY_TAKE_OF_ATTACKS, 5), THE_DEFENDER, BATTLE),
                                          Flipped((WHITE,)), Chars(others=True))),
              upgrade_side("Anti-Ballistic Turret Helmet", ARMOR, 0, 2, when_put_on(Damage(1, A_TAPPED_ENEMY))),
              kind="battle master"),
    character("Sergeant Six-Gun", "Artillery • Soldier", AUTOBOT, 9, 10, "ranged", "4 T09",
              bot(4, 1, attacks(IfDo(May(ScrapFromHand(1, what=Cards(IN_HAND, kind=WEAPON, sharp=True))),
                                     Seq(Note(PrintedAttack()), Gets(ATTACK, ToldOf(), ITSELF))))),
              upgrade_side("MTX-M2 Anti-Gravity Cannon", WEAPON, 1, 0, has(PIERCE, 4)),
              upgrade_side("MTX-52A Guided Missile Launcher", WEAPON, 3, 0, also_in=(ARMOR, UTILITY)),
              kind="weaponizer"),
)

AUTOBOTS = (*STANDARD, *MICRO_MASTERS, *BATTLE_MASTERS)
