"""What is in the box, and how a game is set up."""
from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from arena.table import rules
from sparktable.games.arena.board import BOARDS, NAMES
from sparktable.games.arena.card import AUTOBOT, DECEPTICON
from sparktable.games.arena.cards import CATALOGUE, DECKLIST, TRANSFORMERS
from sparktable.games.arena.rules.turn import FACES
from sparktable.games.arena.state import BOARD, DISCARDS, HAND, PILE, chart, deck_zone, seat_zone, space_of
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.run import advance, pending, take
from sparktable.kernel.state import digest
from sparktable.kernel.zones import knows

QUICK_GUIDES = 4
AUTOBOTS = {"Optimus Prime", "Red Alert", "Hot Shot", "Smokescreen"}
DECEPTICONS = {"Megatron", "Demolishor", "Starscream", "Cyclonus"}


def new(seed: int = 1, **options: Any) -> Any:
    return open_game("arena", options).new(seed)


def characters(s: Any) -> list[str]:
    return [chart(s, pawn).name for pawn in range(len(s.damage))]


@rules("CO-01", "CO-02", "CO-03", "CO-04", "SE-06")
def test_the_box() -> None:
    assert {board.name for board in BOARDS} == {"Rain Forest Assault Arena", "Megatron's Throne Room",
                                                "Autobot's Mountain Base", "Desert Arena"}
    assert len(TRANSFORMERS) == 8
    assert QUICK_GUIDES + sum(map(len, DECKLIST)) == 252
    for deck, character in zip(DECKLIST, TRANSFORMERS, strict=True):
        assert len(deck) == 31
        assert {CATALOGUE[title].character for title in deck} == {character.character}
        assert Counter(CATALOGUE[title].type for title in deck)["combat"] == 19
    assert len(FACES) == 6 and (4, True) in FACES


@rules("SE-01", "SE-03", "SE-07", "SE-08", "SE-09", "SE-13", "SE-05")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.slug)
def test_a_duel_is_set_up(board: Any) -> None:
    s = new(mode="duel", board=board.slug, characters=["Hot Shot", "Cyclonus"])
    assert characters(s) == ["Hot Shot", "Cyclonus"]
    assert s.damage == [0, 0]
    for seat, letter in enumerate("HC"):
        assert space_of(s, seat) == board.start[letter]
        hand, pile = s.zones[seat_zone(seat, HAND)], s.zones[deck_zone(s, seat, PILE)]
        assert (len(hand), len(pile), len(s.zones[deck_zone(s, seat, DISCARDS)])) == (4, 27, 0)
        assert Counter(s.ident[slot] for slot in hand + pile) == Counter(DECKLIST[s.ident[seat]])
        assert all(knows(s, seat, slot) and not knows(s, 1 - seat, slot) for slot in hand)
        assert not any(knows(s, who, slot) for who in (0, 1) for slot in pile)


@rules("SE-05")
def test_decks_are_shuffled() -> None:
    piles = {tuple(s.ident[slot] for slot in s.zones[deck_zone(s, 0, PILE)])
             for s in (new(seed, characters=["Hot Shot"]) for seed in range(6))}
    assert len(piles) == 6


@rules("SE-02")
def test_an_autobot_meets_a_decepticon() -> None:
    for seed in range(12):
        first, second = characters(new(seed))
        assert first in AUTOBOTS and second in DECEPTICONS
        first, second = characters(new(seed, side="decepticon"))
        assert first in DECEPTICONS and second in AUTOBOTS


@rules("SE-04")
def test_the_suggested_first_game_is_at_hand() -> None:
    s = new(characters=["Optimus Prime", "Megatron"])
    assert s.game.board.name == "Desert Arena"


@rules("SE-12", "RD-03")
def test_nobody_is_there_twice() -> None:
    for seed in range(10):
        s = new(seed, mode="random-draw", players=6)
        assert len(set(characters(s))) == 6
        s = new(seed, mode="master", players=4)
        assert len(set(characters(s))) == 8


@rules("SE-10", "A27", "A28", "A29")
def test_the_highest_roller_begins_and_ties_roll_again() -> None:
    rounds_seen = set()
    for seed in range(30):
        game = open_game("arena", {"mode": "team", "players": 4})
        s, rolls = _rolls(game, seed)
        rollers = [0, 1, 2, 3]
        rounds = 0
        while len(rollers) > 1:
            numbers = {seat: rolls.pop(0) for seat in rollers}
            rollers = [seat for seat in rollers if numbers[seat] == max(numbers.values())]
            rounds += 1
        rounds_seen.add(rounds)
        assert s.active == rollers[0]
        assert rolls == [s.die]
    assert len(rounds_seen) > 1, "no tie was rolled in all these games"


