"""Lasting texts of the Transformers TCG: what a card gives by lying there."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.tcg.verbs.abilities import Gives
from sparktable.games.tcg.verbs.select import THIS
from sparktable.kernel.vocabulary.statics import Static

from ..language import Clause, sentence
from ..templates import Templates
from .amounts import counted, gain
from .conditions import if_
from .kinds import Thing
from .naming import name_of
from .scene import Scene

STATICS: Templates[Clause] = Templates("lasting text")


def static(text: Static, scene: Scene, span: str = "") -> Clause:
    """A lasting text as a clause; `span` says how long it was given for."""
    return STATICS.say(text, scene, span)


def lasting(texts: Sequence[Static], scene: Scene) -> str:
    """Lasting texts that speak of the same as a sentence: "Bold 1.", "While attacking: Bold 2 and +1 attack."."""
    first = texts[0]
    if isinstance(first, Gives) and type(first) is Gives and first.whom is THIS:
        inside = scene.speaking_of(THIS, about=Thing())
        said = scene.tongue.listed([gained(text, inside) for text in texts if isinstance(text, Gives)], "and")
        if first.provided is None:
            return sentence(said)
        return sentence(scene.say("While", condition=if_(first.provided, scene), said=said))
    return sentence(static(first, scene))


@STATICS(Gives)
def _gives(node: Gives, scene: Scene, span: str) -> Clause:
    who = name_of(node.whom, scene)("nom each")
    inside = replace(scene, topic=())
    return scene.clause("Gives", who, gain=gain(node.what, node.n, inside), span=span, **counted(node.n, inside))


def gained(text: Gives, scene: Scene) -> str:
    """"+1 attack for each Car in your KO area"."""
    return scene.clause("Gained", gain=gain(text.what, text.n, scene), **counted(text.n, scene)).full
