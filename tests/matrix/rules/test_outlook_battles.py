"""What battles, help in them, attacks and Blocks would bring, told beforehand."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core, sit_out
from matrix.table import Table
from matrix.telling import duel, numbers, told


def demanded(encounter: str, *more: str, mode: str = "competitive", energon: int = 0) -> Table:
    """Bumblebee, with 3 Power, Confronts Starscream, who costs 8, and that Encounter comes up."""
    names = ("Bumblebee",) if mode == "solo" else ()
    table = clear_matrix(core(*names, mode=mode, energon=energon)).put("B2", "Starscream")
    for where, name in zip(("C1", "C2"), more, strict=False):
        table.put(where, name)
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Ion Lance").only_encounter(encounter)
    return table.act("battle Starscream")


def test_a_battle_shows_the_sum_what_is_missing_and_what_could_be_added() -> None:
    table = duel().put("C2", "Slugfest").in_play("Elita-1", "Artillery", "Bold")
    found = numbers(table, "battle Slugfest")
    assert found["battle sum"] == {"have": 1, "needed": 2}, "2 at Range 1, less 1 in Alt Mode"
    assert found["penalty counts"] == {"n": 1}
    assert found["missing"] == {"n": 1}
    assert found["could add"] == {"n": 1}, "Converting lifts the penalty"
    assert found["played cards go"] == {"n": 2}
    assert {"reward", "to vault", "ruin comes"} <= set(found)
    assert "missing" not in numbers(table.mode("Elita-1", "bot"), "battle Slugfest")


def test_a_confrontation_ends_the_turn_and_the_third_boss_the_game() -> None:
    table = duel().put("B2", "Dirge").in_play("Elita-1", "Artillery")
    found = numbers(table, "battle Dirge")
    assert {"encounter first", "turn ends"} <= set(found) and "may defend" not in found, "nobody is near"
    assert "may defend" in numbers(table.stand("Megatron", "C2").hand("Megatron", "Bold"), "battle Dirge")
    assert "win last boss" not in found
    table.s.bosses_down[1] = 2
    found = numbers(table, "battle Dirge")
    assert "missing" in found and "win last boss" in found and "last boss" not in found


def test_a_rival_who_helps_gains_the_reward_too() -> None:
    table = core("Bumblebee", "Wheeljack").put("B2", "Starscream").mode("Bumblebee", "bot").energon("Bumblebee", 9)
    table.in_play("Bumblebee", "Ramjet").stand("Wheeljack", "B2").hand("Wheeljack", "Courage")
    assert {"may assist", "helpers gain too"} <= set(numbers(table, "battle Starscream"))


def test_strength_that_suffices_wins_the_battle_at_once() -> None:
    """Nothing more is asked: what is won is told with the ability and with the Convert."""
    table = duel().put("B2", "Wildrider").missions("Elita-1", "Full Squadron").in_play("Elita-1", "Chromia", "Bold")
    table.act("battle Wildrider")
    assert {"battle sum", "reward", "to vault"} <= set(numbers(table, "convert Elita-1"))
    short = duel().put("B2", "Sinnertwin").in_play("Elita-1", "Chromia", "Bold").act("battle Sinnertwin")
    assert "missing" in numbers(short, "convert Elita-1") and "reward" not in numbers(short, "convert Elita-1")


def test_whoever_a_scheme_keeps_from_assisting_is_not_told_to_come() -> None:
    """Jammed Frequencies: only from nearby."""
    for where, helps in (("B2", True), ("D3", False)):
        table = core(mode="co-op").put("B2", "Brawl").put("A1", "Jammed Frequencies").stand("Ironhide", where)
        table.hand("Ironhide", "Ion Lance").in_play("Bumblebee", "Firepower")
        assert ("may assist" in numbers(table, "battle Brawl")) == helps


def test_an_assist_is_worth_what_it_will_count() -> None:
    """Core p.12: an Assist leaves out what is not Power, and so what follows from it (Jazz, Scrapper); the text of
    Wheeljack speaks of Technology that Assists."""
    for character, name, power in (("Ironhide", "Jazz", 2), ("Ironhide", "Scrapper", 2),
                                   ("Wheeljack", "Teletraan 1", 3)):
        table = core("Bumblebee", character).put("B2", "Megatron").in_play("Bumblebee", "Firepower")
        table.mode(character, "bot").stand(character, "B2").hand(character, name).act("battle Megatron")
        assert numbers(table, "assist", name)["assists with"] == {"n": power}, name


def test_a_helper_is_told_the_sum_with_the_assist_and_not_what_others_win() -> None:
    """War on Cybertron p.13-14: reward and Vault are the active player's; off turn no Move lies idle."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Blot").hand("Prowl", "Reinforcements")
    table.stand("Prowl", "B3").in_play("Elita-1", "Bold", "Bold").energon("Prowl", 2).act("battle Blot")
    found = numbers(table, "assist Reinforcements")
    assert found["battle sum"] == {"have": 1, "needed": 2}, "one of the two, and nothing in Alt Mode"
    table.say("assist Reinforcements")
    assert table.asked.kind == "boost assist" and "alt move idle" not in numbers(table, "convert Prowl")
    table.say("convert Prowl")
    assert numbers(table, "done") == {"battle sum": {"have": 2, "needed": 2}, "suffices": {"n": 0}}


