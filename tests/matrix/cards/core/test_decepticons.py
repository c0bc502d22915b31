"""Decepticon Robots: their texts for whoever has gained one, and what beating them brings."""
from __future__ import annotations

import pytest

from matrix.core import core, sit_out
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.rules.scoring import score


def beating(name: str, *, energon: int = 0, characters: tuple[str, ...] = ("Bumblebee", "Ironhide")) -> Table:
    """Bumblebee is about to beat that Robot in his own space, with 7 Power and a card left in hand."""
    table = core(*characters, energon=energon).put("B2", name).mode("Bumblebee", "bot")
    return table.in_play("Bumblebee", "Jetfire", "Sunstreaker", "Courage").hand("Bumblebee", "Mirage")


def beaten(name: str, *answers: str, energon: int = 0) -> Table:
    """Bumblebee has beaten that Robot, and stored no Relic."""
    table = beating(name, energon=energon).act(f"battle {name}")
    for answer in answers:
        table.say(answer)
    return sit_out(table) if table.asked.kind == "relic" else table


@pytest.mark.parametrize(("name", "vp", "energon", "cards"), [
    ("Rumble", 1, 0, 0), ("Ravage", 1, 0, 1), ("Bonecrusher", 1, 1, 0), ("Brawl", 2, 0, 0), ("Shrapnel", 2, 0, 0),
    ("Thundercracker", 2, 0, 0), ("Blitzwing", 2, 2, 0), ("Onslaught", 3, 0, 0), ("Ramjet", 2, 0, 1)])
def test_the_plain_rewards(name: str, vp: int, energon: int, cards: int) -> None:
    table = beaten(name)
    assert (table.vp("Bumblebee"), table.has("Bumblebee")) == (vp, energon)
    assert len(table.hand_of("Bumblebee")) == 1 + cards, "a card drawn as a reward can still be played"
    assert table.vault_of("Bumblebee") == [name]


def test_beaten_adversaries_count_by_their_cost_at_the_end() -> None:
    """Core p.13: 1 VP for each full 5."""
    table = core().vault("Bumblebee", "Onslaught", "Rumble", "Kickback")
    assert score(table.s, 0)["adversaries"] == 2


def test_rumble_pushes_everybody_else_in_your_space_where_you_like() -> None:
    table = core("Bumblebee", "Ironhide", "Ratchet").hand("Bumblebee", "Rumble").stand("Ironhide", "B2")
    table.stand("Ratchet", "B2").play("Rumble", "do").say("B1").say("C2").quiet()
    assert (table.at("Bumblebee"), table.at("Ironhide"), table.at("Ratchet")) == ("B2", "B1", "C2")
    core().hand("Bumblebee", "Rumble").play("Rumble").quiet()


def test_laserbeak_peeks_when_played_and_may_when_beaten() -> None:
    table = core().hand("Bumblebee", "Laserbeak").put("A1", "Jazz", up=False).play("Laserbeak", "A1").quiet()
    assert table.knows("Bumblebee", "Jazz")
    table = beating("Laserbeak").put("A1", "Jazz", up=False).act("battle Laserbeak").say("do").say("A1")
    assert table.knows("Bumblebee", "Jazz")
    assert not table.knows("Ironhide", "Jazz")


@pytest.mark.parametrize("name", ["Ravage", "Bonecrusher", "Scrapper", "Ramjet"])
def test_one_energon_is_one_power_in_a_confrontation(name: str) -> None:
    table = core().mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", name)
    before = table.power_against("Starscream")
    table.only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="boost").say(f"activate {name} 1")
    assert table.power_against("Starscream") == before + 1


@pytest.mark.parametrize("name", ["Shrapnel", "Onslaught"])
def test_two_energon_are_two_power_in_a_confrontation(name: str) -> None:
    table = core().mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", name)
    before = table.power_against("Starscream")
    table.only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="boost").say(f"activate {name} 2")
    assert table.power_against("Starscream") == before + 2


