"""Draw piles, discard piles, the hand of ten, and going through a pile."""
from __future__ import annotations

from typing import Any

import pytest

from arena.table import Table, pawn, rules
from sparktable.games.arena.telling import TELLING

FAR = pawn("Megatron", "J5")
TEN = ["5/1", "5/1", "4/1", "4/1", "4/1", "4/2", "4/2", "3/1", "3/1", "3/2"]


def prime(*hand: str, other: dict[str, Any] = FAR, rulings: dict[str, str] | None = None, **more: Any) -> Table:
    """Optimus Prime with two actions, Megatron far away."""
    return Table(pawn("Optimus Prime", "A3", *hand, **more), other, rulings=rulings, actions=2)


@rules("DR-01")
def test_a_draw_takes_the_top_card() -> None:
    table = prime(deck=["Ram'em", "5/1", "Spark Renewed"]).do("draw")
    assert table.see("hand of Optimus Prime") == ["Ram'em"]
    assert table.do("draw").see("hand of Optimus Prime") == ["Ram'em", "Combat 5/1"]
    assert table.knows(1, "Optimus Prime") == [False, False]


def test_drawing_and_taking_back_are_told() -> None:
    table = prime(deck=["Ram'em", "5/1"]).do("draw")
    (event,) = table.told("draws")
    assert (event.seat, [ref.value for ref in event.refs]) == (0, [0]), "whose deck, but not which card"
    table = Table(pawn("Demolishor", "A3", "Reload", discards=["Tread Armor"]), pawn("Optimus Prime", "J7"),
                  actions=2).do("play Reload")
    (event,) = table.told("takes back")
    assert table.s.card(event.refs[0].value).name == "Tread Armor"
    assert event.seen_by(1).identities == event.identities, "it lay faceup"
    empty = prime("Lead the Charge", deck=[], passes=1).do("play Lead the Charge", "stay")
    assert empty.told("draws") == []


@rules("DR-02", "DR-03")
def test_with_ten_cards_one_goes_first() -> None:
    table = prime(*TEN, deck=["Ram'em", "Spark Renewed"]).do("draw")
    assert table.question == "make room 0" and not table.can("discard Ram'em")
    table.do("discard 3/2")
    assert table.see("discards of Optimus Prime") == ["Combat 3/2"]
    assert table.see("hand size of Optimus Prime") == 10 and "Ram'em" in table.see("hand of Optimus Prime")
    assert table.see("actions") == 0 and table.question == "action 0", "together that was one action"


@rules("A07")
def test_effects_draw_by_the_same_rule_card_by_card() -> None:
    hand = ["Mini-Con Link", "5/1", "5/1", "5/1", "5/1", "5/1", "4/1", "4/1", "4/2", "4/2"]
    table = Table(pawn("Megatron", "J5", *hand, deck=["Iron Rule", "Plated Fury", "2/4"]),
                  pawn("Optimus Prime", "A3"), actions=2).do("play Mini-Con Link")
    assert table.see("hand size of Megatron") == 10, "the first card found room: Mini-Con Link had left the hand"
    assert table.question == "make room 0"
    table.do("discard Iron Rule")
    assert table.see("discards of Megatron") == ["Mini-Con Link", "Iron Rule"], "even the card just drawn may go"
    assert "Plated Fury" in table.see("hand of Megatron")


@rules("DR-04", "A02")
def test_the_last_card_taken_brings_a_new_pile_at_once() -> None:
    table = prime("Lead the Charge", deck=["5/1"], discards=["4/1", "3/1", "2/3"]).do("draw")
    assert table.see("passes of Optimus Prime") == 1
    assert table.see("deck size of Optimus Prime") == 3 and table.see("discards of Optimus Prime") == []


@rules("A02")
def test_a_card_being_played_is_not_shuffled_in() -> None:
    table = prime("Lead the Charge", deck=["5/1"], discards=["4/1", "3/1", "2/3"]).do("play Lead the Charge", "stay")
    assert table.see("deck size of Optimus Prime") == 3
    assert table.see("discards of Optimus Prime") == ["Lead the Charge"]


@rules("A02", "DR-04")
def test_the_other_ruling_waits_for_a_draw_from_an_empty_pile() -> None:
    table = prime(deck=["5/1"], discards=["4/1", "3/1", "2/3"], rulings={"exhaust_at": "empty_draw"}).do("draw")
    assert (table.see("passes of Optimus Prime"), table.see("deck size of Optimus Prime")) == (0, 0)
    table.do("draw")
    assert (table.see("passes of Optimus Prime"), table.see("deck size of Optimus Prime")) == (1, 2)
    assert table.see("hand size of Optimus Prime") == 2


