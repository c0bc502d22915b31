"""Table rulings: where a book is silent or contradicts itself there is one default, and a switch for the other way.

Each game lists its own, with presets that set many at once; players are shown the list. `game.ruling(name)` answers
the rules.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import suggestion

from .forms import PRESETS as PRESETS_PAGE
from .forms import RULINGS as RULINGS_PAGE
from .forms import Choice, Field, readable
from .options import one_of

BOOK, BALANCED, OWN = "book", "balanced", "own"
"""Presets: what the book prints; with the house's remedies for what is uneven; anything else."""
FLAGS = {"yes": True, "on": True, "no": False, "off": False}


class Ruling(NamedTuple):
    """One switch."""

    name: str
    values: tuple[str, ...]
    """What the book prints, or how it is read, first. "yes" and "on", "no" and "off" are truth values to rules."""
    where: str
    """Where the book speaks of it."""
    about: str
    """What it decides, in English; the new-game page says it in the player's language."""
    boxes: tuple[str, ...] = ()
    """The boxes that it matters for; none means all."""
    modes: tuple[str, ...] = ()
    """The ways to play that it matters for; none means all."""
    point: str = ""
    """Its number in a list of the book's open points, where there is one."""


class Rulings:
    """All rulings of a game."""

    def __init__(self, game: str, rulings: Sequence[Ruling], presets: Mapping[str, Mapping[str, str]],
                 former: Mapping[int, Mapping[str, str]]) -> None:
        self.game = game
        self.presets = {BOOK: {}, **presets}
        """Preset -> the rulings in which it differs from the book."""
        self.all = tuple(rulings)
        self._by_name = {ruling.name: ruling for ruling in rulings}
        self._former = former
        """The last rules version under which -> rulings that had another default, or were not there to be ruled."""

    def that_matter(self, mode: str, box: str = "") -> tuple[Ruling, ...]:
        """The rulings that matter for a way to play."""
        return tuple(ruling for ruling in self.all if (not ruling.boxes or box in ruling.boxes)
                     and (not ruling.modes or mode in ruling.modes))

    def value(self, chosen: Mapping[str, str], name: str) -> str | bool:
        """What a table plays: its own choice, or the default; yes and no become truth values."""
        value = chosen.get(name, self._by_name[name].values[0])
        return FLAGS.get(value, value)

    def chosen(self, options: Mapping[str, Any]) -> dict[str, str]:
        """What a table plays by, ruling by ruling: what it has chosen itself, else what its preset says, else what
        the book prints. BadSetup says what would be legal."""
        one_of("preset", options.get("preset") or BOOK, (*self.presets, OWN))
        for name, value in (options.get("rulings") or {}).items():
            if name not in self._by_name:
                raise BadSetup(f"there is no table ruling '{name}'{suggestion(name, self._by_name)}",
                               "no such ruling", name=name)
            values = self._by_name[name].values
            if str(value) not in values:
                raise BadSetup(f"the ruling {name} can be {' or '.join(values)}, not {value}",
                               "no such ruling", name=name)
        return self.played_by(options, self.all)

    def played_by(self, options: Mapping[str, Any], switches: Sequence[Ruling]) -> dict[str, str]:
        """The same for some of them, of options that nobody has checked: what there is not counts as not chosen."""
        given = options.get("rulings")
        own = given if isinstance(given, Mapping) else {}
        return self._values(_named_preset(options), switches) | {
            switch.name: str(own[switch.name]) for switch in switches if str(own.get(switch.name)) in switch.values}

    def preset_of(self, options: Mapping[str, Any], switches: Sequence[Ruling]) -> str:
        """The preset whose values all these have: the one that was named, if they do; or the table's own."""
        now, named = self.played_by(options, switches), _named_preset(options)
        alike = [preset for preset in self.presets if self._values(preset, switches) == now]
        return named if named in alike else next(iter(alike), OWN)

    def settled(self, options: Mapping[str, Any], switches: Sequence[Ruling]) -> dict[str, Any]:
        """The options with the preset's name and with every ruling that matters said, as they are kept: so they mean
        the same when a preset or a default has changed."""
        others = {name: str(value) for name, value in (options.get("rulings") or {}).items()}
        return {**options, "preset": self.preset_of(options, switches),
                "rulings": {**others, **self.played_by(options, switches)}}

    def as_it_was(self, options: Mapping[str, Any], rules: int) -> dict[str, Any]:
        """The options of a file written under older rules: a ruling that it does not name has the value that it had
        then."""
        then = {name: value for last in sorted(self._former, reverse=True) if rules <= last
                for name, value in self._former[last].items()}
        return {**options, "rulings": {**then, **(options.get("rulings") or {})}}

    def fields(self, options: Mapping[str, Any], switches: Sequence[Ruling]) -> list[Field]:
        """The choice between the presets, and of each ruling that matters."""
        now = self.played_by(options, switches)
        rulings = [self._field(switch, now[switch.name]) for switch in switches]
        return [self.preset_field(options, switches), *rulings]

    def preset_field(self, options: Mapping[str, Any], switches: Sequence[Ruling]) -> Field:
        """A table's own rulings are nothing to pick; they are what other choices make."""
        now = self.preset_of(options, switches)
        return Field("preset", "setup.preset", now, page=PRESETS_PAGE, choices=tuple(
            Choice(name, f"setup.preset.{name}", note=f"setup.preset.{name}.note")
            for name in (*self.presets, *((OWN,) if now == OWN else ()))))

    def _field(self, ruling: Ruling, value: str) -> Field:
        key = f"{self.game}.ruling.{ruling.name}"
        return Field(f"rulings.{ruling.name}", key, value,
                     tuple(Choice(each, f"{key}.{each}", name=readable(each)) for each in ruling.values),
                     page=RULINGS_PAGE, note=f"{key}.note", name=readable(ruling.name),
                     about=f"{ruling.about} ({ruling.where})")

    def _values(self, preset: str, switches: Sequence[Ruling]) -> dict[str, str]:
        """These rulings as a preset has them; the table's own start from the book."""
        differing = self.presets.get(preset, {})
        return {switch.name: differing.get(switch.name, switch.values[0]) for switch in switches}


def _named_preset(options: Mapping[str, Any]) -> str:
    """The preset that the table's own choices start from."""
    return str(options.get("preset") or BOOK)
