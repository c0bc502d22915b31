"""Wave 1: the Actions."""
from sparktable.kernel.control import If, IfDo, May, Seq
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.conditions import Is, MoreThan
from sparktable.kernel.vocabulary.counts import Count

from ...card import ACTION, ALT, ARMOR, AUTOBOT, BLUE, BOT, CAR, ORANGE, PLANE, TANK, TRUCK, UPGRADE, WEAPON, WHITE
from ...stats import ATTACK, BOLD, PIERCE
from ...verbs.abilities import has
from ...verbs.again import Adding
from ...verbs.coming import ReturnFromKO
from ...verbs.conditions import Attacks, There
from ...verbs.damage import Damage, KnockOut, Repair, moves
from ...verbs.fitting import Bearing
from ...verbs.gains import Gains, Gets
from ...verbs.later import at_end_of_turn
from ...verbs.modes import Flip, Tap, Untap
from ...verbs.select import (
    ANYBODYS,
    ENEMY,
    IN_HAND,
    IN_SCRAP,
    IT,
    KO_ZONE,
    OPPONENT,
    THIS,
    Cards,
    Chars,
    Upgrades,
    named,
)
from ...verbs.turns import AttackOut, ExtraTurn
from ...verbs.upgrades import PutUpgrade, ReturnUpgrade, SalvageAll, ScrapUpgrade, SwapUpgrades
from ...verbs.values import HandSize, IconsOn, Less, OnStartingTeam, Plus, StarsOf
from ...verbs.whom import (
    EACH_CHARACTER,
    EACH_ENEMY,
    EACH_OF_YOURS,
    ONE_CHARACTER,
    ONE_ENEMY,
    ONE_OF_YOURS,
    THE_SAME,
    THEY_CHOOSE,
    Aim,
    Each,
    One,
)
from ...verbs.with_cards import (
    Draw,
    FlipCards,
    LookAtHand,
    MayPlay,
    PutOnDeck,
    Reveal,
    Scrap,
    ScrapFromHand,
    ScrapHand,
    ScrapTop,
    ToHand,
)
from ..make import action

AN_ACTION, AN_UPGRADE = Cards(IN_HAND, kind=ACTION), Cards(IN_HAND, kind=UPGRADE)
UNARMORED_TANKS = Bearing(Chars(trait=TANK), ARMOR, with_one=False)
A_TITAN, A_DINOBOT = One(Chars(trait="titan")), One(Chars(trait="dinobot"))

