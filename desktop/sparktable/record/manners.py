"""How answers were given that nobody chose for itself: they are taken back together with the one that was chosen."""
from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

FURTHER, FORCED = "further", "forced"
"""With what a person began by the answer before, as the steps of a walk are; or for a person, since there was no
other."""
Manners: TypeAlias = Mapping[int, str]
"""By the number of the answer; one that is missing was chosen."""
ALL_CHOSEN: Manners = MappingProxyType({})
