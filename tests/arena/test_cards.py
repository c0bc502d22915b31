"""Special cards, and what every text does."""
from __future__ import annotations

from typing import Any

import pytest

from arena.table import Table, pawn, rules
from sparktable.games.arena.card import SPECIAL
from sparktable.games.arena.cards import CATALOGUE, TRANSFORMERS


def facing(me: str, *hand: str, foe: str = "Megatron", at: str = "B2", there: str = "B3",
           against: tuple[str, ...] = (), damage: int = 0, rulings: dict[str, str] | None = None,
           **more: Any) -> Table:
    """Somebody with two actions, and an opponent next to him unless said otherwise."""
    return Table(pawn(me, at, *hand, damage=damage, **more), pawn(foe, there, *against), mode="free-for-all",
                 actions=2, rulings=rulings)


@rules("SP-01", "SP-05")
def test_a_special_is_faceup_resolved_at_once_and_discarded() -> None:
    table = facing("Demolishor", "Artillery Strike", against=("Plated Fury", "2/4")).do("play Artillery Strike")
    assert table.question == "action 0", "nobody was asked to defend"
    assert table.see("damage of Megatron") == 2 and table.see("discards of Demolishor") == ["Artillery Strike"]
    (event,) = table.told("plays")
    assert event.seen_by(1).identities


@rules("SP-02", "TU-06")
def test_a_special_waits_for_the_end_of_the_movement() -> None:
    table = Table(pawn("Demolishor", "B2", "Reload", "5/1"), pawn("Red Alert", "A1"))
    assert not table.can("play Reload")
    assert table.do("stay").can("play Reload")
    assert table.do("attack with 5/1").question == "action 0"
    assert table.can("play Reload"), "between two attacks as well"


@rules("SP-03")
def test_the_four_known_kinds_are_there() -> None:
    texts = {title.name: repr(title.text) for title in CATALOGUE if title.type == SPECIAL}
    for kind, verb in {"movement": "MayMove", "extra attacks": "MoreActions", "drawing": "Draw", "looking":
                       "LookAndDiscard"}.items():
        assert any(verb in text for text in texts.values()), kind


@rules("SP-04", "A12")
def test_a_special_costs_one_action() -> None:
    table = facing("Demolishor", "Artillery Strike", "Reload", "Reload").do("play Artillery Strike", "play Reload")
    assert table.question == "move 1"


@rules("SP-06", "A24")
def test_a_special_may_be_played_without_a_target() -> None:
    table = facing("Demolishor", "Artillery Strike", there="J7", at="A2").do("play Artillery Strike")
    assert table.see("damage of Megatron") == 0 and table.see("discards of Demolishor") == ["Artillery Strike"]


@rules("CA-03", "A25")
def test_ram_em() -> None:
    table = facing("Optimus Prime", "Ram'em", there="D4", at="A2").do("play Ram'em")
    assert "D3" in table.moves() and "D5" not in table.moves(), "six steps away, and eight"
    assert table.do("move to C4").see("damage of Megatron") == 3
    assert facing("Optimus Prime", "Ram'em").do("play Ram'em", "stay").see("damage of Megatron") == 3


@rules("CA-03", "A24")
def test_ram_em_chooses_one_neighbour_or_hits_nobody() -> None:
    three = (pawn("Optimus Prime", "B2", "Ram'em"), pawn("Megatron", "B3"), pawn("Hot Shot", "A2"))
    table = Table(*three, mode="free-for-all", actions=2).do("play Ram'em", "stay")
    assert table.question == "choose opponent 0"
    table.do("choose Hot Shot")
    assert (table.see("damage of Hot Shot"), table.see("damage of Megatron")) == (3, 0)
    table = Table(*three, mode="free-for-all", actions=2).do("play Ram'em", "move to D4")
    assert table.see("place of Optimus Prime") == "D4" and table.see("damage of Megatron") == 0


