"""Conditions of the Transformers TCG: what stands behind "if", "while" and "when … and". Most say the sentence that
bears their name."""
from __future__ import annotations

from sparktable.games.tcg.verbs import conditions as asks
from sparktable.games.tcg.verbs.select import YOURS
from sparktable.kernel.control import Condition
from sparktable.kernel.vocabulary.conditions import Both, Is, OneOf

from ..templates import Templates
from .amounts import facts
from .naming import name_of
from .scene import Scene

CONDITIONS: Templates[str] = Templates("condition")


def if_(condition: Condition, scene: Scene) -> str:
    """The condition as a clause: "you have a Plane"."""
    name = type(condition).__name__
    if condition in CONDITIONS or not scene.has(name):
        return CONDITIONS.say(condition, scene)
    return scene.say(name, **facts(condition, scene))


@CONDITIONS(Both, OneOf)
def _compound(node: Both | OneOf, scene: Scene) -> str:
    link = scene.say("list.and" if isinstance(node, Both) else "list.or")
    return f" {link} ".join(if_(part, scene) for part in node.conditions)


@CONDITIONS(Is)
def _is(node: Is, scene: Scene) -> str:
    return scene.say("Is", what=name_of(node.what, scene), kind=name_of(node.kind, scene))


@CONDITIONS(asks.Attacks, asks.Defends)
def _battles(node: asks.Attacks | asks.Defends, scene: Scene) -> str:
    name = type(node).__name__
    if node.against is None:
        return scene.say(name)
    return scene.say(f"{name}.against", against=name_of(node.against, scene))


@CONDITIONS(asks.Flipped)
def _flipped(node: asks.Flipped, scene: Scene) -> str:
    colours = dict.fromkeys(node.icons)
    icons = [scene.say("icons", n=node.icons.count(colour), icon=scene.say(f"colour.{colour}")) for colour in colours]
    return scene.say("Flipped", icons=scene.tongue.listed(icons, "and"), you=node.whose == YOURS)
