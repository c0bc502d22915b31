"""Wave 1: the Upgrades."""
from sparktable.kernel.control import IfDo, Not, Seq
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ACTION,
    ARMOR,
    AUTOBOT,
    BLUE,
    CAR,
    DECEPTICON,
    LEADER,
    MELEE,
    ORANGE,
    PLANE,
    RANGED,
    SPECIALIST,
    TANK,
    TRUCK,
    UPGRADE,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...stats import ATTACK, BATTLE, BOLD, DEFENSE, PIERCE, TOUGH
from ...verbs.abilities import (
    after_attacking,
    after_defending,
    attacks,
    attacks_and_flips,
    battles,
    defends_and_flips,
    has,
    starts_turn,
    when_koed,
    when_played_from_hand,
    when_put_on,
)
from ...verbs.conditions import Attacks, Equal, IsA, PutOnly, There, on, on_a
from ...verbs.damage import Damage
from ...verbs.gains import Gets
from ...verbs.instead import GoesTo, Takes
from ...verbs.modes import Untap
from ...verbs.select import (
    ANYBODYS,
    DEFENDER,
    ENEMY,
    IN_HAND,
    IN_SCRAP,
    OPPONENT,
    THIS,
    THIS_CARD,
    Cards,
    Chars,
    Selection,
    Upgrades,
    named,
)
from ...verbs.upgrades import ReturnUpgrade, ScrapUpgrade
from ...verbs.values import DefenseOf, IconsFlipped
from ...verbs.whom import EACH_ENEMY, ITSELF, Each, One
from ...verbs.with_cards import Draw, LookAtTop, MayPlay, PutOnDeck, ScrapFromHand
from ..make import upgrade

SCRAP_THIS = ScrapUpgrade(Each(THIS_CARD))
EQUAL_ORANGE_AND_BLUE = Equal(IconsFlipped(ORANGE), IconsFlipped(BLUE))


def scrap_or_draw(slot: str) -> IfDo:
    """Scrap an enemy Upgrade of a kind; if you cannot, draw a card."""
    return IfDo(ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=slot))), other=Draw(1))


YOUR_OTHERS: Selection = Chars(others=True)

