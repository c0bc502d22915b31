"""Autobot Robots: what each does, when it must not, and the edges that their rulings speak of."""
from __future__ import annotations

from matrix.core import clear_matrix, core, sit_out, solo, team
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.rules.scoring import score
from sparktable.kernel.game import Prospect
from sparktable.kernel.view import view


def test_arcee_blocks_for_a_neighbour_and_whoever_discards_her_gains_energon() -> None:
    """Core p.16: Range 1; the other text is not used while she Blocks."""
    table = core().put("B2", "Rumble", up=False).stand("Ironhide", "B1").encounter("Flak Burst")
    table.hand("Ironhide", "Arcee").in_play("Bumblebee", "Fix").search().say("block Arcee").quiet()
    assert table.damage("Bumblebee") == 0
    assert (table.has("Bumblebee"), table.has("Ironhide")) == (2, 4)
    assert table.discarded("Ironhide") == ["Arcee"]


def test_arcee_gains_nothing_when_she_is_played() -> None:
    assert core().hand("Bumblebee", "Arcee").play("Arcee").quiet().has("Bumblebee") == 2


def test_windcharger_moves_somebody_else_who_is_near() -> None:
    """The pushed player pays nothing and is Ambushed alone."""
    table = core("Bumblebee", "Ironhide", "Ratchet").in_play("Bumblebee", "Windcharger").stand("Ironhide", "B1")
    table.put("A1", "Rumble").encounter("Hesitation").stand("Ratchet", "D4").activate("Windcharger", 1)
    table.say("A1").quiet()
    assert table.at("Ironhide") == "A1"
    assert [table.has(who) for who in ("Bumblebee", "Ironhide", "Ratchet")] == [1, 1, 2]


def test_windcharger_never_moves_yourself_nor_anybody_far_off() -> None:
    table = core().in_play("Bumblebee", "Windcharger").stand("Ironhide", "D3")
    assert not table.offers("activate Windcharger")
    assert not solo().in_play("Bumblebee", "Windcharger").offers("activate Windcharger")


def test_hound_peeks_at_up_to_two_and_may_turn_one_of_them_up() -> None:
    table = core().hand("Bumblebee", "Hound").put("A1", "Jazz", up=False).put("D3", "Carly", up=False)
    table.play("Hound", "A1", "D3", "do")
    assert len(table.options()) == 2, "only what was peeked at"
    table.say("D3").quiet()
    assert (table.is_up("A1"), table.is_up("D3")) == (False, True)
    assert table.knows("Bumblebee", "Jazz")
    assert not table.knows("Ironhide", "Jazz")


def test_hound_need_not_look_at_all() -> None:
    core().hand("Bumblebee", "Hound").play("Hound", "done").quiet()


def test_hound_strengthens_himself() -> None:
    assert core().in_play("Bumblebee", "Hound").activate("Hound", 1).quiet().power_at(1) == 2


def test_cliffjumper_destroys_a_starter_in_play_or_in_the_discard_pile() -> None:
    table = core().in_play("Bumblebee", "Courage").discard_pile("Bumblebee", "Patrol", "Jazz")
    table.hand("Bumblebee", "Cliffjumper").play("Cliffjumper", "do")
    assert sorted(table.options()) == ["card Courage", "card Patrol"]
    table.say("Patrol").quiet()
    assert table.out_of_game() == ["Patrol"]


def test_cliffjumper_does_nothing_but_power_as_an_assist() -> None:
    """Core p.17."""
    table = core().put("B2", "Brawl").stand("Ironhide", "B2").mode("Ironhide", "bot").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Damage", "Firepower").hand("Ironhide", "Cliffjumper")
    table.discard_pile("Ironhide", "Courage").act("battle Brawl").say("assist Cliffjumper")
    assert table.vault_of("Bumblebee") == ["Brawl"]
    assert table.out_of_game() == []


def test_bluestreak_has_one_more_power_when_you_confront() -> None:
    table = core().mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Bluestreak", "Onslaught")
    assert table.power_against("Starscream") == 5
    table.only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="boost")
    assert table.power_against("Starscream") == 6


def test_bluestreak_has_it_also_when_he_comes_into_play_in_the_middle() -> None:
    table = core(energon=3).mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Courage")
    table.deck("Bumblebee", "Bluestreak").only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="boost").say("activate Courage 1")
    assert table.power_on("Bluestreak") == 3


def test_bluestreak_has_it_not_against_robots_but_as_an_assist() -> None:
    table = core().put("B2", "Onslaught").stand("Ironhide", "B2").mode("Ironhide", "bot").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Damage", "Bonecrusher").hand("Ironhide", "Bluestreak").energon("Ironhide", 0)
    assert table.power_against("Onslaught") == 2
    table.act("battle Onslaught").say("assist Bluestreak")
    assert table.vault_of("Bumblebee") == ["Onslaught"], "2 + 2 + 1"


def test_bluestreak_reaches_farther() -> None:
    table = core().in_play("Bumblebee", "Bluestreak", "Firepower").activate("Bluestreak", 1).quiet()
    assert (table.power_at(3), table.power_at(4)) == (2, 0)


