"""From events to motions: which card flies from where to where, what turns over, which number rises.

Nothing here knows a game: moved cards are told by the kernel, everything else by the tableau's cues.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.app.game_texts import Speech
from sparktable.kernel.decisions import Ref
from sparktable.kernel.events import MOVED
from sparktable.kernel.typed import RefKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.animation import Actor, Flight, Motion, Rise, Step, TurnOver
from sparktable.table.art.face import Face
from sparktable.table.art.render import Form
from sparktable.table.drawings import CardPicture, Chip, WideCard
from sparktable.table.duel import STEP_BAR
from sparktable.table.duel_motions import Verdict, duel_steps, stamp_steps, verdict
from sparktable.table.fire import hit_steps, reckoned
from sparktable.table.flying_icons import Counting, bring
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.picture_store import Drawing, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import HOLD, RISE, Hold, Leave, held_up
from sparktable.table.tableau import Cue, Tableau
from sparktable.table.zorder import Z

STAGGER = 70.0
"""Milliseconds between cards that fly one after the other."""
LEGIBLE = 78
"""A card that is narrower flies without its text."""
MOST_AT_ONCE = 10
FLATTEST = 0.4
"""What is flatter than so much of its width is no card, and not what is seen of somebody."""


class Director:
    """Puts the motions of one change together. It follows where everything is after each event."""

    def __init__(self, before: Layout, after: Layout, old: View, new: View, tableau: Tableau, pictures: PictureStore,
                 speech: Speech, shows: float = 0.0, row: list[Face] | None = None) -> None:
        """`shows`: how many milliseconds what others do may be held up for; `row`: what was held up in this turn."""
        self._row = row if row is not None else []
        self.shows = shows
        """What is left of them."""
        self._shown: set[int] = set()
        self._turned_up: dict[int, Event | None] = {}
        """Cards that move before they are turned over, with how: face down, and each when its turn comes."""
        self._verdict: Verdict | None = None
        """How a duel ends in this change: what it brings flies from there to whoever gets it."""
        self._reckoned = False
        self._before, self._after = before, after
        self._old, self._new = old, new
        self._tableau, self._pictures, self._speech = tableau, pictures, speech
        self._counting = Counting(before, after, new, tableau, pictures)
        self._actors: dict[str, Actor] = {}
        self._steps: list[Step] = []
        self._flights: Step = []
        self._arrived: dict[str, Box] = {}
        """Where what has moved is by now."""
        self._vacated: tuple[int, Box] | None = None
        """The zone and the place that the card before has left: what comes there for it lies there."""
        self.beats = [0]
        """How many events are over before the first step, and after each: an event is when everything is that moves
        for it and for those before it."""

    def steps(self, events: Sequence[Event], dropped: tuple[int, Box] | None = None) -> list[Step]:
        """The motions for these events. A card that was dropped somewhere by hand starts from there."""
        self._verdict = verdict(events, self._before, self._tableau.cues, self._speech, self._new.seat)
        self._turned_up = self._that_turn_up(events)
        if dropped is not None:
            slot, box = dropped
            piece = self._before.of_slot(slot)
            if piece is not None:
                self._actor_for(piece, box)
        for count, event in enumerate(events, 1):
            if self._verdict is not None and self._verdict.at == count - 1:
                self._land()
                now = self._after if self._reckoned else self._before
                self._steps += stamp_steps(self._verdict, now, self._pictures)
            if event.kind == MOVED and self._turned_up.get(_value(event, "card")) is event:
                pass  # see `_turn_up`
            elif event.kind == MOVED:
                self._moved(event)
            else:
                self._show(event)
                cue = self._tableau.cues.get(event.kind)
                if cue is not None:
                    self._cue(event, cue)
            begun = len(self._steps) + bool(self._flights)
            self.beats += [self.beats[-1]] * (begun + 1 - len(self.beats))
            self.beats[begun] = count
        self._land()
        if events:
            self._steps += duel_steps(self._before, self._after, self._pictures, self._counting.counted)
            self.beats += [self.beats[-1]] * (len(self._steps) + 1 - len(self.beats))
        self._name_step()
        return self._steps

    def _name_step(self) -> None:
        """How far a duel has come is said as it begins to move, not when it has arrived."""
        old, new = self._before.get(STEP_BAR), self._after.get(STEP_BAR)
        if self._steps and old is not None and new is not None and old.drawing != new.drawing:
            picture = self._pictures.pixmap(new.drawing, new.box.w, new.box.h) if new.drawing is not None else None
            if picture is not None:
                bar = Actor(picture, new.box, hides=STEP_BAR, z=old.z + 0.5)
                self._steps[0].insert(0, (0.0, Hold(bar, 1.0)))

    def _land(self) -> None:
        """Cards that fly together have left; what comes next waits for them."""
        if self._flights:
            self._steps.append(self._flights)
            self._flights = []

    def _then(self, *motions: Motion) -> None:
        self._land()
        self._steps.append([(0.0, motion) for motion in motions])

    # --- what others do -----------------------------------------------------------------------------

    def _show(self, event: Event) -> None:
        """Hold up the card that somebody else's doing is about, once in a change."""
        telling, slot = self._tableau.tellings.get(event.kind), _value(event, "card")
        stage = self._after.beside
        actor = event.seat if event.seat >= 0 else self._old.state.active
        if telling is None or not telling.held or actor == self._new.seat or not stage.w or slot in self._shown \
                or event.identity(slot) is None or self.shows < HOLD:
            return
        piece = self._before.of_slot(slot) or self._before.home(self._old.state.where[slot]) \
            or self._before.get(f"player:{event.seat}")
        flown = self._actors.get(f"card:{slot}")
        start = flown.box if flown is not None else piece.box if piece is not None else None
        if start is None:
            return
        self._shown.add(slot)
        self.shows -= HOLD + RISE
        face = self._tableau.face(self._new, slot, self._speech, event.identity(slot))
        line = self._speech.event(event, self._new.state).removesuffix(".")
        self._row.append(face)
        caption = self._speech.words.say("table.this_turn", n=len(self._row))
        held, place = held_up(self._pictures, face, line, stage, start, self._row, caption, len(self._row) - 1)
        there = self._after.of_slot(slot) or self._after.home(self._new.state.where[slot])
        self._then(Flight(held, place, RISE, 0.0))
        self._then(Hold(held))
        if there is not None:
            wide, at = _card_box(there).w, there.box
            high = wide * place.h / place.w
            self._then(Flight(held, Box(at.cx - wide / 2, at.cy - high / 2, wide, high), RISE, 0.0))
        self._then(Leave(held))

    # --- cards that move ----------------------------------------------------------------------------

    def _moved(self, event: Event) -> None:
        slot = _value(event, "card")
        left, arrived = (int(ref.value) for ref in event.refs if ref.kind == "zone")
        key = f"card:{slot}"
        here = self._before.of_slot(slot) or self._before.home(left)
        there = self._after.of_slot(slot)
        if there is None or self._new.state.where[slot] != arrived:
            there = self._after.home(arrived) or there
        if there is None or (here is None and key not in self._actors) or here == there:
            return
        if any(motion.actor is self._actors.get(key) for _, motion in self._flights if isinstance(motion, Flight)) \
                or len(self._flights) >= MOST_AT_ONCE:
            self._land()
        actor = self._actors.get(key)
        target = _card_box(there)
        if self._vacated is not None and self._vacated[0] == arrived != self._new.state.where[slot]:
            target = self._vacated[1]
        self._vacated = (left, here.box) if actor is None and here is not None and here.key == key else None
        if actor is None:
            assert here is not None
            hides = here.key if here.key == key else ""
            grows = there.key == key and there.box.w * there.box.h > here.box.w * here.box.h
            actor = self._figure(there if grows or not hides else here, slot, here.box, hides) \
                or self._card_actor(event, slot, _card_box(here), target, hides)
            self._actors[key] = actor
        if actor.box.w > actor.box.h:
            wide = there.box.w if there.key == key else target.h
            high = wide * actor.box.h / actor.box.w
            target = Box(target.cx - wide / 2, target.cy - high / 2, wide, high)
        self._arrived[key] = target
        flight, late = Flight(actor, target), STAGGER * len(self._flights)
        self._flights.append((late, flight))
        if there.key == "battle":  # it lies under the stage then
            self._flights.append((late + flight.duration, Leave(actor)))

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

    def _card_actor(self, event: Event, slot: int, box: Box, target: Box, hides: str) -> Actor:
        """A card as it was known when it moved, drawn large enough for the larger of both places."""
        width = round(max(box.w, target.w))
        form: Form = "mini" if width < LEGIBLE else "board"
        ident = event.identity(slot)
        drawing: Drawing = self._tableau.picture(self._old if ident is None else self._new, slot, form, self._speech,
                                                 ident)
        if slot in self._turned_up:
            drawing = CardPicture(self._lay(slot), form)
        return Actor(self._pictures.pixmap(drawing, width, round(width * CARD_RATIO)), box, hides=hides)

    def _actor_for(self, piece: Piece, box: Box | None = None) -> Actor:
        """The stand-in for a piece; it is there from then on until everything has been shown."""
        actor = self._actors.get(piece.key)
        if actor is None:
            assert piece.drawing is not None
            pixmap = self._pictures.pixmap(piece.drawing, piece.box.w, piece.box.h)
            margin = piece.drawing.margin(self._pictures.look)
            height = Z.ACTOR if box is not None else piece.z + 0.9  # in its place, below what stands on it
            actor = Actor(pixmap, box or piece.box, margin, piece.key, height)
            self._actors[piece.key] = actor
        return actor

    def _that_turn_up(self, events: Sequence[Event]) -> dict[int, Event | None]:
        """The cards that an event turns up after they have moved, with their last move before it."""
        moves, found = dict[int, Event](), dict[int, Event | None]()
        for event in events:
            slot, cue = _value(event, "card"), self._tableau.cues.get(event.kind)
            if event.kind == MOVED:
                moves[slot] = event
            elif cue is not None and cue.motion in ("flip", "tiles") and slot in moves:
                found.setdefault(slot, moves[slot])
        return found

    def _lay(self, slot: int) -> Face:
        """What was to be seen of a card before: its back, also where the viewer knew it and it lay face down."""
        piece = self._before.of_slot(slot)
        if piece is not None and isinstance(piece.drawing, CardPicture):
            return piece.drawing.face
        return self._tableau.face(self._old, slot, self._speech)

    # --- cues ---------------------------------------------------------------------------------------

    def _cue(self, event: Event, cue: Cue) -> None:
        match cue.motion:
            case "flip":
                self._flip(event, _value(event, "card"))
            case "turn":
                for piece in self._before.pieces:
                    if piece.key.startswith("card:") and piece.slot == self._own_slot(event.seat):
                        self._turn_over(piece, self._after, event)
            case "step":
                self._walk(event, f"mover:{event.seat}")
            case "go":
                self._walk(event, f"mover:{_value(event, 'card')}")
            case "roll":
                self._roll(event, cue)
            case "float":
                self._rise(event, cue)
            case "call":
                self._call(event, cue)
            case "hit":
                self._hit(event, cue)
            case "block":
                self._reckon()
                self._call(event, cue)
            case "tiles":
                self._tiles(event)

    def _flip(self, event: Event, slot: int) -> None:
        """A card turns over where it lies, or where it comes to lie; unless it shows the same as before."""
        if (move := self._turned_up.get(slot)) is not None:
            self._land()
            self._turned_up[slot] = None
            self._moved(move)
        ident, flown = event.identity(slot), self._actors.get(f"card:{slot}")
        if ident is not None and self._lay(slot) == self._tableau.face(self._new, slot, self._speech, ident):
            return
        piece = self._before.of_slot(slot)
        if piece is not None and (flown is None or flown.hides):
            self._turn_over(piece, self._after, event)
        elif flown is not None and ident is not None:
            width = flown.pixmap.width() / flown.pixmap.devicePixelRatio()
            form: Form = "mini" if width < LEGIBLE else "board"
            drawing = self._tableau.picture(self._new, slot, form, self._speech, ident)
            self._then(TurnOver(flown, self._pictures.pixmap(drawing, round(width), round(width * CARD_RATIO))))

    def _own_slot(self, seat: int) -> int:
        """The card that a player's panel shows."""
        panel = self._before.get(f"player:{seat}")
        return panel.slot if panel is not None else -1

    def _turn_over(self, piece: Piece | None, after: Layout, event: Event) -> None:
        if piece is None or piece.drawing is None:
            return
        other = after.get(piece.key)
        if other is not None and other.drawing is not None and other.drawing != piece.drawing:
            drawing = other.drawing
        else:
            ident = event.identity(piece.slot)
            if ident is None:
                return
            across = isinstance(piece.drawing, WideCard)
            drawing = WideCard(self._tableau.face(self._new, piece.slot, self._speech, ident)) if across \
                else self._tableau.picture(self._new, piece.slot, "board", self._speech, ident)
        self._then(TurnOver(self._actor_for(piece), self._pictures.pixmap(drawing, piece.box.w, piece.box.h)))

    def _roll(self, event: Event, cue: Cue) -> None:
        """The die turns over to what was rolled, and the number rises from whoever rolled it. In a game that has just
        been set up nothing has been rolled before."""
        piece, final = self._before.get("die"), self._after.get("die")
        panel = self._before.get(f"player:{event.seat}")
        if piece is None or piece.drawing is None or final is None or final.drawing is None:
            return
        number = _value(event, "number")
        if self._old is self._new:
            piece = replace(piece, drawing=piece.drawing.showing(0))
        shown = final.drawing.showing(number)
        face = self._pictures.pixmap(shown, piece.box.w, piece.box.h)
        motions: list[Motion] = [TurnOver(self._actor_for(piece), face)]
        if panel is not None:
            motions.append(self._rising(Chip(cue.icon, str(number)), panel.box.cx, panel.box.cy))
        self._then(*motions)

    def _walk(self, event: Event, mover: str) -> None:
        """A mover goes to a space, the last one that is told, and stands there as it stood before."""
        space = next((int(ref.value) for ref in reversed(event.refs) if ref.kind == "space"), -1)
        piece, final = self._before.get(mover), self._after.get(mover)
        cell = next(self._after.standing_for(Ref("space", space)), None)
        if final is None or cell is None:
            return
        last = next((other for other in self._after.standing_for(Ref("space", space))
                     if other.box.contains(final.box.cx, final.box.cy)), None)
        target = final.box if last is not None else Box(
            cell.box.right - final.box.w * 0.9, cell.box.cy - final.box.h * 0.4, final.box.w, final.box.h)
        if piece is None:
            self._then(Rise(self._actor_for(final, target.moved(0, -target.h * 0.3)), -target.h * 0.3, 240.0))
        else:
            self._then(Flight(self._actor_for(piece), target, 200.0, 0.18))

    def _rise(self, event: Event, cue: Cue) -> None:
        panel = self._before.get(f"player:{event.seat}")
        number = _value(event, "number") or 1
        if panel is None:
            return
        text = f"{'+' if cue.sign >= 0 else '−'}{number if cue.sign else 1}"
        box = panel.box
        end = self._verdict
        if end is not None and cue.sign >= 0 and (cue.sign > 0) == end.won:
            self._land()
            self._steps.append(bring(cue.icon, number if cue.sign else 1, end.spot, box, self._pictures))
        self._float(Chip(cue.icon, text), box.cx, box.cy)

    def _call(self, event: Event, cue: Cue) -> None:
        slot = _value(event, "card")
        piece = (self._before.of_slot(slot) or self._after.of_slot(slot)) if slot >= 0 else None
        mover = self._before.get(f"mover:{slot}")
        piece = piece or (mover if mover is not None and mover.slot == slot else None) \
            or self._before.get(f"player:{event.seat}")
        if piece is None:
            return
        words = self._speech.words
        key = f"{self._speech.title.name}.call.{event.kind}"
        text = words.say(key, n=_value(event, "number")) if words.has(key) else ""
        actor = self._actors.get(piece.key)
        box = self._arrived.get(piece.key, actor.box if actor is not None else piece.box)
        self._float(Chip(cue.icon, text, cue.tone), box.cx, box.cy)

    def _hit(self, event: Event, cue: Cue) -> None:
        """The numbers of the attack stand there, and then whoever is hit feels it."""
        piece = self._before.get(f"mover:{_value(event, 'card')}")
        if piece is None:
            self._rise(event, cue)
            return
        self._reckon()
        panel = self._before.get(f"player:{event.seat}"), self._after.get(f"player:{event.seat}")
        self._steps += hit_steps(piece, self._actor_for(piece), _value(event, "number"), panel, self._before,
                                 self._pictures)

    def _reckon(self) -> None:
        self._land()
        if not self._reckoned and (step := reckoned(self._before, self._after, self._pictures)):
            self._steps.append(step)
        self._reckoned = True

    def _tiles(self, event: Event) -> None:
        """The card is turned up, and its icons fly to where they count."""
        slot = _value(event, "card")
        self._flip(event, slot)
        self._land()
        self._steps += self._counting.steps(event, slot)

    def _float(self, chip: Chip, cx: float, cy: float) -> None:
        self._then(self._rising(chip, cx, cy))

    def _rising(self, chip: Chip, cx: float, cy: float) -> Rise:
        look = self._pictures.look
        height = round(max(24.0, look.px(28)))
        width = chip.width(height, look)
        box = Box(cx - width / 2, cy - height / 2, width, height)
        return Rise(Actor(self._pictures.pixmap(chip, width, height), box), look.px(26))


def before_turned_up(events: Sequence[Event], tableau: Tableau) -> int:
    """How many of these events are over before the first card comes that is turned up to count."""
    up = {_value(event, "card") for event in events
          if (cue := tableau.cues.get(event.kind)) is not None and cue.motion == "tiles"}
    return next((over for over, event in enumerate(events) if _value(event, "card") in up), 0)


def _card_box(piece: Piece) -> Box:
    """Where a card lies that is at home in this piece: a pile's own box, the middle of a larger one."""
    box = piece.box
    if abs(box.h - box.w * CARD_RATIO) < 3:
        return box
    width = min(box.w, box.h / CARD_RATIO, 60.0)
    return Box(box.cx - width / 2, box.cy - width * CARD_RATIO / 2, width, width * CARD_RATIO)


def _value(event: Event, kind: RefKind) -> int:
    return next((int(ref.value) for ref in event.refs if ref.kind == kind), -1)
