"""Replacement effects: "would take 5 or more damage: takes 4 instead".

Something that could be replaced is a `Happening`: it is offered to every replacement in force, each at most once;
what is left of it is then carried out. It may be anything, a move from one zone to another too: whatever it needs to
tell besides whom and how much is a field of a record of its own (`class Leaving(Happening): zone: int`).
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from . import kinds, questions
from .compiler import mypyc_attr
from .decisions import Decision, Option, card, number
from .fields import Record
from .modifiers import Change
from .nodes import Frame, Node
from .state import State
from .typed import HappeningKind, Stat
from .values import Modifier


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Record):
    """Something that is about to happen."""

    kind: HappeningKind
    """`damage`, `draw`, `scrap` …: replacements stand in the table of modifiers under `would(kind)`."""
    subject: int
    """To what or whom: a slot or a seat, as the game says."""
    seat: int
    """Whose affair it is: the owner of the subject."""
    amount: int
    source: int
    cause: str
    """Why: `attack`, `ability` …"""
    used: tuple[tuple[str, int, int], ...]
    """Replacements that have had their turn: their label, source, and which stay in play of the source it was. What a
    card has put into force twice stands here twice; one that is used up by its turn (`drop`) does not stand here."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"amount": 1, "source": -1, "cause": "", "used": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("amount", "cause", "kind", "seat", "source", "subject", "used")
    FIELDS: ClassVar[dict[str, str]] = {"kind": "HappeningKind", "subject": "int", "seat": "int", "amount": "int",
                                        "source": "int", "cause": "str", "used": "tuple[tuple[str, int, int], ...]"}

    def __init__(self, *, kind: HappeningKind, subject: int, seat: int, amount: int = 1, source: int = -1,
                 cause: str = "", used: tuple[tuple[str, int, int], ...] = ()) -> None:
        self.kind = kind
        self.subject = subject
        self.seat = seat
        self.amount = amount
        self.source = source
        self.cause = cause
        self.used = used

    def copy(self) -> Happening:
        n: Happening = Happening.__new__(Happening)
        n.kind = self.kind
        n.subject = self.subject
        n.seat = self.seat
        n.amount = self.amount
        n.source = self.source
        n.cause = self.cause
        n.used = self.used
        return n
    # --- as far as here


    def cancel(self) -> None:
        """Nothing of it is left."""
        self.amount = 0

    def redirect(self, subject: int, seat: int) -> None:
        """It happens to another, whose replacements have their turn then."""
        self.subject, self.seat = subject, seat


_WOULD: Final[dict[HappeningKind, Stat]] = {}


def happening(kind: str) -> HappeningKind:
    """Declare a kind of happening, and with it the stat of its replacements."""
    _WOULD[HappeningKind(kind)] = Stat(f"would {kind}")
    return HappeningKind(kind)


def would(kind: HappeningKind) -> Stat:
    """The stat under which replacements of a kind of happening are in force."""
    return _WOULD[kind]


def is_of_replacements(stat: Stat) -> bool:
    """Whether replacements are in force under that stat."""
    return stat in _WOULD.values()


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Change):
    """A replacement effect. `applied` changes the happening in place."""

    def applies(self, s: Any, m: Modifier, happening: Happening) -> bool:
        return self.covers(s, m, happening.subject)

    def applied(self, s: Any, m: Modifier, happening: Happening) -> None:
        raise NotImplementedError


def _use(s: State, m: Modifier) -> tuple[str, int, int]:
    """How a replacement that has had its turn is known again."""
    return m.node.label, m.source, s.visits.get(m.source, 0)


class Case(NamedTuple):
    """A replacement that may have its turn: where it stands among those in force, and how it is known again."""

    position: int
    modifier: Modifier
    node: Replacement
    use: tuple[str, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Happen(Node):
    """Let something happen: replacements first, then `carry_out` with the happening as its bindings."""

    carry_out: Node

    def begin(self, s: State, happening: Happening) -> None:
        """Put it on the stack. Where nothing could replace it, it is carried out without further ado."""
        node = self if would(happening.kind) in s.modifiers else self.carry_out
        s.stack.append(Frame(node, 0, happening.seat, happening.source, happening))

    def in_turn(self, s: State, happening: Happening) -> tuple[int, ...]:
        """The seats whose replacements have their turn one seat after the other. Empty: all have it together, in the
        order that the player chooses whose affair it is."""
        return ()

    def replaced(self, s: State, happening: Happening) -> None:
        """One of them has had its turn: for whoever waits to see what it is now."""

    def open(self, s: State, happening: Happening) -> tuple[int, list[Case]]:
        """The replacements that may have their turn now, and who chooses among them."""
        cases, passed = [], [*happening.used]
        for index, m in enumerate(s.modifiers.get(would(happening.kind), ())):
            node = m.node
            assert isinstance(node, Replacement)
            if not node.applies(s, m, happening):
                continue
            use = _use(s, m)
            if use in passed:
                passed.remove(use)
            else:
                cases.append(Case(index, m, node, use))
        for seat in self.in_turn(s, happening):
            own = [case for case in cases if case.modifier.seat == seat]
            if own:
                return seat, own
        return happening.seat, cases

    def run(self, s: State, frame: Frame) -> Decision | None:
        happening: Happening = frame.data
        chooser, cases = self.open(s, happening) if happening.amount > 0 else (happening.seat, [])
        if len({(case.use, case.modifier.amount) for case in cases}) > 1:
            options = [Option(kinds.REPLACE, (card(case.modifier.source), number(case.position))) for case in cases]
            return Decision(chooser, questions.REPLACE, options, happening.source)
        if cases:
            self._apply(s, frame, cases[0])
        elif happening.amount > 0:
            s.stack.append(Frame(self.carry_out, 0, frame.seat, frame.source, happening))
        return None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        _, cases = self.open(s, frame.data)
        self._apply(s, frame, next(case for case in cases if case.position == option.value("number")))

    def _apply(self, s: State, frame: Frame, case: Case) -> None:
        happening: Happening = frame.data
        earlier, in_force = happening.used, _times_in_force(s, case)
        happening.used = (*earlier, case.use)
        s.stack.append(frame)
        case.node.applied(s, case.modifier, happening)
        if _times_in_force(s, case) < in_force:
            happening.used = earlier
        self.replaced(s, happening)


def _times_in_force(s: State, case: Case) -> int:
    return sum(_use(s, m) == case.use for m in s.modifiers.get(case.modifier.stat, ()))
