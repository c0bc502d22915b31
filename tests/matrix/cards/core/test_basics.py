"""Roll Out! and Damage."""
from __future__ import annotations

from matrix.core import core, sit_out, team
from sparktable.games.matrix.rules.scoring import score


def test_roll_out_converts_for_free_at_once_or_not_at_all() -> None:
    """Core p.20."""
    table = core("Ironhide", "Bumblebee").hand("Ironhide", "Roll Out!").play("Roll Out!", "do").quiet()
    assert table.side("Ironhide") == "bot"
    assert table.has("Ironhide") == 2
    table = core("Ironhide", "Bumblebee").hand("Ironhide", "Roll Out!").play("Roll Out!", "no").quiet()
    assert table.side("Ironhide") == "alt"


def test_roll_out_is_bought_from_anywhere_as_often_as_wanted() -> None:
    """Core p.20: sixteen of them, with Power of any Range."""
    table = core().in_play("Bumblebee", "Courage", "Courage", "Courage", "Courage").act("buy Roll Out!")
    table.act("buy Roll Out!").quiet()
    assert table.discarded("Bumblebee") == ["Roll Out!", "Roll Out!"]


def test_roll_out_has_one_more_power_as_an_assist_only() -> None:
    table = core().put("B2", "Brawl").stand("Ironhide", "B2").mode("Ironhide", "bot").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Damage", "Courage", "Courage").hand("Ironhide", "Roll Out!")
    table.energon("Ironhide", 0).energon("Bumblebee", 0).act("battle Brawl").say("assist Roll Out!")
    assert table.vault_of("Bumblebee") == ["Brawl"], "2 + 1 + 1"
    assert table.side("Ironhide") == "bot", "as an Assist it does not Convert"


def test_damage_goes_into_play_when_it_is_gained_and_stays() -> None:
    table = core().put("B2", "Rumble", up=False).encounter("Flak Burst").in_play("Bumblebee", "Fix")
    table.search().unblocked().quiet()
    assert table.damage("Bumblebee") == 1
    table.act("end turn")
    sit_out(table)
    assert table.damage("Bumblebee") == 1


def test_each_damage_forces_one_assist() -> None:
    """Core p.12, p.20: which of them is the active player's choice."""
    table = core("Bumblebee", "Ironhide", "Ratchet", "Wheeljack").put("B2", "Rumble").mode("Bumblebee", "bot")
    for who, card in (("Ironhide", "Firepower"), ("Ratchet", "Mirage"), ("Wheeljack", "Cliffjumper")):
        table.stand(who, "B2").hand(who, card).mode(who, "bot")
    table.in_play("Bumblebee", "Damage", "Damage", "Courage", "Courage").act("battle Rumble")
    table.say("assist Firepower").say("assist Mirage").say("assist Cliffjumper")
    assert table.asked.kind == "resolve assist"
    assert len(table.options()) == 3
    table.say("Cliffjumper")
    assert len(table.options()) == 2
    table.say("Firepower")
    assert table.vp("Bumblebee") == 1
    assert [table.vp(who) for who in ("Ironhide", "Ratchet", "Wheeljack")] == [1, 0, 1]


def test_damage_forces_nothing_in_co_op() -> None:
    """Core p.21: Assists are always possible there, faceup, and all of them count."""
    table = team("Bumblebee", "Ironhide").put("B2", "Rumble").stand("Ironhide", "B2").hand("Ironhide", "Firepower")
    table.mode("Ironhide", "bot").in_play("Bumblebee", "Courage", "Courage").mode("Bumblebee", "bot")
    table.energon("Ironhide", 0).act("battle Rumble").say("assist Firepower")
    assert table.vault_of("Bumblebee") == ["Rumble"]
    assert table.has("Ironhide") == 1, "the reward of 1 VP is an Energon"


def test_two_damage_cost_a_point() -> None:
    """Core p.13: what is controlled at the end; three cost one, like two."""
    table = core().in_play("Bumblebee", "Damage", "Damage", "Damage").in_play("Ironhide", "Damage")
    assert score(table.s, 0)["damage"] == -1
    assert score(table.s, 1)["damage"] == 0


def test_a_destroyed_damage_leaves_the_game_and_a_returned_one_does_not() -> None:
    """Core p.20."""
    table = core("Ratchet", "Bumblebee", rulings={"fix_destroys": "any_controlled"}).hand("Ratchet", "Fix")
    table.in_play("Ratchet", "Damage", "Damage").play("Fix", "do").activate("Fix", 1, "Damage").quiet()
    assert table.damage("Ratchet") == 0
    assert table.out_of_game() == ["Damage"]


def test_five_damage_lose_a_co_op_game_at_once() -> None:
    """Core p.21: one player is enough."""
    table = team().put("B2", "Rumble", up=False).encounter("Flak Burst").in_play("Bumblebee", *["Damage"] * 4)
    table.in_play("Bumblebee", "Fix").search().unblocked()
    assert table.s.outcome is not None
    assert (table.s.outcome.reason, table.s.outcome.winners) == ("damage", ())


def test_five_damage_end_no_competitive_game() -> None:
    table = core().put("B2", "Rumble", up=False).encounter("Flak Burst").in_play("Bumblebee", *["Damage"] * 5)
    table.in_play("Bumblebee", "Fix").search().unblocked().quiet()
    assert table.damage("Bumblebee") == 6
