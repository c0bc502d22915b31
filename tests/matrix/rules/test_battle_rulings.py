"""Table rulings about battles and Confrontations, with both of their readings."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core, sit_out, team
from matrix.ruled import ruled, war
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.facts.contest import can_be_battled, cost_to_defeat, why_not_confront
from sparktable.games.matrix.rules.scoring import score
from sparktable.kernel.values import Event
from sparktable.kernel.zones import learn, turn_up


@pytest.mark.parametrize(("value", "early"), [("steps_1_and_6", True), ("step_4", False)])
def test_confront_timing(value: str, early: bool) -> None:
    """War on Cybertron p.13 has Confront abilities before the declaration too; p.9 speaks of step 4."""
    table = war("confront_timing", value).mode("Elita-1", "bot").put("B2", "Dirge").in_play("Elita-1", "Artillery")
    sit_out(table.only_encounter("Back-Up").act("battle Dirge"), until="boost")
    declared = any(deed.kind == "declares confrontation" for deed in table.s.deeds)
    assert table.offers("activate Artillery 1")
    assert declared == (not early)


def test_the_core_set_knows_no_early_confront_abilities() -> None:
    """Core p.9, p.12: only after the Assists."""
    table = core().mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Firepower")
    table.act("battle Starscream")
    assert any(deed.kind == "declares confrontation" for deed in table.s.deeds)


@pytest.mark.parametrize(("value", "up"), [("up", True), ("down", False)])
def test_robot_assist_face(value: str, up: bool) -> None:
    """War on Cybertron p.13 against the summary of p.24: whether an opponent sees the card as it is laid."""
    table = war("robot_assist_face", value, "Elita-1", "Megatron", "Hot Rod", "Soundwave").put("B2", "Motormaster")
    table.stand("Hot Rod", "B2").hand("Hot Rod", "Artillery").in_play("Elita-1", "Artillery").mode("Elita-1", "bot")
    table.act("battle Motormaster")
    events: list[Event] = []
    table.s.events = events
    table.say("assist Artillery")
    laid = next(event for event in events if event.kind == "lays assist")
    slot = int(laid.refs[1].value)
    assert [laid.seen_by(seat).identity(slot) is not None for seat in range(4)] == [up, up, True, up]


@pytest.mark.parametrize(("value", "points"), [("each_player", [0, 0]), ("together", [1, 0])])
def test_team_scoring(value: str, points: list[int]) -> None:
    """War on Cybertron p.17: a Robot of 3 here and one of 2 there; 4 Energon here and 1 there."""
    table = war("team_scoring", value, "Elita-1", "Megatron", "Prowl", "Slipstream")
    table.vault("Elita-1", "Wildrider").vault("Prowl", "Slugfest").energon("Elita-1", 4).energon("Prowl", 1)
    lines = [score(table.s, seat) for seat in (0, 2)]
    assert [line["adversaries"] for line in lines] == points
    assert [line["energon"] for line in lines] == points


@pytest.mark.parametrize("value", ["no", "yes"])
def test_unplaced_convert(value: str) -> None:
    table = war("unplaced_convert", value)
    table.s.at[1] = -1
    table.turn_goes_on()
    assert table.offers("convert Megatron") == (value == "yes")
    if value == "yes":
        assert table.say("convert Megatron").quiet().side("Megatron") == "bot"


@pytest.mark.parametrize("value", ["no", "yes"])
def test_unplaced_convert_with_a_text_about_where_one_stands(value: str) -> None:
    """Bumblebee turns up a card next to him when he leaves Alt Mode: there is none yet."""
    table = ruled("unplaced_convert", value, "Ironhide", "Bumblebee")
    table.s.at[1] = -1
    table.turn_goes_on()
    assert table.offers("convert Bumblebee") == (value == "yes")
    if value == "yes":
        assert table.say("convert Bumblebee").quiet().side("Bumblebee") == "bot"


@pytest.mark.parametrize("value", ["destroyed", "any_card"])
def test_boss_without_room(value: str) -> None:
    """Every card is an Adversary, and lies faceup."""
    table = war("boss_without_room", value)
    for slot in table.s.zones[zones.MATRIX]:
        turn_up(table.s, slot)
        table.s.ident[slot] = next(number for number, title in enumerate(table.s.cards) if title.name == "Slugfest")
    table.main_deck("Dirge").end_turn()
    if value == "destroyed":
        assert "Dirge" in table.destroyed()
    else:
        assert table.asked.kind == "make room" and len(table.asked.options) == 12
        sit_out(table.say("space A1"))
        assert table.lies("A1") == "Dirge"


@pytest.mark.parametrize(("value", "cost"), [("no", 3), ("yes", 5)])
def test_backup_facedown(value: str, cost: int) -> None:
    """A faceup card of cost 3, a facedown one of cost 5; Dirge costs 6."""
    table = clear_matrix(war("backup_facedown", value)).put("A1", "Null Ray").put("A2", "Fusion Cannon", up=False)
    table.put("B2", "Dirge").in_play("Elita-1", "Artillery").only_encounter("Back-Up").act("battle Dirge")
    assert cost_to_defeat(table.s, table.slot("Dirge")) == 6
    table.say("done")
    assert cost_to_defeat(table.s, table.slot("Dirge")) == 6 + cost


@pytest.mark.parametrize("value", ["with_help", "never"])
def test_powerless_battle(value: str) -> None:
    """War on Cybertron p.13: a teammate's Assists may bring all the Power; nobody's in a duel."""
    table = war("powerless_battle", value, "Elita-1", "Megatron", "Prowl", "Slipstream").mode("Elita-1", "bot")
    table.put("B2", "Slugfest").stand("Prowl", "B2").mode("Prowl", "bot").hand("Prowl", "Artillery")
    assert table.offers("battle Slugfest") == (value == "with_help")
    if value == "with_help":
        table.act("battle Slugfest").say("assist Artillery")
        sit_out(table)
        assert table.vault_of("Elita-1") == ["Slugfest"]
    table = war("powerless_battle", value).mode("Elita-1", "bot").put("B2", "Slugfest")
    assert not table.offers("battle Slugfest"), "nobody could help"


def test_a_battle_without_power_that_was_lost_is_not_asked_again() -> None:
    table = war("powerless_battle", "with_help", "Elita-1", "Megatron", "Prowl", "Slipstream").mode("Elita-1", "bot")
    table.put("B2", "Slugfest").stand("Prowl", "B2").hand("Prowl", "Artillery").hand("Elita-1", "Bold")
    table.energon("Elita-1", 0)
    table.act("battle Slugfest").say("pass").quiet()
    assert not table.offers("battle Slugfest")
    assert table.play("Bold").offers("battle Slugfest"), "with Power it may be tried anew"


@pytest.mark.parametrize("value", ["yes", "no"])
def test_decline_strong_battle(value: str) -> None:
    """Core p.12 step 3: whoever is not Assisted may decline and spend the Power elsewhere; asked once."""
    table = ruled("decline_strong_battle", value).mode("Bumblebee", "bot").put("B2", "Rumble").stand("Ironhide", "B2")
    table.in_play("Bumblebee", "Onslaught", "Damage").hand("Ironhide", "Courage").act("battle Rumble").say("pass")
    assert table.offers("call off") == (value == "yes")
    if value == "yes":
        table.say("call off").quiet()
        assert table.power_at(0) == 3, "nothing was spent"
        table.act("battle Rumble").say("pass")
    assert table.vault_of("Bumblebee") == ["Rumble"]


@pytest.mark.parametrize("value", ["no", "yes"])
def test_battle_backout(value: str) -> None:
    table = war("battle_backout", value).mode("Elita-1", "bot").put("B2", "Slugfest").in_play("Elita-1", "Bold")
    table.act("battle Slugfest")
    assert table.offers("call off") == (value == "yes")
    if value == "yes":
        assert table.say("call off").quiet().power_at(0) == 1, "nothing was spent"


@pytest.mark.parametrize(("value", "energon"), [("keep", 4), ("drop", 2)])
def test_coop_nonvp_rewards(value: str, energon: int) -> None:
    """Motormaster: 2 VP, which mean nothing in co-op, and 2 Energon."""
    table = war("coop_nonvp_rewards", value, "Elita-1", "Hot Rod", mode="co-op").mode("Elita-1", "bot")
    table.put("B2", "Motormaster").in_play("Elita-1", "Entrenched", "Artillery").act("battle Motormaster")
    assert table.has("Elita-1") == energon


@pytest.mark.parametrize(("value", "power"), [("once_per_battle", 4), ("per_card", 3)])
def test_alt_penalty(value: str, power: int) -> None:
    """Three cards, one of them without Power of its own."""
    table = ruled("alt_penalty", value).put("B2", "Onslaught").in_play("Bumblebee", "Ion Lance", "Firepower", "Fix")
    assert table.power_against("Onslaught") == power


def test_an_alt_penalty_on_each_card_spares_what_no_card_gives() -> None:
    """The Exo-Suit Pilot's 1 Power lies in the pool, although the Ally that gives it lies in play."""
    table = ruled("alt_penalty", "per_card").put("B2", "Onslaught")
    table.in_play("Bumblebee", "Exo-Suit Pilot", "Ion Lance")
    assert table.power_against("Onslaught") == 2 + 1


