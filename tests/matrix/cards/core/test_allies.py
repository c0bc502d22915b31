"""Allies: straight into play, at work every turn, scared off by some."""
from __future__ import annotations

from matrix.core import core, sit_out
from matrix.table import Table
from sparktable.games.matrix.state import BATTLE, BUY


def next_turn(table: Table) -> Table:
    """Ironhide ends his turn, and Bumblebee's begins."""
    table.main_deck("Helping Hand").turn_of("Ironhide").act("end turn")
    while table.asked.seat == 1:
        table.say(table.options()[-1])
    return table


def test_an_ally_goes_into_play_when_it_is_bought_and_stays() -> None:
    """Core p.18."""
    table = core().put("B2", "Carly").in_play("Bumblebee", "Onslaught", "Courage").act("buy Carly")
    assert "Carly" in table.played("Bumblebee")
    sit_out(table).act("end turn")
    sit_out(table)
    assert table.played("Bumblebee") == ["Carly"]


def test_an_ally_that_was_scared_off_is_played_for_nothing_later() -> None:
    table = core().hand("Bumblebee", "Carly").play("Carly").quiet()
    assert table.played("Bumblebee") == ["Carly"]


def test_volunteer_spotters_may_peek_at_the_start_of_your_turn() -> None:
    table = next_turn(core().in_play("Bumblebee", "Volunteer Spotters").put("A1", "Jazz", up=False))
    table.say("do").say("A1").quiet()
    assert table.knows("Bumblebee", "Jazz")
    assert not table.knows("Ironhide", "Jazz")


def test_the_supply_runner_helps_the_poor() -> None:
    for had, has in ((0, 1), (1, 2), (2, 2)):
        assert next_turn(core(energon=had).in_play("Bumblebee", "Supply Runner")).quiet().has("Bumblebee") == has


def test_an_ally_that_nobody_controls_helps_nobody() -> None:
    """Core p.14: what lies for sale works for nobody's turn."""
    table = core(energon=0).put("A1", "Supply Runner").put("A2", "Chip Chase").put("A3", "Volunteer Spotters")
    next_turn(table)
    assert table.asked.kind == "action" and table.has("Bumblebee") == 0


def test_chip_chase_may_throw_away_the_top_card() -> None:
    for answer, discarded in (("do", ["Fix"]), ("no", [])):
        table = next_turn(core().in_play("Bumblebee", "Chip Chase").deck("Bumblebee", "Fix")).say(answer).quiet()
        assert table.discarded("Bumblebee") == discarded
        assert table.knows("Bumblebee", "Fix")


def test_chip_chase_shuffles_an_empty_deck_first() -> None:
    table = core().in_play("Bumblebee", "Chip Chase").no_deck("Bumblebee").discard_pile("Bumblebee", "Jazz")
    assert next_turn(table).say("do").quiet().discarded("Bumblebee") == ["Jazz"]


def test_sparkplug_gives_energon_for_the_first_technology_you_play() -> None:
    table = core().in_play("Bumblebee", "Sparkplug Witwicky").hand("Bumblebee", "Deflector Plating", "Ion Lance")
    table.play("Deflector Plating").play("Ion Lance").quiet()
    assert table.has("Bumblebee") == 3


def test_sparkplug_does_not_care_for_assists() -> None:
    table = core(energon=0).in_play("Ironhide", "Sparkplug Witwicky").put("B2", "Rumble").mode("Ironhide", "bot")
    table.stand("Ironhide", "B2").in_play("Bumblebee", "Damage", "Courage", "Courage").mode("Bumblebee", "bot")
    table.hand("Ironhide", "Deflector Plating").act("battle Rumble").say("assist Deflector Plating")
    assert table.has("Ironhide") == 0


def test_the_exo_suit_pilot_lets_a_card_without_power_assist() -> None:
    table = core(energon=0).in_play("Ironhide", "Exo-Suit Pilot").put("B2", "Kickback").mode("Ironhide", "bot")
    table.stand("Ironhide", "B2").in_play("Bumblebee", "Damage", "Courage", "Courage").mode("Bumblebee", "bot")
    table.hand("Ironhide", "Patrol").discard_pile("Bumblebee", "Jazz").act("battle Kickback").say("assist Patrol")
    assert table.vault_of("Bumblebee") == ["Kickback"], "1 + 1 + 1"


def test_the_exo_suit_pilot_adds_one_in_your_own_battles() -> None:
    table = core("Ratchet", "Ironhide").in_play("Ratchet", "Exo-Suit Pilot", "Courage").put("B2", "Rumble")
    table.mode("Ratchet", "bot")
    assert (table.power_at(0, BUY), table.power_at(0, BATTLE), table.power_at(1, BATTLE)) == (1, 2, 0)
    table.hand("Ratchet", "Fix").act("battle Rumble").quiet()
    assert table.vault_of("Ratchet") == ["Rumble"]
    assert table.power_at(0, BATTLE) == 0, "once per turn"


def test_carly_makes_the_first_card_cheaper() -> None:
    for name in ("Flank and Fire", "Deflector Plating", "Supply Runner", "Arcee"):
        table = core().in_play("Bumblebee", "Carly", "Courage").put("B2", name)
        assert table.offers(f"buy {name}"), name
    table = core().in_play("Bumblebee", "Carly", "Firepower").put("B2", "Arcee").put("B1", "Supply Runner")
    assert not table.act("buy Arcee").offers("buy"), "the second card costs its 2 again"
    assert core().in_play("Bumblebee", "Carly", "Courage").offers("buy Roll Out!")


def test_carly_is_herself_the_first_card_of_her_turn() -> None:
    table = core().in_play("Bumblebee", "Firepower", "Firepower", "Courage").put("B2", "Carly").act("buy Carly")
    assert not table.offers("buy Roll Out!")


def test_spike_strengthens_the_first_courage_of_a_turn() -> None:
    """Core p.16."""
    table = core().in_play("Bumblebee", "Spike Witwicky").hand("Bumblebee", "Courage", "Courage", "Firepower")
    table.play("Firepower").play("Courage").play("Courage").quiet()
    assert table.power_at(0) == 2 + 3 + 1


def test_spike_strengthens_a_courage_that_assists() -> None:
    table = core(energon=0).in_play("Ironhide", "Spike Witwicky").put("B2", "Brawl").mode("Ironhide", "bot")
    table.stand("Ironhide", "B2").in_play("Bumblebee", "Damage", "Courage").mode("Bumblebee", "bot")
    table.hand("Ironhide", "Courage").act("battle Brawl").say("assist Courage")
    assert table.vault_of("Bumblebee") == ["Brawl"], "1 + 1 + 2"
