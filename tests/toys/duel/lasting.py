"""What effects leave behind: triggers that wait for something later, with what they must remember."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, PASS, Decision, Option
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import incarnation, is_still
from sparktable.kernel.stack import begin
from sparktable.kernel.state import State
from sparktable.kernel.triggers import Trigger, listen
from sparktable.kernel.values import Listener, Waiting
from sparktable.kernel.vocabulary.when import When

from . import names
from .battle import attack
from .effects import DrawCards, HurtIt
from .names import NEXT_TURN, TURN
from .state import DuelState, characters
from .words import ENEMIES


@dataclass(frozen=True, eq=False)
class Later(Trigger):
    """A trigger that an effect has left behind. It keeps a character as it was then, and `it` is that character."""

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        slot, visit, fact = listener.kept
        return facts[0] == fact and is_still(s, slot, visit)

    def begin(self, s: State, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.kept)


@dataclass(frozen=True, eq=False)
class AttackAgain(Effect):
    """The character that has just struck may attack another enemy, before this battle is over."""

    def run(self, s: DuelState, frame: Frame) -> Decision | None:
        enemies = [CARD[slot] for slot in characters(s, 1 - frame.seat)]
        return Decision(frame.seat, names.ATTACK_AGAIN, [*enemies, PASS], frame.source) if enemies else None

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        if option != PASS:
            attack(s, frame.seat, s.scope.it[0], option.value("card"))


class Fury(Effect):
    """When it strikes for the first time this turn, it may attack again."""

    def do(self, s: DuelState, frame: Frame) -> None:
        slot = s.scope.it[0]
        listen(s, names.STRUCK, frame.source, frame.seat, FURY, until=TURN, once=True, kept=(*incarnation(s, slot),
                                                                                             slot))


class Grudge(Effect):
    """At the end of the opponent's next turn it takes damage, if it has not left until then."""

    def do(self, s: DuelState, frame: Frame) -> None:
        enemy = 1 - frame.seat
        listen(s, names.TURN_ENDS, frame.source, frame.seat, GRUDGE, until=NEXT_TURN, whose=enemy, once=True,
               kept=(*incarnation(s, s.scope.it[0]), enemy))


class Bounty(Effect):
    """Whenever an enemy falls this turn, draw cards."""

    def do(self, s: DuelState, frame: Frame) -> None:
        listen(s, names.FELL, frame.source, frame.seat, BOUNTY, until=TURN)


FURY: Later = Later(names.STRUCK, AttackAgain())
GRUDGE: Later = Later(names.TURN_ENDS, HurtIt(2))
BOUNTY: When = When(names.FELL, DrawCards(2), ENEMIES)
_NAMES: dict[str, Node] = {"fury": FURY, "grudge": GRUDGE, "bounty": BOUNTY}
for _name, _node in _NAMES.items():
    label_tree(f"toy-duel/{_name}", _node)
