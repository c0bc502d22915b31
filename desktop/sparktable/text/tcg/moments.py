"""Triggers of the Transformers TCG: "when this character attacks", "at the start of your turn", a card's Bounty.

The moment is a sentence by the event and by which of its facts the text speaks of: "When.battles.1" is "when …
defends". A condition that narrows the event itself down is said in it: "when you play an Action".
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.tcg.events import (
    ATTACK_DAMAGE_DONE,
    ATTACKER_FLIPPED,
    BATTLES,
    BEFORE_THE_GAME,
    BEING_PLAYED,
    BOTH_FLIPPED,
    CARD_FLIPPED,
    DAMAGED,
    PLAYED,
    PUT_ON,
    REPAIRED,
    SCRAPPED_FROM_HAND,
    TURN_ENDS,
    TURN_STARTS,
    UPGRADE_LEFT,
    UPGRADE_SCRAPPED,
    WOULD_TAKE,
)
from sparktable.games.tcg.verbs import conditions as asks
from sparktable.games.tcg.verbs.abilities import Happens
from sparktable.games.tcg.verbs.fitting import Bearing
from sparktable.games.tcg.verbs.history import OnceATurn
from sparktable.games.tcg.verbs.noting import OfDamage
from sparktable.games.tcg.verbs.select import ATTACKER, DEFENDER, IT, THIS, Cards, Chars, Selection
from sparktable.kernel.control import Condition, Not
from sparktable.kernel.vocabulary.conditions import Both, Is, MoreThan
from sparktable.kernel.vocabulary.selections import Described

from ..language import Clause, sentence
from .conditions import if_
from .controls import thing, told
from .kinds import Thing
from .naming import kind_of, name_of
from .scene import Scene

_FIGHTS = (BATTLES, ATTACKER_FLIPPED, BOTH_FLIPPED, ATTACK_DAMAGE_DONE)
_OF_CARDS = (PLAYED, BEING_PLAYED, CARD_FLIPPED)
_TIMES = (TURN_STARTS, TURN_ENDS, BEFORE_THE_GAME)
"""Moments that are told in a phrase: what must hold is a clause of its own."""


def when(texts: Sequence[Happens], scene: Scene) -> str:
    """A triggered text as sentences; several that do the same are said at once ("attacks or defends")."""
    return sentence(triggered(texts, scene))


def triggered(texts: Sequence[Happens], scene: Scene, span: str = "") -> Clause:
    """A triggered text as a clause; `span` says how long it was given for."""
    first = texts[0]
    said, left = moment(texts, scene)
    inside = after(first, scene)
    lead = said + span
    if left is not None:
        condition = if_(left, inside)
        lead += (f", {scene.say('If', condition=condition)}" if first.events[0] in _TIMES
                 else f" {scene.say('list.and')} {condition}")
    if isinstance(first, OnceATurn):
        lead = scene.say("once each turn", lead=lead)
    return told(first.effect, inside).given(lead)


def moment(texts: Sequence[Happens], scene: Scene) -> tuple[str, Condition | None]:
    """"when this character attacks or defends", and what must hold besides."""
    first = texts[0]
    keys = "When." + "+".join(f"{event}.{text.fact}" for text in texts for event in text.events)
    if isinstance(first, OfDamage):
        keys += ".attack" if first.attack else ".other"
    asked, left = _parts(first.condition)
    if (narrow := _narrowed(asked)) and scene.has(f"{keys}.{narrow}"):
        keys += f".{narrow}"
    elif first.events[0] in _OF_CARDS:
        if not isinstance(asked, Is) or not isinstance(asked.kind, Cards):
            asked, left = Is(Cards("")), first.condition
    else:
        left = first.condition
    facts = {"of": name_of(first.of, scene) if first.of is not None else "",
             "against": name_of(first.against, scene) if first.against is not None else "",
             "kind": name_of(_anywhere(asked.kind), scene) if isinstance(asked, Is) else ""}
    if first.by:
        return scene.say(f"{keys}.{first.by}", **facts), left
    own = f"{keys}.this"
    return scene.say(own if first.of is THIS and scene.has(own) else keys, **facts), left


def _parts(condition: Condition | None) -> tuple[Condition | None, Condition | None]:
    """What may be said in the moment itself, and the rest."""
    if isinstance(condition, Both) and isinstance(condition.conditions[0], Is):
        first, *others = condition.conditions
        return first, others[0] if len(others) == 1 else Both(*others)
    return condition, None


def _narrowed(condition: Condition | None) -> str:
    """What the sentence's key has for a condition that the moment says."""
    if isinstance(condition, Both):
        first, second = condition.conditions
        exactly = isinstance(first, asks.Koed) and isinstance(second, Not)
        return "exactly" if exactly else ""
    if isinstance(condition, Not) and isinstance(condition.condition, MoreThan):
        return "enough"
    return type(condition).__name__ if isinstance(condition, asks.Koed | asks.MoreThanEnough | asks.WasA) else ""


def _anywhere(kind: Described) -> Described:
    """The kind of a card without where it lies."""
    return replace(kind, pile="") if isinstance(kind, Cards) else kind


def after(text: Happens, scene: Scene) -> Scene:
    """The scene of what happens then: what "it" means."""
    event, of = text.events[0], text.of
    if event in _OF_CARDS or event == SCRAPPED_FROM_HAND:
        return replace(scene, it=Thing("card"), topic=(IT,), about=Thing("card"))
    if text.by or of is None:
        return scene
    about = Thing(kind_of(of, scene).noun) if isinstance(of, Chars | Bearing) else Thing()
    same: tuple[Selection, ...] = (of,) if of is THIS else ()
    if event in (DAMAGED, REPAIRED, WOULD_TAKE):
        damaged = about if text.fact == 0 else _damaged(text, scene)
        return replace(scene, topic=(*same, IT) if text.fact == 0 else same, about=about, it=damaged,
                       told="repaired" if event == REPAIRED else "damage")
    if event in _FIGHTS:
        selves: tuple[Selection, ...] = (DEFENDER,) if text.fact else (ATTACKER, IT)
        return replace(scene, topic=(*same, *selves), about=about, it=Thing(), told="damage")
    if event in (UPGRADE_SCRAPPED, UPGRADE_LEFT):
        return replace(scene, it=Thing("upgrade"), topic=same if text.fact else (of, IT),
                       about=about if text.fact else Thing("upgrade"))
    if text.fact == 0:
        return replace(scene, topic=(*same, IT), about=about, it=about, told="attack")
    if event == PUT_ON:
        return replace(scene, topic=same, about=about, it=Thing("upgrade"))
    return replace(scene, topic=same, about=about, it=thing(of, False, scene))


def _damaged(text: Happens, scene: Scene) -> Thing:
    """Who has taken the damage that a character does."""
    return Thing(kind_of(text.against, scene).noun) if isinstance(text.against, Chars) else Thing()
