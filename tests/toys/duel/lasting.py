"""What effects leave behind: triggers that wait for something later, with what they must remember."""
from __future__ import annotations

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, PASS, Decision, Option
from sparktable.kernel.nodes import Frame, Node, label_tree, verb
from sparktable.kernel.presence import incarnation, is_still
from sparktable.kernel.stack import begin
from sparktable.kernel.state import State
from sparktable.kernel.triggers import Trigger, listen
from sparktable.kernel.values import Listener, Waiting

from .battle import attack
from .damage import hurt
from .effects import DrawCards
from .state import NEXT_TURN, TURN, DuelState, characters


@verb
class Later(Trigger):
    """A trigger that an effect has left behind. It keeps a character as it was then, and `it` is that character."""

    event: str
    effect: Effect

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        slot, visit, fact = listener.kept
        return facts[0] == fact and is_still(s, slot, visit)

    def begin(self, s: State, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.kept)


@verb
class AttackAgain(Effect):
    """The character that has just struck may attack another enemy, before this battle is over."""

    def run(self, s: DuelState, frame: Frame) -> Decision | None:
        enemies = [CARD[slot] for slot in characters(s, 1 - frame.seat)]
        return Decision(frame.seat, "attack again", [*enemies, PASS], frame.source) if enemies else None

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        if option != PASS:
            attack(s, frame.seat, s.it[0], option.value("card"))


@verb
class Fury(Effect):
    """When one of your characters strikes for the first time this turn, it may attack again."""

    def run(self, s: DuelState, frame: Frame) -> Decision:
        return Decision(frame.seat, "fury", [CARD[slot] for slot in characters(s, frame.seat)], frame.source)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        listen(s, "struck", frame.source, frame.seat, FURY, until=TURN, once=True, kept=(*incarnation(s, slot), slot))


@verb
class HurtIt(Effect):
    n: int

    def run(self, s: DuelState, frame: Frame) -> None:
        hurt(s, s.it[0], self.n, frame.source, "card")


@verb
class Grudge(Effect):
    """At the end of the opponent's next turn an enemy takes damage, if it has not left until then."""

    def run(self, s: DuelState, frame: Frame) -> Decision:
        return Decision(frame.seat, "grudge", [CARD[slot] for slot in characters(s, 1 - frame.seat)], frame.source)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        enemy = 1 - frame.seat
        listen(s, "turn ends", frame.source, frame.seat, GRUDGE, until=NEXT_TURN, whose=enemy, once=True,
               kept=(*incarnation(s, option.value("card")), enemy))


@verb
class EnemyFalls(Trigger):
    """This turn, whenever an enemy falls."""

    event: str
    effect: Effect

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        return s.owner[facts[0]] != listener.seat


@verb
class Bounty(Effect):
    """Whenever an enemy falls this turn, draw cards."""

    instant = True

    def do(self, s: State, frame: Frame) -> None:
        listen(s, "fell", frame.source, frame.seat, BOUNTY, until=TURN)


FURY: Later = Later("struck", AttackAgain())
GRUDGE: Later = Later("turn ends", HurtIt(2))
BOUNTY: EnemyFalls = EnemyFalls("fell", DrawCards(2))
_NAMES: dict[str, Node] = {"fury": FURY, "grudge": GRUDGE, "bounty": BOUNTY}
for _name, _node in _NAMES.items():
    label_tree(f"toy-duel/{_name}", _node)