def _rolls(game: Any, seed: int) -> tuple[Any, list[int]]:
    """A game at its first question, and all numbers rolled on the way."""
    from sparktable.games.arena.setup import SET_UP, empty_table
    from sparktable.kernel.stack import call

    s = empty_table(game, seed)
    s.events = []
    call(s, SET_UP, 0)
    advance(s)
    return s, [event.refs[0].value for event in s.events if event.kind == "rolls"]


@rules("SE-11")
def test_turns_pass_to_the_left() -> None:
    s = new(mode="free-for-all", players=5)
    begun = []
    asked = pending(s)
    while len(begun) < 8:
        if not begun or begun[-1] != s.active:
            begun.append(s.active)
        assert asked is not None
        asked = take(s, next((option for option in asked.options if option.kind == "draw"), asked.options[-1]))
    assert all((before + 1) % 5 == after for before, after in pairwise(begun))


@rules("A30")
@pytest.mark.parametrize("mixed", ["no", "yes"])
def test_teams_are_of_one_faction_unless_the_table_mixes(mixed: str) -> None:
    factions = set()
    for seed in range(20):
        s = new(seed, mode="team", players=6, rulings={"teams_may_mix": mixed})
        factions |= {(seat % 2, chart(s, seat).faction) for seat in range(6)}
    assert (factions == {(0, AUTOBOT), (1, DECEPTICON)}) == (mixed == "no")


@rules("A31", "FA-01")
def test_players_choose_in_turn_from_all_that_are_left() -> None:
    s = new(3, mode="free-for-all", players=4, draft=True)
    choosers = []
    wishes = ["Megatron", "Cyclonus", "Hot Shot", "Demolishor"]
    for number, wish in enumerate(wishes):
        asked = pending(s)
        assert asked is not None and asked.kind == "choose character"
        assert len(asked.options) == 8 - number
        choosers.append(asked.seat)
        wanted = next(option for option in asked.options
                      if s.card(option.value("card")).name == wish)
        take(s, wanted)
    assert [(seat - choosers[0]) % 4 for seat in choosers] == [0, 1, 2, 3]
    assert [characters(s)[seat] for seat in choosers] == wishes
    for seat in range(4):
        cards = s.zones[seat_zone(seat, HAND)] + s.zones[deck_zone(s, seat, PILE)]
        assert Counter(s.ident[slot] for slot in cards) == Counter(DECKLIST[s.ident[seat]])


def test_in_a_duel_each_chooses_from_the_own_side() -> None:
    s = new(draft=True, characters=["", "Starscream"], side="autobot")
    asked = pending(s)
    assert asked is not None and (asked.seat, asked.kind) == (0, "choose character")
    assert {s.card(option.value("card")).name for option in asked.options} == AUTOBOTS


def test_every_board_is_connected_and_fair() -> None:
    """Half-turn symmetric, and nobody can be attacked by the other faction before the first step."""
    for board in BOARDS:
        anywhere = board.reach(board.start["O"], 70, board.open)
        assert anywhere == board.open
        for square, name in enumerate(NAMES):
            assert (board.open >> square & 1) == (board.open >> (69 - square) & 1), f"{board.name} {name}"
        assert all(board.start[one] == 69 - board.start[other] for one, other in ("OM", "HC", "RD", "ST"))
        assert all(board.between[board.start[one]][board.start[other]] < 0 for one in "OHRS" for other in "MDTC")


def test_pawns_stand_on_the_board_zone() -> None:
    s = new(characters=["Optimus Prime", "Megatron"])
    assert [slot for slot in s.zones[BOARD] if slot >= 0] == [0, 1]


def test_what_happened_before_the_first_question_can_be_told() -> None:
    game = open_game("arena", {"mode": "duel"})
    match = Match(game, 3)
    kinds = [event.kind for event in match.opening()]
    assert kinds.count("rolls") >= 3, "both roll for who goes first, and whoever does rolls for the turn"
    assert kinds.index("goes first") < kinds.index("turn begins")
    assert digest(match.state) == digest(game.new(3)), "telling it changes nothing"
    assert Match(game, 3, start=match.state).opening() == [], "a position that was put there has no such past"
