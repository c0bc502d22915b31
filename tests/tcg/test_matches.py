"""A match of up to three games: what may change between them, who begins, and the file that keeps it whole."""
from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sparktable.games.tcg.best_of_three import (
    NOBODY,
    BestOfThree,
    new_match,
    read_match,
    sideboarding_faults,
    with_sideboard,
)
from sparktable.games.tcg.deck_codes import decode, encode
from sparktable.games.tcg.decks import Deck, faults
from sparktable.games.tcg.seen import seen_in
from sparktable.games.tcg.shipped_decks import BEGINNERS, DECKS
from sparktable.kernel.game import BadSetup, open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.tools import cli

CONVOY = replace(BEGINNERS[0], sideboard=(("Medic!", 2), ("Photon Bomb", 1), ("Duty & Honor", 1)))


BEGINNERS_TWO = with_sideboard(BEGINNERS[1])


def opened(match: BestOfThree) -> Match:
    """The game that was begun last."""
    game = match.games[-1]
    return Match(open_game("tcg", match.options(game)), game.seed)


def a_match(**options: Any) -> BestOfThree:
    return new_match({"decks": [encode(CONVOY), BEGINNERS[1].name], **options}, 7)


LOSER_SAYS = {"who_begins": "loser_chooses"}


def won_by(match: BestOfThree, seat: int, begins: int | None = None) -> BestOfThree:
    return match.begun(begins=begins).ended((seat,))


def exchanged(deck: Deck, comes: str, goes: str) -> Deck:
    """One card of the sideboard for one of the deck."""
    cards = [(name, count - (name == goes)) for name, count in deck.cards]
    aside = [(name, count - (name == comes)) for name, count in deck.sideboard]
    return replace(deck, cards=tuple(each for each in (*cards, (comes, 1)) if each[1]),
                   sideboard=tuple(each for each in (*aside, (goes, 1)) if each[1]))


def test_two_wins_are_enough() -> None:
    match = won_by(won_by(a_match(), 1), 1)
    assert match.over and match.winner == 1 and len(match.games) == 2
    with pytest.raises(BadSetup, match="the match is over"):
        match.begun()


def test_it_goes_over_three_games_at_most() -> None:
    match = won_by(won_by(a_match(), 0), 1)
    assert not match.over
    drawn = match.begun().ended(())
    assert drawn.over and drawn.winner == NOBODY
    assert won_by(match, 0).winner == 0


def test_who_begins_changes_with_each_game() -> None:
    """rules-advanced-008: the lot says who begins the first."""
    assert {new_match({}, seed).begun().games[0].begins for seed in range(8)} == {0, 1}
    match = won_by(won_by(a_match(), 0), 1).begun()
    first, second, third = (game.begins for game in match.games)
    assert first == third != second and opened(match).state.active == first


