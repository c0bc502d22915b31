"""Maneuvers: what each does, when it must not, and the edges that their rulings speak of."""
from __future__ import annotations

import pytest

from matrix.core import core, sit_out, solo
from matrix.table import Table


def helping(name: str, *, where: str = "B2") -> Table:
    """Bumblebee battles Onslaught with 2 Power and a Damage; Ironhide has laid that card as an Assist."""
    table = core(energon=0).put("B2", "Onslaught").stand("Ironhide", where).mode("Ironhide", "bot")
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Damage", "Firepower").hand("Ironhide", name)
    return table.act("battle Onslaught").say(f"assist {name}")


def test_flank_and_fire_teleports_one_space_if_you_like() -> None:
    table = core().hand("Bumblebee", "Flank and Fire").put("B1", "Rumble").play("Flank and Fire", "do")
    assert len(table.options()) == 4
    assert table.say("B1").quiet().at("Bumblebee") == "B1"
    core().hand("Bumblebee", "Flank and Fire").play("Flank and Fire", "no").quiet()


def test_flank_and_fire_and_last_stand_confront_harder() -> None:
    for name, price, power in (("Flank and Fire", 1, 2), ("Last Stand", 2, 5)):
        table = core().mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", name)
        table.only_encounter("Hesitation").act("battle Starscream")
        sit_out(table, until="boost").say(f"activate {name} {price}")
        assert table.power_against("Starscream") == power


def test_brace_for_impact_blocks_and_draws_or_repairs() -> None:
    table = core().put("B2", "Rumble", up=False).in_play("Bumblebee", "Fix").hand("Bumblebee", "Brace for Impact")
    table.encounter("Flak Burst").search().say("block Brace for Impact").quiet()
    assert (table.damage("Bumblebee"), len(table.hand_of("Bumblebee"))) == (0, 1)
    table = core().in_play("Bumblebee", "Brace for Impact", "Damage").activate("Brace for Impact", 1).quiet()
    assert table.damage("Bumblebee") == 0
    assert not core().in_play("Bumblebee", "Brace for Impact").offers("activate Brace")


def test_helping_hand_gives_energon_to_exactly_one_player_within_two_spaces() -> None:
    """Yourself, if you like; nobody farther off."""
    table = core("Bumblebee", "Ironhide", "Ratchet").stand("Ironhide", "D2").stand("Ratchet", "D4")
    table.hand("Bumblebee", "Helping Hand").play("Helping Hand")
    assert sorted(table.options()) == ["seat Bumblebee", "seat Ironhide"]
    table.say("Ironhide").quiet()
    assert table.has("Ironhide") == 3
    assert solo().hand("Bumblebee", "Helping Hand").play("Helping Hand").quiet().has("Bumblebee") == 3


def test_helping_hand_assists_with_one_more() -> None:
    assert helping("Helping Hand", where="D2").vault_of("Bumblebee") == ["Onslaught"], "2 + 2 + 1 over two spaces"


def test_coordinated_strike_counts_on_somebody_near() -> None:
    for where, power in (("B1", 3), ("B2", 3), ("D3", 2)):
        table = core().stand("Ironhide", where).hand("Bumblebee", "Coordinated Strike")
        assert table.play("Coordinated Strike").quiet().power_on("Coordinated Strike") == power
    table = solo().hand("Bumblebee", "Coordinated Strike").play("Coordinated Strike")
    assert table.power_on("Coordinated Strike") == 2


def test_coordinated_strike_counts_from_the_helper_who_lays_it() -> None:
    assert helping("Coordinated Strike").vault_of("Bumblebee") == ["Onslaught"]


def test_coordinated_strike_can_be_strengthened_while_assisting_only() -> None:
    assert not core().in_play("Bumblebee", "Coordinated Strike").offers("activate Coordinated Strike")
    table = core(energon=1)
    table.put("B2", "Onslaught").stand("Ironhide", "B1").mode("Ironhide", "bot").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Damage", "Courage").hand("Ironhide", "Coordinated Strike").energon("Bumblebee", 0)
    table.act("battle Onslaught").say("assist Coordinated Strike").say("activate Coordinated Strike 1")
    assert table.vault_of("Bumblebee") == ["Onslaught"], "1 + 2 + 1 for Bumblebee near + 1"


def test_aerial_sweep_turns_up_a_neighbour_if_you_like() -> None:
    table = core().hand("Bumblebee", "Aerial Sweep").put("B1", "Signal Relay", up=False)
    assert table.play("Aerial Sweep", "do", "B1").quiet().is_up("B1")
    assert table.offers("move A1"), "with Flight"
    core().hand("Bumblebee", "Aerial Sweep").play("Aerial Sweep", "no").quiet()


@pytest.mark.parametrize(("energon", "offered"), [(1, [1]), (2, [1, 2]), (5, [1, 2, 3])])
def test_overload_shot_takes_up_to_three_energon_at_once(energon: int, offered: list[int]) -> None:
    table = core(energon=energon).in_play("Bumblebee", "Overload Shot")
    assert [x for x in range(1, 6) if table.offers(f"activate Overload Shot {x}")] == offered
    table.activate("Overload Shot", offered[-1]).quiet()
    assert table.power_at(2) == 2 + offered[-1]
    assert not table.offers("activate Overload Shot"), "once per turn"


def test_overload_shot_may_be_paid_for_while_it_assists() -> None:
    table = core(energon=1).put("B2", "Onslaught").stand("Ironhide", "B2").mode("Ironhide", "bot")
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Damage", "Firepower").hand("Ironhide", "Overload Shot")
    table.energon("Bumblebee", 0).act("battle Onslaught").say("assist Overload Shot").say("activate Overload Shot 1")
    assert table.vault_of("Bumblebee") == ["Onslaught"]


def test_more_than_meets_the_eye_draws_for_a_convert() -> None:
    for answer, cards in (("do", 1), ("no", 0)):
        table = core("Ironhide", "Bumblebee").hand("Ironhide", "More Than Meets the Eye")
        table.play("More Than Meets the Eye", answer).quiet()
        assert len(table.hand_of("Ironhide")) == cards


def test_more_than_meets_the_eye_is_stronger_after_any_convert_of_the_turn() -> None:
    table = core("Ironhide", "Bumblebee", energon=3).in_play("Ironhide", "More Than Meets the Eye")
    assert not table.offers("activate More Than"), "not without one"
    table.act("convert").activate("More Than Meets the Eye", 1).quiet()
    assert table.power_at(1) == 4


@pytest.mark.parametrize(("damage", "power"), [(0, 3), (1, 4), (2, 5), (4, 5)])
def test_last_stand_counts_damage_when_you_confront(damage: int, power: int) -> None:
    table = core().mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Last Stand")
    table.in_play("Bumblebee", *["Damage"] * damage)
    assert table.power_against("Starscream") == 3
    table.only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="boost")
    assert table.power_against("Starscream") == power


def test_last_stand_counts_nothing_that_comes_later() -> None:
    """It is fixed at the declaration."""
    table = core().mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Last Stand")
    table.only_encounter("Flak Burst").act("battle Starscream")
    sit_out(table, until="boost")
    assert table.damage("Bumblebee") == 2
    assert table.power_against("Starscream") == 3
