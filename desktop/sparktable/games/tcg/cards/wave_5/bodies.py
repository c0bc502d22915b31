"""Wave 5: characters that wear a head."""
from sparktable.kernel.control import Choose, Seq

from ...card import ARMOR, AUTOBOT, BEAST, BLACK, BOAT, CAR, COLOURS, DECEPTICON, SPACESHIP
from ...stats import ATTACK, BATTLE, BOLD, DEFENSE, PIERCE, TOUGH
from ...verbs.abilities import attacks, attacks_and_flips, has, when_does_enough, when_flipped
from ...verbs.conditions import Defends, Flipped
from ...verbs.damage import Damage, Repair, moves
from ...verbs.gains import Gets
from ...verbs.select import ENEMY, IN_HAND, OPPONENT, THIS, Cards
from ...verbs.upgrades import PutUpgrade
from ...verbs.values import HowMuch, IconsFlipped
from ...verbs.whom import EACH_ENEMY, ITSELF, ONE_ENEMY, One
from ...verbs.with_cards import Draw, LookAtTop, ScrapFromHand
from ..make import alt, body, character, head
from .common import OURS

CEREBROS = "Cerebros, City Commander"

BODIES = (
    character("Fortress Maximus", "Great War Veteran", AUTOBOT, 16, 17, "leader, ranged", "",
              alt(5, 2, when_flipped(Damage(1, EACH_ENEMY))),
              body(7, 2), kind="body", only_head=CEREBROS, house_fields=OURS),
    character("Cerebros", "City Commander", AUTOBOT, 6, 8, "specialist", "",
              body(4, 1), head(0, 0, has(BOLD, 1), has(TOUGH, 1)), kind="head", house_fields=OURS),
    character("Autobot Nautica", "Camien Engineer", AUTOBOT, 9, 11, "specialist", "",
              alt(3, 1, BOAT, has(DEFENSE, IconsFlipped("blue"), provided=Defends())),
              body(4, 1, when_flipped(PutUpgrade(One(Cards(IN_HAND, kind=ARMOR), up_to=True), THIS))),
              kind="body", house_fields=OURS),
    character("Chromedome", "Code Breaker", AUTOBOT, 9, 11, "specialist", "",
              alt(4, 1, CAR, when_flipped(LookAtTop(2))),
              body(4, 1, attacks(Seq(Draw(1), ScrapFromHand(1)))), kind="body", house=True),
    character("Horri-Bull", "Ground Trooper", DECEPTICON, 9, 11, "melee", "",
              alt(4, 1, BEAST, when_flipped(moves(1, ITSELF, ONE_ENEMY))),
              body(4, 1, has(BOLD, 1)), kind="body", house_fields=OURS),
    character("Mindwipe", "Hypnotist", DECEPTICON, 8, 10, "melee", "",
              alt(4, 1, BEAST, when_flipped(Choose(*(
                  ScrapFromHand(1, OPPONENT, what=Cards(IN_HAND, whose=ENEMY, icon=colour)) for colour in COLOURS)))),
              body(5, 0, attacks_and_flips(Gets(ATTACK, 2, ITSELF, BATTLE), Flipped((BLACK,)))),
              kind="body", house_fields=OURS),
    character("Skullcruncher", "Swamp Hunter", DECEPTICON, 10, 12, "melee", "",
              alt(4, 2, BEAST, has(PIERCE, 1)),
              body(6, 0, when_does_enough(Repair(3, ITSELF))), kind="body", house=True),
    character("Topspin", "Air & Space Assault", AUTOBOT, 8, 10, "ranged", "",
              alt(3, 2, SPACESHIP, has(TOUGH, HowMuch(BOLD), provided=Defends())),
              body(4, 1, has(PIERCE, 1)), kind="body", house_fields=OURS),
)
