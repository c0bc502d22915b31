"""From a question to what lights up: which piece can be taken, where it can be put, which answers are buttons.

It knows references, gestures and pieces, and nothing of any rule.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.view import View
from sparktable.table.gestures import Act, Gestures, Walk, acts_of, is_walk
from sparktable.table.piece import Layout, Piece


@dataclass(frozen=True)
class Lights:
    """What can be done now, piece by piece."""

    acts: tuple[Act, ...] = ()
    by_piece: Mapping[str, tuple[Act, ...]] = field(default_factory=dict)
    """Piece -> the answers that it stands for when it is clicked."""
    buttons: tuple[Act, ...] = ()
    """Answers that nothing on the table stands for."""
    unseen: tuple[Act, ...] = ()
    """Answers about cards that are no pieces of their own: they are offered in an opened pile."""
    decision: Decision | None = None
    mine: bool = False

    def acts_at(self, key: str) -> tuple[Act, ...]:
        return self.by_piece.get(key, ())

    def taking(self, piece: Piece) -> tuple[Act, ...]:
        """The answers that begin with taking up this piece."""
        return tuple(act for act in self.acts_at(piece.key)
                     if act.source is not None and _fits(piece, act, act.source))

    def targets(self, piece: Piece, layout: Layout) -> dict[str, tuple[Act, ...]]:
        """Where this piece can be put: key of the target -> the answers that this would give."""
        found: dict[str, list[Act]] = {}
        for act in self.taking(piece):
            if act.target is not None:
                for spot in layout.standing_for(act.target):
                    if spot.key != piece.key:
                        found.setdefault(spot.key, []).append(act)
        return {key: tuple(acts) for key, acts in found.items()}

    def complete(self, piece: Piece) -> tuple[Act, ...]:
        """The answers that a click on this piece says whole, without pointing anywhere else."""
        return tuple(act for act in self.acts_at(piece.key)
                     if act.target is None or act.to_place or piece.stands_for(act.target))


def light(view: View, layout: Layout, table: Gestures, options: tuple[Option, ...] | None = None,
          walks: Sequence[Walk] = ()) -> Lights:
    """What lights up for the viewer; also what the viewer may do aside from somebody else's question. Where walks
    lead, they are meant by a click only if nothing else can be."""
    asked = view.decision
    if asked is None:
        return Lights()
    offered = options if options is not None else tuple(asked.options if asked.seat == view.seat else asked.asides)
    mine = asked.seat == view.seat and bool(offered)  # whoever only watches is asked nothing
    every = (*offered, *(walk.option for walk in walks))
    acts = tuple(sorted(acts_of(asked, every, view.seat, table), key=lambda act: (act.gesture.rank, act.way)))
    by_piece: dict[str, list[Act]] = {}
    buttons: list[Act] = []
    unseen: list[Act] = []
    lit = [(act, _keys(layout, act)) for act in acts]
    answered = {key for act, keys in lit if not is_walk(act.option) for key in keys}
    for act, keys in lit:
        if is_walk(act.option) and act.source is not None:
            movers = [piece.key for piece in layout.standing_for(act.source)]
            keys = [key for key in keys if key in movers or key not in answered]
        for key in keys:
            by_piece.setdefault(key, []).append(act)
        if not keys:
            (unseen if _names_card(act.option) else buttons).append(act)
    return Lights(acts, {key: tuple(found) for key, found in by_piece.items()}, tuple(buttons), tuple(unseen), asked,
                  mine)


def _keys(layout: Layout, act: Act) -> list[str]:
    """The pieces that an answer lights up. A place is lit only once something to put there has been taken up."""
    keys = []
    for ref in (act.source, None if act.to_place else act.target):
        if ref is not None:
            keys += [piece.key for piece in layout.standing_for(ref) if _fits(piece, act, ref)]
    keys += [piece.key for piece in layout.pieces if piece.option == act.option]
    return list(dict.fromkeys(keys))


def _fits(piece: Piece, act: Act, ref: Ref) -> bool:
    return (piece.stands_for(ref) and (not piece.kinds or act.option.kind in piece.kinds)
            and all(need in act.option.refs for need in piece.needs))


def _names_card(option: Option) -> bool:
    return any(ref.kind == "card" for ref in option.refs)
