"""Actions and Secret Actions of wave 4."""
from __future__ import annotations

from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import SECRETS
from sparktable.games.tcg.stats import BOLD, PIERCE
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
MUDFLAP, ARCEE = "Mudflap, Hired Muscle", "Arcee, Skilled Fighter"


def test_a_truck_drives_on_all_wheels_until_it_is_none() -> None:
    table = Table([KUP], [SLUG], hand=["4-Wheel Drive"]).do("play 4-Wheel Drive")
    assert table.attack("Sergeant Kup") == 7
    table.do("flip Sergeant Kup")
    assert table.attack("Sergeant Kup") == 5


def test_only_those_who_began_with_a_mercenary_play_it() -> None:
    assert not Table([KUP], [SLUG], hand=["Opportune Repairs"]).can("play Opportune Repairs")
    table = Table([KUP, MUDFLAP], [SLUG], hand=["Opportune Repairs"]).hurt("Sergeant Kup", 4)
    table.do("play Opportune Repairs")
    assert table.damage("Sergeant Kup") == 1


def test_the_same_character_gets_both() -> None:
    table = Table([RAMJET, MUDFLAP], [SLUG], hand=["Opportune Offensive"])
    before = table.attack("Ramjet")
    table.do("play Opportune Offensive")
    assert table.attack("Ramjet") == before + 3 and keyword(table.s, PIERCE, table.slot("Ramjet")) >= 3


def test_a_collision_in_alt_mode_only() -> None:
    for mode, damage in ((0, 3 + 3 - 3), (1, 5 - 3)):
        table = Table([KUP], [SLUG], hand=["Head-On Collision"]).turn_to("Sergeant Kup", mode)
        table.do("play Head-On Collision").fight("Sergeant Kup", "Dinobot Slug")
        assert table.damage("Dinobot Slug") == damage


def test_plunder_shows_three_and_scraps_one() -> None:
    table = Table([KUP], [SLUG], hand=["Plunder"],
                  their_hand=["Zap", "Primary Laser", "Medic!", "Armored Plating"]).do("play Plunder")
    assert table.asked.seat == 1
    table.do("Zap", "Medic!", "Armored Plating")
    assert table.asked.seat == 0 and not table.can("Primary Laser")
    table.do("Medic!")
    assert table.scrapped(1) == ["Medic!"] and len(table.hand(1)) == 3
    known = {table.s.card(slot).name for slot in range(len(table.s.owner)) if table.s.owner[slot] == 1
             and table.s.known[slot] & 1}
    assert "Zap" in known and "Primary Laser" not in known


def test_repurpose_repairs_who_lost_the_upgrade() -> None:
    table = Table([KUP, ARCEE], [SLUG], hand=["Repurpose (Wave 4)"]).hurt("Sergeant Kup", 3).hurt("Arcee", 3)
    table.equip("Primary Laser", "Sergeant Kup").equip("Armored Plating", "Arcee")
    table.do("play Repurpose (Wave 4)", "Arcee")
    assert (table.damage("Arcee"), table.damage("Sergeant Kup")) == (1, 3)
    assert "Armored Plating" in table.scrapped()


def test_showing_off_comes_back() -> None:
    table = Table([ARCEE], [SLUG], hand=["Showing Off"]).hurt("Arcee", 2).do("play Showing Off")
    assert table.s.mode[table.slot("Arcee")] == 0 and table.damage("Arcee") == 1


def test_the_third_of_a_war_repairs() -> None:
    table = Table([KUP], [SLUG], hand=["War Of Attrition"] * 3).hurt("Sergeant Kup", 4)
    table.do("play War Of Attrition", "War Of Attrition")
    assert table.damage("Sergeant Kup") == 4
    table.do("War Of Attrition")
    assert table.damage("Dinobot Slug") == 3 and table.damage("Sergeant Kup") == 1


def test_decipher_counts_what_lies_face_down() -> None:
    table = Table([KUP], [SLUG], hand=["Decipher"])
    table.do("play Decipher")
    assert table.damage("Dinobot Slug") == 0


def laid(card: str, *, their_hand: tuple[str, ...] = ()) -> Table:
    """The secret lies there, and it is the other's turn."""
    table = Table([RAMJET, KUP], [SLUG], hand=[card], their_hand=their_hand)
    table.do(f"play {card}").fight("Ramjet", "Dinobot Slug")
    assert table.s.active == 1 and len(table.s.zones[SECRETS]) == 1
    return table


def reveal(table: Table) -> Table:
    """No to every moment at which it cannot be turned up, then yes."""
    while not table.can("yes"):
        table.do("no" if table.asked.kind == "turn up" else table.named(table.asked.options[0]))
    return table.do("yes")


def test_backfire_hits_for_each_upgrade_on_the_attacker() -> None:
    table = laid("Backfire").equip("Primary Laser", "Dinobot Slug").equip("Armored Plating", "Dinobot Slug")
    before = table.damage("Dinobot Slug")
    table.do("attack Dinobot Slug")
    reveal(table)
    assert table.damage("Dinobot Slug") == before + 2


def test_sabotaged_armaments_leave_the_armor() -> None:
    table = laid("Sabotaged Armaments").equip("Primary Laser", "Dinobot Slug")
    table.equip("Armored Plating", "Dinobot Slug")
    table.do("attack Dinobot Slug")
    reveal(table)
    assert "Primary Laser" in table.scrapped(1) and "Armored Plating" not in table.scrapped(1)


def test_stable_cover_holds_off_pierce() -> None:
    table = laid("Stable Cover").equip("Piercing Blaster", "Dinobot Slug")
    before = table.defense("Ramjet")
    table.do("attack Dinobot Slug")
    reveal(table)
    assert keyword(table.s, PIERCE, table.slot("Dinobot Slug")) == 0 or not table.s.battles
    assert before == table.defense("Ramjet") - 1 or not table.s.battles


def test_swerve_turns_a_bot() -> None:
    table = laid("Swerve").turn_to("Ramjet", 1)
    table.do("attack Dinobot Slug")
    reveal(table)
    assert table.s.mode[table.slot("Ramjet")] == 0


def test_jam_signals_stops_a_blue_action_and_no_other() -> None:
    table = laid("Jam Signals", their_hand=("Leap Into Battle",))
    before = table.attack("Dinobot Slug")
    table.do("play Leap Into Battle")
    reveal(table)
    assert table.attack("Dinobot Slug") == before and "Leap Into Battle" in table.scrapped(1)
    table = laid("Jam Signals", their_hand=("Zap",))
    table.do("play Zap")
    assert not table.can("yes")


def test_hijack_draws_from_the_second_card_on() -> None:
    table = laid("Hijack", their_hand=("Inspiring Leadership",))
    mine, theirs = len(table.hand()), len(table.hand(1)) - 1
    table.do("play Inspiring Leadership")
    reveal(table)
    table.settle()
    assert len(table.hand()) >= mine + 1 and len(table.hand(1)) <= theirs


def test_an_own_designation_helps_everybody() -> None:
    table = Table([KUP, ARCEE], [SLUG], hand=["Designated Target"]).do("play Designated Target")
    assert keyword(table.s, PIERCE, table.slot("Sergeant Kup")) == 2
    assert keyword(table.s, BOLD, table.slot("Sergeant Kup")) == 0