def test_bonecrusher_avoids_ambushes() -> None:
    table = core().hand("Bumblebee", "Bonecrusher").in_play("Bumblebee", "Fix").put("B1", "Rumble")
    table.encounter("Flak Burst").play("Bonecrusher").move("B1").quiet()
    assert table.damage("Bumblebee") == 0
    assert table.names(zones.ENCOUNTER_DISCARD) == ["Flak Burst"]


def test_kickback_is_stronger_beside_another_decepticon() -> None:
    for other, power in (("Rumble", 3), ("Arcee", 2)):
        table = core().in_play("Bumblebee", other).hand("Bumblebee", "Kickback").play("Kickback").quiet()
        assert table.power_on("Kickback") == power


def test_kickbacks_reward_takes_a_card_from_the_discard_pile() -> None:
    table = beating("Kickback").discard_pile("Bumblebee", "Fix", "Carly").act("battle Kickback").say("Fix")
    assert table.vp("Bumblebee") == 1
    assert table.out_of_game() == ["Fix"]


def test_kickbacks_reward_is_skipped_with_an_empty_pile() -> None:
    table = beaten("Kickback")
    assert (table.vp("Bumblebee"), table.damage("Bumblebee")) == (1, 0)


def test_swindle_gives_energon_and_can_be_strengthened() -> None:
    table = core(energon=0).hand("Bumblebee", "Swindle").play("Swindle").activate("Swindle", 1).quiet()
    assert (table.has("Bumblebee"), table.power_on("Swindle")) == (1, 2)


def test_swindle_changes_sides_instead_of_going_to_the_vault() -> None:
    """Then his cost scores nothing."""
    for answer, vault, discarded in (("do", [], ["Swindle"]), ("no", ["Swindle"], [])):
        table = beating("Swindle").act("battle Swindle").say(answer)
        assert table.vault_of("Bumblebee") == vault
        assert [name for name in table.discarded("Bumblebee") if name == "Swindle"] == discarded
        assert table.has("Bumblebee") == 2


def test_swindle_can_be_gained_by_the_victor_alone() -> None:
    table = beating("Swindle").in_play("Bumblebee", "Damage").stand("Ironhide", "B2").hand("Ironhide", "Firepower")
    table.mode("Ironhide", "bot").act("battle Swindle").say("assist Firepower")
    assert table.asked.seat == 0
    table.say("no")
    sit_out(table)
    assert table.has("Ironhide") == 2
    assert table.vault_of("Ironhide") == []


def test_long_haul_puts_a_discarded_card_on_top_of_the_deck() -> None:
    table = core().in_play("Bumblebee", "Long Haul").discard_pile("Bumblebee", "Jazz")
    table.activate("Long Haul", 1).quiet()
    assert table.top_of_deck("Bumblebee") == "Jazz"
    table = beating("Long Haul").discard_pile("Bumblebee", "Jazz").act("battle Long Haul").say("do")
    assert table.top_of_deck("Bumblebee") == "Jazz"
    assert table.vp("Bumblebee") == 1


def test_brawl_ambushes_everybody_else_in_your_space_and_not_you() -> None:
    """Core p.22: each may Block; it needs somebody there."""
    table = core("Bumblebee", "Ironhide", "Ratchet").in_play("Bumblebee", "Brawl").stand("Ironhide", "B2")
    table.stand("Ratchet", "B2").hand("Ironhide", "Ravage").encounter("Flak Burst").activate("Brawl", 1)
    table.say("block Ravage").unblocked().quiet()
    assert [table.damage(who) for who in ("Bumblebee", "Ironhide", "Ratchet")] == [0, 0, 1]
    assert not core().in_play("Bumblebee", "Brawl").offers("activate Brawl")


def test_shrapnel_gives_a_point_for_the_first_adversary_of_the_turn() -> None:
    table = beating("Rumble").in_play("Bumblebee", "Shrapnel").act("battle Rumble")
    assert table.vp("Bumblebee") == 2


