"""Battles, Confrontations and Assists: rules 35 to 48 of those that are easy to get wrong (War on Cybertron)."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.kernel.zones import FACE_UP, move

WOUND = "Blast Wound"


def sit_out(table: Table, *, until_turn: int = 2) -> None:
    """Answer everything as passively as can be until the turn is over, or the game."""
    while table.s.outcome is None and table.s.turn < until_turn:
        quiet = [option for option in ("pass", "done", "no", "keep", "vault", "discard") if table.offers(option)]
        table.say(quiet[0] if quiet else table.options()[0])


def test_rule_35_declaring_a_confrontation_closes_the_hand() -> None:
    """War on Cybertron p.12: no more cards are played, Blocks may still be discarded."""
    table = Table("Elita-1", "Megatron").put("B2", "Octane").in_play("Elita-1", "Motormaster").energon("Elita-1", 0)
    table.hand("Elita-1", "Bold").encounter("Back-Up").act("battle Octane")
    while table.s.battle is not None:
        assert not table.offers("play")
        table.say(next(option for option in ("pass", "done", "no", "space") if table.offers(option)))
    assert table.s.turn == 2


def test_rule_42_robots_are_not_defended() -> None:
    """War on Cybertron p.13: no defensive Assists, and in 1v1 nobody can help either."""
    table = Table("Elita-1", "Megatron").stand("Megatron", "B2").hand("Megatron", "Artillery").put("C2", "Slugfest")
    table.mode("Elita-1", "bot").in_play("Elita-1", "Artillery").act("battle Slugfest")
    assert "Slugfest" in table.vault_of("Elita-1")
    assert table.hand_of("Megatron") == ["Artillery"]


def test_rule_40_the_assisters_never_earn_the_reward() -> None:
    """War on Cybertron p.13-14."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Rippersnapper").stand("Prowl", "B2")
    table.in_play("Elita-1", "Artillery").hand("Prowl", "Artillery").mode("Prowl", "bot").energon("Prowl", 0)
    table.mode("Elita-1", "bot").energon("Elita-1", 0).act("battle Rippersnapper").say("assist Artillery")
    assert table.vp("Elita-1") == 2
    assert table.vp("Prowl") == 0
    while table.asked.kind != "action":
        table.say("space")
    assert table.discarded("Prowl") == ["Artillery"]


def test_rule_41_defensive_assists_come_after_the_encounter_and_before_teammates() -> None:
    """War on Cybertron p.13-14: the book's Artillery makes the cost 2 higher."""
    table = Table("Elita-1", "Megatron").put("B2", "Octane").stand("Megatron", "B2").mode("Megatron", "bot")
    table.mode("Elita-1", "bot").in_play("Elita-1", "Motormaster", "Sinnertwin", "Entrenched").encounter("Back-Up")
    table.hand("Megatron", "Artillery").energon("Elita-1", 0).energon("Megatron", 0)
    table.empty("A1")
    for space in ("A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3", "D1", "D2", "D3"):
        table.empty(space)
    table.act("battle Octane").say("assist Artillery")
    sit_out(table)
    assert table.lies("B2") == "Octane", "9 Power against 8 + 2 is not enough"


