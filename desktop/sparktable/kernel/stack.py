"""What is put on the stack, to run next: a node, an ability in a scope of its own, a check; and the end of it all."""
from __future__ import annotations

from typing import Any, Final

from .nodes import Frame, Node, label_tree
from .scope import Scope
from .state import State
from .values import NOBODY, Outcome, Waiting


def call(s: State, node: Node, seat: int, source: int = -1, data: Any = ()) -> None:
    """Put a node on the stack: it runs next."""
    s.stack.append(Frame(node, 0, seat, source, data))


def finish(s: State, outcome: Outcome) -> None:
    """The game is over, at once: nothing that was still going on happens any more."""
    s.outcome = outcome


class _Leave(Node):
    """Gives an interrupted ability its own choices back when the one on top of it is done."""

    def run(self, s: State, frame: Frame) -> None:
        s.scope = Scope(*frame.data)


LEAVE: Final = _Leave()
label_tree("kernel/leave", LEAVE)


def begin(s: State, tree: Node, seat: int, source: int = -1, *, it: tuple[int, ...] = (), them: int = -1,
          spot: int = -1, amount: int = 0) -> None:
    """Start an ability in a scope of its own: what it chooses ("it", "them") does not touch what was going on."""
    s.stack.append(Frame(LEAVE, 0, seat, source, s.scope.parts()))
    s.scope = Scope(it, them, spot, amount)
    s.stack.append(Frame(tree, 0, seat, source, ()))


class _Check(Node):
    """Stands first among what waits while the game has something to settle. On the stack it comes after what happens
    together: `call(s, CHECK, seat)`, then each damage of one blow."""

    def run(self, s: State, frame: Frame) -> None:
        settle(s)


CHECK: Final = _Check()
label_tree("kernel/check", CHECK)
_TO_SETTLE: Final = Waiting(CHECK, NOBODY, NOBODY, ())


def settle(s: State) -> None:
    """Let the game look, before anything else runs, at what must follow of itself (`Game.settle`)."""
    if not s.waiting or s.waiting[0].node is not CHECK:
        s.waiting.insert(0, _TO_SETTLE)