@rules("A24", "A38")
def test_in_team_play_only_opponents_are_rammed() -> None:
    four = (pawn("Optimus Prime", "B2", "Ram'em"), pawn("Megatron", "J5"), pawn("Hot Shot", "B3"),
            pawn("Cyclonus", "J7"))
    table = Table(*four, mode="team", actions=2).do("play Ram'em", "stay")
    assert table.question == "action 0" and table.see("damage of Hot Shot") == 0


@rules("CA-01", "A20", "A21")
@pytest.mark.parametrize(("ruling", "left"), [("everybody", [1, 2]), ("you", [1, 5]), ("opponents", [4, 2])])
def test_delusions_of_grandeur(ruling: str, left: list[int]) -> None:
    table = facing("Megatron", "Delusions of Grandeur", "5/1", "5/1", "4/1", "4/2", foe="Optimus Prime",
                   against=("5/1", "5/1", "4/1", "4/2", "4/2"), rulings={"delusions_discard": ruling})
    table.do("play Delusions of Grandeur")
    while table.question.startswith("discard"):
        table.do("discard 5/1" if table.can("discard 5/1") else "discard 4/1")
    assert [table.see("hand size of Megatron"), table.see("hand size of Optimus Prime")] == left


@rules("CA-01", "A21")
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_with_fewer_than_three_the_whole_hand_goes(held: int) -> None:
    table = facing("Megatron", "Delusions of Grandeur", "5/1", foe="Optimus Prime",
                   against=("5/1", "4/1", "4/2")[:held])
    table.do("play Delusions of Grandeur")
    assert (table.see("hand size of Megatron"), table.see("hand size of Optimus Prime")) == (0, 0)
    assert table.question == "action 0", "there was nothing to choose"


@rules("CA-02", "CA-04", "A22", "A23")
def test_mecha_surge_speed_rams_with_starscream() -> None:
    table = Table(pawn("Starscream", "A2", "Mecha-Surge-Speed"),
                  pawn("Optimus Prime", "D4", discards=["Spark Renewed", "Ram'em", "Ram'em", "5/1"]), actions=2)
    table.do("play Mecha-Surge-Speed")
    assert table.question == "use special 0" and not table.can("use 5/1")
    assert len(table.asked.options) == 2, "two copies of one title are one choice"
    table.do("use Ram'em", "move to C4")
    assert table.see("place of Starscream") == "C4" and table.see("damage of Optimus Prime") == 3
    assert "Ram'em" in table.see("discards of Optimus Prime") and table.see("discards of Starscream") == [
        "Mecha-Surge-Speed"]


@rules("CA-02", "A23")
def test_mecha_surge_speed_repairs_starscream() -> None:
    table = Table(pawn("Starscream", "A2", "Mecha-Surge-Speed", damage=9),
                  pawn("Optimus Prime", "J7", discards=["Spark Renewed"], damage=9), actions=2)
    table.do("play Mecha-Surge-Speed")
    assert (table.see("damage of Starscream"), table.see("damage of Optimus Prime")) == (6, 9)


@rules("A22")
@pytest.mark.parametrize(("ruling", "damage"), [("any pile", 6), ("own pile", 9)])
def test_where_mecha_surge_speed_looks(ruling: str, damage: int) -> None:
    table = Table(pawn("Starscream", "A2", "Mecha-Surge-Speed", damage=9, discards=["Mecha-Surge-Speed", "5/1"]),
                  pawn("Optimus Prime", "J7", discards=["Spark Renewed"]), actions=2,
                  rulings={"mecha_source": ruling})
    assert table.do("play Mecha-Surge-Speed").see("damage of Starscream") == damage


