"""Wave 3: the Actions."""
from sparktable.kernel.control import AtLeast, Choose, If, IfDo, May, Seq
from sparktable.kernel.vocabulary.conditions import Both, Is
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ALT,
    ARMOR,
    AUTOBOT,
    BLACK,
    BLUE,
    BOT,
    DECEPTICON,
    GREEN,
    LEADER,
    MOTORCYCLE,
    ORANGE,
    PLANE,
    SECRET,
    SPACESHIP,
    TANK,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...stats import ATTACK, BOLD, BRAVE, PIERCE, STEALTH, TOUGH
from ...verbs.abilities import cannot_use
from ...verbs.conditions import BeganWith, There
from ...verbs.counters import MoveUpTo
from ...verbs.damage import Damage, Repair
from ...verbs.deck_top import PutInOrder, RevealTop, ToTopOfDeck
from ...verbs.fitting import MayPlayOnto, MoveAcross, OfTheSameKind
from ...verbs.gains import Gains, Gets, ThisTurn
from ...verbs.going import PutCharacterUnder
from ...verbs.modes import Flip, Tap
from ...verbs.more_attacks import OneMoreAttack
from ...verbs.noting import Note, when_does_attack_damage
from ...verbs.select import (
    ENEMY,
    IN_HAND,
    IN_KO_AREA,
    IN_SCRAP,
    IT,
    KO_ZONE,
    OPPONENT,
    THIS,
    THIS_CARD,
    Cards,
    Chars,
    Upgrades,
    named,
)
from ...verbs.tucking import ToKoArea
from ...verbs.upgrades import PutUpgrade, ScrapUpgrade
from ...verbs.values import AttackOf, IconsOn, Plus, StarsOf, ToldOf
from ...verbs.whom import (
    EACH_CHARACTER,
    ONE_ENEMY,
    ONE_OF_YOURS,
    THE_SAME,
    THEY_CHOOSE,
    Aim,
    Each,
    One,
)
from ...verbs.with_cards import Draw, MayPlay, Scrap, ScrapFromHand, ToHand
from ..make import action

A_SECRET_ACTION = Cards(IN_HAND, kind=SECRET)
ENEMIES_OF_FEWER_STARS = Chars(ENEMY, stars_to=Plus(StarsOf(THIS), -1))

