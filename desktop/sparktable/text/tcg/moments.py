"""Triggers of the Transformers TCG: "when this character attacks", "at the start of your turn", a card's Bounty.

The moment is a sentence by the event and by which of its facts the text speaks of: "When.battles.1" is "when …
defends". A condition that narrows the event itself down is said in it: "when you play an Action".
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sparktable.games.tcg.card import ACTION, SECRET
from sparktable.games.tcg.events import (
    AFTER_BATTLE,
    ATTACK_DAMAGE_DONE,
    ATTACKER_FLIPPED,
    BATTLES,
    BEFORE_THE_GAME,
    BEING_PLAYED,
    BOTH_FLIPPED,
    CARD_FLIPPED,
    DAMAGED,
    FLIPPED,
    FLIPPED_IN_KO_AREA,
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
from sparktable.games.tcg.verbs.noting import ActionNumber, FirstTurn, OfDamage
from sparktable.games.tcg.verbs.select import ATTACKER, DEFENDER, IT, THIS, Cards, Chars, Selection, words
from sparktable.kernel.control import Condition, Effect, Not
from sparktable.kernel.typed import EventKind
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.conditions import Both, Is, MoreThan
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.selections import Described

from ..language import Clause, sentence
from .conditions import if_, parts
from .controls import referent, told
from .kinds import Referent
from .naming import kind_of, name_of
from .scene import Scene

_FIGHTS = (BATTLES, ATTACKER_FLIPPED, BOTH_FLIPPED, ATTACK_DAMAGE_DONE)
_OF_CARDS = (PLAYED, BEING_PLAYED, CARD_FLIPPED)
_IN_THE_MOMENT = (asks.Koed, asks.MoreThanEnough, asks.FirstAttack, asks.IsOdd, FirstTurn)
"""What a moment itself can say: "when this character attacks for the first time this turn"."""
_TIMES = (TURN_STARTS, TURN_ENDS, BEFORE_THE_GAME, AFTER_BATTLE)
"""Moments that are told in a phrase: what must hold is a clause of its own."""


def when(texts: Sequence[Happens], scene: Scene) -> str:
    """A triggered text as sentences; several that do the same are said at once ("attacks or defends")."""
    return sentence(triggered(texts, scene))


def triggered(texts: Sequence[Happens], scene: Scene, span: str = "") -> Clause:
    """A triggered text as a clause; `span` says how long it was given for."""
    first = texts[0]
    lead, left = moment(texts, scene, span)
    inside = replace(after(first, scene), triggered=True)
    if isinstance(left, Both) and (turn := _whose_turn(left.conditions[0])) is not None:
        lead, left = lead + scene.say(turn), left.conditions[1]
    elif (turn := _whose_turn(left)) is not None:
        lead, left = lead + scene.say(turn), None
    if left is not None and _is_counted(left, first.effect):
        left = None
    if left is not None:
        lead = (lead + scene.say("if it holds", condition=if_(left, inside)) if first.events[0] in _TIMES
                else scene.tongue.both([lead, *parts(left, inside)]))
        inside = replace(inside, topic=()) if _names_others(left, inside) else inside
    if isinstance(first, OnceATurn):
        lead = scene.say("once each turn", lead=lead)
    return told(first.effect, inside).given(lead)


def moment(texts: Sequence[Happens], scene: Scene, span: str = "") -> tuple[str, Condition | None]:
    """"when this character attacks or defends", and what must hold besides."""
    first = texts[0]
    keys = "When." + "+".join(f"{event}.{text.fact}" for text in texts for event in text.events)
    if isinstance(first, OfDamage):
        keys += ".attack" if first.attack else ".other"
    asked, left = _parts(first.condition)
    if (own := _itself_narrowed(first, keys, asked, left, scene)):
        return own, None
    narrow = _narrowed(asked)
    if narrow and (scene.has(f"{keys}.{narrow}") or scene.has(f"{keys}.{narrow}.{first.by}")):
        keys += f".{narrow}"
    elif first.condition is None and first.events == (ATTACKER_FLIPPED,):
        keys += ".before"
    elif first.events[0] in _OF_CARDS:
        if not isinstance(asked, Is) or not isinstance(asked.kind, Cards):
            asked, left = Is(Cards("")), first.condition
    else:
        left = first.condition
    of: Selection | None = first.of
    how = span
    if isinstance(of, Chars) and of.mode and first.events[0] in _FIGHTS:
        how = scene.say("in mode", mode=scene.say(f"mode.{words(of.mode)[0]}")) + span
        of = replace(of, mode=())
    again = isinstance(of, Described) and (scene.card is None or scene.card.type != SECRET)
    facts = {"when": scene.say("whenever" if again else "at once"),
             "of": name_of(of, scene) if of is not None else "",
             "against": name_of(first.against, scene) if first.against is not None else "",
             "kind": name_of(_anywhere(asked.kind, first.events[0]), scene) if isinstance(asked, Is) else ""}
    if first.by:
        return _said(f"{keys}.{first.by}", how, scene, facts), left
    own = f"{keys}.this"
    itself = first.of is THIS and scene.this == "this" and not scene.speaks_of(THIS)
    return _said(own if itself and scene.has(own) else keys, how, scene, facts), left


def _said(key: str, how: str, scene: Scene, facts: Mapping[str, Any]) -> str:
    """The moment, with its time and manner where the language has a place for them, else behind."""
    said = scene.say(key, how=how, **facts)
    return said if "{how}" in scene.tongue.words.template(key) else said + how


def _itself_narrowed(text: Happens, key: str, asked: Condition | None, left: Condition | None, scene: Scene) -> str:
    """A moment that has a sentence of its own with what its condition asks; "" for others."""
    nth = left.conditions[0] if isinstance(left, Both) else left or asked
    if isinstance(nth, ActionNumber):
        return scene.say(f"{key}.ActionNumber.{nth.who}", n=scene.say(f"nth.{nth.n}"))
    if isinstance(asked, asks.WasA) and isinstance(text.of, Chars):
        one = replace(text.of, mode=(), trait=asked.trait)
        to = scene.say(f"to mode.{words(text.of.mode)[0]}").strip()
        return scene.say(f"{key}.WasA", of=name_of(one, scene), to=to)
    if text.events == (PUT_ON,) and isinstance(asked, Is) and asked.what is THIS:
        return scene.say(f"{key}.on", kind=name_of(asked.kind, scene))
    return ""


def _whose_turn(condition: Condition | None) -> str | None:
    """The key of the words for whose turn it must be, where that is all."""
    if isinstance(condition, asks.YourTurn):
        return "on your turn"
    if isinstance(condition, Not) and isinstance(condition.condition, asks.YourTurn):
        return "on their turn"
    return None


def _is_counted(condition: Condition, effect: Effect) -> bool:
    """Whether the effect is done for each of those that must be there: then that is said once."""
    return (isinstance(condition, asks.There) and isinstance(effect, Times) and isinstance(effect.n, Count)
            and effect.n.what is condition.what)


def _names_others(condition: Condition, scene: Scene) -> bool:
    """Whether "it" would be unclear behind a condition, since it names somebody else."""
    parts = tuple(condition.walk())
    kinds = [part.kind for part in parts if isinstance(part, Is)]
    return any((part in (ATTACKER, DEFENDER) or isinstance(part, Chars)) and part not in kinds
               and not scene.speaks_of(part) for part in parts if isinstance(part, Selection))


def _parts(condition: Condition | None) -> tuple[Condition | None, Condition | None]:
    """What may be said in the moment itself, and the rest."""
    if isinstance(condition, Both):
        said = next((part for part in condition.conditions if isinstance(part, Is | asks.FirstAttack)), None)
        if said is not None:
            others = [part for part in condition.conditions if part is not said]
            return said, others[0] if len(others) == 1 else Both(*others)
    return condition, None


def _narrowed(condition: Condition | None) -> str:
    """What the sentence's key has for a condition that the moment says."""
    if isinstance(condition, Both):
        first, second = condition.conditions
        exactly = isinstance(first, asks.Koed) and isinstance(second, Not)
        return "exactly" if exactly else ""
    if isinstance(condition, Not) and isinstance(condition.condition, MoreThan):
        return "enough"
    return type(condition).__name__ if isinstance(condition, _IN_THE_MOMENT) else ""


