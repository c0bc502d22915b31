"""Who stands in for what while it moves, and the motions of one change one after the other."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.kernel.typed import RefKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.animation import Actor, Motion, Rise, Step
from sparktable.table.art.face import Face
from sparktable.table.drawings import CardPicture, Chip, WideCard, brief_form
from sparktable.table.flying_icons import Counting
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.picture_store import Drawing, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.tableau import Tableau
from sparktable.table.zorder import Z

PANEL = "player:"
"""What the keys of players' panels begin with."""
RISE_APART = 260.0
"""Milliseconds between words that rise one after the other."""
FLATTEST = 0.4
"""What is flatter than so much of its width is no card, and not what is seen of somebody."""


class Timeline:
    """What has been put together so far."""

    def __init__(self, before: Layout, after: Layout, old: View, new: View, tableau: Tableau, pictures: PictureStore,
                 speech: Speech) -> None:
        self._turned_up: dict[int, Event | None] = {}
        """Cards that move before they are turned over, with how: face down, and each when its turn comes."""
        self._mixed: set[int] = set()
        """Cards of a pile that was shuffled since: none of them need be what it was before."""
        self._before, self._after = before, after
        self._old, self._new = old, new
        self._tableau, self._pictures, self._speech = tableau, pictures, speech
        self._counting = Counting(before, after, new, tableau, pictures)
        self._actors: dict[str, Actor] = {}
        self._steps: list[Step] = []
        self._flights: Step = []
        self._arrived: dict[str, Box] = {}
        """Where what has moved is by now."""

    def _land(self) -> None:
        """Cards that fly together have left; what comes next waits for them."""
        if self._flights:
            self._steps.append(self._flights)
            self._flights = []

    def _then(self, *motions: Motion) -> None:
        """What comes next; words still rise meanwhile."""
        self._land()
        beside = self._steps.pop() if self._rises and not any(isinstance(motion, Rise) for motion in motions) else []
        self._steps.append([*beside, *((0.0, motion) for motion in motions)])

    def _float(self, chip: Chip, cx: float, cy: float) -> None:
        """What rises follows at the heels of what has risen before: nobody waits for each by itself."""
        rise = self._rising(chip, cx, cy)
        if self._rises:
            self._steps[-1].append((RISE_APART * len(self._steps[-1]), rise))
        else:
            self._land()
            self._steps.append([(0.0, rise)])

    @property
    def _rises(self) -> bool:
        """Whether all that is seen last are words that rise."""
        return not self._flights and bool(self._steps) and all(isinstance(motion, Rise)
                                                               for _, motion in self._steps[-1])

    def _rising(self, chip: Chip, cx: float, cy: float) -> Rise:
        look = self._pictures.look
        height = round(max(24.0, look.px(28)))
        width = chip.width(height, look)
        box = Box(cx - width / 2, cy - height / 2, width, height)
        return Rise(Actor(self._pictures.pixmap(chip, width, height), box), look.px(26))

    def _actor_for(self, piece: Piece, box: Box | None = None) -> Actor:
        """The stand-in for a piece; it is there from then on until everything has been shown."""
        actor = self._actors.get(piece.key)
        if actor is None:
            assert piece.drawing is not None
            pixmap = self._pictures.pixmap(piece.drawing, piece.box.w, piece.box.h)
            margin = piece.drawing.margin(self._pictures.look)
            height = Z.ACTOR if box is not None else in_place(piece)
            actor = Actor(pixmap, box or piece.box, margin, piece.key, height)
            self._actors[piece.key] = actor
        return actor

    def _figure(self, piece: Piece, slot: int, start: Box, hides: str) -> Actor | None:
        """Somebody who stands there as more than a card goes, or comes, as what is seen of them there."""
        drawing, box = piece.drawing, piece.box
        if piece.key != f"card:{slot}" or slot in self._turned_up or box.h < box.w * FLATTEST \
                or drawing is None or isinstance(drawing, CardPicture):
            return None
        pixmap = self._pictures.pixmap(drawing, box.w, box.h)
        wide = min(box.w, start.w)
        high = wide * box.h / box.w
        place = Box(start.cx - wide / 2, start.cy - high / 2, wide, high)
        return Actor(pixmap, place, drawing.margin(self._pictures.look), hides)

    def _card_actor(self, event: Event, slot: int, box: Box, target: Box, hides: str, z: float) -> Actor:
        """A card as it was known when it moved, drawn large enough for the larger of both places."""
        width = round(max(box.w, target.w))
        form = brief_form(width)
        ident = event.identity(slot)
        known = self._old if ident is None and slot not in self._mixed else self._new
        drawing: Drawing = self._tableau.picture(known, slot, form, self._speech, ident)
        if slot in self._turned_up:
            drawing = CardPicture(self._lay(slot), form)
        return Actor(self._pictures.pixmap(drawing, width, round(width * CARD_RATIO)), box, hides=hides, z=z)

    def _lay(self, slot: int) -> Face:
        """What was to be seen of a card before: its back, also where the viewer knew it and it lay face down."""
        piece = self._before.of_slot(slot)
        if piece is not None and isinstance(piece.drawing, CardPicture):
            return piece.drawing.face
        return self._tableau.face(self._old, slot, self._speech)

    def _open_faces(self) -> set[Face]:
        """What lies open at the table."""
        drawings = (piece.drawing for piece in self._before.pieces)
        return {drawing.face for drawing in drawings if isinstance(drawing, CardPicture | WideCard)}

    def _own_slot(self, seat: int) -> int:
        """The card that a player's panel shows."""
        panel = self._before.get(f"player:{seat}")
        return panel.slot if panel is not None else -1


def in_place(piece: Piece) -> float:
    """How high a stand-in lies where the piece does: below what stands on it, which on a stage is as high."""
    return piece.z - 0.5 if piece.row else piece.z + 0.9


def told_at(piece: Piece, box: Box | None = None) -> Box:
    """Where it is said what happens to a piece, which lies in this box by now."""
    box = box or piece.box
    return piece.drawing.told_at(box.w, box.h).moved(box.x, box.y) if piece.drawing is not None else box


def card_box_of(piece: Piece) -> Box:
    """Where a card lies that is at home in this piece: a pile's own box, the middle of a larger one; of a player's
    panel where that hides nothing."""
    box = told_at(piece) if piece.key.startswith(PANEL) else piece.box
    if abs(box.h - box.w * CARD_RATIO) < 3:
        return box
    width = min(box.w, box.h / CARD_RATIO, 60.0)
    return Box(box.cx - width / 2, box.cy - width * CARD_RATIO / 2, width, width * CARD_RATIO)


def value_of(event: Event, kind: RefKind, *, last: bool = False) -> int:
    """The first thing of a kind that an event names, or the last; -1 for none."""
    refs = reversed(event.refs) if last else event.refs
    return next((int(ref.value) for ref in refs if ref.kind == kind), -1)