ACTIONS = (
    action("Battlefield Scan", (BLACK, GREEN), Seq(
        ThisTurn(cannot_use(BRAVE, Chars(ENEMY))), ThisTurn(cannot_use(STEALTH, Chars(ENEMY)))), number="3 006"),
    action("Calculated Strike", (BLACK,), Seq(Gets(ATTACK, 2, ONE_OF_YOURS), Gets(PIERCE, 2, THE_SAME)),
           number="3 009"),
    action("Callous Leadership", (WHITE,), MoveUpTo(
        5, Aim(One(Chars(faction=DECEPTICON, trait=LEADER, stars_from=8, damaged=True))),
        Aim(One(Chars(not_it=True)))), number="3 010", faction=DECEPTICON),
    action("Device Virus", (BLACK,), IfDo(
        ScrapUpgrade(One(Upgrades(Chars()))),
        ScrapUpgrade(One(OfTheSameKind(Upgrades(Chars(ENEMY))), n=2, up_to=True))), number="3 016",
        only_if=There(Upgrades(Chars()))),
    action("Dismantle", (BLACK,), ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=(WEAPON, ARMOR)))), number="3 017"),
    action("EMP Wave", (BLUE, BLUE), Tap(EACH_CHARACTER), number="3 021", stars=1),
    action("Frag Toss", (WHITE,), Seq(
        Damage(1, THEY_CHOOSE), If(BeganWith(faction=DECEPTICON, only=True), Damage(1, THE_SAME))),
        number="3 027", faction=DECEPTICON),
    action("Fuel Cache", (WHITE, ORANGE, BLUE), Seq(RevealTop(3), If(
        Both(AtLeast(IconsOn(WHITE), 1), AtLeast(IconsOn(ORANGE), 1), AtLeast(IconsOn(BLUE), 1)),
        ToHand(Each(IT)), Scrap(Each(IT)))), number="3 028", stars=1),
    action("Full Loadout", (ORANGE, ORANGE), Seq(
        Aim(ONE_OF_YOURS), MayPlayOnto(Cards(IN_HAND), IT, one_of_each=(WEAPON, ARMOR, UTILITY))),
        number="3 029", stars=1),
    action("Heat Of Battle", (WHITE,), Seq(Gets(BOLD, 3, EACH_CHARACTER), Gets(TOUGH, 3, EACH_CHARACTER)),
           number="3 030"),
    action("Heroic Team-Up", (ORANGE, BLUE), IfDo(
        Tap(One(Chars(faction=AUTOBOT))),
        Seq(Note(AttackOf(IT)), Gets(ATTACK, ToldOf(), One(Chars(faction=AUTOBOT, tapped=False))))),
        number="3 031", stars=1, faction=AUTOBOT),
    action("Pop A Wheelie", (WHITE,), Seq(
        Flip(Each(Chars(mode=BOT)), trait=MOTORCYCLE), ThisTurn(OneMoreAttack(Chars(trait=MOTORCYCLE)))),
        number="3 044"),
    action("Quartermaster", (WHITE,), Choose(
        MoveAcross(One(Upgrades(Chars()))),
        PutUpgrade(One(Cards(IN_KO_AREA, kind="battle master upgrade")), Chars())),
        number="3 045"),
    action("Repurpose", (BLACK,), Seq(ScrapFromHand(1), Draw(2)), number="3 048"),
    action("Rock Toss", (ORANGE, BLACK), Damage(1, One(Chars(ENEMY, tapped=True))), number="3 049"),
    action("Diagnosis", (WHITE,), Seq(
        Repair(1, ONE_OF_YOURS), If(BeganWith(faction=AUTOBOT, only=True), Draw(1))), number="3 054",
           faction=AUTOBOT),
    action("Special Ops Mission", (WHITE,), Seq(MayPlay(A_SECRET_ACTION), MayPlay(A_SECRET_ACTION)), number="3 055"),
    action("Squish Them Like Bugs", (ORANGE,), Gains(
        when_does_attack_damage(Damage(1, Each(ENEMIES_OF_FEWER_STARS)), ENEMIES_OF_FEWER_STARS), ONE_OF_YOURS),
        number="3 057"),
    action("Steady Shot", (BLACK, BLUE), Gets(ATTACK, 2, ONE_OF_YOURS), number="3 058"),
    action("Two-Pronged Attack", (ORANGE,), Seq(
        Aim(ONE_OF_YOURS),
        If(Is(Chars(trait=TANK)), ScrapFromHand(2, OPPONENT), If(Is(Chars(trait=PLANE)), Damage(2, THEY_CHOOSE)))),
        number="3 061"),
    action("Unconventional Flying Object", (BLUE,), Seq(
        Aim(One(Chars(ever=SPACESHIP))), Flip(THE_SAME, to=BOT), Flip(THE_SAME, to=ALT)), number="3 062"),
    action("Buzzsaw, Ravage, Frenzy Attack!", (BLACK,), Seq(
        If(There(named("Buzzsaw")), Draw(1)),
        If(There(named("Ravage")), Damage(1, ONE_ENEMY)),
        If(There(named("Frenzy")), ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=ARMOR), OPPONENT)))),
        number="3A 001", faction=DECEPTICON),
    action("Daring Counterattack", (ORANGE,), Seq(
        Gets(ATTACK, Count(Chars(at=KO_ZONE, faction=AUTOBOT, trait="mini-cassette")), ONE_OF_YOURS),
        If(There(named("Blaster")), Gets(PIERCE, 6, THE_SAME))), number="3A 002", faction=AUTOBOT),
    action("Intercept Communications", (BLACK, BLACK), Seq(
        Draw(2), ToTopOfDeck(One(Cards(IN_SCRAP, whose=ENEMY)))), only_if=BeganWith(name="Soundwave"),
        number="3A 004", stars=1, faction=DECEPTICON),
    action("Interpret The Airwaves", (ORANGE, ORANGE), PutInOrder(5), only_if=BeganWith(name="Blaster"),
           number="3A 005", stars=1, faction=AUTOBOT),
    action("Recover Cassette", (BLUE,), IfDo(
        May(PutCharacterUnder(One(Chars(trait="mini-cassette")), named(("Blaster", "Soundwave")))),
        Seq(Repair(2, ONE_OF_YOURS), ToKoArea(Each(THIS_CARD)))), number="3A 007"),
)
