"""Wave 3: the Secret Actions."""
from sparktable.kernel.control import Not, Seq
from sparktable.kernel.vocabulary.picking import ALL

from ...card import ARMOR, BLACK, BLUE, ORANGE, WHITE
from ...events import ATTACKER_CHOSEN, BEING_PLAYED, KOED
from ...stats import DEFENSE, STEALTH
from ...verbs.abilities import defends, when, when_somebody
from ...verbs.conditions import SeenAs, YourTurn
from ...verbs.fitting import MayPlayOnto
from ...verbs.gains import Gets, ThisTurn
from ...verbs.limits import LimitFlips
from ...verbs.noting import when_other_damage_threatens
from ...verbs.protection import TakesLess
from ...verbs.select import DEFENDER, ENEMY, IN_HAND, IN_PLAYED, IT, OPPONENT, Cards, Chars, Upgrades
from ...verbs.upgrades import MoveUpgrades
from ...verbs.whom import EACH_OF_YOURS, ONE_OF_YOURS, THE_SAME, Aim, One
from ...verbs.with_cards import Draw, PutOnDeck, Scrap
from ..make import secret

SECRET_ACTIONS = (
    secret("Battlefield Report", (BLUE,), defends(Seq(Draw(2), PutOnDeck(1)), Chars()), number="3 005"),
    secret("Bolster", (ORANGE,), defends(MayPlayOnto(Cards(IN_HAND, kind=ARMOR), DEFENDER), Chars()),
           number="3 007"),
    secret("Dampening Field", (WHITE,), defends(LimitFlips(4, OPPONENT), Chars()), number="3 014"),
    secret("Defensive Formation", (ORANGE,), defends(Gets(DEFENSE, 1, EACH_OF_YOURS), Chars()), number="3 015"),
    secret("Hiding Spot", (BLACK,), when(ATTACKER_CHOSEN, Gets(STEALTH, 1, ONE_OF_YOURS), Chars(ENEMY)),
           number="3 032"),
    secret("Infiltrate", (BLUE,), when_somebody(BEING_PLAYED, OPPONENT, Scrap(THE_SAME), 1,
                                                SeenAs(Cards(IN_PLAYED, icon=ORANGE))), number="3 034"),
    secret("Scavenge The Battlefield", (ORANGE,), when(KOED, MoveUpgrades(
        Aim(One(Upgrades(IT), n=ALL, up_to=True)), Aim(ONE_OF_YOURS)), Chars()), number="3 051"),
    secret("Take Cover", (BLUE,), when_other_damage_threatens(ThisTurn(TakesLess(of=Chars())), Chars(),
                                                              Not(YourTurn())), number="3 060"),
)
