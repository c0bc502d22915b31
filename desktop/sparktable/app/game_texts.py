"""What questions, answers and events are called in words, for any game.

Keys are looked up per game first, then among the words that all games share:

    <game>.decision.<kind>   the question in the prompt bar          (and `.note`: where it comes from)
    decision.retold          a note that tells the text of somebody else's card, from the eyes of whoever is asked
    decision.theirs          the same where that cannot be said: it is quoted as theirs (a note can have its own words
                             for that, `.note.theirs`, and says both itself then)
    <game>.option.<kind>     an answer wherever it is named          (and `.verb`: a button; `.<n>`, or the manner;
                             `.brings`: what stands before what it brings)
    <game>.answer.<question>.<kind>   an answer to that question: what will happen (and `.<Verb>`: what is done with
                             it, where a text asks)
    <game>.event.<kind>      a line of the log; an empty one is left out (and `.unseen`: of a card not known; `.own`:
                             the card is whoever acts; `.0`: of nothing; `.<slug>`: of a card that would say it
                             twice; what is said of several at once, see `told_together.py`)
    <game>.reason.<key>      why something cannot be done
    <game>.outlook.<key>     what an option would bring (and `.short`: in a few words)
    <game>.outcome.<key>     how the game ended
    <game>.word.<label>      what a `word` reference says

Templates get `{who}`, `{card}`, `{space}`, `{seat}`, `{n}`, `{word}`, `{zone}`; the second of a kind is
`{card2}`.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sparktable.app.catalog import Title
from sparktable.app.keywords import Lexicon
from sparktable.app.seat_names import SeatNames
from sparktable.app.sentence_parts import Part, begun, marked, parted
from sparktable.app.told_apart import more_about, namesakes
from sparktable.app.translations import FALLBACK, WORDS, Words
from sparktable.games.forms import PAIR
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Decision, Option, Ref
from sparktable.kernel.events import MOVED
from sparktable.kernel.game import Card, Game, Prospect, Reason
from sparktable.kernel.nodes import Node, labelled
from sparktable.kernel.questions import CHOOSE, MAY
from sparktable.kernel.state import State
from sparktable.kernel.values import Event, Outcome

if TYPE_CHECKING:
    from sparktable.ai.thought import Why

_NAMES = {"number": "n"}
NONE_ALIKE: Mapping[int, Sequence[int]] = {}
LONGEST_DEED = 56
"""Letters of what would be done that a question says itself; more stand in its second line."""


class Speech:
    """The words of one game at one table: it knows what the seats are called."""

    def __init__(self, title: Title, game: Game, names: Sequence[str], words: Words = WORDS, *,
                 watching: bool = False) -> None:
        """`watching`: whoever looks plays no seat, so that nobody is "you"."""
        self.watching = watching
        self.title = title
        self.game = game
        self.names = names
        self.words = words
        self.lexicon = Lexicon(title.name, words, lambda: map(self._named, game.cards), lambda: self.names)
        """Its words that the rules tell of."""

    def then(self, cast: Sequence[str]) -> Speech:
        """The same words while everybody played these."""
        return self.playing(lambda: cast) if cast else self

    def playing(self, characters: Callable[[], Sequence[str]]) -> Speech:
        """The same words, with whoever is played in the moment that is looked at."""
        names = self.names.playing(characters) if isinstance(self.names, SeatNames) else self.names
        return Speech(self.title, self.game, names, self.words, watching=self.watching)

    def question(self, decision: Decision, state: State) -> str:
        facts, ways = self._asked(decision, state)
        keys = [f"{self.title.name}.decision.{decision.kind}", f"decision.{decision.kind}"]
        if self._owner(decision, state) and (retold := self._retold(self._labels(decision))):
            facts["word"] = retold
        return self._punctuated(facts, *(f"{key}{way}" for way in ways for key in keys), *keys)

    def _punctuated(self, facts: dict[str, Any], *keys: str) -> str:
        """A sentence in which no name's own mark stands before another one: that name is quoted."""
        said = self.words.first(*keys, **facts)
        clash = {name: self.words.say("name.quoted", name=value) for name, value in facts.items()
                 if isinstance(value, str) and value.endswith(("!", "?")) and any(
                     f"{value}{mark}" in said for mark in ":?!")}
        return self.words.first(*keys, **{**facts, **clash}) if clash else said

    def source(self, decision: Decision, state: State) -> str:
        """The second line: where the question comes from. Empty where nothing need be said."""
        facts, ways = self._asked(decision, state)
        keys = [f"{self.title.name}.decision.{decision.kind}", f"decision.{decision.kind}"]
        for key in (*(f"{key}{way}.note" for way in ways for key in keys), *(f"{key}.note" for key in keys)):
            if self.words.has(key):
                owner = self._owner(decision, state)
                if owner and ".other" not in ways and "{word}" in str(self.words.template(key, FALLBACK)):
                    theirs = f"{key}.theirs"
                    own = self.words.has(theirs)
                    if retold := self._retold(self._labels(decision)):
                        return self.words.say(key if own else "decision.retold", **{**facts, "word": retold},
                                              owner=owner)
                    return self.words.say(theirs if own else "decision.theirs", **facts, owner=owner)
                return self.words.say(key, **facts)
        named = decision.source < 0 or facts["source"] in self.question(decision, state)
        return "" if named else self.words.say("decision.from", **facts)

    def _owner(self, decision: Decision, state: State) -> str:
        """Whose card asks somebody else: what its text calls "you" is not whoever is asked."""
        seat = self.game.zone_seat[state.where[decision.source]] if decision.source >= 0 else -1
        return self.seat(seat) if seat != decision.seat else ""

    def answer(self, option: Option, decision: Decision, state: State) -> str:
        """An option as the answer to this question: what will happen. It may name whom the question is about
        (`{whom}`) and the card that asks (`{source}`)."""
        general = f"answer.{decision.kind}.{option.kind}"
        key = f"{self.title.name}.{general}"
        keys = [*(f"{key}.{verb}" for verb in self._verbs(decision)), key, general]
        if option.refs:
            keys.insert(0, f"{key}.{_last_name(option)}")
        if self._asks_itself(decision, state):
            keys.insert(0, f"answer.{decision.kind}.{option.kind}.own")
        known = [key for key in keys if self.words.has(key)]
        alike = namesakes(option, decision.options, state)
        if not known or (decision.source < 0 and "{source}" in str(self.words.template(known[0], FALLBACK))):
            return self.option(option, state, alike)
        facts, _ = self._asked(decision, state)
        named = self.facts(option.refs, state, source=decision.source, alike=alike)
        return begun(self.words.say(known[0], **{**facts, **named}))

    def _asked(self, decision: Decision, state: State) -> tuple[dict[str, Any], list[str]]:
        """What a question's templates can name, and which special cases of it go before the general one: `.self`, it
        is about whoever is asked; `.deed`, what would be done can be said in passing; `.<verb>`, it cannot; `.other`,
        it is about somebody else, `.rival`, on another side; `.only.<kind>`, there is one kind of answer, also behind
        those; `.done`, one can be done with it; `.own` before these, the card that asks is whoever is asked."""
        facts = self.facts(decision.about, state, who=decision.seat, source=decision.source)
        seats = [int(ref.value) for ref in decision.about if ref.kind == "seat"]
        facts |= {"whom": self.seat(seats[0] if seats else decision.seat), "heads": self.heads(decision.seat)}
        led = {who for option in decision.options if (who := self.title.telling.led_by(state, option))}
        if len(led) == 1:  # of several that one player leads only this one is asked
            facts |= {"who": led.pop(), "heads": 1}
        labels = self._labels(decision)
        facts["deed"] = self._deed(labels[0]) if labels and decision.source >= 0 else ""
        if "word" not in facts:  # who is asked only lest others notice could do nothing
            facts["word"] = self._word(labels[0]) if labels else ""
        facts["texts"] = self._texts(decision, state)
        ways = [".self"] if decision.seat in seats else [".other"] if seats else []
        if ways == [".other"] and seats[0] not in self.game.team(decision.seat):
            ways.insert(0, ".rival")
        answers = {option.kind for option in decision.options}
        if len(answers) == 1:
            only = f".only.{next(iter(answers))}"
            ways = [*(f"{way}{only}" for way in ways), *ways, only]
        if kinds.DONE in answers:
            ways.append(".done")
        if decision.kind == CHOOSE:
            ways += [".either"] if (either := self._either(decision)) else []
            facts["either"] = either
        if 0 < len(facts["deed"]) <= LONGEST_DEED and ". " not in facts["deed"]:
            ways += [".deed.several", ".deed"] if self._asks_for_several(decision) else [".deed"]
        ways += [f".{verb}" for verb in self._verbs(decision)]
        if self._asks_itself(decision, state):
            ways = [*(f".own{way}" for way in (*ways, "")), *ways]
        return facts, ways

    def _either(self, decision: Decision) -> str:
        """What there is to choose between: "convert or draw 1 card"; "" where that is too long to be asked."""
        deeds = [self._deed(str(option.refs[0].value)) for option in decision.options if option.kind == kinds.DO]
        if len(deeds) < 2 or not all(deeds) or any(mark in each for each in deeds for mark in ".:"):
            return ""
        said = self.words.say("list.or", some=", ".join(deeds[:-1]), last=deeds[-1])
        return said if len(said) <= LONGEST_DEED else ""

    def _texts(self, decision: Decision, state: State) -> str:
        """What each of the cards among its options does, where the question says it of each."""
        labels = self._labels(decision)
        if len(labels) != len(decision.options) or len(labels) < 2:
            return ""
        return " · ".join(f"{self.option(option, state)}: {self._word(label)}"
                          for option, label in zip(decision.options, labels, strict=True))

    def _done(self, decision: Decision) -> Node | None:
        """The part of a text that a question belongs to."""
        try:
            return labelled(labels[0]) if (labels := self._labels(decision)) else None
        except LookupError:
            return None

    def _verbs(self, decision: Decision) -> list[str]:
        """What is done with whatever is chosen, by the name of the verb; what is done within it first."""
        node = self._done(decision)
        inner = getattr(node, "effect", None)
        return [type(each).__name__ for each in (inner, node) if each is not None]

    def _asks_for_several(self, decision: Decision) -> bool:
        n = getattr(self._done(decision), "n", 1)
        return not isinstance(n, int) or n > 1

    def _asks_itself(self, decision: Decision, state: State) -> bool:
        """Whether the card that asks is whoever is asked."""
        return decision.source >= 0 and self.card(decision.source, state) == self.seat(decision.seat)

    @staticmethod
    def _labels(decision: Decision) -> list[str]:
        """The parts of texts that a question is about."""
        done = [ref for option in decision.options[:1] if decision.kind == MAY for ref in option.refs]
        return [str(ref.value) for ref in (*decision.about, *done) if ref.kind == "word"]

    def _retold(self, labels: Sequence[str]) -> str:
        """A part of somebody else's text from the eyes of whoever is asked; "" where that cannot be said."""
        from sparktable.text import Untold, retold  # it brings all cards along

        try:
            return retold(self.title.name, labels[0], self.words.language, self.game.terms) if labels else ""
        except Untold:
            return ""

    def _deed(self, label: str) -> str:
        """What a part of a card's text does, as a part of a sentence; "" where that cannot be said."""
        from sparktable.text import Untold, deed  # it brings all cards along

        try:
            return deed(self.title.name, label, self.words.language, self.game.terms)
        except Untold:
            return ""

    def option(self, option: Option, state: State, alike: Mapping[int, Sequence[int]] = NONE_ALIKE) -> str:
        """`alike`: those of its cards that have namesakes among the options, with these."""
        facts = self.facts(option.refs, state, alike=alike)
        if option.kind == kinds.DO and "word" in facts:
            done = str(facts["word"])
            return done.removesuffix(".") if ". " not in done else done  # an answer, and no sentence among others
        keys = [f"{self.title.name}.option.{option.kind}", f"option.{option.kind}"]
        if "n" in facts:  # a number may say in which way it is done: "fly to B3"
            keys.insert(0, f"{keys[0]}.{self.game.manner(state, option) or facts['n']}")
        if who := self.title.telling.led_by(state, option):  # of several that one player leads
            facts["who"] = who
            keys.insert(0, f"{self.title.name}.option.{option.kind}.by")
        if option.refs:  # and so may one more thing that it names: what pays
            keys.insert(0, f"{self.title.name}.option.{option.kind}.{_last_name(option)}")
        cards = {name: ref.value for name, ref in zip(_names(option.refs), option.refs, strict=True)
                 if ref.kind == "card"}
        again = [name for name in cards if name != "card" and facts[name] == facts["card"]]
        if again:  # no name twice: `.itself`, or `.alike` for another card of that name; `{other}` is a third one
            way = "itself" if cards[again[0]] == cards["card"] else "alike"
            facts["other"] = next((facts[name] for name in cards if name not in ("card", *again)), "")
            keys = [*(f"{key}.{way}" for key in keys), *keys]
        return begun(self.words.first(*keys, **facts))

    def event(self, event: Event, state: State, told: Event | None = None) -> str:
        """The line of the log, or "" for what is not worth one."""
        return "".join(part.text for part in self.parts(event, state, told))

    def parts(self, event: Event, state: State, told: Event | None = None) -> tuple[Part, ...]:
        """The same taken apart at what it names. `told` is what the line before tells of: the same card's next event
        may need no line of its own (`event.gains.after.buys`)."""
        facts = self.told_facts(event, state)
        own = facts["who"] in (name for key, name in facts.items() if key.startswith("card"))
        facts |= {name: marked(facts[name], index) for index, name in enumerate(_names(event.refs))
                  if _can_be_shown(event, event.refs[index])}
        keys = [f"{self.title.name}.event.{event.kind}", f"event.{event.kind}"]
        if event.kind == MOVED:
            zones = ".".join(self._zone_key(int(ref.value)) for ref in event.refs if ref.kind == "zone")
            keys.insert(0, f"{self.title.name}.event.moved.{zones}")
        if any(ref.kind == "card" and event.identity(int(ref.value)) is None for ref in event.refs):
            keys.insert(0, f"{keys[0]}.unseen")
        if own:
            keys.insert(0, f"{keys[0]}.own")
        known = [ident for ref in cards_of(event)[:1] if (ident := event.identity(int(ref.value))) is not None]
        keys[:0] = [f"{keys[0]}.{state.cards[ident].slug}" for ident in known]
        if facts.get("n") == 0:
            keys.insert(0, f"{self.title.name}.event.{event.kind}.0")
        if told is not None and told.seat == event.seat and cards_of(told) == cards_of(event):
            keys.insert(0, f"{self.title.name}.event.{event.kind}.after.{told.kind}")
        return parted(self.words.first(*keys, **facts), event.refs)

    def told_facts(self, event: Event, state: State) -> dict[str, Any]:
        """What a sentence about an event can name. Of several that a player leads `{who}` is the one that does it;
        `{heads}` tells whether there are more. A card that is called like whoever acts is told from them."""
        facts = self.facts(event.refs, state, who=event.seat, event=event)
        doer = self.title.telling.doer(state, event)
        facts |= {"who": doer or facts["who"], "heads": 1 if doer else self.heads(event.seat)}
        for name, ref in zip(_names(event.refs), event.refs, strict=True):
            if ref.kind == "card" and facts[name] == facts["who"]:
                ident = event.identity(int(ref.value))
                if ident is not None and not self.title.telling.is_character(state.cards[ident]):
                    facts[name] = self.words.say("card.namesake", card=facts[name])
        return facts

    def heading(self, turn: int, seat: int) -> str:
        """Over what happened in a turn, or before the first."""
        return self.words.say("log.turn", turn=turn, who=self.seat(seat)) if turn else self.words.say("log.opening")

    def opening(self) -> str:
        """What is being played, as the first line of a log: the box, or else the game, and the mode."""
        name, options = self.title.name, self.game.options
        box, mode = (f"{name}.setup.{part}.{options.get(part)}" for part in ("set", "mode"))
        parts = [box if self.words.has(box) else f"title.{name}", *([mode] if self.words.has(mode) else [])]
        return self.words.say("log.new_game", game=", ".join(map(self.words.say, parts)))

    def turn_of(self, turn: int, seat: int) -> tuple[str, str]:
        """Whose turn it is, and beside that which one and who plays: "Slipstream", "turn 5 · Computer"."""
        who = self.beside(seat)
        return self.seat(seat), self.words.say("log.turn.of" if who else "log.turn.nth", turn=turn, who=who)

    def reason(self, reason: Reason, state: State) -> str:
        """Why something cannot be done. Arguments that are numbers stay numbers; a card's slug becomes its name."""
        facts = {"n": 0, **dict(reason.args)}
        names = {card.slug: self._named(card) for card in state.cards} if "card" in facts else {}
        return self._say("reason", reason.key, {**facts, "card": names.get(str(facts.get("card")), "")})

    def prospect(self, prospect: Prospect, state: State) -> str:
        """Something that an option would bring."""
        return self._say("outlook", prospect.key, self._told_by(prospect, state))

    def in_short(self, prospect: Prospect, state: State) -> str:
        """The same in a few words; "" where the answer itself says it."""
        short = f"{prospect.key}.short"
        known = self.words.has(f"{self.title.name}.outlook.{short}")
        return self._say("outlook", short if known else prospect.key, self._told_by(prospect, state))

    def _told_by(self, prospect: Prospect, state: State) -> dict[str, Any]:
        return {**self.facts(prospect.refs, state), **dict(prospect.numbers)}

    def called(self, option: Option, state: State) -> str:
        """The name of an answer before what it brings: a card that is played, without the verb. "" for most."""
        key = f"{self.title.name}.option.{option.kind}.brings"
        return self.words.say(key, **self.facts(option.refs, state)) if self.words.has(key) else ""

    def thought(self, why: Why, state: State) -> str:
        """Why an opponent would do something: its words are per game, or those that all games share."""
        return begun(self.words.first(f"{self.title.name}.{why.key}", why.key, **self.facts(why.refs, state)))

    def outcome(self, outcome: Outcome, state: State) -> str:
        """How it came to the end; through whom, where that can be seen; and how far those came who lost together."""
        names = self.title.telling.who_ended(state, self.names)
        key = f"{outcome.reason}.named" if names else outcome.reason
        told = self._say("outcome", key, {"n": len(names), "names": self.listed(names)})
        progress = self.title.telling.progress(state)
        if outcome.winners or progress is None:
            return told
        done, of = progress
        return f"{told} {self._say('outcome', 'progress', {'n': done, 'of': of})}"

    def winners(self, outcome: Outcome) -> str:
        """The headline: who won; where all of them lost, whom they played against."""
        names = [self.names[seat] for seat in outcome.winners]
        if not names:
            return self._say("outcome", "nobody" if len(self.game.sides()) > 1 else "game", {})
        if self.tied(outcome):
            return self.words.say("outcome.tie", names=self.listed(names))
        several = [one for name in names for one in name.split(PAIR)]
        return self.words.say("outcome.winners", n=len(several), names=self.listed(several))

    def tied(self, outcome: Outcome) -> bool:
        """Whether several sides came out equal."""
        return sum(any(seat in outcome.winners for seat in side) for side in self.game.sides()) > 1

    def listed(self, names: Sequence[str]) -> str:
        """Several names as one: "Ann, Ben and Cleo"."""
        if len(names) < 2:
            return names[0] if names else ""
        return self.words.say("list.and", some=", ".join(names[:-1]), last=names[-1])

    def facts(self, refs: Sequence[Ref], state: State, *, who: int = -1, source: int = -1,
              event: Event | None = None, alike: Mapping[int, Sequence[int]] = NONE_ALIKE) -> dict[str, Any]:
        """What a template can name."""
        asking = self.card(source, state) if source >= 0 else ""
        named = {name: self.ref(ref, state, event) for name, ref in zip(_names(refs), refs, strict=True)}
        for name, ref in zip(named, refs, strict=True) if alike else ():
            if ref.kind == "card" and (others := alike.get(int(ref.value))):
                more = more_about(int(ref.value), others, state, self.seat, lambda slot: self.card(slot, state))
                key = "card.unknown.apart" if named[name] == self.words.say("card.unknown") else "card.apart"
                named[name] = self.words.say(key, card=named[name], more=more) if more else named[name]
        return {"who": self.seat(who), "source": asking, **named}

    def ref(self, ref: Ref, state: State, event: Event | None = None) -> Any:
        """What one reference is called."""
        value = ref.value
        if ref.kind == "card":
            ident = event.identity(int(value)) if event is not None else state.ident[int(value)]
            if event is None and ident == state.unknown:
                return self._unknown(int(value), state)
            return self.words.say("card.unknown") if ident is None else self._title(ident, state)
        if ref.kind == "space":
            return self.title.telling.space_name(self.game, int(value))
        if ref.kind == "seat":
            return self.seat(int(value))
        if ref.kind == "zone":
            return self.zone(int(value))
        if ref.kind == "title":
            return self._title(next(n for n, card in enumerate(self.game.cards) if card.slug == value), state)
        return self._word(str(value)) if ref.kind == "word" else value

    def _word(self, label: str) -> str:
        """A label in words: the catalogue's, or the part of a card's text that it names."""
        from sparktable.text import Untold, clause  # it brings all cards along

        key = f"{self.title.name}.word.{label}"
        if not self.words.has(key):
            try:
                return clause(self.title.name, label, self.words.language, self.game.terms)
            except Untold:
                pass  # no part of a text that could be told
        return self._say("word", label, {})

    def card(self, slot: int, state: State) -> str:
        return self._title(state.ident[slot], state)

    def _unknown(self, slot: int, state: State) -> str:
        """A card that cannot be seen; where it lies tells it from others."""
        zone = state.where[slot]
        if not self.game.zone_is_board[zone]:
            return self.words.say("card.unknown")
        space = self.title.telling.space_name(self.game, state.zones[zone].index(slot))
        return self.words.say("card.facedown", space=space)

    def zone(self, zone: int) -> str:
        """What a place for cards is called."""
        return self._say("zone", self._zone_key(zone), {})

    def _zone_key(self, zone: int) -> str:
        """The zone's name; a seat's zone without the seat's number."""
        name = self.game.zone_names[zone]
        return name if self.game.zone_seat[zone] < 0 else name.rstrip(" 0123456789")

    def about(self, key: str, seat: int) -> str:
        """A sentence about whoever plays there: "Optimus Prime and Megatron are playing"."""
        name = self.seat(seat)
        named = self.listed(name.split(PAIR)) if self.heads(seat) > 1 else name
        return self.words.say(key, who=named, heads=self.heads(seat))

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def heads(self, seat: int) -> int:
        """How many a seat’s name names."""
        return self.names.heads(seat) if isinstance(self.names, SeatNames) else 1

    def beside(self, seat: int) -> str:
        """Who plays there, where the name does not say it; see `SeatNames.beside`."""
        return self.names.beside(seat) if isinstance(self.names, SeatNames) else ""

    def who(self, seat: int, viewer: int) -> str:
        """The line under a seat's name: "Ann · you", "Computer · Scout"."""
        who = self.beside(seat)
        if seat == viewer and not self.watching:
            return self.words.say("table.you.named", who=who) if who else self.words.say("table.you")
        return self.names.under(seat) if isinstance(self.names, SeatNames) else self.seat(seat)

    def player(self, seat: int) -> str:
        """A seat by name, with who plays there: "Slipstream · Ann"."""
        return self.names.whole(seat) if isinstance(self.names, SeatNames) else self.seat(seat)

    def _title(self, ident: int, state: State) -> str:
        return self.words.say("card.unknown") if ident == state.unknown else self._named(state.cards[ident])

    def _named(self, card: Card) -> str:
        return self.words.title(self.title.name, card)

    def _say(self, sort: str, key: str, facts: dict[str, Any]) -> str:
        return self.words.first(f"{self.title.name}.{sort}.{key}", f"{sort}.{key}", **facts)


def _names(refs: Sequence[Ref]) -> list[str]:
    """What templates call each of these: `card`, `card2`, `n`."""
    found: list[str] = []
    counts: dict[str, int] = {}
    for ref in refs:
        name = _NAMES.get(ref.kind, ref.kind)
        counts[name] = counts.get(name, 0) + 1
        found.append(name if counts[name] == 1 else f"{name}{counts[name]}")
    return found


def _last_name(option: Option) -> str:
    return _names(option.refs)[-1]


def _can_be_shown(event: Event, ref: Ref) -> bool:
    """Whether there is something to look at: a space, or a card that the viewer knew."""
    return ref.kind == "space" or (ref.kind == "card" and event.identity(int(ref.value)) is not None)


def cards_of(event: Event) -> list[Ref]:
    return [ref for ref in event.refs if ref.kind == "card"]
