"""Wave 3: those that carry Mini-Cassettes."""
from sparktable.kernel.control import IfDo, Seq

from ...card import AUTOBOT, BOT, DECEPTICON
from ...verbs.abilities import when_flipped
from ...verbs.coming import Deploy
from ...verbs.deck_top import SeeTop, ToTopOfDeck
from ...verbs.select import ENEMY, IN_HAND, ON_DECK, UNDER_THIS, Cards
from ...verbs.whom import One
from ...verbs.with_cards import LookAtHand, MayPlay
from ..make import alt, bot, character

CARRIER, MINI_CASSETTE = "cassette carrier", "mini-cassette"
DEPLOY_ONE = Deploy(One(Cards(UNDER_THIS)), BOT)

CARRIERS = (
    character("Blaster", "Communications", AUTOBOT, 10, 14, "specialist", "3A T01",
              alt(0, 2),
              bot(5, 1, when_flipped(IfDo(DEPLOY_ONE, Seq(
                  SeeTop(1, shown=True), MayPlay(Cards(ON_DECK, top=1, among_it=True), must=True))))),
              kind=CARRIER, limit_for=MINI_CASSETTE, carries=MINI_CASSETTE),
    character("Soundwave", "Communications", DECEPTICON, 10, 15, "leader, specialist", "3A T05",
              alt(0, 2),
              bot(4, 2, when_flipped(IfDo(DEPLOY_ONE, Seq(
                  LookAtHand(), ToTopOfDeck(One(Cards(IN_HAND, whose=ENEMY))))))),
              kind=CARRIER, limit_for=MINI_CASSETTE, carries=MINI_CASSETTE),
)
