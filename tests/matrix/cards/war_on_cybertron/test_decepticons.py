"""Decepticon Robots: what each does, when it must not, and the edge its ruling speaks of."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.state import ASSISTING, BATTLE, COMMAND


def megatron(**options: int) -> Table:
    """Megatron's turn; he stands on D3."""
    return Table("Elita-1", "Megatron", **options).turn_of("Megatron")


def beaten_by_elita(name: str) -> Table:
    """Elita-1 is about to win a battle against that Robot, next to her."""
    table = Table("Elita-1", "Megatron", energon=0).mode("Elita-1", "bot").put("C2", name)
    return table.in_play("Elita-1", "Optimus Prime", "Sneak Attack")


def test_slugfest_trades_a_card_beside_an_adversary() -> None:
    for setting in ("card", "character"):
        table = megatron().hand("Megatron", "Slugfest", "Bold")
        if setting == "card":
            table.put("D3", "Chromia")
        else:
            table.stand("Elita-1", "D3")
        table.play("Slugfest", "ifdo").quiet()
        assert table.discarded("Megatron") == ["Bold"]
        assert len(table.hand_of("Megatron")) == 1


def test_slugfest_alone_or_with_an_empty_hand_trades_nothing() -> None:
    megatron().hand("Megatron", "Slugfest", "Bold").play("Slugfest").quiet()
    megatron().stand("Elita-1", "D3").hand("Megatron", "Slugfest").play("Slugfest").quiet()
    megatron().put("D3", "Chromia", up=False).hand("Megatron", "Slugfest", "Bold").play("Slugfest").quiet()


def test_blot_attacks_everybody_else_in_the_space_or_nobody() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand("Megatron", "B2").stand("Soundwave", "B2")
    table.turn_of("Megatron").hand("Megatron", "Blot").play("Blot", "attack").quiet()
    assert [table.has(seat) for seat in range(4)] == [1, 2, 2, 1]


def test_blot_destroys_a_starter_or_a_damage() -> None:
    for name in ("Bold", "Blast Wound"):
        table = megatron().in_play("Megatron", "Blot", name).activate("Blot", 1).quiet()
        assert table.out_of_game() == [name]


def test_breakdown_panics_near_an_adversary() -> None:
    table = megatron().put("D2", "Chromia").hand("Megatron", "Breakdown").play("Breakdown").quiet()
    assert table.power_on("Breakdown") == 2
    table = megatron().put("C2", "Chromia").hand("Megatron", "Breakdown").play("Breakdown").quiet()
    assert table.power_on("Breakdown") == 1


def test_breakdown_blocks_for_himself_only() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").turn_of("Megatron").stand("Megatron", "B2")
    table.stand("Elita-1", "A1").stand("Soundwave", "B2").put("B2", "Chromia", up=False)
    table.in_play("Megatron", "Breakdown")
    table.encounter("Back-Up").next_damage("Blast Wound").search().say("block by ability Breakdown").quiet()
    assert (table.damage("Megatron"), table.damage("Soundwave")) == (0, 1)


def test_cutthroat_is_stronger_on_a_ruin() -> None:
    table = megatron().put("D3", "Burning Crater").hand("Megatron", "Cutthroat").play("Cutthroat").quiet()
    assert table.power_on("Cutthroat") == 3
    assert megatron().hand("Megatron", "Cutthroat").play("Cutthroat").quiet().power_on("Cutthroat") == 2


def test_cutthroat_hunts_robots_not_bosses() -> None:
    table = megatron().mode("Megatron", "bot").put("D3", "Chromia").put("C3", "Blurr")
    table.in_play("Megatron", "Cutthroat")
    table.activate("Cutthroat", 1)
    assert table.power_against("Chromia") == 3
    assert table.power_at(0, BATTLE, "Blurr") == 2
    assert table.power_at(0) == 2


def test_beating_cutthroat_pays_vp_and_energon() -> None:
    table = beaten_by_elita("Cutthroat").act("battle Cutthroat").quiet()
    assert (table.vp("Elita-1"), table.has("Elita-1")) == (1, 1)


def test_wildrider_crosses_ruins_without_extra_move_and_profits_once() -> None:
    table = megatron().put("D2", "Pile of Scrap").put("D1", "Burning Crater").next_damage("Blast Wound")
    table.hand("Megatron", "Wildrider").play("Wildrider").move("D2 1")
    assert table.move_on("Wildrider") == 1
    assert table.power_on("Wildrider") == 3
    table.move("D1 1").quiet()
    assert table.power_on("Wildrider") == 3


