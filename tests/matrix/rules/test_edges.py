"""Where rules meet: Bosses that arrive at a full Matrix, players who have had no turn yet, decks that run out."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.deeds.reveal import turn_up_in_matrix
from sparktable.kernel.run import advance
from sparktable.kernel.zones import move

WOUND = "Blast Wound"
MANY = ("Jump Jets", "Jump Jets", "Armor Plating", "Armor Plating", "Null Ray", "Null Ray", "Robosmasher",
        "Robosmasher", "Sneak Attack", "Sneak Attack", "Entrenched", "Entrenched")
ENEMIES = ("Slugfest", "Blot", "Breakdown", "Cutthroat", "Wildrider", "Runamuck", "Rippersnapper", "Slipstream",
           "Sinnertwin", "Drag Strip", "Motormaster", "Astrotrain")


def filled(table: Table, names: tuple[str, ...]) -> Table:
    for where, name in zip(table.s.game.grid.names, names, strict=False):
        table.put(where, name)
    return table


def reveal(table: Table, name: str) -> Table:
    """Turn a placed card up, as an effect of the active player."""
    turn_up_in_matrix(table.s, table.slot(name), table.s.active)
    advance(table.s)
    return table


# --- the end of the turn ------------------------------------------------------------------------------------------


def test_a_boss_that_arrives_takes_an_unprotected_faceup_card() -> None:
    """War on Cybertron p.6, Core p.6."""
    table = Table("Elita-1", "Megatron").put("A1", "Jump Jets").put("A2", "Slugfest").put("A3", "Null Ray")
    table.main_deck("Blurr").act("end turn")
    assert sorted(table.options()) == ["space A1", "space A3"]
    table.say("space A3")
    assert table.lies("A3") == "Blurr" and table.is_up("A3") and table.destroyed() == ["Null Ray"]


def test_with_nothing_but_protected_cards_faceup_a_facedown_one_goes() -> None:
    """War on Cybertron p.6: whatever it is, even a Boss, which counts as destroyed."""
    table = Table("Elita-1", "Megatron").put("A1", "Slugfest").put("A2", "Praxus").put("A3", "Dirge", up=False)
    table.main_deck("Octane").hand("Megatron", "Bold").act("end turn")
    assert not table.offers("space A1") and not table.offers("space A2")
    table.say("space A3")
    assert table.destroyed() == ["Dirge"] and table.s.bosses_down == [0, 1]
    assert table.lies("A3") == "Octane"


def test_the_third_boss_destroyed_by_an_arriving_one_ends_the_game() -> None:
    """War on Cybertron p.17: defeated or destroyed."""
    table = Table("Elita-1", "Megatron").put("A1", "Slugfest").put("A3", "Dirge", up=False).main_deck("Octane")
    table.s.bosses_down = [0, 2]
    table.act("end turn").say("space A3")
    assert table.s.outcome is not None and table.s.outcome.reason == "bosses"


def test_a_boss_with_nowhere_to_go_is_destroyed() -> None:
    """The books do not say: with every card faceup and protected no space can be made for it."""
    table = filled(Table("Elita-1", "Megatron"), ENEMIES).main_deck("Octane").hand("Megatron", "Bold")
    table.act("end turn")
    assert table.destroyed() == ["Octane"] and table.s.bosses_down == [0, 1]


def test_in_core_coop_a_boss_found_facedown_stays_and_another_card_goes() -> None:
    """Core p.21: it is turned up, another card goes, then it strikes, and only then the new Boss is laid."""
    table = Table("Bumblebee", "Wheeljack", box="core", mode="co-op").put("A3", "Soundwave", up=False)
    table.main_deck("Starscream").hand("Bumblebee", "Courage").energon("Bumblebee", 2).act("end turn").say("space A3")
    assert table.asked.kind == "make room", "the replacement is chosen before the Boss strikes"
    assert table.is_up("A3") and table.lies("A3") == "Soundwave" and table.s.bosses_down == [0, 0]
    assert not table.offers("space A3")
    assert table.has("Bumblebee") == 2
    table.say("space B2")
    assert table.lies("B2") == "" and table.asked.kind == "block", "Soundwave attacks before Starscream is there"
    while table.s.outcome is None and table.asked.kind != "action":
        table.say(next((word for word in ("pass", "no", "card") if table.offers(word)), table.options()[0]))
    assert table.lies("B2") == "Starscream"
    assert table.has("Bumblebee") < 2, "Soundwave took his Energon"


def test_in_core_competitive_a_boss_found_facedown_is_destroyed() -> None:
    """Core p.6: even if it is a Boss."""
    table = Table("Bumblebee", "Wheeljack", box="core", mode="competitive").put("A3", "Soundwave", up=False)
    table.main_deck("Starscream").hand("Wheeljack", "Courage").act("end turn").say("space A3")
    assert table.destroyed() == ["Soundwave"] and table.lies("A3") == "Starscream"


def test_in_coop_a_scheme_is_not_pushed_out() -> None:
    """War on Cybertron p.20."""
    table = Table("Elita-1", "Prowl", mode="co-op").put("A1", "Planetary Siege").put("A2", "Jump Jets")
    table.put("A3", "Tarn", command="Autobot").put("B3", "Null Ray").main_deck("Dirge").act("end turn")
    assert sorted(table.options()) == ["space A2", "space B3"]


@pytest.mark.parametrize(("box", "mode", "names", "card"), [
    ("war-on-cybertron", "tvt", ("Elita-1", "Megatron"), "Star Saber"),
    ("core", "co-op", ("Bumblebee", "Ironhide"), "Helping Hand")])
def test_the_game_ends_when_a_card_is_needed_and_the_deck_is_empty(box: str, mode: str, names: tuple[str, str],
                                                                   card: str) -> None:
    """War on Cybertron p.6, p.17, Core p.13, p.21: steps 4 to 6 are skipped, so nothing is vaulted or drawn."""
    table = Table(*names, box=box, mode=mode).in_play(names[0], card)
    table.position.clear_pile(zones.MAIN_DECK)
    table.act("end turn")
    assert table.s.outcome is not None and table.s.outcome.reason == "deck"
    assert bool(table.s.outcome.winners) == (mode == "tvt"), "in co-op it is a defeat"
    assert table.played(names[0]) == [card] and table.hand_of(names[0]) == []


def test_the_last_cards_of_the_deck_may_still_fill_the_matrix() -> None:
    """War on Cybertron p.17: the game ends when a card is needed and there is none, not before."""
    table = Table("Elita-1", "Megatron").empty("A1").empty("A2").hand("Megatron", "Bold")
    table.position.clear_pile(zones.MAIN_DECK)
    table.main_deck("Jump Jets", "Null Ray").end_turn()
    assert table.s.outcome is None and table.s.zones[zones.MAIN_DECK] == []


def test_a_space_that_must_be_filled_at_once_needs_a_card_too() -> None:
    """War on Cybertron p.17: Key to Vector Sigma refills in the middle of a turn."""
    table = Table("Elita-1", "Megatron").put("C2", "Pile of Scrap").in_play("Elita-1", "Key to Vector Sigma")
    table.position.clear_pile(zones.MAIN_DECK)
    table.move("C2", "do")
    assert table.s.outcome is not None and table.s.outcome.reason == "deck"


def test_only_coop_schemes_are_swapped_in() -> None:
    """War on Cybertron p.20 speaks of Co-op Schemes: a Decepticon Scheme of another box is destroyed (p.6)."""
    table = Table("Elita-1", "Prowl", mode="co-op", schemes=["Supply Blockade"]).hand("Prowl", "Bold")
    table.main_deck("Supply Blockade").end_turn()
    assert table.destroyed() == ["Supply Blockade"] and table.s.active == 1
    swapped = Table("Elita-1", "Prowl", mode="co-op").main_deck("Planetary Siege").hand("Prowl", "Bold")
    assert swapped.act("end turn").asked.kind == "swap in"


# --- players who have had no turn yet ------------------------------------------------------------------------------


def test_a_first_standee_is_placed_on_a_facedown_card_or_in_core_anywhere() -> None:
    """War on Cybertron p.6; Core p.6: on a faceup Adversary too, without an Ambush."""
    table = Table("Elita-1", "Megatron").put("A1", "Slugfest").put("A2", "Jump Jets").empty("A3")
    table.s.at[0] = -1
    table.position.before_turn_of(0)
    assert not any(table.offers(f"space {where}") for where in ("A1", "A2", "A3"))
    core = Table("Bumblebee", "Wheeljack", box="core", mode="competitive").put("A1", "Rumble").empty("A3")
    core.s.at[0] = -1
    core.position.before_turn_of(0)
    assert core.offers("space A3")
    core.say("space A1").quiet()
    assert core.at("Bumblebee") == "A1" and core.names(zones.ENCOUNTER_DISCARD) == []


def test_a_boss_hits_adversaries_who_are_not_placed_yet_and_they_may_block() -> None:
    """War on Cybertron p.12: each Adversary player, wherever the character is."""
    team = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("A1", "Dirge", up=False).encounter("Back-Up")
    team.hand("Prowl", "Armor Plating").next_damage(WOUND, WOUND, WOUND, WOUND)
    team.s.at[team.seat("Prowl")] = -1
    reveal(team, "Dirge")
    assert team.asked.kind == "block" and team.asked.seat == team.seat("Prowl")
    team.say("block Armor Plating").quiet()
    assert (team.damage("Elita-1"), team.damage("Prowl")) == (2, 1)


def test_who_is_not_in_the_matrix_blocks_for_nobody_else() -> None:
    """War on Cybertron p.11: a Block needs Range."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("C2", "Slugfest").encounter("Back-Up")
    table.hand("Prowl", "Covering Fire").next_damage(WOUND)
    table.s.at[table.seat("Prowl")] = -1
    table.move("C2").quiet()
    assert table.damage("Elita-1") == 1


