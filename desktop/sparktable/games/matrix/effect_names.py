"""What effects are called in sentences: every effect that a text lets somebody choose has a name of its own."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from sparktable.kernel.control import Choose, Effect, If, IfDo, May, Nothing, Seq
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.choices import IfSeen

from .card import MatrixCard
from .statics import Static
from .verbs.board import Peek
from .verbs.ongoing import Forbid, Grant, ThisTurn, ThisTurnFor
from .verbs.resources import Strengthen
from .verbs.select import Cards


def effect_names(effect: Node) -> tuple[str, ...]:
    """An effect by the names of its verbs, the short one first: "destroy", "destroy starter"."""
    short, full = _name(effect, full=False), _name(effect, full=True)
    return (short,) if short == full else (short, full)


@cache
def all_effects(cards: tuple[MatrixCard, ...]) -> dict[str, str]:
    """The names of everything that a text of these cards can be told to do."""
    found = {name for effect in choosable(cards) for name in effect_names(effect)}
    return {name: name for name in sorted(found)}


def choosable(cards: tuple[MatrixCard, ...]) -> Iterator[Effect]:
    """Every effect of these cards that is done only if somebody wants it, or rather than another."""
    for card in cards:
        for _, tree in card.trees():
            for node in tree.walk():
                if isinstance(node, Choose):
                    yield from node.choices
                elif isinstance(node, IfSeen):
                    yield from (part for part in (node.then, node.other) if part is not None)
                elif isinstance(node, May):
                    yield node.effect


def _name(node: Node, *, full: bool) -> str:
    if isinstance(node, Seq):
        return " and ".join(_name(kid, full=full) for kid in node.kids)
    if isinstance(node, Choose):
        return " or ".join(_name(choice, full=full) for choice in node.choices)
    if isinstance(node, If | IfSeen):
        ways = [way for way in (node.then, node.other) if way is not None and not isinstance(way, Nothing)]
        return " or ".join(dict.fromkeys(_name(way, full=full) for way in ways))
    if isinstance(node, IfDo):
        return _name(node.first, full=full)
    if isinstance(node, ThisTurn | ThisTurnFor):
        return _text_name(node.text)
    inside = getattr(node, "effect", None)
    if isinstance(inside, Node):
        return _name(inside, full=full)
    verb = _words(node)
    return f"{verb} {_object(node)}".strip() if full else verb


def _text_name(text: Static) -> str:
    """A text that comes into force: "avoid ambush", "forbid assist", "range bonus"."""
    return text.stat() if isinstance(text, Grant | Forbid) else _words(text)


def _object(node: Node) -> str:
    """What tells two effects of one verb apart: the types of the cards, or where they are."""
    if isinstance(node, Strengthen):
        return "move" if node.move else "power"
    what = getattr(node, "what", None)
    if not isinstance(what, Cards):
        return ""
    if isinstance(node, Peek):
        return " or ".join(_all(what.zone))
    return " or ".join(_all(what.types))


def _all(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def _words(node: Node) -> str:
    """The name of a verb: AddPower is "add power"."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(node).__name__).lower()
