"""What would happen if an option were taken: sums, prices and where things go, told from the seat's view alone."""
from __future__ import annotations

import json
import random

import pytest

from matrix.core import clear_matrix, core
from matrix.table import Table
from matrix.telling import completed, duel, numbers, option, told
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.matrix.state import BOX, MAIN_DECK, PLAY, seat_zone
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import move
from sparktable.resources import TRANSLATIONS

MODES = (("war-on-cybertron", "tvt", 2), ("war-on-cybertron", "tvt", 4), ("war-on-cybertron", "co-op", 3),
         ("war-on-cybertron", "solo", 1), ("core", "competitive", 3), ("core", "co-op", 2), ("core", "solo", 1))


def test_a_card_from_hand_gives_power_and_opens_a_purchase() -> None:
    table = clear_matrix(duel()).put("C2", "Jump Jets").put("D3", "Null Ray").hand("Elita-1", "Artillery")
    found = numbers(table, "play Artillery")
    assert found["gives power"] == {"n": 2, "range": 1}
    assert "Then you can pay for Jump Jets" in told(table, "play Artillery")
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


def test_whoever_is_pushed_is_told_to_stand_there_not_whoever_picks_the_space() -> None:
    """King of the Hill."""
    table = clear_matrix(duel()).stand("Megatron", "B2").hand("Elita-1", "King of the Hill")
    table.play("King of the Hill", "attack", "Megatron")
    assert told(table, "C2") == ["Megatron will be on C2"]
    assert told(table, "C2", language="de") == ["Megatron ist dann auf C2"]
    table = duel().hand("Elita-1", "Sneak Attack").play("Sneak Attack", "teleport")
    assert told(table, "C2")[0] == "You will be on C2"


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


def test_turning_up_a_robot_tells_whom_it_ambushes() -> None:
    """Teammates in its space are Ambushed too (War on Cybertron p.12)."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Slugfest", up=False).stand("Hot Rod", "B2")
    table.s.known[table.slot("Slugfest")] |= 1
    assert {"ambush", "ambush of"} <= set(numbers(table, "search"))


def test_an_arriving_boss_strikes_everybody_and_says_so() -> None:
    table = duel().put("A1", "Jump Jets").put("C3", "Null Ray").main_deck("Dirge").end_turn()
    assert table.asked.kind == "make room"
    assert {"destroyed", "arrives", "reveal attack you", "ambush"} <= set(numbers(table, "space A1"))


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


def test_what_a_text_gives_for_a_deed_is_not_counted_before_it_is_done() -> None:
    table = core().mode("Bumblebee", "bot").hand("Bumblebee", "Jazz", "Scrapper").in_play("Bumblebee", "Courage")
    assert "text adds" not in numbers(table, "play Jazz") and "text adds" not in numbers(table, "play Scrapper")


def test_what_a_card_would_buy_counts_only_power_for_buying_that_is_sure() -> None:
    """Energy Swords give 1 Power for battles, Astrotrain 1 of three things, Perceptor helps Technology."""
    table = core().mode("Bumblebee", "bot").put("B2", "Jazz").hand("Bumblebee", "Energy Swords")
    assert "Then you can pay for Jazz" not in told(table, "play Energy Swords")
    assert "text adds" not in numbers(table, "play Energy Swords")
    table = duel().put("B2", "Robosmasher").hand("Elita-1", "Astrotrain")
    assert "text adds" not in numbers(table, "play Astrotrain")
    assert "Then you can pay for Robosmasher" not in told(table, "play Astrotrain")
    table = duel().put("B2", "Overwhelming Force").in_play("Elita-1", "Armor Plating").hand("Elita-1", "Perceptor")
    assert "Then you can pay for Overwhelming Force" in told(table, "play Perceptor"), "2 + 1, and 2"


def test_a_bought_card_that_does_not_stay_is_not_said_to_be_discarded() -> None:
    """Crystal City goes into the Vault (War on Cybertron p.22), Tox-En is destroyed (Core p.22)."""
    table = duel().put("B2", "Crystal City").in_play("Elita-1", "Fusion Cannon", "Motormaster")
    found = numbers(table, "buy Crystal City")
    assert "to vault" in found and "to discard" not in found
    found = numbers(core().put("B2", "Tox-En").in_play("Bumblebee", "Ramjet"), "buy Tox-En")
    assert "destroyed" in found and "to discard" not in found


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
