"""Pools: among which cards an unknown one may be. The supply's pools share cards of a kin; a player's stay apart."""
from __future__ import annotations

from typing import Final

POOL_MATRIX: Final = 1
POOL_STACK_1: Final = 2
POOL_STACK_2: Final = 3
POOL_STACK_3: Final = 4
POOL_STACK_4: Final = 5
POOL_BOX: Final = 6
POOL_SITES_LEFT: Final = 7
POOL_ENCOUNTERS: Final = 8
POOL_DAMAGE: Final = 9
POOL_RUINS: Final = 10
POOL_MISSIONS: Final = 11
POOL_MISSIONS_2: Final = 12
POOL_MISSIONS_BOX: Final = 13
POOL_PLAYER: Final = 20
"""The pool of seat 0's deck and hand; the next seats follow."""
SUPPLY: Final = 1
MISSION_SUPPLY: Final = 2
"""Groups of pools."""