@pytest.mark.parametrize(("value", "offered"), [("max_possible", True), ("printed_only", False)])
def test_assist_legality(value: str, offered: bool) -> None:
    """A Patrol with the Exo-Suit Pilot's help."""
    table = ruled("assist_legality", value).put("B2", "Brawl").stand("Ironhide", "B2").mode("Ironhide", "bot")
    table.in_play("Ironhide", "Exo-Suit Pilot").hand("Ironhide", "Patrol").in_play("Bumblebee", "Damage", "Firepower")
    assert table.act("battle Brawl").offers("assist Patrol") == offered


@pytest.mark.parametrize("value", ["on", "off"])
def test_any_power_on_assist(value: str) -> None:
    """Overload Shot's ability has no keyword."""
    table = ruled("any_power_on_assist", value).put("B2", "Onslaught").stand("Ironhide", "B2")
    table.mode("Ironhide", "bot").mode("Bumblebee", "bot").energon("Bumblebee", 0).hand("Ironhide", "Overload Shot")
    table.in_play("Bumblebee", "Damage", "Firepower").act("battle Onslaught").say("assist Overload Shot")
    assert table.offers("activate Overload Shot 1") == (value == "on")


@pytest.mark.parametrize("value", ["on", "off"])
def test_assist_is_controlled(value: str) -> None:
    """For Scrapper's reward, of a helper who controls nothing else."""
    table = ruled("assist_is_controlled", value, energon=0).put("B2", "Scrapper").stand("Ironhide", "B2")
    table.mode("Ironhide", "bot").mode("Bumblebee", "bot").hand("Ironhide", "Firepower")
    table.in_play("Bumblebee", "Damage", "Firepower").act("battle Scrapper").say("assist Firepower")
    sit_out(table.say("Damage"))
    assert (table.discarded("Ironhide") == ["Firepower"]) == (value == "off")


