"""Wave 3 with its extra boxes, and the promotional characters."""
from .actions import ACTIONS
from .autobots import AUTOBOTS
from .battle_masters import BATTLE_MASTERS
from .cassettes import CARRIERS
from .decepticons import DECEPTICONS
from .promos import PROMOS
from .secret_actions import SECRET_ACTIONS
from .upgrades import UPGRADES

WAVE_3 = (*AUTOBOTS, *DECEPTICONS, *BATTLE_MASTERS, *CARRIERS, *PROMOS, *ACTIONS, *SECRET_ACTIONS, *UPGRADES)
