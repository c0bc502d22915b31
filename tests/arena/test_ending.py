"""Wounds, destruction, and how a game with two, in teams and all against all is won."""
from __future__ import annotations

from typing import Any

import pytest

from arena.table import Table, pawn, rules
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.games.arena.state import DISCARDS, HAND, OUT, PILE, chart, deck_zone, seat_zone
from sparktable.games.arena.telling import TELLING
from sparktable.kernel.zones import knows


@rules("EN-01", "EN-02", "EN-03", "EN-04", "A01")
@pytest.mark.parametrize(("left", "ruling", "marker", "winners"), [
    (6, "above", -1, None), (5, "above", 0, None), (4, "above", 1, (0,)), (1, "above", 1, (0,)),
    (6, "equal", -1, None), (5, "equal", 0, (0,)), (1, "equal", 0, (0,))])
def test_the_last_number_and_the_red_circle(left: int, ruling: str, marker: int, winners: Any) -> None:
    """Megatron takes 5. Where his marker then stands is counted from the last number of his chart."""
    table = Table(pawn("Optimus Prime", "B2", "5/1"), pawn("Megatron", "B3", left=left), actions=2,
                  rulings={"destroy_when": ruling}).do("attack with 5/1")
    assert (table.see("damage of Megatron") - chart(table.s, 1).wounds, table.winners) == (marker, winners)
    assert table.reason == ("destroyed" if winners else "")


def four() -> list[dict[str, Any]]:
    """Two teams of two: Prime next to Megatron, who is about to fall."""
    return [pawn("Optimus Prime", "B2", "5/1", "5/1"), pawn("Megatron", "B3", left=2),
            pawn("Hot Shot", "A7"), pawn("Cyclonus", "J7")]


def six(*fallen: str) -> list[dict[str, Any]]:
    """Two teams of three, of whom some have fallen."""
    seats = [*four(), pawn("Red Alert", "A1"), pawn("Starscream", "J1")]
    return [pawn(seat["character"], destroyed=True) if seat["character"] in fallen else seat for seat in seats]


@rules("TE-01", "TE-02")
@pytest.mark.parametrize("players", [4, 6])
def test_team_members_alternate_around_the_table(players: int) -> None:
    game = Table(*(four() if players == 4 else six()), mode="team").s.game
    assert game.sides() == (tuple(range(0, players, 2)), tuple(range(1, players, 2)))
    assert all(len(pawns) == 1 for pawns in game.pawns)


@rules("TE-03")
def test_with_four_one_loss_ends_the_game() -> None:
    table = Table(*four(), mode="team", actions=2).do("attack Megatron with 5/1")
    assert (table.reason, table.winners) == ("destroyed", (0, 2))


@rules("TE-04", "TE-09")
def test_with_six_two_losses_of_one_team_end_the_game() -> None:
    table = Table(*six(), mode="team", actions=2).do("attack Megatron with 5/1")
    assert table.winners is None and table.see("destroyed") == ["Megatron"]
    table = Table(*six("Hot Shot"), mode="team", actions=2).do("attack Megatron with 5/1")
    assert table.winners is None, "one loss on each team does not end the game"
    table = Table(*six("Cyclonus"), mode="team", actions=2).do("attack Megatron with 5/1")
    assert table.winners == (0, 2, 4), "destroyed ones win with their team"


def master() -> list[dict[str, Any]]:
    """Two with two robots each: of Demolishor and Megatron only the second still stands."""
    return [{"transformers": [pawn("Optimus Prime", "B2", "5/1"), pawn("Hot Shot", "A7")]},
            {"transformers": [pawn("Demolishor", destroyed=True), pawn("Megatron", "B3", left=2)]}]


@pytest.mark.parametrize(("seats", "mode", "told"), [
    ([four()[0], four()[1]], "duel", "Megatron was destroyed."),
    (four(), "team", "Megatron was destroyed."),
    (six("Cyclonus"), "team", "Megatron and Cyclonus were destroyed."),
    (master(), "master", "Demolishor and Megatron were destroyed."),
    (six("Hot Shot", "Cyclonus", "Red Alert", "Starscream"), "free-for-all", "All others were destroyed.")])
def test_the_end_tells_all_who_fell_for_it(seats: list[dict[str, Any]], mode: str, told: str) -> None:
    """Not only the last of them, where it took two."""
    table = Table(*seats, mode=mode, actions=2).do("attack Megatron with 5/1")
    speech = Speech(title("arena"), table.s.game, TELLING.characters(table.s))
    assert speech.outcome(table.s.outcome, table.s) == told


