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
from typing import Any, ClassVar, NamedTuple

from .compiler import mypyc_attr
from .nodes import Frame, Node
from .state import State


class GoTo:
    """What a step returns that is not followed by the next one."""

    __slots__ = ("after", "step")

    def __init__(self, step: int, after: Node | None) -> None:
        self.step = step
        self.after = after
        """What must resolve before."""


Result = Node | tuple[Node, Any] | GoTo | None
"""What a step returns: nothing, a node to resolve next, a node with the bindings it starts with, or where to go."""


class Step(NamedTuple):
    number: str
    body: Callable[..., Result]


def step(number: str) -> Callable[[Callable[..., Result]], Any]:
    """Mark a method as a step; `number` is the rulebook's own number for it."""
    def mark(body: Callable[..., Result]) -> Step:
        return Step(number, body)
    return mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Node):
    """A list of named steps. The bindings of its frame (`f.data`) are a record, or a tuple when it needs none."""

    steps: ClassVar[tuple[Step, ...]] = ()
    bodies: ClassVar[tuple[Callable[..., Result], ...]] = ()
    names: ClassVar[dict[str, int]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: each for name, each in vars(cls).items() if isinstance(each, Step)}
        if own:
            inherited = dict(zip(cls.names, cls.steps, strict=True))
            every = {**inherited, **own}  # one of the same name takes the inherited one's place
            cls.steps = tuple(every.values())
            cls.bodies = tuple([each.body for each in cls.steps])
            cls.names = {name: index for index, name in enumerate(every)}

    def run(self, s: State, frame: Frame) -> None:
        bodies, stack, index = self.bodies, s.stack, frame.step
        here, count = len(stack), len(bodies)
        while index < count:
            result: Any = bodies[index](self, s, frame)
            if s.outcome is not None:
                return
            index += 1
            if isinstance(result, GoTo):
                index, result = result.step, result.after
            if result is not None or len(stack) != here or s.waiting or s.events is not None:
                break  # otherwise nothing comes between this step and the next, and nobody looks
        if len(stack) < here:
            raise RuntimeError(f"{self.label} took frames off the stack that are not its own")
        if index < count:
            stack.insert(here, Frame(self, index, frame.seat, frame.source, frame.data))
        if isinstance(result, Node):
            stack.append(Frame(result, 0, frame.seat, frame.source))
        elif result is not None:
            node, bindings = result
            stack.append(Frame(node, 0, frame.seat, frame.source, bindings))

    def go_to(self, name: str, after: Node | None = None) -> GoTo:
        """Return this from a step to go on with the step of that name, once `after` has been resolved."""
        return GoTo(self.names[name], after)

    def leave(self) -> GoTo:
        """Return this from a step to skip all that are left."""
        return GoTo(len(self.steps), None)
