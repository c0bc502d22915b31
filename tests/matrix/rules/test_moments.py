"""What those who watch a battle are shown of it, though nobody is asked anything on the way."""
from __future__ import annotations

from typing import Any

import pytest

from sparktable.games.matrix.events import BATTLE_ENDS
from sparktable.games.matrix.facts.contest import cost_to_defeat, still_there, total
from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import State

ENOUGH = 12


@pytest.mark.parametrize("options", [
    {"set": "core", "mode": "co-op", "players": 3},
    {"set": "core", "mode": "competitive", "players": 3},
    {"set": "war-on-cybertron", "mode": "tvt", "players": 4},
], ids=lambda options: "-".join(map(str, options.values())))
def test_a_battle_is_seen_won_before_whoever_was_beaten_is_gone(options: dict[str, Any]) -> None:
    """With every Assist turned up and added: in whole games by lot."""
    def adds_up(s: State) -> bool:
        assert isinstance(s, MatrixState) and s.battle is not None
        return still_there(s) and total(s) >= cost_to_defeat(s, s.battle.slot)

    seen, seed = 0, 0
    while seen < ENOUGH:
        match, dice = Match(open_game("matrix", options), seed, watched=True), Dice(seed)
        while (asked := match.decision) is not None:
            events = match.take(asked.options[dice.below(len(asked.options))])
            won = [place for place, event in enumerate(events)
                   if event.kind == BATTLE_ENDS and event.refs[-1].value]
            if not won:
                continue
            before = [moment for moment in match.moments(events) if moment.events <= won[0]]
            if before:
                assert adds_up(before[-1].state)
                assert len({moment.events for moment in before}) == len(before)
                seen += 1
        seed += 1
