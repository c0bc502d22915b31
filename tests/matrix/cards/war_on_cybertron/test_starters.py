"""Starters: what each does, when it must not."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.state import PLAY, seat_zone


def test_bold_makes_the_next_purchase_in_your_own_space_cheaper() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Jump Jets").in_play("Elita-1", "Bold")
    assert not table.offers("buy Jump Jets")
    table.activate("Bold", 1)
    assert table.has("Elita-1") == 1
    table.act("buy Jump Jets").quiet()
    assert table.discarded("Elita-1") == ["Jump Jets"]


def test_bold_gives_nothing_for_a_card_next_to_you_or_from_the_basic_stack() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Jump Jets").put("B2", "Armor Plating")
    table.in_play("Elita-1", "Reinforcements", "Bold").activate("Bold", 1)  # 2 Power here, 1 next door
    assert table.offers("buy Armor Plating")
    assert not table.offers("buy Jump Jets")
    table.move("B1")
    assert table.offers("buy Reinforcements")
    table.act("buy Reinforcements").quiet()
    assert table.power_at(0) == 0


def test_the_discount_of_bold_is_used_up_by_one_purchase_only_there() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Jump Jets").put("C2", "Anti-Personnel Mine")
    table.in_play("Elita-1", "Bold", "Artillery").activate("Bold", 1)
    table.act("buy Anti-Personnel Mine")  # next door, at its full price
    assert table.power_at(0) == 1
    table.act("buy Jump Jets").quiet()
    assert not table.s.modifiers.get("cost buy")


def test_two_bolds_help_with_the_same_purchase() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Entrenched").in_play("Elita-1", "Bold", "Bold")
    table.say("activate Bold 1").say("activate Bold 1")
    table.act("buy Entrenched").quiet()


def test_two_bolds_make_the_cheapest_cards_free() -> None:
    """No cost falls below 0; what costs nothing can be bought when no Power is left, in one's own space."""
    table = Table("Elita-1", "Megatron").put("B2", "Jump Jets").put("C2", "Anti-Personnel Mine")
    table.in_play("Elita-1", "Bold", "Bold", "Bold").say("activate Bold 1").say("activate Bold 1")
    for slot in table.s.zones[seat_zone(0, PLAY)]:
        table.s.power[slot] = 0
    table.turn_goes_on()
    assert not table.offers("buy Reinforcements") and not table.offers("buy Anti-Personnel Mine")
    table.act("buy Jump Jets").quiet()
    assert table.discarded("Elita-1") == ["Jump Jets"]


def test_artillery_adds_power_in_a_confrontation_and_at_no_other_time() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Dirge").in_play("Elita-1", "Artillery")
    assert not table.offers("activate Artillery")
    table.act("battle Dirge")
    table.say("activate Artillery 1")
    assert table.power_at(1) == 3
    assert table.power_at(2) == 0


def test_artillery_is_of_no_use_against_a_robot() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("C2", "Slugfest").in_play("Elita-1", "Artillery")
    table.act("battle Slugfest").quiet()
    assert table.vault_of("Elita-1") == ["Slugfest"]
    assert table.has("Elita-1") == 2


def test_scout_turns_up_a_neighbour() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Jump Jets", up=False).hand("Elita-1", "Scout")
    table.play("Scout", "flip", "C2").quiet()
    assert table.is_up("C2")


def test_scout_may_leave_everything_face_down_and_never_reaches_diagonally() -> None:
    table = Table("Elita-1", "Megatron").put("C1", "Jump Jets", up=False).hand("Elita-1", "Scout", "Scout")
    table.play("Scout", "no").quiet()
    table.play("Scout", "flip")
    assert not table.offers("C1")
    assert len(table.asked.options) == 4


def test_patch_repairs_somebody_next_to_you() -> None:
    table = Table("Elita-1", "Megatron").in_play("Megatron", "Blast Wound").stand("Megatron", "B1")
    table.hand("Elita-1", "Patch").play("Patch", "ForCharacter", "Megatron").quiet()
    assert table.damage("Megatron") == 0


def test_patch_does_nothing_for_those_who_are_far_or_whole() -> None:
    table = Table("Elita-1", "Megatron").in_play("Megatron", "Blast Wound").hand("Elita-1", "Patch")
    table.play("Patch").quiet()
    assert table.damage("Megatron") == 1


def test_patch_removes_a_starter_in_play_or_a_damage_from_the_discard_pile() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Patch", "Bold").discard_pile("Elita-1", "Energy Leak")
    table.activate("Patch", 1, "starter", "Bold").quiet()
    assert table.out_of_game() == ["Bold"]
    assert not table.offers("activate Patch")

    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Patch").discard_pile("Elita-1", "Energy Leak")
    table.activate("Patch", 1, "damage").quiet()
    assert table.out_of_game() == ["Energy Leak"]


def test_patch_does_not_remove_a_damage_in_play() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Patch", "Blast Wound").activate("Patch", 1)
    assert not table.offers("damage")


def test_resupply_gives_two_energon_to_those_who_have_three_or_fewer() -> None:
    for before, after in ((3, 5), (4, 5), (12, 12)):
        table = Table("Elita-1", "Megatron", energon=before).hand("Elita-1", "Resupply").play("Resupply").quiet()
        assert table.has("Elita-1") == after
