"""The games on the shelf, found without importing them: the home page must not wait for rules it only
names."""
from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any, Protocol

from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.feats import Feat
from sparktable.games.forms import (
    HARDEST,
    MAIN,
    MIXING,
    PRESETS,
    RULINGS,
    Choice,
    Field,
    Form,
    SeatForm,
    Swap,
    Value,
    for_people,
)

if TYPE_CHECKING:
    from sparktable.games.advice import Advice, Played
    from sparktable.games.telling import Telling
    from sparktable.kernel.decisions import Option
    from sparktable.kernel.game import BadSetup, Game
    from sparktable.kernel.state import State
    from sparktable.kernel.values import Event
    from sparktable.kernel.view import View

__all__ = [
    "HARDEST", "MAIN", "MIXING", "PRESETS", "RULINGS", "Choice", "Field", "Form", "FormMaker", "SeatForm", "Swap",
    "Title", "Value", "chosen", "for_people", "offer", "preset_words", "put", "refusal", "refused", "title", "titles",
    "withdraw", "worded",
]

class FormMaker(Protocol):
    """What a game's module `form` must have."""

    def setup_form(self, options: Mapping[str, Any]) -> Form: ...


@dataclass(frozen=True, slots=True)
class Title:
    """One game that can be played here. Words: `title.<name>` and `title.<name>.note`."""

    name: str
    module: str
    """Importing it puts the game on the kernel's shelf."""
    form_module: str = ""
    """The module with `setup_form`. Beside it may lie `telling`, `feats` and `advice`: see those of `games/`."""
    icon: str = "t_robot"

    def open(self, options: Mapping[str, Any]) -> Game:
        """The game with these options; BadSetup says in a sentence what does not go together."""
        from sparktable.kernel.game import open_game

        importlib.import_module(self.module)
        return open_game(self.name, options)

    def form(self, options: Mapping[str, Any]) -> Form:
        """What there is to choose, given what was chosen."""
        importlib.import_module(self.module)
        if self.form_module:
            maker: FormMaker = importlib.import_module(self.form_module)
            return maker.setup_form(options)
        return Form(seats=tuple(SeatForm() for _ in range(self.open(options).seats)))

    @property
    def telling(self) -> Telling[Any, Any]:
        """What whoever writes of it asks of its rules."""
        from sparktable.games.telling import Telling

        module = self._part("telling")
        told: Telling[Any, Any] = module.TELLING if module is not None else Telling()
        return told

    def all_feats(self) -> tuple[Feat, ...]:
        """What can be brought off in this game besides winning it."""
        module = self._part("feats")
        return tuple(module.FEATS) if module is not None else ()

    def feats(self, state: State, events: Sequence[Event]) -> tuple[tuple[str, ...], ...]:
        """Which of them everybody has brought off in a game that is over, seat by seat, by their names; `events` is
        all that happened."""
        module = self._part("feats")
        return tuple(module.brought_off(state, events)) if module is not None else ()

    def advise(self, played: Played) -> tuple[Advice, ...]:
        """What a seat could learn from a game, the most useful first; words: `<game>.advice.<key>`."""
        module = self._part("advice")
        return tuple(module.advise(played)) if module is not None else ()

    def could_still(self, view: View) -> Option | None:
        """What somebody who is asked, and new to the game, may overlook before the turn ends."""
        module = self._part("advice")
        return module.could_still(view) if module is not None else None

    def _part(self, name: str) -> Any:
        """A module of the game that not every game has."""
        whole = f"{self.module.rpartition('.')[0]}.{name}"
        return importlib.import_module(whole) if self.form_module and _exists(whole) else None


_OFFERED: dict[str, Title] = {}


def offer(title: Title) -> None:
    """Put a further game on the shelf, or another edition of one that is there."""
    _OFFERED[title.name] = title


def withdraw(name: str) -> None:
    _OFFERED.pop(name, None)


def titles() -> tuple[Title, ...]:
    """Every game that can be played."""
    house = [Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form", icon)
             for name, icon in GAMES.items() if name not in _OFFERED and _exists(f"sparktable.games.{name}.form")]
    return (*house, *_OFFERED.values())


def title(name: str) -> Title:
    """The game of that name; LookupError if it is not on the shelf."""
    found = title_or_none(name)
    if found is None:
        raise LookupError(f"there is no game '{name}' here")
    return found


def title_or_none(name: str) -> Title | None:
    return next((found for found in titles() if found.name == name), None)


@cache
def _exists(module: str) -> bool:
    """Whether a module can be imported, found out without importing the package that it lies in; the disk is asked
    once, since games are looked up with every line of a log."""
    package = importlib.util.find_spec(module.rpartition(".")[0])
    places = package.submodule_search_locations if package is not None else None
    return places is not None and PathFinder.find_spec(module, list(places)) is not None


def chosen(form: Form, extra: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The options that a form stands at: its fields' values, seat fields as tuples by seat."""
    options: dict[str, Any] = dict(extra or {})
    for field in form.fields:
        put(options, field.option, field.value)
    for name in {field.option for seat in form.seats for field in seat.fields}:
        options[name] = tuple(next((field.value for field in seat.fields if field.option == name), "")
                              for seat in form.seats)
    return options


def put(options: dict[str, Any], name: str, value: Value) -> None:
    """Set an option; "rulings.timing" is the entry "timing" of the option "rulings"."""
    group, dot, key = name.partition(".")
    options[group] = {**options.get(group, {}), key: value} if dot else value


def preset_words(field: Field, form: Form) -> str:
    """What the preset means that a form stands at: its note, and every ruling that differs from the book's."""
    differs = [WORDS.say("setup.preset.differs", ruling=worded(each.label, each.name), value=next(
        worded(choice.label, choice.name) for choice in each.choices if choice.value == each.value))
        for each in form.fields if each.page == RULINGS and each.value != each.choices[0].value]
    note = next(choice.note for choice in field.choices if choice.value == field.value)
    if differs:
        return " ".join((WORDS.say(note), "; ".join(differs)))
    return WORDS.say(f"{note}.alike") if WORDS.has(f"{note}.alike") else WORDS.say(note)


def worded(key: str, fallback: str, **facts: Any) -> str:
    """The words for a key; where there are none, what the game itself calls it."""
    return WORDS.say(key, **facts) if key and (WORDS.has(key) or not fallback) else fallback


def refusal(game: Title, options: Mapping[str, Any]) -> str | None:
    """Why these options do not make a game, in the player's language, or None."""
    from sparktable.kernel.game import BadSetup

    try:
        game.open(options)
    except BadSetup as bad:
        return refused(game.name, bad)
    return None


def refused(game: str, bad: BadSetup) -> str:
    """What a game says against its set-up, in the player's language. Words: `<game>.refusal.<key>`, or
    `refusal.<key>`; what has none is said as the game itself says it."""
    keys = [key for key in (f"{game}.refusal.{bad.reason.key}", f"refusal.{bad.reason.key}") if WORDS.has(key)]
    return WORDS.say(keys[0], **dict(bad.reason.args)) if keys else str(bad)
