"""What would happen if an option were taken: sums, prices and where things go, told from the seat's view alone."""
from __future__ import annotations

import json
import random

import pytest

from matrix.core import clear_matrix, core, sit_out
from matrix.table import Table
from sparktable.app.catalog import title
from sparktable.app.speech import Speech
from sparktable.app.words import Words
from sparktable.games.matrix.state import BOX, MAIN_DECK, PLAY, seat_zone
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Prospect, open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import move
from sparktable.resources import TRANSLATIONS

MODES = (("war-on-cybertron", "tvt", 2), ("war-on-cybertron", "tvt", 4), ("war-on-cybertron", "co-op", 3),
         ("war-on-cybertron", "solo", 1), ("core", "competitive", 3), ("core", "co-op", 2), ("core", "solo", 1))


def option(table: Table, *words: str) -> Option:
    """The option whose description has all these words."""
    found = [each for each in (*table.asked.options, *table.asked.asides)
             if all(word.lower() in f" {table.read(each).lower()} " for word in words)]
    assert found, table.options()
    return found[0]


def prospects(table: Table, *words: str) -> list[Prospect]:
    return table.game.outlook(view(table.s, table.asked.seat), option(table, *words))


def told(table: Table, *words: str, language: str = "en") -> list[str]:
    """The outlook in sentences."""
    known = Words()
    known.use(language)
    speech = Speech(title("matrix"), table.game, table.characters, known)
    return [speech.prospect(each, table.s) for each in prospects(table, *words)]


def numbers(table: Table, *words: str) -> dict[str, dict[str, int]]:
    return {each.key: dict(each.numbers) for each in prospects(table, *words)}


def duel() -> Table:
    return Table("Elita-1", "Megatron")


def demanded(encounter: str, *more: str, mode: str = "competitive", vp: int = 0, energon: int = 0) -> Table:
    """Bumblebee, with 3 Power, Confronts Starscream, who costs 8, and that Encounter asks for 2 VP."""
    names = ("Bumblebee",) if mode == "solo" else ()
    table = clear_matrix(core(*names, mode=mode, energon=energon)).put("B2", "Starscream")
    for where, name in zip(("C1", "C2"), more, strict=False):
        table.put(where, name)
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Ion Lance").only_encounter(encounter)
    table.s.vp[0] = vp
    return table.act("battle Starscream")


def test_a_card_from_hand_gives_power_and_opens_a_purchase() -> None:
    table = clear_matrix(duel()).put("C2", "Jump Jets").put("D3", "Null Ray").hand("Elita-1", "Artillery")
    found = numbers(table, "play Artillery")
    assert found["gives power"] == {"n": 2, "range": 1}
    assert "Enough to buy Jump Jets then" in told(table, "play Artillery")
    assert not any("Null Ray" in line for line in told(table, "play Artillery")), "it lies out of Range"


def test_power_that_a_text_adds_is_counted_as_things_stand() -> None:
    """Overwhelming Force: +1 for each Robot or Ally; with two of them 4 Power, enough for a card of cost 4."""
    table = clear_matrix(duel()).put("B2", "Robosmasher").hand("Elita-1", "Overwhelming Force")
    assert "text adds" not in numbers(table, "play Overwhelming Force")
    table.in_play("Elita-1", "Steeljaw", "Nosecone")
    for slot in table.s.zones[seat_zone(0, PLAY)]:
        table.s.power[slot] = 0
    found = numbers(table.turn_goes_on(), "play Overwhelming Force")
    assert found["text adds"] == {"n": 2} and "suffices to buy" in found


def test_a_purchase_names_its_price_by_range_and_the_cards_that_pay() -> None:
    table = duel().put("C2", "Jump Jets").in_play("Elita-1", "Artillery", "Bold")
    assert told(table, "buy Jump Jets") == [
        "Costs 2 Power at distance 1", "2 of it from Artillery", "1 Power is left in your space",
        "Jump Jets goes to your discard pile", "Its space stays empty until the turn ends"]
    assert told(table, "buy Jump Jets", language="de") == [
        "Kostet 2 Kraft auf Entfernung 1", "2 davon aus Artillery", "1 Kraft bleibt auf deinem Feld",
        "Jump Jets kommt auf deinen Ablagestapel", "Ihr Feld bleibt leer, bis der Zug endet"]


