"""Table rulings: every switch, with both of its readings. Rulings about one card stand here too, unless that card's
own tests try them, and battles have their own file; the last test sees to it that none is forgotten."""
from __future__ import annotations

from pathlib import Path

import pytest

from matrix.core import clear_matrix, core, sit_out, solo, team
from matrix.ruled import ruled, war
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.card import SITE
from sparktable.games.matrix.deeds.attack import ambush
from sparktable.games.matrix.deeds.ending import end_by_deck
from sparktable.games.matrix.deeds.piles import destroy
from sparktable.games.matrix.deeds.resources import gain_energon, gain_vp
from sparktable.games.matrix.facts.contest import cost_to_defeat
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.pools import POOL_SITES_LEFT
from sparktable.games.matrix.rules.rulings import RULINGS
from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.game import BadSetup, open_game

TESTS = Path(__file__).parents[1]


def setup(name: str, value: str, *, box: str = "war-on-cybertron", mode: str = "tvt", players: int = 2,
          seed: int = 1) -> MatrixState:
    """A game as it is set up with that ruling."""
    game = open_game("matrix", {"set": box, "mode": mode, "players": players, "rulings": {name: value}})
    assert isinstance(game, MatrixGame)
    s = game.new(seed)
    assert isinstance(s, MatrixState)
    return s


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


def test_seat_energon_is_among_rivals() -> None:
    """A team needs no remedy against its own later seats."""
    assert set(setup("seat_energon", "on", box="core", mode="co-op", players=5).energon) == {2}


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


# --- none is forgotten --------------------------------------------------------------------------------------------


def test_every_ruling_has_a_page_two_values_and_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    assert len({ruling.name for ruling in RULINGS}) == len(RULINGS)
    for ruling in RULINGS:
        assert len(set(ruling.values)) >= 2, ruling.name
        assert ruling.page and ruling.about.endswith("."), ruling.name
        assert f'"{ruling.name}"' in tests, f"no test speaks of {ruling.name}"
