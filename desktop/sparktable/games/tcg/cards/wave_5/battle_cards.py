"""Wave 5: the battle cards that rulings name. Twelve of them have hybrid icons."""
from sparktable.kernel.control import AtLeast, If, Seq

from ...card import (
    ALT,
    ARMOR,
    AUTOBOT,
    BLACK,
    BLUE,
    BOT,
    CAR,
    DECEPTICON,
    GREEN,
    LEADER,
    MELEE,
    ORANGE,
    PLANE,
    RANGED,
    SPECIALIST,
    TANK,
    UTILITY,
    WEAPON,
    WHITE,
)
from ...events import BEING_PLAYED, HEAD_COMES, WOULD_SCRAP_HAND, WOULD_TAKE, WOULD_UNTAP
from ...stats import A_HAND_SCRAP, AN_UNTAP, ATTACK, BATTLE, BOLD, DEFENSE, HEALTH, PIERCE
from ...verbs.abilities import has, starts_turn, when, when_somebody
from ...verbs.conditions import Attacks, Defends, InMode, IsOdd, There
from ...verbs.counters import CountUse, Uses
from ...verbs.damage import Damage, Repair
from ...verbs.gains import Gains, Gets, ThisTurn
from ...verbs.icons import CountAs
from ...verbs.instead import Prevented
from ...verbs.modes import Untap
from ...verbs.noting import ActionNumber, OfDamage
from ...verbs.select import (
    ANYBODYS,
    ATTACKER,
    ENEMY,
    IN_SECRETS,
    IT,
    OPPONENT,
    THIS,
    THIS_CARD,
    YOU,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.sharing import Sharing
from ...verbs.spared import LessOfOdd
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import StarsOf, ToldOf
from ...verbs.waiting import KeepWaiting
from ...verbs.whom import ITSELF, ONE_OF_YOURS, THE_SAME, THEY_CHOOSE, Aim, Each, One
from ...verbs.with_cards import Draw
from ..make import action, hybrid, secret, upgrade
from .common import OURS_ON_IT, OURS_ON_UPGRADE

AN_AUTOBOT, A_DECEPTICON = Chars(ANYBODYS, faction=AUTOBOT), Chars(ANYBODYS, faction=DECEPTICON)
AN_AUTOBOT_LEADER = Chars(ANYBODYS, faction=AUTOBOT, trait=LEADER)
A_DECEPTICON_LEADER = Chars(ANYBODYS, faction=DECEPTICON, trait=LEADER)

ACTIONS = (
    action("Belligerence", (hybrid(ORANGE, TANK),), ThisTurn(CountAs(BLUE, ORANGE)), house_fields=OURS_ON_IT),
    action("Blade Flurry", (hybrid(ORANGE, MELEE),), Seq(Aim(ONE_OF_YOURS), If(
        There(Upgrades(IT, slot=WEAPON)), Gets(ATTACK, 4, THE_SAME), Gets(ATTACK, 2, THE_SAME))),
        house_fields=OURS_ON_IT),
    action("High Five", (WHITE,), Seq(
        Gets(ATTACK, 1, ONE_OF_YOURS), Gets(ATTACK, 2, One(Sharing(Chars(not_it=True), IT)))),
        house_fields=OURS_ON_IT),
    action("Master of Metallikato", (hybrid(BLACK, RANGED),), Seq(
        Gets(ATTACK, 1, ONE_OF_YOURS), Gets(PIERCE, 2, THE_SAME)), house_fields=("text",)),
    action("Spymaster's Ruse", (hybrid(WHITE, SPECIALIST),), KeepWaiting(One(Cards(IN_SECRETS))),
           house_fields=OURS_ON_IT),
)

SECRET_ACTIONS = (
    secret("Intrusion Countermeasures Software", (BLUE,), when_somebody(
        WOULD_SCRAP_HAND, YOU, Seq(ThisTurn(Prevented(A_HAND_SCRAP)), Draw(2))), house_fields=OURS_ON_IT),
    secret("Lose the Initiative", (hybrid(BLUE, LEADER),), when(WOULD_UNTAP, Seq(
        ThisTurn(Prevented(AN_UNTAP, OPPONENT, once=True)),
        Untap(One(Chars(tapped=True, stars_to=StarsOf(IT))))), Chars(ENEMY)), house_fields=OURS_ON_IT),
    secret("Lucky Dodge", (hybrid(BLUE, CAR),), OfDamage(
        WOULD_TAKE, Gains(LessOfOdd(3), THE_SAME, BATTLE), Chars(), condition=IsOdd(ToldOf()), attack=True),
        house_fields=OURS_ON_IT),
    secret("Speed Trap", (hybrid(ORANGE, CAR),), when_somebody(BEING_PLAYED, OPPONENT, Damage(2, THEY_CHOOSE), 1,
                                                  ActionNumber(2, OPPONENT)), house_fields=OURS_ON_IT),
)

UPGRADES = (
    upgrade("Conversion Expertise", (hybrid(GREEN, CAR),), UTILITY, 0, 0, has(ATTACK, 1, provided=InMode(ALT)),
            has(DEFENSE, 1, provided=InMode(BOT)), house_fields=OURS_ON_UPGRADE),
    upgrade("Crystal of Power", (WHITE,), WEAPON, 2, 1, fills=(ARMOR,), house_fields=OURS_ON_UPGRADE),
    upgrade("Energon Mace", (hybrid(ORANGE, MELEE),), WEAPON, 1, 0,
            has(ATTACK, 1, provided=Attacks(AN_AUTOBOT)), has(PIERCE, 3, provided=Attacks(AN_AUTOBOT_LEADER)),
            also_in=(ARMOR,), house_fields=OURS_ON_UPGRADE),
    upgrade("Enhanced Power Cell", (GREEN,), UTILITY, 0, 0, has(HEALTH, 3), house_fields=OURS_ON_UPGRADE),
    upgrade("Escape Capsule", (hybrid(BLUE, PLANE),), UTILITY, 1, 0,
            when(HEAD_COMES, Draw(2), THIS, 1), house_fields=OURS_ON_UPGRADE),
    upgrade("Ghost Shield", (hybrid(BLUE, SPECIALIST),), ARMOR, 0, 3, replaces=ARMOR, house_fields=OURS_ON_UPGRADE),
    upgrade("Master Sword", (BLACK,), WEAPON, 4, 0, replaces=WEAPON, house_fields=OURS_ON_UPGRADE),
    upgrade("Nitro Booster", (hybrid(BLACK, CAR),), UTILITY, 0, 0, has(BOLD, 1),
            house_fields=("attack", "defense", "text")),
    upgrade("Regenerative Core", (WHITE,), UTILITY, 0, 0, starts_turn(Seq(
        CountUse(), Repair(1, ITSELF), If(AtLeast(Uses(), 3), ScrapUpgrade(Each(THIS_CARD))))),
        house_fields=OURS_ON_UPGRADE),
    upgrade("Trithyllium Shield", (BLACK,), ARMOR, 0, 1, has(DEFENSE, 1, provided=Defends(A_DECEPTICON)),
            has(PIERCE, -3, ATTACKER, provided=Defends(A_DECEPTICON_LEADER)), house_fields=OURS_ON_UPGRADE),
)

BATTLE_CARDS = (*ACTIONS, *SECRET_ACTIONS, *UPGRADES)
