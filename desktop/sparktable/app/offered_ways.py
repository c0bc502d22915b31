"""What the new-game page of a game offers in all its boxes: the ways to play it, and its characters."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sparktable.app.catalog import Form, Title


@cache
def offered_ways(title: Title) -> tuple[dict[str, str], dict[str, tuple[str, ...]]]:
    """The ways to play a game, each with its icon, and its characters, each with its cards, as its page offers
    them."""
    modes: dict[str, str] = {}
    characters: dict[str, tuple[str, ...]] = {}
    for form in _forms(title):
        field = next((each for each in form.fields if each.option == "mode"), None)
        for choice in field.choices if field is not None else ():
            modes.setdefault(str(choice.value), choice.icon)
        for seat in form.seats:
            for choice in (choice for each in seat.fields for choice in each.choices if choice.cards):
                characters[choice.name] = tuple(dict.fromkeys((*characters.get(choice.name, ()), *choice.cards)))
    return modes, characters


def _forms(title: Title) -> Iterator[Form]:
    """The page of a game in each box, way to play and side."""
    first = title.form({})
    for box in _choices(first, "set"):
        for mode in _choices(title.form(_options(set=box)), "mode"):
            for side in _choices(title.form(_options(set=box, mode=mode)), "side"):
                yield title.form(_options(set=box, mode=mode, side=side))


def _options(**chosen: object) -> dict[str, object]:
    return {name: value for name, value in chosen.items() if value is not None}


def _choices(form: Form, name: str) -> list[object]:
    """What an option may be set to; where there is no such option, nothing in particular."""
    field = next((each for each in form.fields if each.option == name), None)
    return [choice.value for choice in field.choices] if field is not None else [None]
