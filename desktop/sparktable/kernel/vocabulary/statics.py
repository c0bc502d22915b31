"""What holds while a card is there, or until a moment: it allows, forbids, makes dearer.

A game's texts stand below `Static`; the rules ask `in_force`, `forbidden` and `added`, and a text never reaches into
the rules. What changes a card's own number (attack, Range) is asked for by `modifiers.value`.
"""
from __future__ import annotations

from typing import Any

from ..compiler import mypyc_attr
from ..control import Condition
from ..modifiers import Change, modify
from ..nodes import Frame
from ..state import State
from ..triggers import Trigger, listen
from ..typed import Duration, Stat, Thing
from ..values import NOBODY, SOURCE, Modifier


@mypyc_attr(allow_interpreted_subclasses=True)
class Static(Change):
    """A text that holds."""

    provided: Condition | None = None
    """What must hold for it to be in force."""

    def binds(self, s: Any, m: Modifier, seat: int) -> bool:
        """Whether it concerns that seat now."""
        return self.provided is None or self.provided.holds(s, Frame(self, 0, seat, m.source))

    def amount_for(self, s: Any, m: Modifier, seat: int, subject: int) -> int:
        """What it adds for that seat and subject (a slot or a space, as the stat says)."""
        return 0

    def lifted(self, s: Any, m: Modifier, seat: int) -> bool:
        """Whether another text spares that seat what this one adds."""
        return False

    def is_about(self, s: Any, m: Modifier, seat: int, subject: int) -> bool:
        """Whether it gives or forbids that seat the thing for that subject."""
        return False


def in_force(s: Any, what: Stat, seat: int, subject: int = -1) -> Modifier | None:
    """The text that grants or lifts something, if one does."""
    for m in s.modifiers.get(what, ()):
        node = m.node
        if isinstance(node, Static) and node.binds(s, m, seat) and node.is_about(s, m, seat, subject):
            return m  # type: ignore[no-any-return]
    return None


_FORBID: dict[Thing, Stat] = {}


def thing(name: str) -> Thing:
    """Declare something that texts may forbid, and with it the stat of those that do."""
    _FORBID[Thing(name)] = Stat(f"forbid {name}")
    return Thing(name)


def forbid(what: Thing) -> Stat:
    """The stat under which the texts are in force that forbid something."""
    return _FORBID[what]


def forbidden(s: Any, what: Thing, seat: int, subject: int = -1) -> Modifier | None:
    """The text that forbids something, if one does."""
    stat = _FORBID[what]
    return in_force(s, stat, seat, subject) if stat in s.modifiers else None


def added(s: Any, stat: Stat, seat: int, subject: int) -> int:
    """The sum of what is in force on a stat."""
    total = 0
    for m in s.modifiers.get(stat, ()):
        node = m.node
        if isinstance(node, Static) and node.binds(s, m, seat) and not node.lifted(s, m, seat):
            total += node.amount_for(s, m, seat, subject)
    return total


def put_in_force(s: State, text: Change | Trigger, slot: int, seat: int, *, about: int = NOBODY,
                 until: Duration = SOURCE, whose: int = NOBODY) -> None:
    """One of a card's ongoing and triggered texts comes into force, as a rule until `release` and `unlisten`. A text
    may be about another card than the one that it stands on: about the one that its card lies on."""
    if isinstance(text, Change):
        modify(s, text.stat(), text, source=slot, seat=seat, subject=about, until=until, whose=whose)
    else:
        kept = () if about == NOBODY else (about,)
        for event in text.events:
            listen(s, event, slot, seat, text, until=until, whose=whose, kept=kept)
