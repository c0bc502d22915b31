"""Master Play: two Transformers each, two decks, one hand, ALL on the die."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arena.table import Table, pawn, rules
from sparktable.games.arena.cards import DECKLIST
from sparktable.games.arena.state import HAND, OUT, PILE, chart, deck_of, deck_zone, seat_zone
from sparktable.games.arena.telling import TELLING
from sparktable.kernel.decisions import Option, Ref, card
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from sparktable.kernel.zones import face_up


def pairs(*transformers: dict[str, Any]) -> list[dict[str, Any]]:
    """What is said of the seats, two Transformers each."""
    return [{"transformers": list(transformers[at:at + 2])} for at in range(0, len(transformers), 2)]


def two(*hand: str, **more: Any) -> list[dict[str, Any]]:
    """Megatron and Starscream against Optimus Prime and Hot Shot, far apart."""
    return pairs(pawn("Megatron", "A1", *hand, **more), pawn("Starscream", "A2"), pawn("Optimus Prime", "J7"),
                 pawn("Hot Shot", "I7"))


@rules("MP-01", "MP-03", "MP-04")
@pytest.mark.parametrize("players", [2, 4])
def test_two_decks_kept_apart_and_two_cards_of_each(players: int) -> None:
    s: Any = open_game("arena", {"mode": "master", "players": players}).new(4)
    assert len(s.damage) == 2 * players
    factions = {tuple(chart(s, pawn).faction for pawn in s.game.pawns[seat]) for seat in range(players)}
    mixed = {tuple(chart(other, pawn).faction for pawn in other.game.pawns[0])
             for other in (s.game.new(seed) for seed in range(12))}
    assert (0, 1) in mixed and factions, "factions may be mixed"
    for deck, seat in enumerate(s.game.seat_of):
        pile = s.zones[deck_zone(s, deck, PILE)]
        held = [slot for slot in s.zones[seat_zone(seat, HAND)] if deck_of(s, slot) == deck]
        assert (len(pile), len(held)) == (29, 2)
        assert Counter(s.ident[slot] for slot in pile + held) == Counter(DECKLIST[s.ident[deck]])


@rules("MP-02", "A37")
@pytest.mark.parametrize(("ruling", "steps"), [("same_order", [0, 1, 2, 3, 0, 1, 2, 3]),
                                               ("reversed", [0, 1, 2, 3, 3, 2, 1, 0])])
def test_choosing_in_turn(ruling: str, steps: list[int]) -> None:
    firsts = set()
    for seed in range(8):
        s: Any = open_game("arena", {"mode": "master", "players": 4, "draft": True,
                                     "rulings": {"master_draft": ruling}}).new(seed)
        choosers = []
        asked = pending(s)
        while asked is not None and asked.kind == "choose character":
            choosers.append(asked.seat)
            chosen = s.ident[asked.options[-1].value("card")]
            taken_by = s.game.pawns[asked.seat][choosers.count(asked.seat) - 1]
            asked = take(s, asked.options[-1])
            assert s.ident[taken_by] == chosen
        assert [(seat - choosers[0]) % 4 for seat in choosers] == steps[:7], "the last one takes what is left"
        assert sorted(s.ident[:8]) == list(range(8))
        firsts.add(choosers[0])
    assert len(firsts) > 1, "the roll decides who begins to choose"


@rules("MP-05")
def test_a_draw_names_its_deck() -> None:
    table = Table(*two(), mode="master", actions=2)
    assert table.can("draw from Megatron") and table.can("draw from Starscream")
    assert not table.can("draw from Hot Shot")
    table.do("draw from Starscream", "draw from Megatron")
    assert (table.see("hand size of Megatron"), table.see("hand size of Starscream")) == (1, 1)
    assert table.question == "move 1"


@rules("MP-05")
def test_also_a_card_that_draws_leaves_the_deck_open() -> None:
    table = Table(*two("Mini-Con Link"), mode="master", actions=2)
    table.do("play Mini-Con Link", "draw from Starscream", "draw from Megatron")
    assert (table.see("hand size of Megatron"), table.see("hand size of Starscream")) == (1, 1)


def test_whoever_is_pushed_about_is_not_called_one_that_its_player_leads() -> None:
    four = pairs(pawn("Smokescreen", "A1", "Crane Hook"), pawn("Starscream", "A2"), pawn("Megatron", "C1"),
                 pawn("Hot Shot", "I7"))
    table = Table(*four, mode="master", actions=2)
    attack = next(option for option in table.asked.options if option.kind == "attack")
    assert TELLING.led_by(table.s, attack) == "Smokescreen"
    table.do("attack with Crane Hook")
    assert table.question == "push 0"
    assert {TELLING.led_by(table.s, option) for option in table.asked.options} == {""}
    move = Option("move", (card(0), Ref("space", 0)))
    assert TELLING.led_by(table.s, move) == "Smokescreen"


@rules("MP-06", "MP-13", "MP-14", "DR-02")
def test_one_hand_of_ten_for_both_decks_whose_backs_are_seen() -> None:
    seats = pairs(pawn("Megatron", "A1", "5/1", "5/1", "5/1", "4/1", "4/1"),
                  pawn("Starscream", "A2", "5/1", "5/1", "3/1", "4/1", "4/1"),
                  pawn("Optimus Prime", "J7"), pawn("Hot Shot", "I7"))
    table = Table(*seats, mode="master", actions=2).do("draw from Megatron")
    assert table.question == "make room 0"
    table.do("discard 3/1")
    assert table.see("discards of Starscream") == ["Combat 3/1"], "back to the deck that it came from"
    assert (table.see("hand size of Megatron"), table.see("hand size of Starscream")) == (6, 4)
    assert table.knows(1, "Megatron") == [False] * 6
    seen = view(table.s, 1).state
    assert [deck_of(seen, slot) for slot in seen.zones[seat_zone(0, HAND)]].count(0) == 6


@rules("MP-07", "MO-04", "MP-10")
def test_all_moves_both_each_by_up_to_the_number() -> None:
    table = Table(*two(), mode="master", die=2, all=True)
    assert table.moves("Megatron") == {"A3", "B1", "B2", "C1"}, "past Starscream, but not onto the same space"
    table.do("move Megatron to C1")
    assert table.question == "move 0" and not table.moves("Megatron")
    assert "A1" in table.moves("Starscream")
    table.do("move Starscream to A4")
    assert table.question == "action 0"
    table = Table(*two(), mode="master", die=2, all=True).do("move Starscream to A4", "move Megatron to A3")
    assert (table.see("place of Megatron"), table.see("place of Starscream")) == ("A3", "A4")
    assert Table(*two(), mode="master", die=2, all=True).do("stay").question == "action 0"


@rules("A36", "MP-07")
def test_a_plain_number_moves_one_of_them() -> None:
    table = Table(*two(), mode="master", die=3)
    assert table.moves("Megatron") and table.moves("Starscream")
    assert table.do("move Starscream to A4").question == "action 0"


@rules("MP-10")
def test_friends_of_both_players_are_passed() -> None:
    seats = pairs(pawn("Megatron", "A1"), pawn("Starscream", "J5"), pawn("Optimus Prime", "B1"),
                  pawn("Hot Shot", "I7"), pawn("Cyclonus", "A2"), pawn("Demolishor", "J1"),
                  pawn("Red Alert", "J7"), pawn("Smokescreen", "H7"))
    table = Table(*seats, mode="master", die=2)
    assert table.moves("Megatron") == {"A3", "B2"}


@rules("MP-08")
def test_with_four_players_one_loss_ends_the_game() -> None:
    seats = pairs(pawn("Megatron", "B2", "5/1"), pawn("Starscream", "J5"), pawn("Optimus Prime", "B3", left=2),
                  pawn("Hot Shot", "I7"), pawn("Cyclonus", "A2"), pawn("Demolishor", "J1"), pawn("Red Alert", "J7"),
                  pawn("Smokescreen", "H7"))
    table = Table(*seats, mode="master", actions=2)
    assert table.s.game.sides() == ((0, 2), (1, 3))
    assert table.do("attack Optimus Prime with 5/1").winners == (0, 2)


@rules("A33", "A34", "MP-12")
@pytest.mark.parametrize(("ruling", "winners"), [("both", None), ("one", (0,))])
def test_with_two_players_both_must_fall(ruling: str, winners: tuple[int, ...] | None) -> None:
    seats = pairs(pawn("Megatron", "B2", "5/1", "5/1"), pawn("Starscream", "J5"),
                  pawn("Optimus Prime", "B3", "Ram'em", "2/3", left=2),
                  pawn("Hot Shot", "I7", "4/1"))
    table = Table(*seats, mode="master", actions=2, rulings={"master_2p_loss": ruling})
    table.do("attack Optimus Prime with 5/1", "do not defend")
    assert table.winners == winners
    if winners is None:
        assert table.see("hand size of Optimus Prime") == 0 and table.see("hand size of Hot Shot") == 1
        s = table.s
        shown = [s.card(slot).name for slot in s.zones[OUT] if face_up(s, slot) and deck_of(s, slot) == 2]
        assert sorted(shown) == ["Combat 2/3", "Ram'em"], "its cards in hand are shown, and only those"
        table.do("draw from Megatron", "stay")
        assert table.question == "action 1" and not table.can("draw from Optimus Prime")
        table.do("draw from Hot Shot")
        assert table.question == "action 1", "there are still two actions"


@rules("A33")
def test_the_second_loss_decides() -> None:
    seats = pairs(pawn("Megatron", "B2", "5/1"), pawn("Starscream", "J5"), pawn("Optimus Prime", destroyed=True),
                  pawn("Hot Shot", "B3", left=2))
    assert Table(*seats, mode="master", actions=2).do("attack Hot Shot with 5/1").winners == (0,)


@rules("A35")
def test_a_card_acts_for_the_transformer_on_its_back() -> None:
    seats = pairs(pawn("Megatron", "B2", "Iron Rule"), pawn("Starscream", "J1", "5/1"),
                  pawn("Optimus Prime", "B3", "2/3"), pawn("Hot Shot", "D7", "3/2", "Drift Away"))
    table = Table(*seats, mode="master", actions=2)
    assert not table.can("attack Optimus Prime with 5/1"), "Starscream is far away"
    table.do("play Iron Rule")
    assert (table.see("damage of Optimus Prime"), table.see("damage of Hot Shot")) == (2, 0)
    seats[0]["transformers"][0]["hand"] = ["5/1"]
    table = Table(*seats, mode="master", actions=2).do("attack Optimus Prime with 5/1")
    assert table.can("defend with 2/3") and not table.can("defend with 3/2")
    assert table.why("defend with 3/2") == "another back"


@rules("A35")
def test_one_whose_back_nobody_holds_is_not_asked_to_defend() -> None:
    seats = pairs(pawn("Megatron", "B2", "5/1"), pawn("Starscream", "J1"), pawn("Optimus Prime", "B3"),
                  pawn("Hot Shot", "D7", "3/2"))
    table = Table(*seats, mode="master", actions=2).do("attack Optimus Prime with 5/1")
    assert table.see("damage of Optimus Prime") == 5


@rules("MP-11")
def test_a_random_pick_names_the_back() -> None:
    seats = pairs(pawn("Smokescreen", "A1", "Lost in the Haze"), pawn("Red Alert", "A2"),
                  pawn("Megatron", "J7", "5/1"), pawn("Cyclonus", "I7", "4/1", "3/1"))
    table = Table(*seats, mode="master", actions=2).do("play Lost in the Haze")
    assert table.question == "choose back 0"
    table.do("choose Cyclonus")
    assert (table.see("hand size of Megatron"), table.see("hand size of Cyclonus")) == (1, 1)


@rules("MP-12")
def test_the_rest_follows_the_game_for_two() -> None:
    table = Table(*two(), mode="master").do("stay")
    assert table.question == "action 0" and table.offers() == {"draw"}
    table.do("draw from Megatron", "draw from Megatron")
    assert table.question == "move 1"
