"""What opponents of the Matrix answer at a table that a test has laid out, and why, in words."""
from __future__ import annotations

from functools import cache

from matrix.table import Table
from sparktable.ai import roster
from sparktable.ai.choices import choices
from sparktable.ai.judgement import judgement
from sparktable.ai.opponent import Opponent
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view

THINKERS = ("greedy", "search:80")


def answer(table: Table, name: str = "greedy") -> str:
    """What an opponent says to the question that waits."""
    opponent: Opponent = roster.make(name)
    return table.read(opponent.choose(view(table.s, table.asked.seat), Dice(5)))


def habit(table: Table) -> str:
    """What a quick player says to it."""
    return table.read(judgement(table.game).quick(table.s, table.asked, Dice(5)))


def considered(table: Table) -> list[str]:
    """The options that are worth a thought."""
    return [table.read(option) for option in choices(judgement(table.game), table.s, table.asked).values()]


@cache
def words(language: str) -> Words:
    found = Words()
    found.use(language)
    return found


def said(table: Table, *answer: str, heard_by: int | None = None, language: str = "en") -> str:
    """The sentence for the answer whose description has all these words, as somebody at the table hears it."""
    asked = table.asked
    option = next(option for option in asked.options if all(word in table.read(option) for word in answer))
    why = judgement(table.game).why(view(table.s, asked.seat).state, asked, option)
    speech = Speech(title("matrix"), table.game, table.characters, words(language))
    return speech.thought(why, view(table.s, asked.seat if heard_by is None else heard_by).state)


def core_team() -> Table:
    """Two players of the Core Set who win or lose together, both on B2."""
    return Table("Optimus Prime", "Ratchet", box="core", mode="co-op").stand("Optimus Prime", "B2").stand(
        "Ratchet", "B2")
