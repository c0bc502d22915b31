"""Attacks, Blocks, Ambushes and Reveal Attacks: rules 23 to 34 of those that are easy to get wrong."""
from __future__ import annotations

from matrix.table import Table
from sparktable.kernel.run import take

WOUND = "Blast Wound"


def ambushed(*characters: str) -> Table:
    """Elita-1 on B2 over a facedown Motormaster, and an Encounter that deals one Damage."""
    names = characters or ("Elita-1", "Megatron", "Prowl", "Slipstream")
    return Table(*names).put("B2", "Motormaster", up=False).encounter("Back-Up").next_damage(WOUND, WOUND, WOUND)


def test_rule_23_one_block_saves_one_character_from_one_attack() -> None:
    """War on Cybertron p.11, Core p.10: the other victim in the space still suffers."""
    table = ambushed().stand("Prowl", "B2").hand("Elita-1", "Reinforcements")
    table.search("block Reinforcements")
    assert table.damage("Elita-1") == 0
    assert table.damage("Prowl") == 1
    assert table.discarded("Elita-1") == ["Reinforcements"]
    table.quiet()


def test_rule_23_a_player_uses_only_one_block_per_attack() -> None:
    """War on Cybertron p.11: not one for each victim."""
    table = ambushed().stand("Prowl", "B2").hand("Elita-1", "Reinforcements", "Entrenched")
    table.search("block Reinforcements")
    assert table.damage("Prowl") == 1
    assert table.hand_of("Elita-1") == ["Entrenched"]
    table.quiet()


def test_rule_24_others_block_for_the_victim_if_the_cards_range_reaches() -> None:
    """War on Cybertron p.11, Core p.10: Covering Fire has Range 2, Reinforcements Range 1."""
    table = ambushed().stand("Prowl", "D2").hand("Prowl", "Covering Fire", "Reinforcements").hand("Elita-1", "Bold")
    table.search("pass")
    assert table.asked.seat == table.seat("Prowl")
    assert not table.offers("block Reinforcements")
    table.say("block Covering Fire")
    assert table.damage("Elita-1") == 0
    table.quiet()


def test_rule_24_the_victim_is_asked_first_and_then_clockwise() -> None:
    """War on Cybertron p.11."""
    table = ambushed().stand("Prowl", "B2").stand("Megatron", "B3").hand("Elita-1", "Bold").hand("Megatron", "Bold")
    table.hand("Prowl", "Bold").search()
    asked = []
    while table.asked.kind == "block" and len(asked) < 3:
        asked.append(table.asked.seat)
        table.say("pass")
    assert asked == [0, 1, 2]


def test_rule_25_a_block_works_with_its_block_text_only() -> None:
    """War on Cybertron p.11, Core p.10: Entrenched gives Energon, no Power and no Move."""
    table = ambushed().hand("Elita-1", "Entrenched").energon("Elita-1", 2)
    table.search("block Entrenched")
    assert table.has("Elita-1") == 3
    assert table.power_at(0) == 0
    assert table.played("Elita-1") == []
    table.quiet()


def test_rule_26_an_energon_block_needs_the_card_in_play_on_the_own_turn() -> None:
    """War on Cybertron p.11: the card is not discarded."""
    own = ambushed().in_play("Elita-1", "Armor Plating").energon("Elita-1", 1)
    own.search("block by ability Armor Plating")
    assert own.damage("Elita-1") == 0
    other = ambushed().stand("Prowl", "B2").in_play("Prowl", "Breakdown").energon("Prowl", 2)
    other.search()
    assert not other.offers("block by ability Breakdown")


def test_a_block_leaves_the_text_alone_that_it_came_in_between() -> None:
    """War on Cybertron p.11: the Mine has turned up a Boss, whatever its player Blocks with, and destroys nothing."""
    table = Table("Elita-1", "Megatron").put("B1", "Barricade", up=False).in_play("Elita-1", "Armor Plating")
    table.hand("Elita-1", "Anti-Personnel Mine").stand("Megatron", "B1")
    table.play("Anti-Personnel Mine", "B1", "block by ability Armor Plating").unblocked().quiet()
    assert table.lies("B1") == "Barricade"
    assert "Armor Plating" in table.discarded("Elita-1")
    assert table.damage("Megatron") == 0


def test_rule_27_an_encounter_is_resolved_by_one_half_only() -> None:
    """War on Cybertron p.12, Core p.10: Back-Up deals a Damage in an Ambush and raises no cost."""
    table = ambushed()
    table.search()
    assert table.damage("Elita-1") == 1
    assert table.s.battle is None
    table.quiet()


def test_rule_29_turning_up_a_robot_ambushes_every_adversary_in_its_space() -> None:
    """War on Cybertron p.12, Core p.11: one Encounter for all; the flipper elsewhere is safe."""
    both = ambushed().stand("Prowl", "B2")
    both.search()
    assert (both.damage("Elita-1"), both.damage("Prowl")) == (1, 1)
    far = ambushed().stand("Elita-1", "B3").hand("Elita-1", "Scout")
    far.play("Scout", "do", "B2")
    assert far.is_up("B2")
    assert far.damage("Elita-1") == 0
    far.quiet()