def test_what_is_left_after_a_purchase_counts_what_texts_paid_and_what_an_ally_brings() -> None:
    """Rippersnapper pays 1 more for a cheap card; Bumblebee has 1 Power more with each Ally."""
    table = duel().turn_of("Megatron").put("D3", "Jump Jets").in_play("Megatron", "Rippersnapper")
    assert numbers(table, "buy Jump Jets")["power left"] == {"n": 1}
    assert table.act("buy Jump Jets").power_at(0) == 1
    rivals = core().mode("Bumblebee", "bot").put("B2", "Carly")
    rivals.in_play("Bumblebee", "Ion Lance", "Courage", "Courage")
    assert numbers(rivals, "buy Carly")["power left"] == {"n": 2}
    assert rivals.act("buy Carly").power_at(0) == 2


def test_an_ally_comes_into_play_and_texts_that_are_set_off_are_told() -> None:
    """Elita-1 in Bot Mode: a bought Autobot Robot goes atop the deck."""
    table = duel().mode("Elita-1", "bot").put("B2", "Steeljaw").in_play("Elita-1", "Artillery")
    assert any(line.startswith("Elita-1: ") for line in told(table, "buy Steeljaw"))
    table = core("Bumblebee", "Wheeljack").put("B2", "Chip Chase").in_play("Bumblebee", "Firepower", "Courage")
    assert "to play" in numbers(table, "buy Chip Chase")


def test_a_step_onto_an_adversary_warns_and_a_search_does_not_tell_what_lies_there() -> None:
    table = duel().put("C2", "Slugfest").put("B2", "Blot", up=False)
    assert "ambush" in numbers(table, "move C2")
    assert numbers(table, "search") == {"move from alt": {"n": 1, "left": 2}, "turns up unknown": {}}


def test_who_has_peeked_is_told_what_comes_up() -> None:
    table = duel().put("B2", "Slugfest", up=False)
    table.s.known[table.slot("Slugfest")] |= 1
    assert {"turns up", "ambush"} <= set(numbers(table, "search"))
    table.stand("Elita-1", "B3")
    assert "ambush" not in numbers(table, "move B2"), "it lies facedown"


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
    assert "last boss" not in found
    table.s.bosses_down[1] = 2
    assert "last boss" in numbers(table, "battle Dirge")


def test_a_rival_who_helps_gains_the_reward_too() -> None:
    table = core("Bumblebee", "Wheeljack").put("B2", "Starscream").mode("Bumblebee", "bot").energon("Bumblebee", 9)
    table.in_play("Bumblebee", "Ramjet").stand("Wheeljack", "B2").hand("Wheeljack", "Courage")
    assert {"may assist", "helpers gain too"} <= set(numbers(table, "battle Starscream"))


def test_converting_says_which_move_lies_idle_and_what_weakens() -> None:
    found = numbers(duel(), "convert Elita-1")
    assert found["energon price"] == {"n": 1, "left": 1}
    assert (found["alt move idle"], found["penalty ends"]) == ({"n": 3}, {"n": 1})
    back = numbers(duel().mode("Elita-1", "bot"), "convert Elita-1")
    assert (back["alt move"], back["penalty begins"]) == ({"n": 3}, {"n": 1})


def test_ending_the_turn_says_what_is_lost_and_when_the_deck_ends_the_game() -> None:
    table = duel().in_play("Elita-1", "Artillery").hand("Elita-1", "Bold")
    found = numbers(table, "end turn")
    assert (found["power lost"], found["move lost"], found["cards discarded"]) == ({"n": 2}, {"n": 3}, {"n": 2})
    assert "top burned" in found
    assert numbers(table.empty("A1"), "end turn")["matrix refilled"] == {"n": 1}


@pytest.mark.parametrize(("ruling", "told"), [("no", "deck ends game"), ("yes", "deck ends round")])
def test_where_everybody_has_as_many_turns_the_deck_ends_the_round(ruling: str, told: str) -> None:
    table = core(rulings={"equal_turns": ruling})
    for slot in tuple(table.s.zones[MAIN_DECK]):
        move(table.s, slot, BOX)
    assert told in numbers(table, "end turn")


