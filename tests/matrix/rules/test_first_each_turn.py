"""What a text says of the first time each turn counts the whole turn, from before the text came into force."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core, sit_out, team
from matrix.table import Table
from sparktable.games.matrix.facts.assist import would_make
from sparktable.games.matrix.facts.market import price
from sparktable.games.matrix.facts.movement import step_price
from sparktable.games.matrix.headings import When
from sparktable.games.matrix.state import DECK, HAND, seat_zone
from sparktable.games.matrix.verbs.ongoing import CostMod
from sparktable.games.matrix.verbs.select import DOWN, IN_MATRIX, UP, Cards, Kind, Selection
from sparktable.kernel.game import open_game
from sparktable.kernel.zones import move, shuffle


def test_spike_comes_too_late_for_the_first_courage() -> None:
    table = core().hand("Bumblebee", "Courage", "Spike Witwicky", "Courage")
    table.play("Courage").play("Spike Witwicky").play("Courage").quiet()
    assert table.power_at(0) == 1 + 1


def test_spike_still_counts_the_first_courage_after_other_cards() -> None:
    table = core().hand("Bumblebee", "Firepower", "Spike Witwicky", "Courage")
    table.play("Firepower").play("Spike Witwicky").play("Courage").quiet()
    assert table.power_at(0) == 2 + 3


def test_every_courage_can_be_ruled_to_count() -> None:
    table = core(rulings={"spike_bonus": "every_courage"}).hand("Bumblebee", "Courage", "Spike Witwicky", "Courage")
    table.play("Courage").play("Spike Witwicky").play("Courage").quiet()
    assert table.power_at(0) == 1 + 3


def assisted_once(first: str, second: str) -> Table:
    """Bumblebee's turn, in which Ironhide has Assisted with one card and holds another."""
    table = core(energon=0).mode("Ironhide", "bot").mode("Bumblebee", "bot").put("B2", "Rumble")
    table.stand("Ironhide", "B2").hand("Ironhide", first, second)
    table.in_play("Bumblebee", "Damage").hand("Bumblebee", "Fix").act("battle Rumble").say(f"assist {first}")
    assert table.asked.seat == table.s.active == 0
    return table


def test_a_courage_that_assisted_earlier_in_the_turn_was_the_first() -> None:
    """On somebody else's turn as on one's own: that turn's first."""
    table = assisted_once("Courage", "Courage").in_play("Ironhide", "Spike Witwicky")
    assert would_make(table.s, 1, table.s.zones[seat_zone(1, HAND)][0]) == 1


def test_what_was_first_in_one_turn_is_forgotten_in_the_next() -> None:
    table = core().hand("Bumblebee", "Courage").play("Courage")
    sit_out(table.act("end turn"))
    assert table.s.active == 1
    table.in_play("Ironhide", "Spike Witwicky").hand("Ironhide", "Courage").play("Courage").quiet()
    assert table.power_at(0) == 3


def test_sparkplug_comes_too_late_for_the_first_technology() -> None:
    table = core().hand("Bumblebee", "Deflector Plating", "Sparkplug Witwicky", "Ion Lance")
    table.play("Deflector Plating").play("Sparkplug Witwicky").play("Ion Lance").quiet()
    assert table.has("Bumblebee") == 2


def test_what_a_card_was_is_remembered_when_nobody_can_know_where_it_is() -> None:
    """The Technology has been shuffled into the deck meanwhile: that one was played is still known to all."""
    table = core().hand("Bumblebee", "Deflector Plating", "Sparkplug Witwicky", "Ion Lance").play("Deflector Plating")
    s = table.s
    move(s, table.slot("Deflector Plating"), seat_zone(0, DECK))
    s.power[table.slot("Deflector Plating")] = s.moves[table.slot("Deflector Plating")] = 0
    shuffle(s, seat_zone(0, DECK))
    table.turn_goes_on().play("Sparkplug Witwicky").play("Ion Lance").quiet()
    assert table.has("Bumblebee") == 2


def test_carly_comes_too_late_for_the_first_purchase() -> None:
    table = core().put("B2", "Supply Runner").put("B1", "Arcee").in_play("Bumblebee", "Firepower", "Firepower")
    table.act("buy Supply Runner").hand("Bumblebee", "Carly").play("Carly").quiet()
    assert price(table.s, 0, table.slot("Arcee")) == 2


