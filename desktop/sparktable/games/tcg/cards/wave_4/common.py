"""What many characters of wave 4 have in common."""
from sparktable.kernel.control import Amount, Effect, Seq
from sparktable.kernel.vocabulary.counts import Count

from ...stats import ATTACK, DEFENSE
from ...verbs.abilities import Gives, has
from ...verbs.conditions import There
from ...verbs.select import ENEMY, IN_HAND, IT, KO_ZONE, ON_DECK, OPPONENT, Cards, Chars
from ...verbs.taps import TapTo
from ...verbs.whom import Aim, One
from ...verbs.with_cards import Reveal, Scrap, ScrapFromHand

TOP_CARD = Cards(ON_DECK, top=1)


def tap_and_scrap(icon: str, effect: Effect) -> TapTo:
    """Tap, scrap a card with that icon from your hand: the effect."""
    such = Cards(IN_HAND, icon=icon)
    return TapTo(effect, cost=ScrapFromHand(1, what=such), provided=There(such))


def for_each_koed(patrol: str) -> tuple[Gives, Gives]:
    """More attack and defense for each of its patrol in your KO area."""
    n = Count(Chars(trait=patrol, at=KO_ZONE))
    return has(ATTACK, n), has(DEFENSE, n)


def scrap_one_of(n: Amount) -> Seq:
    """The opponent shows so many cards of the own choice, and loses the one that you name."""
    return Seq(Aim(One(Cards(IN_HAND, whose=ENEMY), OPPONENT, n=n)), Reveal(IT), Scrap(One(IT)))
