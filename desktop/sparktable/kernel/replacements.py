"""Replacement effects: "would take 5 or more damage: takes 4 instead".

Something that could be replaced is a `Happening`: it is offered to every replacement in force, each at most once, in
the order its player chooses where there are several; what is left of it is then carried out.
"""
from __future__ import annotations

from typing import NamedTuple

from .decisions import Decision, Option, card, number
from .fields import Record, record
from .modifiers import Change
from .nodes import Frame, Node, verb
from .state import Modifier, State


@record
class Happening(Record):
    """Something that is about to happen."""

    kind: str
    """`damage`, `draw`, `scrap` …: replacements stand in the table of modifiers under `would <kind>`."""
    subject: int
    """To what or whom: a slot or a seat, as the game says."""
    amount: int
    seat: int
    """Who orders several replacements: the owner of the subject."""
    source: int = -1
    cause: str = ""
    """Why: `attack`, `ability` …"""
    used: tuple[tuple[str, int], ...] = ()
    """Replacements that have had their turn, by label and source."""


class Replacement(Change):
    """A replacement effect. `applied` changes the happening in place; amount 0 means that nothing is left."""

    def applies(self, s: State, m: Modifier, happening: Happening) -> bool:
        return self.covers(s, m, happening.subject)

    def applied(self, s: State, m: Modifier, happening: Happening) -> None:
        raise NotImplementedError


class _Case(NamedTuple):
    position: int
    modifier: Modifier
    node: Replacement


@verb
class Happen(Node):
    """Let something happen: replacements first, then `carry_out` with the happening as its bindings."""

    carry_out: Node

    def _open(self, s: State, happening: Happening) -> list[_Case]:
        cases = []
        for index, m in enumerate(s.modifiers.get(f"would {happening.kind}", ())):
            node = m.node
            assert isinstance(node, Replacement)
            if (node.label, m.source) not in happening.used and node.applies(s, m, happening):
                cases.append(_Case(index, m, node))
        return cases

    def run(self, s: State, frame: Frame) -> Decision | None:
        happening: Happening = frame[4]
        cases = self._open(s, happening)
        if len(cases) > 1:
            options = [Option("replace", (card(case.modifier.source), number(case.position))) for case in cases]
            return Decision(happening.seat, "replace", options, happening.source)
        if cases:
            self._apply(s, frame, cases[0])
        elif happening.amount > 0:
            s.stack.append((self.carry_out, 0, frame[2], frame[3], happening))
        return None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        picked = next(case for case in self._open(s, frame[4]) if case.position == option.value("number"))
        self._apply(s, frame, picked)

    def _apply(self, s: State, frame: Frame, case: _Case) -> None:
        happening: Happening = frame[4]
        happening.used = (*happening.used, (case.node.label, case.modifier.source))
        s.stack.append(frame)
        case.node.applied(s, case.modifier, happening)