UPGRADES = (
    upgrade("Aerial Recon", (ORANGE,), UTILITY, 0, 1, battles(LookAtTop(1)), only_on=IsA(PLANE), number="1 001"),
    upgrade("Agility Of Bumblebee", (ORANGE,), UTILITY, 1, 0, attacks(Draw(1), provided=on("Bumblebee")),
            number="1 002", faction=AUTOBOT),
    upgrade("Armed Hovercraft", (BLUE,), WEAPON, 1, 0, when_put_on(Damage(1, EACH_ENEMY), on_a(RANGED)),
            number="1 003"),
    upgrade("Armored Plating", (BLUE,), ARMOR, 0, 1, number="1 004"),
    upgrade("Blast Shield", (BLUE,), ARMOR, 0, 2, after_defending(SCRAP_THIS), number="1 007"),
    upgrade("Body Armor", (ORANGE,), ARMOR, 0, 0, has(TOUGH, 3), only_on=IsA(MELEE), number="1 008"),
    upgrade("Bug Bomb", (BLUE,), UTILITY, 0, 0, when_koed(Seq(
        Draw(1), ScrapUpgrade(One(Upgrades(Chars(ENEMY)))), ScrapFromHand(1, OPPONENT))),
        only_on=IsA("insecticon"), number="1 011"),
    upgrade("Cargo Trailer", (BLUE,), UTILITY, 0, 0, has(ATTACK, Count(Upgrades(THIS, name="Cargo Trailer"))),
            only_on=IsA(TRUCK), fit_together=3, number="1 012"),
    upgrade("Combat Training", (WHITE,), UTILITY, 0, 0, has(BOLD, 1, provided=There(Upgrades(THIS, slot=WEAPON))),
            has(TOUGH, 1, provided=There(Upgrades(THIS, slot=ARMOR))), number="1 014"),
    upgrade("Crushing Size", (WHITE,), UTILITY, 0, 0, when_put_on(scrap_or_draw(UTILITY)), has(PIERCE, 1),
            number="1 016"),
    upgrade("Crushing Treads", (ORANGE,), UTILITY, 0, 0, has(PIERCE, DefenseOf(THIS)), only_on=IsA(TANK),
            number="1 017"),
    upgrade("Cybertonium Bow", (BLUE,), WEAPON, 1, 0,
            attacks_and_flips(Gets(ATTACK, IconsFlipped(BLUE), ITSELF, BATTLE), EQUAL_ORANGE_AND_BLUE),
            number="1 018"),
    upgrade("Data Bank", (WHITE,), UTILITY, 0, 0, starts_turn(Draw(1)), number="1 019"),
    upgrade("Data Pad", (WHITE,), UTILITY, 0, 0, attacks(Seq(Draw(1), PutOnDeck(1, up_to=True))), number="1 020"),
    upgrade("Debilitating Crystal", (WHITE,), UTILITY, 0, 0, attacks(ReturnUpgrade(One(Upgrades(DEFENDER)))),
            number="1 021"),
    upgrade("Drill Arms", (BLUE,), WEAPON, 1, 0, when_put_on(scrap_or_draw(ARMOR)), number="1 026"),
    upgrade("Energon Axe", (BLUE,), WEAPON, 3, 0, has(PIERCE, 2), only_on=PutOnly(Chars(ANYBODYS, damaged=True)),
            number="1 028"),
    upgrade("Flamethrower", (ORANGE,), WEAPON, 0, 0, has(BOLD, 2), number="1 030"),
    upgrade("Force Field", (WHITE,), ARMOR, 0, 0, Takes(5, 4, scraps=True), number="1 031"),
    upgrade("Fusion Cannon Of Megatron", (BLUE,), WEAPON, 1, 0, has(PIERCE, 3, provided=on("Megatron")),
            number="1 032", faction=DECEPTICON),
    upgrade("Grenade Launcher", (ORANGE,), WEAPON, 4, 0, after_attacking(SCRAP_THIS), number="1 033"),
    upgrade("Handheld Blaster", (BLUE, BLUE), WEAPON, 0, 0, has(BOLD, 1), number="1 034"),
    upgrade("Heroism", (BLUE,), UTILITY, 0, 0,
            GoesTo(YOUR_OTHERS, THIS, attack_only=True), number="1 035"),
    upgrade("Improvised Shield", (ORANGE, ORANGE), ARMOR, 0, 0, has(TOUGH, 1), number="1 038"),
    upgrade("Ion Blaster Of Optimus Prime", (BLUE,), WEAPON, 2, 1,
            only_on=PutOnly(Chars(ANYBODYS, name="Optimus Prime")), number="1 041", faction=AUTOBOT),
    upgrade("Jaws Of Steel", (ORANGE,), UTILITY, 0, 0, has(BOLD, 2), only_on=IsA("dinobot"), number="1 042"),
    upgrade("Matrix of Leadership", (ORANGE, BLUE), UTILITY, 1, 0, has(ATTACK, 1, YOUR_OTHERS, on_a(LEADER)),
            has(PIERCE, 1, YOUR_OTHERS, on_a(LEADER)), only_on=PutOnly(Chars(ANYBODYS, faction=AUTOBOT)),
            number="1 044", faction=AUTOBOT),
    upgrade("Multi-Mission Gear", (ORANGE,), ARMOR, 0, 1,
            when_put_on(MayPlay(Cards(IN_HAND, kind=ACTION)), on_a(SPECIALIST)), number="1 046"),
    upgrade("Multi-Tool", (BLUE,), WEAPON, 1, 0,
            when_put_on(MayPlay(Cards(IN_HAND, kind=UPGRADE)), on_a(SPECIALIST)), number="1 047"),
    upgrade("Null-Ray of Starscream", (ORANGE,), WEAPON, 1, 0, has(BOLD, 2, provided=on("Starscream")),
            number="1 049", faction=DECEPTICON),
    upgrade("Piercing Blaster", (WHITE,), WEAPON, 0, 0, has(PIERCE, 3), number="1 053"),
    upgrade("Power Sword", (BLUE,), WEAPON, 0, 0, has(BOLD, 3), only_on=IsA(MELEE), number="1 055"),
    upgrade("Primary Laser", (BLUE,), WEAPON, 2, 0, number="1 056"),
    upgrade("Rapid Ascent", (ORANGE,), ARMOR, 0, 1, when_put_on(ScrapFromHand(1, OPPONENT), on_a(RANGED)),
            number="1 058"),
    upgrade("Reinforced Plating", (BLUE,), ARMOR, 0, 0, has(TOUGH, 2), number="1 061"),
    upgrade("Scrapper Gauntlets", (ORANGE,), ARMOR, 0, 1, when_put_on(scrap_or_draw(WEAPON)), number="1 065"),
    upgrade("Shock Absorbers", (ORANGE,), ARMOR, 0, 0,
            defends_and_flips(Gets(DEFENSE, IconsFlipped(ORANGE), ITSELF, BATTLE), EQUAL_ORANGE_AND_BLUE),
            number="1 067"),
    upgrade("Static Laser of Ironhide", (ORANGE,), WEAPON, 3, 0,
            attacks(Damage(2, ITSELF), provided=Not(on("Ironhide"))), number="1 069", faction=AUTOBOT),
    upgrade("Thermal Weaponry", (ORANGE,), WEAPON, 1, 0, has(PIERCE, IconsFlipped(BLUE), provided=Attacks()),
            number="1 078"),
    upgrade("Turbo Boosters", (ORANGE,), UTILITY, 1, 0, when_put_on(Untap(ITSELF)), only_on=IsA(CAR), number="1 080"),
    upgrade("Protected By Metroplex", (ORANGE,), UTILITY, 0, 0, GoesTo(THIS, named("Metroplex")),
            number="1A 002", faction=AUTOBOT),
    upgrade("Tandem Targeting System", (ORANGE,), UTILITY, 1, 0, when_played_from_hand(
        MayPlay(Cards(IN_SCRAP, name="Tandem Targeting System"))), number="1C 002"),
)
