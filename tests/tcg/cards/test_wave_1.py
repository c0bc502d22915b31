"""Cards of wave 1, where a scenario cannot look."""
from __future__ import annotations

from sparktable.games.tcg.state import HAND
from sparktable.kernel.view import view
from tcg.table import Table

RAMJET, KUP = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant"


def test_a_security_checkpoint_shows_what_is_left_in_both_hands() -> None:
    table = Table([RAMJET], [KUP], hand=["Security Checkpoint", "Zap"], their_hand=["Medic!", "Data Pad"])
    table.do("play Security Checkpoint")
    assert table.hand(1) == ["Medic!"] and "Data Pad" in table.scrapped(1)
    for watcher, held in ((0, table.s.zones[HAND + 1]), (1, table.s.zones[HAND])):
        assert [view(table.s, watcher).state.ident[slot] for slot in held] == [table.s.ident[slot] for slot in held]
