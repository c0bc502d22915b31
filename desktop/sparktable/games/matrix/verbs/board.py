"""The Matrix: Converting, moving, teleporting, looking, turning up, clearing."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import NO, SPACE, YES, Decision, Option, card, seat, word
from sparktable.kernel.decisions import space as space_ref
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.vocabulary.picking import ALL
from sparktable.kernel.vocabulary.seats import THEM, YOU, seat_of
from sparktable.kernel.vocabulary.selections import IT, THIS, Selection
from sparktable.kernel.zones import learn

from .. import questions
from ..card import POLITY, RUIN
from ..deeds.commanding import remove_token, take_command
from ..deeds.moving import convert, forced_move, free_step, teleport
from ..deeds.reveal import place_ruin, refill, turn_up_in_matrix
from ..deeds.ruin import clear
from ..events import PEEKS, SPACE_EMPTIES, SWAPPED, happened
from ..facts.cards import clearable, space_of
from ..facts.movement import can_convert, forced_spaces, free_step_spaces, spaces_with_surcharge, teleport_spaces
from ..facts.payer import payers
from ..state import MATRIX, MatrixState
from .pick import Pick, PickFrom
from .select import ON_THIS, Cards, Chars


@dataclass(frozen=True, eq=False)
class Convert(Effect):
    """Turn your character over, free of Energon."""

    to: int | None = None
    """ALT or BOT: only if it does not show that side already."""

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return can_convert(s, frame.seat) and self.to != s.mode[frame.seat]

    def run(self, s: MatrixState, frame: Frame) -> None:
        s.scope.done = convert(s, frame.seat, self.to)


@dataclass(frozen=True, eq=False)
class Teleport(Effect):
    """Move without Move and without an Ambush (War on Cybertron p.7)."""

    reach: int | None = None
    """How far, counted in steps that are not diagonal; None for any space."""
    _: KW_ONLY
    onto: Cards | None = None
    """Only onto such cards."""
    along: Chars | None = None
    """Characters whose players may come along. The frame's data are the space, how many were asked, who comes; and
    below zero the cards that are to pay a surcharge first."""

    def spaces(self, s: MatrixState, frame: Frame) -> list[int]:
        spaces = teleport_spaces(s, frame.seat, self.reach)
        if self.onto is None:
            return spaces
        slots = self.onto.found(s, frame)
        return [space for space in spaces if s.zones[MATRIX][space] in slots]

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return bool(self.spaces(s, frame))

    def run(self, s: MatrixState, frame: Frame) -> Decision | None:
        if frame.data:
            return self._ask(s, frame)
        options = spaces_with_surcharge(s, frame.seat, self.spaces(s, frame))
        if not options:
            s.scope.done = False
            return None
        return Decision(frame.seat, questions.CHOOSE_SPACE, options, frame.source, (word(self.label),))

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        if not frame.data:
            self._go_on(s, frame, (option.value("space"), 0, *(~slot for slot in payers(option))))
            return
        space, asked, *coming = frame.data
        if option == YES:
            coming.append(self._companions(s, frame)[asked])
        self._go_on(s, frame, (space, asked + 1, *coming))

    def _companions(self, s: MatrixState, frame: Frame) -> list[int]:
        return [] if self.along is None else self.along.found(s, frame)

    def _go_on(self, s: MatrixState, frame: Frame, data: tuple[int, ...]) -> None:
        """Ask the next one who may come along, or go: all arrive together."""
        if data[1] < len(self._companions(s, frame)):
            s.stack.append(Frame(self, 1, frame.seat, frame.source, data))
            return
        s.scope.spot, s.scope.done = data[0], True
        for traveller in (frame.seat, *(each for each in data[2:] if each >= 0)):
            teleport(s, traveller, data[0], [~each for each in data[2:] if each < 0])

    def _ask(self, s: MatrixState, frame: Frame) -> Decision:
        space, asked, *_ = frame.data
        companion = self._companions(s, frame)[asked]
        options = [YES, NO] if space in teleport_spaces(s, companion) else [NO]
        return Decision(companion, questions.COME_ALONG, options, frame.source, (space_ref(space), seat(frame.seat)))


@dataclass(frozen=True, eq=False)
class ComeHere(Effect):
    """`They` may Teleport to your space: their player decides."""

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return s.at[frame.seat] in teleport_spaces(s, s.scope.them)

    def run(self, s: MatrixState, frame: Frame) -> Decision | None:
        if not self.possible(s, frame):
            s.scope.done = False
            return None
        here = s.at[frame.seat]
        return Decision(s.scope.them, questions.COME_ALONG, (YES, NO), frame.source,
                        (space_ref(here), seat(frame.seat)))

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        s.scope.done = option == YES
        if s.scope.done:
            teleport(s, s.scope.them, s.at[frame.seat])


class _Step(Effect):
    """A step to a neighbouring space that costs no Move."""

    def mover(self, s: MatrixState, frame: Frame) -> int:
        raise NotImplementedError

    def chooser(self, s: MatrixState, frame: Frame) -> int:
        return self.mover(s, frame)

    def spaces(self, s: MatrixState, frame: Frame) -> list[int]:
        raise NotImplementedError

    def options(self, s: MatrixState, frame: Frame) -> list[Option]:
        return [SPACE[space] for space in self.spaces(s, frame)]

    def go(self, s: MatrixState, frame: Frame, option: Option) -> None:
        raise NotImplementedError

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return bool(self.spaces(s, frame))

    def run(self, s: MatrixState, frame: Frame) -> Decision | None:
        options = self.options(s, frame)
        if not options:
            s.scope.done = False
            return None
        about = (word(self.label), seat(self.mover(s, frame)))
        return Decision(self.chooser(s, frame), questions.CHOOSE_SPACE, options, frame.source, about)

    def answer(self, s: MatrixState, frame: Frame, option: Option) -> None:
        s.scope.spot, s.scope.done = option.value("space"), True
        self.go(s, frame, option)


@dataclass(frozen=True, eq=False)
class FreeStep(_Step):
    """You move to a neighbouring space without Move; what entering it takes besides still counts."""

    def mover(self, s: MatrixState, frame: Frame) -> int:
        return frame.seat

    def spaces(self, s: MatrixState, frame: Frame) -> list[int]:
        return free_step_spaces(s, frame.seat)

    def options(self, s: MatrixState, frame: Frame) -> list[Option]:
        return spaces_with_surcharge(s, frame.seat, self.spaces(s, frame))

    def go(self, s: MatrixState, frame: Frame, option: Option) -> None:
        free_step(s, frame.seat, option.value("space"), payers(option))


@dataclass(frozen=True, eq=False)
class Push(_Step):
    """`They` are moved to a neighbouring space: an involuntary move (War on Cybertron p.7)."""

    by: str = YOU
    """Who picks the space."""

    def mover(self, s: MatrixState, frame: Frame) -> int:
        return s.scope.them

    def chooser(self, s: MatrixState, frame: Frame) -> int:
        return seat_of(s, frame, self.by)

    def spaces(self, s: MatrixState, frame: Frame) -> list[int]:
        return forced_spaces(s, s.scope.them)

    def go(self, s: MatrixState, frame: Frame, option: Option) -> None:
        forced_move(s, s.scope.them, option.value("space"))


@dataclass(frozen=True, eq=False)
class ForCharacter(PickFrom):
    """A character is picked, and something is done with it as `them`, with `n=ALL` for each of them in turn order:
    `ForCharacter(Chars(at=HERE), Repair(1, THEM))`."""

    effect: Effect
    n: int = 1

    @property
    def whom(self) -> Chars:
        """The characters that it can be."""
        assert isinstance(self.what, Chars)
        return self.what

    def wanted(self, s: MatrixState, frame: Frame) -> int:
        return self.n

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        before, s.scope.them = s.scope.them, item
        could = self.effect.possible(s, frame)
        s.scope.them = before
        return could

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        s.stack.append(Frame(_RESTORE, 0, frame.seat, frame.source, (s.scope.them,)))
        s.scope.them = item
        s.stack.append(Frame(self.effect, 0, frame.seat, frame.source, ()))


class _Restore(Effect):
    """The one concerned is again the one who was before."""

    def do(self, s: MatrixState, frame: Frame) -> None:
        (s.scope.them,) = frame.data


_RESTORE: Final = _Restore()
label_tree("matrix/restore", _RESTORE)


@dataclass(frozen=True, eq=False)
class Peek(Pick):
    """Look at cards without showing them."""

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        learn(s, frame.seat, item)
        happened(s, PEEKS, frame.seat, item)


@dataclass(frozen=True, eq=False)
class Flip(Pick):
    """Turn up a card of the Matrix, with all that follows (War on Cybertron p.12)."""

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        return s.where[item] == MATRIX

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        s.scope.spot = space_of(s, item)
        turn_up_in_matrix(s, item, frame.seat)


@dataclass(frozen=True, eq=False)
class Swap(Pick):
    """Two cards of the Matrix trade places: these two, or the one that speaks and the one picked. Characters stay."""

    def wanted(self, s: MatrixState, frame: Frame) -> int:
        return 2 if self.what is IT else 1

    def finish(self, s: MatrixState, frame: Frame, picks: tuple[int, ...]) -> None:
        if not picks:
            return
        first, second = picks if len(picks) == 2 else (frame.source, picks[0])
        matrix = s.zones[MATRIX]
        here, there = matrix.index(first), matrix.index(second)
        matrix[here], matrix[there] = second, first
        emit(s, SWAPPED, frame.seat, card(first), card(second))


@dataclass(frozen=True, eq=False)
class Clear(Effect):
    """Clear a Ruin and gain its reward."""

    what: Selection = THIS

    def _ruin(self, s: MatrixState, frame: Frame) -> int:
        return next((slot for slot in self.what.found(s, frame)
                     if s.where[slot] == MATRIX and RUIN in s.card(slot).types and clearable(s, slot)), -1)

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        return self._ruin(s, frame) >= 0

    def run(self, s: MatrixState, frame: Frame) -> None:
        slot = self._ruin(s, frame)
        s.scope.done = slot >= 0
        if slot >= 0:
            s.scope.spot = space_of(s, slot)
            clear(s, frame.seat, slot)


@dataclass(frozen=True, eq=False)
class Refill(Effect):
    """The space last concerned gets the top card of the main deck at once, faceup."""

    def run(self, s: MatrixState, frame: Frame) -> None:
        s.scope.done = s.zones[MATRIX][s.scope.spot] < 0 and refill(s, s.scope.spot, faceup=True)


@dataclass(frozen=True, eq=False)
class PlaceRuin(Effect):
    """A Ruin comes up in the space last concerned."""

    def run(self, s: MatrixState, frame: Frame) -> None:
        if s.zones[MATRIX][s.scope.spot] < 0:
            place_ruin(s, s.scope.spot)
        if s.zones[MATRIX][s.scope.spot] < 0:
            happened(s, SPACE_EMPTIES, s.active, space=s.scope.spot)


@dataclass(frozen=True, eq=False)
class TakeCommand(Effect):
    """Take command of this Polity: what its price buys."""

    def run(self, s: MatrixState, frame: Frame) -> None:
        take_command(s, frame.seat, frame.source)


@dataclass(frozen=True, eq=False)
class RemoveToken(Pick):
    """Take the Command token off a Polity."""

    def allowed(self, s: MatrixState, frame: Frame, item: int) -> bool:
        return s.card(item).type == POLITY and item in s.token

    def take(self, s: MatrixState, frame: Frame, item: int) -> None:
        remove_token(s, item)


def everybody_moves_off() -> ForCharacter:
    """What every Ruin does when it comes up: whoever stands there moves to a neighbouring space."""
    return ForCharacter(Chars(at=ON_THIS), Push(THEM), ALL)