def _anywhere(kind: Described, event: EventKind) -> Described:
    """The kind of a card without where it lies; only Actions are told of before they do anything."""
    if not isinstance(kind, Cards):
        return kind
    return replace(kind, pile="", kind=kind.kind or (ACTION if event == BEING_PLAYED else ()))


def after(text: Happens, scene: Scene) -> Scene:
    """The scene of what happens then: what "it" means."""
    event, of = text.events[0], text.of
    scene = replace(scene, over=event == AFTER_BATTLE)
    if event in _OF_CARDS or event == SCRAPPED_FROM_HAND:
        return replace(scene, it=Referent("card"), topic=(IT,), about=Referent("card"))
    if text.by or of is None:
        return scene
    if event in (FLIPPED, FLIPPED_IN_KO_AREA) and of is THIS and scene.this == "this":
        return replace(scene, it=Referent())
    about = Referent(kind_of(of, scene).noun) if isinstance(of, Chars | Bearing) else Referent()
    same: tuple[Selection, ...] = (of,) if of is THIS else ()
    if event in (DAMAGED, REPAIRED, WOULD_TAKE):
        damaged = about if text.fact == 0 else _damaged(text, scene)
        return replace(scene, topic=(*same, IT) if text.fact == 0 else same, about=about, it=damaged,
                       told="repaired" if event == REPAIRED else "damage")
    if event in _FIGHTS:
        selves: tuple[Selection, ...] = (DEFENDER,) if text.fact else (ATTACKER, IT)
        return replace(scene, topic=(*same, *selves), about=about, it=Referent(), told="damage")
    if event in (UPGRADE_SCRAPPED, UPGRADE_LEFT):
        gone = Referent("upgrade")
        return replace(scene, it=gone, topic=same if text.fact else (of, IT), about=about if text.fact else gone)
    if text.fact == 0:
        return replace(scene, topic=(*same, IT), about=about, it=about, told="attack")
    if event == PUT_ON:
        return replace(scene, topic=same, about=about, it=Referent("upgrade"))
    return replace(scene, topic=same, about=about, it=referent(of, False, scene))


def _damaged(text: Happens, scene: Scene) -> Referent:
    """Who has taken the damage that a character does."""
    return Referent(kind_of(text.against, scene).noun) if isinstance(text.against, Chars) else Referent()
