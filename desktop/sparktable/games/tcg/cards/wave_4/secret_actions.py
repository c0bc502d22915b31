"""Wave 4: the Secret Actions."""
from sparktable.kernel.control import AtLeast, Not, Seq
from sparktable.kernel.vocabulary.conditions import Both, MoreThan
from sparktable.kernel.vocabulary.counts import Count

from ...card import ACTION, ALT, AUTOBOT, BLACK, BLUE, BOT, DECEPTICON, GREEN, ORANGE, WEAPON, WHITE
from ...events import ATTACK_DAMAGE_DONE, ATTACKER_CHOSEN, BEING_PLAYED, KOED, WOULD_DRAW, WOULD_TAKE
from ...facts.stats import ADDS
from ...stats import BATTLE, BRAVE, DEFENSE, PIERCE, TOUGH
from ...verbs.abilities import attacks_and_flips, cannot_use, defends, when, when_somebody
from ...verbs.bounty import UseBounty
from ...verbs.conditions import Equal, MoreThanEnough, SeenAs, YourTurn
from ...verbs.damage import Damage
from ...verbs.gains import Gains, Gets, ThisTurn
from ...verbs.in_place import DrawsInstead
from ...verbs.modes import Flip
from ...verbs.noting import OfDamage
from ...verbs.select import ANYBODYS, ATTACKER, ENEMY, IN_PLAYED, OPPONENT, THIS_CARD, Cards, Chars, Upgrades
from ...verbs.spared import LeavesOneHealth
from ...verbs.tucking import ToKoArea
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import CardsFlipped, ExcessDamage, HealthLeft, ToldOf
from ...verbs.whom import ONE_OF_YOURS, THE_ATTACKER, THE_DEFENDER, THE_SAME, Each, One
from ...verbs.with_cards import Scrap
from ..make import secret

SECRET_ACTIONS = (
    secret("Backfire", (BLUE,), defends(Damage(Count(Upgrades(ATTACKER)), THE_ATTACKER), Chars(faction=DECEPTICON)),
           number="4 004", faction=DECEPTICON),
    secret("Coup", (BLACK,), when(KOED, UseBounty(ONE_OF_YOURS, of_upgrades=True), Chars(ANYBODYS)), number="4 011"),
    secret("Even The Score", (ORANGE, ORANGE), when(ATTACK_DAMAGE_DONE, Seq(
        Damage(ExcessDamage(), THE_ATTACKER), ToKoArea(Each(THIS_CARD))), Chars(faction=DECEPTICON), 1,
        MoreThanEnough()), number="4 021", stars=1, faction=DECEPTICON),
    secret("Heroic Resolve", (BLUE, BLUE), OfDamage(WOULD_TAKE, Seq(
        Gains(LeavesOneHealth(), THE_SAME, BATTLE), ToKoArea(Each(THIS_CARD))), Chars(faction=AUTOBOT),
        condition=Not(MoreThan(HealthLeft(), ToldOf())), attack=True), number="4 026", stars=1, faction=AUTOBOT),
    secret("Hidden Fortification", (BLUE,), defends(Gets(TOUGH, 3, THE_DEFENDER, BATTLE), Chars()), number="4 027"),
    secret("Hijack", (BLACK, GREEN), when_somebody(
        WOULD_DRAW, OPPONENT, ThisTurn(DrawsInstead()), provided=Both(Not(YourTurn()), Equal(ToldOf(), 2))),
        number="4 028"),
    secret("Jam Signals", (ORANGE,), when_somebody(
        BEING_PLAYED, OPPONENT, Scrap(THE_SAME), 1, SeenAs(Cards(IN_PLAYED, kind=ACTION, icon=BLUE))),
        number="4 033"),
    secret("Overheat", (WHITE,), attacks_and_flips(Seq(
        ThisTurn(cannot_use(ADDS[ORANGE], ATTACKER), BATTLE), ThisTurn(cannot_use(ADDS[BLACK], ATTACKER), BATTLE)),
        AtLeast(CardsFlipped(ENEMY), 7), Chars(ENEMY)), number="4 042"),
    secret("Sabotaged Armaments", (BLUE,), defends(ScrapUpgrade(Each(Upgrades(ATTACKER, slot=WEAPON))), Chars()),
           number="4 050"),
    secret("Stable Cover", (BLACK,), defends(Seq(
        Gets(DEFENSE, 1, THE_DEFENDER, BATTLE), Gains(cannot_use(PIERCE), THE_ATTACKER, BATTLE)), Chars()),
        number="4 055"),
    secret("Step Forward", (BLUE,),
           when(ATTACKER_CHOSEN, Gets(BRAVE, 1, One(Chars(faction=AUTOBOT)), BATTLE), Chars(ENEMY)),
           number="4 056", faction=AUTOBOT),
    secret("Swerve", (WHITE, BLACK), defends(Flip(THE_DEFENDER, to=ALT), Chars(mode=BOT)), number="4 058"),
)
