"""Table rulings: every switch, with both of its readings. Rulings about one card stand here too, unless that card's
own tests try them; the last test sees to it that none is forgotten."""
from __future__ import annotations

from pathlib import Path

import pytest

from matrix.core import clear_matrix, core, sit_out, solo, team
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.card import SITE
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.pools import POOL_SITES_LEFT
from sparktable.games.matrix.rules.attack import ambush
from sparktable.games.matrix.rules.contest import can_be_battled, cost_to_defeat, why_not_confront
from sparktable.games.matrix.rules.ending import end_by_deck
from sparktable.games.matrix.rules.piles import destroy
from sparktable.games.matrix.rules.resources import gain_energon, gain_vp
from sparktable.games.matrix.rules.rulings import RULINGS
from sparktable.games.matrix.rules.scoring import score
from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.events import Event
from sparktable.kernel.game import BadSetup, open_game
from sparktable.kernel.zones import learn, turn_up

TESTS = Path(__file__).parents[1]


def setup(name: str, value: str, *, box: str = "war-on-cybertron", mode: str = "tvt", players: int = 2,
          seed: int = 1) -> MatrixState:
    """A game as it is set up with that ruling."""
    game = open_game("matrix", {"set": box, "mode": mode, "players": players, "rulings": {name: value}})
    assert isinstance(game, MatrixGame)
    s = game.new(seed)
    assert isinstance(s, MatrixState)
    return s


def war(name: str, value: str, *characters: str, mode: str = "tvt") -> Table:
    return Table(*(characters or ("Elita-1", "Megatron")), mode=mode, rulings={name: value})


def ruled(name: str, value: str, *characters: str, **options: object) -> Table:
    """A competitive game with the Core Set."""
    return core(*characters, rulings={name: value}, **options)


def in_supply(s: MatrixState, name: str) -> bool:
    supply = (zones.MATRIX, zones.MAIN_DECK, zones.BOX)
    return any(s.card(slot).name == name for zone in supply for slot in s.zones[zone] if slot >= 0)


# --- setting the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "left"), [("3", 2), ("5", 0)])
def test_sites_in_deck(value: str, left: int) -> None:
    """War on Cybertron p.4 says 3, p.21 says 5."""
    s = setup("sites_in_deck", value)
    assert s.pool.count(POOL_SITES_LEFT) == left


@pytest.mark.parametrize(("value", "among"), [("relic", 0), ("site", 3)])
def test_crystal_city_slot(value: str, among: int) -> None:
    """As a Site it may stay out with the others: in some of twelve games it does."""
    left_out = 0
    for seed in range(12):
        s = setup("crystal_city_slot", value, seed=seed)
        sites = [slot for slot, pool in enumerate(s.pool) if pool == POOL_SITES_LEFT]
        assert len(sites) == (among or 2)
        assert all(SITE in s.card(slot).types for slot in sites)
        left_out += any(s.card(slot).name == "Crystal City" for slot in sites)
    assert (left_out > 0) == (value == "site")


@pytest.mark.parametrize(("value", "there"), [("keep", True), ("remove", False)])
def test_coop_relics(value: str, there: bool) -> None:
    """The Mission that asks for a Relic goes with them: it could never be completed."""
    s = setup("coop_relics", value, mode="co-op")
    assert in_supply(s, "Star Saber") == there
    assert any(s.card(slot).name == "Relic Hunter" for slot in range(len(s.ident))) == there


@pytest.mark.parametrize("value", ["16", "21"])
def test_reinforcements_stack(value: str) -> None:
    assert len(setup("reinforcements_stack", value).zones[zones.BASIC]) == int(value)


@pytest.mark.parametrize("value", ["stack_1", "force_matrix"])
def test_top12_overflow(value: str) -> None:
    """13 cards for 12 spaces: the Polity of the start may be the one left over, or never is."""
    games = [setup("top12_overflow", value, seed=seed) for seed in range(40)]
    in_matrix = [any(s.card(slot).type == "polity" for slot in s.zones[zones.MATRIX]) for s in games]
    assert all(in_matrix) == (value == "force_matrix")


@pytest.mark.parametrize("value", ["2", "3"])
def test_rollout_cost(value: str) -> None:
    table = ruled("rollout_cost", value).in_play("Bumblebee", "Courage", "Courage")
    assert table.offers("buy Roll Out!") == (value == "2")


