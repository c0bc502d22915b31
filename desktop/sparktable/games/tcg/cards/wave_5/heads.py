"""Wave 5: heads. Each fights on by itself when its body is gone. Cerebros, who is both, stands among the bodies."""
from ...card import AUTOBOT, DECEPTICON
from ...stats import BOLD, FOCUS, HEALTH, PIERCE
from ...verbs.abilities import has, when_flipped
from ...verbs.damage import Repair
from ...verbs.whom import ITSELF
from ..make import bot, character, head
from .common import OURS

HEADS = (
    character("Emissary", "", AUTOBOT, 3, 5, "specialist", "",
              bot(2, 0), head(0, 0, has(HEALTH, 1)), kind="head", house_fields=OURS),
    character("Arcana", "Field Medic", AUTOBOT, 3, 4, "specialist", "",
              bot(2, 1), head(0, 0, when_flipped(Repair(1, ITSELF))), kind="head", house=True),
    character("Duros", "Trench Fighter", AUTOBOT, 4, 5, "melee", "", bot(3, 1), head(0, 1), kind="head", house=True),
    character("Stylor", "Sharp Shot", AUTOBOT, 3, 5, "ranged", "", bot(2, 0), head(1, 0), kind="head", house=True),
    character("Grax", "Cold Planner", DECEPTICON, 3, 5, "melee", "",
              bot(2, 0), head(0, 0, has(BOLD, 1)), kind="head", house=True),
    character("Monxo", "Lone Prowler", DECEPTICON, 2, 4, "ranged", "",
              bot(2, 0), head(0, 0, has(FOCUS, 1)), kind="head", house=True),
    character("Vorath", "Mad Chemist", DECEPTICON, 3, 4, "specialist", "",
              bot(2, 1), head(0, 0, has(PIERCE, 1)), kind="head", house=True),
)