@pytest.mark.parametrize(("value", "power"), [("at_declaration", 3), ("live", 5)])
def test_confront_text_timing(value: str, power: int) -> None:
    """Last Stand, with 2 Damage that come from the Encounter."""
    table = ruled("confront_text_timing", value).mode("Bumblebee", "bot").put("B2", "Starscream")
    table.in_play("Bumblebee", "Last Stand").only_encounter("Flak Burst").act("battle Starscream")
    sit_out(table, until="boost")
    assert table.power_against("Starscream") == power


@pytest.mark.parametrize("value", ["on", "off"])
def test_convert_between_steps(value: str) -> None:
    """Core p.16: Wheeljack Converts between two steps."""
    table = ruled("convert_between_steps", value, "Ironhide", "Bumblebee", energon=1).put("B2", "Starscream")
    table.in_play("Ironhide", "Onslaught").only_encounter("Flak Burst").act("battle Starscream")
    while table.s.battle is not None and table.asked.kind != "boost":
        table.say(table.options()[0])
    assert (table.s.battle is not None and table.offers("convert Ironhide")) == (value == "on")


@pytest.mark.parametrize("value", ["on", "off"])
def test_a_battle_that_only_a_convert_can_win_is_offered_where_one_is_possible(value: str) -> None:
    """Where no battle is declared that must be lost (Core p.11)."""
    rulings = {"convert_between_steps": value, "hopeless_battle": "no"}
    table = core("Ironhide", "Bumblebee", energon=1, rulings=rulings).put("B2", "Rumble")
    table.in_play("Ironhide", "Firepower")
    assert table.offers("battle", "Rumble") == (value == "on")
    assert table.act("convert Ironhide").offers("battle", "Rumble")