@pytest.mark.parametrize(("value", "energon"), [("off", [2, 2, 2, 2, 2]), ("on", [2, 3, 4, 5, 6])])
def test_seat_energon(value: str, energon: list[int]) -> None:
    s = setup("seat_energon", value, box="core", mode="competitive", players=5)
    assert sorted(s.energon) == energon
    assert s.energon[s.active] == 2, "whoever begins has the least"


@pytest.mark.parametrize(("value", "energon", "vp"), [("off", 100, 50), ("box", 80, 40)])
def test_supply_limits(value: str, energon: int, vp: int) -> None:
    """82 Energon and 40 VP are in the box; the other player holds 2 Energon."""
    table = ruled("supply_limits", value, energon=0).energon("Ironhide", 2)
    gain_energon(table.s, 0, 100)
    gain_vp(table.s, 0, 50)
    assert (table.has("Bumblebee"), table.vp("Bumblebee")) == (energon, vp)


@pytest.mark.parametrize("value", ["no", "yes"])
def test_equal_turns(value: str) -> None:
    """The round is played to its end: here the second player still has a turn."""
    table = ruled("equal_turns", value)
    end_by_deck(table.s)
    assert (table.s.outcome is None) == (value == "yes")
    if value == "yes":
        sit_out(table.act("end turn"))
        assert table.s.active == 1
        table.act("end turn")
        sit_out(table)
        assert table.s.outcome is not None
        assert table.s.outcome.reason == "deck"


def test_equal_turns_do_not_concern_a_team() -> None:
    table = team(rulings={"equal_turns": "yes"})
    end_by_deck(table.s)
    assert table.s.outcome is not None


@pytest.mark.parametrize(("value", "cost"), [("book", 8), ("recruit", 7), ("veteran", 9)])
def test_coop_difficulty_of_the_core_set(value: str, cost: int) -> None:
    """A Boss costs 1 less or more, but never among rivals."""
    table = team(rulings={"coop_difficulty": value}).put("B2", "Starscream")
    assert cost_to_defeat(table.s, table.slot("Starscream")) == cost
    table = ruled("coop_difficulty", value).put("B2", "Starscream")
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 8


@pytest.mark.parametrize(("value", "energon", "cards"), [("book", 2, 41), ("recruit", 4, 41), ("veteran", 2, 38)])
def test_coop_difficulty_of_war_on_cybertron(value: str, energon: int, cards: int) -> None:
    """More Energon and half the price of open Missions, or smaller stacks."""
    s = setup("coop_difficulty", value, mode="co-op")
    assert s.energon == [energon, energon]
    assert len(s.zones[zones.MAIN_DECK]) == cards
    assert s.game.mission_surcharge(s) == (2 if value == "recruit" else 4)


def test_an_unknown_ruling_or_value_is_refused_with_a_hint() -> None:
    with pytest.raises(BadSetup, match="did you mean 'equal_turns'"):
        core(rulings={"equal_turn": "yes"})
    with pytest.raises(BadSetup, match="no or yes"):
        core(rulings={"equal_turns": "perhaps"})


# --- turns, prices, texts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "has"), [("per_player", 12), ("per_team", 4)])
def test_energon_cap(value: str, has: int) -> None:
    table = war("energon_cap", value, "Elita-1", "Megatron", "Hot Rod", "Soundwave").energon("Hot Rod", 8)
    gain_energon(table.s, 0, 20)
    assert table.has("Elita-1") == has


@pytest.mark.parametrize("value", ["no", "yes"])
def test_own_boss_protected(value: str) -> None:
    """War on Cybertron p.6: an own Boss is no Adversary."""
    table = war("own_boss_protected", value).put("A1", "Blurr").put("A2", "Jump Jets").put("A3", "Chromia")
    table.main_deck("Dirge").act("end turn")
    assert table.asked.kind == "make room"
    assert table.offers("space A1") == (value == "no")


@pytest.mark.parametrize(("value", "over"), [("no", True), ("yes", False)])
def test_crystal_city_in_ruin_end(value: str, over: bool) -> None:
    """All other Ruins lie open; the City waits in the deck."""
    table = war("crystal_city_in_ruin_end", value).main_deck("Crystal City").put("B2", "Dirge")
    s = table.s
    for slot in tuple(s.zones[zones.RUINS])[:-1]:
        table.position.find(table.name(slot))
        s.zones[zones.RUINS].remove(slot)
        s.zones[zones.DESTROYED].append(slot)
        s.where[slot] = zones.DESTROYED
    table.put("D3", "Slugfest").in_play("Elita-1", "Requiem Blaster", "Steeljaw")
    table.stand("Elita-1", "D2").mode("Elita-1", "bot").act("battle Slugfest")
    sit_out(table)
    assert (s.outcome is not None and s.outcome.reason == "ruins") == over


