"""Rule procedures: a page of the rulebook as named steps in the book's order.

    class DrawPhase(Procedure):
        '''The draw phase: rulebook p. 4.'''

        @step("1")
        def untap(self, s, f): ...

        @step("2")
        def draw(self, s, f):
            return DRAW_TWO          # what must happen before the next step

A step changes the state, and returns the node that must resolve before the next step, if any. It never asks: whoever
asks a player anything is a verb. `self.again(s, f, "untap")` goes back (or ahead) to a step by its name.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from .nodes import Frame, Node
from .state import State

Result = Node | tuple[Node, Any] | None
"""What a step returns: nothing, a node to resolve next, or a node with the bindings it starts with."""


class Step(Protocol):
    number: str
    __name__: str

    def __call__(self, procedure: Any, s: Any, f: Frame) -> Result: ...


def step(number: str) -> Callable[[Callable[..., Result]], Any]:
    """Mark a method as a step; `number` is the rulebook's own number for it."""
    def mark(function: Any) -> Any:
        function.number = number
        return function
    return mark


class Procedure(Node):
    """A list of named steps. The bindings of its frame (`f[4]`) are a record, or a tuple when it needs none."""

    steps: ClassVar[tuple[Step, ...]] = ()
    names: ClassVar[dict[str, int]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: function for name, function in cls.__dict__.items() if hasattr(function, "number")}
        if own:
            inherited = [own.pop(each.__name__, each) for each in cls.steps]  # one of the same name takes its place
            cls.steps = (*inherited, *own.values())
            cls.names = {function.__name__: index for index, function in enumerate(cls.steps)}

    def run(self, s: State, frame: Frame) -> None:
        node, index, seat, source, data = frame
        steps, stack = self.steps, s.stack
        here = len(stack)
        last = len(steps) - 1
        while index < last:
            following = (node, index + 1, seat, source, data)
            stack.append(following)
            result = steps[index](self, s, frame)
            if result is not None or not stack or stack[-1] is not following or s.waiting or s.outcome is not None:
                break
            stack.pop()  # nothing comes between this step and the next
            frame, index = following, index + 1
        else:
            result = steps[index](self, s, frame)
        if result is None or s.outcome is not None:
            return
        if isinstance(result, tuple):
            result, bindings = result
        else:
            bindings = ()
        if len(stack) < here:
            raise RuntimeError(f"{self.label} took frames off the stack that are not its own")
        stack.append((result, 0, seat, source, bindings))

    def again(self, s: State, frame: Frame, name: str) -> None:
        """Go to the step of that name instead of the one that follows. Must be the last thing a step does."""
        index = self.names[name]
        if frame[1] + 1 < len(self.steps):
            s.stack.pop()
        s.stack.append((frame[0], index, frame[2], frame[3], frame[4]))

    def leave(self, s: State, frame: Frame) -> None:
        """Skip all steps that are left."""
        if frame[1] + 1 < len(self.steps):
            s.stack.pop()
