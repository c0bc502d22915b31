"""Promotional characters that came out until wave 3."""
from sparktable.kernel.control import Choose

from ...card import ACTION, AUTOBOT, CAR, MERCENARY, SPACESHIP, TANK
from ...verbs.abilities import when_flipped, when_played
from ...verbs.bounty import bounty
from ...verbs.damage import Damage
from ...verbs.protection import MayTakeSome
from ...verbs.select import ENEMY, IN_PLAYED, IN_SCRAP, OPPONENT, Cards, Chars
from ...verbs.whom import ONE_ENEMY, THEY_CHOOSE
from ...verbs.with_cards import Draw, MayPlay
from ..make import alt, bot, character

PROMOS = (
    character("Omega Supreme", "Autobot Defense Base", AUTOBOT, 19, 24, "ranged, guardian", "P P2",
              alt(4, 2, TANK, SPACESHIP, when_flipped(Choose(Draw(1), Damage(1, ONE_ENEMY)))),
              bot(7, 1, MayTakeSome(2, Chars(others=True)))),
    character("Nightbird", "Enigmatic Agent", MERCENARY, 7, 11, "ranged", "P P7",
              alt(4, 0, CAR, when_played(Cards(IN_PLAYED, kind=ACTION), Damage(1, THEY_CHOOSE), OPPONENT)),
              bot(3, 1, bounty(MayPlay(Cards(IN_SCRAP, whose=ENEMY, kind=ACTION), must=True)))),
)
