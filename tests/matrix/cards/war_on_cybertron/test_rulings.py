"""Where a table may read a card the other way: what changes then. (The defaults are tested with each card.)"""
from __future__ import annotations

from matrix.ruled import war
from matrix.table import Table
from sparktable.games.matrix.state import DAMAGE_STACK


def test_power_for_each_of_something_may_grow_all_through_the_turn() -> None:
    table = war("scaling_power", "continuous").hand("Elita-1", "Overwhelming Force", "Afterburner")
    table.play("Overwhelming Force")
    assert table.power_at(1) == 2
    table.play("Afterburner").quiet()
    assert (table.power_at(1), table.power_at(0)) == (3, 5)


def test_elita_may_be_held_to_one_draw_a_turn() -> None:
    table = war("elita_draw_limit", "once").in_play("Elita-1", "Drag Strip").use("Elita-1", 0).quiet()
    assert len(table.hand_of("Elita-1")) == 1
    assert not table.offers("use Elita-1")


def test_hot_rod_may_be_let_to_convert_on_others_turns() -> None:
    table = war("hotrod_discard_offturn", "yes", "Hot Rod", "Megatron").hand("Hot Rod", "Bold").turn_of("Megatron")
    table.energon("Hot Rod", 0).say("Hot Rod").quiet()
    assert (table.side("Hot Rod"), table.hand_of("Hot Rod")) == ("bot", [])
    table = Table("Hot Rod", "Megatron").hand("Hot Rod", "Bold").turn_of("Megatron").energon("Hot Rod", 0)
    assert not table.offers("Hot Rod")


def test_the_three_on_king_of_the_hill_may_be_power() -> None:
    table = war("king_of_the_hill_icon", "power").hand("Elita-1", "King of the Hill")
    table.play("King of the Hill").quiet()
    assert (table.power_on("King of the Hill"), table.move_on("King of the Hill")) == (3, 0)


def test_the_mine_may_have_three_power() -> None:
    table = war("mine_icon", "power3").in_play("Elita-1", "Anti-Personnel Mine")
    assert table.power_at(0) == 3
    assert war("mine_icon", "none").in_play("Elita-1", "Anti-Personnel Mine").power_at(0) == 1


def test_there_may_be_as_many_leaks_as_wounds() -> None:
    for value, leaks in (("12+8", 8), ("10+10", 10)):
        assert war("damage_split", value).names(DAMAGE_STACK).count("Energy Leak") == leaks


def test_a_defeat_by_a_text_may_clear_the_played_cards_away() -> None:
    table = war("defeat_effect_discards", "yes").put("D2", "Slugfest").in_play("Elita-1", "Requiem Blaster", "Bold")
    table.activate("Requiem Blaster", 2)
    while table.asked.kind == "relic":
        table.say("discard")
    assert "Bold" in table.discarded("Elita-1")


def test_contributed_cards_may_come_back_from_a_thwarted_scheme() -> None:
    table = war("scheme_cards_return", "discard", "Elita-1", "Hot Rod", mode="co-op")
    table.put("B2", "Propaganda Broadcast").hand("Elita-1", "Silverbolt").act("contribute", "Silverbolt").quiet()
    assert table.discarded("Elita-1") == ["Silverbolt"]


def test_only_an_assist_card_may_be_kept_from_using_the_scrambler() -> None:
    """Soundwave's Scrambler could strike at Hot Rod's Assist before it is resolved."""
    for value, offered in (("yes", True), ("no", False)):
        table = war("scrambler_as_assist", value, "Elita-1", "Megatron", "Hot Rod", "Soundwave")
        table.energon("Elita-1", 0).put("B2", "Dirge").stand("Hot Rod", "B2").stand("Soundwave", "B2")
        table.hand("Soundwave", "Electro-Scrambler").hand("Hot Rod", "Artillery").in_play("Elita-1", "Entrenched")
        table.only_encounter("Back-Up").act("battle Dirge")
        while table.asked.kind == "assist":
            table.say(table.options()[-1])
        assert table.offers("activate Electro-Scrambler 2") == offered
