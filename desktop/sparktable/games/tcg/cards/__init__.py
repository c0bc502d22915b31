"""Every title, wave by wave, and the unknown card."""
from __future__ import annotations

from ..card import UNKNOWN, BattleCard, Character, TcgCard
from .wave_1 import WAVE_1
from .wave_2 import WAVE_2
from .wave_3 import WAVE_3
from .wave_4 import WAVE_4
from .wave_5 import WAVE_5

BOXES: dict[str, tuple[TcgCard, ...]] = {"wave-1": WAVE_1, "wave-2": WAVE_2, "wave-3": WAVE_3, "wave-4": WAVE_4,
                                        "wave-5": WAVE_5}
HALVES: tuple[BattleCard, ...] = tuple(half for box in BOXES.values() for title in box if isinstance(title, Character)
                                       for half in title.upgrades[1:])
"""The second Upgrade sides of Weaponizers: cards of their own, which nobody puts into a deck."""
CATALOGUE: tuple[TcgCard, ...] = (*(title for box in BOXES.values() for title in box), *HALVES,
                                  BattleCard(name="Unknown", type=UNKNOWN))
NUMBER: dict[str, int] = {title.full_name: number for number, title in enumerate(CATALOGUE)}
"""Full name -> its place in the catalogue."""
CHARACTERS: dict[str, Character] = {title.full_name: title for title in CATALOGUE if isinstance(title, Character)}
BATTLE_CARDS: dict[str, BattleCard] = {title.name: title for title in CATALOGUE[:-1]
                                       if isinstance(title, BattleCard) and title not in HALVES}
PARTS_OF: dict[str, tuple[str, ...]] = {name: title.parts for name, title in CHARACTERS.items() if title.parts}
"""Combiner -> the characters that it is made of."""

for _title in CATALOGUE:
    _title.label()
