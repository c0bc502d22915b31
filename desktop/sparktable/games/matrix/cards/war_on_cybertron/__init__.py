"""War on Cybertron (2023): all 134 titles, in the order of the box."""
from .allies import ALLIES
from .autobots import AUTOBOTS
from .basics import BASICS
from .bosses import AUTOBOT_BOSSES, DECEPTICON_BOSSES
from .characters import CHARACTERS
from .decepticons import DECEPTICONS
from .encounters import ENCOUNTERS
from .maneuvers import MANEUVERS
from .missions import MISSIONS
from .polities import POLITIES
from .relics import RELICS
from .ruins import RUINS
from .schemes import SCHEMES
from .sites import SITES
from .starters import STARTERS
from .technology import TECHNOLOGY

WAR_ON_CYBERTRON = (
    *CHARACTERS, *STARTERS, *BASICS, *MANEUVERS, *TECHNOLOGY, *AUTOBOTS, *DECEPTICONS, *RELICS, *ALLIES, *SITES,
    *POLITIES, *SCHEMES, *DECEPTICON_BOSSES, *AUTOBOT_BOSSES, *RUINS, *MISSIONS, *ENCOUNTERS)
