"""What a game tells scenario files: how a position is set up, and what a sentence means.

Scenario files speak in a person's words ("play Bold", "move to B3"). A game declares its sentences as a `Grammar`
and turns what was read into one of the options that are open. Whoever mistypes a name is told the nearest one.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from .decisions import Decision, Option
from .names import nearest, plain, suggestion
from .typed import QuestionKind

if TYPE_CHECKING:
    from .game import Game
    from .rng import Dice
    from .state import State
    from .values import Event


class Mistake(ValueError):
    """Something in a scenario file cannot be understood: one sentence on what was expected, and where."""

    def __init__(self, sentence: str, *place: str | int, nearest: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.place: tuple[str | int, ...] = place
        """The path inside what was being read: `("seats", 0, "hand", 2)`."""
        self.nearest = nearest
        """The name that was meant, as far as one comes near."""


class NotPossible(Exception):
    """A sentence was understood, but nobody offers that option now."""

    def __init__(self, sentence: str, wish: Option | None = None) -> None:
        super().__init__(sentence)
        self.wish = wish
        """The option that was meant, so that the game can be asked why it is not there."""


@dataclass(frozen=True)
class Setting:
    """A scenario's position as it was written: the game's own words, not yet understood."""

    seats: Sequence[Mapping[str, Any]]
    """A table per seat, in seat order."""
    position: Mapping[str, Any]
    """What the file says about the table as a whole, by the keys that the adapter announces."""
    seed: int = 1
    """Where the luck of everything that the file leaves open comes from."""


class Vocabulary(NamedTuple):
    """The names that may stand in what is expected: a misspelt one is a mistake in the file, not a failure. None
    where anything may stand."""

    texts: Mapping[str, str] | Collection[str] | None = None
    """For texts: alone, in lists, and as what a table has under its keys. A mapping says what a short name stands
    for: `5/1` for `Combat 5/1`."""
    keys: Collection[str] | None = None
    """For the keys of a table."""


Promise = Callable[[Sequence["Event"]], "bool | None"]
"""What luck is to bring: whether the events of an answer show it; None while it has neither come nor been missed."""


class ScenarioAdapter(Protocol):
    """What a game gives so that scenario files can speak of it (`register_scenarios`)."""

    seat_keys: Mapping[str, str]
    """What may be said about a seat: key -> a line that explains it."""
    position_keys: Mapping[str, str]
    """What may be said about the table as a whole."""
    arrangements: Mapping[str, str]
    """Steps that change the position without anybody's answer: `deck_top` -> what it does."""
    options: Sequence[str]
    """What may be said under `options`."""
    questions: Mapping[QuestionKind, str]
    """Every question that the game asks: its name -> the sentences that answer it."""
    endings: Mapping[str, str]
    """Every way in which the game ends: the `reason` -> a line that explains it."""

    def position(self, game: Game, setting: Setting) -> State:
        """The state that is described, waiting at its first question. Raises Mistake."""
        ...

    def find(self, state: State, sentence: str) -> Option:
        """The option that a sentence means. Raises Mistake (not understood) or NotPossible (not open now)."""
        ...

    def observe(self, state: State, key: str) -> Any:
        """What can be seen under a key of `expect`, as plain data: numbers, texts, lists, tables. Raises Mistake, and
        NotPossible for what cannot be looked at just now."""
        ...

    def vocabulary(self, state: State, key: str) -> Vocabulary:
        """The names that may be expected under a key of `expect`."""
        ...

    def arrange(self, state: State, key: str, value: Any) -> Promise | None:
        """Carry out one of the `arrangements`. What it returns, luck brings in the answers that follow. Raises
        Mistake."""
        ...

    def seat(self, state: State, name: str) -> int:
        """The seat that a person would call so. Raises Mistake."""
        ...


TOGETHER = " + "
"""Between the feats that are to be done in one turn."""


@runtime_checkable
class Posing(ScenarioAdapter, Protocol):
    """The adapter of a game in which puzzles are looked for."""

    def sentence(self, state: State, option: Option) -> str:
        """What an option is called in scenario files."""
        ...

    def games(self) -> Sequence[dict[str, Any]]:
        """The options of games in which positions are looked for."""
        ...

    def excerpt(self, state: State, asked: Decision, dice: Dice) -> dict[str, Any] | None:
        """A position of a game as a scenario file tells it, cut down to what can be taken in; None where there is
        nothing to be looked for. Not each of them can be laid out."""
        ...

    def stakes(self, state: State) -> Iterable[tuple[str, int]]:
        """The feats that a position suggests, each with how far to come: what depends on others, or on luck."""
        ...

    def feats(self, state: State) -> Mapping[str, int] | None:
        """What the first seat could be asked to achieve in its turn, and how far it is here: of two that one is
        better that has come further. None in a game that is about its stakes alone."""
        ...

    def task(self, state: State, feat: str, far: int) -> dict[str, Any]:
        """A puzzle's aim, and how it is told: to come so far with a feat."""
        ...


_ADAPTERS: dict[str, Callable[[], ScenarioAdapter]] = {}


def register_scenarios(game: str, make: Callable[[], ScenarioAdapter]) -> None:
    """Say what reads a game's scenario files; it is made when the first of them is read."""
    _ADAPTERS[game] = make


def scenarios_of(game: str) -> ScenarioAdapter | None:
    """What reads a game's scenario files; None for a game that has none."""
    make = _ADAPTERS.get(game)
    return make() if make is not None else None


def brief(text: str, most: int = 60) -> str:
    """A text as it is quoted in a sentence: on one line, and not for ever."""
    line = "".join(c if c.isprintable() else "?" for c in text[:most])
    return f"{line}…" if len(text) > most else line