@pytest.mark.parametrize("value", ["destroyed", "swap_in"])
def test_scheme_drawn_full_matrix(value: str) -> None:
    """Core p.6 destroys what is no Boss; the sister set swaps it in for a facedown card."""
    table = team(rulings={"scheme_drawn_full_matrix": value}).main_deck("Ashen Curtain").act("end turn")
    if value == "swap_in":
        table.say("space A1")
        assert (table.lies("A1"), table.is_up("A1")) == ("Ashen Curtain", True)
    assert ("Ashen Curtain" in table.destroyed()) == (value == "destroyed")


@pytest.mark.parametrize(("value", "cards"), [("off", 4), ("on", 8)])
def test_flight_diagonal_adjacent(value: str, cards: int) -> None:
    """On cards with Flight only."""
    table = ruled("flight_diagonal_adjacent", value).hand("Bumblebee", "Patrol").play("Patrol", "do")
    assert len(table.options()) == cards
    table = ruled("flight_diagonal_adjacent", value).in_play("Bumblebee", "Galactic Positioning System")
    assert len(table.activate("Galactic Positioning System", 1).options()) == 4


@pytest.mark.parametrize(("value", "damage"), [("on", 1), ("off", 0)])
def test_push_ambush(value: str, damage: int) -> None:
    table = ruled("push_ambush", value).put("B1", "Brawl").stand("Ironhide", "B2").encounter("Flak Burst")
    table.hand("Bumblebee", "Rumble").play("Rumble", "do", "B1").quiet()
    assert table.damage("Ironhide") == damage


@pytest.mark.parametrize("value", ["off", "on"])
def test_repair_needs_consent(value: str) -> None:
    for answer, damage in (("yes", 0), ("no", 1)):
        table = ruled("repair_needs_consent", value).stand("Ironhide", "B2").in_play("Ironhide", "Damage")
        table.hand("Bumblebee", "Fix").play("Fix", "do")
        if value == "on":
            assert (table.asked.seat, table.asked.kind) == (1, "consent")
            table.say(answer)
        assert table.quiet().damage("Ironhide") == (damage if value == "on" else 0)


def test_nobody_asks_himself_for_consent() -> None:
    table = ruled("repair_needs_consent", "on").in_play("Bumblebee", "Damage").hand("Bumblebee", "Fix")
    assert table.play("Fix", "do").quiet().damage("Bumblebee") == 0


@pytest.mark.parametrize(("value", "cards"), [("starter", ["Courage", "Fix"]),
                                              ("any_controlled", ["Courage", "Fix", "Jazz"])])
def test_fix_destroys(value: str, cards: list[str]) -> None:
    table = ruled("fix_destroys", value).in_play("Bumblebee", "Fix", "Courage", "Jazz").activate("Fix", 1)
    assert sorted(table.options()) == [f"card {name}" for name in cards]


@pytest.mark.parametrize(("value", "power"), [("first_each_turn", 4), ("every_courage", 6)])
def test_spike_bonus(value: str, power: int) -> None:
    table = ruled("spike_bonus", value).in_play("Bumblebee", "Spike Witwicky").hand("Bumblebee", "Courage", "Courage")
    assert table.play("Courage").play("Courage").quiet().power_at(0) == power


@pytest.mark.parametrize(("value", "bosses"), [("off", 0), ("on", 1)])
def test_lens_destroys_boss(value: str, bosses: int) -> None:
    """A Boss that goes so is one of the three."""
    table = ruled("lens_destroys_boss", value).in_play("Bumblebee", "Sentinel Lens").main_deck("Starscream")
    table.activate("Sentinel Lens", 1).say("do" if bosses else "no").quiet()
    assert table.s.bosses_down == [0, bosses]


@pytest.mark.parametrize(("value", "who"), [("rescuer", "Bumblebee"), ("first_owner", "Ironhide")])
def test_hostage_owner(value: str, who: str) -> None:
    table = clear_matrix(ruled("hostage_owner", value)).put("B2", "Hostage Crisis", up=False)
    table.in_play("Ironhide", "Carly").in_play("Bumblebee", "Fix", "Firepower").search()
    table.use("Hostage Crisis", 0).quiet()
    assert "Carly" in table.played(who)
    assert table.vault_of("Bumblebee") == ["Hostage Crisis"]