def test_where_cooperative_schemes_force_their_way_in_a_full_matrix_may_bring_one() -> None:
    """War on Cybertron p.20; in the Core Set only where the table plays it so."""
    assert "top burned or scheme" in numbers(Table("Elita-1", "Prowl", mode="co-op"), "end turn")
    assert "top burned" in numbers(core(mode="co-op"), "end turn")
    swapped_in = core(mode="co-op", rulings={"scheme_drawn_full_matrix": "swap_in"})
    assert "top burned or scheme" in numbers(swapped_in, "end turn")
    assert "top burned" in numbers(core(rulings={"scheme_drawn_full_matrix": "swap_in"}), "end turn"), "rivals"


def test_commanding_counts_adversary_polities_and_tells_its_worth() -> None:
    table = duel().put("B2", "Tarn", command="Decepticon").mode("Elita-1", "bot")
    table.in_play("Elita-1", "Motormaster", "Artillery", "Bold", "Bold")
    found = numbers(table, "command Tarn")
    assert found["power price"]["price"] == 6
    assert "vp at the end" in found


def test_a_block_names_the_victim_and_the_card_that_goes() -> None:
    table = duel().put("C2", "Slugfest").hand("Elita-1", "Reinforcements").encounter("Power Boost")
    table.move("C2")
    assert table.asked.kind == "block"
    assert {"attack blocked", "to discard"} <= set(numbers(table, "block Reinforcements"))
    assert "attack hits" in numbers(table, "pass")


def test_an_attack_by_a_card_is_told_as_the_attackers_doing() -> None:
    """Null Ray: it is not the victim who gains Energon."""
    table = duel().hand("Elita-1", "Null Ray").hand("Megatron", "Reinforcements").stand("Megatron", "C2")
    table.play("Null Ray", "attack")
    assert table.asked.seat == 1
    assert [line for line in told(table, "pass") if "Energon" in line] == [
        "Unless somebody else Blocks for Megatron, Elita-1 does this: That character loses 1 Energon. If it "
        "does, gain 1 Energon."]


def test_whoever_is_pushed_is_told_to_stand_there_not_whoever_picks_the_space() -> None:
    """King of the Hill."""
    table = clear_matrix(duel()).stand("Megatron", "B2").hand("Elita-1", "King of the Hill")
    table.play("King of the Hill", "attack", "Megatron")
    assert told(table, "C2") == ["Megatron stands on C2 then"]
    assert told(table, "C2", language="de") == ["Megatron steht dann auf C2"]
    table = duel().hand("Elita-1", "Sneak Attack").play("Sneak Attack", "teleport")
    assert told(table, "C2")[0] == "You stand on C2 then"


def test_strength_that_suffices_wins_the_battle_at_once() -> None:
    """Nothing more is asked: what is won is told with the ability and with the Convert."""
    table = duel().put("B2", "Wildrider").missions("Elita-1", "Full Squadron").in_play("Elita-1", "Chromia", "Bold")
    table.act("battle Wildrider")
    assert {"battle sum", "reward", "to vault"} <= set(numbers(table, "convert Elita-1"))
    short = duel().put("B2", "Sinnertwin").in_play("Elita-1", "Chromia", "Bold").act("battle Sinnertwin")
    assert "missing" in numbers(short, "convert Elita-1") and "reward" not in numbers(short, "convert Elita-1")


def test_the_move_of_alt_mode_is_told_as_texts_leave_it() -> None:
    """Blurr: 1 less for Decepticons."""
    table = duel().turn_of("Megatron").mode("Megatron", "bot")
    assert numbers(table, "convert Megatron")["alt move"] == {"n": 2}
    assert numbers(table.put("A1", "Blurr"), "convert Megatron")["alt move"] == {"n": 1}


def test_a_boss_that_wounds_when_it_comes_up_may_end_the_game() -> None:
    """Core p.21: the fifth Damage."""
    for wounds, ends in ((3, False), (4, True)):
        table = core(mode="co-op").put("B2", "Starscream", up=False).in_play("Ironhide", *["Damage"] * wounds)
        table.s.known[table.slot("Starscream")] |= 1
        assert ("damage may end game" in numbers(table, "search")) == ends


