"""From events to motions, in their order: cards that move fly, what others do is held up, everything else follows its
cue.

Nothing here knows a game: moved cards are told by the kernel, everything else by the tableau's cues.
"""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.app.game_log import TURN_EVENTS
from sparktable.app.game_texts import Speech
from sparktable.kernel.events import MOVED, SHUFFLED
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.animation import Actor, Appear, Flight, Step, actors_of
from sparktable.table.art.face import Face
from sparktable.table.cue_motions import CueMotions
from sparktable.table.drawings import CardPicture, WideCard, brief_form
from sparktable.table.duel import STEP_BAR, fighters
from sparktable.table.duel_end import verdict
from sparktable.table.duel_motions import UNDER_STAGE, duel_steps, without_words
from sparktable.table.geometry import Box
from sparktable.table.picture_store import PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.recall import wants_ground
from sparktable.table.show import RISE, SINK, Hold, Leave, Stay, ground_beneath, held_up
from sparktable.table.showing import Held, Showing, Shown
from sparktable.table.tableau import Gain, Tableau
from sparktable.table.timeline import PANEL, card_box_of, in_place, value_of
from sparktable.table.zorder import Z

STAGGER = 70.0
"""Milliseconds between cards that fly one after the other."""
OTHERS_STAGGER = 20.0
"""The same while somebody else plays."""
MOST_AT_ONCE = 10