ACTIONS = (
    action("Backup Plan", (WHITE,), Seq(ScrapHand(), Draw(3)), number="1 005"),
    action("Battle Ready", (ORANGE,), Gets(ATTACK, Count(Upgrades(IT)), EACH_OF_YOURS), number="1 006"),
    action("Bombing Run", (BLUE,), moves(1, Each(Chars(trait=PLANE)), ONE_ENEMY), number="1 009"),
    action("Brainstorm", (BLUE,), Seq(MayPlay(AN_ACTION), MayPlay(AN_ACTION)), number="1 010"),
    action("Collateral Damage", (BLUE,), Seq(
        ScrapUpgrade(One(Upgrades(Chars(), slot=WEAPON))),
        ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=WEAPON), OPPONENT)),
        ScrapFromHand(1), ScrapFromHand(1, OPPONENT)), number="1 013"),
    action("Computer Sabotage", (ORANGE,), ScrapFromHand(Less(HandSize(OPPONENT), 3), OPPONENT), number="1 015"),
    action("Dino-Chomp!", (BLUE,), Seq(ScrapHand(), Gets(BOLD, 5, A_DINOBOT)), number="1 022"),
    action("Disarm", (BLUE,), Seq(Aim(ONE_CHARACTER), ReturnUpgrade(Each(Upgrades(IT)))), number="1 023"),
    action("Disruption", (ORANGE,), Seq(LookAtHand(), Scrap(One(Cards(IN_HAND, whose=ENEMY, kind=UPGRADE)))),
           number="1 024"),
    action("Disruptive Entrance", (BLUE,), Seq(LookAtHand(), Scrap(One(Cards(IN_HAND, whose=ENEMY, kind=ACTION)))),
           number="1 025"),
    action("Emergency Maintenance", (ORANGE,), Seq(
        Repair(1, ONE_OF_YOURS),
        If(MoreThan(StarsOf(Chars(at=KO_ZONE)), StarsOf(Chars())), Repair(2, THE_SAME))), number="1 027"),
    action("Equipment Enthusiast", (WHITE,), Draw(Count(Upgrades(Chars()))), number="1 029"),
    action("Hunker Down", (BLUE,), Seq(
        Flip(Each(Chars(mode=BOT)), trait=TANK),
        Times(Count(UNARMORED_TANKS), PutUpgrade(One(Cards(IN_SCRAP, kind=ARMOR)), UNARMORED_TANKS))),
           number="1 036"),
    action("I Still Function!", (), Seq(
        ReturnFromKO(One(Chars(at=KO_ZONE, stars_to=12)), repaired=1),
        at_end_of_turn(KnockOut(THE_SAME))), number="1 037"),
    action("Incoming Transmission", (ORANGE,), Seq(Draw(2), PutOnDeck(1)), number="1 039"),
    action("Inspiring Leadership", (BLUE,), Seq(Draw(3), ScrapFromHand(2)), number="1 040"),
    action("Leap Into Battle", (BLUE,), Gets(ATTACK, 3, ONE_OF_YOURS), number="1 043"),
    action("Medic!", (), Repair(2, ONE_OF_YOURS), number="1 045"),
    action("New Designs", (ORANGE,), MayPlay(AN_UPGRADE), number="1 048"),
    action("One Shall Stand, One Shall Fall", (), Seq(
        Aim(ONE_OF_YOURS), Adding(Aim(ONE_ENEMY)), Damage(3, THE_SAME)), number="1 050"),
    action("Peace Through Tyranny", (ORANGE, ORANGE), May(IfDo(KnockOut(One(Chars(stars_from=6))), ExtraTurn())),
           number="1 051"),
    action("Photon Bomb", (), Damage(2, EACH_CHARACTER), number="1 052"),
    action("Plasma Burst", (), Damage(2, ONE_ENEMY), number="1 054"),
    action("Ramming Speed", (ORANGE,), ScrapUpgrade(One(Upgrades(Chars(ENEMY)))), number="1 057"),
    action("Rapid Conversion", (WHITE,), Flip(ONE_OF_YOURS), number="1 059"),
    action("Ready For Action", (), Untap(One(Chars(stars_to=10))), number="1 060"),
    action("Repair Bay", (ORANGE,), Repair(1, EACH_OF_YOURS), number="1 062"),
    action("Roll Out!", (ORANGE, BLUE), Flip(Each(Chars(mode=BOT)), to=ALT), number="1 063"),
    action("Salvage For Parts", (), SalvageAll(), number="1 064"),
    action("Security Checkpoint", (BLUE, BLUE), Seq(
        Reveal(Cards(IN_HAND, whose=ANYBODYS)), ScrapHand(ANYBODYS, Cards(IN_HAND, kind=UPGRADE))), number="1 066"),
    action("Start Your Engines", (BLUE,), Seq(Flip(Each(Chars(mode=BOT)), trait=CAR), Untap(One(Chars(trait=CAR)))),
           number="1 068"),
    action("Strafing Run", (), Damage(1, EACH_ENEMY), number="1 070"),
    action("Supercharge", (ORANGE,), Gets(BOLD, 3, ONE_OF_YOURS), number="1 071"),
    action("Swap Missions", (BLUE,), Seq(Untap(ONE_OF_YOURS), Tap(ONE_OF_YOURS)), number="1 072"),
    action("Swap Parts", (WHITE,), SwapUpgrades(One(Chars(), n=2)), number="1 073"),
    action("Swarm!", (ORANGE,), Seq(
        FlipCards(OnStartingTeam(trait="insecticon")),
        Times(IconsOn(ORANGE), Damage(1, THEY_CHOOSE)),
        Times(IconsOn(BLUE), Repair(1, ONE_OF_YOURS))), number="1 074"),
    action("System Reboot", (WHITE,), Seq(ScrapHand(ANYBODYS), Draw(4, ANYBODYS)), number="1 075"),
    action("Team-Up Tactics", (BLUE,), Seq(
        Aim(ONE_OF_YOURS),
        If(Is(Chars(trait=TRUCK)), Repair(2, THE_SAME)),
        If(Is(Chars(trait=CAR)), Draw(2))), number="1 076"),
    action("The Bigger They Are...", (BLUE,), Seq(
        Gets(ATTACK, 2, ONE_OF_YOURS),
        Gains(has(PIERCE, 4, provided=Attacks(Chars(ENEMY, stars_from=Plus(StarsOf(THIS), 1)))), THE_SAME)),
        number="1 077"),
    action("Treasure Hunt", (ORANGE,), Seq(ScrapTop(4), ToHand(Each(Cards(IN_SCRAP, kind=UPGRADE, among_it=True)))),
           number="1 079"),
    action("Zap", (ORANGE,), Damage(1, ONE_ENEMY), number="1 081"),
    action("Height Advantage", (BLUE,), Gets(BOLD, 4, A_TITAN), number="1A 001"),
    action("Rally The City", (WHITE,), If(There(named("Metroplex")), Draw(Count(Chars()))), number="1A 003",
           faction=AUTOBOT),
    action("All-Out Attack", (ORANGE,), AttackOut(), number="1C 001"),
)