@pytest.mark.parametrize(("value", "allowed"), [("faceup_only", True), ("any_known", False)])
def test_coop_confront_block(value: str, allowed: bool) -> None:
    """A Robot that only the active player has peeked at."""
    table = clear_matrix(team(rulings={"coop_confront_block": value})).put("B2", "Starscream")
    table.put("D3", "Rumble", up=False)
    slot = table.slot("Starscream")
    assert why_not_confront(table.s, 0, slot) == ""
    learn(table.s, 0, table.slot("Rumble"))
    assert (why_not_confront(table.s, 0, slot) == "") == allowed
    turn_up(table.s, table.slot("Rumble"))
    assert why_not_confront(table.s, 0, slot) == "adversaries in the matrix"


@pytest.mark.parametrize("value", ["off", "on"])
def test_smokescreen_optional(value: str) -> None:
    table = ruled("smokescreen_optional", value).put("B2", "Brawl").stand("Ironhide", "B2")
    table.hand("Ironhide", "Firepower").in_play("Bumblebee", "Damage").hand("Bumblebee", "Smokescreen")
    table.play("Smokescreen")
    assert table.offers("no") == (value == "on")
    if value == "on":
        table.say("no").act("battle Brawl")
        assert table.asked.kind == "assist"


@pytest.mark.parametrize(("value", "damage"), [("skip", 0), ("take_damage", 1)])
def test_reward_destroy_when_none(value: str, damage: int) -> None:
    table = ruled("reward_destroy_when_none", value).put("B2", "Kickback").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Ion Lance").hand("Bumblebee", "Fix").act("battle Kickback").quiet()
    assert table.damage("Bumblebee") == damage


def assault(name: str, value: str) -> Table:
    """All-Out Assault lies open; Ironhide can save Bumblebee, whose turn it is, from an Ambush."""
    table = clear_matrix(ruled(name, value)).put("D1", "All-Out Assault").put("B2", "Rumble", up=False)
    table.stand("Ironhide", "B2").mode("Ironhide", "bot").encounter("Flak Burst").in_play("Bumblebee", "Fix")
    return table.hand("Ironhide", "Ravage").search()


@pytest.mark.parametrize(("value", "vault"), [("on", ["All-Out Assault"]), ("off", [])])
def test_aoa_thwart_any_turn(value: str, vault: list[str]) -> None:
    """A Decepticon Scheme is the active player's to thwart (Core p.20), but this one needs somebody else's Block."""
    table = assault("aoa_thwart_any_turn", value).say("block Ravage").unblocked().quiet()
    assert table.vault_of("Ironhide") == vault


@pytest.mark.parametrize(("value", "vault"), [("on", ["All-Out Assault"]), ("off", [])])
def test_aoa_ability_block_counts(value: str, vault: list[str]) -> None:
    table = assault("aoa_ability_block_counts", value).say("block by ability Ironhide").unblocked().quiet()
    assert table.vault_of("Ironhide") == vault
    table = assault("aoa_ability_block_counts", value).say("block Ravage").unblocked().quiet()
    assert table.vault_of("Ironhide") == ["All-Out Assault"], "a card counts in any case"


