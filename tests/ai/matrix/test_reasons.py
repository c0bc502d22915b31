"""What opponents of the Matrix say for an answer is true, says what is special about it, and betrays nothing."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core
from matrix.table import Table
from sparktable.ai.judgement import judgement
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.matrix import state as zones
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import move

from ..asking import said
from ..conftest import questions


@pytest.mark.parametrize("options", [
    {"mode": "tvt", "players": 4}, {"mode": "co-op", "players": 2}, {"mode": "solo"}, {"set": "core", "players": 3},
    {"set": "core", "mode": "co-op", "players": 2}], ids=lambda options: " ".join(map(str, options.values())))
def test_every_answer_has_a_sentence_in_both_languages(options: dict[str, object]) -> None:
    game = open_game("matrix", options)
    known, both = judgement(game), [Words(), Words()]
    both[1].use("de")
    for seed in range(3):
        for s, asked in questions(game, seed, every=2):
            seen = view(s, asked.seat).state
            for option in asked.options:
                why = known.why(seen, asked, option)
                for each in both:
                    told = Speech(title("matrix"), game, ["Ann", "Ben", "Cleo", "Dan"], each).thought(why, seen)
                    assert told.endswith(".") and "{" not in told and len(told.split()) <= 24
    assert not both[0].missing and not both[1].missing


@pytest.mark.parametrize("options", [
    {"mode": "tvt", "players": 4}, {"set": "core", "players": 3}, {"set": "core", "mode": "co-op", "players": 2}],
    ids=lambda options: " ".join(map(str, options.values())))
def test_a_reason_is_the_same_in_all_worlds_that_look_alike_to_whoever_hears_it(options: dict[str, object]) -> None:
    """Also after the answer, which may show a card."""
    game = open_game("matrix", options)
    known, compared = judgement(game), 0
    for s, asked in (each for seed in range(2) for each in questions(game, seed, every=4)):
        if asked.secret:
            continue  # nobody is told of it
        for listener in set(range(game.seats)) - {asked.seat}:
            other = determinize(s, listener, compared)
            for option in set(asked.options) & set(pending(other).options):
                here, there = (known.why(view(each, asked.seat).state, asked, option) for each in (s, other))
                compared += 1
                assert here == there or seen_after(s, option, listener) != seen_after(other, option, listener), \
                    f"'{option.label()}' is explained by what seat {listener} cannot know: {here.key}, {there.key}"
    assert compared > 300


def seen_after(s: State, option: Option, seat: int) -> str:
    """What somebody sees when an answer has been given."""
    then = s.copy()
    take(then, option)
    return view(then, seat).digest()


def test_a_step_is_not_explained_by_the_hand() -> None:
    def steps(*hand: str) -> list[str]:
        table = Table("Elita-1", "Megatron").put("B1", "Armor Plating").put("D2", "Motormaster")
        table.stand("Elita-1", "B2").hand("Elita-1", *hand).in_play("Elita-1", "Bold")
        return [said(table, f"move {space}") for space in ("B1", "A2", "C2", "B3")]

    assert steps("Fusion Cannon", "Electro-Scrambler") == steps("Energy Leak", "Energy Leak")


def test_what_lies_in_play_still_explains_a_step() -> None:
    table = Table("Elita-1", "Megatron").put("D2", "Motormaster").stand("Elita-1", "B2")
    table.in_play("Elita-1", "Artillery", "Artillery", "Fusion Cannon")
    assert said(table, "move C2") == "The step leads towards Motormaster, to battle it."


def test_a_card_is_played_for_what_it_brings() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Artillery", "Resupply")
    assert said(table, "play Artillery").startswith("Artillery brings 2 Power;")
    assert "Power" not in said(table, "play Resupply")


def test_a_search_tells_whether_power_is_left_or_may_still_be_played() -> None:
    def reason(*hand: str, in_play: tuple[str, ...] = ()) -> str:
        table = Table("Elita-1", "Megatron").stand("Elita-1", "B2").hand("Elita-1", *hand)
        return said(table.in_play("Elita-1", *in_play), "search")

    assert reason("Artillery") == "With cards still in hand, there is time to plan for what turns up."
    assert reason() == "No Power is left, but the remaining Move can show what lies here."
    assert reason("Bold", in_play=("Artillery",)) == "There is still 2 Power to spend on what turns up."


def test_a_card_that_is_too_weak_is_not_said_to_make_the_deck_stronger() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op")
    table.in_play("Optimus Prime", "Energy Swords", "Ion Lance").discard_pile("Optimus Prime", "Courage", "Fix")
    table.put("B2", "Energy Swords").put("A2", "Brace for Impact").put("C2", "Supply Runner")
    assert said(table, "buy Energy Swords") == "Energy Swords is stronger than an average card of the deck."
    assert said(table.stand("Optimus Prime", "A2"), "buy Brace").startswith("Power left over is lost, and Brace for")
    assert said(table.stand("Optimus Prime", "C2"), "buy Supply Runner").startswith("Supply Runner goes into play")


def test_cards_that_others_do_not_know_are_not_taken_for_weak_ones() -> None:
    """Of what all know only strong cards are there, and what lies hidden changes nothing."""
    def reason(*hand: str) -> str:
        table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").hand("Optimus Prime", *hand)
        table.in_play("Optimus Prime", "Energy Swords", "Ion Lance").put("B2", "Deflector Plating")
        return said(table, "buy Deflector Plating")

    assert "stronger" not in reason("Ramjet", "Jetfire")
    assert reason("Ramjet", "Jetfire") == reason("Courage", "Patrol")


def test_a_card_that_works_when_it_is_gained_is_not_bought_for_the_deck() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").put("B2", "Tox-En")
    table.in_play("Optimus Prime", "Energy Swords", "Ion Lance")
    assert said(table, "buy Tox-En") == "Tox-En does its work as soon as it is gained."


def test_a_turn_that_ends_with_power_left_says_why() -> None:
    table = Table("Elita-1", "Megatron").stand("Elita-1", "B2").mode("Elita-1", "bot").energon("Elita-1", 0)
    assert said(table, "end turn") == "Power and Move are used up."
    table.in_play("Elita-1", "Bold")
    assert said(table, "end turn") == "Nothing within reach can be had for the remaining 1 Power."


def test_a_convert_tells_what_the_other_side_is_good_for() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").put("B2", "Thundercracker")
    table.in_play("Optimus Prime", "Firepower", "Courage", "Courage").energon("Optimus Prime", 1)
    assert said(table, "convert") == "Bot Mode has no Power penalty."
    away = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").mode("Optimus Prime", "bot")
    assert "Alt Mode" in said(away.energon("Optimus Prime", 1), "convert")


def test_a_step_that_is_not_planned_for_still_says_what_is_there() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Nyon").stand("Elita-1", "B2")
    assert said(table, "move B1") == "The step leads to a facedown card."
    assert "best position" not in said(table, "move A2")


def test_a_mission_given_up_early_is_not_said_to_come_too_late() -> None:
    table = Table("Elita-1", "Megatron").missions("Elita-1", "Long Shot", "Arms Race", "United Front").act("end turn")
    assert table.asked.kind == "discard mission"
    assert "in time" not in said(table, "Long Shot")
    for slot in table.s.zones[zones.MAIN_DECK][:-3]:
        move(table.s, slot, zones.BOX)
    assert said(table, "Long Shot") == "Long Shot will hardly be completed in time."


def test_an_ability_is_explained_by_what_it_does_whatever_its_price() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").energon("Optimus Prime", 3)
    table.put("B2", "Thundercracker").in_play("Optimus Prime", "Overload Shot")
    assert said(table, "Overload Shot", "2") == "For 2 Energon Overload Shot adds Power."


def test_damage_is_not_said_to_be_played_for_its_use() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Energy Leak", "Bold")
    assert said(table, "play Energy Leak") == "Energy Leak must be played before other cards."


def test_only_what_can_be_bought_from_here_is_called_too_weak() -> None:
    def end(mode: str, language: str = "en") -> str:
        table = clear_matrix(core(mode=mode)).stand("Bumblebee", "B2").put("D3", "Sunstreaker")
        table.in_play("Bumblebee", "Energy Swords", "Energy Swords").discard_pile("Bumblebee", "Ion Lance")
        return said(table, "end turn", language=language)

    assert end("competitive") == "Nothing that can be bought from here is stronger than an average card of the deck."
    assert end("co-op") == "What can be bought from here is too weak against Bosses."
    assert end("co-op", "de") == "Was von hier aus zu kaufen ist, ist gegen Bosse zu schwach."


LATER = ("later", "soon", "the deck", "next", "turn after turn", "drawn")


@pytest.mark.parametrize("options", [{"set": "core", "players": 2}, {"mode": "tvt", "players": 2}],
                         ids=lambda options: " ".join(map(str, options.values())))
def test_nothing_is_said_of_later_turns_in_the_last(options: dict[str, object]) -> None:
    """Where it is said otherwise."""
    game = open_game("matrix", options)
    known, speech = judgement(game), Speech(title("matrix"), game, ["Ann", "Ben"], Words())
    spoken = 0

    def speaks_of_later(s: State, asked: Decision, option: Option) -> bool:
        told = speech.thought(known.why(s, asked, option), s)
        return asked.kind in ("action", "choose card") and any(word in told for word in LATER)

    for s, asked in questions(game, 1, every=3):
        at_the_end = s.copy()
        for slot in tuple(s.zones[zones.MAIN_DECK]):
            move(at_the_end, slot, zones.BOX)
        for option in asked.options:
            spoken += speaks_of_later(s, asked, option)
            assert not speaks_of_later(at_the_end, asked, option), known.why(at_the_end, asked, option)
    assert spoken > 5