@rules("TE-05", "TE-11", "A32", "FA-02")
@pytest.mark.parametrize("mode", ["team", "free-for-all"])
def test_who_is_destroyed_is_out_with_pawn_chart_and_cards(mode: str) -> None:
    seats = six()
    seats[1] |= {"hand": ["Iron Rule", "Plated Fury"], "discards": ["2/4"]}
    table = Table(*seats, mode=mode, actions=2).do("attack Megatron with 5/1", "do not defend")
    s = table.s
    assert s.where[1] == OUT
    assert not s.zones[seat_zone(1, HAND)]
    assert not s.zones[deck_zone(s, 1, PILE)] and not s.zones[deck_zone(s, 1, DISCARDS)]
    assert not table.can("attack Megatron with 5/1")
    table.do("draw")
    assert s.active == 2, "the turn passes over the one who is out"
    hand = [slot for slot in s.zones[OUT] if s.card(slot).name in ("Iron Rule", "Plated Fury") and knows(s, 1, slot)]
    assert len(hand) == 2 and not any(knows(s, 0, slot) for slot in hand), "the hand leaves unseen"


@rules("TE-11")
def test_a_vacated_square_is_free_again() -> None:
    seats = six()
    seats[0]["hand"] = ["5/1", "Lead the Charge"]
    table = Table(*seats, mode="team", actions=2).do("attack Megatron with 5/1", "play Lead the Charge")
    assert table.can("move to B3") and table.can("move to B4")


@rules("TE-06", "MP-09")
@pytest.mark.parametrize("mode", ["team", "master"])
def test_team_mates_do_not_see_each_others_cards(mode: str) -> None:
    seats: list[dict[str, Any]] = six()[:4]
    if mode == "master":
        seats[2]["at"] = "B7"
        others = iter(("Red Alert", "Starscream", "Smokescreen", "Demolishor"))
        seats = [{"transformers": [seat, pawn(next(others))]} for seat in seats]
    table = Table(*seats, mode=mode)
    assert table.knows(0, "Optimus Prime") == [True, True]
    assert table.knows(2, "Optimus Prime") == [False, False]


@rules("TE-07")
def test_friends_are_passed_but_not_landed_on() -> None:
    seats = [pawn("Optimus Prime", "A1"), pawn("Megatron", "B1"), pawn("Hot Shot", "A2"), pawn("Cyclonus", "J7")]
    table = Table(*seats, mode="team", die=2)
    assert table.moves() == {"A3", "B2"}, "past Hot Shot, not past Megatron"
    assert table.why("move to A2") == "occupied"


@rules("TE-08", "FA-04", "A38")
@pytest.mark.parametrize("mode", ["team", "free-for-all"])
def test_the_rest_follows_the_game_for_two(mode: str) -> None:
    """Roll, move, two actions; defense; only opponents are attacked."""
    seats = [pawn("Optimus Prime", "B2", "5/1"), pawn("Megatron", "B3", "2/3"), pawn("Hot Shot", "A2"),
             pawn("Cyclonus", "J7")]
    table = Table(*seats, mode=mode).do("stay")
    assert table.can("attack Hot Shot with 5/1") == (mode == "free-for-all")
    assert table.why("attack Hot Shot with 5/1") == ("it is possible" if mode == "free-for-all" else "no opponent")
    table.do("attack Megatron with 5/1", "defend with 2/3", "draw")
    assert table.see("damage of Megatron") == 2 and table.question == "move 1"


@rules("TE-10")
def test_turns_alternate_between_teams_and_skip_who_is_out() -> None:
    table = Table(*six("Cyclonus"), mode="team", actions=0)
    order = []
    for _ in range(8):
        order.append(table.s.active)
        while table.s.active == order[-1]:
            table.do("stay") if table.question.startswith("move") else table.do("draw")
    assert order == [1, 2, 4, 5, 0, 1, 2, 4]


@rules("FA-03", "FA-02")
def test_the_last_one_on_the_board_wins() -> None:
    seats = [pawn("Optimus Prime", "B2", "5/1", "4/1"), pawn("Hot Shot", "B3", left=3),
             pawn("Red Alert", "A2", left=3)]
    table = Table(*seats, mode="free-for-all", actions=2).do("attack Hot Shot with 5/1")
    assert table.winners is None and table.see("destroyed") == ["Hot Shot"]
    assert table.do("attack Red Alert with 4/1").winners == (0,)


@rules("FA-02")
def test_who_falls_in_the_own_turn_has_no_more_actions() -> None:
    seats = [pawn("Optimus Prime", "B2", "5/1", "5/1", left=0), pawn("Megatron", "B3", "Plated Fury"),
             pawn("Cyclonus", "J7")]
    table = Table(*seats, mode="free-for-all", actions=2).do("attack Megatron with 5/1", "defend with Plated Fury")
    assert table.see("destroyed") == ["Optimus Prime"] and table.question == "move 1"
    assert table.see("discards of Megatron") == ["Plated Fury"]


@rules("FA-05", "FA-01")
def test_everybody_else_is_an_opponent_whatever_the_faction() -> None:
    seats = [pawn("Optimus Prime", "B2", "Ram'em"), pawn("Hot Shot", "B3"), pawn("Cyclonus", "J7")]
    table = Table(*seats, mode="free-for-all", actions=2).do("play Ram'em", "stay")
    assert table.see("damage of Hot Shot") == 3
