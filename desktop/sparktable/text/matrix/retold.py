"""A text from the eyes of whoever it is done to: what happens to "that character" happens to you."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from sparktable.games.matrix.verbs.piles import Discard
from sparktable.games.matrix.verbs.select import Cards
from sparktable.kernel.control import Choose, Effect, IfDo, Nothing, Seq
from sparktable.kernel.vocabulary.seats import THEM, YOU

from ..templates import Untold

_OTHER = {YOU: THEM, THEM: YOU}


def retold(effect: Effect) -> Effect:
    """The same effect, as a text of theirs would say it."""
    if isinstance(effect, Nothing):
        return effect
    if isinstance(effect, Seq):
        return Seq(*map(retold, effect.kids))
    if isinstance(effect, Choose):
        return Choose(*map(retold, effect.choices))
    if isinstance(effect, IfDo):
        return IfDo(retold(effect.first), retold(effect.then), retold(effect.other))
    if isinstance(effect, Discard) and isinstance(effect.what, Cards) and effect.what.whose == THEM and not effect.by:
        return replace(effect, what=Cards(effect.what.zone))
    who = getattr(effect, "who", None)
    if who not in _OTHER:
        raise Untold(f"what '{effect.label}' does cannot be told by whoever it is done to")
    done: Any = effect
    turned: Effect = replace(done, who=_OTHER[who])
    return turned