def test_a_card_that_was_peeked_at_and_may_be_gained_says_where_it_goes() -> None:
    """The Slipstream Robot, and a Relic that completes a Mission."""
    table = duel().turn_of("Megatron").put("A1", "Requiem Blaster", up=False).missions("Megatron", "Relic Hunter")
    table.hand("Megatron", "Slipstream").play("Slipstream", "A1")
    found = numbers(table, "do")
    assert {"turns up", "to discard", "space empties"} <= set(found)
    assert completed(table, "do") == ["Relic Hunter"]


def test_whoever_a_scheme_keeps_from_assisting_is_not_told_to_come() -> None:
    """Jammed Frequencies: only from nearby."""
    for where, helps in (("B2", True), ("D3", False)):
        table = core(mode="co-op").put("B2", "Brawl").put("A1", "Jammed Frequencies").stand("Ironhide", where)
        table.hand("Ironhide", "Ion Lance").in_play("Bumblebee", "Firepower")
        assert ("may assist" in numbers(table, "battle Brawl")) == helps


def completed(table: Table, *words: str) -> list[str]:
    """The Missions that the asked seat is told an option completes."""
    return [table.name(int(each.refs[0].value)) for each in prospects(table, *words) if each.key == "completes"]


def test_a_mission_that_counts_hidden_cards_is_not_promised() -> None:
    """Lean Machine: 7 Starters or fewer, and nobody knows how many of the other cards in the deck are Starters."""
    for table, told_of in ((duel(), []), (duel().no_deck("Elita-1"), ["Lean Machine"])):
        table.missions("Elita-1", "Lean Machine").in_play("Elita-1", *["Bold"] * 7, "Patch")
        assert completed(table.activate("Patch", 1), "Bold") == told_of


def test_a_step_names_the_mission_that_it_completes() -> None:
    """Grand Tour: onto four different spaces in one turn; a step back is none of them."""
    table = clear_matrix(duel()).missions("Elita-1", "Grand Tour").in_play("Elita-1", "Scout", "Jump Jets")
    for there in ("C2", "C3", "B3"):
        assert completed(table, f"move {there}") == []
        table.move(there)
    assert completed(table, "move A3") == ["Grand Tour"]
    assert completed(table, "move C3") == []
    assert "Completes the Mission Grand Tour" in told(table, "move A3")
    assert "Erfüllt die Mission Grand Tour" in told(table, "move A3", language="de")


def test_what_an_adversary_holds_is_not_told() -> None:
    table = clear_matrix(duel()).missions("Megatron", "Hold the Line").put("C2", "Slugfest")
    assert "completes" not in numbers(table, "move C2")


def test_purchases_commands_clearings_and_converts_name_their_missions() -> None:
    table = duel().missions("Elita-1", "Relic Hunter").put("B2", "Apex Armor")
    table.in_play("Elita-1", "Motormaster", "Artillery")
    assert completed(table, "buy Apex Armor") == ["Relic Hunter"]
    table = duel().missions("Elita-1", "United Front").put("B2", "Nyon").put("A1", "Vos", command="autobot")
    assert completed(table.in_play("Elita-1", "Motormaster", "Artillery"), "command Nyon") == ["United Front"]
    table = clear_matrix(duel()).missions("Elita-1", "Remove the Fallen").put("B2", "Pile of Scrap")
    assert completed(table, "use Pile of Scrap") == ["Remove the Fallen"]
    assert completed(table.put("A1", "Burning Crater"), "use Pile of Scrap") == []
    table = duel().missions("Elita-1", "Quick Change").energon("Elita-1", 5).act("convert").act("convert")
    assert completed(table, "convert") == ["Quick Change"]


def test_played_cards_and_the_energon_that_they_give_name_their_missions() -> None:
    table = duel().missions("Elita-1", "Arms Race").in_play("Elita-1", "Null Ray")
    table.hand("Elita-1", "Jump Jets", "Bold")
    assert completed(table, "play Jump Jets") == ["Arms Race"] and completed(table, "play Bold") == []
    table = duel().missions("Elita-1", "Fuel Reserves").hand("Elita-1", "Resupply").energon("Elita-1", 8)
    assert completed(table, "play Resupply") == ["Fuel Reserves"]
    assert completed(table.energon("Elita-1", 7), "play Resupply") == []


