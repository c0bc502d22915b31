"""What was done in a turn as one tells it, in one sentence: "Prowl defeated Springer and took 2 Damage"."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial, reduce
from typing import NamedTuple

from sparktable.app.game_texts import Speech
from sparktable.app.translations import FALLBACK
from sparktable.kernel.state import State
from sparktable.kernel.values import Event
from sparktable.table.gains import slots_of
from sparktable.table.turn_digest import Deed, facts_of, keys_of, said

_CARD = re.compile(r"\{card(\d?)\}")
MOST_NAMED = 2
"""So many cards are named in a sentence, where the game has words for that (`.cards`); more are only counted."""


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


def clause_of(deed: Deed, state: State, speech: Speech) -> Clause:
    event, facts = deed.events[-1], facts_of(deed.events, state, speech)
    key = f"{speech.title.name}.digest.clause.{event.kind}"
    key = key if speech.words.has(key) else keys_of(event, speech)[1]
    template, cards = speech.words.template(key, FALLBACK), slots_of(event)
    words = template["one"] if isinstance(template, Mapping) else template or ""
    named = (cards[int(number or 1) - 1] for number in reversed(_CARD.findall(words)))
    about = next((slot for slot in named if event.identity(slot) is not None), -1)
    ident = event.identity(about) if about >= 0 else None
    if "{who}" in words and facts["heads"] > 1:
        return Clause("", deed.sentence, about, ident)
    naming = f"{key}.cards"
    names = _named(deed.events, state, speech) if len(deed.events) > 1 and speech.words.has(naming) else []
    if 0 < len(names) <= MOST_NAMED:
        key, facts = naming, facts | {"cards": speech.listed(names)}
    text = said(key, facts, speech)
    subject = next((name for name in (facts["who"], facts.get("card")) if name and text.startswith(f"{name} ")), "")
    return Clause(subject, text.removeprefix(subject).strip(), about, ident)


def _named(events: Sequence[Event], state: State, speech: Speech) -> list[str]:
    """The cards that each of these was about, each named once; none where one of them is not known."""
    if any(event.identity(slot) is None for event in events for slot in slots_of(event)[:1]):
        return []
    counted = Counter(speech.told_facts(event, state)["card"] for event in events)
    return [speech.words.say("card.times", card=name, n=n) if n > 1 else name for name, n in counted.items()]


def in_one_sentence(clauses: Sequence[Clause], speech: Speech) -> str:
    return reduce(partial(_and, speech), clauses, _NOTHING).whole


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
