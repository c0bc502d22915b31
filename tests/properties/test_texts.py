"""No text tells more than its reader may know: two states that look alike to a seat read alike to it.

Every sentence that a seat is ever shown is compared between a state and another world that looks the same: the
question and its answers, what an answer would bring, why something cannot be done, what might be gained aside, what
the log says, and a hint with its reasons.
"""
from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given

from sparktable.ai.opponent import Thinking
from sparktable.ai.roster import make
from sparktable.app.catalog import titles
from sparktable.app.game_texts import Speech
from sparktable.app.opponent_reasons import advised
from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending, take
from sparktable.kernel.state import State
from sparktable.kernel.values import Event
from sparktable.kernel.view import View, determinize, view

from .conftest import PLACES, SEEDS, walk

WISHES = ("play", "move", "search", "buy", "battle", "confront", "activate", "command", "use", "clear", "contribute",
          "convert", "assist", "block", "vault", "teleport", "gain", "attack", "defend", "draw", "no such wish")
"""What a player might expect to do with whatever lies on the table."""
WISHED = 40
"""So many of them are tried on each pair, besides all that anybody may answer."""


@given(seed=SEEDS, place=PLACES)
def test_what_looks_alike_reads_alike(any_game: Game, seed: int, place: float) -> None:
    dice = Dice(seed)
    tongue = speech(any_game)
    for number, (s, _) in enumerate(walk(any_game, seed, place).states()):
        seat = number % any_game.seats
        world = determinize(s, seat, dice.below(1 << 60))
        here, there = view(s, seat), view(world, seat)
        for wish in wishes(s, world, seat, dice):
            assert any_game.why_not(here, wish) == any_game.why_not(there, wish), wish.label()
        assert list(told(here, tongue)) == list(told(there, tongue))
        asked = pending(s)
        assert asked is not None
        for option in asked.options[:8]:
            compare_logs(s, world, seat, option, tongue)


@given(seed=SEEDS, place=PLACES)
def test_hints_are_drawn_from_the_view_alone(any_game: Game, seed: int, place: float) -> None:
    adviser, tongue = make("greedy"), speech(any_game)
    if tongue is None or not isinstance(adviser, Thinking):
        return
    for s, asked in walk(any_game, seed, place).states(part=0.3):
        seen = (view(s, asked.seat), view(determinize(s, asked.seat, seed), asked.seat))
        one, other = (advised(tongue, adviser.think(each, Dice(seed), lambda: False), each).whole for each in seen)
        assert one == other


def speech(game: Game) -> Speech | None:
    """The words of a game that is offered; toys have none."""
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][:game.seats]
    offered = {each.name: each for each in titles()}
    return Speech(offered[game.name], game, names) if game.name in offered else None


def told(seen: View, tongue: Speech | None) -> Iterator[object]:
    """All that is said to the viewer of the question that waits."""
    game, asked, state = seen.state.game, seen.decision, seen.state
    if asked is None:
        return
    if tongue is not None and asked.seat == seen.seat:  # of others' questions only their being asked is told
        yield tongue.question(asked, state)
        yield tongue.source(asked, state)
    for option in (*asked.options, *asked.asides):
        prospects = game.outlook(seen, option)
        yield option, prospects, option in asked.asides and game.gain_aside(seen, option)
        if tongue is not None:
            yield tongue.option(option, state), [tongue.prospect(each, state) for each in prospects]


def wishes(s: State, world: State, seat: int, dice: Dice) -> Iterator[Option]:
    """Every answer that anybody has in either world, and things to do with cards, spaces and seats at random."""
    for each in (s, world):
        asked = pending(each)
        assert asked is not None
        yield from (*asked.options, *asked.asides)
    board = max((len(zone) for index, zone in enumerate(s.zones) if s.game.zone_is_board[index]), default=1)
    for _ in range(WISHED):
        yield Option(WISHES[dice.below(len(WISHES))], (
            Ref("card", dice.below(len(s.ident))), Ref("card", dice.below(len(s.ident))),
            Ref("space", dice.below(board)), Ref("seat", dice.below(s.game.seats)), Ref("number", dice.below(4))))


def compare_logs(s: State, world: State, seat: int, option: Option, tongue: Speech | None) -> None:
    """Where an answer is possible in both worlds and shows the seat the same, the log reads alike."""
    asked = pending(world)
    assert asked is not None
    if option not in asked.options:
        return
    (one, first), (other, second) = watched(s, seat, option), watched(world, seat, option)
    if view(one, seat).digest() != view(other, seat).digest() or shown(first) != shown(second):
        return  # luck fell otherwise, or something was laid open, be it for a moment
    assert [each[:3] for each in first] == [each[:3] for each in second], option.label()
    if tongue is not None:
        lines = [[tongue.event(event, view(state, seat).state) for event in events]
                 for state, events in ((one, first), (other, second))]
        assert lines[0] == lines[1], option.label()


def shown(events: list[Event]) -> list[list[tuple[int, int]]]:
    """The cards that were seen."""
    return [[(slot, ident) for slot, ident, _ in event.identities] for event in events]


def watched(s: State, seat: int, option: Option) -> tuple[State, list[Event]]:
    """The state after an answer, and what happened as a seat saw it."""
    then = s.copy()
    then.rng = 1  # the same luck in both worlds
    then.events = []
    take(then, option)
    events, then.events = then.events, None
    return then, [event.seen_by(seat) for event in events or ()]