def test_jazz_has_power_or_move_for_the_side_he_converts_to() -> None:
    for before, power, move in (("alt", 3, 2), ("bot", 2, 3)):
        table = core("Ironhide", "Bumblebee").mode("Ironhide", before).hand("Ironhide", "Jazz")
        table.play("Jazz", "do").quiet()
        assert (table.power_on("Jazz"), table.move_on("Jazz")) == (power, move)
    table = core("Ironhide", "Bumblebee").hand("Ironhide", "Jazz").play("Jazz", "no").quiet()
    assert (table.power_on("Jazz"), table.move_on("Jazz")) == (2, 2)


def test_jazz_draws_and_discards() -> None:
    table = core().in_play("Bumblebee", "Jazz").hand("Bumblebee", "Fix").deck("Bumblebee", "Carly")
    table.activate("Jazz", 1, "Fix").quiet()
    assert table.hand_of("Bumblebee") == ["Carly"]
    assert table.discarded("Bumblebee") == ["Fix"]


def test_mirage_avoids_every_ambush_of_the_turn_but_the_encounter_is_drawn() -> None:
    """Core p.22."""
    table = core().hand("Bumblebee", "Mirage", "Fix").put("B1", "Rumble").put("B2", "Laserbeak")
    table.encounter("Flak Burst").play("Mirage").play("Fix").move("B1 1").quiet()
    assert table.names(zones.ENCOUNTER_DISCARD) == ["Flak Burst"]
    table.move("B2 1").quiet()
    assert table.damage("Bumblebee") == 0


def test_mirage_protects_nobody_else() -> None:
    table = core().hand("Bumblebee", "Mirage").in_play("Bumblebee", "Fix").put("B2", "Rumble", up=False)
    table.stand("Ironhide", "B2").encounter("Flak Burst").play("Mirage").search().quiet()
    assert (table.damage("Bumblebee"), table.damage("Ironhide")) == (0, 1)


def test_mirage_does_not_help_against_a_reveal_attack() -> None:
    """Core p.11: it is no Ambush; the Ambush that follows is avoided."""
    table = core().hand("Bumblebee", "Mirage").in_play("Bumblebee", "Fix").put("B2", "Starscream", up=False)
    table.encounter("Flak Burst").play("Mirage").search().quiet()
    assert (table.damage("Bumblebee"), table.damage("Ironhide")) == (1, 2)


def test_mirage_teleports_one_space_without_an_ambush() -> None:
    table = core().in_play("Bumblebee", "Mirage").put("B1", "Rumble").activate("Mirage", 1)
    assert len(table.options()) == 4
    table.say("B1").quiet()
    assert table.at("Bumblebee") == "B1"


def test_trailbreaker_blocks_out_of_play_on_your_own_turn() -> None:
    """Core p.10: the card is not discarded, but it must be in play on your turn."""
    table = core().in_play("Bumblebee", "Trailbreaker", "Fix").put("B2", "Rumble", up=False).stand("Ironhide", "B1")
    table.encounter("Flak Burst").search().say("block by ability Trailbreaker 1").quiet()
    assert table.damage("Bumblebee") == 0
    assert "Trailbreaker" in table.played("Bumblebee")
    assert not table.offers("activate Trailbreaker")


def test_trailbreaker_saves_a_neighbour_but_nobody_farther() -> None:
    for where, offered in (("B1", True), ("D3", False)):
        table = core().in_play("Bumblebee", "Trailbreaker").put(where, "Rumble", up=False).stand("Ironhide", where)
        table.encounter("Flak Burst").hand("Bumblebee", "Hound")
        table.play("Hound", where, "done", "do")
        assert table.offers("block by ability") == offered
        if offered:
            table.say("block by ability")
        table.unblocked().quiet()
        assert table.damage("Ironhide") == (0 if offered else 1)


def test_trailbreaker_draws_when_he_is_discarded_to_block() -> None:
    table = core().put("B2", "Rumble", up=False).in_play("Bumblebee", "Fix").hand("Bumblebee", "Trailbreaker")
    table.encounter("Flak Burst").search().say("block Trailbreaker").quiet()
    assert len(table.hand_of("Bumblebee")) == 1
    assert table.damage("Bumblebee") == 0


def helped(table: Table) -> Table:
    """Ironhide could Assist against Rumble and Laserbeak, and Bumblebee's Damage would force it."""
    table.stand("Ironhide", "B2").mode("Ironhide", "bot").mode("Bumblebee", "bot").hand("Ironhide", "Firepower")
    return table.put("B2", "Rumble").put("B1", "Laserbeak").in_play("Bumblebee", "Damage")


def test_smokescreen_keeps_everybody_out_of_the_first_battle_with_a_robot() -> None:
    table = helped(core()).in_play("Bumblebee", "Courage").hand("Bumblebee", "Smokescreen", "Hound", "Firepower")
    table.play("Smokescreen").act("battle Rumble").quiet()
    assert table.vault_of("Bumblebee") == ["Rumble"]
    assert table.hand_of("Ironhide") == ["Firepower"]
    table.play("Hound", "done").play("Firepower").act("battle Laserbeak")
    assert table.asked.kind == "assist", "the second battle is open again"


