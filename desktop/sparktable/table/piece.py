"""What lies on the table: pieces with a place, a picture and the references they stand for; and a layout of them."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.typed import OptionKind, RefKind
from sparktable.table.geometry import NOWHERE, Box
from sparktable.table.picture_store import Drawing


def role(name: str, value: int | str) -> Ref:
    """A reference that only the table knows: something that stands for a card, a seat or a place."""
    return Ref(cast(RefKind, name), value)


def place(name: str) -> Ref:
    """A place where things can be put: the play area, a discard pile. No option names one; gestures do."""
    return role("place", name)


@dataclass(frozen=True, slots=True)
class Mark:
    """A picture that lies on a piece and goes where it goes: a token, a counter."""

    drawing: Drawing
    box: Box
    """Relative to the piece."""
    behind: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table."""

    key: str
    """Stays the same from one position to the next: `card:17`, `mover:0`, `pile:deck`."""
    box: Box
    drawing: Drawing | None
    z: int
    name: str = ""
    """In full words, for those who do not see it."""
    zone: str = ""
    """The group in which arrow keys walk; without one it cannot be focused."""
    refs: tuple[Ref, ...] = ()
    """What it stands for: an option that names one of these lights it up."""
    needs: tuple[Ref, ...] = ()
    """What an option must name besides."""
    kinds: frozenset[OptionKind] = frozenset()
    """The kinds of options it stands for; empty for all."""
    slot: int = -1
    """The card that the inspector shows."""
    pile: tuple[int, ...] | None = None
    """The cards of a pile, the top one first: what opening it shows."""
    option: Option | None = None
    """The answer that this button gives."""
    action: str = ""
    """A button of the table itself: `cancel`, `close` …"""
    marks: tuple[Mark, ...] = ()
    radius: float = 0.0
    """The corners of its rings; 0 for a card's."""
    turn: float = 0.0
    """Degrees clockwise."""
    veil: str = ""
    """`spent` or `disabled`."""
    shadow: bool = False
    raises: bool = False
    """It comes up to be seen whole when it is looked at."""
    row: str = ""
    """Those of a row make way for the one that comes up."""
    caption: str = ""
    """What is told under it then."""
    rings: bool = True
    """Whether it is outlined when it can be taken; buttons look the same all the time."""
    place: str = ""
    """What it is called as a place to put things, where its name says more."""

    def still(self) -> Piece:
        """The same while things move."""
        still = self.drawing.still() if self.drawing is not None else None
        return self if still is self.drawing else replace(self, drawing=still)

    def stands_for(self, ref: Ref) -> bool:
        return ref in self.refs


@dataclass(frozen=True)
class Layout:
    """Everything that lies on the table now."""

    pieces: tuple[Piece, ...] = ()
    width: float = 0.0
    height: float = 0.0
    prompt: Box = NOWHERE
    """Where questions are asked."""
    strip: Box = NOWHERE
    """Above the prompt: where hints and reasons are told, and what somebody else's turn was."""
    beside: Box = NOWHERE
    """Beside the board: where more is told of what is pointed at."""
    stage: Box = NOWHERE
    """Where opened piles and panels appear."""
    homes: dict[int, str] = field(default_factory=dict)
    """Zone -> the key of the piece that its cards come from and go to where they are not pieces themselves."""
    head: Box = NOWHERE
    """What lies here for a moment covers nothing that must be read."""
    wide: Box = NOWHERE
    """Where piles appear whose cards would have too little room on the `stage` to be read whole."""
    show: Box = NOWHERE
    """Where what others do is held up, if that is not done beside the board."""
    _by_key: dict[str, Piece] = field(init=False, repr=False, compare=False)
    _by_slot: dict[int, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_key", {piece.key: piece for piece in self.pieces})
        object.__setattr__(self, "_by_slot", {piece.slot: piece.key for piece in reversed(self.pieces)
                                              if piece.slot >= 0 and piece.key.startswith("card:")})
        if len(self._by_key) != len(self.pieces):
            keys = [piece.key for piece in self.pieces]
            raise ValueError(f"two pieces are called {next(key for key in keys if keys.count(key) > 1)}")

    @property
    def shown_at(self) -> Box:
        """Where what others do is held up."""
        return self.show if self.show.w else self.beside

    @property
    def shows_on_board(self) -> bool:
        """Whether that is on the board."""
        board = self.get("board")
        return board is not None and board.box.contains(self.shown_at.x, self.shown_at.y)

    def get(self, key: str | None) -> Piece | None:
        return self._by_key.get(key) if key is not None else None

    def of_slot(self, slot: int) -> Piece | None:
        """The piece that is this very card."""
        return self._by_key.get(self._by_slot.get(slot, ""))

    def home(self, zone: int) -> Piece | None:
        """Where the cards of a zone are to be found when they are no pieces."""
        return self._by_key.get(self.homes.get(zone, ""))

    def standing_for(self, ref: Ref) -> Iterator[Piece]:
        return (piece for piece in self.pieces if piece.stands_for(ref))

    def at(self, x: float, y: float) -> Piece | None:
        """The uppermost piece under a point that is more than background."""
        found: Piece | None = None
        for piece in self.pieces:
            there = piece.zone or piece.slot >= 0 or piece.refs or piece.action or piece.option
            if there and piece.box.contains(x, y) and (found is None or piece.z >= found.z):
                found = piece
        return found

    def with_pieces(self, more: Iterable[Piece]) -> Layout:
        return replace(self, pieces=(*self.pieces, *more))


class Builder:
    """Collects pieces while a tableau lays them out."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.homes: dict[int, str] = {}
        self._count = 0

    def add(self, piece: Piece) -> Piece:
        self.pieces.append(piece)
        return piece

    def show(self, drawing: Drawing, box: Box, z: int, key: str = "") -> Piece:
        """Something that is only to be seen."""
        self._count += 1
        return self.add(Piece(key or f"show:{self._count}", box, drawing, z))

    def extend(self, pieces: Sequence[Piece]) -> None:
        self.pieces.extend(pieces)