def test_wildrider_ambushes_every_adversary_in_his_space_with_one_card() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").turn_of("Megatron").stand("Megatron", "B2")
    table.stand("Hot Rod", "B2").stand("Soundwave", "B2").in_play("Megatron", "Wildrider").encounter("Energon Siphon")
    table.activate("Wildrider", 2).quiet()
    assert [table.has(seat) for seat in range(4)] == [0, 0, 0, 2]


def test_runamuck_draws_as_a_block_and_trades_when_played() -> None:
    table = Table("Elita-1", "Megatron").stand("Megatron", "B1").hand("Megatron", "Runamuck")
    table.hand("Elita-1", "Null Ray")
    table.play("Null Ray", "attack", "block Runamuck").quiet()
    assert len(table.hand_of("Megatron")) == 1
    assert table.has("Megatron") == 2
    table = megatron().hand("Megatron", "Runamuck", "Bold").play("Runamuck", "ifdo").quiet()
    assert table.discarded("Megatron") == ["Bold"]


def test_runamuck_runs() -> None:
    assert megatron().in_play("Megatron", "Runamuck").activate("Runamuck", 1).quiet().move_on("Runamuck") == 3


def test_beating_runamuck_may_repair() -> None:
    table = beaten_by_elita("Runamuck").in_play("Elita-1", "Blast Wound").act("battle Runamuck").say("repair").quiet()
    assert table.damage("Elita-1") == 0


def test_rippersnapper_is_worth_more_against_what_costs_four_or_less() -> None:
    table = megatron().mode("Megatron", "bot").put("D2", "Chromia").put("C3", "Silverbolt").put("D3", "Entrenched")
    table.in_play("Megatron", "Rippersnapper")
    assert table.power_against("Chromia") == 3
    assert table.power_against("Silverbolt") == 2
    assert table.power_at(0, target="Entrenched") == 3
    assert table.power_at(0, COMMAND) == 2
    assert table.power_at(0, ASSISTING, "Chromia") == 2


def test_rippersnapper_gives_energon_as_a_block() -> None:
    table = Table("Elita-1", "Megatron").stand("Megatron", "B1").hand("Megatron", "Rippersnapper")
    table.hand("Elita-1", "Null Ray").play("Null Ray", "attack", "block Rippersnapper").quiet()
    assert table.has("Megatron") == 3


def test_slipstream_the_robot_gains_a_long_range_card_that_she_has_seen() -> None:
    table = megatron().put("A1", "Null Ray", up=False).hand("Megatron", "Slipstream").play("Slipstream", "A1", "do")
    table.quiet()
    assert table.discarded("Megatron") == ["Null Ray"]
    table = megatron().put("A1", "Armor Plating", up=False).hand("Megatron", "Slipstream").play("Slipstream", "A1")
    assert table.options() == ["no"]


def test_slipstream_the_robot_may_gain_an_adversary_unless_the_table_forbids_it() -> None:
    for ruling, offered in (("yes", True), ("no", False)):
        table = Table("Elita-1", "Megatron", rulings={"peek_gain_adversary": ruling}).turn_of("Megatron")
        table.put("A1", "Perceptor", up=False).hand("Megatron", "Slipstream").play("Slipstream", "A1")
        assert table.offers("do") == offered


def test_slipstream_the_robot_commands_with_x_power() -> None:
    table = megatron(energon=4).put("D3", "Tarn").in_play("Megatron", "Slipstream").act("command Tarn")
    table.say("activate Slipstream 3").quiet()
    assert table.has("Megatron") == 1
    assert table.s.token == {table.slot("Tarn"): 1}


def test_sinnertwin_counts_the_other_terrorcons_when_played() -> None:
    table = megatron().in_play("Megatron", "Blot", "Cutthroat", "Slugfest")
    table.hand("Megatron", "Sinnertwin", "Rippersnapper")
    table.play("Sinnertwin").play("Rippersnapper").quiet()
    assert table.power_on("Sinnertwin") == 5


