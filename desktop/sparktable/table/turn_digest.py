"""What somebody else's turn was: all that was done in it and how that ended, in its order, each thing in a few words.
How it lies in one line says `turn_strip.py`."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce
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

_CARD = re.compile(r"\{card(\d?)\}")


class Clause(NamedTuple):
    """A deed as it is said in a sentence: of whom, and what; of nobody where it does not begin with a name."""

    subject: str
    predicate: str
    about: int = -1
    """The card that it names last, if any: whom it was done to."""
    ident: int | None = None


    @property
    def whole(self) -> str:
        return f"{self.subject} {self.predicate}".strip()


_NOTHING = Clause("", "")


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
    clause: Clause = _NOTHING

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
    return [entry for entry in log if entry.answer > own and entry.seat != viewer and entry.turn]


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
    of the log is said by another one."""
    told = {number for line in told_lines(speech, events, state) for number in line.numbers}
    sorts: dict[tuple[object, ...], list[int]] = {}
    for at, event in enumerate(events):
        if at in told and (telling := tellings.get(event.kind)) is not None and telling.weight:
            sorts.setdefault((event.kind, event.seat, _one_of_several(event, state, speech), *_apart(event, speech)),
                             []).append(at)
    heaviest = sorted(sorts.values(), key=lambda places: -tellings[events[places[0]].kind].weight)[:most]
    return tuple(_deed(events, places, state, speech, tellings, turn_of) for places in sorts.values()
                 if places in heaviest)


def in_one_sentence(deeds: Sequence[Deed], speech: Speech) -> str:
    """What was done, as one tells it: "Prowl defeated Springer and took 2 Damage"."""
    return reduce(partial(_and, speech), (deed.clause for deed in deeds), _NOTHING).whole


def given(deed: Deed, view: View, tableau: Tableau, speech: Speech) -> tuple[Gain, ...]:
    """What its card gave."""
    return tuple(tableau.gave(view, deed.story, speech)) if deed.story is not None else ()


def _and(speech: Speech, first: Clause, then: Clause) -> Clause:
    """Of the same one the name is said once, and so is the word that both begin with."""
    if first == _NOTHING:
        return then
    if not first.subject or first.subject != then.subject:
        return Clause("", speech.words.say("digest.and", first=first.whole, then=then.whole))
    begins, rest = first.predicate.partition(" ")[0], then.predicate.partition(" ")[::2]
    once = begins == rest[0] and begins in speech.words.say("digest.said_once").split()
    both = speech.words.say("digest.and.same", first=first.predicate, then=rest[1] if once else then.predicate)
    return first._replace(predicate=both)


def _one_of_several(event: Event, state: State, speech: Speech) -> str:
    """Who did it, of several that a player leads: what one of them does is not told of the others."""
    return speech.title.telling.doer(state, event) if event.seat >= 0 and speech.heads(event.seat) > 1 else ""


def _apart(event: Event, speech: Speech) -> tuple[Ref, ...]:
    """The card that is told by itself: several times are then several times of it."""
    words = speech.words.template(_keys(event, speech)[0], FALLBACK)
    named = isinstance(words, Mapping) and "{card}" in words["other"]
    return tuple(ref for ref in event.refs if ref.kind == "card")[:1] if named else ()


def _keys(event: Event, speech: Speech) -> tuple[str, str]:
    """For a deed without a name and with one; where the card says whose it is, as a character that is hit does,
    nothing more is said."""
    plain, named = (f"{speech.title.name}.digest.{part}{event.kind}" for part in ("", "of."))
    return plain, named if event.seat >= 0 and speech.words.has(named) else plain


def _said(key: str, facts: Mapping[str, Any], speech: Speech, **counts: int) -> str:
    """The words for a deed; whoever uses a card of their own name uses what they can do themselves."""
    own = f"{key}.own"
    return speech.words.say(own if facts["who"] == facts.get("card") and speech.words.has(own) else key,
                            **facts, **counts)


def _deed(events: Sequence[Event], places: Sequence[int], state: State, speech: Speech,
          tellings: Mapping[EventKind, Telling], turn_of: int) -> Deed:
    """What was done in these places, told of the last one."""
    at = places[-1]
    event = events[at]
    facts = speech.told_facts(event, state)
    facts.pop("n", None)
    if len(places) > 1 and not _one_of_several(event, state, speech):
        facts |= {"who": speech.seat(event.seat), "heads": speech.heads(event.seat)}
    amount = sum(amount_of(events[place]) for place in places)
    plain, named = (_said(key, facts, speech, n=len(places), amount=amount) for key in _keys(event, speech))
    if facts["heads"] > 1 and named != plain:
        named = f"{speech.seat(event.seat)} · {plain}"
    text = named if turn_of not in (-1, event.seat) or _one_of_several(event, state, speech) else plain
    sentence = named if named != plain else f"{speech.seat(turn_of)} · {plain}" if turn_of >= 0 else plain
    clause = _clause(event, facts, sentence, speech, n=len(places), amount=amount)
    slot = next((slot for slot in slots_of(event) if event.identity(slot) is not None), -1)
    story = story_of(events, at, tellings) if slot >= 0 else None
    each = tuple(_deed(events, (place,), state, speech, tellings, turn_of) for place in places) \
        if len(places) > 1 else ()
    return Deed(text, tellings[event.kind].icon, slot, event.refs, event.identity(slot) if slot >= 0 else None, story,
                at, each, tellings[event.kind].weight, sentence, clause)


def _clause(event: Event, facts: Mapping[str, Any], sentence: str, speech: Speech, **counts: int) -> Clause:
    key = f"{speech.title.name}.digest.clause.{event.kind}"
    key = key if speech.words.has(key) else _keys(event, speech)[1]
    template, cards = speech.words.template(key, FALLBACK), slots_of(event)
    words = template["one"] if isinstance(template, Mapping) else template or ""
    named = (cards[int(number or 1) - 1] for number in reversed(_CARD.findall(words)))
    about = next((slot for slot in named if event.identity(slot) is not None), -1)
    ident = event.identity(about) if about >= 0 else None
    if "{who}" in words and facts["heads"] > 1:
        return Clause("", sentence, about, ident)
    text = _said(key, facts, speech, **counts)
    subject = next((name for name in (facts["who"], facts.get("card")) if name and text.startswith(f"{name} ")), "")
    return Clause(subject, text.removeprefix(subject).strip(), about, ident)


@dataclass(frozen=True, slots=True)
class Portrait(Made):
    """A character's face in a hexagon."""

    name: str
    faction: str

    def make(self, width: float, height: float, look: Look) -> QImage:
        return pieces.avatar(self.name, FACTIONS[self.faction], height, look.dpr, look.theme)