@pytest.mark.parametrize("value", ["destroyed", "returned"])
def test_hostages_on_destroy(value: str) -> None:
    """Those of players go home; one out of the Matrix has no home."""
    table = clear_matrix(ruled("hostages_on_destroy", value)).put("B2", "Hostage Crisis", up=False)
    table.put("A1", "Chip Chase").in_play("Ironhide", "Carly").in_play("Bumblebee", "Fix").search()
    destroy(table.s, table.slot("Hostage Crisis"))
    assert (table.played("Ironhide") == ["Carly"]) == (value == "returned")
    assert "Chip Chase" in table.destroyed()


@pytest.mark.parametrize("value", ["on", "off"])
def test_starter_cost_counts(value: str) -> None:
    table = clear_matrix(team(rulings={"starter_cost_counts": value})).put("B2", "Ashen Curtain")
    assert table.hand("Bumblebee", "Courage", "Jazz").offers("contribute", "Courage") == (value == "on")
    assert table.offers("contribute", "Jazz")


@pytest.mark.parametrize(("value", "power"), [("off", 2), ("on", 3)])
def test_solo_near_bonus(value: str, power: int) -> None:
    table = solo(rulings={"solo_near_bonus": value}).hand("Bumblebee", "Coordinated Strike")
    assert table.play("Coordinated Strike").quiet().power_on("Coordinated Strike") == power
    table = ruled("solo_near_bonus", value).stand("Ironhide", "D3").hand("Bumblebee", "Coordinated Strike")
    assert table.play("Coordinated Strike").quiet().power_on("Coordinated Strike") == 2


# --- Attacks, Blocks, Ambushes ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "again"), [("each_players_turn", True), ("until_your_turn", False)])
def test_offturn_block_per_turn(value: str, again: bool) -> None:
    """Ironhide Blocks on Bumblebee's turn, and may or may not on Wheeljack's; after his own turn he may again."""
    table = ruled("offturn_block_per_turn", value, "Bumblebee", "Wheeljack", "Ironhide", energon=6)
    table.mode("Ironhide", "bot").put("A1", "Rumble").stand("Ironhide", "A1")

    def ambush_ironhide() -> bool:
        table.position.s.pending = None
        ambush(table.s, (2,), table.slot("Rumble"), -1)
        offered = table.asked.kind == "block" and table.offers("block by ability Ironhide")
        table.say("block by ability Ironhide") if offered else table.unblocked()
        return offered

    assert ambush_ironhide()
    sit_out(table.main_deck("Carly").act("end turn"), until="action")
    assert table.s.active == 1
    assert ambush_ironhide() == again
    for _ in range(2):
        table.main_deck("Chip Chase" if table.s.active == 1 else "Supply Runner").act("end turn")
        sit_out(table, until="action")
    assert table.s.active == 0
    assert ambush_ironhide()


@pytest.mark.parametrize(("value", "drawn"), [("always", 1), ("by_rule", 0)])
def test_avoid_ambush_draws(value: str, drawn: int) -> None:
    """Core p.22 says they are still drawn, p.11 that they are not for a lone victim."""
    table = ruled("avoid_ambush_draws", value).hand("Bumblebee", "Mirage").in_play("Bumblebee", "Fix")
    table.put("B1", "Rumble").play("Mirage").move("B1 1").quiet()
    assert len(table.s.zones[zones.ENCOUNTER_DISCARD]) == drawn


@pytest.mark.parametrize(("value", "damage"), [("turn", 0), ("next_one", 1)])
def test_avoid_ambush_span(value: str, damage: int) -> None:
    table = ruled("avoid_ambush_span", value).hand("Bumblebee", "Phase Shifter").in_play("Bumblebee", "Jazz")
    table.put("B1", "Rumble").put("B2", "Brawl").encounter("Flak Burst", "Overwhelming Numbers")
    table.play("Phase Shifter").move("B1 1").move("B2 1").quiet()
    assert table.damage("Bumblebee") == damage


# --- battles ------------------------------------------------------------------------------------------------------


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


# --- none is forgotten --------------------------------------------------------------------------------------------


def test_every_ruling_has_a_page_two_values_and_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    assert len({ruling.name for ruling in RULINGS}) == len(RULINGS)
    for ruling in RULINGS:
        assert len(set(ruling.values)) >= 2, ruling.name
        assert ruling.page and ruling.about.endswith("."), ruling.name
        assert f'"{ruling.name}"' in tests, f"no test speaks of {ruling.name}"
