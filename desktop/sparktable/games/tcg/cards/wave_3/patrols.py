"""What Micro Masters have in common."""
from sparktable.kernel.control import Effect
from sparktable.kernel.vocabulary.conditions import Is

from ...stats import STEALTH
from ...verbs.abilities import has
from ...verbs.conditions import There
from ...verbs.select import IN_HAND, THIS, Cards, Chars
from ...verbs.taps import TapTo
from ...verbs.with_cards import ScrapFromHand

MICRO_MASTER = "micro master"
STEALTH_WHILE_UNTAPPED = has(STEALTH, 1, provided=Is(Chars(tapped=False), THIS))


def scrap_to(colour: str, effect: Effect) -> TapTo:
    """Tap this and scrap a card with such an icon from your hand: the effect."""
    held = Cards(IN_HAND, icon=colour)
    return TapTo(effect, cost=ScrapFromHand(1, what=held), provided=There(held))
