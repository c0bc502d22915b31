"""Checks that every game's options share: each refusal is one sentence that says what would be legal."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sparktable.kernel.game import BadSetup
from sparktable.kernel.names import suggestion

from .forms import PRESETS, Choice, Field

BOOK, BALANCED, OWN = "book", "balanced", "own"
"""Presets of table rulings: what the book prints; with the house's remedies for what is uneven; anything else."""
Presets = Mapping[str, Mapping[str, str]]
"""Preset -> the rulings in which it differs from the book."""
Shapes = Sequence[tuple[str, type | tuple[type, ...], str]]
"""Options, what each must be, and that in words."""


class Switch(Protocol):
    """A table ruling. The first of its values is what the book prints."""

    @property
    def name(self) -> str: ...

    @property
    def values(self) -> tuple[str, ...]: ...


def check_shapes(options: Mapping[str, Any], shapes: Shapes) -> None:
    """What comes from a file may be anything; what is empty is left to the default."""
    for name, shape, words in shapes:
        if options.get(name) and not isinstance(options[name], shape):
            raise BadSetup(f"the option '{name}' takes {words}", "misshapen option", name=name)


def one_of(what: str, value: Any, known: tuple[str, ...]) -> str:
    """The value, if it is a known one."""
    if value not in known:
        raise BadSetup(f"there is no {what} '{value}' here{suggestion(str(value), known)}",
                       "unknown value", name=what, value=str(value))
    return str(value)


def listed(counts: tuple[int, ...]) -> str:
    """Numbers in a sentence: "2, 3 or 4"."""
    words = [str(count) for count in counts]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def players(counts: tuple[int, ...]) -> str:
    """How many may play: "1 player", "2 or 4 players"."""
    return f"{listed(counts)} player{'' if counts == (1,) else 's'}"


def chosen_rulings(options: Mapping[str, Any], switches: Sequence[Switch], presets: Presets) -> dict[str, str]:
    """What a table plays by, ruling by ruling: what it has chosen itself, else what its preset says, else what the
    book prints."""
    one_of("preset", options.get("preset") or BOOK, (*presets, OWN))
    known = {switch.name: switch for switch in switches}
    for name, value in (options.get("rulings") or {}).items():
        if name not in known:
            raise BadSetup(f"there is no table ruling '{name}'{suggestion(name, known)}",
                           "no such ruling", name=name)
        if str(value) not in known[name].values:
            raise BadSetup(f"the ruling {name} can be {' or '.join(known[name].values)}, not {value}",
                           "no such ruling", name=name)
    return ruled(options, switches, presets)


def ruled(options: Mapping[str, Any], switches: Sequence[Switch], presets: Presets) -> dict[str, str]:
    """The same, of options that nobody has checked: what there is not counts as not chosen."""
    return {**_values(named_preset(options), switches, presets), **_own(options, switches)}


def named_preset(options: Mapping[str, Any]) -> str:
    """The preset that the table's own choices start from."""
    return str(options.get("preset") or BOOK)


def preset_of(options: Mapping[str, Any], switches: Sequence[Switch], presets: Presets) -> str:
    """The preset whose values all these switches have: the one that was named, if they do; or the table's own."""
    now, named = ruled(options, switches, presets), named_preset(options)
    alike = [preset for preset in presets if _values(preset, switches, presets) == now]
    return named if named in alike else next(iter(alike), OWN)


def settled(options: Mapping[str, Any], switches: Sequence[Switch], presets: Presets) -> dict[str, Any]:
    """The options with the preset's name and with every ruling that matters said, as they are kept: so they mean the
    same when a preset or a default has changed."""
    now = ruled(options, switches, presets)
    others = {name: str(value) for name, value in (options.get("rulings") or {}).items()}
    return {**options, "preset": preset_of(options, switches, presets),
            "rulings": {**others, **{switch.name: now[switch.name] for switch in switches}}}


def as_it_was(options: Mapping[str, Any], rules: int, former: Mapping[int, Mapping[str, str]]) -> dict[str, Any]:
    """The options of a file written under older rules: a ruling that it does not name has the value that it had
    then. `former`: the last rules under which -> these rulings had these values unless something else was chosen."""
    then = {name: value for last in sorted(former, reverse=True) if rules <= last
            for name, value in former[last].items()}
    return {**options, "rulings": {**then, **(options.get("rulings") or {})}}


def preset_field(options: Mapping[str, Any], switches: Sequence[Switch], presets: Presets) -> Field:
    """The choice between the presets. A table's own rulings are nothing to pick; they are what other choices make."""
    now = preset_of(options, switches, presets)
    return Field("preset", "setup.preset", now, page=PRESETS, choices=tuple(
        Choice(name, f"setup.preset.{name}", note=f"setup.preset.{name}.note")
        for name in (*presets, *((OWN,) if now == OWN else ()))))


def _values(preset: str, switches: Sequence[Switch], presets: Presets) -> dict[str, str]:
    """These rulings as a preset has them; the table's own start from the book."""
    differing = presets.get(preset, {})
    return {switch.name: differing.get(switch.name, switch.values[0]) for switch in switches}


def _own(options: Mapping[str, Any], switches: Sequence[Switch]) -> dict[str, str]:
    """What a table has chosen itself among these rulings."""
    chosen = options.get("rulings")
    if not isinstance(chosen, Mapping):
        return {}
    return {switch.name: str(chosen[switch.name]) for switch in switches
            if str(chosen.get(switch.name)) in switch.values}
