"""Wave 4 with its extra box."""
from .actions import ACTIONS
from .autobots import AUTOBOTS
from .combined import COMBINED
from .decepticons import DECEPTICONS
from .mercenaries import MERCENARIES
from .secret_actions import SECRET_ACTIONS
from .upgrades import UPGRADES

WAVE_4 = (*AUTOBOTS, *DECEPTICONS, *MERCENARIES, *COMBINED, *ACTIONS, *SECRET_ACTIONS, *UPGRADES)
