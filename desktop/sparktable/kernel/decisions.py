"""The one door for every choice: a Decision with Options whose structured references say what each is about.

The table lights up what the references name, an opponent picks one option, a scenario file names one, a replay
stores one. Every answer is exactly one option: "discard two cards" is asked as two answers in a row, so that undo,
search and saves have one grain, and nobody has to answer for more than can be seen.
"""
from __future__ import annotations

from typing import Any, ClassVar, Final

from . import kinds
from .fields import Frozen
from .typed import OptionKind, QuestionKind, RefKind


class Ref(Frozen):
    """What an option, a question or an event is about."""

    kind: RefKind
    """`card` (a slot), `space` (a place of the board), `seat`, `number`, `word` (a label), or `title` (a card of the
    catalogue by its slug, wherever one lies)."""
    value: int | str

    # --- written by packaging/write_records.py
    __slots__ = ("kind", "value")
    FIELDS: ClassVar[dict[str, str]] = {"kind": "RefKind", "value": "int | str"}

    def __init__(self, kind: RefKind, value: int | str) -> None:
        self.kind = kind
        self.value = value

    def parts(self) -> tuple[Any, ...]:
        return (self.kind, self.value)
    # --- as far as here


def card(slot: int) -> Ref:
    return Ref("card", slot)


def space(index: int) -> Ref:
    return Ref("space", index)


def seat(index: int) -> Ref:
    return Ref("seat", index)


def number(value: int) -> Ref:
    return Ref("number", value)


def word(label: str) -> Ref:
    return Ref("word", label)


class Option(Frozen):
    """One possible answer."""

    kind: OptionKind
    refs: tuple[Ref, ...]

    DEFAULTS: ClassVar[dict[str, Any]] = {"refs": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("kind", "refs")
    FIELDS: ClassVar[dict[str, str]] = {"kind": "OptionKind", "refs": "tuple[Ref, ...]"}

    def __init__(self, kind: OptionKind, refs: tuple[Ref, ...] = ()) -> None:
        self.kind = kind
        self.refs = refs

    def parts(self) -> tuple[Any, ...]:
        return (self.kind, self.refs)
    # --- as far as here

    def value(self, kind: RefKind, index: int = 0) -> int:
        """The number behind the index-th reference of a kind: `option.value("card")`."""
        for ref in self.refs:
            if ref.kind == kind:
                if index == 0:
                    return int(ref.value)
                index -= 1
        raise IndexError(f"'{self.label()}' names no further {kind}")

    def label(self) -> str:
        """The option as one line of text for logs and failed tests: `play card:17`."""
        return " ".join([self.kind, *(f"{ref.kind}:{ref.value}" for ref in self.refs)])


class Options(dict[int | str | tuple[int, ...], Option]):
    """A family of options made once and reused: `PLAY = Options(kinds.PLAY, "card")`, then `PLAY[slot]`."""

    def __init__(self, kind: OptionKind, *ref_kinds: RefKind, words: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.kind = kind
        self.ref_kinds = ref_kinds
        self.words = tuple(Ref("word", label) for label in words)

    def __missing__(self, key: int | str | tuple[int, ...]) -> Option:
        values = key if isinstance(key, tuple) else (key,)
        refs = tuple(Ref(kind, value) for kind, value in zip(self.ref_kinds, values, strict=True))
        made = self[key] = Option(self.kind, refs + self.words)
        return made


CARD: Final = Options(kinds.CARD, "card")
SPACE: Final = Options(kinds.SPACE, "space")
SEAT: Final = Options(kinds.SEAT, "seat")
NUMBER: Final = Options(kinds.NUMBER, "number")
YES: Final = Option(kinds.YES)
NO: Final = Option(kinds.NO)
PASS: Final = Option(kinds.PASS)
DONE: Final = Option(kinds.DONE)


class Decision:
    """A question to one seat: it waits until one of the options is taken."""

    __slots__ = ("about", "asides", "kind", "options", "seat", "secret", "source")
    seat: int
    """Who is asked."""
    kind: QuestionKind
    """What is asked, as a message key: `action`, `block`, `discard` …"""
    options: tuple[Option, ...] | list[Option]
    """Never empty."""
    source: int
    """The slot of the card whose text asks, or -1 for a rule."""
    about: tuple[Ref, ...]
    """What the question is about: the attack that could be blocked, the card that was peeked at."""
    secret: bool
    """Being asked, or how many options there are, tells something hidden: so it is asked even when only one answer is
    left, of everybody who might have had a choice."""
    asides: tuple[Option, ...]
    """What other seats may do while this question waits ("at any time"): each option names its seat first. It is
    taken like an answer, and the question is then asked again."""

    def __init__(self, seat: int, kind: QuestionKind, options: tuple[Option, ...] | list[Option], source: int = -1,
                 about: tuple[Ref, ...] = (), secret: bool = False, asides: tuple[Option, ...] = ()) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.source = source
        self.about = about
        self.secret = secret
        self.asides = asides

    def find(self, kind: OptionKind, *refs: Ref) -> Option:
        """The option of that kind which names all these references."""
        for option in self.options:
            if option.kind == kind and all(ref in option.refs for ref in refs):
                return option
        raise IllegalAnswer(f"'{Option(kind, refs).label()}' is not possible now: {self}")

    def giver(self, option: Option) -> int:
        """Whose answer that is: the seat's that is asked, or of one that acts aside."""
        return option.value("seat") if option in self.asides else self.seat

    def __reduce__(self) -> tuple[type[Decision], tuple[Any, ...]]:
        return Decision, (self.seat, self.kind, self.options, self.source, self.about, self.secret, self.asides)

    def __repr__(self) -> str:
        shown = ", ".join(option.label() for option in self.options[:12])
        return f"seat {self.seat} is asked '{self.kind}': {shown}{' …' if len(self.options) > 12 else ''}"


class IllegalAnswer(ValueError):
    """The answer is not among the options. The state is as it was."""