@pytest.mark.parametrize("value", ["on", "off"])
def test_aoa_ends_turn(value: str) -> None:
    table = clear_matrix(ruled("aoa_ends_turn", value)).put("D1", "All-Out Assault").put("B2", "Rumble")
    table.put("C1", "Starscream").mode("Bumblebee", "bot").in_play("Bumblebee", "Ion Lance", "Courage", "Courage")
    table.hand("Bumblebee", "Firepower").only_encounter("Hesitation").act("battle Rumble")
    sit_out(table, until="action")
    assert table.vault_of("Bumblebee") == ["Rumble"]
    assert table.s.active == (1 if value == "on" else 0)
    if value == "off":
        table.play("Firepower").quiet()
        assert can_be_battled(table.s, 0, table.slot("Starscream")), "the turn's Confrontation is still to come"


@pytest.mark.parametrize(("value", "vault"), [("off", 0), ("on", 2)])
def test_jetfire_defeated_scores_vp(value: str, vault: int) -> None:
    """His cost counts in any case: he was beaten as an Adversary."""
    table = clear_matrix(ruled("jetfire_defeated_scores_vp", value)).put("D1", "Divided Loyalties")
    table.put("B2", "Jetfire").mode("Bumblebee", "bot").in_play("Bumblebee", "Onslaught", "Ion Lance")
    table.act("battle Jetfire")
    assert table.vault_of("Bumblebee") == ["Jetfire"]
    lines = score(table.s, 0)
    assert (lines["vault"], lines["adversaries"]) == (vault, 1)


@pytest.mark.parametrize(("value", "adds"), [("no", 2), ("yes", 3)])
def test_battle_text_on_assist(value: str, adds: int) -> None:
    """War on Cybertron p.14: Assisting is battling. Rippersnapper has 1 more Power against a cost up to 4; the facts
    count that for the active player only."""
    table = war("battle_text_on_assist", value, "Elita-1", "Megatron", "Prowl", "Soundwave").turn_of("Megatron")
    table.put("B2", "Chromia").stand("Megatron", "B2").mode("Megatron", "bot").in_play("Megatron", "Bold")
    table.stand("Soundwave", "B3").mode("Soundwave", "bot").hand("Soundwave", "Rippersnapper")
    table.energon("Megatron", 0).energon("Soundwave", 0).act("battle Chromia").say("assist Rippersnapper")
    assert ("Chromia" in table.vault_of("Megatron")) == (1 + adds >= 4)


@pytest.mark.parametrize(("value", "offered"), [("no", False), ("yes", True)])
def test_battle_text_on_assist_concerns_abilities_too(value: str, offered: bool) -> None:
    """Cutthroat's ability is for battles against Robots; and it alone makes no Assist of a card without Power."""
    table = war("battle_text_on_assist", value, "Elita-1", "Megatron", "Prowl", "Soundwave").turn_of("Megatron")
    table.put("B2", "Chromia").stand("Megatron", "B2").mode("Megatron", "bot").in_play("Megatron", "Bold")
    table.stand("Soundwave", "B2").mode("Soundwave", "bot").hand("Soundwave", "Cutthroat")
    table.energon("Megatron", 0).energon("Soundwave", 1).act("battle Chromia").say("assist Cutthroat")
    assert table.offers("activate Cutthroat") == offered
    if offered:
        table.say("activate Cutthroat")
    assert ("Chromia" in table.vault_of("Megatron")) == offered


def test_where_battles_may_be_called_off_nobody_must_lose_one() -> None:
    """War on Cybertron with the switch, one against one: nobody could Assist."""
    table = war("battle_backout", "yes").put("B2", "Sinnertwin").in_play("Elita-1", "Bold").energon("Elita-1", 0)
    table.hand("Elita-1", "Scout").act("battle Sinnertwin").quiet()
    assert table.played("Elita-1") == ["Bold"]