@rules("A32")
def test_mecha_surge_speed_does_not_find_what_has_left_the_game() -> None:
    table = Table(pawn("Starscream", "B2", "5/1", "Mecha-Surge-Speed", damage=9), pawn("Hot Shot", "J1"),
                  pawn("Optimus Prime", "B3", left=2, discards=["Spark Renewed"]), mode="free-for-all", actions=2)
    table.do("attack Optimus Prime with 5/1")
    assert table.see("destroyed") == ["Optimus Prime"]
    assert table.do("play Mecha-Surge-Speed").see("damage of Starscream") == 9


@rules("A19")
def test_a_move_by_card_follows_the_rules_of_movement() -> None:
    table = Table(pawn("Hot Shot", "A1", "Flat Out"), pawn("Megatron", "A2"), pawn("Cyclonus", "B1"),
                  mode="free-for-all", actions=2)
    assert table.do("play Flat Out").see("place of Hot Shot") == "A1"
    table = Table(pawn("Smokescreen", "A1", "Decoy Trail"), pawn("Megatron", "A2"), pawn("Cyclonus", "B1"),
                  mode="free-for-all", actions=2)
    table.do("play Decoy Trail")
    assert not table.can("move to A2") and not table.can("move to C2"), "occupied, blocked"
    assert table.do("move to J7").see("place of Smokescreen") == "J7"


@rules("A26")
def test_a_random_pick_is_from_any_other_player() -> None:
    four = (pawn("Smokescreen", "A1", "Lost in the Haze", "5/1"), pawn("Megatron", "J5"),
            pawn("Hot Shot", "B3", "5/1"), pawn("Cyclonus", "J7", "5/1", "4/1"))
    table = Table(*four, mode="team", actions=2).do("play Lost in the Haze")
    assert table.question == "choose player 0"
    assert not table.can("choose seat 0") and not table.can("choose seat 1"), "not oneself, not an empty hand"
    assert table.can("choose seat 2"), "even a team mate"
    table.do("choose seat 3")
    assert table.see("hand size of Cyclonus") == 1 and len(table.see("discards of Cyclonus")) == 1
    assert table.see("hand size of Smokescreen") == 2


@rules("A38")
def test_each_opponent_is_no_team_mate() -> None:
    four = (pawn("Cyclonus", "A1", "Mad Laughter"), pawn("Hot Shot", "J5", "5/1", "4/1", "4/2"),
            pawn("Megatron", "B3", "5/1", "4/1"), pawn("Red Alert", "J7", "4/1"))
    table = Table(*four, mode="team", actions=2).do("play Mad Laughter")
    assert [table.see(f"hand size of {name}") for name in ("Hot Shot", "Megatron", "Red Alert")] == [1, 2, 0]


def test_crane_hook_pulls_only_what_it_hurt() -> None:
    table = facing("Smokescreen", "Crane Hook", against=("Plated Fury", "5/1")).do("attack with Crane Hook",
                                                                                   "defend with Plated Fury")
    assert table.question == "action 0" and table.see("damage of Smokescreen") == 1
    table = facing("Smokescreen", "Crane Hook").do("attack with Crane Hook")
    assert table.question == "push 0" and table.moves("Megatron") == table.moves()
    assert table.do("move to B6").see("place of Megatron") == "B6"


def test_a_push_goes_past_nobody() -> None:
    four = (pawn("Smokescreen", "A1", "Tow Line"), pawn("Megatron", "C1"), pawn("Hot Shot", "J1"),
            pawn("Cyclonus", "B1"))
    table = Table(*four, mode="team", actions=2).do("play Tow Line")
    table.do("choose Megatron") if table.question.startswith("choose") else table
    assert "B2" not in table.moves(), "Cyclonus, though a friend of Megatron's, stands in the way"
    assert table.do("stay").see("damage of Megatron") == 2


