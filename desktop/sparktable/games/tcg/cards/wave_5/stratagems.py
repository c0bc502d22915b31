"""Wave 5: Stratagems, which lie beside a team with whom they list."""
from sparktable.kernel.control import IfDo, May

from ...card import AUTOBOT, CAR, DECEPTICON, LEADER, PLANE, SPECIALIST, TANK
from ...stats import ATTACK, BATTLE, BOLD, DEFENSE, PIERCE
from ...verbs.abilities import attacks, ends_turn, has, starts_turn, when_koed
from ...verbs.damage import Repair
from ...verbs.gains import Gets
from ...verbs.select import Chars
from ...verbs.stratagems import FlipThis
from ...verbs.whom import EACH_OF_YOURS, THE_ATTACKER
from ...verbs.with_cards import Draw, LookAtTop, plan
from ..make import stratagem

STRATAGEMS = (
    stratagem("Heroic Spotlight", "Optimus Prime, Legendary Warrior", 1,
              has(BOLD, 1, Chars(full_name="Optimus Prime, Legendary Warrior")), house_fields=("stars", "text")),
    stratagem("Duty & Honor", AUTOBOT, 1, when_koed(IfDo(May(FlipThis()), Draw(2)), Chars(faction=AUTOBOT)),
              house_fields=("stars", "text")),
    stratagem("Grand Ambition", DECEPTICON, 1,
              attacks(IfDo(May(FlipThis()), Gets(ATTACK, 3, THE_ATTACKER, BATTLE)), Chars(faction=DECEPTICON)),
              house=True),
    stratagem("Racing Line", CAR, 2, attacks(plan(1), Chars(trait=CAR)), house=True),
    stratagem("Dug In", TANK, 1, has(DEFENSE, 1, Chars(trait=TANK, tapped=True)), house=True),
    stratagem("Chain Of Command", LEADER, 2, starts_turn(LookAtTop(1)), house=True),
    stratagem("Field Surgery", SPECIALIST, 1, ends_turn(IfDo(May(FlipThis()), Repair(1, EACH_OF_YOURS))), house=True),
    stratagem("Wing Formation", PLANE, 1, has(PIERCE, 1, Chars(trait=PLANE)), house=True),
)
