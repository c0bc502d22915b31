"""Cards of wave 1, where a scenario cannot look."""
from __future__ import annotations

from sparktable.games.tcg.state import HAND
from sparktable.kernel.view import view
from tcg.table import Table

SLUDGE, SLUG = "Dinobot Sludge, Mighty Stomper", "Dinobot Slug, Hot-Headed Warrior"
RAMJET, KUP = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant"


def test_a_security_checkpoint_shows_what_is_left_in_both_hands() -> None:
    table = Table([RAMJET], [KUP], hand=["Security Checkpoint", "Zap"], their_hand=["Medic!", "Data Pad"])
    table.do("play Security Checkpoint")
    assert table.hand(1) == ["Medic!"] and "Data Pad" in table.scrapped(1)
    for watcher, held in ((0, table.s.zones[HAND + 1]), (1, table.s.zones[HAND])):
        assert [view(table.s, watcher).state.ident[slot] for slot in held] == [table.s.ident[slot] for slot in held]


def test_nobody_falls_while_counters_are_being_moved() -> None:
    """Thirteen for twelve of health: the last one finds Sludge still standing, and all is well."""
    table = Table([SLUDGE, SLUG], [KUP]).hurt("Dinobot Slug", 12).hurt("Dinobot Sludge", 1)
    table.turn_to("Dinobot Sludge", 1)
    table.do("flip Dinobot Sludge", *["Dinobot Slug"] * 11)
    assert table.asked.kind == "move counters" and not table.koed("Dinobot Sludge")
    table.do("Dinobot Slug")
    assert table.koed("Dinobot Sludge") and table.damage("Dinobot Slug") == 0
