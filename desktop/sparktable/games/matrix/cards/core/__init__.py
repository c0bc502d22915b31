"""The Core Set (2022): all 98 titles, in the order of the box."""
from .allies import ALLIES
from .autobots import AUTOBOTS
from .basics import BASICS
from .bosses import BOSSES
from .characters import CHARACTERS
from .decepticons import DECEPTICONS
from .encounters import ENCOUNTERS
from .maneuvers import MANEUVERS
from .relics import RELICS
from .schemes import SCHEMES
from .sites import SITES
from .starters import STARTERS
from .technology import TECHNOLOGY

CORE = (
    *CHARACTERS, *STARTERS, *BASICS, *AUTOBOTS, *DECEPTICONS, *MANEUVERS, *TECHNOLOGY, *ALLIES, *RELICS, *SITES,
    *SCHEMES, *BOSSES, *ENCOUNTERS)