CASES: list[tuple[str, str, dict[str, Any], list[str], dict[str, Any]]] = [
    # who, card, what else there is, what is said after it, what is then seen
    ("Optimus Prime", "Convoy Volley", {}, ["move to A4"], {"damage of Megatron": 6, "place of Optimus Prime": "A4"}),
    ("Optimus Prime", "Combined Cannon", {}, ["stay"], {"damage of Megatron": 8, "place of Optimus Prime": "B2"}),
    ("Optimus Prime", "Lead the Charge", {}, ["move to A5"], {"hand size of Optimus Prime": 1}),
    ("Optimus Prime", "Spark Renewed", {"damage": 2}, [], {"damage of Optimus Prime": 0}),
    ("Hot Shot", "Quick Draw", {}, [], {"damage of Megatron": 5, "actions": 1}),
    ("Hot Shot", "Flat Out", {}, ["move to D4"], {"hand size of Hot Shot": 1}),
    ("Hot Shot", "Jolt Burst", {}, [], {"damage of Megatron": 7, "hand size of Hot Shot": 1}),
    ("Hot Shot", "Hot-Headed", {"more": ["5/1", "4/1"]}, ["discard 4/1"],
     {"damage of Megatron": 4, "hand of Hot Shot": ["Combat 5/1"]}),
    ("Hot Shot", "Hot-Headed", {}, [], {"damage of Megatron": 4}),
    ("Hot Shot", "Rookie Gamble", {}, ["move to A5"], {"damage of Megatron": 7}),
    ("Red Alert", "Field Repair", {"damage": 5}, [], {"damage of Red Alert": 3}),
    ("Red Alert", "Precise Incision", {"against": ["5/1", "Iron Rule"]}, ["do not defend", "discard Iron Rule"],
     {"damage of Megatron": 5, "discards of Megatron": ["Iron Rule"]}),
    ("Red Alert", "Rescue Launcher", {}, [], {"damage of Megatron": 5, "hand size of Red Alert": 1}),
    ("Red Alert", "Full Diagnostic", {"against": ["5/1", "4/1"]}, ["discard 5/1"],
     {"discards of Megatron": ["Combat 5/1"]}),
    ("Red Alert", "Siren Run", {}, ["move to A5"], {"hand size of Red Alert": 1}),
    ("Smokescreen", "Wrecking Swing", {"against": ["5/1", "4/1"]}, ["do not defend", "discard 4/1"],
     {"damage of Megatron": 7, "discards of Megatron": ["Combat 4/1"]}),
    ("Smokescreen", "Tow Line", {}, ["move to B7"], {"place of Megatron": "B7", "damage of Megatron": 2}),
    ("Megatron", "Iron Rule", {"foe": "Hot Shot"}, [], {"damage of Hot Shot": 2}),
    ("Megatron", "Mini-Con Link", {"foe": "Hot Shot"}, [], {"hand size of Megatron": 2}),
    ("Megatron", "Overload Blast", {"foe": "Hot Shot", "more": ["5/1", "4/1"]}, ["discard 5/1"],
     {"damage of Hot Shot": 8, "hand of Megatron": ["Combat 4/1"]}),
    ("Demolishor", "Missile Barrage", {"against": ["Plated Fury"]}, ["defend with Plated Fury"],
     {"damage of Megatron": 1, "damage of Demolishor": 1}),
    ("Demolishor", "Missile Barrage", {"against": ["5/1"]}, ["defend with 5/1"], {"damage of Megatron": 5}),
    ("Demolishor", "Reload", {"discards": ["5/1", "Twin Barrels", "Tread Armor"]}, ["take Tread Armor"],
     {"hand of Demolishor": ["Tread Armor"]}),
    ("Demolishor", "Twin Barrels", {}, [], {"damage of Megatron": 6, "actions": 1}),
    ("Demolishor", "Loyal Soldier", {"damage": 4}, [], {"hand size of Demolishor": 2, "damage of Demolishor": 2}),
    ("Starscream", "Null Pass", {}, ["move to A6"], {"damage of Megatron": 7, "place of Starscream": "A6"}),
    ("Starscream", "Wing Blade", {}, [], {"damage of Megatron": 6, "hand size of Starscream": 1}),
    ("Starscream", "Treachery", {"against": ["5/1", "4/1"]}, ["discard 5/1"],
     {"discards of Megatron": ["Combat 5/1"]}),
    ("Starscream", "Strafing Run", {"there": "D7"}, ["move to D5"], {"damage of Megatron": 2}),
    ("Cyclonus", "Chopper Fire", {}, [], {"damage of Megatron": 6, "hand size of Cyclonus": 1}),
    ("Cyclonus", "Rotor Rush", {"there": "A5"}, ["move to B6"], {"damage of Megatron": 3}),
    ("Cyclonus", "Chain Guns", {"against": ["5/1", "4/1"]}, ["do not defend"],
     {"damage of Megatron": 7, "hand size of Megatron": 1}),
    ("Cyclonus", "Mad Laughter", {"against": ["5/1", "4/1", "3/1"]}, [], {"hand size of Megatron": 1}),
    ("Cyclonus", "Hit and Run", {}, ["move to A5"], {"actions": 1, "place of Cyclonus": "A5"}),
]
DEFENSES: list[tuple[str, str, list[str], dict[str, Any]]] = [
    ("Optimus Prime", "Trailer Bulwark", [], {"hand size of Optimus Prime": 1}),
    ("Hot Shot", "Drift Away", ["move to B6"], {"place of Hot Shot": "B6"}),
    ("Red Alert", "Emergency Shield", [], {"damage of Red Alert": 3}),
    ("Smokescreen", "Rolling Fog", ["stay"], {"place of Smokescreen": "B3"}),
    ("Megatron", "Plated Fury", [], {"damage of Cyclonus": 1}),
    ("Demolishor", "Tread Armor", [], {"hand size of Demolishor": 1}),
    ("Starscream", "Evasive Climb", ["move to A6"], {"place of Starscream": "A6"}),
]


