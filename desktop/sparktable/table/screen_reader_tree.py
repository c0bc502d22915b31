"""The table as levels, for those who hear it: groups, the rows of a board, the places in a row, what stands there."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sparktable.app.game_texts import Speech
from sparktable.table.focus_order import in_order
from sparktable.table.piece import Layout, Piece

BOARD = "board"


class Branch(NamedTuple):
    """Something on the table, and what belongs to it."""

    key: str
    name: str
    piece: Piece | None = None
    """None for a group or a row: it is only heard."""
    parts: tuple[Branch, ...] = ()


def tree_of(layout: Layout, zones: Sequence[str], speech: Speech) -> tuple[Branch, ...]:
    """Everything that can have the focus, group by group, in the order in which Tab goes."""
    groups: dict[str, list[Piece]] = {}
    for piece in in_order(layout, zones):
        groups.setdefault(piece.zone, []).append(piece)
    return tuple(_group(zone, pieces, speech) for zone, pieces in groups.items())


def walk(branches: Iterable[Branch], above: str = "") -> Iterator[tuple[Branch, str]]:
    """Every branch with the key of the one that it belongs to."""
    for branch in branches:
        yield branch, above
        yield from walk(branch.parts, branch.key)


def _group(zone: str, pieces: Sequence[Piece], speech: Speech) -> Branch:
    key = f"group.{zone}"
    parts = tuple(_rows(pieces, speech)) if zone == BOARD else tuple(map(_leaf, pieces))
    return Branch(f"group:{zone}", speech.words.first(f"{speech.title.name}.{key}", f"table.{key}"), None, parts)


def _rows(pieces: Sequence[Piece], speech: Speech) -> Iterator[Branch]:
    """The places of a board from left to right, row by row; then what stands on none of them."""
    places = sorted((piece for piece in pieces if any(ref.kind == "space" for ref in piece.refs)),
                    key=lambda piece: (piece.box.y, piece.box.x))
    rest = [piece for piece in pieces if piece not in places]
    rows: list[list[Branch]] = []
    top = None
    for place in places:
        if top is None or place.box.y - top > place.box.h / 2:
            rows.append([])
            top = place.box.y
        standing = [piece for piece in rest if place.box.contains(piece.box.cx, piece.box.cy)]
        rest = [piece for piece in rest if piece not in standing]
        rows[-1].append(Branch(place.key, _name(place), place, tuple(map(_leaf, standing))))
    for number, row in enumerate(rows, 1):
        yield Branch(f"row:{number}", speech.words.say("table.row", n=number), None,
                     tuple(sorted(row, key=lambda branch: branch.piece.box.x if branch.piece else 0)))
    yield from map(_leaf, rest)


def _leaf(piece: Piece) -> Branch:
    return Branch(piece.key, _name(piece), piece)


def _name(piece: Piece) -> str:
    return piece.name or piece.key
