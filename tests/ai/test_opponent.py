"""Opponents have names, and see views."""
from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from sparktable.ai import roster
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.tools.build import BUILD
from toys.duel import Duel

from .conftest import questions


def test_an_opponent_is_made_by_name() -> None:
    assert roster.make("random").name == "random"


def test_an_unknown_name_is_met_with_the_nearest() -> None:
    with pytest.raises(roster.UnknownOpponent, match="no opponent 'Randon'; did you mean 'random'"):
        roster.make("Randon")


def test_random_takes_every_option_as_often_as_the_others() -> None:
    seen, dice = view(Duel({}).new(1), 0), Dice(1)
    assert seen.decision is not None
    taken = Counter(roster.make("random").choose(seen, dice) for _ in range(200 * len(seen.decision.options)))
    assert taken.keys() == set(seen.decision.options)
    assert 140 < min(taken.values()) <= max(taken.values()) < 260


@pytest.mark.parametrize("name", ["random", "greedy:2", "search:8", "scout:8", "commander:8"])
@pytest.mark.parametrize("game", ["toy-deckbuilder", "matrix", "arena", "tcg"])
def test_view_and_dice_alone_decide(name: str, game: str) -> None:
    """Not what was asked before: whoever has answered a whole game's questions answers as a newcomer would."""
    old_hand = roster.make(name)
    for number, (s, asked) in enumerate(questions(open_game(game, {}), seed=3, every=8)):
        seen = view(s, asked.seat)
        assert old_hand.choose(seen, Dice(number)) == roster.make(name).choose(seen, Dice(number))


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="types are checked where mypy is installed")
@pytest.mark.skipif(BUILD == "compiled", reason="types are read from the sources")
def test_showing_an_opponent_a_state_is_an_error_of_types(tmp_path: Path) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text(
              "from sparktable.ai.opponent import Opponent\n"
              "from sparktable.kernel.rng import Dice\n"
              "from sparktable.kernel.state import State\n"
              "def cheat(opponent: Opponent, s: State) -> None:\n"
              "    opponent.choose(s, Dice(1))\n", "utf-8")
    package = Path(roster.__file__).parents[1]
    checked = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--config-file=", "--follow-imports=silent",
                              f"--cache-dir={tmp_path}", str(cheat)], capture_output=True, text=True,
                             env={**os.environ, "MYPYPATH": str(package.parent)})
    assert checked.returncode == 1
    assert 'has incompatible type "State[Game]"; expected "View"' in checked.stdout
    assert "Found 1 error" in checked.stdout
