"""Setting the table: sizes and stacks in every mode, what is and is not shuffled in, and set-ups that are refused."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from matrix.table import Table
from sparktable.games.matrix import pools
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.card import ALLY, BOSS, MANEUVER, POLITY, RELIC, ROBOT, SCHEME, SITE, TECHNOLOGY
from sparktable.games.matrix.deeds.resources import gain_damage
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.options import MODES
from sparktable.games.matrix.state import MatrixState, seat_zone
from sparktable.kernel.game import BadSetup, open_game

WAR, CORE = "war-on-cybertron", "core"
STACK = {1: 7, 2: 9, 3: 11, 4: 13, 5: 15}
MATRIX = {1: (3, 4), 2: (3, 4), 3: (4, 4), 4: (4, 4), 5: (4, 5)}
ADDED = {(WAR, "tvt"): 3, (WAR, "co-op"): 3, (WAR, "solo"): 3, (CORE, "competitive"): 1, (CORE, "co-op"): 2,
         (CORE, "solo"): 2}
DECK = {(WAR, "tvt", 2): 41, (WAR, "tvt", 4): 53, (WAR, "co-op", 2): 41, (WAR, "co-op", 3): 47,
        (WAR, "co-op", 4): 53, (WAR, "solo", 1): 35, (CORE, "competitive", 2): 35, (CORE, "competitive", 3): 41,
        (CORE, "competitive", 4): 47, (CORE, "competitive", 5): 53, (CORE, "co-op", 2): 38, (CORE, "co-op", 3): 44,
        (CORE, "co-op", 4): 50, (CORE, "co-op", 5): 56, (CORE, "solo", 1): 32}
"""Cards of the main deck after the Matrix is laid (composition page)."""
SETUPS = [(box, mode, players) for box, modes in MODES.items() for mode, counts in modes.items()
          for players in counts]
SEEDS = range(6)


def new(seed: int = 1, **options: Any) -> MatrixState:
    s = open_game("matrix", options).new(seed)
    assert isinstance(s, MatrixState)
    return s


def of_pool(s: MatrixState, pool: int) -> list[int]:
    return [slot for slot in s.zones[zones.MAIN_DECK] if s.pool[slot] == pool]


def supply(s: MatrixState) -> list[int]:
    return [*s.zones[zones.MATRIX], *s.zones[zones.MAIN_DECK]]


def test_every_set_up_has_a_size_on_the_composition_page() -> None:
    assert set(DECK) == set(SETUPS)


@pytest.mark.parametrize(("box", "mode", "players"), SETUPS)
def test_sizes_of_matrix_stacks_and_main_deck(box: str, mode: str, players: int) -> None:
    """War on Cybertron p.4-5, p.20; Core p.4-5, p.21; examples W1 and C1."""
    for seed in SEEDS:
        s = new(seed, set=box, mode=mode, players=players)
        assert (s.game.grid.rows, s.game.grid.columns) == MATRIX[players]
        assert len(s.zones[zones.MATRIX]) == s.game.grid.size and -1 not in s.zones[zones.MATRIX]
        assert len(s.zones[zones.MAIN_DECK]) == DECK[box, mode, players]
        stacks = [of_pool(s, pool) for pool in (pools.POOL_STACK_1, pools.POOL_STACK_2, pools.POOL_STACK_3)]
        assert {len(stack) for stack in stacks} == {STACK[players] + ADDED[box, mode]}
        assert len(of_pool(s, pools.POOL_STACK_4)) == 5
        order = [s.pool[slot] for slot in reversed(s.zones[zones.MAIN_DECK])]
        assert order == sorted(order), "the first stack lies on top, the fourth at the bottom"
        assert not any(s.known[slot] for slot in supply(s)), "all of it facedown"


@pytest.mark.parametrize(("box", "mode", "players"), SETUPS)
def test_what_is_put_into_the_three_stacks(box: str, mode: str, players: int) -> None:
    """A Boss of its level for each faction that is fought, a Polity of that level, a Scheme in co-op."""
    for seed in SEEDS:
        s = new(seed, set=box, mode=mode, players=players)
        for level, pool in enumerate((pools.POOL_STACK_1, pools.POOL_STACK_2, pools.POOL_STACK_3), 1):
            cards = [s.card(slot) for slot in of_pool(s, pool)]
            bosses = [card for card in cards if card.type == BOSS]
            assert {card.level for card in bosses} == {level}
            assert sorted(card.faction for card in bosses) == ([0, 1] if mode == "tvt" else [1])
            polities = [card.level for card in cards if card.type == POLITY]
            assert polities.count(level) >= (box == WAR) and len(polities) <= (2 if level == 1 else 1) * (box == WAR)
            schemes = sum(card.type == SCHEME and card.subtype == "Cooperative Scheme" for card in cards)
            overflow = int(box == WAR and level == 1)
            assert schemes in ((0,) if mode in ("tvt", "competitive") else (1, 1 + overflow))
        assert not any(s.card(slot).type in (BOSS, POLITY) for slot in of_pool(s, pools.POOL_STACK_4))
        assert sum(s.card(slot).type == POLITY for slot in supply(s)) == 4 * (box == WAR)


@pytest.mark.parametrize(("box", "mode", "players"), SETUPS)
def test_side_stacks_and_what_each_player_begins_with(box: str, mode: str, players: int) -> None:
    """War on Cybertron p.4-5, Core p.5: no Ruins, Polities or Missions in the Core Set."""
    s = new(set=box, mode=mode, players=players)
    assert len(s.zones[zones.BASIC]) == 16
    assert len(s.zones[zones.ENCOUNTERS]) == 10 and len(s.zones[zones.DAMAGE_STACK]) == 20
    assert len(s.zones[zones.RUINS]) == (10 if box == WAR else 0)
    for seat in range(players):
        hand, deck = s.zones[seat_zone(seat, zones.HAND)], s.zones[seat_zone(seat, zones.DECK)]
        assert (len(hand), len(deck), s.energon[seat], s.mode[seat], s.at[seat]) == (5, 5, 2, zones.ALT, -1)
        names = Counter(s.card(slot).name for slot in (*hand, *deck))
        assert sorted(names.values()) == [1, 1, 1, 1, 6]
        assert names["Bold" if box == WAR else "Courage"] == 6
        missions = len(s.zones[seat_zone(seat, zones.MISSIONS)])
        assert missions == (0 if box == CORE else 3 if mode == "solo" else 2)
    assert s.active in range(players) and s.turn == 1


def test_missions_by_mode() -> None:
    """War on Cybertron p.4-5, p.20: 5 or 7 per faction; in co-op and solo only those that are marked."""
    for players, left in ((2, 3), (4, 3)):
        s = new(set=WAR, mode="tvt", players=players)
        assert [len(s.zones[zones.MISSION_STACK + side]) for side in (0, 1)] == [left, left]
    for mode, players in (("co-op", 4), ("solo", 1)):
        s = new(set=WAR, mode=mode, players=players)
        dealt = [slot for seat in range(players) for slot in s.zones[seat_zone(seat, zones.MISSIONS)]]
        stack = s.zones[zones.MISSION_STACK]
        assert all(mode in s.card(slot).modes for slot in (*dealt, *stack))
        marked = sum(title.type == "mission" and mode in title.modes for title in s.game.chosen.titles)
        assert len(dealt) + len(stack) == marked


def test_the_seats_of_team_versus_team() -> None:
    """War on Cybertron p.5: A-D-A-D; in co-op all of one faction."""
    assert new(set=WAR, mode="tvt", players=4).game.side == (0, 1, 0, 1)
    assert new(set=WAR, mode="co-op", players=3, side="decepticon").game.side == (1, 1, 1)


def test_decepticons_fight_autobot_bosses() -> None:
    """War on Cybertron p.20."""
    s = new(set=WAR, mode="co-op", players=2, side="decepticon")
    assert {s.card(slot).faction for slot in s.zones[zones.MAIN_DECK] if s.card(slot).type == BOSS} == {0}


def test_sites_relics_and_schemes_that_stay_in_the_box() -> None:
    """War on Cybertron p.4 (3 Sites), Core p.4 (first game), p.21 (no Relics; All-Out Assault alone)."""
    for seed in SEEDS:
        s = new(seed, set=WAR, mode="tvt", players=2)
        left = [slot for slot, pool in enumerate(s.pool) if pool == pools.POOL_SITES_LEFT]
        assert len(left) == 2 and sum(s.card(slot).type == SITE for slot in supply(s)) <= 3
        assert not any(s.card(slot).type == SCHEME for slot in range(len(s.ident)))
        team = new(seed, set=CORE, mode="co-op", players=5)
        assert not any(RELIC in team.card(slot).types for slot in range(len(team.ident)))
        first = new(seed, set=CORE, mode="competitive", players=5, first_game=True)
        assert not any(first.card(slot).type == SCHEME for slot in range(len(first.ident)))
        alone = new(seed, set=CORE, mode="solo", drop_unthwartable=True)
        assert not any(alone.card(slot).name == "All-Out Assault" for slot in range(len(alone.ident)))


def test_the_first_player_is_drawn_by_lot() -> None:
    """War on Cybertron p.5, Core p.5: every seat begins now and then."""
    assert {new(seed, set=CORE, mode="competitive", players=5).active for seed in range(60)} == set(range(5))


@pytest.mark.parametrize(("options", "complaint"), [
    ({"set": "core-set"}, "did you mean 'core'"),
    ({"set": CORE, "mode": "tvt"}, "known are co-op, competitive, solo"),
    ({"set": WAR, "mode": "competitive"}, "known are co-op, solo, tvt"),
    ({"set": WAR, "players": 3}, "takes 2 or 4 players, not 3"),
    ({"set": WAR, "mode": "co-op", "players": 5}, "takes 2, 3 or 4 players, not 5"),
    ({"set": WAR, "mode": "solo", "players": 2}, "takes 1 player, not 2"),
    ({"set": WAR, "mode": "solo", "players": True}, "takes 1 player, not True"),
    ({"set": WAR, "players": 2.0}, "takes 2 or 4 players, not 2.0"),
    ({"set": WAR, "players": "2"}, "takes 2 or 4 players, not '2'"),
    ({"set": CORE, "mode": "co-op", "expert": "no"}, "the option 'expert' takes true or false"),
    ({"characters": "Prowl"}, "the option 'characters' takes a list of names"),
    ({"mode": "co-op", "schemes": "Supply Blockade"}, "the option 'schemes' takes a list of names"),
    ({"swaps": ["Last Stand"]}, "the option 'swaps' takes pairs"),
    ({"rulings": ["sites_in_deck"]}, "the option 'rulings' takes pairs"),
    ({"set": CORE, "players": 6}, "takes 2, 3, 4 or 5 players, not 6"),
    ({"set": CORE, "side": "decepticon"}, "only Autobot characters"),
    ({"side": "maximal"}, "known are autobot, decepticon"),
    ({"set": WAR, "expert": True}, "option of the Core Set"),
    ({"set": WAR, "first_game": True}, "option of the Core Set"),
    ({"set": CORE, "expert": True}, "expert is for co-op and solo games"),
    ({"set": CORE, "mode": "co-op", "drop_unthwartable": True}, "only a solo game"),
    ({"characters": ["Elita-1", "Megatron", "Prowl"]}, "there are 2 seats, and 3 characters are named"),
    ({"characters": ["Elita"]}, "there is no character 'Elita'; did you mean 'elita-1'"),
    ({"characters": ["Megatron"]}, "seat 1 plays for the Autobots, and Megatron does not"),
    ({"mode": "co-op", "players": 2, "characters": ["Prowl", "Prowl"]}, "Prowl is chosen twice"),
    ({"rulings": {"sites": "3"}}, "there is no table ruling 'sites'"),
    ({"rulings": {"sites_in_deck": "4"}}, "can be 3 or 5, not 4"),
    ({"player": 2}, "did you mean 'players'"),
])
def test_a_set_up_that_is_refused_says_what_would_be_legal(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup) as refused:
        open_game("matrix", options)
    assert complaint in str(refused.value) and "\n" not in str(refused.value)


def copies(game: MatrixGame) -> Counter[str]:
    """Cards of each kind that a customised deck must have (War on Cybertron p.21)."""
    count: Counter[str] = Counter()
    for title in game.chosen.titles:
        kind = f"{title.type} {title.faction}" if title.type == ROBOT else title.type
        count[RELIC if RELIC in title.types and title.type != ROBOT else kind] += title.copies
    return count


def test_a_legal_mix_keeps_the_numbers_of_every_type() -> None:
    """War on Cybertron p.21 and example W19: 12/12/16/16/6/5/6."""
    game = open_game("matrix", {"set": WAR, "swaps": {
        "Overwhelming Force": "Last Stand", "Null Ray": "Energon Drill", "Cutthroat": "Bonecrusher",
        "Chromia": "Jazz", "Delphi": "Repair Bay", "Star Saber": "Prism of Dawn", "Emirate Xaaron": "Carly",
        "Octane": "Starscream"}})
    assert isinstance(game, MatrixGame)
    count = copies(game)
    assert [count[f"{ROBOT} 0"], count[f"{ROBOT} 1"], count[MANEUVER], count[TECHNOLOGY], count[RELIC], count[SITE],
            count[ALLY]] == [12, 12, 16, 16, 6, 5, 6]
    names = [title.name for title in game.chosen.titles]
    assert "Last Stand" in names and "Overwhelming Force" not in names
    game.new(3)


def test_a_card_that_has_come_is_not_taken_for_its_namesake_that_leaves() -> None:
    """War on Cybertron p.21: one Astrotrain is a Robot, the other a Boss."""
    game = open_game("matrix", {"set": CORE, "swaps": {"Blitzwing": "Astrotrain", "Astrotrain": "Dirge"}})
    assert isinstance(game, MatrixGame)
    names = [(title.name, title.type) for title in game.chosen.titles]
    assert ("Astrotrain", ROBOT) in names and ("Astrotrain", "boss") not in names and ("Dirge", "boss") in names


def test_characters_and_schemes_of_the_other_box_may_join() -> None:
    """War on Cybertron p.21."""
    game = open_game("matrix", {"set": WAR, "mode": "co-op", "players": 2, "mix": True,
                                "characters": ["Bumblebee", "Elita-1"], "schemes": ["Supply Blockade"]})
    assert isinstance(game, MatrixGame)
    assert [title.name for title in game.chosen.characters if title] == ["Bumblebee", "Elita-1"]
    assert any(title.name == "Supply Blockade" for title in game.chosen.titles)
    game.new(3)


def test_damage_of_both_sets_is_shuffled_in_and_not_swapped() -> None:
    """War on Cybertron p.21: five of each kind join the twenty of a competitive game, and act as they do at home."""
    table = Table("Bumblebee", "Ironhide", box=CORE, mode="competitive", guest_damage=True)
    found = Counter(table.names(zones.DAMAGE_STACK))
    assert found == {"Damage": 20, "Blast Wound": 5, "Energy Leak": 5}
    table.next_damage("Blast Wound", "Energy Leak")
    gain_damage(table.s, 0, 2)
    assert (table.played("Bumblebee"), table.discarded("Bumblebee")) == (["Blast Wound"], ["Energy Leak"])


TERRORCONS = {"Blot": "Ravage", "Cutthroat": "Bonecrusher", "Rippersnapper": "Brawl", "Sinnertwin": "Shrapnel"}


def test_chance_picks_no_character_that_would_care_in_vain() -> None:
    """War on Cybertron p.21: without Terrorcons nobody plays Hun-Gurrr."""
    for seed in range(20):
        s = new(seed, set=WAR, swaps=TERRORCONS)
        assert s.card(s.zones[seat_zone(1, zones.CHARACTER)][0]).name != "Hun-Gurrr"


@pytest.mark.parametrize(("options", "complaint"), [
    ({"swaps": {"Overwhelming Farce": "Last Stand"}}, "no card 'Overwhelming Farce' to swap; did you mean Overwh"),
    ({"swaps": {"Overwhelming Force": "Last Stant"}}, "no card 'Last Stant' to swap; did you mean Last Stand"),
    ({"swaps": {"Overwhelming Force": "Omega Formation"}}, "no card 'Omega Formation' to swap"),
    ({"swaps": {"Overwhelming Force": "Ion Lance"}}, "is a maneuver and Ion Lance a technology"),
    ({"swaps": {"Overwhelming Force": "Helping Hand"}}, "costs 5 and Helping Hand 3"),
    ({"swaps": {"Chromia": "Brawl"}}, "not of the same faction"),
    ({"swaps": {"Octane": "Megatron"}}, "only cards of like cost"),
    ({"swaps": {"Star Saber": "Jetfire"}}, "only cards of like type are swapped"),
    ({"swaps": {"Blast Wound": "Damage"}}, "stays in its box"),
    ({"swaps": {"Overwhelming Force": "Roll Out!"}}, "stays in its box"),
    ({"guest_damage": True}, "competitive games with the Core Set only"),
    ({"set": CORE, "mode": "solo", "guest_damage": True}, "competitive games with the Core Set only"),
    ({"guest_damage": "some"}, "true or false"),
    ({"swaps": {"Reinforcements": "Roll Out!"}}, "no card 'Reinforcements' to swap; Bosses, Robots, Technology"),
    ({"swaps": {"Elita-1": "Bumblebee"}}, "no card 'Elita-1' to swap; Bosses, Robots, Technology"),
    ({"mode": "co-op", "schemes": ["Xyzzy"]}, "known are All-Out Assault, Ashen Curtain"),
    ({"swaps": {"Overwhelming Force": "Last Stand", "Omega Formation": "Last Stand"}},
     "no card 'Last Stand' to swap"),
    ({"schemes": ["Supply Blockade"]}, "co-op and solo games only"),
    ({"mode": "co-op", "schemes": ["Supply Blockade", "supply blockade"]}, "Supply Blockade is named twice"),
    ({"mode": "co-op", "schemes": ["Supply Blocade"]}, "did you mean Supply Blockade"),
    ({"mode": "co-op", "side": "decepticon", "schemes": ["Supply Blockade"]}, "is for Autobot players"),
    ({"characters": ["Elita-1", "Hun-Gurrr"], "swaps": TERRORCONS}, "Hun-Gurrr cares about Terrorcons"),
])
def test_an_illegal_mix_is_explained(options: dict[str, Any], complaint: str) -> None:
    """War on Cybertron p.21."""
    with pytest.raises(BadSetup) as refused:
        open_game("matrix", {"set": WAR, **options})
    assert complaint in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize(("scheme", "missing"), [("Planetary Siege", "Polities"), ("Creeping Corrosion", "Ruins")])
def test_a_scheme_that_cannot_work_in_a_box_is_refused(scheme: str, missing: str) -> None:
    """War on Cybertron p.21: the Core Set knows neither Polities nor Ruins."""
    with pytest.raises(BadSetup, match=f"{scheme} speaks of {missing}, and this game has none"):
        open_game("matrix", {"set": "core", "mode": "co-op", "players": 2, "schemes": [scheme]})


@pytest.mark.parametrize("difficulty", ["book", "recruit", "veteran"])
def test_no_game_takes_more_turns_than_stated(difficulty: str) -> None:
    """Each turn ends with a card less in the main deck; the round may be played out after the last one."""
    for box, modes in MODES.items():
        for mode, counts in modes.items():
            for players in counts:
                game = open_game("matrix", {"set": box, "mode": mode, "players": players,
                                            "rulings": {"coop_difficulty": difficulty}})
                deck = game.new(3).zones[zones.MAIN_DECK]
                assert len(deck) + 1 + players <= game.max_turns <= 70
