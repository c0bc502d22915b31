"""What questions, answers and events are called in words, for any game.

Keys are looked up per game first, then among the words that all games share:

    <game>.decision.<kind>   the question in the prompt bar          (and `.note`: where it comes from)
    <game>.option.<kind>     an answer                               (and `.verb`: one word for a button)
    <game>.event.<kind>      a line of the log; an empty one is left out
    <game>.reason.<key>      why something cannot be done
    <game>.outlook.<key>     what an option would bring
    <game>.outcome.<key>     how the game ended
    <game>.word.<label>      what a `word` reference says

Templates get `{who}`, `{card}`, `{space}`, `{seat}`, `{n}`, `{word}`, `{zone}`; the second of a kind is
`{card2}`.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sparktable.app.catalog import Title
from sparktable.app.players import HUMAN
from sparktable.app.translations import WORDS, Words
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.events import MOVED
from sparktable.kernel.game import Card, Game, Prospect, Reason
from sparktable.kernel.state import State
from sparktable.kernel.values import Event, Outcome

if TYPE_CHECKING:
    from sparktable.ai.thought import Why

_NAMES = {"number": "n"}


class Speech:
    """The words of one game at one table: it knows what the seats are called."""

    def __init__(self, title: Title, game: Game, names: Sequence[str], words: Words = WORDS, *,
                 levels: Sequence[str] = (), watching: bool = False) -> None:
        """`levels`: who plays each seat. `watching`: whoever looks plays no seat, so that nobody is "you"."""
        self.watching = watching
        self.title = title
        self.game = game
        self.names = names
        self.levels = levels
        self.words = words

    def question(self, decision: Decision, state: State) -> str:
        facts = self.facts(decision.about, state, who=decision.seat, source=decision.source)
        keys = [f"{self.title.name}.decision.{decision.kind}", f"decision.{decision.kind}"]
        if Ref("seat", decision.seat) in decision.about:  # it is about the one who is asked
            keys.insert(0, f"{keys[0]}.self")
        return self.words.first(*keys, **facts)

    def source(self, decision: Decision, state: State) -> str:
        """The second line: where the question comes from. Empty where nothing need be said."""
        facts = self.facts(decision.about, state, who=decision.seat, source=decision.source)
        for key in (f"{self.title.name}.decision.{decision.kind}.note", f"decision.{decision.kind}.note"):
            if self.words.has(key):
                return self.words.say(key, **facts)
        return self.words.say("decision.from", **facts) if decision.source >= 0 else ""

    def option(self, option: Option, state: State) -> str:
        facts = self.facts(option.refs, state)
        if option.kind == kinds.DO and "word" in facts:
            return str(facts["word"])
        keys = [f"{self.title.name}.option.{option.kind}", f"option.{option.kind}"]
        if "n" in facts:  # a number may say in which way it is done: "fly to B3"
            keys.insert(0, f"{keys[0]}.{facts['n']}")
        if option.refs:  # and so may one more thing that it names: what pays
            keys.insert(0, f"{self.title.name}.option.{option.kind}.{_last_name(option)}")
        return _begun(self.words.first(*keys, **facts))

    def event(self, event: Event, state: State, told: Event | None = None) -> str:
        """The line of the log, or "" for what is not worth one. `told` is what the line before tells of: the same
        card's next event may need no line of its own (`event.gains.after.buys`)."""
        facts = self.facts(event.refs, state, who=event.seat, event=event)
        keys = [f"{self.title.name}.event.{event.kind}", f"event.{event.kind}"]
        if event.kind == MOVED:
            zones = ".".join(self._zone_key(int(ref.value)) for ref in event.refs if ref.kind == "zone")
            keys.insert(0, f"{self.title.name}.event.moved.{zones}")
        if told is not None and told.seat == event.seat and _cards(told) == _cards(event):
            keys.insert(0, f"{self.title.name}.event.{event.kind}.after.{told.kind}")
        return _begun(self.words.first(*keys, **facts).replace("!.", "!"))  # there are cards called "Roll Out!"

    def heading(self, turn: int, seat: int) -> str:
        """Over what happened in a turn, or before the first."""
        return self.words.say("log.turn", turn=turn, who=self.seat(seat)) if turn else self.words.say("log.opening")

    def reason(self, reason: Reason, state: State) -> str:
        """Why something cannot be done. Arguments that are numbers stay numbers; a card's slug becomes its name."""
        facts = {"n": 0, **dict(reason.args)}
        names = {card.slug: self._named(card) for card in state.cards} if "card" in facts else {}
        return self._say("reason", reason.key, {**facts, "card": names.get(str(facts.get("card")), "")})

    def prospect(self, prospect: Prospect, state: State) -> str:
        """Something that an option would bring."""
        return self._say("outlook", prospect.key, {**self.facts(prospect.refs, state), **dict(prospect.numbers)})

    def thought(self, why: Why, state: State) -> str:
        """Why an opponent would do something: its words are per game, or those that all games share."""
        return _begun(self.words.first(f"{self.title.name}.{why.key}", why.key, **self.facts(why.refs, state)))

    def outcome(self, outcome: Outcome) -> str:
        return self._say("outcome", outcome.reason, {})

    def winners(self, outcome: Outcome) -> str:
        """The headline: who won."""
        names = [self.names[seat] for seat in outcome.winners]
        if not names:
            return self.words.say("outcome.nobody")
        if self.tied(outcome):
            return self.words.say("outcome.tie", names=self.listed(names))
        return self.words.say("outcome.winners", n=len(names), names=self.listed(names))

    def tied(self, outcome: Outcome) -> bool:
        """Whether several sides came out equal."""
        return sum(any(seat in outcome.winners for seat in side) for side in self.game.sides()) > 1

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one: "Ann, Ben and Cleo"."""
        if len(names) < 2:
            return names[0] if names else ""
        return self.words.say("list.and", some=", ".join(names[:-1]), last=names[-1])

    def facts(self, refs: Sequence[Ref], state: State, *, who: int = -1, source: int = -1,
              event: Event | None = None) -> dict[str, Any]:
        """What a template can name."""
        asking = self.card(source, state) if source >= 0 else ""
        facts: dict[str, Any] = {"who": self.seat(who), "source": asking}
        counts: dict[str, int] = {}
        for ref in refs:
            name = _NAMES.get(ref.kind, ref.kind)
            counts[name] = counts.get(name, 0) + 1
            facts[name if counts[name] == 1 else f"{name}{counts[name]}"] = self.ref(ref, state, event)
        return facts

    def ref(self, ref: Ref, state: State, event: Event | None = None) -> Any:
        """What one reference is called."""
        value = ref.value
        if ref.kind == "card":
            ident = event.identity(int(value)) if event is not None else state.ident[int(value)]
            if event is None and ident == state.unknown:
                return self._unknown(int(value), state)
            return self.words.say("card.unknown") if ident is None else self._title(ident, state)
        if ref.kind == "space":
            return self.title.space_name(self.game, int(value))
        if ref.kind == "seat":
            return self.seat(int(value))
        if ref.kind == "zone":
            return self.zone(int(value))
        return self._word(str(value)) if ref.kind == "word" else value

    def _word(self, label: str) -> str:
        """A label in words: the catalogue's, or the part of a card's text that it names."""
        from sparktable.text import clause  # it brings all cards along

        key = f"{self.title.name}.word.{label}"
        if not self.words.has(key):
            try:
                return clause(self.title.name, label, self.words.language, self.game.terms)
            except LookupError:
                pass  # no part of a text that could be told
        return self._say("word", label, {})

    def card(self, slot: int, state: State) -> str:
        return self._title(state.ident[slot], state)

    def _unknown(self, slot: int, state: State) -> str:
        """A card that cannot be seen; where it lies tells it from others."""
        zone = state.where[slot]
        if not self.game.zone_is_board[zone]:
            return self.words.say("card.unknown")
        return self.words.say("card.facedown", space=self.title.space_name(self.game, state.zones[zone].index(slot)))

    def zone(self, zone: int) -> str:
        """What a place for cards is called."""
        return self._say("zone", self._zone_key(zone), {})

    def _zone_key(self, zone: int) -> str:
        """The zone's name; a seat's zone without the seat's number."""
        name = self.game.zone_names[zone]
        return name if self.game.zone_seat[zone] < 0 else name.rstrip(" 0123456789")

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def player(self, seat: int) -> str:
        """A seat by name, and of an opponent how well it plays, where there is a word for that."""
        level = self.levels[seat] if 0 <= seat < len(self.levels) else HUMAN
        if level == HUMAN or not self.words.has(f"level.{level}"):
            return self.seat(seat)
        return self.words.say("player.level", name=self.seat(seat), level=self.words.level(level))

    def _title(self, ident: int, state: State) -> str:
        return self.words.say("card.unknown") if ident == state.unknown else self._named(state.cards[ident])

    def _named(self, card: Card) -> str:
        return self.words.title(self.title.name, card)

    def _say(self, sort: str, key: str, facts: dict[str, Any]) -> str:
        return self.words.first(f"{self.title.name}.{sort}.{key}", f"{sort}.{key}", **facts)


def _last_name(option: Option) -> str:
    """What templates call the last thing that an option names: `card2`."""
    kind = option.refs[-1].kind
    count = sum(ref.kind == kind for ref in option.refs)
    return kind if count == 1 else f"{kind}{count}"


def _begun(text: str) -> str:
    """A sentence, whatever it begins with: "an unknown card" too."""
    return text[:1].upper() + text[1:]


def _cards(event: Event) -> list[Ref]:
    return [ref for ref in event.refs if ref.kind == "card"]