def test_shrapnel_gives_nothing_for_a_later_one() -> None:
    """Only if no Adversary was beaten before in that turn, Shrapnel in play or not."""
    table = beating("Rumble").put("B1", "Laserbeak").hand("Bumblebee", "Shrapnel").act("battle Rumble")
    table = sit_out(table) if table.asked.kind == "relic" else table
    table.play("Shrapnel").act("battle Laserbeak").say("no")
    assert table.vp("Bumblebee") == 2


def test_thundercracker_attacks_all_or_nobody_within_one_space() -> None:
    table = core("Bumblebee", "Ironhide", "Ratchet", "Wheeljack").hand("Bumblebee", "Thundercracker")
    table.stand("Ironhide", "B2").stand("Ratchet", "B1").hand("Ironhide", "Fix").hand("Ratchet", "Ravage", "Jazz")
    table.stand("Wheeljack", "D4").hand("Wheeljack", "Fix").play("Thundercracker", "do")
    while not table.offers("block Ravage"):
        table.say("pass")
    table.say("block Ravage").unblocked().quiet()
    assert table.discarded("Ironhide") == ["Fix"]
    assert table.hand_of("Ratchet") == ["Jazz"]
    assert table.hand_of("Wheeljack") == ["Fix"]


def test_thundercracker_may_stay_quiet() -> None:
    table = core().stand("Ironhide", "B2").hand("Ironhide", "Fix").hand("Bumblebee", "Thundercracker")
    assert table.play("Thundercracker", "no").quiet().hand_of("Ironhide") == ["Fix"]


def test_scrapper_gains_power_for_a_destroyed_card() -> None:
    table = core().in_play("Bumblebee", "Courage").hand("Bumblebee", "Scrapper")
    table.play("Scrapper", "do", "Courage").quiet()
    assert table.power_on("Scrapper") == 4
    assert table.out_of_game() == ["Courage"]


def test_scrapper_may_destroy_himself_and_then_has_no_power() -> None:
    table = core().hand("Bumblebee", "Scrapper").play("Scrapper", "do").quiet()
    assert table.destroyed() == ["Scrapper"]
    assert table.power_at(0) == 0


def test_scrappers_reward_must_destroy_a_card_even_an_ally() -> None:
    """Core p.22; with a Damage it is a bonus."""
    table = beating("Scrapper").in_play("Bumblebee", "Carly", "Damage").act("battle Scrapper")
    assert table.asked.kind == "choose card"
    assert not table.offers("done")
    assert table.offers("Carly")
    table.say("Damage")
    sit_out(table)
    assert table.damage("Bumblebee") == 0


def test_scrappers_reward_takes_a_card_of_whoever_assisted() -> None:
    """An Assist card counts as controlled."""
    table = beating("Scrapper").in_play("Bumblebee", "Damage").stand("Ironhide", "B2").hand("Ironhide", "Firepower")
    table.mode("Ironhide", "bot").energon("Ironhide", 0).act("battle Scrapper").say("assist Firepower").say("Damage")
    sit_out(table)
    assert table.out_of_game() == ["Damage", "Firepower"]
    assert table.discarded("Ironhide") == []


def test_blitzwing_converts_when_played_and_again_for_energon() -> None:
    table = core("Ironhide", "Bumblebee").hand("Ironhide", "Blitzwing").play("Blitzwing", "do")
    assert table.side("Ironhide") == "bot"
    table.activate("Blitzwing", 1, "do").quiet()
    assert table.side("Ironhide") == "alt"
    assert table.power_on("Blitzwing") == 4


def test_onslaught_is_stronger_beside_another_robot() -> None:
    for other, power in (("Arcee", 4), ("Carly", 3)):
        table = core().in_play("Bumblebee", other).hand("Bumblebee", "Onslaught").play("Onslaught").quiet()
        assert table.power_on("Onslaught") == power


def test_ramjet_costs_an_energon_if_there_is_one() -> None:
    for had, has in ((2, 1), (0, 0)):
        assert core(energon=had).hand("Bumblebee", "Ramjet").play("Ramjet").quiet().has("Bumblebee") == has
