"""Nodes: the immutable pieces that rules and card texts are made of.

A node is a verb (`Draw(2)`), a control (`May(Convert())`) or a procedure (`BattleRobot()`). It holds constants and
other nodes, never anything about one game in progress: that lives in the state, in frames. A frame is saved as the
node's *label*, the path from a named root ("omega-formation/price2"), which stays right when code moves.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from .compiler import mypyc_attr

if TYPE_CHECKING:
    from .decisions import Decision, Option


class Frame:
    """A node at work. It never changes: what comes next is another frame."""

    __slots__ = ("data", "node", "seat", "source", "step")

    node: Final[Node]
    step: Final[int]
    """How far it has come."""
    seat: Final[int]
    """Who controls it."""
    source: Final[int]
    """The slot of the card whose text it is, or -1 for a rule."""
    data: Final[Any]
    """Its bindings: a tuple of ints, or a procedure's record."""

    def __init__(self, node: Node, step: int, seat: int, source: int = -1, data: Any = ()) -> None:
        self.node = node
        self.step = step
        self.seat = seat
        self.source = source
        self.data = data

    def at(self, step: int) -> Frame:
        """The same node, at another step."""
        return Frame(self.node, step, self.seat, self.source, self.data)

    def to(self, node: Node) -> Frame:
        """Another node in its place: part of the same text, for the same seat."""
        return Frame(node, 0, self.seat, self.source, self.data)

    def having(self, data: Any) -> Frame:
        """The same node at the same step, with other bindings."""
        return Frame(self.node, self.step, self.seat, self.source, data)

    def parts(self) -> tuple[Node, int, int, int, Any]:
        return self.node, self.step, self.seat, self.source, self.data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.parts() == other.parts()

    def __repr__(self) -> str:
        return f"Frame{self.parts()}"


_LABELLED: Final[dict[str, Node]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """What the interpreter runs. Subclasses override either `do`, where that is all there is (*instant* nodes: they
    never ask, never wait, and need no frame of their own), or `run` and, if they ask, `answer`.

    The state is that of the node's own game, so each game's nodes say which they expect.
    """

    __slots__ = ("label",)
    label: str
    GIVEN: ClassVar[tuple[str, ...]] = ()
    """What was given to it besides the fields of a dataclass: the attributes that tell what it means."""

    def do(self, s: Any, frame: Frame) -> None:
        """Carry out at once (instant nodes only); says in `s.scope.done` whether it was done in full."""
        raise TypeError(f"{type(self).__name__} is not instant")

    def run(self, s: Any, frame: Frame) -> Decision | None:
        """Go on. The frame is off the stack; push what must happen next. To ask, change nothing and return a
        Decision: the frame then waits on the stack, and running it again gives the same question."""
        self.do(s, frame)
        return None

    def answer(self, s: Any, frame: Frame, option: Option) -> None:
        """Carry on with the option that was taken. The frame is off the stack."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def parts(self) -> Iterator[tuple[str, Node]]:
        """The nodes directly inside this one, each with its place."""
        for name in getattr(self, "__dataclass_fields__", ()):
            value = getattr(self, name)
            if isinstance(value, Node):
                yield name, value
            elif isinstance(value, tuple):
                for index, item in enumerate(value):
                    if isinstance(item, Node):
                        yield f"{name}{index}", item

    def walk(self) -> Iterator[Node]:
        """This node and all nodes inside it."""
        yield self
        for _, part in self.parts():
            yield from part.walk()

    def __reduce__(self) -> tuple[Any, ...]:
        return labelled, (self.label,)


def given(thing: Any) -> dict[str, Any]:
    """What was given to a node or a card, by its name. A compiled one has no `__dict__`."""
    return {name: getattr(thing, name) for name in (*getattr(thing, "__dataclass_fields__", ()),
                                                    *getattr(thing, "GIVEN", ()))}


def is_instant(node: Node) -> bool:
    """Whether a node does at once all that it does."""
    return type(node).do is not Node.do


def label_tree(root: str, node: Node) -> Node:
    """Give a tree its labels: the root's name, then the path to each part."""
    if _LABELLED.get(root, node) is not node:
        raise ValueError(f"two trees are called '{root}'")
    object.__setattr__(node, "label", root)
    _LABELLED[root] = node
    for place, part in node.parts():
        if not hasattr(part, "label"):  # a shared part keeps its first name
            label_tree(f"{root}/{place}", part)
    return node


def labelled(label: str) -> Node:
    """The node of that label; the inverse of `node.label`."""
    try:
        return _LABELLED[label]
    except KeyError:
        raise LookupError(f"no rule or card text is called '{label}'") from None