def test_rule_43_an_assist_must_be_able_to_make_1_power_at_the_adversarys_space() -> None:
    """War on Cybertron p.14: Scout has no Power, Bold no Range."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Rippersnapper").stand("Prowl", "C2")
    table.in_play("Elita-1", "Artillery").hand("Prowl", "Scout", "Bold", "Artillery").mode("Prowl", "bot")
    table.act("battle Rippersnapper")
    assert table.asked.seat == table.seat("Prowl")
    assert table.options() == ["pass", "assist Artillery"]


def test_rule_44_assisting_in_alt_mode_suffers_the_penalty_unless_converted() -> None:
    """War on Cybertron p.14."""
    for answer, vp in (("done", 0), ("convert Prowl", 2)):
        table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Rippersnapper").stand("Prowl", "B2")
        table.in_play("Elita-1", "Artillery").hand("Prowl", "Artillery").mode("Elita-1", "bot").energon("Elita-1", 0)
        table.energon("Prowl", 1).act("battle Rippersnapper").say("assist Artillery").say(answer)
        while table.asked.kind != "action":
            table.say("done" if table.offers("done") else "space")
        assert table.vp("Elita-1") == vp


def test_rule_57_a_relic_that_cannot_help_as_an_assist_may_be_vaulted() -> None:
    """War on Cybertron p.14, p.18: whenever it would be discarded."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Rippersnapper").stand("Prowl", "B2")
    table.in_play("Elita-1", "Artillery").hand("Prowl", "Apex Armor").energon("Prowl", 1)
    table.in_play("Prowl", WOUND, WOUND).energon("Elita-1", 0).act("battle Rippersnapper")
    table.say("assist Apex Armor").say("done")
    assert table.options() == ["vault", "discard"]
    assert table.say("vault").quiet().vault_of("Prowl") == ["Apex Armor"]