def test_optimus_prime_counts_the_autobot_that_he_bought_in_bot_mode() -> None:
    table = core("Optimus Prime", "Bumblebee").mode("Optimus Prime", "bot").put("B2", "Cliffjumper")
    table.put("C2", "Hound").in_play("Optimus Prime", "Firepower", "Firepower")
    table.act("buy Cliffjumper").act("convert").quiet()
    assert price(table.s, 0, table.slot("Hound")) == 3


def test_optimus_prime_does_not_count_what_is_no_autobot() -> None:
    table = core("Optimus Prime", "Bumblebee").mode("Optimus Prime", "bot").put("B2", "Carly").put("C2", "Hound")
    table.in_play("Optimus Prime", "Firepower", "Firepower").act("buy Carly").act("convert").quiet()
    assert price(table.s, 0, table.slot("Hound")) == 2, "Carly was the first card, but she is no Autobot"


def test_wheeljack_counts_the_technology_that_he_played_in_bot_mode() -> None:
    table = core("Wheeljack", "Bumblebee").mode("Wheeljack", "bot")
    table.hand("Wheeljack", "Deflector Plating", "Phase Shifter").play("Deflector Plating").act("convert")
    table.play("Phase Shifter").quiet()
    assert table.move_on("Phase Shifter") == 0


def test_wheeljack_turned_over_and_back_has_one_first_technology() -> None:
    table = core("Wheeljack", "Bumblebee").hand("Wheeljack", "Deflector Plating", "Phase Shifter")
    table.play("Deflector Plating").act("convert").act("convert").play("Phase Shifter").quiet()
    assert (table.move_on("Deflector Plating"), table.move_on("Phase Shifter")) == (1, 0)


def test_ratchet_counts_what_he_repaired_before_he_turned_over() -> None:
    table = core("Ratchet", "Bumblebee").in_play("Ratchet", "Damage", "Damage").act("convert").say("do")
    table.activate("Ratchet", 1).quiet()
    assert (table.damage("Ratchet"), table.power_at(0)) == (0, 0)


def test_boss_soundwave_comes_too_late_for_the_first_ability() -> None:
    table = clear_matrix(core(energon=2)).in_play("Bumblebee", "Hound", "Swindle").activate("Hound", 1)
    table.put("D1", "Soundwave").activate("Swindle", 1).quiet()
    assert table.has("Bumblebee") == 0


def test_a_block_by_an_ability_is_the_first_ability_of_the_turn_too() -> None:
    table = clear_matrix(core("Ironhide", "Bumblebee", energon=4)).mode("Ironhide", "bot").put("B1", "Rumble")
    table.in_play("Ironhide", "Fix").encounter("Siphon Field").move("B1").say("block by ability Ironhide")
    sit_out(table).put("D1", "Soundwave").in_play("Ironhide", "Hound")
    assert table.offers("activate Hound 1")


@pytest.mark.parametrize("boss", ["Astrotrain", "Barricade"])
def test_a_dearer_first_step_comes_too_late_after_a_step(boss: str) -> None:
    table = clear_matrix(core()) if boss == "Astrotrain" else clear_matrix(Table("Elita-1", "Megatron"))
    table.move("B1").put("D1", boss)
    assert step_price(table.s, 0, table.space("B2")) == 1


def test_a_step_that_takes_no_move_is_not_the_first() -> None:
    table = clear_matrix(Table("Elita-1", "Megatron")).put("D1", "Barricade").in_play("Elita-1", "Drag Strip")
    table.activate("Drag Strip", 1, "B1").quiet()
    assert (table.at("Elita-1"), step_price(table.s, 0, table.space("B2"))) == ("B1", 2)


def test_ashen_curtain_comes_too_late_for_the_first_search() -> None:
    table = clear_matrix(team()).put("B2", "Signal Relay", up=False).put("B1", "Repair Bay", up=False)
    table.in_play("Bumblebee", "Roll Out!").search().put("D1", "Ashen Curtain").move("B1 0").search().quiet()
    assert table.is_up("B1"), "3 Move: 1, 1 and 1"


def test_the_micromaster_patrol_comes_too_late_for_the_first_search() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Jump Jets", up=False).put("B1", "Null Ray", up=False)
    table.search().hand("Elita-1", "Micromaster Patrol").play("Micromaster Patrol").move("B1 0").search().quiet()
    assert table.s.alt_spent[0] == 3


def test_the_exo_suit_pilot_comes_too_late_for_the_first_assist() -> None:
    table = assisted_once("Firepower", "Patrol").in_play("Ironhide", "Exo-Suit Pilot")
    assert would_make(table.s, 1, table.slot("Patrol")) == 0


