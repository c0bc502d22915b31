"""Cards that hang together: an Upgrade on a character, cards under it, the parts of a whole.

One table says what hangs on what, and by which relation; the relation knows what becomes of a card whose host leaves.
"""
from __future__ import annotations

from typing import Any

from .compiler import mypyc_attr
from .nodes import Node
from .state import State
from .values import NOBODY, Bond


@mypyc_attr(allow_interpreted_subclasses=True)
class Relation(Node):
    """A way to hang together. It is a node only to be named in saves by its label."""

    def host_left(self, s: Any, slot: int, host: int) -> None:
        """What becomes of a card when its host leaves play. The bond is gone by then."""
        raise NotImplementedError


def bind(s: State, slot: int, host: int, relation: Relation) -> None:
    """Let a card hang on another. It hangs on one at most."""
    unbind(s, slot)
    s.bonds[host] = (*s.bonds.get(host, ()), Bond(slot, relation))


def unbind(s: State, slot: int) -> None:
    """The card hangs on nothing any more."""
    host = host_of(s, slot)
    if host != NOBODY:
        staying = tuple(bond for bond in s.bonds[host] if bond.slot != slot)
        if staying:
            s.bonds[host] = staying
        else:
            del s.bonds[host]


def host_of(s: State, slot: int) -> int:
    """What a card hangs on, or NOBODY."""
    return next((host for host, bonds in s.bonds.items() for bond in bonds if bond.slot == slot), NOBODY)


def bound_to(s: State, host: int, relation: Relation) -> list[int]:
    """What hangs on a card by that relation, oldest first."""
    return [bond.slot for bond in s.bonds.get(host, ()) if bond.relation is relation]


def part(s: State, host: int) -> None:
    """A host has left: all that hung on it is told, oldest first."""
    for bond in s.bonds.pop(host, ()):
        relation = bond.relation
        assert isinstance(relation, Relation)
        relation.host_left(s, bond.slot, host)