def test_rule_29_a_robot_of_the_own_faction_ambushes_nobody() -> None:
    """War on Cybertron p.12."""
    table = Table("Elita-1", "Megatron").put("B2", "Chromia", up=False)
    table.search()
    assert table.is_up("B2")
    table.quiet()


def test_rule_30_moving_onto_a_faceup_adversary_ambushes_only_the_mover() -> None:
    """War on Cybertron p.12, Core p.11: staying there is safe."""
    table = ambushed().put("C2", "Rippersnapper").stand("Prowl", "C2")
    table.move("C2")
    assert (table.damage("Elita-1"), table.damage("Prowl")) == (1, 0)
    table.quiet()


def test_rule_31_a_revealed_boss_attacks_every_adversary_player_anywhere() -> None:
    """War on Cybertron p.12, Core p.11: Octane's attack reaches the teammate across the Matrix."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Octane", up=False)
    table.next_damage(WOUND, WOUND).search()
    assert (table.damage("Elita-1"), table.damage("Prowl")) == (1, 1)
    assert (table.damage("Megatron"), table.damage("Slipstream")) == (0, 0)
    table.quiet()


def test_rule_32_the_ambush_after_a_reveal_attack_needs_a_second_block() -> None:
    """War on Cybertron p.12, Core p.11: Dirge says "then an Ambush", Octane does not."""
    table = Table("Elita-1", "Megatron").put("B2", "Dirge", up=False).encounter("Back-Up")
    table.next_damage(WOUND).hand("Elita-1", "Reinforcements", "Entrenched")
    table.search("block Reinforcements")
    assert table.damage("Elita-1") == 0
    assert table.asked.kind == "block"
    table.say("block Entrenched").quiet()
    assert table.damage("Elita-1") == 0


def test_rule_33_a_boss_met_by_moving_onto_it_is_a_normal_ambush() -> None:
    """War on Cybertron p.12, Core p.11: no Reveal Attack."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("C2", "Octane").encounter("Back-Up")
    table.next_damage(WOUND, WOUND).move("C2")
    assert (table.damage("Elita-1"), table.damage("Prowl")) == (1, 0)
    table.quiet()


def test_rule_34_avoiding_an_ambush_does_not_touch_a_reveal_attack() -> None:
    """War on Cybertron p.12, Core p.11."""
    table = Table("Elita-1", "Megatron").put("B2", "Octane", up=False).in_play("Elita-1", "Deep Cover")
    table.energon("Elita-1", 2).next_damage(WOUND).activate("Deep Cover", 1)
    table.search()
    assert table.damage("Elita-1") == 1
    table.quiet()


def test_rule_34_no_encounter_is_drawn_if_the_only_victim_avoids_the_ambush() -> None:
    """War on Cybertron p.12, Core p.11."""
    table = ambushed().in_play("Elita-1", "Deep Cover").energon("Elita-1", 2).activate("Deep Cover", 1)
    before = len(table.s.zones[4])
    table.search()
    assert table.damage("Elita-1") == 0
    assert len(table.s.zones[4]) == before
    table.quiet()


def asked_to_block(rulings: dict[str, str], *present: str) -> list[str]:
    """Elita-1's King of the Hill hits everybody else on her space; all pass. Who was asked, for whom."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream", rulings=rulings)
    table.hand("Elita-1", "King of the Hill", "Reinforcements")
    for who in present:
        table.stand(who, "B2").hand(who, "Bold")
    table.play("King of the Hill").say("do Attack")
    found = []
    while table.asked.kind != "action":
        if table.asked.kind == "block":
            victim = int(table.asked.about[0].value)
            found.append(f"{table.characters[table.asked.seat]} for {table.characters[victim]}")
            table.say("pass")
        else:
            take(table.s, table.asked.options[0])
    return found


def test_nobody_is_asked_to_block_an_attack_of_their_own_on_a_rival() -> None:
    """War on Cybertron p.11 lets anybody Block: for a teammate that is hit as well, and where the table rules so."""
    assert asked_to_block({}, "Megatron") == ["Megatron for Megatron"]
    assert asked_to_block({"block_own_attack": "anybody"}, "Megatron") == ["Megatron for Megatron",
                                                                           "Elita-1 for Megatron"]
    assert asked_to_block({}, "Prowl") == ["Prowl for Prowl", "Elita-1 for Prowl"]


def test_an_encounter_and_a_boss_attack_on_nobodys_behalf() -> None:
    """Whoever set them off may Block for others."""
    table = ambushed().stand("Prowl", "B2").hand("Elita-1", "Bold", "Bold").hand("Prowl", "Bold")
    table.search("pass", "pass")
    asked = [int(table.asked.about[0].value), table.asked.seat]
    assert asked == [2, 2]
    table.say("pass")
    assert [int(table.asked.about[0].value), table.asked.seat] == [2, 0]