def test_altihex_counts_a_purchase_from_afar_but_no_reinforcements() -> None:
    for first, paid in (("Null Ray", 2), ("Reinforcements", 1)):
        table = Table("Elita-1", "Megatron").put("D1", "Null Ray").put("B2", "Jump Jets").stand("Elita-1", "D1")
        table.in_play("Elita-1", "Sneak Attack", "Sneak Attack").put("B1", "Altihex", command="autobot")
        table.act(f"buy {first}").stand("Elita-1", "B2")
        assert price(table.s, 0, table.slot("Jump Jets")) == paid, first


def test_prowl_counts_a_facedown_card_that_he_walked_onto_in_bot_mode() -> None:
    table = Table("Prowl", "Megatron").mode("Prowl", "bot").in_play("Prowl", "Scout", "Patch")
    table.put("B1", "Jump Jets", up=False).put("A1", "Null Ray", up=False).move("B1 1").act("convert")
    table.move("A1 0").quiet()
    assert (table.has("Prowl"), table.knows("Prowl", "Null Ray")) == (1, False)


def test_megatron_does_not_count_a_site_that_still_lay_face_down() -> None:
    table = clear_matrix(Table("Elita-1", "Megatron")).turn_of("Megatron").stand("Megatron", "B2")
    table.put("B1", "Mining Outpost", up=False).put("A1", "Maccadam's").in_play("Megatron", "King of the Hill")
    table.move("B1 0").search().move("A1 1", "gain").quiet()
    assert table.has("Megatron") == 3


def test_hun_gurrr_counts_the_ruin_that_he_came_onto_in_bot_mode() -> None:
    table = clear_matrix(Table("Elita-1", "Hun-Gurrr", energon=3)).turn_of("Hun-Gurrr").stand("Hun-Gurrr", "B2")
    table.mode("Hun-Gurrr", "bot").put("B1", "Pile of Scrap").put("A1", "Pile of Scrap")
    table.in_play("Hun-Gurrr", "King of the Hill", "King of the Hill")
    table.move("B1 1").act("convert").move("A1 1").quiet()
    assert table.has("Hun-Gurrr") == 2


def test_wildrider_comes_too_late_for_the_first_ruin() -> None:
    table = clear_matrix(Table("Elita-1", "Megatron")).turn_of("Megatron").stand("Megatron", "B2")
    table.put("B1", "Pile of Scrap").put("A1", "Pile of Scrap").in_play("Megatron", "King of the Hill")
    table.hand("Megatron", "Wildrider").move("B1 1").play("Wildrider").move("A1 1").quiet()
    assert table.power_on("Wildrider") == 2


def test_the_key_speaks_of_the_next_ruin_after_it_was_played() -> None:
    """War on Cybertron p.18: the next time, not the first."""
    table = Table("Elita-1", "Megatron").put("B1", "Pile of Scrap").put("A1", "Burning Crater").main_deck("Jump Jets")
    table.in_play("Elita-1", "King of the Hill").hand("Elita-1", "Key to Vector Sigma").move("B1 1")
    table.play("Key to Vector Sigma").move("A1 1", "do").quiet()
    assert table.lies("A1") == "Jump Jets"


def firsts() -> list[tuple[str, Selection | None]]:
    """Every text of the first time each turn, with what it is about."""
    found = {}
    for box in ("core", "war-on-cybertron"):
        game = open_game("matrix", {"set": box, "players": 2, "mode": "competitive" if box == "core" else "tvt"})
        for card in game.cards:
            for _, tree in card.trees():
                found.update({node.label: node.of for node in tree.walk()
                              if isinstance(node, When | CostMod) and node.first})
    return sorted(found.items(), key=lambda each: each[0])


@pytest.mark.parametrize("label, of", firsts())
def test_such_a_text_asks_only_what_the_record_of_the_turn_can_tell(label: str, of: Selection | None) -> None:
    """What is printed on the card, whether it lay open, and that it lay in the Matrix. Nothing that may be hidden or
    otherwise by the second time."""
    if isinstance(of, Kind):
        assert not (of.adversary or of.not_adversary or of.own or of.range_from or of.not_it or of.other)
    if isinstance(of, Cards):
        assert of.zone == IN_MATRIX and of.face in (UP, DOWN) and not of.at and not of.commanded and not of.clearable


def test_the_texts_are_found() -> None:
    assert len(firsts()) >= 18
