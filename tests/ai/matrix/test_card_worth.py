"""What games taught about cards counts among rivals, and nowhere else."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.ai.judgement import judgement
from sparktable.ai.matrix.card_worth import titles
from sparktable.ai.matrix.weights import LEARNT
from sparktable.games.matrix import boxes
from sparktable.games.matrix.state import MAIN_DECK
from sparktable.kernel.game import open_game


@pytest.mark.parametrize("box", LEARNT)
def test_every_name_is_a_card_of_the_box(box: str) -> None:
    assert set(LEARNT[box]) <= {card.name for card in boxes()[box]}


def test_rivals_want_other_cards_than_a_team() -> None:
    rivals, team = (open_game("matrix", {"set": "core", "mode": mode, "players": 2})
                    for mode in ("competitive", "co-op"))
    names = [card.name for card in rivals.cards]
    swindle, swords = names.index("Swindle"), names.index("Energy Swords")
    assert titles(rivals).strength[swindle] > titles(team).strength[swindle]
    assert titles(rivals).strength[swords] < titles(team).strength[swords]


def test_a_card_that_is_hardly_better_than_the_deck_is_no_gain_while_better_ones_can_come() -> None:
    worth = []
    for left in (40, 2):
        table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive")
        del table.s.zones[MAIN_DECK][left:]
        known = judgement(table.game)
        before = known.standing(table.s, table.s.turn, rest=False)[0]
        table.discard_pile("Optimus Prime", "Roll Out!")
        worth.append(known.standing(table.s, table.s.turn, rest=False)[0] - before)
    early, late = worth
    assert early < late
