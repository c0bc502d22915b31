"""Templates by node class. A class without one is an error that names it, found by the test that walks all cards."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sparktable.kernel.nodes import Node, labelled

Told = TypeVar("Told")
Template = TypeVar("Template", bound=Callable[..., Any])


class Untold(LookupError):
    """A text contains something that the language has no words for."""


class Templates(Generic[Told]):
    """`@EFFECTS(Draw)` teaches how a `Draw` is said; `EFFECTS.say(node, …)` says one."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self.table: dict[type[Node], Callable[..., Told]] = {}

    def __call__(self, *kinds: type[Node]) -> Callable[[Template], Template]:
        def teach(template: Template) -> Template:
            self.table |= dict.fromkeys(kinds, template)
            return template
        return teach

    def __contains__(self, node: Node) -> bool:
        return type(node) in self.table

    def say(self, node: Node, *scene: Any) -> Told:
        template = self.table.get(type(node))
        if template is None:
            raise Untold(f"no words for the {self.sort} {type(node).__name__} in '{getattr(node, 'label', node)}'")
        return template(node, *scene)


def part_of_text(label: str) -> Node:
    """The part of a card's text that is called so."""
    try:
        return labelled(label)
    except LookupError as unknown:
        raise Untold(str(unknown)) from None


def expect(sayable: bool, node: Node) -> None:
    """A template that cannot say all that a node asks for must not say less."""
    if not sayable:
        raise Untold(f"not everything can be said of {node!r}")
