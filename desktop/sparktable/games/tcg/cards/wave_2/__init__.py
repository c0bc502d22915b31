"""Wave 2 with its starter and extra boxes."""
from .actions import ACTIONS
from .autobots import AUTOBOTS
from .combiners import COMBINERS, ENIGMAS
from .decepticons import DECEPTICONS
from .upgrades import UPGRADES

WAVE_2 = (*AUTOBOTS, *DECEPTICONS, *COMBINERS, *ACTIONS, *ENIGMAS, *UPGRADES)
