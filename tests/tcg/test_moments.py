"""What those who watch an attack are shown of it, though nobody is asked anything on the way."""
from __future__ import annotations

from sparktable.games.tcg.events import ATTACKS, CARD_FLIPPED, DAMAGED, KOED, STRIKES
from sparktable.games.tcg.state import battle
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import digest
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"


def fought() -> tuple[list[int], list[tuple[int, ...]]]:
    """An attack with two orange icons on each side; how much had happened by each moment, and what each side had
    flipped."""
    table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"])
    match = Match(table.game, 1, watched=True, start=table.s)
    attack = next(option for option in match.decision.options if option.kind == "attack")  # type: ignore[union-attr]
    events = match.take(attack)
    found = match.moments(events)
    kinds = [event.kind for event in events]
    assert [kind for kind in (ATTACKS, CARD_FLIPPED, STRIKES) if kind not in kinds] == []
    return [moment.events for moment in found], [
        tuple(map(len, battle(moment.state).flipped)) for moment in found]  # type: ignore[arg-type, union-attr]


def test_an_attack_is_shown_as_it_begins_after_each_sides_cards_and_at_its_sum() -> None:
    events, flipped = fought()
    assert flipped == [(0, 0), (2, 0), (2, 2), (2, 2)]
    assert events == sorted(set(events)), "each moment is later than the one before"


def test_an_answer_without_an_attack_has_no_moments() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Primary Laser"])
    match = Match(table.game, 1, watched=True, start=table.s)
    play = next(option for option in match.decision.options if option.kind == "play")  # type: ignore[union-attr]
    assert match.moments(match.take(play)) == []


def test_the_damage_of_an_attack_stands_there_before_whoever_took_it_is_koed() -> None:
    """Also where something was asked between the sum and the damage."""
    game, koed = open_game("tcg", {"decks": ["random", "random"]}), 0
    for seed in range(6):
        match, dice = Match(game, seed, watched=True), Dice(seed)
        while (asked := match.decision) is not None:
            fights = battle(match.state) is not None
            events, over = match.take(asked.options[dice.below(len(asked.options))]), 0
            for moment in match.moments(events):
                fights, over = battle(moment.state) is not None, moment.events
            kinds = [event.kind for event in events[over:]]
            if fights and KOED in kinds:
                assert DAMAGED not in kinds[:kinds.index(KOED)]
                koed += 1
    assert koed > 10


def test_whoever_watches_changes_nothing_and_sees_nothing_hidden() -> None:
    """In whole games with cards by lot: the same course, and in each moment only what the seat knows."""
    seen = 0
    for seed in range(4):
        game = open_game("tcg", {"decks": ["random", "random"]})
        watched, plain, dice = Match(game, seed, watched=True), Match(game, seed), Dice(seed)
        while (asked := watched.decision) is not None:
            option = asked.options[dice.below(len(asked.options))]
            events = watched.take(option)
            plain.take(option)
            assert digest(watched.state) == digest(plain.state)
            for moment in watched.moments(events):
                assert moment.events <= len(events)
                for seat in (0, 1):
                    shown = moment.seen_by(seat).view
                    assert shown.decision is None and shown.state.rng == 0
                    hidden = [slot for slot, mask in enumerate(moment.state.known) if not mask >> seat & 1]
                    assert {shown.state.ident[slot] for slot in hidden} <= {shown.state.unknown}
                seen += 1
    assert seen > 100
