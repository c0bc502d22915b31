"""Walking over the table by keyboard: Tab from group to group, arrows from piece to piece."""
from __future__ import annotations

from collections.abc import Collection, Sequence

from sparktable.table.piece import Layout, Piece
from sparktable.table.turn_strip import ALL_TOLD

MODAL = ("held", "chooser", ALL_TOLD, "pile")
"""Groups that keep the focus while they are open, the uppermost first."""


def stops(layout: Layout) -> list[Piece]:
    """Everything that can have the focus now. An open list or pile keeps it, and the prompt bar beside it."""
    found = [piece for piece in layout.pieces if piece.zone]
    for zone in MODAL:
        inside = [piece for piece in found if piece.zone == zone]
        if inside:
            return inside + ([piece for piece in found if piece.zone == "prompt"] if zone == "pile" else [])
    return found


def in_order(layout: Layout, zones: Sequence[str]) -> list[Piece]:
    """The same, group by group."""
    order = (*MODAL, *zones)
    return sorted(stops(layout), key=lambda piece: order.index(piece.zone) if piece.zone in order else len(order))


def next_group(layout: Layout, at: str | None, zones: Sequence[str], lit: Collection[str], step: int) -> str | None:
    """The first piece of the next group: one that can be taken, if there is one. None behind the last group, but what
    is open over the table keeps the focus."""
    found = stops(layout)
    present = [zone for zone in (*MODAL, *zones) if any(piece.zone == zone for piece in found)]
    if not present:
        return None
    here = layout.get(at)
    if here is None or here.zone not in present:
        zone = present[0] if step > 0 else present[-1]
    else:
        index = present.index(here.zone) + step
        if not 0 <= index < len(present) and present[0] not in MODAL:
            return None
        zone = present[index % len(present)]
    inside = [piece for piece in found if piece.zone == zone]
    return next((piece.key for piece in inside if piece.key in lit), inside[0].key)


def next_lit(layout: Layout, at: str | None, zones: Sequence[str], lit: Collection[str], step: int) -> str | None:
    """The next piece that can be taken, group by group and round again: also what lies under another one."""
    keys = [piece.key for piece in in_order(layout, zones) if piece.key in lit or piece.option is not None]
    if not keys:
        return at
    if at not in keys:
        return keys[0 if step > 0 else -1]
    return keys[(keys.index(at) + step) % len(keys)]


def neighbour(layout: Layout, at: str | None, dx: int, dy: int) -> str | None:
    """The nearest piece in a direction: within the group first, then anywhere."""
    found = stops(layout)
    here = layout.get(at)
    if here is None or here not in found:
        return found[0].key if found else None
    for same in (True, False):
        ahead = [(_away(here, other, dx), other.key) for other in found
                 if other is not here and (other.zone == here.zone or not same) and _ahead(here, other, dx, dy)]
        if ahead:
            return min(ahead)[1]
    return here.key


def _ahead(here: Piece, other: Piece, dx: int, dy: int) -> bool:
    """Whether it lies in that direction: what is far more beside than ahead, as a piece that stands on another, does
    not."""
    x, y = other.box.cx - here.box.cx, other.box.cy - here.box.cy
    ahead = x * dx + y * dy
    return ahead > 2 and abs(y if dx else x) <= 4 * ahead


def _away(here: Piece, other: Piece, dx: int) -> float:
    """Straight ahead counts once, aside three times."""
    x, y = other.box.cx - here.box.cx, other.box.cy - here.box.cy
    ahead, aside = (abs(x), abs(y)) if dx else (abs(y), abs(x))
    return ahead + 3 * aside