def test_in_the_core_set_a_boss_hits_each_player_in_the_matrix() -> None:
    """Core p.11: who has not placed a standee yet is spared."""
    table = Table("Bumblebee", "Wheeljack", "Ironhide", box="core", mode="competitive")
    table.put("A1", "Starscream", up=False).encounter("Hesitation")
    table.s.at[table.seat("Ironhide")] = -1
    reveal(table, "Starscream").quiet()
    assert [table.damage(name) for name in ("Bumblebee", "Wheeljack", "Ironhide")] == [1, 1, 0]
    assert table.has("Ironhide") == 2


def test_five_players_have_a_matrix_of_their_own() -> None:
    """Core p.4: 4 rows of 5; distances up to 7."""
    table = Table("Bumblebee", "Wheeljack", "Ironhide", "Ratchet", "Optimus Prime", box="core", mode="competitive")
    grid = table.s.game.grid
    assert (grid.rows, grid.columns, grid.size) == (4, 5, 20)
    assert grid.distance[grid.names.index("A1")][grid.names.index("E4")] == 7
    assert table.stand("Bumblebee", "E4").put("D4", "Repair Bay").offers("move D4")


# --- decks that run out -------------------------------------------------------------------------------------------


def test_the_ruin_deck_is_made_anew_from_its_discard_pile() -> None:
    """War on Cybertron p.14."""
    table = Table("Elita-1", "Megatron").put("C2", "Slugfest").mode("Elita-1", "bot").in_play("Elita-1", "Artillery")
    for slot in tuple(table.s.zones[zones.RUINS]):
        move(table.s, slot, zones.RUIN_DISCARD)
    table.hand("Elita-1", "Bold").act("battle Slugfest")
    assert len(table.s.zones[zones.RUINS]) == 9 and table.s.zones[zones.RUIN_DISCARD] == []


