"""What somebody else's turn was: all that was done in it and how that ended, in its order, each thing in a few words.
How it lies in one line says `turn_strip.py`."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from PySide6.QtGui import QImage

from sparktable.app.game_log import LogEntry
from sparktable.app.game_texts import Speech
from sparktable.app.told_log import told_lines
from sparktable.app.translations import FALLBACK
from sparktable.kernel.decisions import Ref
from sparktable.kernel.state import State
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.art import pieces
from sparktable.table.art.factions import FACTIONS
from sparktable.table.drawings import Made
from sparktable.table.gains import amount_of, slots_of, story_of
from sparktable.table.picture_store import Look
from sparktable.table.tableau import Character, Gain, Story, Tableau, Telling


class Deed(NamedTuple):
    """One thing that was done in a turn."""

    text: str
    icon: str
    slot: int
    """The card that it was about, if the viewer knew it; -1 for none."""
    refs: tuple[Ref, ...]
    ident: int | None = None
    """What the card was when it was done."""
    story: Story | None = None
    """What came of it."""
    at: int = 0
    """When in the turn."""
    each: tuple[Deed, ...] = ()
    """Each time by itself, where it was done several times."""
    weight: int = 0
    """How much it says of the turn."""
    sentence: str = ""
    """The same with the name of who did it, for where nothing else tells that."""
    events: tuple[Event, ...] = ()
    """All times that it was done."""
    brief: str = ""
    """The same in the fewest words beside its icon, for where there is little room."""

    @property
    def in_brief(self) -> str:
        return self.brief or self.text

    @property
    def spoken(self) -> str:
        return self.sentence or self.text

    @property
    def singly(self) -> tuple[Deed, ...]:
        return self.each or (self,)


class TurnLine(NamedTuple):
    """A turn."""

    seat: int
    who: Character | None
    deeds: tuple[Deed, ...]


def others_turns(log: Sequence[LogEntry], viewer: int, given: Sequence[int]) -> list[LogEntry]:
    """What happened in others' turns since the last turn of the viewer, who has `given` these answers: what was
    answered to somebody else's doing in between makes no beginning."""
    def whose(answer: int) -> int:
        """In whose turn it was given: what it brought about begins there, or what came before it ended there."""
        begins = next((entry.seat for entry in log if entry.answer == answer), None)
        ended = next((entry.seat for entry in reversed(log) if entry.answer < answer), viewer)
        return begins if begins is not None else ended

    own = next((answer for answer in reversed(given) if whose(answer) == viewer), -1)
    return [entry for entry in log if entry.answer >= own and entry.seat != viewer and entry.turn]


def turns(entries: Sequence[LogEntry], state: State, speech: Speech, tellings: Mapping[EventKind, Telling],
          character: Mapping[int, Character | None]) -> tuple[TurnLine, ...]:
    """A line for each turn that these entries of the log belong to and of which there is anything to tell."""
    found = []
    for (_, seat), group in groupby(entries, key=lambda entry: (entry.turn, entry.seat)):
        done = deeds([entry.event for entry in group], state, speech, tellings, turn_of=seat)
        if done:
            found.append(TurnLine(seat, character.get(seat), done))
    return tuple(found)


def deeds(events: Sequence[Event], state: State, speech: Speech, tellings: Mapping[EventKind, Telling],
          most: int | None = None, *, turn_of: int = -1) -> tuple[Deed, ...]:
    """All sorts of things, or the weightiest, in the order in which they were first done. What was done several times
    is told once, of the last time; what somebody else did or suffered in the turn, with their name. What is no line
    of the log is said by another one, and where a card goes that was told of before is no news."""
    told = {number for line in told_lines(speech, events, state) for number in line.numbers}
    sorts: dict[tuple[object, ...], list[int]] = {}
    told_of: set[int] = set()
    for at, event in enumerate(events):
        telling, card = tellings.get(event.kind), slots_of(event)[:1]
        if at not in told or telling is None:
            continue
        known = telling.unseen and told_of.issuperset(card)
        told_of.update(card if telling.held else ())
        if telling.weight and not known:
            sorts.setdefault((event.kind, event.seat, _one_of_several(event, state, speech), *_apart(event, speech)),
                             []).append(at)
    heaviest = sorted(sorts.values(), key=lambda places: -tellings[events[places[0]].kind].weight)[:most]
    return tuple(_deed(events, places, state, speech, tellings, turn_of) for places in sorts.values()
                 if places in heaviest)


