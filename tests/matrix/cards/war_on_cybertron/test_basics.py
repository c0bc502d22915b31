"""Reinforcements, and the two kinds of Damage."""
from __future__ import annotations

from matrix.table import Table


def test_reinforcements_let_you_convert_for_free_but_only_at_once() -> None:
    """War on Cybertron p.7, p.19."""
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Reinforcements", "Reinforcements")
    table.play("Reinforcements", "no").quiet()
    assert table.side("Elita-1") == "alt"
    table.play("Reinforcements", "convert").quiet()
    assert table.side("Elita-1") == "bot"
    assert table.has("Elita-1") == 2


def test_reinforcements_can_be_bought_from_anywhere_and_again() -> None:
    """War on Cybertron p.19."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Sneak Attack", "Artillery")
    table.act("buy Reinforcements").act("buy Reinforcements").quiet()
    assert table.discarded("Elita-1") == ["Reinforcements", "Reinforcements"]


def test_reinforcements_add_power_when_commanding_and_not_otherwise() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Nyon").in_play("Elita-1", "Reinforcements", "Bold")
    assert not table.offers("activate Reinforcements")
    table.act("command Nyon").say("activate Reinforcements 1")
    while table.asked.kind != "action":
        table.say("pay")
    assert table.s.token == {table.slot("Nyon"): 0}


def test_a_pair_of_blast_wounds_lowers_each_assist_by_one_and_a_pair_counts_once() -> None:
    """War on Cybertron p.19: the penalty is counted over all Damage that a player controls."""
    for wounds, target, won in ((1, "Runamuck", True), (2, "Runamuck", False), (2, "Slugfest", True),
                                (3, "Slugfest", True)):
        table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave", energon=0).put("C2", target)
        table.stand("Hot Rod", "B2").mode("Elita-1", "bot").in_play("Elita-1", "Covering Fire")  # 1 reaches
        table.mode("Hot Rod", "bot").hand("Hot Rod", "Artillery").in_play("Hot Rod", *["Blast Wound"] * wounds)
        table.act(f"battle {target}").say("assist Artillery").quiet()
        assert (table.vault_of("Elita-1") == [target]) == won, (wounds, target)


def test_with_four_blast_wounds_a_weak_card_cannot_assist_at_all() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").put("C2", "Slugfest").stand("Hot Rod", "B2")
    table.in_play("Elita-1", "Sneak Attack").mode("Hot Rod", "bot").hand("Hot Rod", "Artillery")
    table.in_play("Hot Rod", *["Blast Wound"] * 4).act("battle Slugfest")
    assert not table.offers("assist")


def test_blast_wounds_do_not_weaken_what_their_player_plays() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Blast Wound", "Blast Wound", "Artillery")
    assert table.power_at(1) == 2


def test_an_energy_leak_goes_to_the_discard_pile_and_a_blast_wound_into_play() -> None:
    """War on Cybertron p.19."""
    table = Table("Elita-1", "Megatron").put("B1", "Burning Crater").next_damage("Energy Leak")
    table.move("B1").quiet()
    assert (table.damage("Elita-1"), table.discarded("Elita-1")) == (0, ["Energy Leak"])


def test_an_energy_leak_must_be_the_first_card_played() -> None:
    """War on Cybertron p.19."""
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Bold", "Energy Leak")
    assert not table.offers("play Bold")
    table.play("Energy Leak").quiet()
    assert table.offers("play Bold")
    assert table.damage("Elita-1") == 1


def test_an_energy_leak_costs_one_energon_only_if_you_have_three() -> None:
    for before, after in ((2, 2), (3, 2)):
        table = Table("Elita-1", "Megatron", energon=before).hand("Elita-1", "Energy Leak")
        table.play("Energy Leak").quiet()
        assert table.has("Elita-1") == after


def test_a_table_may_read_the_threshold_of_the_energy_leak_as_two() -> None:
    table = Table("Elita-1", "Megatron", rulings={"energy_leak_threshold": "2"}).hand("Elita-1", "Energy Leak")
    table.play("Energy Leak").quiet()
    assert table.has("Elita-1") == 1
