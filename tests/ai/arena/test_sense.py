"""Opponents of Battle for Cybertron behave like people at a table."""
from __future__ import annotations

import json

import pytest

from arena.table import Table, pawn
from sparktable.ai import roster
from sparktable.ai.arena.judgement import ArenaJudgement
from sparktable.ai.arena.quick_player import wishes
from sparktable.ai.choices import choices
from sparktable.ai.judgement import judgement
from sparktable.games.arena.answers import STAY
from sparktable.games.arena.board import NAMES
from sparktable.games.arena.state import PLAY, seat_zone
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from sparktable.resources import TRANSLATIONS

from ..conftest import questions

THINKERS = ("greedy", "search:60")


def answer(table: Table, name: str = "greedy") -> Option:
    assert table.asked is not None
    return roster.make(name).choose(view(table.s, table.asked.seat), Dice(5))


def spoken(table: Table, name: str = "greedy") -> str:
    """What is done, and with which card."""
    option = answer(table, name)
    return " ".join([option.kind, *(table.s.card(int(ref.value)).name for ref in option.refs if ref.kind == "card")])


@pytest.mark.parametrize("name", THINKERS)
def test_the_last_blow_is_struck(name: str) -> None:
    foe = pawn("Optimus Prime", "B3", left=4)
    table = Table(pawn("Megatron", "B2", "5/1", "1/4", "Mini-Con Link"), foe, actions=2)
    assert spoken(table, name) == "attack Combat 5/1 Optimus Prime"


@pytest.mark.parametrize("name", THINKERS)
def test_a_strong_card_defends_whoever_would_not_survive(name: str) -> None:
    foe = pawn("Optimus Prime", "B3", "1/4", "5/1", left=3)
    table = Table(pawn("Megatron", "B2", "5/1"), foe, actions=2).do("attack with 5/1")
    assert spoken(table, name) == "defend Combat 1/4"


@pytest.mark.parametrize("name", THINKERS)
def test_who_holds_strong_attacks_goes_where_they_reach(name: str) -> None:
    table = Table(pawn("Megatron", "A2", "Tyrant Cannon", "5/1", "5/1"), pawn("Optimus Prime", "D1", damage=8), die=4)
    option = answer(table, name)
    assert option.kind == "move"
    table.do(f"move to {NAMES[option.value('space')]}")
    assert table.can("attack with Tyrant Cannon")


@pytest.mark.parametrize("die, start, kept", [(5, "E5", 9), (4, "D4", 8), (4, "B2", 11)])
def test_of_many_squares_only_those_that_look_best_are_thought_about(die: int, start: str, kept: int) -> None:
    """Nine, to stay among them where it looks as good; in the third case several look as good as the last."""
    hand = ("Tyrant Cannon", "5/1", "5/1")
    table = Table(pawn("Megatron", start, *hand), pawn("Optimus Prime", "D1", damage=8), die=die)
    known = judgement(table.s.game)
    assert isinstance(known, ArenaJudgement) and table.asked is not None
    wish = dict(zip(table.asked.options, wishes(known.lines, table.s, table.asked), strict=True))
    found = {option for option in choices(known, table.s, table.asked).values() if option.kind == "move"}
    left_out = {*wish} - found - {STAY}
    assert len(found) == kept and min(wish[option] for option in found) > max(wish[option] for option in left_out)


def test_a_repair_is_no_use_to_the_unhurt() -> None:
    hand = ("Spark Renewed", "5/1", "4/1", "3/3", "2/3", "1/4")
    table = Table(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "J7"), actions=2)
    assert spoken(table) == "draw Optimus Prime"
    hurt = Table(pawn("Optimus Prime", "A1", *hand, damage=18), pawn("Megatron", "J7"), actions=1)
    assert spoken(hurt) == "play Spark Renewed"


@pytest.mark.parametrize("name", THINKERS)
def test_a_special_that_would_do_nothing_waits(name: str) -> None:
    """With a full hand and nobody near a weak card goes rather than the Special."""
    hand = ("Ram'em", "5/1", "4/1", "4/2", "3/1", "3/2", "3/3", "2/3", "1/4", "1/4")
    table = Table(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "J7"), actions=1)
    assert spoken(table, name) == "draw Optimus Prime"