def named(kind: str, text: object, names: Mapping[str, Any], *place: str | int) -> Any:
    """What a name stands for, whatever its case and punctuation; Mistake suggests the nearest one.

    >>> named("card", "anti personnel mine", {"Anti-Personnel Mine": 7})
    7
    """
    if not isinstance(text, str):
        raise Mistake(f"a {kind} is named by a text", *place)
    if text in names:
        return names[text]
    wanted = plain(text)
    for name, value in names.items():
        if plain(name) == wanted:
            return value
    raise Mistake(f"no {kind} '{brief(text)}'{suggestion(text, names)}", *place, nearest=nearest(text, names))


class Reading(NamedTuple):
    """A sentence as it was understood."""

    pattern: str
    """The pattern of the grammar that it follows."""
    values: dict[str, Any]
    """What its names stand for, by the blanks of the pattern."""


@dataclass(frozen=True)
class Grammar:
    """The sentences that a game understands: patterns such as `play {card} without its text`, and the names that
    may stand in each blank.

    >>> grammar = Grammar(("play {card}", "pass"), {"card": lambda: {"Bold": 3}})
    >>> grammar.read("Play bold")
    Reading(pattern='play {card}', values={'card': 3})
    >>> grammar.read("pley Bold")
    Traceback (most recent call last):
    sparktable.kernel.scenario.Mistake: 'pley Bold' is no sentence of this game; did you mean 'play {card}'?
    """

    patterns: tuple[str, ...]
    names: Mapping[str, Callable[[], Mapping[str, Any]]] = field(default_factory=dict)
    """Blank -> its names; one that is not listed takes a whole number. `card2` takes the names of `card`."""

    def read(self, sentence: str) -> Reading:
        """What a sentence means. Raises Mistake."""
        words = [_Word(part, spelt, index) for index, spelt in enumerate(sentence.split())
                 for part in plain(spelt).split()]
        reading, mistake = self._match(words)
        if reading is not None:
            return reading
        if mistake is None or not mistake.nearest:
            self._look_for_too_much(words)
        raise mistake or Mistake(f"'{brief(sentence)}' is no sentence of this game{self._nearest(words)}")

    def _match(self, words: list[_Word]) -> tuple[Reading | None, Mistake | None]:
        """What these words mean, or the mistake in them by the pattern with the most words of its own."""
        mistakes: list[Mistake] = []
        for pattern in sorted(self.patterns, key=_literal_words, reverse=True):
            try:
                values = self._fill(pattern.split(), words)
            except Mistake as mistake:
                if " " in pattern or _is_slip(_spelt(words), mistake.nearest):
                    mistakes.append(mistake)
                continue
            if values is not None:
                return Reading(pattern, values), None
        return None, next((each for each in mistakes if each.nearest), mistakes[0] if mistakes else None)

    def _look_for_too_much(self, words: list[_Word]) -> None:
        """Raises Mistake where a sentence goes on after its end: "discard Bold to convert"."""
        for length in range(len(words) - 1, 0, -1):
            if self._match(words[:length])[0] is not None:
                raise Mistake(f"'{brief(_spelt(words[:length]))}' is a whole sentence, and "
                              f"'{brief(_spelt(words[length:]))}' is too much: every answer is a sentence of its own")

    def _fill(self, pattern: list[str], words: list[_Word]) -> dict[str, Any] | None:
        """The values of the blanks; None where the pattern's own words are not those of the sentence."""
        if not pattern:
            return None if words else {}
        head, *rest = pattern
        if not head.startswith("{"):
            for part in plain(head).split():
                if not words or words[0].plain != part:
                    return None
                words = words[1:]
            return self._fill(rest, words)
        unknown: Mistake | None = None
        for length in range(len(words), 0, -1):  # the longest name first: "Laser Beam" before "Laser"
            try:
                following = self._fill(rest, words[length:])
                if following is not None:
                    return {head.strip("{}"): self._value(head.strip("{}"), words[:length]), **following}
            except Mistake as mistake:  # of what is wrong by all ways to read it, what comes near a name is told
                if unknown is None or (mistake.nearest and not unknown.nearest):
                    unknown = mistake
        if unknown:
            raise unknown
        return None

    def _value(self, blank: str, words: list[_Word]) -> Any:
        kind = blank.rstrip("0123456789")
        text = _spelt(words)
        if kind in self.names:
            return named(kind, text, self.names[kind]())
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise Mistake(f"'{brief(text)}' is no whole number")
        return int(text)

    def _nearest(self, words: list[_Word]) -> str:
        """The pattern whose first words come nearest, the shortest of those that begin alike."""
        starts = {plain(pattern.split("{")[0]): pattern for pattern in sorted(self.patterns, key=len, reverse=True)}

        def likeness(start: str) -> float:
            said = " ".join(word.plain for word in words[:max(1, len(start.split()))])
            return _likeness(start, said)

        best = max(starts, default="", key=likeness)
        return f"; did you mean '{starts[best]}'?" if best else ""


class _Word(NamedTuple):
    plain: str
    spelt: str
    nth: int
    """Which word of the sentence it is, or is a part of."""


def _spelt(words: list[_Word]) -> str:
    """The words as they were written: one with a hyphen has several parts, and stands there once."""
    return " ".join({word.nth: word.spelt for word in words}.values())


def _is_slip(said: str, meant: str) -> bool:
    """Whether a mere name was mistyped, and no sentence was meant."""
    return _likeness(plain(said), plain(meant)) >= 0.8


def _literal_words(pattern: str) -> int:
    return sum(not word.startswith("{") for word in pattern.split())


def _likeness(one: str, other: str) -> float:
    import difflib  # no game needs it: a text is compared where it was mistyped

    return difflib.SequenceMatcher(None, one, other).ratio()
