"""Wave 2: the Upgrades."""
from sparktable.kernel.control import IfDo, Not, Seq
from sparktable.kernel.vocabulary.conditions import OneOf
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ALT,
    ARMOR,
    AUTOBOT,
    BLUE,
    BOT,
    CAR,
    DECEPTICON,
    GREEN,
    MELEE,
    ORANGE,
    PLANE,
    RANGED,
    SPECIALIST,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...events import FLIPS_MADE, PUT_ON_DECK
from ...stats import ATTACK, BOLD, BRAVE, DEFENSE, FLIPS, NO_COUNTERS, PIERCE, STEALTH, TOUGH
from ...verbs.abilities import (
    after_attacking,
    after_defending,
    attacks,
    cannot_use,
    defends,
    defends_and_flips,
    has,
    takes_in,
    when,
    when_koed,
    when_put_on,
    when_somebody,
)
from ...verbs.conditions import Attacks, Defends, Flipped, IsA, PlayedThisTurn, PutOnly, YourTurn, on_a
from ...verbs.damage import Damage, Repair
from ...verbs.gains import Gets
from ...verbs.icons import ScrapFlipped, SwapsIcons
from ...verbs.modes import Flip
from ...verbs.protection import TakesLess
from ...verbs.select import (
    ANYBODYS,
    ATTACKER,
    DEFENDER,
    ENEMY,
    FLIPPED_NOW,
    IN_HAND,
    IN_SCRAP,
    KO_ZONE,
    THIS,
    THIS_CARD,
    YOU,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.spared import ScrapsInstead
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import StarsOf, ToldOf
from ...verbs.whom import ITSELF, ONE_ENEMY, THE_ATTACKER, THE_SAME, Each, One
from ...verbs.with_cards import Draw, MayPlay, ScrapTop, plan
from ..make import upgrade
from .decepticons import HIGHER

SCRAP_THIS = ScrapUpgrade(Each(THIS_CARD))
BATTLING = OneOf(Attacks(), Defends())
ITS_LIKE = Chars(ENEMY, stars_from=StarsOf(THIS), stars_to=StarsOf(THIS))
BATTLING_ITS_LIKE = OneOf(Attacks(ITS_LIKE), Defends(ITS_LIKE))
AN_AUTOBOT, A_DECEPTICON = PutOnly(Chars(ANYBODYS, faction=AUTOBOT)), PutOnly(Chars(ANYBODYS, faction=DECEPTICON))
AFTER_TECH_RESEARCH = PlayedThisTurn("Tech Research", 1)

UPGRADES = (
    upgrade("Aerialbot Formation", (BLUE,), WEAPON, 0, 0,
            has(ATTACK, Count(Chars(trait="aerialbot", tapped=True, others=True))), only_on=IsA("aerialbot"),
            number="2 002", faction=AUTOBOT),
    upgrade("Attack Drone", (WHITE, GREEN), WEAPON, 1, 0,
            when_put_on(MayPlay(Cards(IN_HAND, name="Attack Drone"))), fit_together=3, number="2 005"),
    upgrade("Backup Beam", (BLUE, GREEN), WEAPON, 0, 0, has(BOLD, 2), number="2 006"),
    upgrade("Bashing Shield", (ORANGE, GREEN), ARMOR, 0, 1,
            when_put_on(ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=ARMOR)))), number="2 008"),
    upgrade("Bravery", (BLUE,), UTILITY, 0, 0, has(BRAVE), number="2 010"),
    upgrade("Bumpers", (BLUE,), ARMOR, 0, 1, has(NO_COUNTERS), only_on=IsA(CAR), number="2 011"),
    upgrade("Combat Commands", (WHITE,), UTILITY, 1, 0, attacks(IfDo(
        Flip(One(Chars(trait="sentinel", mode=BOT, at=KO_ZONE), up_to=True), to=ALT), Flip(THE_SAME, to=BOT))),
        only_on=IsA("sentinel"), number="2 012", faction=AUTOBOT),
    upgrade("Cooling Vents", (ORANGE,), ARMOR, 0, 1, when_put_on(Repair(1, ITSELF), on_a(RANGED)), number="2 014"),
    upgrade("Crash Landing", (), UTILITY, 0, 0,
            when_koed(Damage(ToldOf(), One(Chars(ENEMY, tapped=True))), provided=Not(YourTurn())),
            only_on=IsA(PLANE), number="2 016"),
    upgrade("Decepticon Crown", (WHITE, GREEN), UTILITY, 0, 0, attacks(plan(1), Chars(faction=DECEPTICON)),
            only_on=A_DECEPTICON, number="2 017", faction=DECEPTICON),
    upgrade("Defensive Driving", (WHITE,), ARMOR, 0, 0, TakesLess(1, from_enemy=True), number="2 018"),
    upgrade("Electrified Spikes", (ORANGE,), ARMOR, 0, 1,
            defends_and_flips(Damage(1, THE_ATTACKER), Flipped((ORANGE, ORANGE))), only_on=IsA("dinobot"),
            number="2 020", faction=AUTOBOT),
    upgrade("Enemy Combat Analysis", (GREEN,), UTILITY, 0, 0, has(ATTACK, 2, provided=BATTLING_ITS_LIKE),
            has(DEFENSE, 2, provided=BATTLING_ITS_LIKE), number="2 021"),
    upgrade("Energized Field", (BLUE, BLUE), ARMOR, 0, 1,
            defends_and_flips(Damage(1, THE_ATTACKER), Flipped((ORANGE,))), number="2 022", stars=1),
    upgrade("Energon Slingshot", (BLUE,), WEAPON, 1, 0, when_put_on(Damage(1, ONE_ENEMY), on_a(MELEE)),
            number="2 023"),
    upgrade("Enforcement Batons", (ORANGE, GREEN), WEAPON, 1, 0,
            when_put_on(ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=WEAPON)))), number="2 024"),
    upgrade("Erratic Lightning", (ORANGE,), WEAPON, 3, -1, number="2 025"),
    upgrade("Evasive Maneuvers", (BLUE,), ARMOR, 0, 0, has(TOUGH, 3), after_defending(SCRAP_THIS), number="2 028"),
    upgrade("Field Communicator", (WHITE,), UTILITY, 0, 0,
            when_put_on(Seq(ScrapTop(1), MayPlay(Cards(IN_SCRAP, among_it=True))), on_a(SPECIALIST)), number="2 029"),
    upgrade("Inverted", (WHITE, GREEN), UTILITY, 0, 0, SwapsIcons(ORANGE, BLUE), number="2 039"),
    upgrade("Mining Pick", (ORANGE,), WEAPON, 1, 0, attacks(plan(2)),
            when_somebody(PUT_ON_DECK, YOU, Gets(ATTACK, 1, ITSELF), 1), number="2 043"),
    upgrade("Mounted Missles", (ORANGE, ORANGE), WEAPON, 2, 0, also_in=(ARMOR, UTILITY), number="2 044", stars=1),
    upgrade("Noble's Blaster", (BLUE, GREEN), WEAPON, 2, 0,
            has(PIERCE, 2, provided=Attacks(Chars(ENEMY, faction=DECEPTICON))), only_on=AN_AUTOBOT, number="2 045",
            faction=AUTOBOT),
    upgrade("Power Punch", (ORANGE,), WEAPON, 0, 0, has(BOLD, 3), after_attacking(SCRAP_THIS), number="2 047"),
    upgrade("Recon System", (ORANGE, BLUE), UTILITY, 0, 0, has(FLIPS, 1, provided=BATTLING),
            when(FLIPS_MADE, ScrapFlipped(One(Cards(FLIPPED_NOW)))), number="2 053", stars=1),
    upgrade("Scoundrel's Blaster", (BLUE, GREEN), WEAPON, 2, 0,
            has(PIERCE, 2, provided=Attacks(Chars(ENEMY, faction=AUTOBOT))), only_on=A_DECEPTICON, number="2 055",
            faction=DECEPTICON),
    upgrade("Security Console", (WHITE,), UTILITY, 0, 0, defends(Seq(Draw(1), plan(1))), number="2 058"),
    upgrade("Spare Parts", (WHITE, GREEN), UTILITY, 0, 0, ScrapsInstead((WEAPON, ARMOR), by_enemy=True),
            number="2 062"),
    upgrade("Sparring Gear", (ORANGE, GREEN), ARMOR, 0, 0, has(TOUGH, 2), number="2 063"),
    upgrade("Stealthiness", (ORANGE,), UTILITY, 0, 0, has(STEALTH), number="2 064"),
    upgrade("Stunticon Swagger", (), UTILITY, 0, 0, cannot_use(BOLD, ATTACKER, Defends()),
            cannot_use(TOUGH, DEFENDER, Attacks()), only_on=IsA("stunticon"), number="2 067", faction=DECEPTICON),
    upgrade("Superior Cannon", (ORANGE,), WEAPON, 0, 0, has(BOLD, 4), only_if=AFTER_TECH_RESEARCH, number="2 068"),
    upgrade("Superior Jetpack", (WHITE,), UTILITY, 0, 0, has(PIERCE, 4), only_if=AFTER_TECH_RESEARCH,
            number="2 069"),
    upgrade("Superior Plating", (BLUE,), ARMOR, 0, 0, has(TOUGH, 4), only_if=AFTER_TECH_RESEARCH, number="2 070"),
    upgrade("Tooth And Claw", (ORANGE,), UTILITY, 1, 0, takes_in(WEAPON, ARMOR), only_on=IsA("predacon"),
            number="2 076", faction=DECEPTICON),
    upgrade("Builder's Tools", (ORANGE,), UTILITY, 0, 0, attacks(HIGHER), only_on=IsA("constructicon"),
            number="2A 001", faction=DECEPTICON),
)
