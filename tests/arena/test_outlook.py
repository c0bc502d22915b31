"""What an answer would bring: what is foretold comes true, and is told only as far as the seat knows."""
from __future__ import annotations

import random

import pytest

from arena.table import Table, pawn
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.opponent_reasons import SHORT
from sparktable.app.translations import Words
from sparktable.games.arena import kinds, questions
from sparktable.games.arena.outlook import outlook
from sparktable.games.arena.state import PLAY, seat_zone
from sparktable.kernel.decisions import PASS
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import determinize, view

OPTIMUS, MEGATRON = 0, 1


def numbers(table: Table, option) -> dict[str, int]:
    found = outlook(view(table.s, table.asked.seat), option)
    return {prospect.key: dict(prospect.numbers).get("n", 0) for prospect in found}


def facing(hand: list[str], foes_hand: list[str], **more: int) -> Table:
    return Table(pawn("Optimus Prime", "A1", *hand), {**pawn("Megatron", "C1", *foes_hand), **more}, actions=2)


def option(table: Table, kind: str):
    return next(each for each in table.asked.options if each.kind == kind)


def test_an_attack_tells_how_much_it_may_do_and_what_destroys_then() -> None:
    table = facing(["5/1"], ["1/4"])
    assert numbers(table, option(table, kinds.ATTACK)) == {"damage up to": 5, "left at least": 17}


def test_against_an_empty_hand_an_attack_is_sure() -> None:
    table = facing(["5/1"], [])
    assert numbers(table, option(table, kinds.ATTACK)) == {"takes damage": 5, "left then": 17}
    table = facing(["5/1"], [], damage=18)
    assert numbers(table, option(table, kinds.ATTACK)) == {"takes damage": 5, "is destroyed": 0}


@pytest.mark.parametrize(("foes_hand", "told"), [
    ([], "17 more damage destroys Megatron then"),
    (["1/4"], "It takes at least 17 more damage to destroy Megatron then")])
def test_what_is_left_is_what_destroys(foes_hand: list[str], told: str) -> None:
    table = facing(["5/1"], foes_hand)
    seen = view(table.s, table.asked.seat)
    last = outlook(seen, option(table, kinds.ATTACK))[-1]
    assert Speech(title("arena"), table.s.game, ["Ann", "Ben"]).prospect(last, seen.state) == told


def test_what_a_power_card_is_sure_to_do_is_told_too() -> None:
    table = facing(["Convoy Volley"], ["1/4"])
    assert numbers(table, option(table, kinds.ATTACK))["may move"] == 3


def test_a_special_tells_part_by_part() -> None:
    table = facing(["Lead the Charge"], [])
    assert numbers(table, option(table, kinds.PLAY)) == {"may move": 4, "draws": 1}
    table = facing(["Spark Renewed"], [])
    assert numbers(table, option(table, kinds.PLAY)) == {"nothing to repair": 0}


def test_what_a_special_is_played_for_is_told_before_its_price() -> None:
    table = Table(pawn("Hot Shot", "A1", "Hot-Headed"), pawn("Megatron", "C1"), actions=2)
    assert list(numbers(table, option(table, kinds.PLAY)).items()) == [("damages", 4), ("you discard", 1)]


def test_who_defends_hears_what_is_held_back_and_not_what_lies_facedown() -> None:
    table = facing(["5/1", "4/1"], ["1/4"], damage=14)
    take(table.s, option(table, kinds.ATTACK))
    asked = pending(table.s)
    assert asked.kind == questions.DEFEND
    assert numbers(table, option(table, kinds.DEFEND)) == {"holds back": 4}, "no card of that deck attacks with 12"
    assert numbers(table, PASS) == {"whole attack": 0, "destroyed from": 8}


def test_an_attack_card_that_the_defender_knows_is_reckoned_with() -> None:
    table = facing(["5/1"], ["1/4"])
    take(table.s, option(table, kinds.ATTACK))
    pending(table.s)
    table.s.known[table.s.zones[seat_zone(OPTIMUS, PLAY)][0]] |= 1 << MEGATRON
    assert numbers(table, option(table, kinds.DEFEND)) == {"takes damage": 1}
    assert numbers(table, PASS) == {"takes damage": 5}


def test_a_move_tells_who_comes_into_line() -> None:
    table = Table(pawn("Optimus Prime", "A1", "5/1"), pawn("Megatron", "B4", "1/4"), die=2)
    keys = {each.label(): [fact.key for fact in outlook(view(table.s, 0), each)] for each in table.asked.options}
    assert keys["move card:0 space:1"] == ["in line"] and keys["stay"] == ["nobody in line", "only draws"]


def test_who_holds_something_to_play_is_not_told_that_a_card_will_be_drawn() -> None:
    table = Table(pawn("Optimus Prime", "A1", "Spark Renewed"), pawn("Megatron", "B4"), die=2)
    assert [fact.key for fact in outlook(view(table.s, 0), option(table, "stay"))] == ["nobody in line"]


def test_where_none_of_two_moves_it_is_told_whom_either_of_them_has_in_line() -> None:
    mine = {"transformers": [pawn("Hot Shot", "D4"), pawn("Red Alert", "A1")]}
    theirs = {"transformers": [pawn("Megatron", "C1"), pawn("Cyclonus", "J7")]}
    table = Table(mine, theirs, mode="master")
    stay = option(table, "stay")
    assert [(each.key, table.s.card(each.refs[0].value).name) for each in outlook(view(table.s, 0), stay)] == [
        ("in line", "Megatron")]


def test_drawing_tells_how_many_cards_one_holds_then() -> None:
    table = facing(["5/1"], [])
    assert numbers(table, option(table, kinds.DRAW)) == {"in hand": 2}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_answer_is_foretold_in_words_and_alike_in_every_world(language: str) -> None:
    words, found = Words(), set()
    words.use(language)
    for seed, options in enumerate(({"mode": "duel"}, {"mode": "free-for-all", "players": 4}, {"mode": "master"})):
        game = open_game("arena", options)
        s, dice = game.new(seed), random.Random(seed)
        speech = Speech(title("arena"), game, ["Ann", "Ben", "Cleo", "Dan"][:game.seats], words)
        for number in range(250):
            asked = pending(s)
            if asked is None:
                break
            here = view(s, asked.seat)
            other = view(determinize(s, asked.seat, number), asked.seat)
            for each in asked.options:
                prospects = game.outlook(here, each)
                assert game.outlook(other, each) == prospects, each.label()
                for prospect in prospects:
                    found.add(prospect.key)
                    assert "{" not in speech.prospect(prospect, here.state) + speech.in_short(prospect, here.state)
                    assert len(speech.in_short(prospect, here.state)) <= SHORT
            take(s, dice.choice(list(asked.options)))
    assert len(found) > 20 and not {key for key in words.missing if "outlook" in key}


def test_nobody_else_is_foretold_anything() -> None:
    table = facing(["5/1"], [])
    assert outlook(view(table.s, MEGATRON), option(table, kinds.ATTACK)) == []