class Director(CueMotions):
    """Puts the motions of one change together. It follows where everything is after each event."""

    def __init__(self, before: Layout, after: Layout, old: View, new: View, tableau: Tableau, pictures: PictureStore,
                 speech: Speech, showing: Showing | None = None) -> None:
        """`showing`: what others do is held up, as one turn of theirs goes on."""
        super().__init__(before, after, old, new, tableau, pictures, speech)
        self._showing = showing
        self._shown: dict[int, Event] = {}
        """The cards that are held up, each with the event that it is held up for."""
        self._gathered: dict[int, Event] = {}
        """The same for those that there is no time for until the turn is over."""
        self._zones: dict[int, int] = {}
        """Where a card has come to that is still to be held up."""
        self._came: dict[int, int] = {}
        """The zone that a card has come to."""
        self._taken_along: set[int] = set()
        """Which of the events are moves that are over once a card has been held up."""
        self._vacated: tuple[int, Box] | None = None
        """The zone and the place that the card before has left: what comes there for it lies there."""
        self.beats = [0]
        """How many events are over before the first step, and after each: an event is when everything is that moves
        for it and for those before it."""

    def steps(self, events: Sequence[Event], dropped: tuple[int, Box] | None = None) -> list[Step]:
        """The motions for these events. A card that was dropped somewhere by hand starts from there."""
        self._verdict = verdict(events, self._before, self._tableau.cues, self._speech, self._new.seat)
        self._turned_up = self._that_turn_up(events)
        self._shown = self._that_are_shown(events)
        if dropped is not None:
            slot, box = dropped
            piece = self._before.of_slot(slot)
            if piece is not None:
                self._actor_for(piece, box)
        for count, event in enumerate(events, 1):
            slot, cue = value_of(event, "card"), self._tableau.cues.get(event.kind)
            if self._verdict is not None and self._verdict.at == count - 1:
                self._end_duel(self._verdict)
            elif self._verdict is not None and self._verdict.at < count - 1 and event.kind in TURN_EVENTS:
                self._verdict = None
            if event.kind == MOVED:
                self._came[slot] = value_of(event, "zone", last=True)
            if event.kind == SHUFFLED:
                self._shuffle(value_of(event, "zone"))
            elif event.kind == MOVED and slot in self._shown:  # it goes there once it has been held up
                self._zones[slot] = self._came[slot]
            elif count - 1 in self._taken_along:
                pass
            elif event.kind == MOVED and self._turned_up.get(slot) is event:
                pass  # see `_bring`
            elif event.kind == MOVED:
                self._moved(event)
            elif cue is not None and cue.motion == "flip":  # it is seen where it lies, and then held up
                self._bring(slot)
                self._cue(event, cue)
                self._show(events, count - 1)
            else:
                self._show(events, count - 1)
                if cue is not None:
                    self._bring(slot if cue.motion == "tiles" else -1)
                    self._cue(event, cue)
            begun = len(self._steps) + bool(self._flights)
            self.beats += [self.beats[-1]] * (begun + 1 - len(self.beats))
            self.beats[begun] = count
        if self._verdict is not None and self._verdict.at == len(events):
            self._end_duel(self._verdict)
        self._land()
        opens_or_closes = (self._before.get("battle") is None) != (self._after.get("battle") is None)
        if events or opens_or_closes:
            staged = duel_steps(self._before, self._after, self._pictures, self._counting.counted)
            if staged and self._rises:  # who attacks is called while both come in, behind them
                called = self._steps.pop()
                for actor in actors_of([called]):
                    actor.z = UNDER_STAGE
                staged[0] = [*called, *staged[0]]
            self._steps += staged
            self.beats += [self.beats[-1]] * (len(self._steps) + 1 - len(self.beats))
        self._name_step()
        return self._steps

    def _name_step(self) -> None:
        """How far a duel has come is said as it begins to move, not when it has arrived."""
        if fighters(self._before) != fighters(self._after):
            return
        old, new = self._before.get(STEP_BAR), self._after.get(STEP_BAR)
        if self._steps and old is not None and new is not None and old.drawing != new.drawing:
            picture = self._pictures.pixmap(new.drawing, new.box.w, new.box.h) if new.drawing is not None else None
            if picture is not None:
                bar = Actor(picture, new.box, hides=STEP_BAR, z=old.z + 0.5)
                self._steps[0].insert(0, (0.0, Stay(bar)))

    # --- what others do -----------------------------------------------------------------------------

    def _is_others(self, event: Event) -> bool:
        return (event.seat if event.seat >= 0 else self._old.state.active) != self._new.seat

    def _flips(self, event: Event) -> bool:
        cue = self._tableau.cues.get(event.kind)
        return cue is not None and cue.motion == "flip"

    def _that_are_shown(self, events: Sequence[Event]) -> dict[int, Event]:
        """The cards that what somebody else does is about, and those that the viewer turns up, each with the first
        event that tells of it."""
        found: dict[int, Event] = {}
        if self._showing is None or not self._after.shown_at.w:
            return found
        for event in events:
            telling, slot = self._tableau.tellings.get(event.kind), value_of(event, "card")
            if telling is not None and telling.held and slot not in found and event.identity(slot) is not None \
                    and not (telling.unseen and self._lay_open(event, slot)) \
                    and self._lies(event, slot) is not None and (self._is_others(event) or self._flips(event)):
                held = self._showing.holds(self._face(event, slot), telling)
                (found if held else self._gathered).setdefault(slot, event)
        return found

    def _lay_open(self, event: Event, slot: int) -> bool:
        """Whether a card was to be seen before these events."""
        piece = self._before.of_slot(slot)
        return (piece is not None and isinstance(piece.drawing, CardPicture | WideCard)
                and piece.drawing.face == self._face(event, slot))

    def _face(self, event: Event, slot: int) -> Face:
        """A card as it was when something was done with it."""
        return self._tableau.face(self._new, slot, self._speech, event.identity(slot))

    def _lies(self, event: Event, slot: int) -> Piece | None:
        """Where a card is before these events: itself, or what it is in."""
        return self._before.of_slot(slot) or self._before.home(self._old.state.where[slot]) \
            or self._before.get(f"player:{event.seat}")

    def _show(self, events: Sequence[Event], at: int) -> None:
        """Hold up the card that this is about, with what it gave; then it goes to where it belongs by then."""
        event = events[at]
        slot = value_of(event, "card")
        if self._showing is None:
            return
        if self._gathered.get(slot) is event and self._is_others(event):
            self._showing.gather(self._told_of(event, slot))
        if self._shown.get(slot) is not event:
            return
        del self._shown[slot]  # what moves it from now on is seen
        piece, flown = self._lies(event, slot), self._actors.get(f"card:{slot}")
        assert piece is not None
        hides = piece.key if flown is None and piece.key == f"card:{slot}" else ""
        shown = self._told_of(event, slot)
        face, line = shown.face, shown.line
        hold = self._showing.hold(shown, lay_open=face in self._open_faces())
        row = tuple(self._showing.row) if self._is_others(event) else ()
        caption = self._speech.words.say("table.this_turn", n=len(row))
        start = self._arrived.get(f"card:{slot}", flown.box) if flown is not None else piece.box

        def lifted(gains: tuple[Gain, ...]) -> tuple[Actor, Box]:
            return held_up(self._pictures, face, line, gains, self._after.shown_at, start, row, caption, len(row) - 1,
                           hides)

        held, place = lifted(shown.gains)
        if not self._flips(event):
            self._showing.held = Held(held, event, shown.gains, lambda later: lifted(later)[0].pixmap)
        stage = self._after.shown_at
        grounds = [ground_beneath(self._pictures, stage, place)] if wants_ground(self._after) else []
        self._then(Flight(held, place, RISE, 0.0), *map(Appear, grounds))
        self._then(Hold(held, hold))
        goes_on = self._goes_on(events, at)
        there = self._belongs(slot)
        if there is None or there.key == "battle":  # on a stage nothing of it is seen
            self._then(*map(Leave, (held, *grounds)))
            return
        stays = flown if flown is not None and not goes_on else self._lying(event, slot, there)
        home = start if stays is flown else stays.box
        high = home.w * place.h / place.w
        lies = Box(home.x, home.cy - high / 2, home.w, high)
        self._then(Flight(held, lies, SINK, 0.0), *map(Leave, grounds))
        self._then(Leave(held), *((Leave(flown),) if flown is not None and flown is not stays else ()), Stay(stays))
        self._actors[f"card:{slot}"], self._arrived[f"card:{slot}"] = stays, home

    def _told_of(self, event: Event, slot: int) -> Shown:
        """A card with what is said of it."""
        assert self._showing is not None
        line = self._speech.event(event, self._new.state).removesuffix(".")
        story = self._showing.story(event, self._tableau.tellings)
        if self._flips(event):  # what comes of a card that is turned over is still to be seen
            story = story._replace(after=())
        seat = event.seat if event.seat >= 0 else self._old.state.active
        return Shown(self._face(event, slot), line, tuple(self._tableau.gave(self._new, story, self._speech)),
                     self._tableau.tellings[event.kind], seat, event.kind)

    def _goes_on(self, events: Sequence[Event], at: int) -> bool:
        """Whether a card that is held up moves on before anything else is seen: then it goes there at once."""
        slot = value_of(events[at], "card")
        for place, event in enumerate(events[at + 1:], at + 1):
            if event.kind == MOVED and value_of(event, "card") == slot:
                self._zones[slot] = value_of(event, "zone", last=True)
                self._taken_along.add(place)
                return True
            if event.kind in self._tableau.cues:
                break
        return False

    def _belongs(self, slot: int) -> Piece | None:
        """Where a card that is held up goes then: it may move on later, after something else has been seen."""
        last = self._new.state.where[slot]
        zone = self._zones.get(slot, self._old.state.where[slot])
        if zone == last:
            return self._after.of_slot(slot) or self._after.home(last)
        return self._after.home(zone) if slot in self._zones else self._before.of_slot(slot)

    def _lying(self, event: Event, slot: int, there: Piece) -> Actor:
        """A card as it lies there."""
        box, drawing, z = there.box, there.drawing, min(float(there.z), in_place(there))
        if there.key != f"card:{slot}" or drawing is None:
            box, z = card_box_of(there), Z.ACTOR
            drawing = self._tableau.picture(self._new, slot, brief_form(box.w), self._speech, event.identity(slot))
        return Actor(self._pictures.pixmap(drawing, round(box.w), round(box.h)), box,
                     drawing.margin(self._pictures.look), z=z)

    # --- cards that move ----------------------------------------------------------------------------

    def _moved(self, event: Event) -> None:
        slot = value_of(event, "card")
        left, arrived = (int(ref.value) for ref in event.refs if ref.kind == "zone")
        key = f"card:{slot}"
        here = (self._before.of_slot(slot) if slot not in self._mixed else None) or self._before.home(left)
        there = self._after.of_slot(slot)
        if there is None or self._new.state.where[slot] != arrived:
            there = self._after.home(arrived) or there
        if there is None or (here is None and key not in self._actors) or here == there:
            return
        if any(motion.actor is self._actors.get(key) for _, motion in self._flights if isinstance(motion, Flight)) \
                or len(self._flights) >= MOST_AT_ONCE:
            self._land()
        actor = self._actors.get(key)
        target = card_box_of(there)
        if self._vacated is not None and self._vacated[0] == arrived != self._new.state.where[slot]:
            target = self._vacated[1]
        self._vacated = (left, here.box) if actor is None and here is not None and here.key == key else None
        if actor is None:
            assert here is not None
            hides = here.key if here.key == key else ""
            grows = there.key == key and there.box.w * there.box.h > here.box.w * here.box.h
            actor = self._figure(there if grows or not hides else here, slot, here.box, hides) \
                or self._card_actor(event, slot, card_box_of(here), target, hides,
                                    in_place(there) if there.row else Z.ACTOR)
            self._actors[key] = actor
        if actor.box.w > actor.box.h:
            wide = there.box.w if there.key == key else target.h
            high = wide * actor.box.h / actor.box.w
            target = Box(target.cx - wide / 2, target.cy - high / 2, wide, high)
        self._arrived[key] = target
        apart = STAGGER if self._old.state.active == self._old.seat else OTHERS_STAGGER
        flight, late = Flight(actor, target), apart * len(self._flights)
        self._flights.append((late, flight))
        if there.key != key:
            self._flights += without_words(self._before, key)
        if there.key == "battle" or there.key.startswith(PANEL):  # under the stage, or among what is only counted
            self._flights.append((late + flight.duration, Leave(actor)))

    def _shuffle(self, zone: int) -> None:
        """What came to a pile is in it now; whatever comes out of it is a card by itself."""
        mixed = {slot for slot, came in self._came.items() if came == zone}
        gone = [self._actors.pop(key) for key in (f"card:{slot}" for slot in mixed) if key in self._actors]
        if gone:
            self._then(*map(Leave, gone))
        self._mixed |= mixed

    def _bring(self, slot: int) -> None:
        """A card that is about to be turned over comes to where that is seen."""
        if (move := self._turned_up.get(slot)) is not None:
            self._land()
            self._turned_up[slot] = None
            self._moved(move)

    def _that_turn_up(self, events: Sequence[Event]) -> dict[int, Event | None]:
        """The cards that an event turns up after they have moved, with their last move before it."""
        moves, found = dict[int, Event](), dict[int, Event | None]()
        for event in events:
            slot, cue = value_of(event, "card"), self._tableau.cues.get(event.kind)
            if event.kind == MOVED:
                moves[slot] = event
            elif cue is not None and cue.motion in ("flip", "tiles") and slot in moves:
                found.setdefault(slot, moves[slot])
        return found


def before_turned_up(events: Sequence[Event], tableau: Tableau) -> int:
    """How many of these events are over before the first card comes that is turned up to count."""
    up = {value_of(event, "card") for event in events
          if (cue := tableau.cues.get(event.kind)) is not None and cue.motion == "tiles"}
    return next((over for over, event in enumerate(events) if value_of(event, "card") in up), 0)
