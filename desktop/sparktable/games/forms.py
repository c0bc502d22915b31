"""How a game describes its set-up to whoever asks the players: fields with choices, and a form for each seat.

A game's package has a module `form` with `setup_form(options) -> Form`, which takes whatever has been chosen
so far (also what does not go together: `open_game` refuses that with a sentence) and says what can be chosen
now. Labels are message keys; `name` is for what is called the same in every language.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

Value = str | int | bool
HARDEST = 3
PAIR = " + "
"""Between the names of several whom one player leads."""
T = TypeVar("T")


class Choice(NamedTuple):
    """One of the values of a field."""

    value: Value
    label: str = ""
    """A message key."""
    name: str = ""
    """A proper name, used as it is where the label has no words or there is none."""
    note: str = ""
    """A message key for the line under it."""
    icon: str = ""
    cards: tuple[str, ...] = ()
    """Slugs of what to show of it: a character with both sides, or those of a team, its leader first."""
    amount: int = 0
    """What `{n}` in the label stands for."""
    counts: tuple[int, ...] = ()
    """With how many it can be played."""
    minutes: tuple[int, ...] = ()
    """About how long a game takes people who know it: one among computers, two, and so on; nothing where nothing is
    said of it."""
    brings: tuple[tuple[str, Value], ...] = ()
    """What else is chosen with it, since it does not go together with what is chosen now: options and values."""
    hard: int = 0
    """How much is asked of a newcomer, from one to `HARDEST`; 0 where nothing is said of it."""


MAIN, RULINGS, MIXING = "main", "rulings", "mixing"
PRESETS = "presets"
"""The page of the field that sets all rulings at once: it is seen beside every page."""
UNSEEN = ""
"""The page of what another choice has settled: it is set, and not shown."""


class Field(NamedTuple):
    """One thing to choose. Two choices with the values False and True make a switch."""

    option: str
    """The name in the game's options; "rulings.timing" is an entry of the option "rulings"."""
    label: str
    value: Value
    """What is chosen now."""
    choices: tuple[Choice, ...]
    page: str = MAIN
    note: str = ""
    name: str = ""
    """What it is called where the label has no words yet."""
    about: str = ""
    """What the note says where it has no words yet."""

    @property
    def is_switch(self) -> bool:
        return {choice.value for choice in self.choices} == {False, True}


class Swap(NamedTuple):
    """A card of the box that another set's card may replace: an entry of the option `swaps`, by names."""

    leaving: Choice
    partners: tuple[Choice, ...]
    value: str = ""
    """Who comes for it now; empty while it stays."""


class SeatForm(NamedTuple):
    """What is chosen for one seat. Its fields set one element of an option that is a list by seats."""

    fields: tuple[Field, ...] = ()
    side: str = ""
    """Message key of the team it belongs to."""
    icon: str = ""
    faction: str = ""
    """Whose colour the seat is shown in."""


class Form(NamedTuple):
    """Everything to be chosen before a game starts."""

    seats: tuple[SeatForm, ...]
    fields: tuple[Field, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    """What the choices come to: pairs of a message key and a value."""
    swaps: tuple[Swap, ...] = ()
    joining: tuple[tuple[Choice, bool], ...] = ()
    """What else of other sets may join, and whether it does: the entries of the option `joins`, by names."""
    joins: str = ""
    against: str = ""
    """Message key of whom one plays against where nobody sits there."""
    against_icon: str = ""


def for_people(form: Form, people: int) -> Form:
    """Every choice says only how long it takes so many people, or as many as can play."""
    def told(field: Field) -> Field:
        return field._replace(choices=tuple(choice._replace(minutes=choice.minutes[:people][-1:])
                                            for choice in field.choices))

    return form._replace(fields=tuple(map(told, form.fields)))


def fitting(wish: Any, legal: Iterable[T]) -> T:
    """What has been wished for, if it is legal; otherwise the first that is."""
    known = list(legal)
    return known[known.index(wish)] if wish in known else known[0]


def readable(name: str) -> str:
    """A name of the program's as people write it, for what has no words yet."""
    return name.replace("_", " ").capitalize()
