"""Texts that effects give to somebody for a while, or leave behind for later."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.tcg.events import KOED, TURN_ENDS
from sparktable.games.tcg.verbs.abilities import Happens
from sparktable.games.tcg.verbs.gains import Gains, ThisTurn
from sparktable.games.tcg.verbs.later import Later
from sparktable.games.tcg.verbs.select import IT, THIS
from sparktable.games.tcg.verbs.whom import Aim, One
from sparktable.kernel.modifiers import Change
from sparktable.kernel.vocabulary.selections import Described

from ..language import Clause
from .controls import Forbids, referent, told
from .effects import EFFECTS, do
from .moments import triggered
from .naming import chosen
from .scene import Scene
from .statics import denied, static


@EFFECTS(Later)
def _later(node: Later, scene: Scene) -> Clause:
    event = node.waits.events[0]
    lead = {TURN_ENDS: "turn ends", KOED: "ko'd"}.get(event, "after battle")
    they = scene.known_as(IT, "nom")
    inside = replace(scene, nested=True, over=lead == "after battle")
    if lead == "ko'd":
        inside = replace(inside, topic=(IT,), about=scene.it)
    return told(node.waits.effect, inside).given(scene.say(f"Later.{lead}", it=they))


@EFFECTS(Gains)
def _gains(node: Gains, scene: Scene) -> Clause:
    whom, among = node.whom, node.whom.among
    if isinstance(node.text, Change):
        return static(node.text, replace(scene, this_is=chosen(whom, scene)), scene.say(f"span.{node.until}"))
    assert isinstance(node.text, Happens)
    if not isinstance(among, Described):
        inside = replace(scene, topic=(*scene.topic, THIS), triggered=False)
        text = triggered((node.text,), inside, scene.say(f"span.{node.until}"))
        return scene.clause("Gains.when", text=text, whole=True) if scene.triggered else text
    assert isinstance(whom, One)
    one = referent(among, False, scene)
    inside = replace(scene, it=one, topic=(IT, THIS), about=one)
    text = triggered((node.text,), inside, scene.say(f"span.{node.until}"))
    return scene.clause("Gains", choice=do(Aim(whom), scene), text=text, whole=True)


@EFFECTS(Forbids)
def _forbids(node: Forbids, scene: Scene) -> Clause:
    return denied(node.texts, scene, scene.say(f"span.{node.until}"))


@EFFECTS(ThisTurn)
def _this_turn(node: ThisTurn, scene: Scene) -> Clause:
    span = scene.say(f"span.{node.until}")
    if isinstance(node.text, Change):
        return static(node.text, scene, span)
    assert isinstance(node.text, Happens)
    return triggered((node.text,), scene, span)