@pytest.mark.parametrize(("me", "name", "also", "said", "seen"), CASES, ids=lambda case: str(case)[:24])
def test_what_a_card_does(me: str, name: str, also: dict[str, Any], said: list[str], seen: dict[str, Any]) -> None:
    also = dict(also)
    hand = [name, *also.pop("more", ())]
    against = tuple(also.pop("against", ()))
    table = facing(me, *hand, against=against, **also)
    special = next(title for title in CATALOGUE if title.name == name).type == SPECIAL
    table.do(f"{'play' if special else 'attack with'} {name}", *said)
    assert {key: table.see(key) for key in seen} == seen
    assert table.question.split()[0] in ("action", "move"), "nobody is waiting for an answer"


@pytest.mark.parametrize(("me", "name", "said", "seen"), DEFENSES, ids=lambda case: str(case)[:24])
def test_what_a_defense_does(me: str, name: str, said: list[str], seen: dict[str, Any]) -> None:
    table = Table(pawn("Cyclonus", "B2", "4/2"), pawn(me, "B3", name, damage=4), mode="free-for-all", actions=2)
    table.do("attack with 4/2", f"defend with {name}", *said)
    assert {key: table.see(key) for key in seen} == seen
    assert table.question == "action 0"


def test_wild_spin_strikes_back() -> None:
    table = facing("Megatron", "5/1", foe="Cyclonus", against=("Wild Spin",)).do("attack with 5/1",
                                                                                "defend with Wild Spin")
    assert table.see("damage of Megatron") == 2


def test_every_text_is_tried_here() -> None:
    tried = {name for _, name, *_ in CASES} | {name for _, name, *_ in DEFENSES} | {
        "Ram'em", "Delusions of Grandeur", "Mecha-Surge-Speed", "Decoy Trail", "Lost in the Haze", "Crane Hook",
        "Tyrant Cannon", "Artillery Strike", "Wild Spin"}
    assert {title.name for each in TRANSFORMERS for title in each.deck if title.text is not None} == tried
