"""What a question is about is seen by its sign; the light bulb is a hint's alone."""
from __future__ import annotations

from importlib import import_module

import pytest

from sparktable.games import GAMES
from sparktable.kernel import questions as of_all
from sparktable.table.art.icons import drawing
from sparktable.table.gestures import COMMON_SIGNS
from sparktable.table.prompt import _sign
from sparktable.table.tableaus import tableau_of

PLAIN = {of_all.MAY, of_all.CHOOSE, of_all.CONSENT, of_all.ACTION}
"""Questions that may be about anything."""


def asked_by(game: str) -> set[str]:
    """Every kind of question of a game's own."""
    told = vars(import_module(f"sparktable.games.{game}.questions"))
    return {value for name, value in told.items() if name.isupper() and isinstance(value, str)}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_has_a_sign_of_what_it_is_about(game: str) -> None:
    tableau = tableau_of(game)
    signs = {**COMMON_SIGNS, **tableau.signs}
    assert asked_by(game) - PLAIN - {tableau.turn} - set(signs) == set()
    assert "hint" not in signs.values()
    for sign in signs.values():
        assert drawing(sign), sign


@pytest.mark.parametrize("game", GAMES)
def test_the_sign_of_a_question_stands_before_it_whatever_can_be_answered(game: str) -> None:
    tableau = tableau_of(game)
    signs = {**COMMON_SIGNS, **tableau.signs}
    assert {kind: _sign(kind, (), tableau) for kind in signs if kind != tableau.turn} \
        == {kind: sign for kind, sign in signs.items() if kind != tableau.turn}