def test_a_battle_names_the_mission_that_winning_it_completes() -> None:
    table = duel().missions("Elita-1", "Long Shot").mode("Elita-1", "bot").put("D2", "Slugfest").put("C2", "Blot")
    table.in_play("Elita-1", "Sneak Attack")
    assert "If you win, it completes the Mission Long Shot" in told(table, "battle Slugfest")
    assert "win completes" not in numbers(table, "battle Blot"), "it lies too near"


def test_blocking_for_a_teammate_and_pushing_into_an_ambush_name_their_missions() -> None:
    table = Table("Elita-1", "Hot Rod", mode="co-op").missions("Hot Rod", "Hold the Line").put("C2", "Slugfest")
    table.hand("Hot Rod", "Covering Fire").stand("Hot Rod", "C3").encounter("Power Boost").move("C2")
    assert completed(table, "block Covering Fire") == ["Hold the Line"]
    table = duel().missions("Elita-1", "Set a Trap").put("C2", "Chromia").stand("Megatron", "B2")
    table.hand("Elita-1", "King of the Hill").play("King of the Hill", "attack", "Megatron")
    assert completed(table, "space C2") == ["Set a Trap"]
    assert "Chromia Ambushes Megatron" in told(table, "space C2")


def test_turning_up_a_robot_tells_whom_it_ambushes() -> None:
    """Teammates in its space are Ambushed too (War on Cybertron p.12)."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Slugfest", up=False).stand("Hot Rod", "B2")
    table.s.known[table.slot("Slugfest")] |= 1
    assert {"ambush", "ambush of"} <= set(numbers(table, "search"))


def test_an_arriving_boss_strikes_everybody_and_says_so() -> None:
    table = duel().put("A1", "Jump Jets").put("C3", "Null Ray").main_deck("Dirge").end_turn()
    assert table.asked.kind == "make room"
    assert {"destroyed", "arrives", "reveal attack", "ambush"} <= set(numbers(table, "space A1"))


def test_what_thwarts_a_scheme_is_told_also_when_it_is_no_contribution() -> None:
    coop = Table("Elita-1", "Hot Rod", mode="co-op").put("A1", "Creeping Corrosion").put("B2", "Pile of Scrap")
    assert "thwarts" not in numbers(coop, "use Pile of Scrap")
    coop.use("Pile of Scrap", 0).put("B2", "Burning Crater").in_play("Elita-1", "Motormaster")
    assert "Creeping Corrosion is thwarted" in told(coop, "use Burning Crater")
    bounty = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Hunter's Bounty")
    bounty.vault("Elita-1", "Motormaster", "Slugfest")
    assert "thwarts" in numbers(bounty, "contribute", "Motormaster"), "one of cost 4 or more is enough"
    assert numbers(bounty, "contribute", "Slugfest")["cards missing"] == {"n": 1}


def test_the_last_hostage_thwarts_the_crisis() -> None:
    table = clear_matrix(core()).put("B2", "Hostage Crisis", up=False).put("A1", "Carly")
    table.in_play("Bumblebee", "Fix", "Firepower").search().quiet()
    assert "thwarts" in numbers(table, "use Hostage Crisis")
    table = clear_matrix(core()).put("B2", "Hostage Crisis", up=False).put("A1", "Carly").put("A2", "Chip Chase")
    table.in_play("Bumblebee", "Fix", "Firepower").search().quiet()
    assert "thwarts" not in numbers(table, "use Hostage Crisis")


def test_the_fifth_damage_is_told_before_it_ends_the_game() -> None:
    table = duel().in_play("Elita-1", *["Energy Leak"] * 4).hand("Elita-1", "Energy Leak")
    assert numbers(table, "play Energy Leak")["damage may end game"] == {"n": 5}
    table = duel().in_play("Elita-1", *["Blast Wound"] * 3).hand("Elita-1", "Energy Leak")
    assert "damage may end game" not in numbers(table, "play Energy Leak")
    table = duel().in_play("Elita-1", *["Blast Wound"] * 4).put("C2", "Impassable Rubble").in_play("Elita-1", "Scout")
    assert "damage may end game" in numbers(table, "move C2 2")


def test_a_teleport_sets_off_less_than_a_step() -> None:
    table = duel().put("B1", "Scavenger's Lair").hand("Elita-1", "Jump Jets")
    assert "sets off" in numbers(table, "move B1")
    assert "sets off" not in numbers(table.play("Jump Jets", "do"), "space B1")


def test_a_convert_that_is_paid_with_a_card_says_what_turns() -> None:
    table = Table("Hot Rod", "Megatron").hand("Hot Rod", "Bold")
    assert {"hand price", "to bot"} <= set(numbers(table, "use Hot Rod"))


def test_a_boost_says_how_the_battle_stands_with_it() -> None:
    table = duel().put("B2", "Motormaster").in_play("Elita-1", "Artillery", "Bold").act("battle Motormaster")
    assert table.asked.kind == "boost"
    assert numbers(table, "convert")["battle sum"] == {"have": 3, "needed": 5}


def test_an_assist_is_worth_what_it_will_count() -> None:
    """Core p.12: an Assist leaves out what is not Power, and so what follows from it (Jazz, Scrapper); the text of
    Wheeljack speaks of Technology that Assists."""
    for character, name, power in (("Ironhide", "Jazz", 2), ("Ironhide", "Scrapper", 2),
                                   ("Wheeljack", "Teletraan 1", 3)):
        table = core("Bumblebee", character).put("B2", "Megatron").in_play("Bumblebee", "Firepower")
        table.mode(character, "bot").stand(character, "B2").hand(character, name).act("battle Megatron")
        assert numbers(table, "assist", name)["assists with"] == {"n": power}, name


def test_what_a_text_gives_for_a_deed_is_not_counted_before_it_is_done() -> None:
    table = core().mode("Bumblebee", "bot").hand("Bumblebee", "Jazz", "Scrapper").in_play("Bumblebee", "Courage")
    assert "text adds" not in numbers(table, "play Jazz") and "text adds" not in numbers(table, "play Scrapper")


def test_what_a_card_would_buy_counts_only_power_for_buying_that_is_sure() -> None:
    """Energy Swords give 1 Power for battles, Astrotrain 1 of three things, Perceptor helps Technology."""
    table = core().mode("Bumblebee", "bot").put("B2", "Jazz").hand("Bumblebee", "Energy Swords")
    assert "Enough to buy Jazz then" not in told(table, "play Energy Swords")
    assert "text adds" not in numbers(table, "play Energy Swords")
    table = duel().put("B2", "Robosmasher").hand("Elita-1", "Astrotrain")
    assert "text adds" not in numbers(table, "play Astrotrain")
    assert "Enough to buy Robosmasher then" not in told(table, "play Astrotrain")
    table = duel().put("B2", "Overwhelming Force").in_play("Elita-1", "Armor Plating").hand("Elita-1", "Perceptor")
    assert "Enough to buy Overwhelming Force then" in told(table, "play Perceptor"), "2 + 1, and 2"


def test_a_bought_card_that_does_not_stay_is_not_said_to_be_discarded() -> None:
    """Crystal City goes into the Vault (War on Cybertron p.22), Tox-En is destroyed (Core p.22)."""
    table = duel().put("B2", "Crystal City").in_play("Elita-1", "Fusion Cannon", "Motormaster")
    found = numbers(table, "buy Crystal City")
    assert "to vault" in found and "to discard" not in found
    found = numbers(core().put("B2", "Tox-En").in_play("Bumblebee", "Ramjet"), "buy Tox-En")
    assert "destroyed" in found and "to discard" not in found


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


def test_a_boost_counts_only_where_it_reaches() -> None:
    """Core p.18: the +1 Power of Optimus Prime belongs to no card and helps in the own space only, unlike that of
    Firepower with its Range 1. The Boss makes the first ability 1 dearer."""
    for where, sum_then in (("B2", 3), ("C2", 2)):
        table = core("Optimus Prime", "Ironhide").mode("Optimus Prime", "bot").put(where, "Soundwave")
        table.energon("Optimus Prime", 2).in_play("Optimus Prime", "Firepower").only_encounter("Siphon Field")
        sit_out(table.act("battle Soundwave"), until="boost")
        assert numbers(table, "activate Optimus Prime 2")["battle sum"] == {"have": sum_then, "needed": 8}
        assert numbers(table, "activate Firepower 2")["battle sum"] == {"have": 3, "needed": 8}


def test_a_demand_for_points_says_what_is_left_and_what_the_boss_would_cost() -> None:
    table = demanded("Concussion Wave", vp=4)
    assert told(table, "vp")[1:] == ["You lose 3 VP, 1 left"]
    assert told(table, "cost")[1:] == ["3 of 13 Power against Starscream"]
    assert told(table, "vp", language="de")[1:] == ["Du verlierst 3 SP und hast dann 1"]
    assert told(table, "cost", language="de")[1:] == ["3 von 13 Kraft gegen Starscream"]


@pytest.mark.parametrize("mode", ["co-op", "solo"])
def test_points_that_are_energon_are_told_as_energon(mode: str) -> None:
    """Core p.21."""
    table = demanded("Old Grudge", mode=mode, energon=4)
    assert told(table, "vp")[1:] == ["You lose 3 Energon, 1 left"]
    assert told(table, "vp", language="de")[1:] == ["Du verlierst 3 Energon und hast dann 1"]


def test_energon_that_a_choice_takes_is_told() -> None:
    """Creeping Corrosion: with two Ruins in the Matrix, 1 Energon or a card from hand."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("A1", "Creeping Corrosion").put("A2", "Pile of Scrap")
    table.put("A3", "Burning Crater").hand("Elita-1", "Bold").energon("Elita-1", 3).turn_of("Hot Rod").end_turn()
    assert numbers(table, "lose")["energon lost"] == {"n": 1, "left": 2}
    assert "energon lost" not in numbers(table, "hand")


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


