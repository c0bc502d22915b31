"""A state as plain data, and back."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from sparktable.kernel.codec import covers
from sparktable.kernel.modifiers import modify
from sparktable.kernel.run import advance, pending
from sparktable.kernel.scope import Scope
from sparktable.kernel.stack import begin
from sparktable.kernel.state import digest, dump, load
from sparktable.kernel.values import Outcome
from sparktable.kernel.zones import move
from toys.deckbuilder import DeckBuilder
from toys.mini import GAME, TABLE, MiniState, mini

from .test_modifiers import PLUS
from .test_run import ASK3


def a_state() -> MiniState:
    s = mini(ASK3)
    modify(s, "power", PLUS, amount=2, until="turn")
    s.scope.it, s.outcome = (1, 2), None
    advance(s)
    return s


def test_a_save_is_readable_and_comes_back() -> None:
    s = a_state()
    data = json.loads(json.dumps(dump(s)))
    assert data["ident"] == ["a", "b", "c", "d", "e"]
    assert "test/run/ask3" in json.dumps(data["stack"])
    again = load(GAME, data)
    assert again == s
    assert isinstance(again, MiniState)


def test_what_an_ability_has_chosen_is_written_beside_the_rest() -> None:
    """Saves say it so since there are any, the choices of an ability that was interrupted in a frame of their own."""
    s = mini()
    s.scope = Scope((1, 2), 0, 3, 4, False)
    begin(s, ASK3, seat=0, it=(5,))
    advance(s)
    data = json.loads(json.dumps(dump(s)))
    assert {name: data[name] for name in ("it", "them", "spot", "amount", "done")} == {
        "it": {"tuple": [5]}, "them": -1, "spot": -1, "amount": 0, "done": True}
    interrupted = {"tuple": [{"tuple": [1, 2]}, 0, 3, 4, False]}
    assert {"tuple": [{"node": "kernel/leave"}, 0, 0, -1, interrupted]} in data["stack"]
    again = load(GAME, data)
    assert again == s
    advance(again, pending(again).options[0])
    assert again.scope == Scope((1, 2), 0, 3, 4, False)


def test_an_outcome_comes_back() -> None:
    s = mini()
    s.outcome = Outcome("won", (1,), (3, 4, 5))
    assert load(GAME, json.loads(json.dumps(dump(s)))).outcome == s.outcome


def test_the_digest_tells_states_apart_and_equal_states_do_not_differ() -> None:
    s, other = a_state(), a_state()
    assert digest(s) == digest(other)
    other.turn += 1
    assert digest(s) != digest(other)
    moved = a_state()
    move(moved, 0, TABLE)
    assert digest(s) != digest(moved)


def test_the_digest_does_not_depend_on_the_process() -> None:
    """Nothing in it may come from hashes or addresses, which differ from process to process."""
    script = ("from toys.deckbuilder import DeckBuilder; from sparktable.kernel.state import digest\n"
              "print(digest(DeckBuilder({}).new(5)))")
    for hash_seed in ("1", "2"):
        said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True,
                              env={**os.environ, "PYTHONHASHSEED": hash_seed,
                                   "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})
        assert said.stdout.strip() == digest(DeckBuilder({}).new(5))


@pytest.mark.parametrize(("key", "value", "error"), [
    ("type", "Nothing", ValueError),
    ("type", "Happening", ValueError),
    ("ident", ["a", "gone"], LookupError),
    ("stack", [{"tuple": [{"node": "gone"}, 0, 0, -1, {"tuple": []}]}], LookupError),
    ("stack", [{"record": "Nothing"}], ValueError),
    ("stack", [{"Path": ["/"]}], ValueError),
    ("outcome", {"Outcome": []}, ValueError),
])
def test_what_cannot_be_understood_is_refused(key: str, value: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        load(GAME, {**dump(a_state()), key: value})


def test_a_field_that_came_later_starts_with_its_default() -> None:
    data = dump(a_state())
    del data["log"], data["learnt"]
    assert load(GAME, data).learnt == 0
    del data["rng"]
    with pytest.raises(ValueError, match="MiniState lacks 'rng'"):
        load(GAME, data)


def test_a_state_can_hold_plain_things_only() -> None:
    s = a_state()
    s.log = [object()]  # type: ignore[list-item]
    with pytest.raises(TypeError, match="object has no place in a state"):
        dump(s)


def test_older_data_are_covered_where_named_tuples_have_grown() -> None:
    newer = {"deeds": [{"Outcome": ["points", {"tuple": [0]}]}], "turn": 3}
    assert covers({"deeds": [{"Outcome": ["points"]}], "turn": 3}, newer) and covers(newer, newer)
    for older in ({"deeds": [{"Outcome": ["lead"]}], "turn": 3}, {"deeds": [], "turn": 3}, {"turn": 3},
                  {"deeds": [{"Outcome": ["points", {"tuple": []}]}], "turn": 3},
                  {"deeds": [{"Outcome": ["points", {"tuple": [0]}, 1]}], "turn": 3}):
        assert not covers(older, newer)