def test_what_could_be_added_reaches_and_can_be_paid() -> None:
    """Hot Rod's +2 Power has Range 0 (War on Cybertron p.17); one Energon pays a Convert or an ability, not both."""
    table = Table("Hot Rod", "Megatron").mode("Hot Rod", "bot").put("C2", "Dirge").in_play("Hot Rod", "Artillery")
    assert numbers(table.energon("Hot Rod", 4), "battle Dirge")["could add"] == {"n": 1}, "Artillery's own"
    assert numbers(table.stand("Hot Rod", "C2"), "battle Dirge")["could add"] == {"n": 3}
    table = duel().put("B2", "Dirge").in_play("Elita-1", "Artillery").energon("Elita-1", 1)
    assert numbers(table, "battle Dirge")["could add"] == {"n": 1}
    assert numbers(table.energon("Elita-1", 2), "battle Dirge")["could add"] == {"n": 2}
    table = Table("Hot Rod", "Megatron").put("B2", "Dirge").in_play("Hot Rod", "Bold").energon("Hot Rod", 3)
    assert numbers(table, "battle Dirge")["could add"] == {"n": 2}, "Converted, he has the ability"


def test_a_boost_says_how_the_battle_stands_with_it() -> None:
    table = duel().put("B2", "Motormaster").in_play("Elita-1", "Artillery", "Bold").act("battle Motormaster")
    assert table.asked.kind == "boost"
    assert numbers(table, "convert")["battle sum"] == {"have": 3, "needed": 5}


def test_what_a_victory_brings_depends_on_it_until_the_battle_is_decided() -> None:
    """Before the Encounter also Power that suffices may turn out too little."""
    table = duel().put("B2", "Dirge").missions("Elita-1", "Fall of a Champion").mode("Elita-1", "bot")
    table.in_play("Elita-1", "Artillery", "Artillery", "Motormaster", "Chromia", "Shockwave", "Menasor")
    table.energon("Elita-1", 9).s.bosses_down[1] = 2
    table.act("battle Dirge")
    for answer in ("done", "convert", "activate Artillery"):
        found = numbers(table, answer)
        assert found["battle sum"]["have"] >= found["battle sum"]["needed"] + 2
        assert {"win completes", "win last boss"} <= set(found), answer
        assert not {"completes", "last boss"} & set(found), answer
    assert "If you win, the third Boss falls and the game ends" in told(table, "done")
    assert "Bei einem Sieg fällt der dritte Boss, und das Spiel endet" in told(table, "done", language="de")


def test_a_boost_counts_only_where_it_reaches() -> None:
    """Core p.18: the +1 Power of Optimus Prime belongs to no card and helps in the own space only, unlike that of
    Firepower with its Range 1. The Boss makes the first ability 1 dearer."""
    for where, sum_then in (("B2", 3), ("C2", 2)):
        table = core("Optimus Prime", "Ironhide").mode("Optimus Prime", "bot").put(where, "Soundwave")
        table.energon("Optimus Prime", 2).in_play("Optimus Prime", "Firepower").only_encounter("Siphon Field")
        sit_out(table.act("battle Soundwave"), until="boost")
        assert numbers(table, "activate Optimus Prime 2")["battle sum"] == {"have": sum_then, "needed": 8}
        assert numbers(table, "activate Firepower 2")["battle sum"] == {"have": 3, "needed": 8}