def test_sinnertwin_confronts_harder_among_ruins() -> None:
    for ruins, power in ((1, 4), (2, 5)):
        table = megatron().mode("Megatron", "bot").put("D3", "Blurr").in_play("Megatron", "Sinnertwin")
        for where in ("A1", "A2")[:ruins]:
            table.put(where, "Pile of Scrap")
        table.act("battle Blurr").say("activate Sinnertwin 1")
        assert table.power_against("Blurr") == power


def test_drag_strip_gains_energon_once_for_a_victory_or_a_command() -> None:
    table = megatron().put("D3", "Nyon").put("D2", "Steeljaw")
    table.in_play("Megatron", "Drag Strip", "Slugfest", "Artillery")
    table.act("command Nyon").quiet()
    assert table.has("Megatron") == 4
    table.act("battle Steeljaw")
    while table.asked.kind == "boost":
        table.say("done")
    assert table.vault_of("Megatron") == [] or table.has("Megatron") == 4


def test_drag_strip_gains_nothing_for_what_others_do() -> None:
    table = Table("Elita-1", "Megatron", energon=0).put("C2", "Slugfest").mode("Elita-1", "bot")
    table.in_play("Elita-1", "Sneak Attack").in_play("Megatron", "Drag Strip").act("battle Slugfest").quiet()
    assert table.has("Megatron") == 0


def test_drag_strip_steps_without_move_but_not_without_danger() -> None:
    table = megatron().put("D2", "Chromia").put("C3", "Toxic War Zone").in_play("Megatron", "Drag Strip")
    table.encounter("Energon Siphon").next_damage("Blast Wound").activate("Drag Strip", 1).quiet()
    assert table.at("Megatron") == "D2"
    assert table.damage("Megatron") == 1  # 1 Energon was left: too little for the Siphon


def test_beating_drag_strip_may_destroy_a_starter_in_the_discard_pile() -> None:
    table = beaten_by_elita("Drag Strip").discard_pile("Elita-1", "Scout", "Chromia").act("battle Drag Strip")
    table.say("destroy").quiet()
    assert "Scout" in table.out_of_game()


def test_motormaster_fights_better_among_three_ruins() -> None:
    for ruins, power in ((2, 3), (3, 5)):
        table = megatron().mode("Megatron", "bot").put("D2", "Chromia").in_play("Megatron", "Motormaster")
        for where, name in (("A1", "Pile of Scrap"), ("A2", "Burning Crater"), ("A3", "Collapsed Skyway"))[:ruins]:
            table.put(where, name)
        assert table.power_against("Chromia") == power
        assert table.power_at(0) == 3


def test_motormaster_turns_a_robot_into_a_ruin() -> None:
    table = megatron().put("D3", "Chromia").next_ruin("Burning Crater").in_play("Megatron", "Motormaster")
    table.activate("Motormaster", 2, "C3").quiet()
    assert (table.lies("D3"), table.at("Megatron"), table.destroyed()) == ("Burning Crater", "C3", ["Chromia"])
    assert table.vp("Megatron") == 0


def test_motormaster_needs_a_robot_here() -> None:
    assert not megatron().put("D2", "Chromia").in_play("Megatron", "Motormaster").offers("activate Motormaster")


def test_astrotrain_does_one_of_three_things() -> None:
    for answer, side, move, power in (("convert", "bot", 2, 3), ("addmove", "alt", 4, 3), ("addpower", "alt", 2, 4)):
        table = megatron().hand("Megatron", "Astrotrain").play("Astrotrain")
        assert len(table.options()) == 3
        table.say(answer).quiet()
        assert table.side("Megatron") == side
        assert (table.move_on("Astrotrain"), table.power_on("Astrotrain")) == (move, power)


def test_astrotrain_takes_along_the_teammates_who_want_to_come() -> None:
    for answer, where in (("yes", "A1"), ("no", "D4")):
        table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").turn_of("Megatron").stand("Soundwave", "D4")
        table.stand("Megatron", "D4").in_play("Megatron", "Astrotrain").activate("Astrotrain", 2, "A1")
        assert table.asked.seat == 3
        table.say(answer).quiet()
        assert (table.at("Megatron"), table.at("Soundwave")) == ("A1", where)


def test_beating_astrotrain_and_motormaster_pays_energon() -> None:
    for name, energon in (("Astrotrain", 1), ("Motormaster", 2)):
        table = beaten_by_elita(name).act(f"battle {name}").quiet()
        assert (table.vp("Elita-1"), table.has("Elita-1")) == (2, energon)