def test_what_a_text_lays_atop_a_deck_is_not_said_to_be_discarded() -> None:
    table = duel().mode("Elita-1", "bot").put("B2", "Steeljaw").in_play("Elita-1", "Artillery")
    found = numbers(table, "buy Steeljaw")
    assert "to deck top" in found and "to discard" not in found


@pytest.mark.parametrize(("box", "mode", "players"), MODES)
def test_every_option_has_an_outlook_that_tells_nothing_hidden(box: str, mode: str, players: int) -> None:
    """Same view, same outlook: in another world that looks the same, every option promises the same."""
    game = open_game("matrix", {"set": box, "mode": mode, "players": players})
    s, dice = game.new(7), random.Random(7)
    words = {language: json.loads((TRANSLATIONS / "matrix" / f"{language}.json").read_text("utf-8"))
             for language in ("en", "de")}
    known = {language: Words() for language in words}
    for language, each in known.items():
        each.use(language)
    speech = [Speech(title("matrix"), game, [f"P{seat}" for seat in range(players)], each)
              for each in known.values()]
    for number in range(400):
        asked = pending(s)
        if asked is None:
            break
        here = view(s, asked.seat)
        for choice in asked.options:
            found = game.outlook(here, choice)
            assert found, f"nothing is said of '{choice.label()}' at '{asked.kind}'"
            for prospect in found:
                for one in speech:
                    sentence = one.prospect(prospect, here.state)
                    assert sentence and "{" not in sentence.replace("{x}", ""), prospect
                assert all(f"matrix.outlook.{prospect.key}" in catalogue for catalogue in words.values())
        if number % 5 == 0:
            elsewhere = view(determinize(s, asked.seat, number), asked.seat)
            for choice in asked.options:
                assert game.outlook(elsewhere, choice) == game.outlook(here, choice), choice.label()
        take(s, dice.choice(list(asked.options)))


def test_what_is_no_option_has_no_outlook() -> None:
    table = duel().put("D3", "Null Ray")
    assert table.game.outlook(view(table.s, 0), Option("juggle")) == []
    assert table.game.outlook(view(table.s, 1), option(table, "end turn")) == [], "an option of another seat"
