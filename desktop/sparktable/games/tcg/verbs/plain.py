"""Effects that are the same whatever set them off: nobody need be asked which of two comes first."""
from __future__ import annotations

from sparktable.kernel.control import Effect, May, Seq
from sparktable.kernel.nodes import Node

from .damage import Damage, Repair
from .gains import Gets
from .modes import Tap, Untap
from .select import ATTACKER, DEFENDER, THIS, Chars
from .whom import Each, One
from .with_cards import Draw, ScrapTop

_PLAIN = (Seq, May, Draw, ScrapTop, Damage, Repair, Gets, Tap, Untap, One, Each, Chars, type(THIS), type(ATTACKER),
          type(DEFENDER))


def is_plain(effect: Effect) -> bool:
    """Whether an effect speaks of nothing that the event told."""
    return all(_is_plain(each) for each in effect.walk())


def _is_plain(node: Node) -> bool:
    return isinstance(node, _PLAIN) and not (isinstance(node, Chars) and node.not_it)
