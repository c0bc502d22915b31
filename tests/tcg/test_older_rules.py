"""A game that was saved under older rules goes on as it was, though its answers lead elsewhere today."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from record.play import rewritten, saved
from sparktable.games.tcg.deeds.force import lift
from sparktable.games.tcg.facts.slots import upgrades
from sparktable.games.tcg.state import SCRAP
from sparktable.kernel.codec import digest_of
from sparktable.kernel.match import Match
from sparktable.kernel.relations import unbind
from sparktable.kernel.state import dump
from sparktable.kernel.zones import move
from sparktable.record.loading import open_save
from tcg.table import Table


def test_a_backup_bag_that_went_for_a_weapon_that_made_room_stays_gone(tmp_path: Path) -> None:
    table = Table(["Sergeant Kup, Veteran Sergeant"], ["Ramjet, Sky Smasher"], hand=["Laser Cutlass"])
    table.equip("Primary Laser", "Sergeant Kup").equip("Backup Bag", "Sergeant Kup")
    bag, kup = table.slot("Backup Bag"), table.slot("Sergeant Kup")
    match = Match(table.game, 1, start=table.s)
    match.take(next(each for each in match.decision.options if table.named(each) == "play Laser Cutlass"))
    then = match.state.copy()
    unbind(then, bag)
    lift(then, bag)
    move(then, bag, SCRAP)

    def under_rules_3(data: dict[str, Any]) -> None:
        data["header"]["rules"], data["state"] = 3, dump(then)
        data["digest"] = digest_of(data["state"])

    assert bag in upgrades(match.state, kup)
    opened = open_save(rewritten(saved(match, tmp_path / "old.spark"), under_rules_3))
    assert bag not in upgrades(opened.state, kup) and "The rules have changed" in opened.note
