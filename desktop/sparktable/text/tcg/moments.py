"""Triggers of the Transformers TCG: "when this character attacks", "at the start of your turn", a card's Bounty.

The moment is a sentence by the event and by which of its facts the text speaks of: "When.battles.1" is "when …
defends".
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.tcg.events import ATTACKER_FLIPPED, BATTLES, BOTH_FLIPPED, PUT_ON
from sparktable.games.tcg.verbs.abilities import Happens
from sparktable.games.tcg.verbs.select import ATTACKER, DEFENDER, IT, THIS, Selection
from sparktable.kernel.vocabulary.selections import Described

from ..language import Clause, sentence
from .conditions import if_
from .controls import thing, told
from .kinds import Thing
from .naming import kind_of, name_of
from .scene import Scene

_FIGHTS = (BATTLES, ATTACKER_FLIPPED, BOTH_FLIPPED)


def when(texts: Sequence[Happens], scene: Scene) -> str:
    """A triggered text as sentences; several that do the same are said at once ("attacks or defends")."""
    return sentence(triggered(texts, scene))


def triggered(texts: Sequence[Happens], scene: Scene, span: str = "") -> Clause:
    """A triggered text as a clause; `span` says how long it was given for."""
    first = texts[0]
    inside = after(first, scene)
    lead = moment(texts, scene) + span
    if first.condition is not None:
        lead += f" {scene.say('list.and')} {if_(first.condition, replace(inside, topic=()))}"
    return told(first.effect, inside).given(lead)


def moment(texts: Sequence[Happens], scene: Scene) -> str:
    """"when this character attacks or defends"."""
    first = texts[0]
    keys = "+".join(f"{event}.{text.fact}" for text in texts for event in text.events)
    if first.by:
        return scene.say(f"When.{keys}.{first.by}")
    of = name_of(first.of, scene) if first.of is not None else (lambda form: "")
    against = name_of(first.against, scene) if first.against is not None else (lambda form: "")
    own = f"When.{keys}.this"
    return scene.say(own if first.of is THIS and scene.has(own) else f"When.{keys}", of=of, against=against)


def after(text: Happens, scene: Scene) -> Scene:
    """The scene of what happens then: what "it" means."""
    event, of = text.events[0], text.of
    if text.by or of is None:
        return scene
    about = Thing(kind_of(of, scene).noun) if isinstance(of, Described) else Thing()
    same: tuple[Selection, ...] = (of,) if of is THIS else ()
    if event in _FIGHTS:
        selves: tuple[Selection, ...] = (DEFENDER,) if text.fact else (ATTACKER, IT)
        return replace(scene, topic=(*same, *selves), about=about, it=Thing())
    if text.fact == 0:
        return replace(scene, topic=(*same, IT), about=about, it=about)
    if event == PUT_ON:
        return replace(scene, topic=same, about=about, it=Thing("upgrade"))
    return replace(scene, topic=same, about=about, it=thing(of, False, scene))