def test_rule_45_only_power_raising_text_of_an_assist_counts() -> None:
    """War on Cybertron p.14: Fusion Cannon destroys no Ruin as an Assist."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Motormaster").put("C2", "Burning Crater")
    table.stand("Prowl", "B2").mode("Prowl", "bot").hand("Prowl", "Fusion Cannon").energon("Prowl", 0)
    table.mode("Elita-1", "bot").in_play("Elita-1", "Artillery").energon("Elita-1", 0)
    table.act("battle Motormaster").say("assist Fusion Cannon")
    assert table.lies("C2") == "Burning Crater"
    assert "Motormaster" in table.vault_of("Elita-1")


def test_rule_46_a_robot_battle_discards_what_was_played_but_not_the_hand() -> None:
    """War on Cybertron p.13: Alt Move stays, the turn goes on."""
    table = Table("Elita-1", "Megatron").put("C2", "Slugfest").in_play("Elita-1", "Artillery", "Scout", "Motormaster")
    table.hand("Elita-1", "Bold").next_ruin("Burning Crater").act("battle Slugfest")
    assert table.played("Elita-1") == []
    assert table.hand_of("Elita-1") == ["Bold"]
    assert table.power_at(0) == 0
    assert table.offers("move")
    table.quiet()


def test_rule_47_a_confrontation_ends_the_turn_won_or_lost() -> None:
    """War on Cybertron p.13, Core p.12."""
    table = Table("Elita-1", "Megatron").put("B2", "Octane").in_play("Elita-1", "Artillery").energon("Elita-1", 0)
    table.hand("Elita-1", "Bold").encounter("Crossfire").act("battle Octane")
    sit_out(table)
    assert table.s.active == 1
    assert table.lies("B2") == "Octane"


def test_rule_48_the_third_boss_ends_the_game_before_relics_can_be_vaulted() -> None:
    """War on Cybertron p.13, Core p.12."""
    table = Table("Elita-1", "Megatron").put("B2", "Dirge").encounter("Exposed Flank").energon("Elita-1", 0)
    table.in_play("Elita-1", "Star Saber", "Motormaster", "Sinnertwin").mode("Elita-1", "bot")
    table.s.bosses_down[1] = 2
    table.act("battle Dirge")
    sit_out(table)
    assert table.s.outcome.reason == "bosses"
    assert "Star Saber" in table.played("Elita-1")


def test_rule_49_a_ruin_appears_for_a_defeated_adversary_not_for_a_purchase() -> None:
    """War on Cybertron p.14."""
    bought = Table("Elita-1", "Megatron").put("B2", "Jump Jets").in_play("Elita-1", "Artillery").act("buy Jump Jets")
    assert bought.lies("B2") == ""
    beaten = Table("Elita-1", "Megatron").put("C2", "Slugfest").next_ruin("Burning Crater")
    beaten.mode("Elita-1", "bot").in_play("Elita-1", "Artillery").act("battle Slugfest")
    assert beaten.lies("C2") == "Burning Crater"
    beaten.quiet()


def hungry(where: str = "D2") -> Table:
    """Hun-Gurrr, about to defeat Steeljaw; only one Ruin is left to come."""
    table = Table("Elita-1", "Hun-Gurrr", energon=0).put(where, "Steeljaw").turn_of("Hun-Gurrr")
    table.mode("Hun-Gurrr", "bot").in_play("Hun-Gurrr", "Artillery", "Bold").next_ruin("Pile of Scrap")
    return table


def test_texts_about_a_defeat_wait_until_the_ruin_has_come_up_and_everybody_has_moved_off() -> None:
    """War on Cybertron p.14: at once, and its reveal text too."""
    table = hungry().stand("Elita-1", "D2").act("battle Steeljaw")
    assert (table.asked.seat, table.lies("D2"), table.vp("Hun-Gurrr")) == (0, "Pile of Scrap", 1)
    assert table.say("D1").offers("do", "destroy")
    table.say("no").quiet()


def test_the_last_ruin_ends_the_game_before_texts_about_the_defeat() -> None:
    """War on Cybertron p.14; what the defeat completes is completed."""
    for others, over in ((0, True), (1, False)):
        table = hungry().missions("Hun-Gurrr", "Long Shot").stand("Hun-Gurrr", "D3")
        last = table.slot("Pile of Scrap")
        rest = [slot for slot in table.s.zones[zones.RUINS] if slot != last]
        for slot in rest[others:]:
            move(table.s, slot, zones.OUT)
        table.turn_goes_on().act("battle Steeljaw")
        assert (table.s.outcome is not None) == over
        if over:
            assert table.s.outcome.reason == "ruins" and table.vp("Hun-Gurrr") >= 1
        else:
            assert table.offers("do", "destroy")


def test_rule_50_a_revealed_ruin_pushes_characters_out_to_a_space_of_their_choice() -> None:
    """War on Cybertron p.14: for free, each player choosing."""
    table = Table("Elita-1", "Megatron").put("B2", "Slugfest").next_ruin("Burning Crater").stand("Megatron", "B2")
    table.mode("Elita-1", "bot").in_play("Elita-1", "Artillery").act("battle Slugfest")
    table.say("space B1").say("space B3")
    assert (table.at("Elita-1"), table.at("Megatron")) == ("B1", "B3")
    table.quiet()


def test_rule_51_a_cleared_ruin_leaves_its_space_empty_until_the_turn_ends() -> None:
    """War on Cybertron p.14."""
    table = Table("Elita-1", "Megatron").put("B2", "Burning Crater").energon("Elita-1", 0)
    table.in_play("Elita-1", "Sinnertwin")
    table.act("use Burning Crater")
    assert table.lies("B2") == ""
    assert table.has("Elita-1") == 4
    table.end_turn()
    assert table.lies("B2") != ""
    assert not table.is_up("B2")


def test_rule_57_a_relic_may_be_vaulted_after_a_robot_battle() -> None:
    """War on Cybertron p.13 and p.18: whenever it would be discarded."""
    table = Table("Elita-1", "Megatron").put("C2", "Slugfest").in_play("Elita-1", "Star Saber")
    table.next_ruin("Burning Crater")
    table.act("battle Slugfest").say("vault")
    assert "Star Saber" in table.vault_of("Elita-1")
    assert table.zone("Elita-1", zones.PLAY) == []
    table.quiet()


def test_the_defeated_adversary_lies_facedown_in_the_vault() -> None:
    """War on Cybertron p.13: only those who saw it go know it; nobody can look it up."""
    table = Table("Elita-1", "Megatron").put("C2", "Slugfest").in_play("Elita-1", "Star Saber")
    table.next_ruin("Burning Crater")
    table.act("battle Slugfest").say("discard")
    slot = table.slot("Slugfest")
    assert not table.s.known[slot] & FACE_UP
    table.quiet()
