"""Rule procedures: a page of the rulebook as named steps in the book's order.

    class DrawPhase(Procedure):
        '''The draw phase: rulebook p. 4.'''

        @step("1")
        def untap(self, s, f): ...

        @step("2")
        def draw(self, s, f):
            return DRAW_TWO          # what must happen before the next step

A step changes the state, and returns the node that must resolve before the next step, if any. It never asks: whoever
asks a player anything is a verb. `return self.go_to("untap")` goes back (or ahead) to a step by its name.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, Protocol

from .nodes import Frame, Node
from .state import State


class GoTo(NamedTuple):
    """What a step returns that is not followed by the next one."""

    step: int
    after: Node | None
    """What must resolve before."""


Result = Node | tuple[Node, Any] | GoTo | None
"""What a step returns: nothing, a node to resolve next, a node with the bindings it starts with, or where to go."""


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
    """A list of named steps. The bindings of its frame (`f.data`) are a record, or a tuple when it needs none."""

    steps: ClassVar[tuple[Step, ...]] = ()
    names: ClassVar[dict[str, int]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: function for name, function in cls.__dict__.items() if hasattr(function, "number")}
        if own:
            inherited = [own.pop(each.__name__, each) for each in cls.steps]  # one of the same name takes its place
            cls.steps = (*inherited, *own.values())
            cls.names = {function.__name__: index for index, function in enumerate(cls.steps)}

    def run(self, s: State, frame: Frame) -> None:
        steps, stack, index = self.steps, s.stack, frame.step
        here, count = len(stack), len(self.steps)
        while index < count:
            result: Any = steps[index](self, s, frame)
            if s.outcome is not None:
                return
            index += 1
            if type(result) is GoTo:
                index, result = result
            if result is not None or len(stack) != here or s.waiting:
                break  # otherwise nothing comes between this step and the next
        if len(stack) < here:
            raise RuntimeError(f"{self.label} took frames off the stack that are not its own")
        if index < count:
            stack.insert(here, frame.at(index))
        if result is not None:
            node, bindings = result if type(result) is tuple else (result, ())
            stack.append(Frame(node, 0, frame.seat, frame.source, bindings))

    def go_to(self, name: str, after: Node | None = None) -> GoTo:
        """Return this from a step to go on with the step of that name, once `after` has been resolved."""
        return GoTo(self.names[name], after)

    def leave(self) -> GoTo:
        """Return this from a step to skip all that are left."""
        return GoTo(len(self.steps), None)
