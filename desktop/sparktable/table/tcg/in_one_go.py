"""What takes two answers and is one thing to whoever does it: somebody is attacked, gets an Upgrade, is meant by an
Action. Each has words and a sign of its own."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.facts.combat import defenders
from sparktable.games.tcg.facts.stats import is_upgrade
from sparktable.games.tcg.state import BATTLEFIELD, TcgState
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.run import pending, take
from sparktable.kernel.typed import OptionKind
from sparktable.kernel.view import View
from sparktable.table.gestures import Walk, is_walk
from sparktable.table.tcg import facts

ATTACKS, EQUIPS, MEANS = OptionKind("walk.attack"), OptionKind("walk.upgrade"), OptionKind("walk.action")
BEGINS = (kinds.PLAY, kinds.ATTACK)


def in_one_go(view: View, options: Sequence[Option]) -> tuple[Walk, ...]:
    """Every card that can be played and every attacker, with each character that the next answer could be about. What
    that answer is asked is found by trying; whatever chance decides comes after it."""
    if view.decision is None or view.decision.kind != questions.MAIN:
        return ()
    return tuple(walk for option in options if option.kind in BEGINS for walk in _walks(view, option))


def steps_of(view: View, option: Option) -> tuple[Option, ...]:
    """The answers that an option stands for: for a walk several, else itself."""
    if not is_walk(option) or view.decision is None:
        return (option,)
    same = [each for each in view.decision.options if each.refs[:1] == option.refs[:1]]
    return next((walk.steps for walk in in_one_go(view, same) if walk.option == option), (option,))


def _walks(view: View, option: Option) -> Iterator[Walk]:
    s, slot = facts.state_of(view), option.value("card")
    if option.kind == kinds.ATTACK and len(alone := defenders(s, slot)) == 1:
        yield Walk(Options(ATTACKS, "card", "card")[slot, alone[0]], (option,))  # nobody asks whom
        return
    kind = ATTACKS if option.kind == kinds.ATTACK else EQUIPS if is_upgrade(s, slot) else MEANS
    onto = Options(kind, "card", "card")
    tried = s.copy()
    take(tried, option)
    asked = pending(tried)
    for answer in asked.options if asked is not None and asked.seat == view.seat else ():
        if answer.kind in (kinds.CARD, kinds.PUT_ON) and _stands(tried, answer.value("card")):
            yield Walk(onto[slot, answer.value("card")], (option, answer))


def _stands(s: TcgState, slot: int) -> bool:
    return s.where[slot] == BATTLEFIELD + s.owner[slot]
