"""Games on the shelf, and what all of them can be asked."""
from __future__ import annotations

import pickle

import pytest

from sparktable.kernel.game import BadSetup, Zone, game_names, open_game
from sparktable.kernel.values import Outcome
from toys.deckbuilder import DeckBuilder
from toys.duel import Duel
from toys.mini import BOARD, DECKS, GAME, SPACES, Mini, mini


def test_the_same_options_open_the_same_game() -> None:
    assert open_game("kernel-mini", {"x": 1}) is open_game("kernel-mini", {"x": 1})
    assert open_game("kernel-mini", {"x": 1}) is not open_game("kernel-mini", {"x": 2})
    assert pickle.loads(pickle.dumps(open_game("kernel-mini", {"x": 1}))) is open_game("kernel-mini", {"x": 1})
    assert Mini({"x": 1}) == Mini({"x": 1})
    assert hash(Mini({"x": 1})) == hash(Mini({"x": 1}))
    assert Mini({"x": 1}) != Mini({"x": 2})


def test_a_game_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match=r"there is no game 'chess'; there are .*kernel-mini"):
        open_game("chess", {})
    assert "kernel-mini" in game_names()


def test_a_bad_set_up_is_refused_and_says_what_would_be_legal() -> None:
    with pytest.raises(BadSetup, match="for 3 players"):
        open_game(DeckBuilder.name, {"players": 2})
    with pytest.raises(BadSetup, match="for 2 players"):
        open_game(Duel.name, {"players": 3})


def test_no_more_seats_than_the_masks_can_hold() -> None:
    class Crowd(Mini):
        def __init__(self, seats: int) -> None:
            super().__init__({})
            self.seats = seats
            super(Mini, self).__init__([Zone("table")])

    assert Crowd(7).seats == 7
    for seats in (0, 8):
        with pytest.raises(ValueError, match="1 to 7 are possible"):
            Crowd(seats)


def test_cards_are_laid_out_in_the_order_given() -> None:
    s = mini()
    assert s.zones[DECKS[0]] == [0, 1, 2, 3, 4]
    assert s.zones[BOARD] == [-1] * SPACES
    assert s.owner == [0] * 5
    assert s.known == [0] * 5
    assert GAME.laid_out({}, seed=1 << 70 | 5)["rng"] == 5


def test_every_seat_is_a_side_unless_the_game_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    s = mini()
    assert GAME.worth(s, 0) == 0.5
    s.outcome = Outcome("won", (1,))
    assert GAME.sides_that_won(s) == (1,)
    assert [GAME.worth(s, seat) for seat in range(3)] == [0, 1, 0]
    s.outcome = Outcome("shared", (0, 2))
    assert GAME.sides_that_won(s) == (0, 2)
    assert [GAME.worth(s, seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert GAME.side_names() == ("0", "1", "2")
    monkeypatch.setattr(GAME, "sides", lambda: ((0, 1, 2),))
    assert GAME.side_names() == ("players",)
    s.outcome = Outcome("won", (0, 1, 2))
    assert GAME.sides_that_won(s) == (0,)
    assert GAME.worth(s, 1) == 1
