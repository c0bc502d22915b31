"""What is chosen for a new game, and for whom: the page shows it and changes it."""
from __future__ import annotations

from typing import Any

from sparktable.app.catalog import MIXING, PRESETS, Form, Title, Value, chosen, for_people, put, refusal
from sparktable.app.levels import USUAL
from sparktable.app.players import HUMAN, Player
from sparktable.app.setups import Setup, seated


class Choices:
    def __init__(self, title: Title, setup: Setup | None, human_name: str) -> None:
        """As the last game was, if there was one."""
        self._title, self._human_name, self._joins = title, human_name, ""
        self.options: dict[str, Any] = dict(setup.options) if setup else {}
        self.players: tuple[Player, ...] = setup.players if setup else ()
        self.lit = 0
        """The seat that is being filled."""

    def form(self) -> Form:
        """What the game offers now. What it does not know is dropped, and what is missing made up."""
        form = self._title.form(self.options)
        self.options, self._joins = chosen(form, self.options), form.joins
        self.players = seated(self.players, len(form.seats), USUAL, self._human_name)
        self.lit = min(self.lit, len(form.seats) - 1)
        return for_people(form, max(1, sum(player.is_human for player in self.players)))

    def hides_something(self) -> bool:
        """Whether something is chosen that a folded page would hide: rulings or cards that are not the book's."""
        form = self._title.form(self.options)
        return bool(self.options.get("swaps") or self.options.get(form.joins)) or any(
            field.value != field.choices[0].value for field in form.fields if field.page in (PRESETS, MIXING))

    def refusal(self) -> str | None:
        """Why this cannot be played, if it cannot."""
        return refusal(self._title, self.options)

    def setup(self, seed: int | None) -> Setup:
        return Setup(self._title.name, dict(self.options), self.players, seed)

    def choose(self, option: str, value: Value, seat: int) -> None:
        """For one seat, or with -1 for all."""
        if seat >= 0:
            row = list(self.options[option])
            row[seat] = value
            self.options[option] = tuple(row)
            return
        for brought, its_value in self._brought(option, value):
            self.choose(brought, its_value, -1)
        put(self.options, option, value)
        if option == "preset":  # it sets them all
            self.options.pop("rulings", None)
        if option in ("set", "mode"):  # what was mixed in belongs to another box, or to another way to play
            self.options.pop(self._joins, None)
        if option == "set":
            self.options.pop("swaps", None)

    def _brought(self, option: str, value: Value) -> tuple[tuple[str, Value], ...]:
        return next((choice.brings for field in self._title.form(self.options).fields if field.option == option
                     for choice in field.choices if choice.value == value), ())

    def swap(self, leaving: str, coming: str) -> None:
        """One card for another; an empty name leaves it as the box has it."""
        swaps = {**self.options.get("swaps", {}), leaving: coming}
        self.options["swaps"] = {old: new for old, new in swaps.items() if new}

    def join(self, name: str, joins: bool) -> None:
        others = tuple(other for other in self.options.get(self._joins, ()) if other != name)
        self.options[self._joins] = (*others, name) if joins else others

    def seat(self, seat: int, level: str) -> None:
        """Somebody else sits there, and that seat is lit."""
        self._sit(seat, Player(self._human_name if level == HUMAN else "", level))
        self.lit = seat

    def name(self, seat: int, name: str) -> None:
        self._sit(seat, Player(name))

    def _sit(self, seat: int, player: Player) -> None:
        self.players = (*self.players[:seat], player, *self.players[seat + 1:])
