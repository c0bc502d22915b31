"""Combining: characters become one, which begins untapped, has all their damage and keeps their Upgrades as far as it
has slots for them."""
from __future__ import annotations

from sparktable.kernel.decisions import Decision, Option, card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import depart
from sparktable.kernel.relations import bind
from sparktable.kernel.stack import call, settle
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move

from .. import questions
from ..card import SLOTS
from ..events import COMBINED, COMBINES
from ..facts.slots import capacity, in_slot, slots_used, upgrades
from ..relations import ATTACHED, PART_OF
from ..state import BATTLEFIELD, PARTS, TcgState
from .force import enforce_character, enforce_upgrade, lift
from .upgrading import GIVE_UP, scrap_upgrade


def form_of(s: TcgState, seat: int, name: str) -> int:
    """The Combiner of that full name that a seat has not formed yet, or -1."""
    return next((slot for slot in s.zones[PARTS + seat] if s.card(slot).full_name == name), -1)


def combine(s: TcgState, seat: int, form: int, parts: list[int]) -> None:
    """These characters, on the battlefield or in the KO area, become that one."""
    move(s, form, BATTLEFIELD + seat)
    s.mode[form] = s.tapped[form] = 0
    s.damage[form] = sum(s.damage[part] for part in parts)
    carried = [upgrade for part in parts for upgrade in upgrades(s, part)]
    for upgrade in carried:
        lift(s, upgrade)
        bind(s, upgrade, form, ATTACHED)
    depart(s, COMBINES, *parts)
    for part in parts:
        move(s, part, PARTS + seat)
        bind(s, part, form, PART_OF)
        s.damage[part] = s.tapped[part] = 0
    enforce_character(s, form)
    for upgrade in carried:
        enforce_upgrade(s, upgrade, form)
    emit(s, COMBINED, seat, card(form))
    call(s, COMBINE_IS_DONE, seat, form)
    settle(s)


class _CombineIsDone(Node):
    """First of all the Upgrades for which there is no slot are scrapped."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        form = frame.source
        for kind in SLOTS:
            lying = in_slot(s, form, kind)
            if slots_used(s, lying) > capacity(s, form, kind):
                return Decision(frame.seat, questions.GIVE_UP, [GIVE_UP[slot] for slot in lying], form)
        fire(s, COMBINED, form)
        return None

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.stack.append(frame)
        scrap_upgrade(s, option.value("card"), frame.source)


COMBINE_IS_DONE = _CombineIsDone()
label_tree("tcg/combine is done", COMBINE_IS_DONE)