def given(deed: Deed, view: View, tableau: Tableau, speech: Speech) -> tuple[Gain, ...]:
    """What its card gave."""
    return tuple(tableau.gave(view, deed.story, speech)) if deed.story is not None else ()


def _one_of_several(event: Event, state: State, speech: Speech) -> str:
    """Who did it, of several that a player leads: what one of them does is not told of the others."""
    return speech.title.telling.doer(state, event) if event.seat >= 0 and speech.heads(event.seat) > 1 else ""


def _apart(event: Event, speech: Speech) -> tuple[Ref, ...]:
    """The card that is told by itself: several times are then several times of it."""
    words = speech.words.template(keys_of(event, speech)[0], FALLBACK)
    named = isinstance(words, Mapping) and "{card}" in words["other"]
    return tuple(ref for ref in event.refs if ref.kind == "card")[:1] if named else ()


def keys_of(event: Event, speech: Speech) -> tuple[str, str]:
    """For a deed without a name and with one; where the card says whose it is, as a character that is hit does,
    nothing more is said."""
    plain, named = (f"{speech.title.name}.digest.{part}{event.kind}" for part in ("", "of."))
    return plain, named if event.seat >= 0 and speech.words.has(named) else plain


def said(key: str, facts: Mapping[str, Any], speech: Speech) -> str:
    """The words for a deed; whoever uses a card of their own name uses what they can do themselves."""
    own = f"{key}.own"
    return speech.words.say(own if facts["who"] == facts.get("card") and speech.words.has(own) else key, **facts)


def _brief(event: Event, facts: Mapping[str, Any], speech: Speech, named: bool) -> str:
    """Where the game has words for that: what its icon does not say, and the name of whoever needs one."""
    key = f"{speech.title.name}.digest.brief.{event.kind}"
    if not speech.words.has(key):
        return ""
    text = said(key, facts, speech)
    return f"{facts['who']} · {text}" if named and facts["who"] != text else text


def facts_of(done: Sequence[Event], state: State, speech: Speech) -> dict[str, Any]:
    """What there is to say of a deed: of the last time that it was done, and of how often and how much it was."""
    facts = speech.told_facts(done[-1], state)
    if len(done) > 1 and not _one_of_several(done[-1], state, speech):
        seat = done[-1].seat
        facts |= {"who": speech.seat(seat), "heads": speech.heads(seat)}
    return facts | {"n": len(done), "amount": sum(map(amount_of, done))}


def _deed(events: Sequence[Event], places: Sequence[int], state: State, speech: Speech,
          tellings: Mapping[EventKind, Telling], turn_of: int) -> Deed:
    """What was done in these places, told of the last one."""
    at, done = places[-1], tuple(events[place] for place in places)
    event, facts = done[-1], facts_of(done, state, speech)
    plain, named = (said(key, facts, speech) for key in keys_of(event, speech))
    if facts["heads"] > 1 and named != plain:
        named = f"{speech.seat(event.seat)} · {plain}"
    with_name = turn_of not in (-1, event.seat) or bool(_one_of_several(event, state, speech))
    text = named if with_name else plain
    sentence = named if named != plain else f"{speech.seat(turn_of)} · {plain}" if turn_of >= 0 else plain
    slot = next((slot for slot in slots_of(event) if event.identity(slot) is not None), -1)
    story = story_of(events, at, tellings) if slot >= 0 else None
    each = tuple(_deed(events, (place,), state, speech, tellings, turn_of) for place in places) \
        if len(places) > 1 else ()
    return Deed(text, tellings[event.kind].icon, slot, event.refs, event.identity(slot) if slot >= 0 else None, story,
                at, each, tellings[event.kind].weight, sentence, done,
                _brief(event, facts, speech, with_name and named != plain))


@dataclass(frozen=True, slots=True)
class Portrait(Made):
    """A character's face in a hexagon."""

    name: str
    faction: str

    def make(self, width: float, height: float, look: Look) -> QImage:
        return pieces.avatar(self.name, FACTIONS[self.faction], height, look.dpr, look.theme)
