"""Pools: among which cards an unknown one may be. The supply's pools share cards of a kin; a player's stay apart."""
from __future__ import annotations

(POOL_MATRIX, POOL_STACK_1, POOL_STACK_2, POOL_STACK_3, POOL_STACK_4, POOL_BOX, POOL_SITES_LEFT, POOL_ENCOUNTERS,
 POOL_DAMAGE, POOL_RUINS, POOL_MISSIONS, POOL_MISSIONS_2, POOL_MISSIONS_BOX) = range(1, 14)
POOL_PLAYER = 20
"""The pool of seat 0's deck and hand; the next seats follow."""
SUPPLY, MISSION_SUPPLY = 1, 2
"""Groups of pools."""
