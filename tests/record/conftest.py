"""The toy games, which the record's tests save, kill and watch."""

import pytest

from sparktable.kernel.game import Game, open_game
from toys import deckbuilder, duel

GAMES = (deckbuilder.DeckBuilder.name, duel.Duel.name)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each of the toy games."""
    return open_game(request.param, {})


@pytest.fixture
def toy() -> Game:
    """The toy deck-builder."""
    return open_game(deckbuilder.DeckBuilder.name, {})
