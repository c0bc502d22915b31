"""Bosses: what happens when each comes up, at the start of a turn, and as long as it is there."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.facts.contest import can_be_battled, cost_to_defeat
from sparktable.games.matrix.facts.movement import alt_move


def found(name: str, *, who: str = "Elita-1", **options: int) -> Table:
    """That Boss is about to be turned up under the active player; no Encounter hurts afterwards."""
    table = Table("Elita-1", "Soundwave", **options).turn_of(who).encounter("Magnetic Snare")
    return table.put("B2" if who == "Elita-1" else "D3", name, up=False)


def begins(name: str, who: str, **options: int) -> Table:
    """That player's turn is about to begin while the Boss lies on A1."""
    other = {"Elita-1": "Soundwave", "Soundwave": "Elita-1"}[who]
    return Table("Elita-1", "Soundwave", **options).put("A1", name).turn_of(other)


def test_dirge_hurts_every_adversary_player_anywhere_and_then_ambushes() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").put("B2", "Dirge", up=False)
    table.encounter("Energon Siphon").next_damage("Blast Wound", "Blast Wound").search().quiet()
    assert [table.damage(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert [table.has(seat) for seat in range(4)] == [0, 2, 0, 2]


def test_dirge_keeps_damage_where_it_is_on_his_adversaries_turns() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Dirge").in_play("Elita-1", "Blast Wound", "Patch")
    table.hand("Elita-1", "Patch").play("Patch").quiet()
    assert table.damage("Elita-1") == 1
    table = Table("Elita-1", "Megatron").put("A1", "Dirge").in_play("Megatron", "Blast Wound").turn_of("Megatron")
    table.hand("Megatron", "Patch").play("Patch", "do").quiet()
    assert table.damage("Megatron") == 0


def test_barricade_takes_an_ally_or_else_energon() -> None:
    table = found("Barricade").in_play("Elita-1", "Alpha Trion").search().quiet()
    assert (table.discarded("Elita-1"), table.has("Elita-1")) == (["Alpha Trion"], 2)
    table = found("Barricade").search().quiet()
    assert table.has("Elita-1") == 1


def test_barricade_makes_the_first_step_of_a_turn_dearer() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Barricade").search().move("B1 0").quiet()
    assert table.s.alt_spent[0] == 3
    table = Table("Elita-1", "Megatron").put("A1", "Barricade").move("B1 0").move("B2 0").quiet()
    assert table.s.alt_spent[0] == 3


def test_barricade_leaves_teleports_and_his_own_side_alone() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Barricade").hand("Elita-1", "Jump Jets")
    table.play("Jump Jets", "teleport", "B1").move("B2 0").quiet()
    assert table.s.alt_spent[0] == 2
    table = Table("Elita-1", "Slipstream").put("A1", "Barricade").turn_of("Slipstream").move("C3 0").quiet()
    assert table.s.alt_spent[1] == 1


def test_octane_takes_a_block_card_or_deals_damage_and_cannot_be_blocked() -> None:
    """War on Cybertron p.15."""
    table = found("Octane").hand("Elita-1", "Entrenched", "Bold").search()
    assert table.options() == ["card Entrenched"]
    table.say("Entrenched").quiet()
    assert (table.damage("Elita-1"), table.has("Elita-1"), table.hand_of("Elita-1")) == (0, 2, ["Bold"])
    table = found("Octane").hand("Elita-1", "Bold").next_damage("Blast Wound").search()
    assert table.options() == ["pass"]  # asked all the same: nobody learns that there is no Block
    table.say("pass").quiet()
    assert table.damage("Elita-1") == 1


def test_octane_hurts_at_the_start_of_his_adversaries_turns() -> None:
    for who, damage in (("Elita-1", 1), ("Soundwave", 0)):
        table = begins("Octane", who).next_damage("Blast Wound").end_turn().quiet()
        assert table.damage(who) == damage


def test_octane_hides_behind_another_autobot() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").put("B2", "Octane").in_play("Elita-1", "Artillery")
    assert table.offers("battle Octane")
    assert not table.stand("Hot Rod", "B2").offers("battle Octane")
    assert table.stand("Hot Rod", "D4").stand("Megatron", "B2").offers("battle Octane")


def test_turmoil_discards_the_top_card_or_punishes_a_starter() -> None:
    table = found("Turmoil").deck("Elita-1", "Chromia").search().quiet()
    assert (table.discarded("Elita-1"), table.damage("Elita-1")) == (["Chromia"], 0)
    table = found("Turmoil").deck("Elita-1", "Scout").next_damage("Blast Wound").search().quiet()
    assert (table.top_of_deck("Elita-1"), table.damage("Elita-1")) == ("Scout", 1)
    assert table.knows("Soundwave", "Scout")


def test_turmoil_ambushes_those_who_begin_their_turn_with_him() -> None:
    table = Table("Elita-1", "Soundwave").put("B2", "Turmoil").turn_of("Soundwave").next_damage("Blast Wound")
    table.encounter("Energon Siphon").end_turn().quiet()
    assert (table.damage("Elita-1"), table.has("Elita-1")) == (1, 0)
    table = begins("Turmoil", "Elita-1").next_damage("Blast Wound").encounter("Energon Siphon").end_turn().quiet()
    assert (table.damage("Elita-1"), table.has("Elita-1")) == (1, 2)


def test_shockwave_replaces_a_hand_by_one_card_fewer() -> None:
    table = found("Shockwave").hand("Elita-1", "Bold", "Scout", "Chromia").search().unblocked().quiet()
    assert len(table.hand_of("Elita-1")) == 2
    assert sorted(table.discarded("Elita-1")) == ["Bold", "Chromia", "Scout"]
    assert found("Shockwave").search().quiet().hand_of("Elita-1") == []


def test_shockwave_wants_energon_for_every_space_that_empties() -> None:
    for energon, left, damage in ((2, 1, 0), (0, 0, 1)):
        table = Table("Elita-1", "Soundwave", energon=energon).put("A1", "Shockwave").put("B2", "Jump Jets")
        table.next_damage("Blast Wound").in_play("Elita-1", "Artillery").act("buy Jump Jets").quiet()
        assert (table.has("Elita-1"), table.damage("Elita-1")) == (left, damage)


def test_shockwave_minds_no_space_that_a_ruin_fills_and_no_turn_of_his_own_side() -> None:
    table = Table("Elita-1", "Soundwave").mode(0, "bot").put("A1", "Shockwave").put("C2", "Slugfest")
    table.in_play("Elita-1", "Artillery").next_ruin("Burning Crater").act("battle Slugfest").quiet()
    assert table.has("Elita-1") == 2
    table = Table("Elita-1", "Soundwave").put("A1", "Shockwave").put("D3", "Jump Jets").turn_of("Soundwave")
    table.in_play("Soundwave", "Artillery").act("buy Jump Jets").quiet()
    assert table.has("Soundwave") == 2


def test_menasor_takes_two_cards_or_what_there_is() -> None:
    table = found("Menasor").hand("Elita-1", "Bold", "Scout", "Chromia").search("pass", "Bold", "Scout").quiet()
    assert table.hand_of("Elita-1") == ["Chromia"]
    assert found("Menasor").hand("Elita-1", "Bold").search("pass").quiet().hand_of("Elita-1") == []


def test_menasor_drains_the_whole_side_and_the_active_player_of_a_card() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave", energon=1).put("A1", "Menasor").energon("Elita-1", 0)
    table.hand("Elita-1", "Bold").hand("Hot Rod", "Scout").turn_of("Soundwave").end_turn().quiet()
    assert [table.has(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert (table.hand_of("Elita-1"), table.hand_of("Hot Rod")) == ([], ["Scout"])


def test_menasor_and_superion_grow_with_their_kin_in_the_matrix() -> None:
    for name, who, kin in (("Menasor", "Elita-1", ("Breakdown", "Wildrider", "Drag Strip")),
                           ("Superion", "Soundwave", ("Fireflight", "Air Raid", "Skydive"))):
        table = Table("Elita-1", "Soundwave").put("A1", name).turn_of(who)
        for places, cost in ((("C1",), 11), (("D1",), 12), (("A3",), 12)):
            table.put(places[0], kin[("C1", "D1", "A3").index(places[0])])
            assert cost_to_defeat(table.s, table.slot(name)) == cost


def test_blurr_takes_a_card_that_moves() -> None:
    table = found("Blurr", who="Soundwave").hand("Soundwave", "Scout", "Bold").search("pass")
    assert table.options() == ["card Scout"]
    table.say("Scout").unblocked().quiet()
    assert table.hand_of("Soundwave") == ["Bold"]


def test_blurr_trades_places_with_a_neighbour_of_the_players_choice() -> None:
    table = begins("Blurr", "Soundwave").put("B1", "Jump Jets", up=False).put("A2", "Delphi").end_turn().quiet()
    assert (table.lies("A1"), table.lies("B1")) == ("Jump Jets", "Blurr")
    assert not table.is_up("A1")
    table = begins("Blurr", "Soundwave").put("B1", "Delphi").put("A2", "Tarn").end_turn().quiet()
    assert table.lies("A1") == "Blurr"
    table = begins("Blurr", "Soundwave").put("B1", "Jump Jets").put("A2", "Delphi").stand("Soundwave", "B1")
    assert table.end_turn().quiet().lies("A1") == "Blurr"


def test_blurr_slows_down_his_adversaries_alt_modes() -> None:
    table = Table("Elita-1", "Soundwave").put("A1", "Blurr").turn_of("Soundwave")
    assert alt_move(table.s, 1) == 1
    assert alt_move(table.turn_of("Elita-1").s, 0) == 3


def test_springer_takes_a_card_with_range_or_hurts() -> None:
    table = found("Springer", who="Soundwave").hand("Soundwave", "Artillery", "Bold").search("pass", "Artillery")
    table.unblocked().quiet()
    assert (table.hand_of("Soundwave"), table.damage("Soundwave")) == (["Bold"], 0)
    table = found("Springer", who="Soundwave").hand("Soundwave", "Bold").next_damage("Blast Wound")
    table.search("pass", "pass").unblocked().quiet()
    assert table.damage("Soundwave") == 1


def test_springer_grounds_his_adversaries() -> None:
    table = Table("Elita-1", "Slipstream").put("A1", "Springer").turn_of("Slipstream").hand("Slipstream", "Jump Jets")
    assert not table.offers("move C2")
    table.play("Jump Jets").quiet()
    assert not table.offers("activate Jump Jets")
    assert Table("Elita-1", "Slipstream").put("A1", "Springer").in_play("Elita-1", "Scout").offers("move C3 2")


def test_grimlock_destroys_a_dear_card_out_of_a_hand() -> None:
    table = found("Grimlock", who="Soundwave").hand("Soundwave", "Chromia", "Bold").search("pass", "Chromia").quiet()
    assert table.destroyed() == ["Chromia"]
    table = found("Grimlock", who="Soundwave").hand("Soundwave", "Bold").next_damage("Blast Wound")
    table.search("pass", "pass").quiet()
    assert table.damage("Soundwave") == 1


def test_grimlock_hurts_only_where_he_stands_and_fights_only_there() -> None:
    table = Table("Elita-1", "Soundwave").put("A1", "Grimlock").hand("Soundwave", "Bold").end_turn().quiet()
    assert (table.damage("Soundwave"), table.hand_of("Soundwave")) == (0, [])
    assert not can_be_battled(table.s, 1, table.slot("Grimlock"))
    table.stand("Soundwave", "A1")
    assert can_be_battled(table.s, 1, table.slot("Grimlock"))
    table = Table("Elita-1", "Soundwave").put("D3", "Grimlock").next_damage("Blast Wound")
    table.main_deck("Jump Jets", "Null Ray")
    table.hand("Soundwave", "Bold").hand("Elita-1", "Scout").end_turn().quiet()
    assert (table.damage("Soundwave"), table.hand_of("Soundwave")) == (1, ["Bold"])
    table.end_turn().quiet()
    assert (table.damage("Elita-1"), len(table.hand_of("Elita-1"))) == (0, 5), "a Boss hurts its Adversaries only"


def test_ironhide_hurts_when_he_comes_and_takes_energon_or_a_card_each_turn() -> None:
    table = found("Ironhide", who="Soundwave").next_damage("Blast Wound").search().quiet()
    assert table.damage("Soundwave") == 1
    table = begins("Ironhide", "Soundwave").hand("Soundwave", "Bold").end_turn().quiet()
    assert (table.has("Soundwave"), table.damage("Soundwave"), table.hand_of("Soundwave")) == (0, 0, ["Bold"])
    table = begins("Ironhide", "Soundwave").hand("Soundwave", "Bold").energon("Soundwave", 1).end_turn().quiet()
    assert (table.has("Soundwave"), table.damage("Soundwave"), table.hand_of("Soundwave")) == (0, 0, [])


def test_ironhide_makes_abilities_of_characters_dearer_but_not_those_of_cards() -> None:
    table = Table("Elita-1", "Soundwave").put("A1", "Ironhide").turn_of("Soundwave").mode("Soundwave", "bot")
    table.in_play("Soundwave", "Drag Strip")
    assert table.offers("activate Soundwave 2")
    assert not table.offers("activate Soundwave 3")
    assert table.offers("activate Drag Strip 1")
    table.activate("Soundwave", 2, "matrix")
    table.say(table.options()[0])
    assert table.has("Soundwave") == 2  # 2 paid, and 2 gained for the first peek
    assert table.offers("convert Soundwave")


def test_ultra_magnus_leaves_three_cards() -> None:
    table = found("Ultra Magnus", who="Soundwave").hand("Soundwave", "Bold", "Scout", "Chromia", "Patch", "Artillery")
    table.search("pass", "Bold", "Scout").unblocked().quiet()
    assert table.hand_of("Soundwave") == ["Chromia", "Patch", "Artillery"]
    table = found("Ultra Magnus", who="Soundwave").hand("Soundwave", "Bold", "Scout").search().unblocked().quiet()
    assert len(table.hand_of("Soundwave")) == 2


def test_ultra_magnus_allows_one_purchase_a_turn_and_raises_the_price_of_command() -> None:
    table = Table("Elita-1", "Soundwave").put("A1", "Ultra Magnus").put("D3", "Nyon").turn_of("Soundwave")
    table.in_play("Soundwave", "Motormaster", "Sinnertwin").act("buy Reinforcements").quiet()
    assert not table.offers("buy")
    assert table.power_at(0) == 4
    table.act("command Nyon").quiet()
    assert table.power_at(0) == 0


def test_superion_takes_an_ally_or_deals_damage() -> None:
    table = found("Superion", who="Soundwave").in_play("Soundwave", "Alpha Trion").search().quiet()
    assert (table.discarded("Soundwave"), table.damage("Soundwave")) == (["Alpha Trion"], 0)
    table = found("Superion", who="Soundwave").next_damage("Blast Wound").search().quiet()
    assert table.damage("Soundwave") == 1


def test_superion_drains_the_rich_and_takes_cards_from_the_poor() -> None:
    for before, after, cards in ((3, 1, 1), (2, 2, 0)):
        table = begins("Superion", "Soundwave", energon=before).hand("Soundwave", "Bold").end_turn().quiet()
        assert (table.has("Soundwave"), len(table.hand_of("Soundwave"))) == (after, cards)


def test_shockwave_finds_no_empty_space_where_a_ruin_takes_it_at_once() -> None:
    """War on Cybertron p.14: a defeated Robot's space, and the one that Motormaster makes a Ruin of."""
    table = Table("Elita-1", "Soundwave", energon=4).put("D3", "Shockwave").put("B2", "Slugfest")
    table.in_play("Elita-1", "Motormaster").next_ruin("Pile of Scrap").activate("Motormaster", 2).say("B1").quiet()
    assert (table.lies("B2"), table.has("Elita-1")) == ("Pile of Scrap", 2)