def test_by_a_ruling_the_loser_says_who_begins() -> None:
    match = a_match(rulings=LOSER_SAYS)
    assert match.chooser == NOBODY and match.begun().games[-1].begins is None
    with pytest.raises(BadSetup, match="nobody chooses"):
        match.begun(begins=1)
    match = won_by(match, 0)
    assert match.chooser == 1
    assert [match.begun(begins=seat).games[-1].begins for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize(("ruling", "begins"), [("loser_begins", 1), ("by_lot", None)])
def test_a_table_may_rule_who_begins_otherwise(ruling: str, begins: int | None) -> None:
    match = won_by(a_match(rulings={"who_begins": ruling}), 0)
    assert match.chooser == NOBODY and match.begun().games[-1].begins == begins


def test_nobody_lost_a_game_that_both_lost() -> None:
    match = a_match(rulings=LOSER_SAYS).begun().ended(())
    assert match.chooser == NOBODY and match.begun().games[-1].begins is None


def test_between_games_cards_and_characters_and_stratagems_change_places() -> None:
    swapped = exchanged(CONVOY, "Medic!", "Data Pad")
    assert sideboarding_faults(CONVOY, swapped) == []
    beside = replace(CONVOY, stratagems=("Duty & Honor",), sideboard=CONVOY.sideboard[:-1])
    assert [fault.sentence() for fault in sideboarding_faults(CONVOY, beside)] == ["26 of 25 stars: take off 1"]
    match = won_by(a_match(), 0).begun((swapped, BEGINNERS_TWO))
    assert match.games[-1].decks[0] == swapped
    s = opened(match).state
    assert s.teams[0] == opened(won_by(a_match(), 0).begun()).state.teams[0]


def test_nothing_else_may_be_brought_in() -> None:
    foreign = exchanged(replace(CONVOY, sideboard=(*CONVOY.sideboard, ("Zap", 1))), "Photon Bomb", "Data Pad")
    with pytest.raises(BadSetup, match="Zap is there 4 times"):
        won_by(a_match(), 0).begun((foreign, BEGINNERS_TWO))
    less = replace(CONVOY, sideboard=())
    assert "Medic!: 0 now, 2 were brought to the match" in [
        fault.sentence() for fault in sideboarding_faults(CONVOY, less)]


def test_the_first_game_is_played_with_what_was_brought_and_each_has_its_own_luck() -> None:
    match = won_by(a_match(), 0).begun()
    assert match.games[0].decks == (CONVOY, BEGINNERS_TWO)
    assert match.games[0].seed != match.games[1].seed
    assert a_match().begun().games == a_match().begun().games


def test_the_basic_rules_have_no_match() -> None:
    with pytest.raises(BadSetup, match="the basic ones share one deck"):
        new_match({"mode": "basic"}, 1)


def played(match: BestOfThree) -> BestOfThree:
    """The running game with any answers, to its end."""
    course, dice = opened(match), Dice(match.games[-1].seed)
    while course.decision is not None:
        course.take(course.decision.options[dice.below(len(course.decision.options))])
    assert course.state.outcome is not None
    return match.ended(course.state.outcome.winners, course.state.turn, seen_in(course))


@pytest.mark.parametrize("rulings", [{}, LOSER_SAYS], ids=["takes turns", "loser says"])
def test_every_game_knows_the_match_that_it_belongs_to(rulings: dict[str, str]) -> None:
    """Its options tell it, as a save keeps them."""
    before = played(a_match(rulings=rulings).begun())
    match = before.begun((exchanged(CONVOY, "Medic!", "Zap"), BEGINNERS_TWO), 0 if before.chooser != NOBODY else None)
    options = opened(match).game.options
    assert read_match(json.loads(json.dumps(options))) == before == read_match(before.told())
    assert [decode(code) for code in options["decks"]] == list(match.games[-1].decks)


@pytest.mark.parametrize("change", [
    {"series": ()}, {"series": ((7,),)}, {"series": 5}, {"series": ((7, "tcg1.x", "tcg1.y"),)},
    {"series": ((-1, encode(CONVOY), encode(CONVOY)),)}, {"series": ((7, encode(CONVOY), encode(CONVOY)), (0, 3))},
    {"series": ((7, encode(CONVOY), encode(CONVOY)), *([(0, 3, *[encode(CONVOY)] * 4)] * 3))},
    {"series": ((7, encode(CONVOY), encode(CONVOY)), (0, 3, encode(BEGINNERS[1]), *[encode(CONVOY)] * 3))},
    {"series": ((7, encode(CONVOY), encode(CONVOY)), (True, 3, *[encode(CONVOY)] * 4))},
    {"series": ((7, encode(CONVOY), encode(CONVOY)), (1.0, 3, *[encode(CONVOY)] * 4))},
    {"series": ((7, encode(CONVOY), encode(CONVOY)), (1, -3, *[encode(CONVOY)] * 4))},
    {"rulings": {"x": "y"}}, {"mark": "../x"}, {"mark": 7}, {"mark": "x" * 33}, {"mark": "é"},
], ids=lambda change: str(change)[:40])
def test_what_is_no_match_is_refused_in_one_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        read_match({**a_match().told(), **change})


def test_what_was_seen_is_what_lay_open_to_that_seat() -> None:
    """Of the own hand nobody tells; what was flipped in a battle everybody saw."""
    match = played(a_match().begun())
    for seat, seen in enumerate(match.games[0].seen):
        theirs = dict(match.games[0].decks[1 - seat].cards)
        assert seen and all(count <= theirs[name] for name, count in seen)
    assert match.seen(0) == match.games[0].seen[0]


def test_who_brings_no_sideboard_is_given_the_houses() -> None:
    for name, deck in DECKS.items():
        given = with_sideboard(deck)
        assert given.sideboard and faults(given) == faults(deck), name


def test_the_command_line_plays_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(("simulate", "--game", "tcg", "--match", "--games", "2", "--json", "--deck",
                     f"{encode(CONVOY)},random")) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["matches"] == 2 and 4 <= said["games"] <= 6 and said["violations"] == []
    assert sum(said["wins_by_seat"]) + said["draws"] == 2 and said["sideboarded"] >= 1
    assert cli.main(("simulate", "--game", "arena", "--match", "--games", "1")) == 2
    assert "--match is for games with sideboards" in capsys.readouterr().err
    assert cli.main(("simulate", "--game", "tcg", "--mode", "basic", "--match", "--games", "1")) == 2