def test_a_block_names_the_victim_and_the_card_that_goes() -> None:
    table = duel().put("C2", "Slugfest").hand("Elita-1", "Reinforcements").encounter("Power Boost")
    table.move("C2")
    assert table.asked.kind == "block"
    assert {"attack blocked you", "to discard"} <= set(numbers(table, "block Reinforcements"))
    assert "attack hits you" in numbers(table, "pass")


def test_an_attack_by_a_card_is_told_as_the_attackers_doing() -> None:
    """Null Ray: it is not the victim who gains Energon."""
    table = duel().hand("Elita-1", "Null Ray").hand("Megatron", "Reinforcements").stand("Megatron", "C2")
    table.play("Null Ray", "attack")
    assert table.asked.seat == 1
    assert [line for line in told(table, "pass") if "Energon" in line] == [
        "Unless somebody else Blocks for you, Elita-1 does this to you: “That character loses 1 Energon. If it "
        "does, gain 1 Energon.”"]


def test_what_an_attack_does_is_said_to_whom_it_hits_and_quoted_to_others() -> None:
    """What the text calls "you" is not whoever may Block for another."""
    table = clear_matrix(core("Bumblebee", "Ratchet")).put("C2", "Blitzwing").encounter("Hesitation")
    table.hand("Bumblebee", "Energy Swords").hand("Ratchet", "Energy Swords").move("C2")
    said = {}
    while table.asked.kind == "block":
        (said[table.asked.seat],) = told(table, "pass")
        table.say("pass")
    assert said == {0: "Unless somebody else Blocks, you suffer this: Lose 1 Energon.",
                    1: "Unless somebody else Blocks, Bumblebee suffers this: “Lose 1 Energon.”"}


def test_a_demand_for_points_says_what_the_boss_would_cost() -> None:
    table = demanded("Concussion Wave", mode="co-op", energon=5)
    assert told(table, "cost")[1:] == ["3 of 17 Power against Starscream"]
    assert told(table, "cost", language="de")[1:] == ["3 von 17 Kraft gegen Starscream"]


@pytest.mark.parametrize("mode", ["co-op", "solo"])
def test_points_that_are_energon_are_told_as_energon(mode: str) -> None:
    """Core p.21."""
    table = demanded("Old Grudge", mode=mode, energon=6)
    assert told(table, "vp")[1:] == ["You lose 5 Energon, leaving 1"]
    assert told(table, "vp", language="de")[1:] == ["Du verlierst 5 Energon und hast dann 1"]


def test_energon_that_a_choice_takes_is_told() -> None:
    """Creeping Corrosion: with two Ruins in the Matrix, 1 Energon or a card from hand."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("A1", "Creeping Corrosion").put("A2", "Pile of Scrap")
    table.put("A3", "Burning Crater").hand("Elita-1", "Bold").energon("Elita-1", 3).turn_of("Hot Rod").end_turn()
    assert numbers(table, "lose")["energon lost"] == {"n": 1, "left": 2}
    assert "energon lost" not in numbers(table, "hand")


def test_a_battle_that_nobody_can_win_is_said_to_be_lost() -> None:
    """Core p.12 lets it be declared: then no reward is held out. A Convert may be what it takes."""
    table = core().put("B2", "Onslaught").in_play("Bumblebee", "Ion Lance").energon("Bumblebee", 0)
    assert set(numbers(table, "battle Onslaught")) == {"battle sum", "penalty counts", "missing", "battle lost",
                                                       "played cards go"}
    assert any(line.startswith("You would lose this battle") for line in told(table, "battle Onslaught"))
    table = core(energon=1).put("B2", "Rumble").in_play("Bumblebee", "Firepower")
    assert "battle lost" not in numbers(table, "battle Rumble")
    helped = core().put("B2", "Onslaught").in_play("Bumblebee", "Ion Lance", "Damage").stand("Ironhide", "B2")
    assert "battle lost" not in numbers(helped.hand("Ironhide", "Jazz"), "battle Onslaught")
