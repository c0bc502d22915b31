"""What is said in one sentence of several events, where a game has words for that. Its keys:

    <game>.event.<kind>.more                added to the line before, of somebody else's event of the same kind
    <game>.event.<kind>.cards               several of a kind at once: `{cards}` tells all of them
    <game>.event.<kind>.again               the same once more with another card of that name: `{cards}` counts them
    <game>.event.<kind>.after.<kind>        empty: an earlier one of the same card has said it
    <game>.event.<kind>.before.<kind>       empty: the one that follows says it
"""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.app.game_texts import Speech, cards_of
from sparktable.app.sentence_parts import Part, marked, parted
from sparktable.app.translations import FALLBACK
from sparktable.kernel.decisions import Ref
from sparktable.kernel.state import State
from sparktable.kernel.values import Event


def is_said_next(speech: Speech, event: Event, following: Event) -> bool:
    """Whether all of an event is said by the one that follows it: what is paid for an ability."""
    if (following.seat != event.seat or _numbers(following) != _numbers(event)
            or not set(cards_of(event)) <= set(cards_of(following))):
        return False
    key = _key(speech, event, f"before.{following.kind}")
    return speech.words.has(key) and not speech.words.template(key, FALLBACK)


def more(speech: Speech, told: Sequence[Event], event: Event, state: State) -> tuple[Part, ...]:
    """What a line that tells of these adds of another one: so everybody's throw is one line, and who throws again
    stands in a new one."""
    key = _key(speech, event, "more")
    if event.kind != told[-1].kind or event.seat in {each.seat for each in told} or not speech.words.has(key):
        return ()
    return parted(speech.words.say(key, **speech.told_facts(event, state)), event.refs)


def all_of(speech: Speech, events: Sequence[Event], state: State) -> tuple[Part, ...]:
    """All that somebody does of one kind at once, by the same card if by any, and each card named once: what is
    discarded after a battle."""
    return _counted(speech, events, state, "cards")


def again(speech: Speech, events: Sequence[Event], state: State) -> tuple[Part, ...]:
    """What somebody does once more, by another answer, with another card of the same name."""
    if not speech.words.has(_key(speech, events[0], "again")) or len(
            {speech.told_facts(each, state).get("card") for each in events}) > 1:
        return ()
    return _counted(speech, events, state, "again")


def _counted(speech: Speech, events: Sequence[Event], state: State, sort: str) -> tuple[Part, ...]:
    first = events[0]
    key = _key(speech, first, sort)
    if not speech.words.has(key):
        return ()
    named: dict[str, list[Ref]] = {}
    by = cards_of(first)[1:2]
    for each in events:
        facts, refs = speech.told_facts(each, state), cards_of(each)
        if ((each.kind, each.seat, refs[1:2]) != (first.kind, first.seat, by) or not refs
                or each.identity(int(refs[0].value)) is None or facts["card"] == facts["who"]):
            return ()
        named.setdefault(facts["card"], []).append(refs[0])
    say = speech.words.say
    names = [marked(name, index) for index, name in enumerate(named)]
    counted = [say("card.times", card=name, n=len(refs)) if len(refs) > 1 else name
               for name, refs in zip(names, named.values(), strict=True)]
    facts = {**speech.told_facts(first, state), "cards": speech.listed(counted)}
    if by:
        facts["card2"] = marked(facts["card2"], len(names))
    return parted(say(key, **facts), [*(refs[0] for refs in named.values()), *by])


def _key(speech: Speech, event: Event, sort: str) -> str:
    return f"{speech.title.name}.event.{event.kind}.{sort}"


def _numbers(event: Event) -> list[Ref]:
    return [ref for ref in event.refs if ref.kind == "number"]