def test_smokescreen_played_after_the_first_battle_keeps_nobody_out() -> None:
    table = helped(core()).in_play("Bumblebee", "Onslaught").hand("Bumblebee", "Smokescreen", "Hound", "Firepower")
    table.act("battle Rumble").say("pass").say("go on").quiet()
    assert table.vault_of("Bumblebee") == ["Rumble"]
    table.play("Smokescreen").play("Hound", "done").play("Firepower").act("battle Laserbeak")
    assert table.asked.kind == "assist", "that battle is the second one"


def test_smokescreen_played_before_and_again_covers_one_battle() -> None:
    table = helped(core()).in_play("Bumblebee", "Courage").hand("Bumblebee", "Smokescreen", "Hound", "Firepower")
    table.play("Smokescreen")
    assert not any(prospect.key == "may assist" for prospect in told(table, "battle Rumble"))
    table.act("battle Rumble").quiet().play("Hound", "done").play("Firepower")
    assert any(prospect.key == "may assist" for prospect in told(table, "battle Laserbeak"))


def told(table: Table, words: str) -> list[Prospect]:
    """What the active player is told of an action."""
    option = next(option for option in table.asked.options if words in table.read(option))
    return table.game.outlook(view(table.s, table.s.active), option)


def test_smokescreen_says_nothing_about_bosses() -> None:
    table = helped(core()).put("C2", "Starscream").hand("Bumblebee", "Smokescreen").play("Smokescreen")
    table.stand("Bumblebee", "C2").act("battle Starscream")
    assert table.asked.kind == "assist"


def test_sunstreaker_is_stronger_without_damage() -> None:
    for damage, power in (((), 4), (("Damage",), 3)):
        table = core().in_play("Bumblebee", *damage).hand("Bumblebee", "Sunstreaker").play("Sunstreaker").quiet()
        assert table.power_on("Sunstreaker") == power


def test_red_alert_may_throw_the_next_encounter_away() -> None:
    for answer, left in (("do", ["Flak Burst"]), ("no", [])):
        table = core().hand("Bumblebee", "Red Alert").encounter("Flak Burst").play("Red Alert", answer).quiet()
        assert table.names(zones.ENCOUNTER_DISCARD) == left
        assert table.knows("Bumblebee", "Flak Burst")
        assert table.knows("Ironhide", "Flak Burst") == bool(left)


def test_red_alert_shuffles_an_empty_stack_first() -> None:
    table = core().hand("Bumblebee", "Red Alert")
    for slot in tuple(table.s.zones[zones.ENCOUNTERS]):
        table.position.on_top(zones.ENCOUNTER_DISCARD, [table.name(slot)])
    table.play("Red Alert", "no").quiet()
    assert len(table.s.zones[zones.ENCOUNTERS]) == 10


def test_jetfire_draws_and_is_an_autobot_and_a_relic() -> None:
    """Core p.22."""
    table = core("Optimus Prime", "Bumblebee").mode("Optimus Prime", "bot").hand("Optimus Prime", "Jetfire")
    table.play("Jetfire", "do")
    assert table.power_on("Jetfire") == 4
    assert len(table.hand_of("Optimus Prime")) == 1
    table.act("end turn")
    while table.asked.kind != "relic":
        table.say(table.options()[0])
    table.say("vault")
    sit_out(table, until="place standee" if table.s.at[1] < 0 else "action")
    assert table.vault_of("Optimus Prime") == ["Jetfire"]
    assert score(table.s, 0)["vault"] == 2
    assert score(table.s, 0)["adversaries"] == 0, "he was stored, not beaten"


def test_jetfire_is_left_out_of_co_op_games() -> None:
    """Core p.21: all Relics are."""
    game = team().game
    in_play = {card.name for card in game.cards}
    assert "Jetfire" in in_play
    s = game.new(3)
    supply = (zones.MATRIX, zones.MAIN_DECK, zones.BOX)
    assert not any(s.card(slot).name == "Jetfire" for zone in supply for slot in s.zones[zone] if slot >= 0)


def test_rewards_of_autobots_are_gained_when_they_may_be_beaten() -> None:
    """Under Divided Loyalties: VP by the list, Energon with the dearest."""
    vp = {"Arcee": 1, "Windcharger": 1, "Hound": 1, "Cliffjumper": 1, "Bluestreak": 1, "Jazz": 2, "Mirage": 2,
          "Smokescreen": 2, "Trailbreaker": 2, "Red Alert": 2, "Sunstreaker": 2, "Jetfire": 3}
    for name, points in vp.items():
        table = clear_matrix(core(energon=0)).put("D3", "Divided Loyalties").put("B2", name).mode("Bumblebee", "bot")
        table.in_play("Bumblebee", "Onslaught", "Ramjet").act(f"battle {name}")
        assert table.vp("Bumblebee") == points, name
        assert table.has("Bumblebee") == (1 if name in ("Red Alert", "Sunstreaker") else 0), name
