"""Wave 4: the Decepticons."""
from sparktable.kernel.control import AtLeast, AtMost, Choose, If, IfDo, May, Not, Seq
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.conditions import Both, Is, MoreThan

from ...card import (
    ARMOR,
    BEAST,
    BLACK,
    BLUE,
    CAR,
    COLOURS,
    DECEPTICON,
    GREEN,
    HELICOPTER,
    PLANE,
    SPACESHIP,
    TANK,
    TRAIN,
    UTILITY,
    WEAPON,
)
from ...events import DREW, RESHUFFLED, UNTAPPED
from ...stats import ATTACK, BATTLE, BOLD, DEFENSE, FLIPS, FOCUS, PIERCE, TOUGH
from ...verbs.abilities import (
    after_attacking,
    after_defending,
    at_most,
    attacks,
    attacks_and_flips,
    battles,
    defends,
    defends_and_flips,
    has,
    when,
    when_flipped,
    when_koed,
    when_somebody,
)
from ...verbs.again import Keeping
from ...verbs.conditions import Flipped, There
from ...verbs.damage import Damage, Repair, moves
from ...verbs.fitting import MoveAcross
from ...verbs.forms import OfOneName
from ...verbs.gains import Gets
from ...verbs.icons import ColoursOn
from ...verbs.in_place import CannotBeRepaired
from ...verbs.play_onto import PlayOnto
from ...verbs.select import (
    ANYBODYS,
    BEARER,
    ENEMY,
    FLIPPED_NOW,
    IN_HAND,
    IN_SCRAP,
    OPPONENT,
    THIS,
    UNDER_THIS,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.taps import TapTo
from ...verbs.tucking import Tuck
from ...verbs.upgrades import ReturnUpgrade
from ...verbs.values import AttackOf, DamageOn, DefenseOf, HandSize, IconsFlipped, IconsOn, OnStartingTeam, ToldOf
from ...verbs.whom import (
    EACH_OF_YOURS,
    ITSELF,
    ONE_ENEMY,
    ONE_OF_YOURS,
    THE_ATTACKER,
    THE_DEFENDER,
    THE_SAME,
    THEY_CHOOSE,
    Each,
    One,
)
from ...verbs.with_cards import Draw, LookAtHand, MayPlay, Reveal, Scrap, ScrapFromHand, ScrapTop
from ..make import alt, alt_1, alt_2, bot, character, upgrade_side
from ..wave_3.patrols import STEALTH_WHILE_UNTAPPED
from .common import TOP_CARD, for_each_koed, scrap_one_of, tap_and_scrap

A_BLACK_UPGRADE = There(Upgrades(THIS, icon=BLACK))
NOTHING_UNDER_HIM, TUCK_A_BARE_CARD = Not(There(Cards(UNDER_THIS))), Tuck(One(Cards(FLIPPED_NOW, bare=True)))
GREEN_CARDS = Cards(IN_HAND, icon=GREEN)


def stronger(whom: Each) -> Seq:
    """It gets +2 attack and +1 defense until end of battle."""
    return Seq(Gets(ATTACK, 2, whom, BATTLE), Gets(DEFENSE, 1, whom, BATTLE))


STANDARD = (
    character("Captain Astrotrain", "Space Force • Transport", DECEPTICON, 12, 14, "leader", "4 T01",
              alt_1(5, 2, SPACESHIP, defends(Gets(DEFENSE, 1, ITSELF), provided=There(Upgrades(THIS)))),
              bot(6, 1, battles(Seq(Gets(ATTACK, 3, ITSELF, BATTLE), Gets(DEFENSE, 3, ITSELF, BATTLE)),
                                provided=There(Upgrades(THIS), 3))),
              alt_2(6, 1, TRAIN, attacks(Gets(ATTACK, 2, ITSELF), provided=There(Upgrades(THIS), 2))),
              kind="triple changer"),
    character("Lord Megatron", "Conqueror Of Cyberton", DECEPTICON, 12, 17, "leader, ranged", "4 T08",
              alt(6, 3, TANK, when_flipped(ScrapTop(DefenseOf(THIS), ENEMY))),
              bot(4, 2, when_somebody(RESHUFFLED, OPPONENT, Damage(AttackOf(THIS), THEY_CHOOSE)))),
    character("Raider Apeface", "Espionage • Commando", DECEPTICON, 10, 14, "melee, ranged", "4 T28",
              alt_1(5, 1, PLANE, has(FOCUS, 1, provided=AtMost(DamageOn(THIS), 0))),
              bot(5, 1, has(TOUGH, 3, provided=AtLeast(DamageOn(THIS), 10))),
              alt_2(5, 1, BEAST, has(BOLD, 2, provided=Both(AtLeast(DamageOn(THIS), 1), AtMost(DamageOn(THIS), 9)))),
              kind="triple changer"),
    character("Raider Chop Shop", "Infantry • Soldier", DECEPTICON, 7, 11, "melee, insecticon", "4 T31",
              alt(4, 1, when_flipped(IfDo(May(ScrapFromHand(1, what=GREEN_CARDS)), Seq(
                  Repair(1, EACH_OF_YOURS), If(Is(Cards(IN_SCRAP, exactly=GREEN)), Repair(1, EACH_OF_YOURS)))))),
              bot(5, 1, attacks_and_flips(Repair(1, ITSELF), Flipped((GREEN,))))),
    character("Raider Kickback", "Infantry • Soldier", DECEPTICON, 6, 9, "specialist, insecticon", "4 T33",
              alt(4, 0, defends(Gets(FLIPS, OnStartingTeam(trait="insecticon"), ITSELF, BATTLE))),
              bot(4, 1, attacks_and_flips(Damage(1, THE_DEFENDER), Flipped((BLUE,)), Chars(trait="insecticon")))),
    character("Raider Nova Storm", "Infantry • Combustion Specialist", DECEPTICON, 7, 12, "ranged", "4 T36",
              alt(3, 1, PLANE, when_flipped(moves(1, ITSELF, ONE_ENEMY), A_BLACK_UPGRADE)),
              bot(5, 0, has(PIERCE, 3, provided=A_BLACK_UPGRADE))),
    character("Raider Spinister", "Infantry • Aerial Assault", DECEPTICON, 11, 13, "ranged", "4 T40",
              alt(3, 1, HELICOPTER, has(ATTACK, 3, provided=There(Upgrades(THIS, kind="battle master")))),
              bot(4, 1, when_flipped(Gets(ATTACK, 3, One(Chars(kind="battle master"))))),
              more_slots=(WEAPON,)),
    character("Sergeant Barricade", "Infantry • Enforcer", DECEPTICON, 7, 12, "melee", "4 T42",
              alt(4, 2, CAR, when_flipped(MayPlay(Cards(UNDER_THIS)))),
              bot(5, 1, after_attacking(TUCK_A_BARE_CARD, NOTHING_UNDER_HIM),
                  after_defending(TUCK_A_BARE_CARD, NOTHING_UNDER_HIM))),
    character("Sergeant Soundblaster", "Weapons • Arms Dealer", DECEPTICON, 12, 16, "specialist", "4 T45",
              alt(5, 2, SPACESHIP, when_flipped(IfDo(
                  May(MoveAcross(One(Upgrades(THIS, slot=WEAPON)))), Gets(ATTACK, 1, Each(BEARER))))),
              bot(6, 1, attacks(PlayOnto(Cards(IN_SCRAP, kind=WEAPON, icon=BLACK), THIS)))),
    character("Sergeant Thundercracker", "Infantry • Seeker", DECEPTICON, 9, 14, "ranged", "4 T47",
              alt(4, 2, PLANE, when_flipped(Seq(
                  Reveal(TOP_CARD), Times(IconsOn(BLACK), moves(1, One(Chars(trait=PLANE)), ONE_ENEMY))))),
              bot(5, 1, attacks_and_flips(scrap_one_of(IconsFlipped(BLACK)), Flipped((BLACK,))))),
)

MICRO_MASTERS = (
    character("Raider Blackjack", "Sports Car Patrol • Patrol Leader", DECEPTICON, 5, 8,
              "leader, melee, sports car patrol", "4 T29",
              alt(3, 0, CAR, STEALTH_WHILE_UNTAPPED,
                  when(UNTAPPED, Repair(1, THE_SAME), Chars(trait="sports car patrol"))),
              bot(3, 1, for_each_koed("sports car patrol")), kind="micro master"),
    character("Raider Hyperdrive", "Sports Car Patrol • Demolitions", DECEPTICON, 4, 6,
              "specialist, sports car patrol", "4 T32",
              alt(3, 0, CAR, STEALTH_WHILE_UNTAPPED),
              bot(3, 1, tap_and_scrap(BLUE, Seq(Draw(3), ScrapFromHand(2)))), kind="micro master"),
    character("Raider Nightflight", "Air Strike Patrol • Spy", DECEPTICON, 4, 7, "ranged, air strike patrol", "4 T35",
              alt(3, 0, PLANE, STEALTH_WHILE_UNTAPPED),
              bot(3, 1, TapTo(Seq(
                  ScrapFromHand(3, what=GREEN_CARDS), Keeping(Damage(3, THEY_CHOOSE)),
                  If(OfOneName(), Repair(3, ONE_OF_YOURS))), provided=There(GREEN_CARDS, 3))), kind="micro master"),
    character("Raider Ratbat", "Spy Patrol • Fuel Scout", DECEPTICON, 6, 10, "ranged, spy patrol", "4 T37",
              alt(0, 2, when_koed(Choose(*(
                  Seq(LookAtHand(), Scrap(One(Cards(IN_HAND, whose=ENEMY, icon=colour)))) for colour in COLOURS)))),
              bot(3, 1, TapTo(Seq(Reveal(TOP_CARD), Repair(ColoursOn(), EACH_OF_YOURS)))), kind="micro master"),
    character("Raider Rumble", "Spy Patrol • Demolitions", DECEPTICON, 6, 11, "melee, spy patrol", "4 T38",
              alt(0, 0, when_koed(Damage(2, ONE_ENEMY))),
              bot(4, 0, TapTo(ReturnUpgrade(One(Upgrades(Chars(ANYBODYS)))))), kind="micro master"),
    character("Raider Tailwind", "Air Strike Patrol • Strategist", DECEPTICON, 5, 8, "ranged, air strike patrol",
              "4 T41",
              alt(3, 1, PLANE, STEALTH_WHILE_UNTAPPED,
                  attacks_and_flips(stronger(THE_ATTACKER), Flipped((GREEN,)), Chars(trait="air strike patrol")),
                  defends_and_flips(stronger(THE_DEFENDER), Flipped((GREEN,)), Chars(trait="air strike patrol"))),
              bot(3, 1, for_each_koed("air strike patrol")), kind="micro master"),
)

BATTLE_MASTERS = (
    character("Raider Caliburst", "Air Force • Weapons", DECEPTICON, 6, 8, "ranged", "4 T30",
              bot(3, 1, when_somebody(DREW, OPPONENT, Damage(1, THEY_CHOOSE), provided=AtLeast(ToldOf(), 2))),
              upgrade_side("Oxidation Cannon", WEAPON, 3, 0, attacks(
                  Seq(ScrapFromHand(1, OPPONENT), Draw(1)), provided=MoreThan(HandSize(OPPONENT), HandSize()))),
              kind="battle master"),
    character("Raider Needler", "Ground Force • Demolitions", DECEPTICON, 7, 10, "melee", "4 T34",
              bot(3, 1, CannotBeRepaired(Chars(ENEMY))),
              upgrade_side("Steelbite Incisor Mask", ARMOR, 0, 2, has(PIERCE, 2)), kind="battle master"),
    character("Raider Sights", "Air Force • Artillery", DECEPTICON, 6, 9, "ranged", "4 T39",
              bot(3, 1, has(FOCUS, 1)),
              upgrade_side("Multi-Maneuver Glider Wings", UTILITY, 1, 1, has(FOCUS, 2)), kind="battle master"),
    character("Raider Brunt", "Weapons • Soldier", DECEPTICON, 11, 10, "ranged", "4 T51",
              bot(3, 2, at_most(BOLD, 1, Chars(ENEMY)), at_most(TOUGH, 1, Chars(ENEMY))),
              upgrade_side("TTC-HD Turret Armor", ARMOR, 0, 2, has(TOUGH, 1)),
              upgrade_side("TTC-HP Oblivio Launcher", WEAPON, 3, 0, has(BOLD, 1)), kind="weaponizer"),
)

DECEPTICONS = (*STANDARD, *MICRO_MASTERS, *BATTLE_MASTERS)
