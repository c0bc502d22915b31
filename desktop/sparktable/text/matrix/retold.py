"""A text from the eyes of whoever it is done to: what happens to "that character" happens to you."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from sparktable.games.matrix.verbs.piles import Discard
from sparktable.games.matrix.verbs.select import Cards
from sparktable.kernel.control import Choose, Effect, IfDo, Nothing, Seq
from sparktable.kernel.vocabulary.picking import Picking
from sparktable.kernel.vocabulary.seats import THEM, YOU

from ..templates import Untold

_OTHER = {YOU: THEM, THEM: YOU}


def retold(effect: Effect) -> Effect:
    """The same effect, as a text of theirs would say it."""
    if not any(THEM in (getattr(part, "who", ""), getattr(part, "whose", "")) for part in effect.walk()):
        raise Untold(f"'{effect.label}' does something to its own player alone")
    return _turned(effect)


def _turned(effect: Effect) -> Effect:
    if isinstance(effect, Nothing):
        return effect
    if isinstance(effect, Seq):
        return Seq(*map(_turned, effect.kids))
    if isinstance(effect, Choose) and effect.by_them:
        return Choose(*map(_turned, effect.choices))
    if isinstance(effect, IfDo):
        return IfDo(_turned(effect.first), _turned(effect.then), _turned(effect.other))
    if isinstance(effect, Discard) and isinstance(effect.what, Cards) and effect.what.whose == THEM and not effect.by:
        return replace(effect, what=replace(effect.what, whose=YOU))
    done: Any = effect
    is_turned = "who" in getattr(effect, "__dataclass_fields__", ()) and done.who in _OTHER
    counts_its_own = any(getattr(part, "whose", "") == YOU for part in effect.walk())
    if not is_turned or counts_its_own or isinstance(effect, Picking):
        raise Untold(f"what '{effect.label}' does cannot be told by whoever it is done to")
    turned: Effect = replace(done, who=_OTHER[done.who])
    return turned
