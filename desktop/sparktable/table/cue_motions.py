"""Which motions an event gets by its cue: what turns over, walks, rises, is hit or stamped."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.kernel.decisions import Ref
from sparktable.kernel.values import Event
from sparktable.table.animation import Flight, Motion, Rise, TurnOver
from sparktable.table.drawings import Chip, WideCard, brief_form
from sparktable.table.duel import ATTACKER, DEFENDER, TOTAL
from sparktable.table.duel_end import Verdict, stamp_steps
from sparktable.table.fire import beam_steps, hit_steps, reckoned, shooter
from sparktable.table.flying_icons import bring
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.piece import Layout, Piece
from sparktable.table.tableau import Cue
from sparktable.table.timeline import Timeline, told_at, value_of


class CueMotions(Timeline):
    """Puts the motions of cues behind one another."""

    _verdict: Verdict | None = None
    """How a duel ends in this change: what it brings flies from there to whoever gets it, while its turn goes on."""
    _reckoned = False
    _turning_up = (-1, -1)
    """Where the last card that was turned up to count began to come, and where its steps end."""
    parts: Sequence[int] = ()
    """Before which steps the stamp of a duel comes, and what it brings."""

    def _cue(self, event: Event, cue: Cue) -> None:
        match cue.motion:
            case "flip":
                self._flip(event, value_of(event, "card"))
            case "turn":
                for piece in self._before.pieces:
                    if piece.key.startswith("card:") and piece.slot == self._own_slot(event.seat):
                        self._turn_over(piece, self._after, event)
            case "step":
                self._walk(event, f"mover:{event.seat}")
            case "go":
                self._walk(event, f"mover:{value_of(event, 'card')}")
            case "roll":
                self._roll(event, cue)
            case "float":
                self._rise(event, cue)
            case "call":
                self._call(event, cue)
            case "strike":
                if self._verdict is None:
                    self._call(event, cue)
            case "hit":
                self._hit(event, cue)
            case "block":
                self._reckon()
                self._fire(value_of(event, "card"), blocked=True)
                self._call(event, cue)
            case "tiles":
                self._tiles(event)

    def _flip(self, event: Event, slot: int) -> None:
        """A card turns over where it lies, or where it comes to lie; unless it shows the same as before."""
        ident, flown = event.identity(slot), self._actors.get(f"card:{slot}")
        if ident is not None and self._lay(slot) == self._tableau.face(self._new, slot, self._speech, ident):
            return
        piece = self._before.of_slot(slot)
        if piece is not None and (flown is None or flown.hides):
            self._turn_over(piece, self._after, event)
        elif flown is not None and ident is not None:
            width = flown.pixmap.width() / flown.pixmap.devicePixelRatio()
            drawing = self._tableau.picture(self._new, slot, brief_form(width), self._speech, ident)
            self._then(TurnOver(flown, self._pictures.pixmap(drawing, round(width), round(width * CARD_RATIO))))

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
        number = value_of(event, "number")
        if self._old is self._new:
            piece = replace(piece, drawing=piece.drawing.showing(0))
        shown = final.drawing.showing(number)
        face = self._pictures.pixmap(shown, piece.box.w, piece.box.h)
        motions: list[Motion] = [TurnOver(self._actor_for(piece), face)]
        if panel is not None:
            at = told_at(panel)
            motions.append(self._rising(Chip(cue.icon, str(number)), at.cx, at.cy))
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
        self._arrived[mover] = target

    def _rise(self, event: Event, cue: Cue) -> None:
        panel = self._before.get(f"player:{event.seat}")
        number = max(value_of(event, "number"), 1)
        if panel is None:
            return
        text = f"{'+' if cue.sign >= 0 else '−'}{number if cue.sign else 1}"
        box = panel.box
        end = self._verdict
        if end is not None and end.won and cue.sign > 0:
            self._land()
            self._steps.append(bring(cue.icon, number, end.spot, box, self._pictures))
        at = told_at(panel)
        self._float(Chip(cue.icon, text), at.cx, at.cy)

    def _call(self, event: Event, cue: Cue) -> None:
        slot = value_of(event, "card")
        piece = (self._before.of_slot(slot) or self._after.of_slot(slot)) if slot >= 0 else None
        mover = self._before.get(f"mover:{slot}")
        piece = piece or (mover if mover is not None and mover.slot == slot else None) \
            or self._before.get(f"player:{event.seat}")
        if piece is None:
            return
        words = self._speech.words
        key = f"{self._speech.title.name}.call.{event.kind}"
        text = words.say(key, n=value_of(event, "number")) if words.has(key) else ""
        actor = self._actors.get(piece.key)
        box = self._arrived.get(piece.key, actor.box if actor is not None else piece.box)
        at = told_at(piece, box)
        self._float(Chip(cue.icon, text, cue.tone), at.cx, at.cy)

    def _hit(self, event: Event, cue: Cue) -> None:
        """The numbers of the attack stand there, fire comes, and then whoever is hit feels it."""
        slot = value_of(event, "card")
        piece, box = self._before.get(f"mover:{slot}"), self._stands(slot)
        if piece is None or box is None:
            self._rise(event, cue)
            return
        self._reckon()
        self._fire(slot)
        panel = self._before.get(f"player:{event.seat}"), self._after.get(f"player:{event.seat}")
        self._steps += hit_steps(self._actor_for(piece), box, value_of(event, "number"), panel, self._pictures)

    def _stands(self, slot: int) -> Box | None:
        """Where somebody stands by now."""
        piece = self._before.get(f"mover:{slot}")
        return self._arrived.get(piece.key, piece.box) if piece is not None else None

    def _fire(self, target: int, *, blocked: bool = False) -> None:
        """Whoever has somebody in the line of fire shoots from where both stand by now."""
        start, end = self._stands(shooter(self._before, target)), self._stands(target)
        if start is not None and end is not None:
            self._steps += beam_steps(start, end, self._pictures, blocked=blocked)

    def _reckon(self) -> None:
        self._land()
        if not self._reckoned and (step := reckoned(self._before, self._after, self._pictures)):
            self._steps.append(step)
            self._counting.leave_out(f"{TOTAL}{role}" for role in (ATTACKER, DEFENDER))
        self._reckoned = True

    def _end_duel(self, end: Verdict) -> None:
        """How a duel ended, once, before anything leaves."""
        self._land()
        stamp = stamp_steps(end, self._after if self._reckoned else self._before, self._pictures)
        self._steps += stamp
        self.parts = [len(self._steps) - 1, len(self._steps)] if stamp else []

    def _tiles(self, event: Event) -> None:
        """The card is turned up, and its icons fly to where they count; the next one comes meanwhile."""
        slot, at = value_of(event, "card"), len(self._steps)
        self._flip(event, slot)
        self._land()
        self._steps += self._counting.steps(event, slot)
        first, end = self._turning_up
        if at == end:
            steps = self._steps[at:]
            del self._steps[at:]
            at = first + 1
            self._steps += [[] for _ in range(at + len(steps) - len(self._steps))]
            for number, step in enumerate(steps, at):
                self._steps[number] = [*self._steps[number], *step]
        self._turning_up = at, len(self._steps)
