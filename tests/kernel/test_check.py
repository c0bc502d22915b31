"""What must hold in every state is noticed when it does not."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from sparktable.kernel.check import violations
from sparktable.kernel.decisions import NUMBER, Decision
from sparktable.kernel.run import advance
from sparktable.kernel.values import Outcome
from toys.mini import DECKS, TABLE, MiniState, mini

from .test_run import ASK3


def sound() -> MiniState:
    s = mini(ASK3)
    advance(s)
    return s


def asks(*options: int) -> Callable[[MiniState], None]:
    def change(s: MiniState) -> None:
        s.pending = Decision(0, "number", [NUMBER[option] for option in options])
    return change


def test_a_sound_state_has_no_violations() -> None:
    assert violations(sound()) == []


@pytest.mark.parametrize(("change", "sentence"), [
    (lambda s: s.zones[DECKS[0]].remove(2), "slot 2 lies in 0 places"),
    (lambda s: s.zones[DECKS[0]].append(2), "slot 2 lies in 2 places"),
    (lambda s: s.where.__setitem__(2, TABLE), "slot 2 lies in deck 0 but thinks it lies in table"),
    (lambda s: setattr(s, "turn", 401), "the game has taken 401 turns, more than 400"),
    (lambda s: setattr(s, "outcome", Outcome("won", (0,))), "the game is over and still asks"),
    (asks(), "seat 0 is asked 'number' and has no answer"),
    (asks(1, 1), "the question 'number' offers one answer twice"),
])
def test_each_violation_is_a_sentence(change: Callable[[MiniState], None], sentence: str) -> None:
    s = sound()
    change(s)
    assert sentence in violations(s)


def test_somebody_must_be_asked_until_the_end() -> None:
    s = mini()
    assert violations(s) == ["nobody is asked anything and the game is not over"]
    s.outcome = Outcome("won", (0,))
    assert violations(s) == []


def test_a_game_has_a_say(monkeypatch: pytest.MonkeyPatch) -> None:
    s = sound()
    monkeypatch.setattr(s.game, "check", lambda state: ["the matrix is full"])
    assert violations(s) == ["the matrix is full"]
