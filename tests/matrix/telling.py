"""What an option's outlook tells whoever is asked at a table that a test has laid out."""
from __future__ import annotations

from matrix.table import Table
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Prospect
from sparktable.kernel.view import view


def option(table: Table, *words: str) -> Option:
    """The option whose description has all these words."""
    found = [each for each in (*table.asked.options, *table.asked.asides)
             if all(word.lower() in f" {table.read(each).lower()} " for word in words)]
    assert found, table.options()
    return found[0]


def prospects(table: Table, *words: str) -> list[Prospect]:
    return table.game.outlook(view(table.s, table.asked.seat), option(table, *words))


def told(table: Table, *words: str, language: str = "en") -> list[str]:
    """The outlook in sentences."""
    known = Words()
    known.use(language)
    speech = Speech(title("matrix"), table.game, table.characters, known)
    return [speech.prospect(each, table.s) for each in prospects(table, *words)]


def numbers(table: Table, *words: str) -> dict[str, dict[str, int]]:
    return {each.key: dict(each.numbers) for each in prospects(table, *words)}


def duel() -> Table:
    return Table("Elita-1", "Megatron")


def completed(table: Table, *words: str) -> list[str]:
    """The Missions that the asked seat is told an option completes."""
    return [table.name(int(each.refs[0].value)) for each in prospects(table, *words) if each.key == "completes"]
