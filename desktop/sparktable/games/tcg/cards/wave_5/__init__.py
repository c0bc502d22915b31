"""Wave 5: heads and bodies, Stratagems, hybrid icons.

No list of its cards is known. What the rulings say of the cards that they name is theirs; everything else is ours,
and so are whole cards where a deck needs more of a kind.
"""
from .battle_cards import BATTLE_CARDS
from .bodies import BODIES
from .characters import CHARACTERS
from .heads import HEADS
from .stratagems import STRATAGEMS

WAVE_5 = (*BODIES, *HEADS, *CHARACTERS, *BATTLE_CARDS, *STRATAGEMS)