def test_a_player_without_any_card_draws_what_there_is() -> None:
    """War on Cybertron p.16."""
    table = Table("Elita-1", "Megatron").no_deck("Elita-1").discard_pile("Elita-1", "Bold").main_deck("Jump Jets")
    table.hand("Megatron", "Bold").end_turn()
    assert table.hand_of("Elita-1") == ["Bold"]


# --- an Adversary that is gone before its battle is over ------------------------------------------------------------


def test_a_robot_destroyed_in_its_battle_is_not_defeated_besides() -> None:
    """War on Cybertron p.13 step 4: the Mine destroys it for its reward; more Power brings no second one."""
    for at in ("B2", "D3"):
        table = Table("Elita-1", "Megatron", energon=6).stand("Elita-1", at).stand("Megatron", "A3")
        table.mode("Elita-1", "bot").put(at, "Wildrider").in_play("Elita-1", "Anti-Personnel Mine", "Steeljaw")
        table.act("battle Wildrider").activate("Anti-Personnel Mine", 2).quiet()
        assert (table.vp("Elita-1"), table.vault_of("Elita-1"), table.destroyed()) == (1, [], ["Wildrider"])
        assert table.lies(at) == "", "no Ruin either"
        assert table.played("Elita-1") == [], "the battle is over all the same"


def test_a_robot_gained_in_its_battle_stays_with_whoever_gained_it() -> None:
    table = Table("Elita-1", "Megatron", energon=2).stand("Elita-1", "D3").stand("Megatron", "A3")
    table.mode("Elita-1", "bot").put("D3", "Wildrider").in_play("Elita-1", "Robosmasher")
    table.act("battle Wildrider").activate("Robosmasher", 2).quiet()
    assert table.vault_of("Elita-1") == [] and "Wildrider" in table.discarded("Elita-1")


def test_a_robot_destroyed_before_its_confrontation_is_declared_costs_no_turn() -> None:
    """All-Out Assault in a mixed game: Robots are battled by the steps of a Confrontation."""
    table = Table("Elita-1", "Prowl", mode="co-op", energon=4, schemes=["All-Out Assault"])
    table.put("A1", "All-Out Assault")
    table.mode("Elita-1", "bot").put("B2", "Wildrider").in_play("Elita-1", "Anti-Personnel Mine", "Bold")
    table.act("battle Wildrider").activate("Anti-Personnel Mine", 2).quiet()
    assert table.s.turn == 1 and not table.s.confronted
    assert "Bold" in table.played("Elita-1")