def test_a_defense_that_has_no_other_use_defends_first() -> None:
    table = Table(pawn("Megatron", "B2", "5/1"), pawn("Optimus Prime", "B3", "4/2", "Trailer Bulwark"), actions=2)
    table.do("attack with 5/1")
    known = judgement(table.s.game)
    assert isinstance(known, ArenaJudgement) and table.asked is not None
    wish = dict(zip(table.asked.options, wishes(known.lines, table.s, table.asked), strict=True))
    assert table.s.card(max(wish, key=lambda option: wish[option]).value("card")).name == "Trailer Bulwark"


def test_the_weakest_card_makes_room() -> None:
    hand = ("Convoy Volley", "Combined Cannon", "3/1", "Trailer Bulwark", "Ram'em", "1/4", "1/4", "5/1", "5/1", "2/3")
    table = Table(pawn("Optimus Prime", "A1", *hand), pawn("Megatron", "J7"), actions=2).do("draw")
    assert spoken(table) == "card Combat 3/1"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", THINKERS)
def test_nobody_draws_only_to_discard_who_could_attack(name: str, players: int) -> None:
    hand = ("5/1", "5/1", "5/1", "4/2", "2/3", "1/4", "1/4", "Plated Fury", "3/2", "3/2")
    others = (pawn("Optimus Prime", "B3"), pawn("Hot Shot", "J1"), pawn("Cyclonus", "J7"))[:players - 1]
    mode = "duel" if players == 2 else "free-for-all"
    table = Table(pawn("Megatron", "B2", *hand), *others, actions=1, mode=mode)
    assert spoken(table, name).startswith("attack")


def test_who_could_only_waste_a_card_may_draw_with_a_full_hand() -> None:
    hand = ("1/4",) * 2 + ("2/3",) * 3 + ("2/4",) + ("Plated Fury",) * 2 + ("Tyrant Cannon",) * 2
    table = Table(pawn("Megatron", "A1", *hand), pawn("Optimus Prime", "J7"), actions=1)
    assert spoken(table) == "draw Megatron"


def test_among_several_somebody_strong_attacks_rather_than_gather_more() -> None:
    hand = ("Tyrant Cannon", "Tyrant Cannon", "5/1", "1/4", "2/3")
    others = (pawn("Optimus Prime", "B3"), pawn("Hot Shot", "J1"), pawn("Cyclonus", "J7"))
    table = Table(pawn("Megatron", "B2", *hand), *others, actions=1, mode="free-for-all")
    assert spoken(table) == "attack Tyrant Cannon Optimus Prime"


def test_among_several_it_is_worse_to_stand_where_all_the_others_can_attack() -> None:
    def chance(square: str, *others: str) -> float:
        names = ("Optimus Prime", "Hot Shot", "Cyclonus")
        table = Table(pawn("Megatron", square, "5/1"), *(pawn(name, there) for name, there in zip(names, others,
                      strict=True)), actions=0, mode="free-for-all")
        return judgement(table.s.game).standing(table.s, table.s.turn)[0]

    assert chance("B2", "B4", "D2", "A1") < chance("J7", "B4", "D2", "A1")


def test_games_of_four_are_fought() -> None:
    """Who can attack does so often enough, and nobody gathers cards all game long."""
    game = open_game("arena", {"mode": "free-for-all", "players": 4})
    thinker, open_, struck = roster.make("greedy:2"), 0, 0
    for seed in range(6):
        s, dice = game.new(seed), Dice(seed)
        asked = pending(s)
        while asked is not None:
            option = asked.options[0] if len(asked.options) == 1 else thinker.choose(view(s, asked.seat), dice)
            strong = [each for each in asked.options if each.kind == "attack"
                      and (s.cards[s.ident[each.value("card")]].attack or 0) >= 6]  # type: ignore[attr-defined]
            if strong:
                open_, struck = open_ + 1, struck + (option.kind == "attack")
            asked = take(s, option)
    assert open_ > 20 and struck > 0.5 * open_