@rules("A03")
def test_without_discards_the_new_pile_waits_for_one() -> None:
    table = prime("Spark Renewed", deck=["5/1"]).do("draw")
    assert table.see("passes of Optimus Prime") == 1
    assert not table.can("draw") and table.why("draw") == "nothing to draw"
    table.do("play Spark Renewed", "stay", "draw", "draw", "stay", "draw")
    assert table.see("hand of Optimus Prime") == ["Combat 5/1", "Spark Renewed"]
    assert table.reason == "exhausted", "the only card of the new pile was its last"


@rules("DR-05", "DR-06", "DR-07")
@pytest.mark.parametrize(("mine", "theirs", "winners"), [(3, 9, (0,)), (9, 3, (1,)), (4, 4, (0, 1)), (9, 10, (0,))])
def test_twice_through_ends_the_game(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    """The damage taken counts, not the wound points left: Hot Shot has fewer of them than Megatron."""
    table = Table(pawn("Hot Shot", "A3", deck=["5/1"], passes=1, damage=mine), pawn("Megatron", "J5", damage=theirs),
                  actions=2).do("draw")
    assert (table.reason, table.winners) == ("exhausted", winners)


@rules("DR-05", "A02")
def test_twice_through_by_the_other_ruling() -> None:
    table = prime(deck=["5/1"], passes=1, discards=["4/1"], rulings={"exhaust_at": "empty_draw"}).do("draw")
    assert table.reason == "", "the pile is empty, but nobody has drawn from it"
    table.do("draw")
    assert table.reason == "exhausted" and table.see("hand size of Optimus Prime") == 1


@rules("A04")
def test_the_card_in_progress_is_resolved_first() -> None:
    """Loyal Soldier draws two, of which there is one, and still repairs the points that decide the game."""
    table = Table(pawn("Demolishor", "J1", "Loyal Soldier", deck=["5/1"], passes=1, damage=7),
                  pawn("Optimus Prime", "A3", damage=6), actions=2).do("play Loyal Soldier")
    assert (table.reason, table.winners) == ("exhausted", (0,))


@rules("A04")
def test_whoever_is_destroyed_meanwhile_has_lost() -> None:
    table = Table(pawn("Optimus Prime", "B2", "5/1", damage=0),
                  pawn("Megatron", "B3", "Plated Fury", left=0, deck=["5/1"], passes=1), actions=2)
    table.do("attack with 5/1", "do not defend")
    assert (table.reason, table.winners) == ("destroyed", (0,))
    table = Table(pawn("Cyclonus", "B2", "Chopper Fire", deck=["5/1"], passes=1),
                  pawn("Optimus Prime", "B3", left=0), actions=2).do("attack with Chopper Fire")
    assert (table.reason, table.winners) == ("destroyed", (0,)), "destroyed before the card for it was drawn"


@rules("A04")
def test_a_pile_that_has_left_the_game_does_not_end_it() -> None:
    """Chopper Fire draws the last card for Cyclonus, and then Plated Fury destroys him."""
    trio = [pawn("Cyclonus", "B2", "Chopper Fire", deck=["5/1"], passes=1, left=0),
            pawn("Megatron", "B3", "Plated Fury"), pawn("Hot Shot", "J1")]
    table = Table(*trio, mode="free-for-all", actions=2).do("attack Megatron with Chopper Fire",
                                                            "defend with Plated Fury")
    assert table.see("passes of Cyclonus") == 2 and table.see("destroyed") == ["Cyclonus"]
    assert table.winners is None and table.question == "move 1"


@rules("A05")
def test_exhaustion_among_many() -> None:
    trio = [pawn("Hot Shot", deck=["5/1"], passes=1, damage=8), pawn("Megatron", damage=5),
            pawn("Cyclonus", damage=5)]
    table = Table(*trio, mode="free-for-all", actions=2).do("draw")
    assert table.winners == (1, 2)
    trio[1] = pawn("Megatron", destroyed=True)
    assert Table(*trio, mode="free-for-all", actions=2).do("draw").winners == (2,)
    trio = [trio[0] | {"damage": 14}, pawn("Red Alert", destroyed=True), pawn("Cyclonus", damage=15)]
    assert Table(*trio, mode="free-for-all", actions=2).do("draw").winners == (0,), "who is out cannot win"


@rules("A05", "DR-06")
@pytest.mark.parametrize(("ruling", "winners"), [("one", (1, 3)), ("sum", (0, 2))])
def test_exhaustion_among_teams(ruling: str, winners: tuple[int, ...]) -> None:
    """The player whose Transformer has the least damage wins, in a team with the team; or the smallest sum does."""
    teams = [pawn("Hot Shot", deck=["5/1"], passes=1, damage=8), pawn("Megatron", damage=10),
             pawn("Red Alert", damage=1), pawn("Cyclonus", damage=0)]
    table = Table(*teams, mode="team", actions=2, rulings={"least_damage": ruling}).do("draw")
    assert table.winners == winners
    taken = dict(TELLING.score_lines(table.s))["damage"]
    assert taken == (-8, -10, -1, 0)


@rules("A05")
@pytest.mark.parametrize(("ruling", "winners"), [("one", (0, 2, 4)), ("sum", (1, 3, 5))])
def test_what_is_destroyed_is_no_longer_the_least_damaged(ruling: str, winners: tuple[int, ...]) -> None:
    """In a sum it counts with all that it could take."""
    six = [pawn("Hot Shot", deck=["5/1"], passes=1, damage=8), pawn("Megatron", damage=10),
           pawn("Red Alert", damage=1), pawn("Cyclonus", damage=2), pawn("Smokescreen", destroyed=True),
           pawn("Starscream", damage=4)]
    assert Table(*six, mode="team", actions=2, rulings={"least_damage": ruling}).do("draw").winners == winners


@rules("A05")
def test_equal_least_damage_is_a_tie_of_both_teams() -> None:
    teams = [pawn("Hot Shot", deck=["5/1"], passes=1, damage=3), pawn("Megatron", damage=10),
             pawn("Red Alert", damage=9), pawn("Cyclonus", damage=3)]
    assert Table(*teams, mode="team", actions=2).do("draw").winners == (0, 1, 2, 3)


@rules("A06", "A05")
def test_either_deck_of_two_ends_master_play() -> None:
    mine = {"transformers": [pawn("Hot Shot", "A1", damage=1), pawn("Megatron", "A7", deck=["5/1"], passes=1)]}
    theirs = {"transformers": [pawn("Red Alert", "J1", damage=1), pawn("Cyclonus", "J7", damage=1)]}
    table = Table(mine, theirs, mode="master", actions=2).do("draw from Megatron")
    assert (table.reason, table.winners) == ("exhausted", (0,))


@rules("A06", "A05")
def test_the_end_tells_all_damage_and_where_it_decides_that_of_the_least_damaged() -> None:
    """A Transformer that was destroyed has taken what it could; a partner without a scratch hides none of it."""
    mine = {"transformers": [pawn("Hot Shot", destroyed=True), pawn("Megatron", "A7", deck=["5/1"], passes=1)]}
    theirs = {"transformers": [pawn("Red Alert", "J1", damage=1), pawn("Cyclonus", "J7", damage=2)]}
    table = Table(mine, theirs, mode="master", actions=2)
    lines = dict(TELLING.score_lines(table.s))
    assert "least" not in lines and lines["damage"][0] == -table.s.damage[0] < -9
    lines = dict(TELLING.score_lines(table.do("draw from Megatron").s))
    assert (lines["damage"][1], lines["lost"], lines["least"]) == (-3, (-1, 0), (0, -1))
    whole = Table(mine, theirs, mode="master", actions=2, rulings={"least_damage": "sum"}).do("draw from Megatron")
    assert not {"least", "sum"} & dict(TELLING.score_lines(whole.s)).keys(), "the damage of each is the sum"


@pytest.mark.parametrize(("ruling", "key", "counted"), [("one", "least", (-1, -3)), ("sum", "sum", (-4, -8))])
def test_of_two_teams_the_end_tells_what_each_is_measured_by(ruling: str, key: str, counted: tuple[int, int]) -> None:
    four = [pawn("Hot Shot", deck=["5/1"], passes=1, damage=3), pawn("Megatron", damage=5),
            pawn("Red Alert", damage=1), pawn("Cyclonus", damage=3)]
    table = Table(*four, mode="team", actions=2, rulings={"least_damage": ruling}).do("draw")
    assert dict(TELLING.score_lines(table.s))[key] == counted * 2
