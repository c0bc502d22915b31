"""Characters that come onto the battlefield, and cards that go under one."""
from __future__ import annotations

from dataclasses import dataclass, field

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame
from sparktable.kernel.relations import bind, unbind
from sparktable.kernel.stack import settle
from sparktable.kernel.triggers import fire
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.zones import move

from .. import questions
from ..deeds.combining import combine, form_of
from ..deeds.deck import refill
from ..deeds.force import enforce_character, lift
from ..events import DEPLOYED
from ..relations import UNDER_IT
from ..state import BATTLEFIELD, DECK, UNDER, TcgState, character
from .select import me
from .whom import DoneTo, OnWhom, Whom


@dataclass(frozen=True, eq=False)
class ReturnFromKO(DoneTo):
    """Characters return from the KO area to the battlefield, untapped and in the mode that they are in."""

    repaired: int = 0
    """So much damage is repaired; the rest stays on it."""
    fully: bool = False

    def question(self) -> QuestionKind:
        return questions.RETURN

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            lift(s, slot)
            move(s, slot, BATTLEFIELD + s.owner[slot])
            s.damage[slot] = 0 if self.fully else max(0, s.damage[slot] - self.repaired)
            enforce_character(s, slot)
        settle(s)


@dataclass(frozen=True, eq=False)
class Deploy(DoneTo):
    """Put a character that lies under this one onto the battlefield: untapped, in the mode in which it starts, or in
    another that the text names."""

    to: str = ""

    def question(self) -> QuestionKind:
        return questions.DEPLOY

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            unbind(s, slot)
            move(s, slot, BATTLEFIELD + s.owner[slot])
            names = [side.name for side in character(s, slot).modes]
            s.mode[slot] = names.index(self.to) if self.to in names else 0
            s.tapped[slot] = s.damage[slot] = 0
            enforce_character(s, slot)
            fire(s, DEPLOYED, slot)


@dataclass(frozen=True, eq=False)
class PutUnder(Effect):
    """The lowest card of your deck goes under this, and nobody looks at it."""

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.seat])

    def run(self, s: TcgState, frame: Frame) -> None:
        host = me(s, frame)
        if s.zones[DECK + frame.seat] and s.where[host] == BATTLEFIELD + frame.seat:
            slot = s.zones[DECK + frame.seat][0]
            move(s, slot, UNDER + frame.seat)
            bind(s, slot, host, UNDER_IT)
            refill(s, frame.seat)


@dataclass(frozen=True, eq=False)
class Combine(OnWhom):
    """Combine those into the Combiner that they are the parts of, if all are there:
    `Combine("Menasor, Menacing Colossus", One(Chars(trait="stunticon", mode=BOT, at=EITHER_ZONE), n=5))`."""

    form: str
    whom: Whom = field()

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        form = form_of(s, frame.seat, self.form)
        if form < 0:
            return []
        parts, picked = character(s, form).parts, {s.ident[slot] for slot in (frame.data if frame.step else ())}
        found = [slot for slot in self.whom.among.found(s, frame) if character(s, slot).full_name in parts]
        if len({s.ident[slot] for slot in found}) < self.wanted(s, frame):
            return []
        return [slot for slot in found if s.ident[slot] not in picked]

    def question(self) -> QuestionKind:
        return questions.COMBINE

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        form = form_of(s, frame.seat, self.form)
        s.scope.it = (form,)
        combine(s, frame.seat, form, slots)