def test_a_quick_defender_does_not_peek_at_the_facedown_card() -> None:
    """Worlds differ in what the attack is, and an imagined defender must not answer them differently."""
    found = set()
    for attack in ("5/1", "1/4"):
        hand = ("2/3", "4/1", "1/4")
        table = Table(pawn("Megatron", "B2", attack), pawn("Optimus Prime", "B3", *hand), actions=2)
        table.do(f"attack with {attack}")
        assert table.asked is not None
        known = judgement(table.s.game)
        assert isinstance(known, ArenaJudgement)
        found.add((tuple(wishes(known.lines, table.s, table.asked)), len(choices(known, table.s, table.asked))))
    assert len(found) == 1 and {count for _, count in found} == {1}


def test_the_real_defender_has_all_his_choices() -> None:
    table = Table(pawn("Megatron", "B2", "5/1"), pawn("Optimus Prime", "B3", "2/3", "1/4"), actions=2)
    table.do("attack with 5/1")
    seen = view(table.s, 1)
    assert seen.state.zones[seat_zone(0, PLAY)] and seen.decision is not None
    assert len(choices(judgement(seen.state.game), seen.state, seen.decision)) == 3


def test_a_reason_that_names_the_value_of_a_facedown_card_belongs_to_a_secret_question() -> None:
    """Nobody else hears why a secret question was answered so."""
    table = Table(pawn("Megatron", "B2", "5/1"), pawn("Optimus Prime", "B3", "2/3"), actions=2)
    for seat, kind in ((0, "attack"), (1, "defend")):
        assert table.asked is not None
        option = next(option for option in table.asked.options if option.kind == kind)
        why = judgement(table.s.game).why(view(table.s, seat).state, table.asked, option)
        assert "number" in [ref.kind for ref in why.refs] and table.asked.secret
        table = table.do("attack with 5/1") if kind == "attack" else table


@pytest.mark.parametrize("options", [{}, {"mode": "team", "players": 4}, {"mode": "free-for-all", "players": 3}],
                         ids=lambda options: " ".join(map(str, options.values())))
def test_every_chance_that_is_told_is_one(options: dict[str, object]) -> None:
    """None is below 0, not even of whoever is as good as beaten and far from any fight, and no two add up to more
    than 1."""
    game = open_game("arena", options)
    known = judgement(game)
    for seed in range(6):
        for s, _ in questions(game, seed, every=3):
            chances = known.standing(s, s.turn)
            assert all(0 <= chance <= 1 for chance in chances) and sum(chances) <= 1.000001


def test_hide_and_seek_is_worth_less_to_everybody() -> None:
    def chances(*squares: str) -> list[float]:
        table = Table(pawn("Megatron", squares[0], "1/4"), pawn("Optimus Prime", squares[1], "1/4"), actions=0)
        return [*judgement(table.s.game).standing(table.s, table.s.turn)]

    near, far = chances("B2", "B3"), chances("A1", "J7")
    assert all(there < here for here, there in zip(near, far, strict=True))


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    """Whatever two thinkers do in a game, why they do it can be told."""
    words = [json.loads((TRANSLATIONS / folder / f"{language}.json").read_text("utf-8"))
             for folder, language in (("arena", "en"), ("arena", "de"))]
    shared = [json.loads((TRANSLATIONS / "opponents" / f"{language}.json").read_text("utf-8"))
              for language in ("en", "de")]
    game = open_game("arena", {"characters": ["Smokescreen", "Cyclonus"]})
    known, s, dice = judgement(game), game.new(3), Dice(1)
    asked, told = pending(s), set()
    while asked is not None:
        shown = view(s, asked.seat)
        assert shown.decision is not None
        for option in shown.decision.options:
            told.add(known.why(shown.state, shown.decision, option).key)
        asked = take(s, known.quick(s, asked, dice))
    assert len(told) > 6
    for key in told:
        for own, general in zip(words, shared, strict=True):
            assert f"arena.{key}" in own or key in general, key
