"""Wave 1 with its starter and extra boxes."""
from .actions import ACTIONS
from .autobots import AUTOBOTS
from .decepticons import DECEPTICONS
from .upgrades import UPGRADES

WAVE_1 = (*AUTOBOTS, *DECEPTICONS, *ACTIONS, *UPGRADES)
